import type { Person } from "../live/replies";
import { text } from "../words/speech.svelte";

/** How many games somebody has: "41 games, 2 running". */
export function standing({ games, running }: Person): string {
  return text("ui-standing", { games, running });
}
