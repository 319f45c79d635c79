// What a person has chosen for this browser, kept in it.
import type { Pace as PaceMessage } from "./live/sent";
import type { Language } from "./words/languages";

export type Pace = PaceMessage["pace"];

export interface Kept {
  theme: "system" | "light" | "dark";
  language: Language | null; // null: what the browser asks for
  sound: boolean;
  volume: number; // of 100
  pace: Pace; // at which bots move
  confirm: boolean; // a second click before an action is sent
  notices: boolean | null; // the system calls when we are awaited; null: nobody has asked yet
  motion: boolean; // things move, unless the system asks for less
  coach: boolean; // tips, where one plays alone with bots
  sure: boolean; // there, a question before much of the chance to win is lost
}

const USUAL: Kept = {
  theme: "system",
  language: null,
  sound: false,
  volume: 70,
  pace: "normal",
  confirm: true,
  notices: null,
  motion: true,
  coach: true,
  sure: true,
};
const KEY = "getaway-settings";

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch (error) {
    // A browser that keeps nothing, or something that is not ours: the page works as it comes.
    console.warn(error);
    return USUAL;
  }
}

class Settings implements Kept {
  #kept = $state.raw<Kept>(read());

  constructor() {
    this.#show();
  }

  get theme() {
    return this.#kept.theme;
  }
  get language() {
    return this.#kept.language;
  }
  get sound() {
    return this.#kept.sound;
  }
  get volume() {
    return this.#kept.volume;
  }
  get pace() {
    return this.#kept.pace;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get notices() {
    return this.#kept.notices;
  }
  get motion() {
    return this.#kept.motion;
  }

  get coach() {
    return this.#kept.coach;
  }
  get sure() {
    return this.#kept.sure;
  }

  /** Do things move? */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch (error) {
      console.warn(error);
    }
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
