// The board of Alcatraz.
import type { Sentence } from "../../live/sentence";
import type { Sound } from "../../shell/sounds";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import type { View } from "./wire";

export { Board, Mark };

export function summary(view: View): Sentence {
  return { id: "alc-summary", arguments: { round: view.round, guards: view.guards } };
}

export const headings = ["round-begins"];

const SOUNDS: Record<string, Sound> = {
  "plays-frame-up": "card",
  takes: "token",
  "picks-up": "token",
  steals: "stolen",
  elected: "scene",
  stays: "arrest",
  lost: "arrest",
};

export function sound({ id }: Sentence): Sound | null {
  return SOUNDS[id] ?? null;
}
