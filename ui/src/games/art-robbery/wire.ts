// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "../../live/sentence";

/** Its value and its alibis: `3`, `0+2`, `boss`. */
export type Token = string;

export const CARD_NAMES = ["0", "1", "2", "3", "4", "5", "boss", "dog", "thief"] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** All that a viewer sees. */
export interface View {
  game: string;
  players: number;
  mover: number | null;
  decision: "gift" | "play" | "token" | "victim" | null;
  seats: SeatView[];
  choices: Choice[];
  result: Result | null;
  stealing: "may" | "must";
  greedy: "may" | "must";
  stacks: "open" | "own" | "secret";
  stall: number;
  raid: number;
  turn: number;
  thief: number;
  dog: number | null;
  middle: Token[];
  box: Token[];
  draw: number;
  renewals: number;
  discard: CardName[];
  played: CardName | null;
  robbery: Robbery | null;
  raids?: number;
}

/** One player, as the viewer sees them. */
export interface SeatView {
  cards: number;
  hand: CardName[] | null;
  loot: Token[];
  stack: number;
  safe: Token[] | null;
  raids: Token[][] | null;
}

/** An action that is open to the viewer. */
export interface Choice {
  action: number;
  kind: "give-dog" | "give-token" | "nothing" | "play" | "rob" | "take";
  label: Sentence;
  card?: CardName;
  token?: Token;
  victim?: number;
  ways: Way[];
}

/** One way an action can go, to the end of the turn or to the owner of the dog. */
export interface Way {
  then: number[];
  takes: string | null;
  source: number | null;
  guarded: boolean;
  ends_raid: boolean;
}

/** How a game ended; lists by seat, but for `arrested` and `winners`, which list seats. */
export interface Result {
  alibis: number[];
  arrested: number[];
  discarded: Token[][];
  points: number[];
  winners: number[];
}

/** A theft that waits for a decision. */
export interface Robbery {
  victim: number;
  token: Token | null;
}

/** What an action is: to play a card, take a token, rob a victim, or one of the answers. */
export interface Deed {
  action: number;
  kind: "give-dog" | "give-token" | "nothing" | "play" | "rob" | "take";
  label: Sentence;
  card?: CardName;
  token?: Token;
  victim?: number;
}
