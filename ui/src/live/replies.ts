// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Language } from "../words/languages";
import type { Sentence } from "./sentence";
import type { Clock, View } from "./wire";

/** What a guest is called and reads. */
export interface AboutMe {
  name: string;
  language?: Language;
}

/** A guest, to themselves. */
export interface GuestReply {
  name: string;
  language: Language;
}

/** A token that makes another device the same guest; good for a quarter of an hour. */
export interface LinkReply {
  token: string;
  seconds: number;
}

/** That token. */
export interface LinkToken {
  token: string;
}

/** How long a decision may take; 0 seconds: the usual for the kind. */
export interface ClockChoice {
  kind?: "live" | "none" | "slow";
  seconds?: number;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number>;
  edition?: string;
  bots?: Record<string, string>;
  clock?: ClockChoice;
  public?: boolean;
  talk_seconds?: number | null;
  grace?: number;
  stand_in?: string;
}

/** Takes a seat: oneself, with a token if it was handed over; or, as the creator, a bot. */
export interface SitDown {
  token?: string;
  name?: string;
  bot?: string;
}

/** Who sits in a chair. */
export interface ChairReply {
  name: string;
  kind: "bot" | "empty" | "person" | "stand-in";
}

/** A table in a list. */
export interface TableReply {
  table: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  edition: string;
  clock: Clock;
  public: boolean;
  phase: "lobby" | "over" | "play";
  chairs: ChairReply[];
}

/** What was asked for is in the log. */
export interface Entered {
  table: string;
  n: number;
}

/** A token with which somebody else can take the seat. */
export interface OfferReply {
  token: string;
}

/** An option of a game: a choice among words, or a number up to a most. */
export interface OptionReply {
  name: string;
  default: string | number;
  words?: string[];
  most?: number;
  books?: Record<string, string>;
}

/** A game that can be played here. */
export interface GameReply {
  name: string;
  version: number;
  players: number[];
  options: OptionReply[];
  editions: string[];
  talks: boolean;
  bots: string[];
  usual_bot: string;
  board: string | null;
  poster: string | null;
}

/** What can be played here, against whom, and what can be said. */
export interface GamesReply {
  games: GameReply[];
  bots: string[];
  phrases: string[];
  languages: Language[];
}

/** A section of the rules: its heading and the numbers of its rules. */
export interface Section {
  heading: string;
  rules: string[];
}

/** What a thing of the game does: its name as a sentence, and the message that tells it. */
export interface AppendixEntry {
  title: Sentence;
  text: string;
}

/** A section that is no rule: rooms, cards. */
export interface Appendix {
  heading: string;
  entries: AppendixEntry[];
}

/** The rules of a game as message ids; the words are in its catalogues. */
export interface RulesReply {
  sections: Section[];
  appendix: Appendix[];
}

/** What a step told a seat, and the number of its entry. */
export interface StepTold {
  n: number;
  told: Sentence[];
}

/** A finished game: who played, and what every step told a seat. */
export interface StoryReply {
  game: string;
  players: number;
  names: string[];
  options: Record<string, string | number>;
  steps: StepTold[];
}

/** A moment of a finished game, seen from a seat. */
export interface StepReply {
  step: number;
  steps: number;
  n: number;
  seat: number | null;
  view: View;
  events: Sentence[];
}

/** That the server is there. */
export interface HealthReply {
  status: string;
  version: string;
  compiled: boolean;
}

/** Why something was not done. */
export interface Wrong {
  status_code: number;
  detail: string;
}

/** What cannot be done at this table, or not now: a sentence, and the rule if a rule forbids it. */
export interface RefusedReply {
  status_code: number;
  detail: string;
  reason: Sentence;
  rule: string | null;
}
