// The numbers that this browser adds to the chance of its tables: sealed first, told when all seals are fixed.
// What was promised is kept here, so that the check after the end need not believe the server.
import { sha256, type Kept, type Verdict } from "./chance";
import { ask } from "./http";
import type { Proof } from "./replies";
import type { Shown, Welcome } from "./wire";

const KEY = "getaway-chance";
const MOST_TABLES = 40;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    // Somebody else has written there, or the browser keeps nothing: then nothing was promised.
    return {};
  }
}

function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = all();
  const last = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(last), [table]: kept }));
  } catch {
    // A browser that keeps nothing, or no more: the page itself still knows.
  }
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Can this browser seal and check? Only pages of https and of this machine may. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export class Fairness {
  #kept: Kept;
  #own: number[] = [];
  #sent = new Set<string>(); // over this connection

  constructor(readonly table: string) {
    this.#kept = all()[table] ?? { commitment: "", numbers: {}, seals: null };
  }

  get kept(): Kept | null {
    return this.#kept.commitment === "" ? null : this.#kept;
  }

  greet(welcome: Welcome): void {
    this.#own = welcome.seats;
    this.#sent.clear();
    // The first one counts: whoever shows another later breaks a promise.
    if (this.#kept.commitment === "" && welcome.commitment) this.#keep({ commitment: welcome.commitment });
  }

  /** Fix a number for a seat of ours. */
  async seal(seat: number): Promise<void> {
    if (!canCheck()) return;
    await this.#send(`seats/${seat}/seal`, { seal: await sha256(this.#number(seat)) });
  }

  /** After a view: seal what is not sealed, tell what is asked for. */
  async mind(shown: Shown): Promise<void> {
    const fair = shown.table.fair;
    if (fair === undefined || shown.table.phase !== "lobby" || !canCheck()) return;
    for (const seat of this.#own) {
      const number = this.#number(seat);
      const sealed = fair.seals[seat] === (await sha256(number));
      if (!fair.opening && !sealed) await this.seal(seat);
      else if (fair.opening && sealed && fair.numbers[seat] === null) {
        this.#keep({ seals: fair.seals });
        await this.#send(`seats/${seat}/number`, { number });
      }
    }
  }

  /** Work the whole chance of the finished game out again, beside the page. */
  async check(): Promise<Verdict> {
    const proof = await ask<Proof>("GET", `/api/tables/${this.table}/chance`);
    const worker = new Worker(new URL("./chance.worker.ts", import.meta.url), { type: "module" });
    try {
      return await new Promise<Verdict>((resolve, reject) => {
        worker.onmessage = (event: MessageEvent<Verdict>) => resolve(event.data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage({ proof, kept: this.kept });
      });
    } finally {
      worker.terminate();
    }
  }

  #number(seat: number): string {
    const known = this.#kept.numbers[seat];
    if (known !== undefined) return known;
    const number = random();
    this.#keep({ numbers: { ...this.#kept.numbers, [seat]: number } });
    return number;
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    keep(this.table, this.#kept);
  }

  async #send(path: string, body: Record<string, string>): Promise<void> {
    const once = `${path} ${JSON.stringify(body)}`;
    if (this.#sent.has(once)) return;
    this.#sent.add(once);
    try {
      await ask("POST", `/api/tables/${this.table}/${path}`, body);
    } catch {
      // Too late, or cut off: the next view says how it stands, and the check says what was used.
      this.#sent.delete(once);
    }
  }
}
