// What the coach has found out about the question put to us, and whether we are asked if we are sure.
import { settings } from "../settings.svelte";
import type { AnyTold, Hint } from "./wire";

const MUCH = 15; // hundredths of the chance to win that are asked about before they are given away

export interface Advised {
  ask: number;
  seat: number | null;
  hint: Hint;
}

export class Judgement {
  #judged: Advised | null = null; // a hint, asked for by the coach and not shown
  #judging: number | null = null; // the question that the coach has asked about
  #wanted: number | null = null; // the question whose hint is to be shown as soon as it is there
  #doubted: number | null = null; // the question in which we were asked
  doubt = $state.raw<{ ask: number; action: number; loss: number } | null>(null);

  /** Is this question to be looked at now? Each is once. */
  begin(ask: number): boolean {
    if (this.#judging === ask) return false;
    this.#judging = ask;
    return true;
  }

  /** What came back: a hint that is to be shown, an answer to complain of, or nothing to be said. */
  take(ask: number, seat: number | null, answer: AnyTold): { hint?: Advised; wrong?: AnyTold } {
    const isWanted = this.#wanted === ask;
    if (answer.type !== "hint") return isWanted ? { wrong: answer } : {};
    this.#judged = { ask, seat, hint: answer };
    return isWanted ? { hint: this.#judged } : {};
  }

  /** The hint of a question, if it is there. If it is on its way, it will be shown: "coming". */
  want(ask: number, seat: number | null): Advised | "coming" | null {
    if (this.#judged?.ask === ask && this.#judged.seat === seat) return this.#judged;
    if (this.#judging !== ask) return null;
    this.#wanted = ask;
    return "coming";
  }

  /** Does an action lose so much that we are asked before? Once in a question. */
  stops(ask: number, seat: number | null, action: number): boolean {
    if (!settings.coach || !settings.sure) return false;
    const found = this.#judged;
    const loss = found?.ask === ask && found.seat === seat ? (found.hint.losses[action] ?? 0) : 0;
    if (loss < MUCH || this.#doubted === ask) return false;
    this.#doubted = ask;
    this.doubt = { ask, action, loss };
    return true;
  }
}
