// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Language } from "../words/languages";
import type { TableReply } from "./replies";

/** A game of mine: its table, my seats there, and when it ended or last moved on. */
export interface MyGame {
  card: TableReply;
  seats: number[];
  at: number;
  rules: "gone" | "now" | "older";
  chances: number[] | null;
}

/** My games: all that run, and a page of those that are over, the newest first. */
export interface MyGames {
  running: MyGame[];
  over: MyGame[];
  more: number | null;
}

/** What somebody wrote at a table, and when. */
export interface Written {
  at: number;
  text: string;
}

/** A game in a guest's own file: `file` is what `getaway replay` plays. */
export interface ExportedGame {
  game: MyGame;
  said: Written[];
  file: Record<string, unknown> | null;
}

/** All that is kept of a guest. */
export interface Export {
  format: string;
  version: string;
  made_at: number;
  name: string;
  language: Language;
  games: ExportedGame[];
  lessons: string[];
}

/** A guest is gone: from so many tables, of which so many still run. */
export interface Deleted {
  tables: number;
  running: number;
}

/** How well somebody plays a game; null until enough games were counted. */
export interface RatingReply {
  game: string;
  against: "bots" | "people";
  games: number;
  rating: number | null;
  spread: number | null;
}

/** What a level of bots was measured at. */
export interface Anchor {
  game: string;
  level: string;
  rating: number;
}

/** My ratings, and what I want of them. */
export interface RatingsReply {
  counted: boolean;
  shown: boolean;
  silent_below: number;
  ratings: RatingReply[];
  anchors: Anchor[];
}

/** Whether my games count, and whether others may see my ratings. */
export interface RatingWish {
  counted: boolean;
  shown?: boolean;
}

/** Somebody at a table; ratings are null unless they want others to see them. */
export interface PlayerReply {
  name: string;
  kind: "bot" | "empty" | "person" | "stand-in";
  bot: string | null;
  ratings: RatingReply[] | null;
  anchors: Anchor[];
}
