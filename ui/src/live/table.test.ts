import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Words } from "../words/words";
import type { Shown } from "./wire";
import { LiveTable } from "./table.svelte";
import { settings } from "../settings.svelte";

class FakeSocket {
  static last: FakeSocket;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function chair(name: string) {
  return { name, kind: "person", bot: null };
}

function view(n: number, changed: Partial<Shown> = {}): Record<string, unknown> {
  const table = {
    phase: "play",
    chairs: [chair("Ann"), chair("Bo")],
    asked: [0],
    voted: [],
    caller: null,
    deadline: null,
    paused: false,
    wants_pause: [],
    seed: null,
    rematch: null,
  };
  const shown = {
    n,
    seat: 0,
    asks: { 0: 1 },
    table,
    view: {},
    ballot: null,
    undo: false,
    events: [],
  };
  return { type: "view", ...shown, ...changed };
}

let play: LiveTable;
let socket: FakeSocket;
let status: number; // what the server says when it is asked about the table

function welcome(seats: number[] = [0], muted: number[] = []): void {
  socket.onopen?.();
  socket.hear({ type: "welcome", id: socket.sent.at(-1)!.id, now: Date.now(), seats, muted, game: "coin" });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status })));
  status = 200;
  play = new LiveTable("T", () => new Words("en", ["hello = Hello, { $who }"]));
  socket = FakeSocket.last;
});
afterEach(() => {
  play.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who is asked may answer, once", () => {
  welcome();
  socket.hear(view(5));
  expect(play.asked).toBe(true);
  play.act(3);
  play.act(4);
  const acts = socket.sent.filter((message) => message.type === "act");
  expect(acts).toMatchObject([{ ask: 1, action: 3, seat: 0 }]);
  expect([play.asked, play.sent]).toEqual([false, 3]);
});

test("a view from before the last decision asks nothing", () => {
  welcome();
  socket.hear(view(5));
  play.act(3);
  socket.hear({ type: "accepted", id: socket.sent.at(-1)!.id, n: 7 });
  socket.hear(view(6));
  expect(play.asked).toBe(false);
  socket.hear(view(8, { asks: { 0: 2 } }));
  expect([play.asked, play.sent]).toEqual([true, null]);
});

test("what is refused may be answered otherwise, and the reason is there", () => {
  welcome();
  socket.hear(view(5));
  play.act(3);
  socket.hear({ type: "refused", id: socket.sent.at(-1)!.id, reason: { id: "no" }, rule: "X-1" });
  expect(play.asked).toBe(true);
  expect(play.refused?.rule).toBe("X-1");
});

test("nobody acts while the line is broken, the game paused or a bot in the seat", () => {
  welcome();
  const shown = view(5) as unknown as Shown;
  socket.hear(view(5, { table: { ...shown.table, paused: true } }));
  expect(play.asked).toBe(false);
  socket.hear(
    view(6, { table: { ...shown.table, chairs: [{ name: "Ann", kind: "stand-in", bot: "easy" }] } }),
  );
  expect(play.asked).toBe(false);
  socket.hear(view(7));
  expect(play.asked).toBe(true);
  socket.onclose?.({ code: 1006 });
  expect([play.asked, play.online]).toEqual([false, false]);
});

test("the past is no news, and nothing is told twice", () => {
  welcome();
  socket.hear(view(5, { events: [{ n: 4, told: [] }] }));
  expect([play.fresh.length, play.entries.length]).toEqual([0, 1]);
  socket.hear(
    view(6, {
      events: [
        { n: 4, told: [] },
        { n: 6, told: [] },
      ],
    }),
  );
  expect([play.fresh.map((entry) => entry.n), play.entries.map((entry) => entry.n)]).toEqual([[6], [4, 6]]);
});

test("the curtain is drawn when another own seat is asked", () => {
  welcome([0, 1]);
  socket.hear(view(5, { seat: null, asks: { 1: 1 } }));
  expect([play.curtained, play.asked]).toEqual([[1], false]);
  play.look(1);
  expect(socket.sent.at(-1)).toMatchObject({ type: "look", seat: 1 });
  socket.hear(view(5, { seat: 1, asks: { 1: 1 } }));
  expect([play.curtained, play.asked]).toEqual([[], true]);
});

