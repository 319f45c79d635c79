// The board of Alcatraz.
import type { Sentence } from "../../live/sentence";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import type { View } from "./wire";

export { Board, Mark };

export function summary(view: View): Sentence {
  return { id: "alc-summary", arguments: { round: view.round, guards: view.guards } };
}
