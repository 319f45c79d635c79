// Whether somebody wants to play again.
import type { TableReply } from "./replies";

/** Who of the others waits for us in the lobby of a rematch; null: nobody. */
export function wantsAgain(card: TableReply, seats: readonly number[]): string | null {
  const by = card.rematch_by ?? null;
  return by === null || seats.includes(by) ? null : (card.chairs[by]?.name ?? null);
}
