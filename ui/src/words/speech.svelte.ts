// The language this page is read in, and its words.
import type { Language } from "../live/protocol";
import { settings } from "../settings.svelte";
import { gameWords, pageWords } from "./catalogues";
import { LANGUAGES, type Words } from "./words";

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
    const words = await pageWords(language);
    document.documentElement.lang = language;
    this.#words = words;
  }

  /** Words of a game in the language of the page. */
  of(game: string): Promise<Words> {
    return gameWords(game, this.language);
  }
}

export const speech = new Speech();

/** A message of this page, by its id. */
export function text(id: string, values: Parameters<Words["text"]>[1] = {}): string {
  return speech.words.text(id, values);
}
