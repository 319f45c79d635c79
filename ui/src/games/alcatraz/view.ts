// What the server shows of Alcatraz: the types of src/getaway/games/alcatraz/view.py and of its ledger.
export const ROOMS = [
  "chapel",
  "radio_room",
  "dining_hall",
  "infirmary",
  "exercise_yard",
  "visiting_room",
  "workshop",
  "recreation_room",
  "cell_block",
  "laundry",
  "guard_room",
  "wardens_office",
] as const;
export type RoomName = (typeof ROOMS)[number];

export const THINGS = ["key", "shiv", "jacket", "medicine", "tool", "gun", "cash"] as const;
export type Thing = (typeof THINGS)[number];

export const CARDS = [
  "gather_guards",
  "return_item",
  "take",
  "send_to_cell_block",
  "exhaust",
  "move_task",
  "replace_task",
  "forbid_task",
] as const;
export type Card = (typeof CARDS)[number];

export const ELEMENTS = "ABCDEF";

export interface Task {
  card: number;
  element: string;
  prisoners: number;
  guards: number;
  items: Thing[];
}

export interface Room {
  name: RoomName;
  cell: [number, number];
  side: "silver" | "gold";
  guards: number;
  watch: "dear" | "barred" | "shut" | null;
  places: Thing[];
  items: Thing[];
  loose: Thing[];
  task: Task | null;
  used: boolean;
}

export interface Prisoner {
  room: RoomName;
  stamina: number;
  cash: number;
  items: Thing[];
  elements: string;
  frame_ups: number;
  cards: Card[] | null;
  forbidden: boolean;
  exhausted: number;
  can_be_left: boolean;
  without: number;
  bonus: number;
  halves: number;
  voted: boolean;
  vote: number | null;
}

export interface Deal {
  partner: number;
  give: Thing[];
  want: Thing[];
}

export interface Pending {
  seat: number | null;
  room: RoomName | null;
  card: Card | null;
  left: number;
  item: Thing | null;
  given: Thing[][];
}

export interface Offer {
  action: number;
  name: string;
  points: number;
  cash: number;
  stamina: number;
}

export type Decision =
  | "turn"
  | "vote"
  | "pay"
  | "take"
  | "guard-from"
  | "guard-to"
  | "whose-card"
  | "own-card"
  | "keep"
  | "loot"
  | "target"
  | "target-thing"
  | "gather-room"
  | "gather-from"
  | "target-task"
  | "trade-give"
  | "trade-want"
  | "trade-answer"
  | "task-giver"
  | "task-answer"
  | "stay";

export interface View {
  game: "alcatraz";
  players: number;
  sides: string;
  task_items: "consent" | "pooled";
  round: number;
  guards: number;
  scapegoat: number;
  bonus: number;
  turn: number | null;
  turns: number[];
  points: number;
  base_points: number;
  extra_points: number;
  strain: number;
  bribed: number;
  pushed: boolean;
  stolen: boolean;
  trades_left: number;
  refusals_left: number;
  mover: number | null;
  decision: Decision | null;
  rooms: Room[];
  seats: Prisoner[];
  task_cards: number;
  frame_up_cards: number;
  looked_at: Card[] | null;
  deal: Deal | null;
  pending: Pending | null;
  next_vote: number;
  last_round: number;
  most: number[]; // of each of THINGS that one prisoner can have
  offers: Offer[];
  result: { escaped: number[]; stays: number | null; test: string | null } | null;
}

/** A clause or a condition, with its fields by name, as docs/alcatraz.md lists them. */
export type Clause = { clause: string; who: number } & Record<string, string | number>;
export type Condition = { condition: string } & Record<string, string | number>;

export interface Statement {
  act: "offer" | "counter" | "ask" | "accept" | "reject" | "withdraw" | "accuse";
  from?: number;
  ref?: number;
  to?: number[];
  give?: Clause[];
  get?: Clause[];
  if?: Condition;
  expires?: number;
}

export interface Standing {
  number: number;
  accepted: number[];
  statement: Statement & { from: number; to: number[] };
}

export interface Promised {
  number: number;
  who: number;
  to: number[];
  clause: Clause;
  if?: Condition;
  status: "open" | "kept" | "broken" | "void";
  made_in_round: number;
  settled_in_round: number | null;
  ref: number;
}

export interface Ledger {
  offers: Standing[];
  promises: Promised[];
}
