// One socket to a table that never gives up: it finds out when the line is dead, comes back with what was
// seen last, and sends again what was not answered, under the same id.
import type { AnyMessage, Hello, Ping } from "./sent";
import type { AnyTold } from "./wire";

export const PING_MS = 2_500;
export const DEAD_MS = 9_000;
export const NO_TABLE = 4004; // the code with which the server closes a line to nowhere
const WAITS_MS = [0, 300, 1_000, 2_000, 4_000];

export type ConnectionState = "opening" | "open" | "broken" | "closed" | "gone"; // gone: there is no such table

type Without<Kind, Field extends string> = Kind extends unknown ? Omit<Kind, Field> : never;

/** What is sent on behalf of a player: an id comes with it on the way. */
export type Outgoing = Without<Exclude<AnyMessage, Hello | Ping>, "id">;

export interface Listener {
  hear(message: AnyTold): void;
  change(state: ConnectionState): void;
  hello(): { seen: number | null; seat: number | null };
}

export class Connection {
  state: ConnectionState = "opening";
  #socket: WebSocket | null = null;
  #waiting = new Map<string, string>(); // sent and not answered, oldest first
  #heardAt = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #sent = 0;
  #welcomed = false;
  #hello = ""; // the id of the last hello
  // Ids must be new for each guest at each table, after a reload too.
  readonly #prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join("");

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#sleep);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Send a message; the id under which it will be answered. */
  send(message: Outgoing): string {
    const id = this.#id();
    const written = JSON.stringify({ ...message, id });
    this.#waiting.set(id, written);
    if (this.#welcomed) this.#socket?.send(written);
    return id;
  }

  /** Say hello again: who we are here has changed. */
  greet(): void {
    if (this.#welcomed) this.#greet(this.listener.hello());
  }

  /** Open the line anew: a socket is opened by whoever we were then. */
  renew(): void {
    this.#drop();
    this.#open();
  }

  close(state: "closed" | "gone" = "closed"): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#sleep);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#change(state);
    this.#drop();
  }

  get #ended(): boolean {
    return this.state === "closed" || this.state === "gone";
  }

  #id(): string {
    this.#sent += 1;
    return `${this.#prefix}-${this.#sent}`;
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = (this.#socket = new WebSocket(this.url));
    this.#welcomed = false;
    this.#heardAt = Date.now();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#mind(), PING_MS);
    socket.onopen = () => this.#greet(this.listener.hello());
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as AnyTold);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === NO_TABLE) this.close("gone");
      else this.#lost();
    };
  }

  #greet({ seen, seat }: { seen: number | null; seat: number | null }): void {
    this.#hello = this.#id();
    const hello = { type: "hello", id: this.#hello, seen: seen ?? undefined, seat: seat ?? undefined };
    this.#socket?.send(JSON.stringify(hello));
  }

  #hear(message: AnyTold): void {
    this.#heardAt = Date.now();
    if (message.type === "refused" && message.id === this.#hello) {
      // The seat is no longer ours: come in as whoever we are now. Anything else may pass, so it waits.
      if (message.reason.id === "table-not-your-seat") this.#greet({ seen: null, seat: null });
      else this.#lost(1);
      return;
    }
    if ("id" in message && message.id !== null) this.#waiting.delete(message.id);
    if (message.type === "welcome") {
      this.#tries = 0;
      const back = !this.#welcomed;
      this.#welcomed = true;
      this.#change("open");
      this.listener.hear(message);
      for (const written of back ? this.#waiting.values() : []) this.#socket?.send(written);
      return;
    }
    this.listener.hear(message);
  }

  #mind(): void {
    if (Date.now() - this.#heardAt > DEAD_MS) this.#lost();
    else if (this.#welcomed) this.#socket?.send(JSON.stringify({ type: "ping", id: this.#id() }));
  }

  /** The line broke, or is dead without saying so. */
  #lost(least = 0): void {
    this.#drop();
    if (this.#ended) return;
    this.#change("broken");
    this.#tries = Math.max(this.#tries, least);
    const wait = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)]!;
    this.#tries += 1;
    // Timers of a page out of sight hardly run: the first try is made at once.
    if (wait === 0) this.#open();
    else this.#retry = setTimeout(() => this.#open(), wait * (0.8 + 0.4 * Math.random()));
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  #change(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.change(state);
  }

  /** The device has left the network: whoever waits for the silence waits for nothing. */
  #sleep = (): void => {
    if (!this.#ended) this.#lost();
  };

  /** Somebody looks at the page again, or the network is back. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#ended) return;
    if (this.#socket === null) {
      this.#tries = 0;
      this.#open();
    } else this.#mind();
  };
}
