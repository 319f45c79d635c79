import { expect, test } from "vitest";
import { view } from "./scene.fixture";
import { hang, hold, MIDDLE, type Held } from "./wall";

test("nine places hang in a fixed order, the Boss last", () => {
  const places = hang(view());
  expect(places.map((place) => place.token)).toEqual(["0+2", "1+1", "2+1", "3", "3", "3", "4", "5", "boss"]);
  expect(places[0]!.holder).toBe(MIDDLE);
  expect(places[7]!.holder).toBe(1);
});

test("equal tokens stay where they are when another of their kind moves", () => {
  const before = hang(view());
  const of = (seat: number) => before.findIndex((place) => place.token === "3" && place.holder === seat);
  const [mine, bos, cys] = [of(0), of(1), of(2)];
  const seats = view().seats;
  seats[0]!.loot = ["3", "3"];
  seats[2]!.loot = ["1+1"];
  const after = hang(view({ seats }), before);
  expect(after[mine]!.holder).toBe(0);
  expect(after[bos]!.holder).toBe(1);
  expect(after[cys]!.holder).toBe(0);
});

test("a new raid hangs new pieces", () => {
  const before = hang(view());
  const seats = view().seats.map((seat) => ({ ...seat, loot: [] }));
  const after = hang(
    view({ raid: 4, middle: ["0+2", "1+1", "2+1", "3", "3", "3", "4+1", "5+1", "boss"], seats }),
    before,
  );
  expect(after.every((place) => place.holder === MIDDLE)).toBe(true);
  expect(after.some((place) => before.some((old) => old.id === place.id))).toBe(false);
});

test("a drawn card goes into the gap of the one that was played", () => {
  let last = 0;
  const next = () => (last += 1);
  const before = hold(["0", "3", "3", "5", "boss"], [] as Held<string>[], next);
  const after = hold(["0", "1", "3", "5", "boss"], before, next);
  expect(after.map((held) => held.card)).toEqual(["0", "3", "1", "5", "boss"]);
  expect(after.filter((held) => before.includes(held))).toHaveLength(4);
});

test("a card that is gone leaves the others where they were", () => {
  let last = 0;
  const before = hold(["0", "3", "5"], [] as Held<string>[], () => (last += 1));
  expect(hold(["0", "5"], before, () => (last += 1)).map((held) => held.id)).toEqual([
    before[0]!.id,
    before[2]!.id,
  ]);
});
