import { expect, test } from "vitest";
import { check, sha256, type Kept } from "./chance";
import type { Proof } from "./replies";

// The deal and the first moves of a game that the server's own tests play.
const proof: Proof = {
  fair: true,
  left: 0,
  commitment: "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811",
  seed: "00112233445566778899aabbccddeeff",
  game_seed: "8b07fbfe38dd5be76d881cf24008702b6bc74c0e0daea702493df602b5255614",
  seals: [
    "b8f12ea8c9a95d4b4641b03d9fa5a71ad30b44ed6cd4bf793bbe1a5801b986d4",
    "3dc30fbac8417f76943e9c10e15eeacbc86e546a3cb024e368cbfa894603b266",
    "",
  ],
  numbers: ["11111111111111111111111111111111", "22222222222222222222222222222222", ""],
  draws: [
    {
      n: 10,
      change: 0,
      number: "4e514d4961435b34",
      taken: 16,
      end: "0ee89727ad6dcaaa",
    },
    {
      n: 11,
      change: 1,
      number: "193ceda96bacf5e2",
      taken: 1,
      end: "1184ad5b01f41363",
    },
    {
      n: 12,
      change: 2,
      number: "4afe602d7aecda09",
      taken: 1,
      end: "13ffd1f727f30642",
    },
    {
      n: 13,
      change: 3,
      number: "07eef367b619ccb2",
      taken: 1,
      end: "1da079dbcdf3a3b1",
    },
  ],
};

const kept: Kept = {
  commitment: proof.commitment,
  numbers: { 0: proof.numbers[0]! },
  seals: proof.seals.map((seal) => seal || null),
};

test("a game that was dealt as promised passes", async () => {
  const taken = proof.draws.reduce((sum, draw) => sum + draw.taken, 0);
  expect(await check(proof, kept)).toEqual({ fault: null, changes: proof.draws.length, taken });
  expect(await check(proof, null)).toEqual({ fault: null, changes: proof.draws.length, taken });
});

test("another seed than the one that we were promised is noticed, even if it fits its own hash", async () => {
  const seed = "ab".repeat(16);
  expect(await check({ ...proof, seed }, null)).toEqual({ fault: "commitment" });
  const both = { ...proof, seed, commitment: await sha256(seed) };
  expect(await check(both, kept)).toEqual({ fault: "commitment" });
});

test("a number that was changed, chosen late, or left out is noticed", async () => {
  const changed = [...proof.numbers];
  changed[1] = "ab".repeat(16);
  expect(await check({ ...proof, numbers: changed }, null)).toEqual({ fault: "seal" });
  const late = { ...proof, numbers: changed, seals: proof.seals.with(1, await sha256(changed[1]!)) };
  expect(await check(late, kept)).toEqual({ fault: "seal" });
  expect(await check({ ...proof, numbers: changed, seals: proof.seals.with(1, "") }, null)).toEqual({
    fault: "seal",
  });
  expect(await check({ ...proof, numbers: proof.numbers.with(0, "") }, kept)).toEqual({ fault: "number" });
  expect(await check({ ...proof, numbers: proof.numbers.with(0, "") }, null)).toEqual({ fault: "seed" });
});

test("a random number from elsewhere is noticed", async () => {
  const [deal, ...rest] = proof.draws;
  for (const wrong of [
    { ...deal!, taken: deal!.taken + 1 },
    { ...deal!, number: "0".repeat(16) },
    { ...deal!, change: 7 },
  ]) {
    expect(await check({ ...proof, draws: [wrong, ...rest] }, kept)).toEqual({ fault: "chance" });
  }
});
