import { expect, test } from "vitest";
import type { MyGame } from "../live/mine";
import { fits, hasPeople, hasWon, heightOf, sparkline, endingOf } from "./games";

function game(payoffs: number[], seats = [0]): MyGame {
  const endings = payoffs.map((payoff) => ({
    title: { id: payoff > 0 ? "ending-won" : "ending-lost", arguments: {} },
    reason: { id: "ending-haul", arguments: { points: 20, alibis: 3 } },
  }));
  const chairs = [
    { name: "Ann", kind: "person" as const },
    { name: "Bo", kind: "bot" as const },
  ];
  return {
    card: {
      table: "t",
      game: "art-robbery",
      players: 2,
      options: {},
      edition: "standard",
      clock: {},
      public: false,
      phase: "over",
      chairs,
      outcome: payoffs.length > 0 ? { at: 1, payoffs, endings } : null,
    },
    seats,
    at: 1,
    rules: "now",
    chances: null,
  };
}

test("a filter leaves what it names", () => {
  const won = game([1, 0]);
  expect(fits("all", won, false)).toBe(true);
  expect(fits("won", won, false)).toBe(true);
  expect(fits("won", game([0, 1]), false)).toBe(false);
  expect([fits("turn", won, true), fits("turn", won, false)]).toEqual([true, false]);
  expect(fits("game:art-robbery", won, false)).toBe(true);
  expect(fits("game:alcatraz", won, false)).toBe(false);
  expect(fits("people", won, false)).toBe(false);
});

test("others are people if they are no bots", () => {
  const among = game([0.5, 0.5]);
  among.card.chairs[1]!.kind = "person";
  expect(hasPeople(among)).toBe(true);
  expect(hasPeople(game([1, 0]))).toBe(false);
});

test("whoever played all seats has neither won nor lost", () => {
  expect(hasWon(game([1, 0], [0, 1]))).toBe(null);
  expect(endingOf(game([1, 0], [0, 1]))).toBe(null);
  expect(hasWon(game([]))).toBe(null);
  expect(endingOf(game([0, 1]))?.title.id).toBe("ending-lost");
});

test("the chances are a line from left to right, high where they are good", () => {
  expect(sparkline([0, 1])).toBe("M2.0 40L178.0 4");
  expect(sparkline([0.5])).toBe("M2.0 22");
  expect(heightOf(0.25)).toBe(31);
});
