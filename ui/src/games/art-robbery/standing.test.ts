import { expect, test } from "vitest";
import { standing } from "./standing";

test("points and alibis are those of the stack and of this raid's loot", () => {
  expect(standing({ safe: ["3+1", "boss"], loot: ["0+2", "4"] })).toEqual({ points: 12, alibis: 3 });
});

test("a Boss of this raid counts only with a 4 or 5 of it", () => {
  expect(standing({ safe: ["5"], loot: ["boss", "3"] })).toEqual({ points: 8, alibis: 0 });
  expect(standing({ safe: [], loot: ["boss", "4"] })).toEqual({ points: 9, alibis: 0 });
});

test("nothing is counted where the stack may not be looked at", () => {
  expect(standing({ safe: null, loot: ["5"] })).toBeNull();
});
