// Which tips were given: each comes once in a life, in this browser.
import type { Tip } from "../live/wire";

const KEY = "getaway-tips";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch (error) {
    // A browser that keeps nothing, or something that is not ours.
    console.warn(error);
    return [];
  }
}

class Coach {
  #given = new Set(read());

  /** The first of some tips about a game that was not given yet; it is given now. */
  give(game: string, tips: readonly Tip[]): Tip | null {
    const tip = tips.find(({ sentence }) => !this.#given.has(`${game}/${sentence.id}`)) ?? null;
    if (tip === null) return null;
    this.#given.add(`${game}/${tip.sentence.id}`);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#given]));
    } catch (error) {
      console.warn(error);
    }
    return tip;
  }
}

export const coach = new Coach();