test("who takes a second seat begins behind the curtain", () => {
  welcome();
  const lobby = { ...(view(1) as unknown as Shown).table, phase: "lobby" as const };
  socket.hear(view(1, { table: lobby, asks: {} }));
  welcome([0, 1]);
  expect(socket.sent.at(-1)).toMatchObject({ type: "look" });
  expect(socket.sent.at(-1)).not.toHaveProperty("seat");
});

test("each seat has a log of its own", () => {
  welcome([0, 1]);
  socket.hear(view(5, { seat: 0, events: [{ n: 5, told: [{ id: "draws-card" }] }] }));
  socket.hear(view(5, { seat: 1, events: [{ n: 5, told: [{ id: "draws" }] }] }));
  expect(play.entries).toEqual([{ n: 5, told: [{ id: "draws" }] }]);
});

const told = (...numbers: number[]) => numbers.map((n) => ({ n, told: [] }));
const news = () => play.fresh.map((entry) => entry.n);

test("whoever gets the device is told what happened since they last looked", () => {
  welcome([0, 1]);
  socket.hear(view(3, { seat: null, asks: { 0: 1 }, events: told(1, 3) }));
  socket.hear(view(3, { seat: 0, asks: { 0: 1 }, events: told(1, 3) }));
  expect(news()).toEqual([]);
  socket.hear(view(5, { seat: 0, asks: { 1: 1 }, events: told(5) })); // behind the curtain
  socket.hear(view(5, { seat: 1, asks: { 1: 1 }, events: told(1, 3, 5) }));
  expect(news()).toEqual([5]);
  socket.hear(view(7, { seat: 1, asks: {}, events: told(7) }));
  socket.hear(view(8, { seat: 1, asks: { 0: 2 }, events: told(8) }));
  socket.hear(view(8, { seat: 0, asks: { 0: 2 }, events: told(1, 3, 5, 7, 8) }));
  expect(news()).toEqual([5, 7, 8]);
  socket.hear(view(9, { seat: 0, asks: { 1: 2 }, events: told(9) }));
  socket.hear(view(9, { seat: 1, asks: { 1: 2 }, events: told(1, 3, 5, 7, 8, 9) }));
  expect(news()).toEqual([8, 9]);
});

test("who sits down in the middle is not told the past", () => {
  welcome([]);
  socket.hear(view(3, { seat: null, asks: {}, events: told(3) }));
  socket.hear(view(5, { seat: null, asks: {}, events: told(5) }));
  welcome([1]);
  socket.hear(view(6, { seat: 1, asks: {}, events: told(3, 5, 6) }));
  expect(news()).toEqual([]);
});

test("what one seat asked and was told is not for the next, though questions have the same number", () => {
  welcome([0, 1]);
  socket.hear(view(5));
  play.askHint();
  socket.hear({
    type: "hint",
    id: socket.sent.at(-1)!.id,
    action: 2,
    label: { id: "x" },
    sentences: [],
    losses: {},
  });
  expect(play.hint).not.toBeNull();
  void play.whyNot();
  void play.say({ text: "no" });
  socket.hear({ type: "refused", id: socket.sent.at(-1)!.id, reason: { id: "no" }, rule: null });
  play.act(3);
  socket.hear(view(6, { seat: 1, asks: { 1: 1 } }));
  expect([play.hint, play.sent, play.complaint, play.asked]).toEqual([null, null, null, true]);
  void play.whyNot();
  expect(socket.sent.at(-1)).toMatchObject({ type: "why_not", seat: 1 });
});

test("who says something learns whether it was heard", async () => {
  welcome();
  socket.hear(view(5));
  const refused = play.say({ text: "no" });
  socket.hear({ type: "refused", id: socket.sent.at(-1)!.id, reason: { id: "no" }, rule: null });
  expect(await refused).toBe(false);
  expect(play.complaint?.reason.id).toBe("no");
  const heard = play.say({ text: "yes" });
  socket.hear({ type: "accepted", id: socket.sent.at(-1)!.id, n: 6 });
  expect(await heard).toBe(true);
});

