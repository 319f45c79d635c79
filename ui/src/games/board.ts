// What the shell and the board of a game know of each other. A board shows a view, lights up what is
// offered, and gives back what was offered: it holds no rule of its game.
import type { Component, Snippet } from "svelte";
import type { Sentence } from "../live/sentence";
import type { Draft } from "../live/talk";
import type { Say } from "../live/sent";
import type { Composed, Entry, Hint, PublicTable, Refused, RefusedDeed } from "../live/wire";
import type { Sound } from "../shell/sounds";
import type { Words } from "../words/words";

/** Why something was not done. */
export type Refusal = Pick<Refused, "reason" | "rule">;

/** One of a phrase, a text, a statement. */
export type Said = Pick<Say, "phrase"> | Pick<Say, "text"> | Pick<Say, "statement">;

/** One game, live or replayed, as a board sees it; everything in it is reactive. */
export interface Play<View> {
  readonly game: string;
  readonly words: Words; // of the reader's language, with the names at this table
  readonly view: View;
  readonly table: PublicTable;
  readonly seat: number | null; // from which seat we look; null: as a spectator
  readonly names: string[];
  readonly present: number[]; // seats whose owners are here
  readonly entries: Entry[]; // all that we were told so far, oldest first
  readonly fresh: Entry[]; // what was new with this view, or what this seat has missed: may be set in motion
  readonly asked: boolean; // we are asked, and may answer: not offline, paused or curtained
  readonly sent: number | null; // the action on its way, not yet acknowledged
  readonly refused: Refusal | null; // why the last one was not taken
  readonly hint: Hint | null; // of this question, once asked for
  readonly canUndo: boolean;
  readonly ballot: number | null; // our own sealed vote
  readonly online: boolean;
  readonly replayed: boolean; // a finished game being looked at
  readonly guided?: boolean; // somebody beside the board says what to do: it does not ask aloud
  readonly secondsLeft: number | null; // of the clock that runs now, or of the time to talk
  readonly held: { seconds: number; waiting: number[] } | null; // people still look at what has happened

  act(action: number): void;
  undo(): void;
  askHint(): void;
  whyNot(): Promise<RefusedDeed[]>; // of this question; asked once and kept
  say(what: Said): Promise<boolean>; // false: it was refused, and nobody has heard it
  compose(draft: Draft): Promise<Composed | null>; // what can be said, beginning with a draft; null: nothing
  callVote(): void;
  absence(seat: number): { botIn: number | null } | null; // a player who is away, and in how many seconds a bot plays
  see(): void; // we have seen what everybody is given time for
  nudge(): void; // remind those who are asked
  goOn(): void; // we need no pause before the next move of a bot
  showRule(number?: string): void; // opens the rules, at a rule if one is named
}

/** Draws entries of the log: all of them, or those that are asked for. */
export type Filtered = Snippet<[((entry: Entry) => boolean)?]>;

/** What the shell lends to a board, to be placed where its layout has room.
 *
 * A board is as high as the window less `var(--below, 0px)`: what the shell needs under it, as the bar of a replay. */
export interface BoardProps<View> {
  play: Play<View>;
  menu: Snippet; // the way home, pause, leave, settings: for the left end of the bar
  log: Filtered; // the log with the talk, or some entries of it, filling its place and scrolling in itself
  write: Snippet; // the line to write in, with the phrases
  after: Snippet; // rematch, replay, home: for the end of the game
  unread: number; // lines in the log that came while it was out of sight
  seen: () => void; // the log has been looked at
  draw?: Draw; // for the plain board: draws what stands above the list
}

/** What a board of another package is shown: plain values, so that it may be made with anything. */
export interface Picture {
  view: unknown;
  seat: number | null; // from which seat we look; null: as a spectator
  names: string[];
  asked: boolean; // we are asked, and may answer
  choices: { action: number; text: string }[]; // what may be done, and how it is called
  language: string;
  say(sentence: Sentence): string; // in the reader's language, with the names at this table
}

/** The function `draw` that such a board exports. It draws into an element and answers by `act`. */
export type Draw = (element: HTMLElement, picture: Picture, act: (action: number) => void) => Drawn;

export interface Drawn {
  update(picture: Picture): void;
  destroy?(): void;
}

/** What the index.ts of a board exports. */
export interface BoardModule<View> {
  Board: Component<BoardProps<View>>;
  summary?(view: View): Sentence; // a short line for "your running games"
  sound?(sentence: Sentence): Sound | null; // what is heard when this is told
  headings?: readonly string[]; // sentences that begin a chapter of the log
  coached?: Readonly<Record<string, string>>; // the options of a game with the coach
  draw?: Draw;
  Mark?: Component<{ seat: number }>; // how a seat looks in the log, if not as one of the shell's heads
}
