import { expect, test } from "vitest";
import { reasons, suspects } from "./ending";
import { view } from "./scene.fixture";
import type { Words } from "../../words/words";
import type { Result } from "./wire";

const result = (more: Partial<Result>): Result => ({
  alibis: [4, 1, 6],
  arrested: [1],
  discarded: [[], [], []],
  points: [30, 34, 16],
  winners: [0],
  ...more,
});

test("winners come first, the arrested last, whatever their points", () => {
  const all = suspects(view(), result({}));
  expect(all.map((one) => one.seat)).toEqual([0, 2, 1]);
  expect(all.map((one) => one.why)).toEqual(["most-points", null, "fewest-alibis"]);
});

test("a tie that alibis broke is called so", () => {
  const all = suspects(view(), result({ points: [30, 10, 30], winners: [2] }));
  expect(all[0]).toMatchObject({ seat: 2, why: "most-alibis" });
  expect(suspects(view(), result({ points: [30, 10, 30], winners: [0, 2] }))[0]!.why).toBe("most-points");
});

test("what a fine took away is marked once for each token", () => {
  const seats = view().seats.map((seat) => ({
    ...seat,
    raids: [
      ["5", "0+2"],
      ["5", "4"],
    ],
  }));
  const all = suspects(
    view({ seats }),
    result({ arrested: [], discarded: [["5", "4"], [], []], winners: [1] }),
  );
  const fined = all.find((one) => one.seat === 0)!;
  expect(fined.why).toBe("fined");
  expect(fined.haul.filter((token) => token.gone)).toEqual([
    { token: "5", raid: 1, gone: true },
    { token: "4", raid: 2, gone: true },
  ]);
});

test("who has won is said once", () => {
  const words = { text: (id: string) => id, people: () => ({}) } as unknown as Words;
  const ended = result({ winners: [1], arrested: [0], discarded: [[], [], []] });
  expect(reasons(words, ended, 2)).toEqual(["end-arrested"]);
  // The verdict of the arrested is their arrest.
  expect(reasons(words, ended, 0)).toEqual(["end-arrested", "end-winner"]);
});
