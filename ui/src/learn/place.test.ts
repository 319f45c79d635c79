import { describe, expect, it } from "vitest";
import { steadily, topOf } from "./place";

const card = { x: 8, y: 0, width: 344, height: 180 };
const at = (y: number, height: number) => ({ x: 20, y, width: 100, height });

describe("the card of the guide", () => {
  it("lies at the top if nothing is needed there", () => {
    expect(topOf(card, [at(600, 80)], [], 52, 740)).toBe(60);
  });
  it("lies under what is needed at the top", () => {
    expect(topOf(card, [at(60, 90)], [], 52, 740)).toBe(158);
  });
  it("lies between two things that are needed", () => {
    expect(topOf(card, [at(60, 100), at(500, 200)], [], 52, 740)).toBe(168);
  });
  it("rather covers what is only looked at", () => {
    const top = topOf(card, [at(400, 340)], [at(60, 320)], 52, 740);
    expect(top + card.height).toBeLessThanOrEqual(400);
  });
});

it("stays where it is while things only stir, as a button under the mouse", () => {
  const steady = steadily();
  expect([455, 458, 455, 459, 460, 457].map(steady)).toEqual([455, 455, 455, 455, 460, 460]);
});
