// How a bot is called: a level in words, a language model or a network by its own name.
import { text } from "./speech.svelte";

const NAMED = ["model:", "net:"];

export function levelName(level: string): string {
  const prefix = NAMED.find((one) => level.startsWith(one));
  return prefix ? level.slice(prefix.length) : text(`ui-level-${level}`);
}
