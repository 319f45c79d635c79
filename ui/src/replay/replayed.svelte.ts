// A finished game, led to any of its steps and seen from any seat.
import type { Play } from "../games/board";
import { ask } from "../live/http";
import type { Entry, Hint, Label, NotPossible, PublicTable, Refused, Sentence } from "../live/protocol";
import type { Words } from "../words/words";

export interface Story {
  game: string;
  players: number;
  names: string[];
  options: Record<string, string | number>;
  steps: { n: number; told: Sentence[] }[];
}

interface Step {
  step: number;
  steps: number;
  view: { mover?: number | null };
}

export class Replayed implements Play<unknown> {
  step = $state(0);
  seat = $state<number | null>(null);
  rule = $state.raw<{ number: string | null } | null>(null);
  fresh = $state.raw<Entry[]>([]);
  #shown = $state.raw<Step | null>(null);
  #stories = $state.raw<Record<string, Story>>({});
  #steps = new Map<string, Promise<Step>>();

  readonly present: number[] = [];
  readonly asked = false;
  readonly labels: Label[] = [];
  readonly sent = null;
  readonly refused: Refused | null = null;
  readonly hint: Hint | null = null;
  readonly canUndo = false;
  readonly ballot = null;
  readonly online = true;
  readonly replayed = true;
  readonly secondsLeft = null;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly speak: () => Words,
  ) {}

  /** What was told; as this seat heard it, once that is here. */
  get story(): Story | null {
    return this.#stories[String(this.seat)] ?? Object.values(this.#stories)[0] ?? null;
  }
  get names(): string[] {
    return this.story?.names ?? [];
  }
  get words(): Words {
    return this.speak().among(this.names);
  }
  get view(): unknown {
    return this.#shown?.view ?? null;
  }
  get last(): number {
    return (this.story?.steps.length ?? 1) - 1;
  }
  get entries(): Entry[] {
    return this.story?.steps.slice(0, this.step + 1) ?? [];
  }

  get table(): PublicTable {
    const mover = this.#shown?.view.mover ?? null;
    const over = this.step === this.last;
    return {
      phase: over ? "over" : "play",
      chairs: this.names.map((name) => ({ name, kind: "person", bot: null })),
      asked: mover === null ? [] : [mover],
      voted: [],
      caller: null,
      deadline: null,
      paused: false,
      wants_pause: [],
      seed: null,
      rematch: null,
    };
  }

  /** Go to a step, seen from a seat; null: as a spectator saw it. */
  async go(step: number | null, seat: number | null): Promise<void> {
    const key = String(seat);
    if (this.#stories[key] === undefined) {
      const asked = seat === null ? "" : `?seat=${seat}`;
      const story = await ask<Story>("GET", `/api/tables/${this.id}/story${asked}`);
      this.#stories = { ...this.#stories, [key]: story };
    }
    const last = this.#stories[key]!.steps.length - 1;
    const wanted = Math.max(0, Math.min(step ?? last, last));
    const shown = await this.#fetch(wanted, seat);
    const onward = wanted === this.step + 1 && seat === this.seat;
    this.step = wanted;
    this.seat = seat;
    this.fresh = onward ? this.#stories[key]!.steps.slice(wanted, wanted + 1) : [];
    this.#shown = shown;
    // The next one is wanted next, most of the time.
    if (wanted < last) void this.#fetch(wanted + 1, seat);
  }

  #fetch(step: number, seat: number | null): Promise<Step> {
    const key = `${step} ${seat}`;
    let found = this.#steps.get(key);
    if (found === undefined) {
      const asked = seat === null ? "" : `?seat=${seat}`;
      found = ask<Step>("GET", `/api/tables/${this.id}/replay/${step}${asked}`);
      found.catch(() => this.#steps.delete(key));
      this.#steps.set(key, found);
    }
    return found;
  }

  showRule(number?: string): void {
    this.rule = { number: number ?? null };
  }
  whyNot(): Promise<NotPossible[]> {
    return Promise.resolve([]);
  }
  // A game that is over can only be looked at.
  act(): void {}
  undo(): void {}
  askHint(): void {}
  say(): Promise<boolean> {
    return Promise.resolve(false);
  }
  callVote(): void {}
}
