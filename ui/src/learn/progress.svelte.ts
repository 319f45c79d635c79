// What was learnt and where one is: in this browser, and with the guest if there is one.
import { ask, Failed } from "../live/http";
import type { LessonKept, LessonProgress } from "../live/replies";
import { me } from "../shell/guest.svelte";

const KEY = "getaway-lessons";
const PLAYED = "getaway-played";

export interface Kept {
  moves: LessonKept["moves"];
  done: boolean;
}

type AllKept = Readonly<Record<string, Kept>>;

function read(): AllKept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as AllKept) : {};
  } catch (error) {
    // A browser that keeps nothing, or something that is not ours.
    console.warn(error);
    return {};
  }
}

function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

class Progress {
  #kept = $state.raw<AllKept>(read());
  #played = $state(hasPlayed());
  readonly known: Promise<void> = this.#find();

  of(game: string, lesson: string): Kept {
    return this.#kept[`${game}/${lesson}`] ?? { moves: [], done: false };
  }

  /** Nothing has been learnt yet, and no game played to its end. */
  get isNew(): boolean {
    return !this.#played && !Object.values(this.#kept).some(({ done }) => done);
  }

  /** A game was played to its end. */
  play(): void {
    this.#played = true;
    try {
      localStorage.setItem(PLAYED, "yes");
    } catch (error) {
      console.warn(error);
    }
  }

  /** Keep where we are. What was learnt once stays learnt. */
  keep(game: string, lesson: string, now: Kept): void {
    const kept = { moves: now.moves, done: now.done || this.of(game, lesson).done };
    this.#put(`${game}/${lesson}`, kept);
    if (me.name !== null) void this.#send(game, lesson, kept);
  }

  #put(key: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [key]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch (error) {
      console.warn(error);
    }
  }

  async #send(game: string, lesson: string, kept: Kept): Promise<void> {
    try {
      await ask("PUT", `/api/learn/${game}/${lesson}/progress`, kept);
    } catch (error) {
      // It is in this browser, and is sent again with the next step.
      if (!(error instanceof Failed)) throw error;
      console.warn(error);
    }
  }

  /** What the guest has learnt elsewhere is known here, and what was learnt here before there was one, there. */
  async #find(): Promise<void> {
    await me.known;
    if (me.name === null) return;
    try {
      const kept = await ask<LessonProgress[]>("GET", "/api/learn/progress");
      for (const { game, lesson, done, moves } of kept) {
        const here = this.of(game, lesson);
        this.#put(`${game}/${lesson}`, {
          done: done || here.done,
          moves: here.moves.length > 0 ? here.moves : moves,
        });
      }
      for (const [key, here] of Object.entries(this.#kept)) {
        const [game, lesson] = key.split("/") as [string, string];
        if (!kept.some((one) => one.game === game && one.lesson === lesson && (one.done || !here.done)))
          await this.#send(game, lesson, here);
      }
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      console.warn(error);
    }
  }
}

export const progress = new Progress();
