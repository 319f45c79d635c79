import { expect, test } from "vitest";
import { dayOf, puzzleOf, running, solved } from "./streak";

test("days in a row are counted, each once", () => {
  let streak = solved(null, 10);
  expect(streak).toEqual({ last: 10, days: 1 });
  streak = solved(solved(streak, 10), 11);
  expect(streak).toEqual({ last: 11, days: 2 });
  expect([running(streak, 11), running(streak, 12), running(streak, 13)]).toEqual([2, 2, 0]);
  expect(solved(streak, 14)).toEqual({ last: 14, days: 1 });
  expect(running(null, 3)).toBe(0);
});

test("every day has its puzzle, and after the last comes the first", () => {
  expect([puzzleOf(0, 60), puzzleOf(59, 60), puzzleOf(60, 60)]).toEqual([0, 59, 0]);
  const day = dayOf(new Date(2026, 0, 31, 23, 59));
  expect(dayOf(new Date(2026, 1, 1, 0, 1))).toBe(day + 1);
});
