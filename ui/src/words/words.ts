// Words for people, from the Fluent catalogues of the program, of a game and of this page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import type { Argument, Sentence } from "../live/sentence";

export { LANGUAGES } from "./languages";

/** All texts in one language, with the names at one table. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: string[] | FluentBundle,
    readonly names: string[] = [],
  ) {
    if (catalogues instanceof FluentBundle) {
      this.#bundle = catalogues;
      return;
    }
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.#bundle.addResource(new FluentResource(text));
  }

  /** The same words at another table. */
  among(names: string[]): Words {
    return new Words(this.language, this.#bundle, names);
  }

  /** A message by its id; `id.attribute` names a part of one. */
  text(id: string, values: Record<string, Argument> = {}): string {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`no text ${id} in ${this.language}`);
    const shown: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) shown[key] = this.#shown(value);
    return this.#bundle.formatPattern(pattern, shown);
  }

  /** A sentence of the server. */
  say(sentence: Sentence): string {
    return this.text(sentence.id, sentence.arguments);
  }

  /** Several names in a row. */
  listed(names: string[]): string {
    if (names.length < 2) return names.join("");
    return this.text("list", { names: names.slice(0, -1).join(", "), last: names[names.length - 1]! });
  }

  /** Is there such a message, or such a part of one? */
  has(id: string): boolean {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  #shown(value: Argument): FluentVariable {
    if (typeof value !== "object") return value;
    if ("gap" in value) return value.shown === null ? "…" : this.#shown(value.shown);
    return "seat" in value ? (this.names[value.seat] ?? String(value.seat)) : this.say(value);
  }
}
