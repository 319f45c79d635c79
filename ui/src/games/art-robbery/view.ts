// What the server shows of a game, typed as in getaway.games.art_robbery.view and outlook.

export type CardName = "0" | "1" | "2" | "3" | "4" | "5" | "boss" | "dog" | "thief";

/** One way an offer can go: what the thief would get, and from whom. */
export interface Way {
  then: number[]; // what is chosen next, to go this way
  takes: string | null; // a token, `dog`, or nothing
  source: number | null; // from whom; null: from the middle
  guarded: boolean; // whoever is robbed may give the dog instead
  ends_raid: boolean;
}

export interface Offer {
  action: number;
  words: { play?: CardName; token?: string; victim?: number; take?: "nothing"; give?: "token" | "dog" };
  ways: Way[];
}

export interface SeatView {
  cards: number;
  hand: CardName[] | null; // null: we may not see it
  loot: string[];
  stack: number;
  safe: string[] | null;
  raids: string[][] | null; // what is safe, raid by raid
}

export interface Result {
  alibis: number[];
  arrested: number[];
  discarded: string[][];
  points: number[];
  winners: number[];
}

export interface View {
  game: string;
  players: number;
  stacks: "secret" | "own" | "open";
  raid: number;
  turn: number;
  thief: number;
  mover: number | null;
  decision: "play" | "token" | "victim" | "gift" | null;
  dog: number | null;
  middle: string[];
  seats: SeatView[];
  draw: number;
  discard: CardName[];
  played: CardName | null;
  robbery: { victim: number; token: string | null } | null;
  offers: Offer[];
  result: Result | null;
}

export interface Face {
  value: string; // 0 to 5, or boss
  alibis: number;
}

/** What is printed on a token: `0+2` is a 0 with two alibis. */
export function face(token: string): Face {
  const [value, alibis = "0"] = token.split("+") as [string, string?];
  return { value, alibis: Number(alibis) };
}
