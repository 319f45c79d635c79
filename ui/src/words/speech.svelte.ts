// The language this page is read in, and its words.
import type { Language } from "./languages";
import { settings } from "../settings.svelte";
import { gameWords, pageWords } from "./catalogues";
import { LANGUAGES, type Words } from "./words";

// For whoever brings one of them.
const RIGHT_TO_LEFT = new Set<string>(["ar", "fa", "he", "ur"]);

function first(): Language {
  if (settings.language !== null) return settings.language;
  for (const wanted of navigator.languages) {
    const language = wanted.slice(0, 2) as Language;
    if (language in LANGUAGES) return language;
  }
  return "en";
}

class Speech {
  #words = $state.raw<Words | null>(null);
  #games = $state.raw<Readonly<Record<string, Words>>>({}); // of those that were asked for, in this language
  #all = false; // were all words of the page asked for, or only what a table says at first?
  #whole: Promise<void> | null = null;
  readonly ready: Promise<void>;

  constructor() {
    this.ready = this.speak(first());
  }

  get words(): Words {
    return this.#words!;
  }

  get language(): Language {
    return this.words.language;
  }

  /** Read on in another language. */
  async speak(language: Language): Promise<void> {
    const all = this.#all;
    const known = Object.keys(this.#games);
    const [words, ...games] = await Promise.all([
      pageWords(language, all),
      ...known.map((game) => gameWords(game, language, all)),
    ]);
    // What was asked for meanwhile is read in this language too.
    if (all !== this.#all || Object.keys(this.#games).length !== known.length) return this.speak(language);
    document.documentElement.lang = language;
    document.documentElement.dir = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
    this.#words = words;
    this.#games = Object.fromEntries(known.map((game, n) => [game, games[n]!]));
  }

  /** All words of the page: what is fetched later may say any of them. */
  whole(): Promise<void> {
    this.#whole ??= this.ready
      .then(() => {
        this.#all = true;
        return this.speak(this.language);
      })
      .catch((error: unknown) => {
        this.#whole = null; // whoever asks again fetches again
        throw error;
      });
    return this.#whole;
  }

  /** Words of a game in the language of the page. */
  async of(game: string): Promise<Words> {
    const known = this.#games[game];
    if (known !== undefined) return known;
    const [language, all] = [this.language, this.#all];
    const words = await gameWords(game, language, all);
    if (language !== this.language || all !== this.#all) return this.of(game);
    this.#games = { ...this.#games, [game]: words };
    return words;
  }

  /** The same, once they are here. */
  game(name: string): Words | null {
    return this.#games[name] ?? null;
  }
}

export const speech = new Speech();

/** A part of the page that is fetched when it is needed, with all that it says. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, speech.whole()]);
  return found;
}

/** What a game is called; one that is not installed any more, as the server calls it. */
export function titleOf(game: string): string {
  return speech.game(game)?.text("poster") ?? game;
}

/** A message of this page, by its id. */
export function text(id: string, values: Parameters<Words["text"]>[1] = {}): string {
  return speech.words.text(id, values);
}
