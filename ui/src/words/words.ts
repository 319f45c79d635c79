// Words for people, from the Fluent catalogues of the program, of a game and of this page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import type { Argument, Sentence } from "../live/sentence";
import { bound } from "./spaces";

export { LANGUAGES } from "./languages";

// The id of several things in a row, which each language puts in its own way; no catalogue has it.
const LIST = "list";
// Instead of a name that was deleted.
const SOMEBODY = "table-somebody";
// Our English is British: no comma before "and".
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

/** All texts in one language, with the names at one table. `reader` is the seat of the person who reads them, who is
 * "you" in what is told; null: all have names. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly names: string[];

  constructor(
    readonly language: Language,
    catalogues: string[] | FluentBundle,
    names: string[] = [],
    readonly reader: number | null = null,
  ) {
    if (catalogues instanceof FluentBundle) {
      this.#bundle = catalogues;
      this.names = names.map((name) => this.named(name));
      return;
    }
    this.names = names;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.#bundle.addResource(bound(new FluentResource(text), language));
  }

  /** The same words at another table. */
  among(names: string[], reader: number | null = null): Words {
    return new Words(this.language, this.#bundle, names, reader);
  }

  /** A name at the table; of a player who has had their data deleted nothing is left but that somebody sat there. */
  named(name: string): string {
    return name !== "" || !this.has(SOMEBODY) ? name : this.text(SOMEBODY);
  }

  /** A message by its id; `id.attribute` names a part of one. Where a seat stands in it as $who, $who-is tells
   * whether that is the reader: `you` or `other`. */
  text(id: string, values: Record<string, Argument> = {}): string {
    if (id === LIST) return this.listed(Object.values(values).map((value) => String(this.#shown(value))));
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`no text ${id} in ${this.language}`);
    const shown: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) {
      shown[key] = key === "name" && value === "" ? this.named("") : this.#shown(value);
      if (typeof value === "object" && "seat" in value) shown[`${key}-is`] = this.is(value.seat);
    }
    return this.#bundle.formatPattern(pattern, shown);
  }

  /** A sentence of the server. */
  say(sentence: Sentence): string {
    return this.text(sentence.id, sentence.arguments);
  }

  /** Several names in a row, as the language has it; or any one of them. */
  listed(names: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(LOCALES[this.language] ?? this.language, { type }).format(names);
  }

  /** Is a seat the reader's? */
  is(seat: number): "you" | "other" {
    return seat === this.reader ? "you" : "other";
  }

  /** Several players for a message: $key, $key-is as for a seat, and $key-others, all but the reader. */
  people(key: string, seats: number[]): Record<string, Argument> {
    const named = (among: number[]) => this.listed(among.map((seat) => this.names[seat] ?? String(seat)));
    return {
      [key]: named(seats),
      [`${key}-is`]: seats.some((seat) => seat === this.reader) ? "you" : "other",
      [`${key}-others`]: named(seats.filter((seat) => seat !== this.reader)),
    };
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
