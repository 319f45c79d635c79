// What the coach has found out about the question put to us, and whether we are asked if we are sure.
import { settings } from "../settings.svelte";
import type { AnyTold, Hint } from "./wire";

const MUCH = 15; // hundredths of the chance to win that are asked about before they are given away

export interface Advised {
  ask: number;
  seat: number | null;
  hint: Hint;
}

/** Questions are numbered for each seat: the same number is not the same question. */
const key = (ask: number, seat: number | null): string => `${seat} ${ask}`;

export class Judgement {
  #judged: Advised | null = null; // a hint, asked for by the coach and perhaps not shown
  #judging = ""; // the question that was asked about
  #wanted = ""; // the question whose hint is to be shown as soon as it is there
  #doubted = ""; // the question in which we were asked
  doubt = $state.raw<{ ask: number; action: number; loss: number } | null>(null);

  /** Is this question to be looked at now? Each is once, unless it was refused. */
  begin(ask: number, seat: number | null): boolean {
    if (this.#judging === key(ask, seat)) return false;
    this.#judging = key(ask, seat);
    return true;
  }

  /** What came back: a hint that is to be shown, an answer to complain of, or nothing to be said. */
  take(ask: number, seat: number | null, answer: AnyTold): { hint?: Advised; wrong?: AnyTold } {
    const isWanted = this.#wanted === key(ask, seat);
    if (answer.type !== "hint") {
      if (this.#judging === key(ask, seat)) this.#judging = "";
      return isWanted ? { wrong: answer } : {};
    }
    this.#judged = { ask, seat, hint: answer };
    return isWanted ? { hint: this.#judged } : {};
  }

  /** The hint of a question, if it is there; otherwise it will be shown when it comes. */
  want(ask: number, seat: number | null): Advised | null {
    if (this.#judged?.ask === ask && this.#judged.seat === seat) return this.#judged;
    this.#wanted = key(ask, seat);
    return null;
  }

  /** Does an action lose so much that we are asked before? Once in a question. */
  stops(ask: number, seat: number | null, action: number): boolean {
    if (!settings.coach || !settings.sure) return false;
    const found = this.#judged;
    const loss = found?.ask === ask && found.seat === seat ? (found.hint.losses[action] ?? 0) : 0;
    if (loss < MUCH || this.#doubted === key(ask, seat)) return false;
    this.#doubted = key(ask, seat);
    this.doubt = { ask, action, loss };
    return true;
  }
}
