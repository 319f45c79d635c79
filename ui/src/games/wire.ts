// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "../live/sentence";
import type { Deed } from "../live/wire";

/** The table in words. */
export interface SmallView {
  game: string;
  players: number;
  mover: number | null;
  decision: string | null;
  seats: SeatLines[];
  choices: Deed[];
  result: SmallResult | null;
  lines: Sentence[];
}

/** What a seat sees beyond what everybody does, if it is the viewer's. */
export interface SeatLines {
  lines: Sentence[];
}

/** How a game ended: what each seat gets of it, and who has won. */
export interface SmallResult {
  payoff: number[];
  winners: number[];
}
