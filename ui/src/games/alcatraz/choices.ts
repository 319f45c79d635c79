// What can be done, by what it begins; and what cannot, by the reason.
import type { Sentence } from "../../live/sentence";
import type { RefusedDeed } from "../../live/wire";
import type { Choice, Deed, Kind } from "./wire";

/** What can be begun in a turn, in the order in which it is shown; the other kinds are answers on the way. */
export const VERBS = [
  "move",
  "use",
  "task",
  "trade",
  "frame-up",
  "bribe",
  "push",
  "rob",
  "riot",
  "pick-up",
  "drop",
  "end",
] as const satisfies readonly Kind[];
export type Verb = (typeof VERBS)[number];

/** What an action can be about. */
export type Aim = Pick<Deed, "room" | "seat" | "thing" | "card">;

/** What an action begins; null: it is an answer on the way. */
function verbOf(deed: { kind: string }): Verb | null {
  return VERBS.find((verb) => verb === deed.kind) ?? null;
}

/** Is this action of a kind, and about just that? */
export function is(deed: Deed, kind: Kind, about: Partial<Aim>): boolean {
  return (
    deed.kind === kind && Object.entries(about).every(([name, value]) => deed[name as keyof Aim] === value)
  );
}

/** What can be begun, verb by verb; those that are possible in the order of VERBS. */
export function byVerb(found: Choice[]): [Verb, Choice[]][] {
  return VERBS.map((verb): [Verb, Choice[]] => [verb, found.filter((choice) => choice.kind === verb)]).filter(
    ([, some]) => some.length > 0,
  );
}

/** One reason, and all that it forbids. */
export interface Reason {
  reason: Sentence;
  rule: string | null;
  verbs: Verb[];
  refused: RefusedDeed[];
  also: number[]; // other prisoners of whom the same is true
}

// Reasons that everybody sees on the board; they are told where one clicks, not in the list.
const PLAIN = new Set([
  "no-not-next",
  "no-not-here",
  "no-not-held",
  "no-not-lying",
  "no-yourself",
  "no-such-seat",
  "no-card-not-held",
  "no-no-task",
  "no-no-guard",
  "no-not-asked",
  "no-finish-first",
  "no-not-offered",
]);

/** The same reason for another prisoner is the same reason. */
const key = ({ rule, reason }: RefusedDeed): string => {
  const seat = seatIn(reason);
  return `${rule} ${reason.id} ${seat === null ? JSON.stringify(reason.arguments) : "seat"}`;
};

function seatIn(reason: Sentence): number | null {
  const who = reason.arguments?.who;
  return typeof who === "object" && "seat" in who ? who.seat : null;
}

/**
 * What cannot be done now, grouped by the reason. `brief`: only verbs of which nothing at all is possible, and
 * only reasons that are news. Else also the plain reasons, of verbs of which nothing else is to be said.
 */
export function reasons(found: RefusedDeed[], possible: Choice[], brief: boolean): Reason[] {
  const begun = new Set(possible.map(verbOf));
  const told = new Set(begun);
  for (const { deed, reason } of found) if (!PLAIN.has(reason.id)) told.add(verbOf(deed));
  const groups = new Map<string, Reason>();
  for (const refused of found) {
    const verb = verbOf(refused.deed);
    const isPlain = PLAIN.has(refused.reason.id);
    if (verb === null || (isPlain && (brief || told.has(verb))) || (brief && begun.has(verb))) continue;
    const group = groups.get(key(refused)) ?? {
      reason: refused.reason,
      rule: refused.rule,
      verbs: [],
      refused: [],
      also: [],
    };
    if (!group.verbs.includes(verb)) group.verbs.push(verb);
    group.refused.push(refused);
    const seat = seatIn(refused.reason);
    if (seat !== null && seat !== seatIn(group.reason) && !group.also.includes(seat)) group.also.push(seat);
    groups.set(key(refused), group);
  }
  const rank = (group: Reason): number => Math.min(...group.verbs.map((verb) => VERBS.indexOf(verb)));
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** Why this very thing is not possible. */
export function whyNot(found: RefusedDeed[], verb: Verb, about: Partial<Aim>): RefusedDeed | null {
  return found.find((refused) => is(refused.deed as Deed, verb, about)) ?? null;
}