test("why not is asked once for each question", async () => {
  welcome();
  socket.hear(view(5));
  const first = play.whyNot();
  const second = play.whyNot();
  const asked = socket.sent.filter((message) => message.type === "why_not");
  expect(asked).toHaveLength(1);
  socket.hear({ type: "why_not", id: asked[0]!.id, refusals: [{ action: 2 }] });
  expect(await first).toEqual([{ action: 2 }]);
  expect(await second).toBe(await first);
});

test("seconds are counted by the server's clock", () => {
  welcome();
  const shown = view(5) as unknown as Shown;
  socket.hear(view(5, { table: { ...shown.table, deadline: Date.now() + 30_000 } }));
  expect(play.secondsLeft).toBe(30);
  vi.advanceTimersByTime(10_000);
  expect(play.secondsLeft).toBe(20);
});

test("who is muted is known after a reload, and heard again when the server says so", () => {
  welcome([0], [1]);
  expect(play.muted).toEqual([1]);
  play.mute(1, false);
  socket.hear({ type: "accepted", id: socket.sent.at(-1)!.id, n: 5 });
  expect(play.muted).toEqual([]);
  welcome([0], []);
  expect(socket.sent.filter((message) => message.type === "mute")).toHaveLength(1);
});

test.each([
  [404, "gone"],
  [200, "broken"],
  [500, "broken"],
])("when the line breaks and the server says %i, it is %s", async (said, line) => {
  welcome();
  socket.hear(view(5));
  status = said;
  socket.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(10);
  expect(play.connection).toBe(line);
});

const judged = (losses: Record<number, number>) => {
  play.judge();
  const { id } = socket.sent.at(-1)!;
  socket.hear({ type: "hint", id, action: 2, label: { id: "x" }, sentences: [], losses });
};

test("what loses much is asked about once, and then done", () => {
  welcome();
  socket.hear(view(5, { tips: [] }));
  judged({ 2: 0, 3: 40 });
  expect(play.hint).toBeNull();
  play.act(3);
  expect(socket.sent.at(-1)).toMatchObject({ type: "hint" });
  expect(play.doubt).toMatchObject({ action: 3, loss: 40 });
  play.actAnyway();
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: 3 });
  expect(play.doubt).toBeNull();
});

test("who thinks again is not asked twice in the same question", () => {
  welcome();
  socket.hear(view(5, { tips: [] }));
  judged({ 2: 0, 3: 40 });
  play.act(3);
  play.thinkAgain();
  expect(play.doubt).toBeNull();
  play.act(3);
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: 3 });
});

test("what loses little is done at once", () => {
  welcome();
  socket.hear(view(5, { tips: [] }));
  judged({ 2: 0, 3: 14 });
  play.act(3);
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: 3 });
});

test("without the coach a hint makes nobody ask whether we are sure", () => {
  welcome();
  socket.hear(view(5));
  judged({ 2: 0, 3: 40 });
  play.act(3);
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: 3 });
});

test("who has sent the coach away is asked nothing more", () => {
  welcome();
  socket.hear(view(5, { tips: [] }));
  judged({ 2: 0, 3: 40 });
  settings.keep({ sure: false });
  play.act(3);
  settings.keep({ sure: true });
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: 3 });
});

test("a hint that was refused can be asked for again", () => {
  welcome();
  socket.hear(view(5));
  play.askHint();
  socket.hear({ type: "refused", id: socket.sent.at(-1)!.id, reason: { id: "x" }, rule: null });
  expect(play.complaint).not.toBeNull();
  play.askHint();
  expect(socket.sent.filter(({ type }) => type === "hint")).toHaveLength(2);
});

test("a hint that the coach has asked for already is shown without another question", () => {
  welcome();
  socket.hear(view(5));
  play.judge();
  play.askHint();
  const asked = socket.sent.filter(({ type }) => type === "hint");
  expect(asked).toHaveLength(1);
  socket.hear({ type: "hint", id: asked[0]!.id, action: 2, label: { id: "x" }, sentences: [], losses: {} });
  expect(play.hint?.action).toBe(2);
});
