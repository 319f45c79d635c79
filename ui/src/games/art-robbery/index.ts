import type { Sentence } from "../../live/sentence";
import type { View } from "./wire";

export { default as Board } from "./Board.svelte";

/** Where a game is, in a few words. */
export function summary(view: View): Sentence {
  return { id: "raid", arguments: { number: view.raid } };
}
