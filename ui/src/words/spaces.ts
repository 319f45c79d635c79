// Spaces at which no line may break: put in when a catalogue is read, so that nobody has to type them.
import type { FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";

const NO_BREAK = "\u00a0";
type Pattern = FluentResource["body"][number]["value"];
type Part = Exclude<Pattern, string | null>[number];

// Words of one letter never end a line.
const SHORT: Partial<Record<Language, RegExp>> = {
  cs: /(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu,
  ru: /(?<=^|[\s(«])([авикосуя]) (?=\S)/giu,
};

/** The same words with no-break spaces: after a number, after a word of one letter, before a dash, an ellipsis. */
export function bound(resource: FluentResource, language: Language): FluentResource {
  for (const message of resource.body) {
    message.value = pattern(message.value, language, null);
    for (const [name, value] of Object.entries(message.attributes))
      message.attributes[name] = pattern(value, language, null)!;
  }
  return resource;
}

function pattern(value: Pattern, language: Language, counted: string | null): Pattern {
  if (value === null) return null;
  if (typeof value === "string") return text(value, language);
  return value.map((part, at) => {
    if (typeof part !== "string") return inner(part, language);
    const before = value[at - 1];
    const follows = typeof before === "object" && before.type === "var" && before.name === counted;
    return text(follows ? part.replace(/^ (?=\p{L})/u, NO_BREAK) : part, language);
  });
}

function inner(part: Part, language: Language): Part {
  if (typeof part === "string" || part.type !== "select") return part;
  const counted = part.selector.type === "var" ? part.selector.name : null;
  for (const variant of part.variants) variant.value = pattern(variant.value, language, counted)!;
  return part;
}

function text(words: string, language: Language): string {
  const short = SHORT[language];
  const held = words.replace(/(?<=\d) (?=\p{L})/gu, NO_BREAK).replace(/ (?=[—–…])/gu, NO_BREAK);
  return short ? held.replace(short, `$1${NO_BREAK}`) : held;
}
