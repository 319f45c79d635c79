// A lesson at its table: what the server has played of it, as a board reads it. We keep the moves, nothing else.
import type { Play, Refusal, Said } from "../games/board";
import { ask, Failed } from "../live/http";
import type { LessonFrame, LessonShown, LessonStep } from "../live/lessons";
import type { LessonKept } from "../live/replies";
import type { Draft, Statement } from "../live/talk";
import type { Composed, Entry, Hint, PublicTable, RefusedDeed, Shown, View } from "../live/wire";
import type { Words } from "../words/words";
import { progress } from "./progress.svelte";

export type Move = LessonKept["moves"][number];

const LEARNER = 0;
const MISSES = 2; // after so many the way is shown

export class LessonPlay implements Play<View> {
  shown = $state.raw<Shown | null>(null);
  scene = $state(0);
  step = $state.raw<LessonStep | null>(null);
  answer = $state<string | null>(null); // why the last move was taken back
  tape = $state.raw<LessonFrame | null>(null); // where to go back to from what was played out
  done = $state(false);
  showing = $state(false); // the way is shown
  busy = $state(true);
  fresh = $state.raw<Entry[]>([]);
  refused = $state.raw<Refusal | null>(null);
  rule = $state.raw<{ number: string | null } | null>(null);
  readonly replayed = false;
  readonly guided = true;
  readonly ballot = null;
  readonly secondsLeft = null;
  readonly held = null;
  readonly present = [];
  readonly online = true;

