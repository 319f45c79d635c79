import type { Sentence } from "../live/sentence";
import type { Hint } from "../live/wire";

// What is to be done next, what for and why, then the chances. What is to be done is the name of the action
// already.
const ORDER = [
  /^explain-then$/,
  /^aim-/,
  /^explain-promise$/,
  /^explain-(nearly|runner)/,
  /^(because|will)-/,
  /^explain-/,
];

/** The sentences of a hint, in the order in which they are read. */
export function advice({ sentences }: Hint): Sentence[] {
  const rank = ({ id }: Sentence): number => {
    const found = ORDER.findIndex((kind) => kind.test(id));
    return found < 0 ? ORDER.length : found;
  };
  return sentences.filter(({ id }) => id !== "explain-choice").sort((a, b) => rank(a) - rank(b));
}
