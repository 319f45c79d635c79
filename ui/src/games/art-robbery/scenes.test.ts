import { expect, test } from "vitest";
import type { Sentence } from "../../live/sentence";
import { lately, raidEnd, topCard } from "./scenes";
import { view } from "./scene.fixture";
import { hang } from "./wall";

const takes = (seat: number, value: string, alibis: number): Sentence => ({
  id: "takes",
  arguments: { who: { seat }, token: { id: "a-token", arguments: { value, alibis } } },
});
const ends: Sentence = { id: "raid-ends", arguments: { raid: { id: "raid", arguments: { number: 3 } } } };

test("while a raid goes on there is nothing to tell", () => {
  expect(raidEnd(hang(view()), [takes(0, "4", 0)])).toBeNull();
});

test("the end of a raid knows where the last tokens went", () => {
  const steals: Sentence = {
    id: "steals",
    arguments: {
      who: { seat: 2 },
      victim: { seat: 1 },
      token: { id: "a-token", arguments: { value: "5", alibis: 0 } },
    },
  };
  const kept: Sentence = { id: "boss-kept", arguments: { who: { seat: 0 } } };
  const told = [steals, takes(0, "0", 2), takes(0, "boss", 0), kept, ends, { id: "raid-begins" }];
  const end = raidEnd(hang(view()), told)!;
  const held = (seat: number) =>
    end.loot.filter((place) => place.holder === seat).map((place) => place.token);
  expect(held(0)).toEqual(["0+2", "3", "boss"]);
  expect(held(1)).toEqual(["3"]);
  expect(held(2)).toEqual(["1+1", "3", "5"]);
  expect(end).toMatchObject({ raid: 3, boss: { seat: 0, kept: true }, stalled: false, last: false });
});

test("a raid that stalled, lost its Boss and was the last says all that", () => {
  const lost: Sentence = { id: "boss-lost", arguments: { who: { seat: 1 } } };
  const end = raidEnd(hang(view()), [{ id: "stalls" }, lost, ends, { id: "ends" }])!;
  expect(end).toMatchObject({ boss: { seat: 1, kept: false }, stalled: true, last: true });
});

test("of a raid that was not seen the loot is not made up", () => {
  expect(raidEnd(hang(view({ raid: 2 })), [ends])!.loot).toEqual([]);
});

test("the card played last lies on top until the pile is shuffled", () => {
  const entries = [
    { n: 1, told: [{ id: "plays", arguments: { card: { id: "a-card", arguments: { card: "dog" } } } }] },
  ];
  expect(topCard(entries, ["1", "dog"])).toBe("dog");
  expect(topCard(entries, [])).toBeNull();
  expect(topCard([], ["1", "4"])).toBe("4");
});

const plays = (seat: number): Sentence => ({ id: "plays", arguments: { who: { seat } } });

test("who begins the next raid is told, even if they have played already", () => {
  const told = [takes(0, "boss", 0), ends, { id: "raid-begins" }];
  expect(raidEnd(hang(view()), told)!.starts).toBeNull();
  expect(raidEnd(hang(view()), [plays(0), ...told, plays(2), plays(1)])!.starts).toBe(2);
});

test("news is what the others did since we did something, the last two of it, in this raid", () => {
  const entries = (...told: Sentence[]) => [{ n: 1, told }];
  const mine = [plays(0), takes(0, "1", 1)];
  expect(lately(entries(plays(2), takes(2, "3", 0), ...mine), 0)).toEqual([]);
  const theirs = [plays(1), takes(1, "4", 0), plays(2), takes(2, "3", 0), plays(3), takes(3, "0", 2)];
  expect(lately(entries(...mine, ...theirs), 0)).toEqual([
    takes(1, "4", 0),
    takes(2, "3", 0),
    takes(3, "0", 2),
  ]);
  expect(lately(entries(...theirs), null)).toEqual([takes(2, "3", 0), takes(3, "0", 2)]);
  expect(lately(entries(...mine, ...theirs, ends, { id: "raid-begins" }), 0)).toEqual([]);
  expect(lately(entries(...mine), null)).toEqual([takes(0, "1", 1)]);
});
