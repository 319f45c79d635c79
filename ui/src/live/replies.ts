// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Language } from "../words/languages";
import type { LessonAct, LessonGo, LessonPoint, LessonSay } from "./lessons";
import type { Point, Review, Verdict } from "./reviews";
import type { Sentence } from "./sentence";
import type { Draft } from "./talk";
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

/** The public key of this server, as `applicationServerKey` wants it. */
export interface PushKey {
  key: string;
}

/** The keys by which a browser reads what it is told, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a browser gives as JSON when it subscribes. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** A token that makes another device the same guest; good once, within a quarter of an hour. */
export interface LinkReply {
  token: string;
  seconds: number;
}

/** That token. */
export interface LinkToken {
  token: string;
}

/** Somebody whom a device can be: how many games they have, and how many of them are not over. */
export interface Person {
  name: string;
  games: number;
  running: number;
}

/** Whom a link would make this device, and who it is: null if it is nobody yet. */
export interface LinkedReply {
  linked: Person;
  here: Person | null;
  same: boolean;
}

/** Whom this device was before; the handle changes back. */
export interface OtherReply {
  handle: string;
  person: Person;
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
  key?: string | null;
}

/** Takes a seat: oneself, with a token if it was handed over; or, as the creator, a bot. */
export interface SitDown {
  token?: string;
  name?: string;
  bot?: string;
  beside?: boolean;
}

/** Fixes the number that a seat adds to the chance. */
export interface Sealing {
  seal: string;
}

/** Tells that number. */
export interface Telling {
  number: string;
}

/** Who sits in a chair. */
export interface ChairReply {
  name: string;
  kind: "bot" | "empty" | "person" | "stand-in";
}

/** What if: to play on from a step of a finished game, in one of its seats, against bots. */
export interface NewBranch {
  step: number;
  seat: number;
  bots?: string;
  key?: string | null;
}

/** The game that a table left, and where. */
export interface BranchReply {
  table: string;
  step: number;
  seat: number;
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
  outcome?: Outcome | null;
  branch?: BranchReply | null;
  rematch_by?: number | null;
}

/** How a game ended; without payoffs it was closed before its end, or is of rules that are gone. */
export interface Outcome {
  at: number;
  payoffs: number[];
  endings: Ending[];
}

/** How a game ended for one seat, as a list of games shows it: in a word or two, and why. */
export interface Ending {
  title: Sentence;
  reason: Sentence;
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

/** A lesson in a list; `title` is a message, and so is its `.about`. */
export interface LessonCard {
  game: string;
  lesson: string;
  title: string;
  minutes: number;
  steps: number;
  reward: string;
  next: string;
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
  lessons: LessonCard[];
  puzzles: number;
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
  in_short: string[][];
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

/** How far the review of a finished game is, and what is known of it; `review` once it is done. */
export interface ReviewReply {
  state: "done" | "judging" | "none" | "stopped" | "waiting";
  step: number;
  steps: number;
  seconds_left: number | null;
  trouble: Sentence | null;
  points: Point[];
  verdicts: Verdict[];
  review: Review | null;
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

/** The moves that count, and one that is tried; who sits at the table, the learner first. */
export interface LessonAsked {
  names: string[];
  moves?: (LessonAct | LessonPoint | LessonSay | LessonGo)[];
  move?: LessonAct | LessonPoint | LessonSay | LessonGo | null;
}

/** The moves that count, and a draft of what is to be said. */
export interface LessonCompose {
  names: string[];
  draft: Draft;
  moves?: (LessonAct | LessonPoint | LessonSay | LessonGo)[];
}

/** Where a learner is in a lesson. */
export interface LessonKept {
  moves: (LessonAct | LessonPoint | LessonSay | LessonGo)[];
  done?: boolean;
}

/** Where a guest is in a lesson, and whether it was learnt once. */
export interface LessonProgress {
  game: string;
  lesson: string;
  done: boolean;
  moves: (LessonAct | LessonPoint | LessonSay | LessonGo)[];
}

/** That the server is there. */
export interface HealthReply {
  status: string;
  version: string;
  compiled: boolean;
}

/** How many puzzles there are of a game. */
export interface PuzzleGame {
  game: string;
  puzzles: number;
}

/** A moment of a game in which one move is clearly best, as the seat sees it who is asked. */
export interface PuzzleReply {
  id: string;
  game: string;
  players: number;
  seat: number;
  options: Record<string, string | number>;
  view: View;
}

/** A move that is not the best one, and what speaks for that; null: only the search knows. */
export interface PuzzleHint {
  tempting: Sentence;
  reason: Sentence | null;
}

/** An answer to a puzzle. */
export interface PuzzleTry {
  action: number;
}

/** What the judge says of an answer; `chance` is null for a move that was worth no closer look. */
export interface PuzzleAnswer {
  right: boolean;
  chosen: Sentence;
  chance: number | null;
  best: Sentence;
  best_action: number;
  best_chance: number;
  reasons: Sentence[];
  deals: number;
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

/** The chance of one change of the board. */
export interface Draw {
  n: number;
  change: number;
  number: string;
  taken: number;
  end: string;
}

/** All that the chance of a game came from, and all that came of it. */
export interface Proof {
  fair: boolean;
  commitment: string;
  seed: string;
  game_seed: string;
  seals: string[];
  numbers: string[];
  draws: Draw[];
  left: number;
}
