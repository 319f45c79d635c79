// Typed statements (docs/alcatraz.md, "Talk and promises"): clauses with gaps that are filled one by one.
import type { Argument, Sentence } from "../../live/protocol";
import {
  CARDS,
  ELEMENTS,
  ROOMS,
  THINGS,
  type Clause,
  type Condition,
  type Statement,
  type Thing,
  type View,
} from "./view";

export const CLAUSES = {
  vote: ["candidate", "round"],
  not_vote: ["candidate", "round", "until"],
  give: ["to", "count", "thing", "by"],
  swap: ["to", "thing", "wanted", "by"],
  at: ["room", "round"],
  bring: ["item", "room", "round"],
  let: ["to", "task", "until"],
  not_steal: ["victim", "until"],
  not_frame_up: ["card", "to", "until"],
  guard: ["origin", "target", "by"],
} as const;
export type ClauseKind = keyof typeof CLAUSES;

export const CONDITIONS = {
  elected: ["candidate", "round"],
  done: ["task"],
  has: ["who", "thing"],
} as const;
export type ConditionKind = keyof typeof CONDITIONS;

export type Value = string | number;
/** The gap that takes nothing may be left: any card, anybody. */
export const ANY = "any";

export interface DraftClause {
  side: "give" | "get";
  kind: ClauseKind;
  gaps: Record<string, Value | null>;
}
export interface DraftCondition {
  kind: ConditionKind;
  gaps: Record<string, Value | null>;
}
export interface Draft {
  to: number[];
  clauses: DraftClause[];
  condition: DraftCondition | null;
  ref: number | null; // the offer that it answers
}

/** A gap, by where it is: the number of its clause, or -1 for the condition. */
export interface Gap {
  clause: number;
  name: string;
}

export function emptyDraft(to: number[], ref: number | null = null): Draft {
  return { to, clauses: [], condition: null, ref };
}

/** What a gap holds before anybody has thought about it; null: it has to be filled. */
function usual(name: string, kind: ClauseKind | ConditionKind, view: View): Value | null {
  if (name === "count") return 1;
  if (kind === "not_frame_up" && (name === "card" || name === "to")) return ANY;
  if (name === "round" || name === "until" || name === "by") return rounds(name, kind, view)[0] ?? null;
  return null;
}

/** The rounds that make sense. */
export function rounds(name: string, kind: ClauseKind | ConditionKind, view: View): number[] {
  const first = votes(kind) && name !== "until" ? view.next_vote : view.round;
  const from = kind === "not_vote" && name === "until" ? view.next_vote : first;
  return Array.from({ length: Math.max(0, view.last_round - from + 1) }, (_, i) => from + i);
}

const votes = (kind: ClauseKind | ConditionKind): boolean =>
  kind === "vote" || kind === "not_vote" || kind === "elected";

export function clauseOf(
  side: "give" | "get",
  kind: ClauseKind,
  view: View,
  who: number | null,
): DraftClause {
  const gaps: Record<string, Value | null> = { who };
  for (const name of CLAUSES[kind]) gaps[name] = usual(name, kind, view);
  return { side, kind, gaps };
}

export function conditionOf(kind: ConditionKind, view: View): DraftCondition {
  const gaps: Record<string, Value | null> = {};
  for (const name of CONDITIONS[kind]) gaps[name] = usual(name, kind, view);
  return { kind, gaps };
}

/** What kind of thing goes into a gap. */
export type Filling = "seat" | "room" | "thing" | "item" | "card" | "task" | "count" | "round";

export function filling(name: string): Filling {
  if (name === "candidate" || name === "to" || name === "victim" || name === "who") return "seat";
  if (name === "room" || name === "origin" || name === "target") return "room";
  if (name === "thing" || name === "wanted") return "thing";
  if (name === "item" || name === "card" || name === "task" || name === "count") return name;
  return "round";
}

/** The tasks that lie on the board. */
function tasks(view: View): string[] {
  return [...ELEMENTS].filter((element) => view.rooms.some((room) => room.task?.element === element));
}

/** How many of a thing one prisoner can have; before it is named, of any. */
function mostOf(thing: Value | null, view: View): number {
  return view.most[THINGS.indexOf(thing as Thing)] ?? Math.max(...view.most);
}

/** All that fits into a gap, as the board lies. */
export function fillings(draft: Draft, gap: Gap, view: View, me: number): Value[] {
  const part = gap.clause < 0 ? draft.condition! : draft.clauses[gap.clause]!;
  const own = gap.clause < 0 ? null : part.gaps.who;
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  switch (filling(gap.name)) {
    case "seat":
      if (gap.name === "who") return gap.clause < 0 ? seats : seats.filter((seat) => draft.to.includes(seat));
      if (gap.name === "candidate") return seats;
      return [
        ...(part.kind === "not_frame_up" ? [ANY] : []),
        ...seats.filter((seat) => seat !== (own ?? me)),
      ];
    case "room":
      return [...ROOMS];
    case "thing":
      return [...THINGS];
    case "item":
      return THINGS.filter((thing) => thing !== "cash");
    case "card":
      return [ANY, ...CARDS];
    case "task":
      return tasks(view);
    case "count":
      return Array.from({ length: mostOf(part.gaps.thing ?? null, view) }, (_, i) => i + 1);
    case "round":
      return rounds(gap.name, part.kind, view);
  }
}

/** The first gap that is still empty. */
export function firstEmpty(draft: Draft): Gap | null {
  for (const [clause, part] of draft.clauses.entries())
    for (const [name, value] of Object.entries(part.gaps)) if (value === null) return { clause, name };
  for (const [name, value] of Object.entries(draft.condition?.gaps ?? {}))
    if (value === null) return { clause: -1, name };
  return null;
}

