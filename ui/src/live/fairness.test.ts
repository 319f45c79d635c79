import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sha256 } from "./chance";
import { Fairness } from "./fairness";
import type { Shown, Welcome } from "./wire";

let posted: [string, Record<string, string>][];

beforeEach(() => {
  localStorage.clear();
  posted = [];
  vi.stubGlobal("fetch", (path: string, wanted: { body: string }) => {
    posted.push([path, JSON.parse(wanted.body) as Record<string, string>]);
    return Promise.resolve(new Response("{}"));
  });
});
afterEach(() => vi.unstubAllGlobals());

const welcome = (seats: number[]) => ({ seats, commitment: "c0" }) as Welcome;
const view = (opening: boolean, seals: (string | null)[], numbers: (string | null)[] = [null, null]) =>
  ({ table: { phase: "lobby", fair: { opening, seals, numbers } } }) as Shown;

test("a number is sealed once, and told only when its seal is fixed", async () => {
  const fairness = new Fairness("t");
  fairness.greet(welcome([1]));
  await fairness.mind(view(false, [null, null]));
  await fairness.mind(view(false, [null, null]));
  expect(posted.map(([path]) => path)).toEqual(["/api/tables/t/seats/1/seal"]);
  const seal = posted[0]![1].seal!;
  await fairness.mind(view(true, [null, "another"]));
  expect(posted.length).toBe(1);
  await fairness.mind(view(true, [null, seal]));
  expect(posted[1]![0]).toBe("/api/tables/t/seats/1/number");
  expect(await sha256(posted[1]![1].number!)).toBe(seal);
  expect(fairness.kept?.seals).toEqual([null, seal]);
});

test("a reload knows the number again, and the first promise of the server", async () => {
  const before = new Fairness("t");
  before.greet(welcome([0]));
  await before.mind(view(false, [null, null]));
  const after = new Fairness("t");
  after.greet({ ...welcome([0]), commitment: "another" });
  expect(after.kept?.commitment).toBe("c0");
  await after.mind(view(true, [posted[0]![1].seal!, null]));
  expect(posted[1]![0]).toBe("/api/tables/t/seats/0/number");
});

test("who passes the device on adds a number for each seat", async () => {
  const fairness = new Fairness("t");
  fairness.greet(welcome([0, 1]));
  await fairness.mind(view(false, [null, null]));
  expect(posted.map(([path]) => path)).toEqual(["/api/tables/t/seats/0/seal", "/api/tables/t/seats/1/seal"]);
  expect(posted[0]![1].seal).not.toBe(posted[1]![1].seal);
});

test("what did not arrive is sent again after the next view", async () => {
  const fairness = new Fairness("t");
  fairness.greet(welcome([0]));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await fairness.mind(view(false, [null, null]));
  vi.stubGlobal("fetch", (path: string, wanted: { body: string }) => {
    posted.push([path, JSON.parse(wanted.body) as Record<string, string>]);
    return Promise.resolve(new Response("{}"));
  });
  await fairness.mind(view(false, [null, null]));
  expect(posted.length).toBe(1);
});
