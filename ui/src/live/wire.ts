// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "./sentence";
import type { Draft, LedgerView, Line, Opening, Ready, Slot, Statement } from "./talk";

/** Answers a hello: what does not change after the table was made, and who the guest is here. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  n: number;
  now: number;
  ping_seconds: number;
  dead_seconds: number;
  seats: number[];
  muted: number[];
  creator: boolean;
  table: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, string | number>;
  edition: string;
  public: boolean;
  clock: Clock;
  talk_seconds: number | null;
  grace: number;
  commitment: string;
}

/** How long a decision may take: no limit, a live game's, or one played over days. */
export interface Clock {
  kind?: "live" | "none" | "slow";
  seconds?: number;
}

/** The whole table as a seat, or a spectator, sees it. */
export interface Shown {
  type: "view";
  n: number;
  seat: number | null;
  asks: Record<string, number>;
  table: PublicTable;
  view: View | null;
  ballot: number | null;
  undo: boolean;
  events: Entry[];
  cut?: boolean;
  tips?: Tip[];
}

/** What everybody may know of a table, the board aside. */
export interface PublicTable {
  phase: "lobby" | "over" | "play" | "talk";
  chairs: ChairShown[];
  host: number | null;
  asked: number[];
  voted: number[];
  caller: number | null;
  deadline: number | null;
  paused: boolean;
  wants_pause: number[];
  wants_coach?: number[];
  seed: string | null;
  rematch: string | null;
  rematch_by: number | null;
  scene: Scene | null;
  fair?: Fair;
  branch?: Left;
  ledger?: LedgerView;
}

/** Who sits in a chair. */
export interface ChairShown {
  name: string;
  kind: "bot" | "empty" | "person" | "stand-in";
  bot: string | null;
  beside?: number[];
}

/** Told in peace: bots and clocks wait until all persons here have seen it, or time is up. */
export interface Scene {
  n: number;
  until: number;
  seen: number[];
}

/** The numbers that the seats add to the chance of the game; null where there is none. */
export interface Fair {
  opening: boolean;
  seals: (string | null)[];
  numbers: (string | null)[];
}

/** The finished game that a table has left, where, and from which seat: what if? */
export interface Left {
  table: string;
  step: number;
  seat: number;
}

/** All that a viewer sees of a game; each game adds its own. */
export interface View {
  game: string;
  players: number;
  mover: number | null;
  decision: string | null;
  seats: Shape[];
  choices: Deed[];
  result: Result | null;
}

/** A piece of a view: made once, never changed, and without a way back to itself. */
export type Shape = object;

/**
 * What an action is: its kind, in the game's own fields what it is about, and its name. A field that the
 * kind has no use for is left out.
 */
export interface Deed {
  action: number;
  kind: string;
  label: Sentence;
}

/** How a game ended, in the game's own fields. */
export type Result = object;

/** One entry of the log, as a viewer was told it: what happened, or what somebody said. */
export interface Entry {
  n: number;
  told?: Sentence[];
  talk?: Talk;
  decided?: "clock" | "stand-in";
}

/** What somebody said: one of a phrase, a text, or a statement with its number and its words. */
export interface Talk {
  seat: number;
  name: string;
  phrase?: string;
  text?: string;
  number?: number;
  statement?: Statement;
  sentences?: Sentence[];
}

/** What a newcomer should hear once, and what on the board it is about. */
export interface Tip {
  sentence: Sentence;
  anchor: string;
}

/** It is in the log as entry n. */
export interface Accepted {
  type: "accepted";
  id: string;
  n: number;
}

/** It is not, and why; with the rule, if a rule forbids it. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: Sentence;
  rule: string | null;
}

/** What a strong bot would do, and why. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  action: number;
  label: Sentence;
  sentences: Sentence[];
  losses: Record<string, number>;
}

/** What could be pointed at in a decision and may not be done. */
export interface WhyNot {
  type: "why_not";
  id: string;
  seat: number;
  ask: number;
  refusals: RefusedDeed[];
}

/** An action that is not possible now, and why not. */
export interface RefusedDeed {
  deed: Deed;
  reason: Sentence;
  rule: string;
}

/** What a seat may say, beginning with a draft; nothing of it is said yet. */
export interface Composed {
  type: "composed";
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
  id: string;
  n: number;
  seat: number;
}

/** Answers a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The seats whose owners are here, and those whose owners are not. */
export interface Present {
  type: "presence";
  seats: number[];
  away: Away[];
}

/** A player who is not here, and when a bot takes over, in the server's milliseconds; None: never. */
export interface Away {
  seat: number;
  bot_at: number | null;
}

/** How the bots of the table think at the moment. */
export interface Thinking {
  type: "bots";
  short: boolean;
  plain: boolean;
}

/** The socket closes after this. */
export interface Bye {
  type: "bye";
  reason: string;
}

export type AnyTold =
  | Welcome
  | Shown
  | Accepted
  | Refused
  | Hint
  | WhyNot
  | Composed
  | Pong
  | Present
  | Thinking
  | Bye;