  #moves = $state.raw<Move[]>([]);
  #began = $state(0); // how many moves there were when the step began
  #sent = $state<number | null>(null);
  #misses = 0;
  #gone = false;
  #why: { asked: string; found: Promise<RefusedDeed[]> } | null = null;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly speak: () => Words,
    readonly given: string[], // names for the seats, the learner's first
    readonly pace: () => number, // milliseconds for each thing that others do
    readonly fail: (error: unknown) => void,
  ) {}

  /** As they are called at the table: who is called like somebody else is told apart there. */
  readonly names = $derived.by(() => this.shown?.table.chairs.map(({ name }) => name) ?? this.given);
  readonly words = $derived.by(() => this.speak().among(this.names, LEARNER));

  // Nobody else is here: nobody is away, and nobody waits.
  absence(): null {
    return null;
  }
  see(): void {}
  nudge(): void {}

  get view(): View {
    return this.shown!.view!;
  }
  get table(): PublicTable {
    return this.shown!.table;
  }
  get seat(): number {
    return LEARNER;
  }
  get entries(): Entry[] {
    return this.shown?.events ?? [];
  }
  get sent(): number | null {
    return this.#sent;
  }
  get asked(): boolean {
    const asks = this.shown?.asks as Record<string, number> | undefined;
    return !this.busy && this.tape === null && this.step?.kind !== "go" && asks?.[LEARNER] !== undefined;
  }
  get canUndo(): boolean {
    return this.asked && this.#moves.length > this.#began;
  }
  /** Asked for, or after two misses: what to do, lit up as any hint is. */
  get hint(): Hint | null {
    const right = this.step?.right;
    if (!this.showing || right?.type !== "act" || !this.asked) return null;
    const choice = this.view.choices.find(({ action }) => action === right.action);
    if (choice === undefined) return null;
    const { label, action } = choice;
    return { type: "hint", id: "", seat: LEARNER, action, label, sentences: [], losses: {} };
  }

  /** Open the lesson where we left it; begin anew if it has changed since. Says whether it has. */
  async open(moves: Move[]): Promise<boolean> {
    try {
      await this.#follow(await this.#ask(moves, null));
      return false;
    } catch (error) {
      if (!(error instanceof Failed) || moves.length === 0 || ![400, 409].includes(error.status)) throw error;
      await this.#follow(await this.#ask([], null));
      return true;
    }
  }

  act(action: number): void {
    if (!this.asked) return;
    this.#sent = action;
    void this.#try({ type: "act", action });
  }

  point(at: string): void {
    if (!this.busy && this.step?.kind === "point") void this.#try({ type: "point", at });
  }

  async say(what: Said): Promise<boolean> {
    if (this.busy || !("statement" in what) || !what.statement) return false;
    return this.#try({ type: "say", statement: what.statement as Statement });
  }

  /** Read on; or back from what was played out. */
  goOn(): void {
    if (this.busy) return;
    if (this.tape !== null) {
      this.#show(this.tape, false);
      this.tape = null;
    } else if (this.step?.kind === "go") void this.#try({ type: "go" });
  }

  /** Do what is asked for, for somebody who wants to see it. */
  showMe(): void {
    const right = this.step?.right;
    if (this.busy || right === undefined || this.tape !== null) return;
    // Who has begun something else goes back to where the step began.
    if (right.type === "go" && this.step!.kind !== "go") void this.#back(this.#moves.slice(0, this.#began));
    else void this.#try(right);
  }

  undo(): void {
    if (this.canUndo) void this.#back(this.#moves.slice(0, -1));
  }
  askHint(): void {
    this.showing = true;
  }
  showRule(number?: string): void {
    this.rule = { number: number ?? null };
  }
  callVote(): void {
    // The vote is called in its time: first what the guide asks for.
    if (this.step?.kind === "say") this.answer = `${this.step.say}.other`;
  }
  close(): void {
    this.#gone = true;
  }

  whyNot(): Promise<RefusedDeed[]> {
    const asked = JSON.stringify(this.#moves);
    if (this.#why?.asked !== asked) {
      const body = { names: this.given, moves: this.#moves };
      const found = ask<RefusedDeed[]>("POST", `${this.#path}/why-not`, body).catch((error) => {
        this.fail(error);
        return [];
      });
      this.#why = { asked, found };
    }
    return this.#why.found;
  }

  async compose(draft: Draft): Promise<Composed | null> {
    try {
      return await ask<Composed>("POST", `${this.#path}/compose`, {
        names: this.given,
        moves: this.#moves,
        draft,
      });
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  get #path(): string {
    return `/api/learn/${this.game}/${this.lesson}`;
  }

  #ask(moves: Move[], move: Move | null): Promise<LessonShown> {
    return ask<LessonShown>("POST", this.#path, { names: this.given, moves, move });
  }

  /** Try a move; false: it was refused. */
  async #try(move: Move): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    try {
      await this.#follow(await this.#ask(this.#moves, move));
      return true;
    } catch (error) {
      if (error instanceof Failed && error.reason !== null)
        this.refused = { reason: error.reason, rule: error.rule };
      else this.fail(error);
      return false;
    } finally {
      this.busy = false;
      this.#sent = null;
    }
  }

  async #back(moves: Move[]): Promise<void> {
    this.busy = true;
    try {
      const reply = await this.#ask(moves, null);
      this.#moves = reply.moves;
      this.step = reply.step;
      this.#show(reply.frames.at(-1)!, false);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  async #follow(reply: LessonShown): Promise<void> {
    this.busy = true;
    this.answer = null;
    const leadsOn = reply.answer === null;
    for (const [number, frame] of reply.frames.entries()) {
      if (number > 0) await this.#pause();
      if (this.#gone) return;
      this.#show(frame, true);
    }
    if (!leadsOn) await this.#stray(reply);
    else if (reply.step === null || reply.step.number !== this.step?.number || this.step.id === "") {
      this.#misses = 0;
      this.showing = false;
      this.#began = reply.moves.length;
    }
    this.#moves = reply.moves;
    this.step = reply.step;
    this.done = reply.step === null;
    if (leadsOn)
      progress.keep(this.game, this.lesson, { moves: this.done ? [] : reply.moves, done: this.done });
    this.busy = false;
  }

  /** What did not lead on is answered and taken back; what was played out stays until one has seen it. */
  async #stray(reply: LessonShown): Promise<void> {
    this.#misses += 1;
    if (this.#misses >= MISSES) this.showing = true;
    const playedOut = !reply.answer!.endsWith(".other");
    if (playedOut) this.tape = reply.back;
    else {
      if (reply.frames.length > 0) await this.#pause();
      this.#show(reply.back!, false);
    }
    this.answer = reply.answer;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.pace()));
  }

  #show({ scene, shown }: LessonFrame, onward: boolean): void {
    const last = this.shown;
    const told = last !== null && onward && scene === this.scene;
    this.fresh = told ? shown.events.filter(({ n }) => n > last.n) : [];
    this.scene = scene;
    this.shown = shown;
  }
}
