import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEAD_MS, Connection, NO_TABLE, PING_MS, type ConnectionState } from "./connection";
import type { AnyTold } from "./wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The server takes the socket and answers the hello. */
  welcome(): void {
    this.onopen?.();
    this.hear({ type: "welcome", id: this.sent.at(-1)!.id });
  }
}

let heard: AnyTold[];
let states: ConnectionState[];
let seen: number | null;
let connection: Connection;
const last = () => FakeSocket.all.at(-1)!;
const acts = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "act");
const act = { type: "act", ask: 1, action: 4, seat: 0 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard = [];
  states = [];
  seen = null;
  connection = new Connection("ws://here/api/tables/T/socket", {
    hear: (message) => heard.push(message),
    change: (state) => states.push(state),
    hello: () => ({ seen, seat: 0 }),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was not answered is sent again under the same id", () => {
  last().welcome();
  const id = connection.send(act);
  const first = last();
  first.onclose?.({ code: 1006 });
  last().welcome();
  expect(FakeSocket.all).toHaveLength(2);
  expect(acts(first)).toEqual([{ ...act, id }]);
  expect(acts(last())).toEqual([{ ...act, id }]);
});

test("what was answered is not sent again", () => {
  last().welcome();
  const id = connection.send(act);
  last().hear({ type: "accepted", id, n: 7 });
  last().onclose?.({ code: 1006 });
  last().welcome();
  expect(acts(last())).toEqual([]);
});

test("what is said before the welcome waits for it", () => {
  connection.send(act);
  expect(last().sent).toEqual([]);
  last().welcome();
  expect(acts(last())).toHaveLength(1);
});

test("it comes back with the number it has seen", () => {
  last().welcome();
  seen = 12;
  last().onclose?.({ code: 1006 });
  last().welcome();
  expect(last().sent[0]).toMatchObject({ type: "hello", seen: 12, seat: 0 });
});

test("a line that says nothing is dead, though no socket says so", () => {
  last().welcome();
  const first = last();
  vi.advanceTimersByTime(PING_MS);
  expect(first.sent.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(DEAD_MS);
  expect(states).toContain("broken");
  expect(first.closed).toBe(true);
  expect(last()).not.toBe(first);
});

test("pongs keep it alive", () => {
  last().welcome();
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(PING_MS);
    last().hear({ type: "pong", id: last().sent.at(-1)!.id });
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(states).toEqual(["open"]);
});

test("after a sleep it comes back as soon as somebody looks", () => {
  last().welcome();
  const first = last();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(last()).not.toBe(first);
});

test("it tries again and again, ever more slowly, until it is closed", () => {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(5_000);
  }
  const tries = FakeSocket.all.length;
  expect(tries).toBe(7);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(tries);
});

test("if the seat is no longer ours, it comes in without one", () => {
  last().onopen?.();
  last().hear({ type: "refused", id: last().sent[0]!.id, reason: { id: "table-not-your-seat" }, rule: null });
  expect(last().sent.at(-1)).toMatchObject({ type: "hello" });
  expect(last().sent.at(-1)).not.toHaveProperty("seat");
});

test("a hello that came too fast is said again later, with the seat, and ever more slowly", () => {
  const refuse = () => {
    last().onopen?.();
    last().hear({ type: "refused", id: last().sent[0]!.id, reason: { id: "table-too-fast" }, rule: null });
  };
  refuse();
  expect([FakeSocket.all.length, last().sent.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  refuse();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  last().welcome();
  expect(last().sent[0]).toMatchObject({ type: "hello", seat: 0 });
  expect(states.at(-1)).toBe("open");
});

test("to a table that is not there it does not come back", () => {
  last().onclose?.({ code: NO_TABLE });
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(1);
  expect(states).toEqual(["gone"]);
});

test("who leaves the network is told at once, and comes back with it", () => {
  last().welcome();
  const id = connection.send(act);
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("broken");
  last().onclose?.({ code: 1006 });
  const tries = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(tries + 1);
  last().welcome();
  expect(acts(last()).map((message) => message.id)).toEqual([id]);
});
