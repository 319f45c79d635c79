import type { Sentence } from "../live/sentence";
import type { Hint } from "../live/wire";

/** Why a bot would do it, then what it would do else. What it would do is the name of the action already. */
export function advice({ sentences }: Hint): Sentence[] {
  const instead = sentences.filter(({ id }) => id === "explain-instead");
  return [...sentences.filter(({ id }) => id !== "explain-choice" && id !== "explain-instead"), ...instead];
}
