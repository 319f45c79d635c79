import { expect, test } from "vitest";
import type { Entry } from "../live/wire";
import type { Words } from "../words/words";
import { folded, linesOf } from "./telling";

const words = { say: ({ id }: { id: string }) => id } as unknown as Words;
const lines = (...entries: Entry[]) =>
  folded(entries.flatMap((entry) => linesOf(entry, words, ["raid-begins"])));
const by = (n: number, seat: number, ...ids: string[]): Entry => ({
  n,
  told: ids.map((id) => ({ id, arguments: { who: { seat } } })),
});
const undone = (n: number): Entry => by(n, 0, "table-takes-back");

test("what is told several times on end is one line", () => {
  const found = lines(undone(1), undone(2), undone(3), { n: 4, told: [{ id: "moved" }] }, undone(5));
  expect(found.map(({ text, times }) => [text, times])).toEqual([
    ["table-takes-back", 3],
    ["moved", 1],
    ["table-takes-back", 1],
  ]);
  expect(found[0]!.key).toBe("1-0");
});

test("what somebody says twice is said twice", () => {
  const say = (n: number): Entry => ({ n, talk: { seat: 1, text: "no" } }) as Entry;
  expect(lines(say(1), say(2)).map(({ times }) => times)).toEqual([1, 1]);
});

test("one move is one line, and leads to its last entry", () => {
  const renewed: Entry = { n: 2, told: [...by(2, 0, "takes").told!, { id: "renews" }] };
  const found = lines(by(1, 0, "plays"), renewed, by(3, 0, "draws"), by(4, 1, "plays"));
  expect(found.map(({ text, n, seat }) => [text, n, seat])).toEqual([
    ["plays takes renews draws", 3, 0],
    ["plays", 4, 1],
  ]);
});

test("a raid has a heading of its own", () => {
  const found = lines(by(1, 0, "plays"), { n: 1, told: [{ id: "raid-begins" }] }, by(2, 0, "plays"));
  expect(found.map(({ text, heading }) => [text, heading])).toEqual([
    ["plays", false],
    ["raid-begins", true],
    ["plays", false],
  ]);
});

test("what a bot decided in a player's place is a line of its own", () => {
  const found = lines(by(1, 0, "plays"), { ...by(2, 0, "takes"), decided: "clock" });
  expect(found.map(({ text, decided }) => [text, decided])).toEqual([
    ["plays", undefined],
    ["takes", "clock"],
  ]);
});
