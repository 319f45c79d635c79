// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Argument, Sentence } from "./sentence";

export const SETTLEMENTS = ["agreed", "refused", "countered", "withdrawn"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export const FATES = ["open", "kept", "broken", "void"] as const;
export type Fate = (typeof FATES)[number];

/** A statement with gaps. */
export type Draft = Record<string, unknown>;

export type Statement = Record<string, unknown>;

/** Where something stands in a draft. */
export type Path = (string | number)[];

/**
 * Offers that wait for an answer, those answered lately, and promises with their fate; each game adds
 * what they are.
 */
export interface LedgerView {
  offers: Standing[];
  settled: Settled[];
  promises: Promised[];
}

/** A statement that waits for a yes. */
export interface Standing {
  number: number;
  accepted: number[];
  statement: unknown;
  words: OfferWords;
  may: MayAnswer;
}

/** An open offer in sentences: who offers, both sides of it, and its condition. */
export interface OfferWords {
  heading: Sentence;
  give: Sentence[];
  get: Sentence[];
  if: Sentence | null;
}

/** The seats that may answer an offer so. */
export interface MayAnswer {
  accept: number[];
  reject: number[];
  counter: number[];
  withdraw: number[];
}

/** An offer that waits no longer: who has ended it how, and why, if they said so. */
export interface Settled {
  number: number;
  accepted: number[];
  statement: unknown;
  words: OfferWords;
  outcome: Settlement;
  by: number;
  why: Sentence | null;
}

/** One clause that somebody stands for, and what has become of it. */
export interface Promised {
  number: number;
  who: number;
  to: number[];
  clause: unknown;
  made_in_round: number;
  status: Fate;
  settled_in_round: number | null;
  ref: number;
  words: PromiseWords;
  may: MayAccuse;
}

/** A promise in sentences: who has promised and what became of it, what, and on which condition. */
export interface PromiseWords {
  heading: Sentence;
  clause: Sentence;
  if: Sentence | null;
}

/** The seats that may call a promise broken, rightly or not. */
export interface MayAccuse {
  accuse: number[];
}

/** What a seat may say, beginning with a draft. */
export interface Composition {
  draft: Draft;
  statement: Statement | null;
  sentences: Sentence[];
  wrong: Sentence | null;
  heading: Sentence;
  to: Slot;
  lines: Line[];
  add: Opening[];
  conditions: Slot;
  expires: Line | null;
  ready: Ready[];
}

/** A place in a draft, what stands there, and what may be put there. */
export interface Slot {
  path: Path;
  question: Sentence;
  value: unknown;
  options: Fitting[];
}

/** What may be put somewhere, and how it is called. */
export interface Fitting {
  value: unknown;
  label: Argument;
}

/** A part of a statement: its words, with gaps in them. */
export interface Line {
  path: Path;
  sentence: Sentence;
  gaps: Gap[];
}

/** A place in the words of a line. */
export interface Gap {
  path: Path;
  question: Sentence;
  value: unknown;
  options: Fitting[];
  name: string;
  empty: boolean;
}

/** The end of a side, where another clause may be added. */
export interface Opening {
  path: Path;
  question: Sentence;
  value: unknown;
  options: Fitting[];
  side: "get" | "give";
}

/** A whole statement that is often said. */
export interface Ready {
  label: Sentence;
  statement: Statement;
}
