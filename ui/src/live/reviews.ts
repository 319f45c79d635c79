// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "./sentence";

/** A part of a review: made once, never changed. */
export type Piece = object;

/** How everybody stands after a step; a step without a point is as the one before it. */
export interface Point {
  step: number;
  open: number[];
  knew: number[];
  luck?: number[];
}

/** What the judge prefers, and why. */
export interface Better {
  step: number;
  action: number;
  label: Sentence;
  reasons: Sentence[];
}

/** What is said of a decision, a turn or a ballot, by what its seat could know then. */
export interface Verdict {
  kind: "ballot" | "decision" | "turn";
  step: number;
  last: number;
  seat: number;
  label: Sentence;
  chance: number;
  best: number;
  worst: number;
  lost: number;
  error: number;
  deals: number;
  grade: "blunder" | "inaccuracy" | "mistake" | null;
  only: boolean;
  disputed: boolean;
  better: Better | null;
  told?: Sentence | null;
}

/**
 * What was found out about one turn, decision or vote: all that is kept of it, and needed of it. The deal
 * is the first of these; nothing is decided in it.
 */
export interface Judged {
  number: number;
  last: number;
  before: number[];
  after: number[];
  own: number[];
  knew: Record<string, number>;
  verdicts: Verdict[];
}

/**
 * Where a seat's chance went: `result` - `equal` = `own` + `others` + `cards`, exactly. All in ten-
 * thousandths, so that nothing is rounded away.
 */
export interface Share {
  equal: number;
  own: number;
  others: number;
  cards: number;
  result: number;
}

/** A seat's game in short. */
export interface Player {
  seat: number;
  name: string;
  accuracy: number | null;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  share: Share;
}

/** How a seat voted. */
export interface Ballot {
  step: number;
  seat: number;
  action: number;
  label: Sentence;
  broke: boolean;
}

/** A sealed vote, opened. */
export interface Vote {
  step: number;
  round: number | null;
  caller: number;
  elected: number;
  ballots: Ballot[];
}

/** A promise from the step after which it stood to the one that settled it. */
export interface Promise {
  number: number;
  who: number;
  to: number[];
  words: Sentence;
  made: number;
  settled: number | null;
  status: string;
}

/** A number of the game's own that goes with its rounds, such as the guards, from a step on. */
export interface Track {
  name: string;
  steps: number[];
  values: number[];
}

/** The whole review of a finished game. */
export interface Review {
  format: string;
  game: string;
  version: number;
  players: number;
  names: string[];
  steps: number;
  seed: number;
  judge: string;
  equal: number;
  points: Point[];
  verdicts: Verdict[];
  seats: Player[];
  votes: Vote[];
  promises: Promise[];
  tracks: Track[];
}

/** How far a review is. */
export interface Progress {
  step: number;
  steps: number;
  done: number;
  of: number;
}
