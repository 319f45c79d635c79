// The messages of docs/protocol.md, as the browser sees them. What a game shows is typed beside its board.

export type Language = "en" | "de" | "es" | "cs" | "ru";

/** A sentence as the server sends it: a message of the catalogues and what stands in its gaps. */
export interface Sentence {
  id: string;
  arguments?: Record<string, Argument>;
}
export type Argument = string | number | { seat: number } | Sentence;

export interface Chair {
  name: string;
  kind: "empty" | "person" | "bot" | "stand-in";
  bot: string | null;
}

/** What everybody at a table may know of it, the board aside. */
export interface PublicTable {
  phase: "lobby" | "talk" | "play" | "over";
  chairs: Chair[];
  host?: number | null; // the seat whose owner may start, before the start
  asked: number[];
  voted: number[];
  caller: number | null;
  deadline: number | null;
  paused: boolean;
  wants_pause: number[];
  seed: string | null;
  rematch: string | null;
  ledger?: unknown;
}

/** An action that is offered, with its name. */
export interface Label extends Sentence {
  action: number;
}

/** An action that is not possible now, and why not. */
export interface NotPossible {
  action: number;
  label: Sentence;
  reason: Sentence;
  rule: string | null;
}

export interface Talk {
  seat: number;
  phrase?: string;
  text?: string;
  statement?: Record<string, unknown>;
  number?: number; // of the statement in the ledger
  sentences?: Sentence[]; // the statement in words
}

/** One entry of the log, as this viewer was told it. */
export interface Entry {
  n: number;
  told?: Sentence[];
  talk?: Talk;
}

export interface Hint {
  action: number;
  label: Sentence;
  sentences: Sentence[];
}

export interface Refused {
  reason: Sentence;
  rule: string | null;
}

export type Say = { phrase: string } | { text: string } | { statement: Record<string, unknown> };

/** The answer to a hello: what does not change at a table. */
export interface Welcome {
  n: number;
  now: number;
  seats: number[]; // our own
  muted: number[]; // whose texts we do not get
  creator: boolean;
  game: string;
  players: number;
  options: Record<string, string | number>;
  edition: string;
  public: boolean;
  clock: { kind?: "none" | "live" | "slow"; seconds?: number };
  talk_seconds: number;
  grace: number;
  commitment: string;
}

/** The whole table as we may see it. */
export interface Shown {
  n: number;
  seat: number | null;
  asks: Record<string, number>;
  table: PublicTable;
  view: unknown;
  ballot: number | null;
  undo: boolean;
  events: Entry[];
  labels?: Label[];
}

export type Incoming =
  | ({ type: "welcome"; id: string } & Welcome)
  | ({ type: "view" } & Shown)
  | { type: "accepted"; id: string; n: number }
  | ({ type: "refused"; id: string } & Refused)
  | ({ type: "hint"; id: string } & Hint)
  | { type: "why"; id: string; refusals: NotPossible[] }
  | { type: "pong"; id: string }
  | { type: "presence"; seats: number[] }
  | { type: "bye"; reason: string };

/** What we send: an id comes with it on the way. */
export type Outgoing =
  | { type: "act"; ask: number; action: number; seat: number }
  | { type: "undo" | "call" | "pause" | "resume" | "return" | "rest"; seat: number }
  | ({ type: "say"; seat: number } & Say)
  | { type: "hint" | "why"; ask: number; seat: number }
  | { type: "look"; seat?: number }
  | { type: "mute"; seat: number; on: boolean };
