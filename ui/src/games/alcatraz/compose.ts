// A statement on its way: the server says what can be said (docs/protocol.md), and here it is made ready to be drawn.
import type { Draft, Gap, Line, Path, Slot } from "../../live/talk";
import type { Composed } from "../../live/wire";
import type { Words } from "../../words/words";
import { rich, token, withRest, type Part, type Token } from "./rich";

/** A draft with a value at a place of it; null in a list takes out what stands there. */
export function put(draft: Draft, path: Path, value: unknown): Draft {
  const changed = structuredClone(draft);
  let place = changed as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    place[key] ??= typeof path.at(-1) === "number" ? [] : {};
    place = place[key] as Record<string | number, unknown>;
  }
  const last = path.at(-1)!;
  if (Array.isArray(place) && value === null) place.splice(Number(last), 1);
  else place[last] = value;
  return changed;
}

/** Does a draft say anything yet? */
export function isBegun(draft: Draft): boolean {
  return [draft.give, draft.get].some((side) => Array.isArray(side) && side.length > 0);
}

export const isAt = (path: Path, other: Path | null): boolean =>
  other !== null && path.join() === other.join();

/** All lines of a statement: its clauses, its condition, how long it stays open. */
export function linesOf(composed: Composed): Line[] {
  return composed.expires === null ? composed.lines : [...composed.lines, composed.expires];
}

export function gapAt(composed: Composed, path: Path | null): Gap | null {
  const gaps = linesOf(composed).flatMap((line) => line.gaps);
  return gaps.find((gap) => isAt(gap.path, path)) ?? null;
}

/** The first gap that has to be filled. */
export function firstEmpty(composed: Composed): Gap | null {
  return (
    linesOf(composed)
      .flatMap((line) => line.gaps)
      .find((gap) => gap.empty) ?? null
  );
}

/** What stands in a gap, as it is called in the list of what fits. */
function standing(words: Words, gap: Gap): Token {
  const option = gap.options.find(({ value }) => value === gap.value);
  return { ...token(words, option?.label ?? "…"), gap: gap.name };
}

/** A line as text and gaps; gaps that its words have no place for come after it. */
export function partsOf(words: Words, line: Line): Part[] {
  const found = rich(words, line.sentence);
  const shown = new Set(found.map((part) => (typeof part === "string" ? "" : part.gap)));
  const left = line.gaps.filter((gap) => !shown.has(gap.name));
  return withRest(
    found,
    left.map((gap) => standing(words, gap)),
  );
}

/** To whom it is said if one seat more, or less, is spoken to; null: that cannot be. */
export function toggled(to: Slot, seat: number): number[] | null {
  const now = to.value as number[];
  const wanted = now.includes(seat)
    ? now.filter((other) => other !== seat)
    : [...now, seat].sort((a, b) => a - b);
  const group = to.options.find(({ value }) => isAt(value as number[], wanted));
  return group === undefined ? null : (group.value as number[]);
}
