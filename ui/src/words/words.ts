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
   * whether that is the reader: `you` or `other`; of several seats it tells more, see `about`. */
  text(id: string, values: Record<string, Argument> = {}, heard = false): string {
    if (id === LIST) return this.listed(Object.values(values).map((value) => String(this.#shown(value))));
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`no text ${id} in ${this.language}`);
    const shown: Record<string, FluentVariable> = {};
    const said = this.addressed(values, heard);
    for (const [key, value] of Object.entries(said))
      shown[key] = key === "name" && value === "" ? this.named("") : this.#shown(value);
    return this.#bundle.formatPattern(pattern, { ...shown, ...this.about(said) });
  }

  /** What a clause says of the reader is said to them, unless it is somebody's own speech to another. `heard`: it is
   * spoken to the reader, among others. */
  addressed(values: Record<string, Argument>, heard = false): Record<string, Argument> {
    const { person, who, role, other } = values;
    const said = { ...values };
    if (person === "other" && this.#isReader(who)) said.person = "you";
    if (role === "other" && (person === "other" || heard) && this.#isReader(other)) said.role = "you";
    return said;
  }

  /** Is what begins with this said to the reader? */
  hears(heading: Sentence): boolean {
    const within = (value: Argument | undefined): boolean =>
      this.#isReader(value) ||
      (typeof value === "object" && "id" in value && Object.values(value.arguments ?? {}).some(within));
    return within(heading.arguments?.to);
  }

  /** What a message may ask of the seats in it: $who-is, and of several $who-others, all but the reader, with their
   * number as $who-rest. */
  about(values: Record<string, Argument>): Record<string, string | number> {
    const found: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== "object") continue;
      if ("seat" in value) found[`${key}-is`] = this.is(value.seat);
      if (!("id" in value) || value.id !== LIST) continue;
      const all = Object.values(value.arguments ?? {});
      const others = all.filter((one) => !this.#isReader(one));
      found[`${key}-is`] = others.length < all.length ? "you" : "other";
      found[`${key}-others`] = this.listed(others.map((one) => String(this.#shown(one))));
      found[`${key}-rest`] = others.length;
    }
    return found;
  }

  /** A seat where it stands alone: a name, or "you". */
  called(seat: number): string {
    return this.is(seat) === "you" ? this.text("ui-you") : (this.names[seat] ?? "");
  }

  #isReader(value: Argument | undefined): boolean {
    return typeof value === "object" && "seat" in value && this.is(value.seat) === "you";
  }

  /** A sentence of the server. */
  say(sentence: Sentence, heard = false): string {
    return this.text(sentence.id, sentence.arguments, heard);
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
