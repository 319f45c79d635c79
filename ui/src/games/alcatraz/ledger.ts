// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "../../live/sentence";
import type { Fate, MayAccuse, MayAnswer, OfferWords, PromiseWords, Settlement } from "../../live/talk";
import type { Card, Element, RoomName, Thing } from "./wire";

export type AnyClause = Vote | NotVote | Give | Swap | At | Bring | Let | NotSteal | NotFrameUp | Guard;

export type AnyCondition = Elected | Done | Has;

/** What is offered and promised. */
export interface LedgerView {
  offers: Standing[];
  settled: Settled[];
  promises: Promised[];
}

/** A statement that waits for a yes: who may answer it how, by seats. */
export interface Standing {
  number: number;
  accepted: number[];
  statement: Offer;
  words: OfferWords;
  may: MayAnswer;
}

/** A statement with sides: what its speaker gives, and what they want. */
export interface Offer {
  act: "offer" | "counter" | "ask";
  from: number;
  ref?: number;
  to: number[];
  give?: AnyClause[];
  get: AnyClause[];
  if?: AnyCondition;
  expires?: number;
}

/** `who` votes for the candidate in the vote of that round. */
export interface Vote {
  clause: "vote";
  who: number;
  candidate: number;
  round: number;
}

/** `who` does not vote for the candidate in the votes of these rounds. */
export interface NotVote {
  clause: "not_vote";
  who: number;
  candidate: number;
  round: number;
  until: number;
}

/** `who` gives so many of a thing to somebody by the end of a round. */
export interface Give {
  clause: "give";
  who: number;
  to: number;
  thing: Thing;
  count: number;
  by: number;
}

/** `who` trades a thing for the one wanted. */
export interface Swap {
  clause: "swap";
  who: number;
  to: number;
  thing: Thing;
  wanted: Thing;
  by: number;
}

/** `who` is in the room after their turn of that round. */
export interface At {
  clause: "at";
  who: number;
  room: RoomName;
  round: number;
}

/** `who` is there, and has the item with them or leaves it there. */
export interface Bring {
  clause: "bring";
  who: number;
  item: Thing;
  room: RoomName;
  round: number;
}

/** `who` leaves it to somebody to complete a task. */
export interface Let {
  clause: "let";
  who: number;
  to: number;
  task: Element;
  until: number;
}

/** `who` does not steal from the victim. */
export interface NotSteal {
  clause: "not_steal";
  who: number;
  victim: number;
  until: number;
}

/** `who` plays no frame-up card, or none of these, or none on that prisoner. */
export interface NotFrameUp {
  clause: "not_frame_up";
  who: number;
  until: number;
  card?: Card;
  to?: number;
}

/** `who` moves a guard from one room to another, however they do it. */
export interface Guard {
  clause: "guard";
  who: number;
  origin: RoomName;
  target: RoomName;
  by: number;
}

/** The candidate becomes scapegoat in the vote of that round. */
export interface Elected {
  condition: "elected";
  candidate: number;
  round: number;
}

/** The task is completed. */
export interface Done {
  condition: "done";
  task: Element;
}

/** `who` has the thing. */
export interface Has {
  condition: "has";
  who: number;
  thing: Thing;
}

/** An offer that was answered lately. */
export interface Settled {
  number: number;
  accepted: number[];
  statement: Offer;
  words: OfferWords;
  outcome: Settlement;
  by: number;
  why: Sentence | null;
}

/** A promise, and what has become of it. */
export interface Promised {
  number: number;
  who: number;
  to: number[];
  clause: AnyClause;
  made_in_round: number;
  status: Fate;
  settled_in_round: number | null;
  ref: number;
  words: PromiseWords;
  may: MayAccuse;
  if?: AnyCondition;
}
