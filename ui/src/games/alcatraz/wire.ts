// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "../../live/sentence";

export const DECISIONS = [
  "turn",
  "vote",
  "pay",
  "take",
  "guard-from",
  "guard-to",
  "whose-card",
  "own-card",
  "keep",
  "loot",
  "target",
  "target-thing",
  "gather-room",
  "gather-from",
  "target-task",
  "trade-give",
  "trade-want",
  "trade-answer",
  "task-giver",
  "task-answer",
  "stay",
] as const;
export type Decision = (typeof DECISIONS)[number];

export const ELEMENTS = ["A", "B", "C", "D", "E", "F"] as const;
export type Element = (typeof ELEMENTS)[number];

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

export const THINGS = ["key", "shiv", "jacket", "medicine", "tool", "gun", "cash"] as const;
export type Thing = (typeof THINGS)[number];

export const ROOM_NAMES = [
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
export type RoomName = (typeof ROOM_NAMES)[number];

export const KINDS = [
  "move",
  "use",
  "task",
  "trade",
  "frame-up",
  "bribe",
  "push",
  "rob",
  "riot",
  "pick-up",
  "drop",
  "end",
  "pick-room",
  "pick-seat",
  "pick-gun",
  "pick-thing",
  "pick-card",
  "pick-done",
  "pick-yes",
  "pick-no",
] as const;
export type Kind = (typeof KINDS)[number];

/** All that a viewer sees. */
export interface View {
  game: string;
  players: number;
  mover: number | null;
  decision: Decision | null;
  seats: PrisonerView[];
  choices: Choice[];
  result: Result | null;
  sides: "gold" | "mixed" | "silver";
  task_items: "consent" | "pooled";
  free_rooms: "designer" | "printed";
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
  rooms: RoomView[];
  prospects: Prospect[];
  task_cards: number;
  deck: Record<Element, number>;
  frame_up_cards: number;
  looked_at: Card[] | null;
  deal: Deal | null;
  pending: Pending | null;
  next_vote: number;
  last_round: number;
  most: Record<Thing, number>;
}

/** A prisoner's sheet, as the viewer sees it. */
export interface PrisonerView {
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
  others: string;
  bonus: number;
  halves: number;
  voted: boolean;
  vote: number | null;
}

/** An action that is open to the viewer, and what it costs. */
export interface Choice {
  action: number;
  kind: Kind;
  label: Sentence;
  room?: RoomName;
  seat?: number;
  thing?: Thing;
  card?: Card;
  points: number;
  cash: number;
  stamina: number;
}

/** How a game ended. */
export interface Result {
  escaped: number[];
  stays: number | null;
  test: "cash" | "elements" | "items" | "named" | "only" | "scapegoat" | "stamina" | null;
}

/** A room. */
export interface RoomView {
  name: RoomName;
  cell: [number, number];
  side: "gold" | "silver";
  guards: number;
  watch: "barred" | "dear" | "shut" | null;
  places: Thing[];
  items: Thing[];
  loose: Thing[];
  task: TaskView | null;
  used: boolean;
  use: number | null;
}

/** A task on the board. */
export interface TaskView {
  card: number;
  element: Element;
  prisoners: number;
  guards: number;
  items: Thing[];
}

/** What a task asks of its doer and would bring: the viewer's prospect, or of whoever is doing it now. */
export interface Prospect {
  room: RoomName;
  doer: number;
  barred: "forbidden" | "scapegoat" | null;
  is_there: boolean;
  there: number[];
  guards: number;
  needs: Need[];
  ready: boolean;
  gains: boolean;
  without: number[];
}

/** An item that a task asks for, and who could give it. */
export interface Need {
  thing: Thing;
  holder: number | null;
  gun: boolean;
  elsewhere: number[];
}

/** A trade in the making, or one that waits for an answer. */
export interface Deal {
  partner: number;
  give: Thing[];
  want: Thing[];
}

/** What is being decided on the way, beyond the question itself. */
export interface Pending {
  seat: number | null;
  room: RoomName | null;
  card: Card | null;
  left: number;
  item: Thing | null;
  given: Thing[][];
}

/** What an action is: the kind, and the room, seat, thing or card that it is about. */
export interface Deed {
  action: number;
  kind: Kind;
  label: Sentence;
  room?: RoomName;
  seat?: number;
  thing?: Thing;
  card?: Card;
}
