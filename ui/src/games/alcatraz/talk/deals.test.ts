import { expect, test } from "vitest";
import type { LedgerView, Offer, Settled, Standing } from "../ledger";
import { answered, isOfDeal, onceMore, turnedRound, waiting } from "./deals";

const vote = { clause: "vote", who: 1, candidate: 2, round: 3 } as const;
const key = { clause: "give", who: 0, to: 1, thing: "key", count: 1, by: 3 } as const;
const offer: Offer = { act: "offer", from: 0, to: [1], give: [key], get: [vote], expires: 3 };
const words = { heading: { id: "" }, give: [], get: [], if: null };
const no: Standing["may"] = { accept: [], reject: [], counter: [], withdraw: [] };
const standing = (number: number, accept: number[] = [], statement = offer): Standing => ({
  number,
  accepted: [],
  statement,
  words,
  may: { ...no, accept },
});
const settled = (number: number, statement = offer): Settled => ({
  number,
  accepted: [],
  statement,
  words,
  outcome: "refused",
  by: 1,
  why: null,
});
const ledger = (offers: Standing[], ended: Settled[] = []): LedgerView => ({
  offers,
  settled: ended,
  promises: [],
});

test("what is asked of us lies on top, then the newest", () => {
  const offers = [standing(1), standing(2, [0]), standing(3)];
  expect(waiting(ledger(offers), 0).map(({ number }) => number)).toEqual([2, 3, 1]);
  expect(waiting(ledger(offers), null).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test("an offer that is made again unchanged is one card", () => {
  const other: Offer = { ...offer, to: [2] };
  const ended = [settled(1), settled(2), settled(3, other)];
  expect(answered(ledger([], ended)).map(({ number }) => number)).toEqual([3, 2]);
  expect(answered(ledger([standing(4)], ended)).map(({ number }) => number)).toEqual([3]);
});

test("offers and their answers are cards; promises, accusations and words are said", () => {
  const of = (statement?: Record<string, unknown>) =>
    isOfDeal({ n: 1, talk: { seat: 0, name: "", ...(statement && { statement }) } });
  expect(of({ act: "offer", give: [key], get: [vote] })).toBe(true);
  expect(of({ act: "reject", ref: 1 })).toBe(true);
  expect(of({ act: "offer", give: [key] })).toBe(false);
  expect(of({ act: "accuse", ref: 0 })).toBe(false);
  expect(of()).toBe(false);
  expect(isOfDeal({ n: 1, told: [] })).toBe(false);
});

test("a counter-offer begins with the offer, and so does another try", () => {
  expect(turnedRound(standing(4))).toEqual({ ref: 4, to: [0], give: [vote], get: [key] });
  expect(onceMore(offer)).toEqual({ to: [1], give: [key], get: [vote] });
});
