import { expect, test } from "vitest";
import type { Entry } from "../live/wire";
import type { Words } from "../words/words";
import { folded, linesOf } from "./telling";

const words = { say: ({ id }: { id: string }) => id } as unknown as Words;
const lines = (...entries: Entry[]) => folded(entries.flatMap((entry) => linesOf(entry, words)));
const undone = (n: number): Entry => ({ n, told: [{ id: "undone", arguments: { who: { seat: 0 } } }] });

test("what is told several times on end is one line", () => {
  const found = lines(undone(1), undone(2), undone(3), { n: 4, told: [{ id: "moved" }] }, undone(5));
  expect(found.map(({ text, times }) => [text, times])).toEqual([
    ["undone", 3],
    ["moved", 1],
    ["undone", 1],
  ]);
  expect(found[0]!.key).toBe("1-0");
});

test("what somebody says twice is said twice", () => {
  const say = (n: number): Entry => ({ n, talk: { seat: 1, text: "no" } }) as Entry;
  expect(lines(say(1), say(2)).map(({ times }) => times)).toEqual([1, 1]);
});
