// What is not on the board when a game begins, fetched once it stands.
import { later } from "../../words/speech.svelte";

export type Stages = typeof import("./stages");

/** Without them the game would stand still: they are asked for until they come, or until nobody wants them. */
export async function fetchStages(gone: () => boolean): Promise<Stages | null> {
  while (!gone()) {
    try {
      return await later(import("./stages"));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  return null;
}
