import type { Sentence } from "../../live/sentence";
import type { Sound } from "../../shell/sounds";
import type { View } from "./wire";

export { default as Board } from "./Board.svelte";

/** Where a game is, in a few words. */
export function summary(view: View): Sentence {
  return { id: "raid", arguments: { number: view.raid } };
}

/** With the coach one may look at what one has in safety: what is counted can be shown (AR-21). */
export const coached = { stacks: "own" };

export const headings = ["raid-begins"];

const SOUNDS: Record<string, Sound> = {
  plays: "card",
  takes: "token",
  steals: "stolen",
  "gives-dog": "dog",
  "fetches-dog": "dog",
  "fetches-dog-from": "dog",
  "raid-ends": "scene",
  ends: "arrest",
};

export function sound({ id }: Sentence): Sound | null {
  return SOUNDS[id] ?? null;
}
