// The boards. Each is one folder here with an index.ts that exports a BoardModule; nothing else names them.
import type { BoardModule } from "./board";

const found = import.meta.glob<BoardModule<unknown>>("./*/index.ts");

/** The board of a game; null where there is none: what is offered is then shown as a list. */
export async function boardOf(game: string): Promise<BoardModule<unknown> | null> {
  const load = found[`./${game}/index.ts`];
  return load === undefined ? null : load();
}
