// How a bot is called: a level in words, a language model by its own name.
import { text } from "./speech.svelte";

const MODEL = "model:";

export function levelName(level: string): string {
  return level.startsWith(MODEL) ? level.slice(MODEL.length) : text(`ui-level-${level}`);
}
