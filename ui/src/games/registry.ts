// The boards. Each is one folder here with an index.ts that exports a BoardModule, or a file that the game's own
// package brings and the server serves; nothing names them.
import { at } from "../address";
import { house } from "../table/house";
import type { BoardModule, Draw } from "./board";
import type { View } from "../live/wire";

const found = import.meta.glob<BoardModule<View>>("./*/index.ts");

/** The board of a game. Where there is none, the table is told in words and what is offered is a list. */
export async function boardOf(game: string): Promise<BoardModule<View>> {
  const load = found[`./${game}/index.ts`];
  if (load !== undefined) return load();
  const [{ default: Board }, { games }] = await Promise.all([import("./Plain.svelte"), house()]);
  const address = games.find(({ name }) => name === game)?.board;
  return address ? { Board, draw: await drawerAt(at(address)) } : { Board };
}

/** What draws a board of another package: a broken one must not keep anybody from playing. */
async function drawerAt(address: string): Promise<Draw> {
  try {
    const { draw } = (await import(/* @vite-ignore */ address)) as { draw?: unknown };
    if (typeof draw !== "function") throw new TypeError(`${address} exports no function draw`);
    return draw as Draw;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
