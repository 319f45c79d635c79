// From a click to a table.
import { ask } from "../live/http";
import type { TableReply } from "../live/replies";
import { way } from "../route.svelte";
import { me } from "../shell/guest.svelte";

/** Bots of one level in every seat but the first. */
export function botsFor(players: number, level: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: players - 1 }, (_, n) => [String(n + 1), level]));
}

/** Whom a newcomer plays against first: the weakest of those that do not play at random. */
export function firstRival(bots: string[]): string {
  return bots[1] ?? bots[0]!;
}

/** A game against bots, dealt at once. */
export async function playNow(game: string, players: number, level: string): Promise<void> {
  await me.somebody();
  const made = await ask<TableReply>("POST", "/api/tables", { game, players, bots: botsFor(players, level) });
  await ask("POST", `/api/tables/${made.table}/start`);
  way.go(`/t/${made.table}`);
}
