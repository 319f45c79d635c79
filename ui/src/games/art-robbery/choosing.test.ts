import { expect, test } from "vitest";
import { choices, differsInAlibis, kind, next, targets, usual } from "./choosing";
import { choice, offer, view, way } from "./scene.fixture";

test("a card leaves the ways that the server names, each with all its actions", () => {
  expect(choices(view(), "3").map(({ actions }) => actions)).toEqual([
    [3, 19],
    [3, 20],
  ]);
  expect(choices(view(), "boss")).toEqual([]);
  expect(choices(view(), null)).toEqual([]);
});

test("once a card is played all that is offered belongs to it", () => {
  const asked = view({
    decision: "victim",
    played: "3",
    choices: [
      offer(19, { kind: "rob", victim: 1 }, way("3", 1)),
      offer(20, { kind: "rob", victim: 2 }, way("3", 2)),
    ],
  });
  expect(choices(asked, null).map(({ actions }) => actions)).toEqual([[19], [20]]);
});

test("what a card does is told from its ways", () => {
  expect(kind([choice(null)])).toBe("nothing");
  expect(kind([choice("3")])).toBe("take");
  expect(kind([choice("0+2"), choice("boss")])).toBe("any");
  expect(kind([choice("dog", 1)])).toBe("dog");
  expect(kind([choice("5", 1)])).toBe("steal");
  expect(kind([choice("3", 1), choice("3", 2)])).toBe("rob");
  expect(kind([choice("5", 1), choice(null)])).toBe("rob");
});

test("pieces on the table stand for choices", () => {
  expect([...targets(choices(view(), "thief"))]).toEqual([
    ["0+2@middle", 0],
    ["boss@middle", 1],
  ]);
  expect([...targets(choices(view(), "3")).keys()]).toEqual(["3@1", "3@2"]);
  expect(targets([choice(null)]).size).toBe(0);
});

test("a single choice is made already, several are not", () => {
  expect(usual([choice("5", 1)])).toBe(0);
  expect(usual([choice("3", 1), choice("3", 2)])).toBeNull();
  expect(usual([])).toBeNull();
});

test("alibis are named only where values alone leave a doubt", () => {
  const found = [choice("3", 1), choice("3+1", 1), choice("4", 1)];
  expect(found.map(({ way: one }) => differsInAlibis(found, one))).toEqual([true, true, false]);
  expect(differsInAlibis([choice("dog", 1)], way("dog", 1))).toBe(false);
});

test("a plan goes on only where the next question offers it", () => {
  const asked = view({ decision: "victim", choices: [offer(20, { kind: "rob", victim: 2 }, way("3", 2))] });
  expect(next([20], asked)).toBe(20);
  expect(next([19], asked)).toBeNull();
  expect(next([20], view())).toBeNull();
  expect(next([], asked)).toBeNull();
});
