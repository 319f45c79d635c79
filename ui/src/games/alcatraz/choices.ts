// The offered actions, read from their labels: what is done, and to whom or what.
import type { Argument, Label, NotPossible, Sentence } from "../../live/protocol";
import type { Card, Offer, RoomName, Thing } from "./view";

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
] as const;
export type Verb = (typeof VERBS)[number];
export type Pick = "room" | "seat" | "gun" | "thing" | "card" | "done" | "yes" | "no";

/** What an action is about. */
export interface Aim {
  verb: Verb | null; // what it begins; null: a choice on the way
  pick: Pick | null;
  room: RoomName | null;
  seat: number | null;
  thing: Thing | null;
  card: Card | null;
}

export interface Choice extends Aim {
  action: number;
  label: Sentence;
  points: number;
  cash: number;
  stamina: number;
}

function named(argument: Argument | undefined, key: string): string | null {
  if (typeof argument !== "object" || !("id" in argument)) return null;
  const value = argument.arguments?.[key];
  return typeof value === "string" ? value : null;
}

export function aim(label: Sentence): Aim {
  const said = label.arguments ?? {};
  const seat = Object.values(said).find((value) => typeof value === "object" && "seat" in value);
  const [kind, ...rest] = label.id.split("-");
  const what = rest.join("-");
  return {
    verb: kind === "do" ? (what as Verb) : null,
    pick: kind === "pick" ? (what as Pick) : null,
    room: named(said.room, "room") as RoomName | null,
    seat: seat === undefined ? null : (seat as { seat: number }).seat,
    thing: named(said.thing, "thing") as Thing | null,
    card: named(said.card, "card") as Card | null,
  };
}

/** The offered actions, in the order of the labels. */
export function choices(labels: Label[], offers: Offer[]): Choice[] {
  const costs = new Map(offers.map((offer) => [offer.action, offer]));
  return labels.map((label) => {
    const cost = costs.get(label.action);
    return {
      ...aim(label),
      action: label.action,
      label,
      points: cost?.points ?? 0,
      cash: cost?.cash ?? 0,
      stamina: cost?.stamina ?? 0,
    };
  });
}

/** What can be begun, verb by verb; those that are possible in the order of VERBS. */
export function byVerb(found: Choice[]): [Verb, Choice[]][] {
  return VERBS.map((verb): [Verb, Choice[]] => [verb, found.filter((choice) => choice.verb === verb)]).filter(
    ([, some]) => some.length > 0,
  );
}

/** One reason, and all that it forbids. */
export interface Reason {
  reason: Sentence;
  rule: string | null;
  verbs: Verb[];
  refused: NotPossible[];
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

const key = (refused: NotPossible): string => `${refused.rule} ${JSON.stringify(refused.reason)}`;

/**
 * What cannot be done now, grouped by the reason. `brief`: only verbs of which nothing at all is possible, and
 * only reasons that are news. Else also the plain reasons, of verbs of which nothing else is to be said.
 */
export function reasons(found: NotPossible[], possible: Choice[], brief: boolean): Reason[] {
  const begun = new Set(possible.map((choice) => choice.verb));
  const told = new Set(begun);
  for (const { label, reason } of found) if (!PLAIN.has(reason.id)) told.add(aim(label).verb);
  const groups = new Map<string, Reason>();
  for (const refused of found) {
    const { verb } = aim(refused.label);
    const isPlain = PLAIN.has(refused.reason.id);
    if (verb === null || (isPlain && (brief || told.has(verb))) || (brief && begun.has(verb))) continue;
    const group = groups.get(key(refused)) ?? {
      reason: refused.reason,
      rule: refused.rule,
      verbs: [],
      refused: [],
    };
    if (!group.verbs.includes(verb)) group.verbs.push(verb);
    group.refused.push(refused);
    groups.set(key(refused), group);
  }
  const rank = (group: Reason): number => Math.min(...group.verbs.map((verb) => VERBS.indexOf(verb)));
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** Why this very thing is not possible. */
export function whyNot(found: NotPossible[], verb: Verb, about: Partial<Aim>): NotPossible | null {
  const fits = (refused: NotPossible): boolean => {
    const what = aim(refused.label);
    return (
      what.verb === verb && Object.entries(about).every(([name, value]) => what[name as keyof Aim] === value)
    );
  };
  return found.find(fits) ?? null;
}
