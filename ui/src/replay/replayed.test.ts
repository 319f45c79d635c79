import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Words } from "../words/words";
import { Replayed } from "./replayed.svelte";

/** Requests that wait until the test answers them. */
let waiting: { path: string; answer: (status?: number) => void }[];
let asked: string[];
let play: Replayed;

const story = {
  game: "coin",
  players: 2,
  names: ["Ann", "Bo"],
  options: {},
  steps: Array.from({ length: 21 }, (_, n) => ({ n, told: [] })),
};
const later = () => new Promise((resolve) => setTimeout(resolve));

/** Answer all that is asked now, and what it leads to. */
async function settle(): Promise<void> {
  for (await later(); waiting.length > 0; await later()) waiting.shift()!.answer();
}

beforeEach(async () => {
  waiting = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.split("/").slice(4).join("/"));
    return new Promise((resolve) => {
      const found = path.includes("story") ? story : { view: { at: Number(path.split("/")[5]) } };
      const answer = (status = 200) =>
        resolve(Response.json(status === 200 ? found : { detail: "" }, { status }));
      waiting.push({ path, answer });
    });
  });
  play = new Replayed("T", "coin", () => new Words("en", []));
  const opened = play.go(0, null);
  await settle();
  await opened;
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

test("quick presses count from the step wanted, not from the one shown", async () => {
  const gone = [1, 2, 3].map(() => play.go(play.wanted + 1, null));
  expect([play.wanted, play.step]).toEqual([3, 0]);
  await settle();
  await Promise.all(gone);
  expect([play.wanted, play.step, play.view]).toEqual([3, 3, { at: 3 }]);
});

test("of all the steps that a slider passes only the newest is asked for", async () => {
  const gone = [5, 6, 7, 8, 9, 10].map((step) => play.go(step, null));
  await settle();
  await Promise.all(gone);
  expect(asked).toEqual(["replay/5", "replay/10", "replay/11"]);
  expect(play.step).toBe(10);
});

test("what fails leaves the step that is shown, and may be asked for again", async () => {
  const failed = play.go(7, null);
  const told = expect(failed).rejects.toMatchObject({ status: 429 });
  waiting.shift()!.answer(429);
  await told;
  expect([play.step, play.wanted, play.view]).toEqual([0, 0, { at: 0 }]);
  const again = play.go(7, null);
  await settle();
  await again;
  expect(play.view).toEqual({ at: 7 });
});

test("a step that fails does not keep the newer one away", async () => {
  const gone = Promise.all([play.go(7, null), play.go(9, null)]);
  waiting.shift()!.answer(500);
  await later();
  await settle();
  await gone;
  expect(play.view).toEqual({ at: 9 });
});

test("who sees all hands looks from no seat, and hears what everybody heard", async () => {
  const gone = play.go(3, "all");
  await settle();
  await gone;
  expect(asked.slice(0, 1)).toEqual(["replay/3?all_hands=true"]);
  expect([play.from, play.seat, play.names]).toEqual(["all", null, ["Ann", "Bo"]]);
});

test("nobody goes past the ends", async () => {
  const gone = play.go(99, null);
  expect(play.wanted).toBe(20);
  await settle();
  await gone;
  expect([play.step, play.last]).toEqual([20, 20]);
});
