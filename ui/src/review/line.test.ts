import { expect, test } from "vitest";
import type { Review, Verdict } from "../live/reviews";
import {
  bandsOf,
  barsOf,
  forkAt,
  HEIGHT,
  luckOf,
  marksOf,
  nextMark,
  pathOf,
  pointAt,
  spread,
  verdictAt,
  WIDTH,
} from "./line";

const points = [
  { step: 0, open: [0.5, 0.5], knew: [0.5, 0.5], luck: [0.1, -0.1] },
  { step: 4, open: [1, 0], knew: [0.75, 0.5], luck: [] },
];
const verdict = (step: number, last: number, seat: number, grade: Verdict["grade"]) =>
  ({ step, last, seat, grade }) as Verdict;

test("with open hands a line goes straight, by what was known in stairs", () => {
  expect(pathOf(points, 0, true, 8)).toBe(`M0.0 ${HEIGHT / 2}.0L${WIDTH / 2}.0 0.0`);
  expect(pathOf(points, 0, false, 8)).toBe(`M0.0 ${HEIGHT / 2}.0H${WIDTH / 2}.0V${HEIGHT / 4}.0`);
});

test("a step without a point is as the one before it", () => {
  expect(pointAt(points, 3)?.step).toBe(0);
  expect(pointAt(points, 9)?.step).toBe(4);
  expect(pointAt([], 3)).toBeNull();
});

test("marks are what is blamed, and the next one comes round again", () => {
  const verdicts = [verdict(2, 5, 0, "blunder"), verdict(6, 6, 1, null), verdict(7, 7, 1, "mistake")];
  expect(marksOf(verdicts).map(({ step }) => step)).toEqual([2, 7]);
  expect(marksOf(verdicts, 1).map(({ step }) => step)).toEqual([7]);
  expect([nextMark(marksOf(verdicts), 2), nextMark(marksOf(verdicts), 7), nextMark([], 1)]).toEqual([
    7,
    2,
    null,
  ]);
  expect(verdictAt(verdicts, 4)).toBe(verdicts[0]);
  expect(verdictAt(verdicts, 8)).toBeNull();
});

test("losses stand left of the middle, gains right of it, end to end", () => {
  const share = { equal: 2500, own: -3000, others: -1000, cards: 1500, result: 0 };
  const [bars] = barsOf({ seats: [{ share }] } as Review);
  expect(bars).toEqual([
    { kind: "own", width: 0.75, from: -0.75 },
    { kind: "others", width: 0.25, from: -1 },
    { kind: "cards", width: 0.375, from: 0 },
  ]);
});

test("a what-if leaves before the decision that is looked at, in its seat; else where one stands", () => {
  expect(forkAt(verdict(5, 7, 1, "blunder"), 6, 0)).toEqual({ step: 4, seat: 1 });
  expect(forkAt(null, 6, 2)).toEqual({ step: 6, seat: 2 });
  expect(forkAt(null, 6, null)).toEqual({ step: 6, seat: 0 });
});

test("luck is marked where it weighs as much as a blunder, for one seat or for whom it hit most", () => {
  const swing = (step: number, ...luck: number[]) => ({ step, open: [], knew: [], luck });
  const swings = [swing(1, 0.19, -0.1), swing(2, -0.2, 0.5), swing(3, 0.3, 0), swing(4)];
  expect(luckOf(swings, 2, 0)).toEqual([
    { step: 2, seat: 0, points: -0.2 },
    { step: 3, seat: 0, points: 0.3 },
  ]);
  expect(luckOf(swings, 2, null)).toEqual([
    { step: 2, seat: 1, points: 0.5 },
    { step: 3, seat: 0, points: 0.3 },
  ]);
  expect(
    luckOf(
      Array.from({ length: 12 }, (_, n) => swing(n, 0.2 + n / 100)),
      2,
      0,
    ).map(({ step }) => step),
  ).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});

test("a raid or a round lasts up to the next one", () => {
  const tracks = [
    { name: "guards", steps: [0], values: [8] },
    { name: "round", steps: [0, 7], values: [1, 2] },
  ];
  expect(bandsOf(tracks, 20)).toEqual([
    { from: 0, to: 7, number: 1, kind: "round" },
    { from: 7, to: 20, number: 2, kind: "round" },
  ]);
  expect(bandsOf([], 20)).toEqual([]);
});

test("who stands at the same height stands side by side, and nobody below the floor", () => {
  expect(spread([50, 50, 0], 10)).toEqual([50, 60, 0]);
  expect(spread([100, 100, 100], 10)).toEqual([80, 90, 100]);
});
