// What the shell and the board of a game know of each other. A board shows a view, lights up what is
// offered, and gives back what was offered: it holds no rule of its game.
import type { Component, Snippet } from "svelte";
import type { Entry, Hint, Label, NotPossible, PublicTable, Refused, Say, Sentence } from "../live/protocol";
import type { Words } from "../words/words";

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
  readonly labels: Label[]; // the offered actions by name
  readonly sent: number | null; // the action on its way, not yet acknowledged
  readonly refused: Refused | null; // why the last one was not taken
  readonly hint: Hint | null; // of this question, once asked for
  readonly canUndo: boolean;
  readonly ballot: number | null; // our own sealed vote
  readonly online: boolean;
  readonly replayed: boolean; // a finished game being looked at
  readonly secondsLeft: number | null; // of the clock that runs now, or of the time to talk

  act(action: number): void;
  undo(): void;
  askHint(): void;
  whyNot(): Promise<NotPossible[]>; // of this question; asked once and kept
  say(what: Say): Promise<boolean>; // false: it was refused, and nobody has heard it
  callVote(): void;
  showRule(number?: string): void; // opens the rules, at a rule if one is named
}

/** What the shell lends to a board, to be placed where its layout has room.
 *
 * A board is as high as the window less `var(--below, 0px)`: what the shell needs under it, as the bar of a replay. */
export interface BoardProps<View> {
  play: Play<View>;
  menu: Snippet; // the way home, pause, leave, settings: for the left end of the bar
  log: Snippet; // the log with the talk, filling its place and scrolling in itself
  write: Snippet; // the line to write in, with the phrases
  after: Snippet; // rematch, replay, home: for the end of the game
  unread: number; // lines in the log that came while it was out of sight
  seen: () => void; // the log has been looked at
}

/** One line of the registry. */
export interface BoardModule<View> {
  Board: Component<BoardProps<View>>;
  summary(view: View): Sentence; // a short line for "your running games"
  Mark?: Component<{ seat: number }>; // how a seat looks in the log, if not as one of the shell's heads
}
