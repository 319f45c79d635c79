// A finished game, led to any of its steps and seen from any seat.
import type { Play, Refusal } from "../games/board";
import { ask } from "../live/http";
import type { StepReply, StoryReply } from "../live/replies";
import { Still } from "../live/still.svelte";
import type { Entry, Hint, PublicTable, View } from "../live/wire";
import type { Eye } from "../route.svelte";
import type { Words } from "../words/words";

/** The seat that we look from; who sees all hands looks from none. */
const seatOf = (eye: Eye): number | null => (eye === "all" ? null : eye);

export class Replayed extends Still implements Play<View> {
  step = $state(0);
  eye = $state<Eye>(null);
  fresh = $state.raw<Entry[]>([]);
  #shown = $state.raw<StepReply | null>(null);
  #stories = $state.raw<Record<string, StoryReply>>({});
  #steps = new Map<string, Promise<StepReply>>();
  #wanted = $state.raw<{ step: number | null; eye: Eye } | null>(null); // asked for, not shown yet
  #leading: Promise<void> | null = null;

  readonly present: number[] = [];
  readonly asked = false;
  readonly sent = null;
  readonly refused: Refusal | null = null;
  readonly hint: Hint | null = null;
  readonly canUndo = false;
  readonly ballot = null;
  readonly online = true;
  readonly replayed = true;
  readonly secondsLeft = null;
  readonly held = null;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly speak: () => Words,
  ) {
    super();
  }

  get seat(): number | null {
    return seatOf(this.eye);
  }
  /** What was told; as this seat heard it, once that is here. */
  get story(): StoryReply | null {
    return this.#stories[String(this.seat)] ?? Object.values(this.#stories)[0] ?? null;
  }
  get names(): string[] {
    return this.story?.names.map((name) => this.speak().named(name)) ?? [];
  }
  get words(): Words {
    return this.speak().among(this.names);
  }
  get view(): View {
    return this.#shown!.view;
  }
  /** Is a step here to be looked at? */
  get isShown(): boolean {
    return this.#shown !== null;
  }
  get last(): number {
    return (this.story?.steps.length ?? 1) - 1;
  }
  /** The step that wrote an entry of the log, or the last one before it. */
  stepOf(entry: number): number {
    return Math.max(0, this.story?.steps.findLastIndex(({ n }) => n <= entry) ?? 0);
  }
  get entries(): Entry[] {
    return this.story?.steps.slice(0, this.step + 1) ?? [];
  }

  get table(): PublicTable {
    const mover = this.#shown?.view.mover ?? null;
    const over = this.step === this.last;
    return {
      phase: over ? "over" : "play",
      host: null,
      chairs: this.names.map((name) => ({ name, kind: "person", bot: null })),
      asked: mover === null ? [] : [mover],
      voted: [],
      caller: null,
      deadline: null,
      paused: false,
      wants_pause: [],
      seed: null,
      rematch: null,
      rematch_by: null,
      scene: null,
    };
  }

  /** The step that was asked for last, though another may still be shown. */
  get wanted(): number {
    return this.#wanted === null ? this.step : (this.#wanted.step ?? this.last);
  }
  /** From where it was asked to be seen last. */
  get from(): Eye {
    return this.#wanted === null ? this.eye : this.#wanted.eye;
  }

  /**
   * Go to a step (null: the last). One step is fetched at a time; of those wanted meanwhile only the newest is.
   * What fails leaves the step that is shown.
   */
  go(step: number | null, eye: Eye): Promise<void> {
    const last = this.story === null ? Infinity : this.last;
    this.#wanted = { step: step === null ? null : Math.max(0, Math.min(step, last)), eye };
    this.#leading ??= this.#lead().finally(() => (this.#leading = null));
    return this.#leading;
  }

  async #lead(): Promise<void> {
    for (let wanted = this.#wanted; wanted !== null; wanted = this.#wanted) {
      try {
        await this.#show(wanted.step, wanted.eye);
      } catch (error) {
        // That one is no longer wanted: the newer one is tried all the same.
        if (this.#wanted !== wanted) continue;
        this.#wanted = null;
        throw error;
      }
      if (this.#wanted === wanted) this.#wanted = null;
    }
    // The next one is wanted next, most of the time. If it does not come, it is asked for again when it is.
    if (this.step < this.last) this.#fetch(this.step + 1, this.eye).catch(() => {});
  }

  async #show(step: number | null, eye: Eye): Promise<void> {
    const seat = seatOf(eye);
    const key = String(seat);
    if (this.#stories[key] === undefined) {
      const asked = seat === null ? "" : `?seat=${seat}`;
      const story = await ask<StoryReply>("GET", `/api/tables/${this.id}/story${asked}`);
      this.#stories = { ...this.#stories, [key]: story };
    }
    const last = this.#stories[key]!.steps.length - 1;
    const found = Math.max(0, Math.min(step ?? last, last));
    const shown = await this.#fetch(found, eye);
    const onward = found === this.step + 1 && eye === this.eye;
    this.step = found;
    this.eye = eye;
    this.fresh = onward ? this.#stories[key]!.steps.slice(found, found + 1) : [];
    this.#shown = shown;
  }

  #fetch(step: number, eye: Eye): Promise<StepReply> {
    const key = `${step} ${eye}`;
    let found = this.#steps.get(key);
    if (found === undefined) {
      const asked = eye === null ? "" : eye === "all" ? "?all_hands=true" : `?seat=${eye}`;
      found = ask<StepReply>("GET", `/api/tables/${this.id}/replay/${step}${asked}`);
      found.catch(() => this.#steps.delete(key));
      this.#steps.set(key, found);
    }
    return found;
  }
}
