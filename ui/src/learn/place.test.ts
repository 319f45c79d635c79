import { describe, expect, it } from "vitest";
import { spotOf, steadily, type Box } from "./place";

const card = { x: 8, y: 0, width: 344, height: 180 };
const at = (y: number, height: number) => ({ x: 20, y, width: 100, height });

const topOf = (needed: Box[], seen: Box[]): number => spotOf(card, [8], needed, seen, 52, 740).y;

describe("the card of the guide", () => {
  it("lies at the top if nothing is needed there", () => {
    expect(topOf([at(600, 80)], [])).toBe(60);
  });
  it("lies under what is needed at the top", () => {
    expect(topOf([at(60, 90)], [])).toBe(158);
  });
  it("lies between two things that are needed", () => {
    expect(topOf([at(60, 100), at(500, 200)], [])).toBe(168);
  });
  it("rather covers what is only looked at", () => {
    const top = topOf([at(400, 340)], [at(60, 320)]);
    expect(top + card.height).toBeLessThanOrEqual(400);
  });
  it("goes aside where that covers less", () => {
    const wall = { x: 0, y: 52, width: 344, height: 688 };
    const small = { x: 0, y: 0, width: 200, height: 180 };
    expect(spotOf(small, [100, 400], [wall], [], 52, 740).x).toBe(400);
  });
  it("stays beside what it speaks of if both places are free", () => {
    const small = { x: 0, y: 0, width: 200, height: 180 };
    const piece = { x: 500, y: 60, width: 40, height: 40 };
    expect(spotOf(small, [8, 420, 900], [piece], [], 52, 740, piece)).toMatchObject({ x: 420, y: 108 });
  });
});

it("stays where it is while things only stir, as a button under the mouse", () => {
  const steady = steadily();
  expect([455, 458, 455, 459, 460, 457].map(steady)).toEqual([455, 455, 455, 455, 460, 460]);
});