export function filled(draft: Draft, gap: Gap, value: Value, view: View): Draft {
  const put = <T extends { gaps: Record<string, Value | null> }>(part: T): T => {
    const gaps = { ...part.gaps, [gap.name]: value };
    // A vote is spoken of from one round up to another.
    if (gap.name === "round" && typeof gaps.until === "number" && gaps.until < Number(value))
      gaps.until = value;
    if (gap.name === "thing" && typeof gaps.count === "number")
      gaps.count = Math.min(gaps.count, mostOf(value, view));
    return { ...part, gaps };
  };
  if (gap.clause < 0) return { ...draft, condition: put(draft.condition!) };
  return { ...draft, clauses: draft.clauses.map((part, i) => (i === gap.clause ? put(part) : part)) };
}

/** The draft as it can still be said: time has gone on since it was begun. The same one if nothing has changed. */
export function current(draft: Draft, view: View, standing: number[] = []): Draft {
  const mend = <T extends DraftClause | DraftCondition>(part: T): T => {
    const gaps = { ...part.gaps };
    for (const [name, value] of Object.entries(gaps)) {
      if (value === null) continue;
      if (filling(name) === "round" && !rounds(name, part.kind, view).includes(Number(value)))
        gaps[name] = usual(name, part.kind, view);
      if (filling(name) === "task" && !tasks(view).includes(String(value))) gaps[name] = null;
    }
    if (typeof gaps.round === "number" && typeof gaps.until === "number" && gaps.until < gaps.round)
      gaps.until = gaps.round;
    const same = Object.entries(gaps).every(([name, value]) => value === part.gaps[name]);
    return same ? part : { ...part, gaps };
  };
  const clauses = draft.clauses.map(mend);
  const condition = draft.condition && mend(draft.condition);
  // An answer to an offer that stands no longer is an offer of its own.
  const ref = draft.ref !== null && standing.includes(draft.ref) ? draft.ref : null;
  const same =
    ref === draft.ref &&
    condition === draft.condition &&
    clauses.every((part, i) => part === draft.clauses[i]);
  return same ? draft : { ...draft, clauses, condition, ref };
}

function written(gaps: Record<string, Value | null>): Record<string, Value> {
  const said: Record<string, Value> = {};
  for (const [name, value] of Object.entries(gaps)) if (value !== null && value !== ANY) said[name] = value;
  return said;
}

/** The statement as JSON, or null while something is missing. */
export function statement(draft: Draft, me: number): Statement | null {
  if (draft.clauses.length === 0 || draft.to.length === 0 || firstEmpty(draft) !== null) return null;
  const side = (which: "give" | "get"): Clause[] =>
    draft.clauses
      .filter((part) => part.side === which)
      .map((part) => ({ clause: part.kind, ...written(part.gaps) }) as Clause);
  const give = side("give");
  const get = side("get");
  if (draft.ref !== null && get.length === 0) return null;
  const said: Statement = {
    act: draft.ref !== null ? "counter" : give.length === 0 ? "ask" : "offer",
    from: me,
    to: [...draft.to].sort(),
  };
  if (draft.ref !== null) said.ref = draft.ref;
  if (said.act !== "ask") said.give = give;
  said.get = get;
  if (draft.condition !== null)
    said.if = { condition: draft.condition.kind, ...written(draft.condition.gaps) } as Condition;
  return said;
}

const MESSAGES: Record<ClauseKind, string> = {
  vote: "clause-vote",
  not_vote: "clause-not-vote",
  give: "clause-give",
  swap: "clause-swap",
  at: "clause-at",
  bring: "clause-bring",
  let: "clause-let",
  not_steal: "clause-not-steal",
  not_frame_up: "clause-not-frame-up",
  guard: "clause-guard",
};

type Put = (name: string, value: Value | null) => Argument;

/** A clause in the words of the server's catalogue; `put` makes what stands in each gap. */
export function clauseSentence(
  kind: ClauseKind,
  gaps: Record<string, Value | null>,
  person: "i" | "you" | "other",
  put: Put,
): Sentence {
  const at = (name: string): Argument => put(name, gaps[name] ?? null);
  const said: Record<string, Argument> = { person, role: "other", who: at("who") };
  const last = CLAUSES[kind].at(-1)!;
  said.round = at(last);
  for (const other of ["candidate", "to", "victim"]) if (other in gaps) said.other = at(other);
  if (kind === "not_vote") {
    if (gaps.round === gaps.until) return { id: "clause-not-vote-once", arguments: said };
    said.first = at("round");
  } else if (kind === "give") said.things = at("thing");
  else if (kind === "swap") Object.assign(said, { thing: at("thing"), wanted: at("wanted") });
  else if (kind === "at") said.place = at("room");
  else if (kind === "bring") Object.assign(said, { thing: at("item"), place: at("room") });
  else if (kind === "let") said.element = at("task");
  else if (kind === "guard") Object.assign(said, { origin: at("origin"), target: at("target") });
  else if (kind === "not_frame_up") {
    said.card = gaps.card ?? ANY;
    if ((gaps.to ?? ANY) === ANY) Object.assign(said, { role: "nobody", other: "" });
  }
  return { id: MESSAGES[kind], arguments: said };
}

export function conditionSentence(
  kind: ConditionKind,
  gaps: Record<string, Value | null>,
  put: Put,
): Sentence {
  const at = (name: string): Argument => put(name, gaps[name] ?? null);
  if (kind === "done") return { id: "condition-done", arguments: { element: at("task") } };
  const who = at(kind === "elected" ? "candidate" : "who");
  if (kind === "elected")
    return { id: "condition-elected", arguments: { person: "other", who, round: at("round") } };
  return { id: "condition-has", arguments: { person: "other", who, thing: gaps.thing ?? "cash" } };
}
