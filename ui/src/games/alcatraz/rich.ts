// Sentences with pictures in them: names, rooms and things are set apart, so that they can be drawn as tokens.
import type { Argument, Sentence } from "../../live/sentence";
import type { Words } from "../../words/words";
import type { Card, RoomName, Thing } from "./wire";

export interface Token {
  text: string;
  seat?: number;
  room?: RoomName;
  thing?: Thing;
  card?: Card;
  gap?: string; // of a sentence that is being composed
  empty?: boolean;
}
export type Part = string | Token;

// Characters of no language, which Fluent passes through.
const OPEN = "\uE000";
const SHUT = "\uE001";

/** Collects the tokens of one sentence while it is put into words. */
export class Marks {
  readonly tokens: Token[] = [];

  set(token: Token): string {
    this.tokens.push(token);
    return `${OPEN}${this.tokens.length - 1}${SHUT}`;
  }

  parts(text: string): Part[] {
    return text
      .split(new RegExp(`${OPEN}(\\d+)${SHUT}`))
      .map((piece, i) => (i % 2 === 0 ? piece : this.tokens[Number(piece)]!))
      .filter((part) => part !== "");
  }
}

/** A sentence with the gaps that its words have no place for: a count beside its thing, others before the stop. */
export function withRest(found: Part[], rest: Token[]): Part[] {
  const parts = [...found];
  const thing = parts.findIndex((part) => typeof part !== "string" && part.gap === "thing");
  const counts = thing < 0 ? [] : rest.filter((token) => token.gap === "count");
  parts.splice(thing + 1, 0, ...counts);
  const others = rest.filter((token) => !counts.includes(token));
  const end = parts.at(-1);
  if (others.length === 0 || typeof end !== "string") return [...parts, ...others];
  const [, text, stop] = /^(.*?)([.!?]*\s*)$/s.exec(end)!;
  return [...parts.slice(0, -1), text!, ...others, stop!].filter((part) => part !== "");
}

const STOPS = /^[.,:;!?)»”“]*/;

/** Parts as they are drawn: a stop stays on the line of the token before it. */
export function glued(parts: Part[]): { part: Part; stop: string }[] {
  const drawn: { part: Part; stop: string }[] = [];
  for (const part of parts) {
    const last = drawn.at(-1);
    if (typeof part !== "string" || last === undefined || typeof last.part === "string") {
      drawn.push({ part, stop: "" });
      continue;
    }
    last.stop = STOPS.exec(part)![0];
    if (last.stop !== part) drawn.push({ part: part.slice(last.stop.length), stop: "" });
  }
  return drawn;
}

/** A sentence of the server as text and tokens. */
export function rich(words: Words, sentence: Sentence, heard = false): Part[] {
  const marks = new Marks();
  return marks.parts(marked(words, sentence, marks, heard));
}

function marked(words: Words, sentence: Sentence, marks: Marks, heard = false): string {
  const values = words.addressed(sentence.arguments ?? {}, heard);
  const said: Record<string, Argument> = words.about(values);
  for (const [name, value] of Object.entries(values)) {
    const token = pictured(words, value);
    if (token !== null) said[name] = marks.set(token);
    else said[name] = typeof value === "object" ? marked(words, value as Sentence, marks) : value;
  }
  return words.text(sentence.id, said);
}

/** What can be drawn as a token; null: only words. */
function pictured(words: Words, value: Argument): Token | null {
  if (typeof value !== "object") return null;
  if ("seat" in value) return { seat: value.seat, text: words.names[value.seat] ?? "" };
  if ("gap" in value)
    return value.shown === null
      ? { text: "…", gap: value.gap, empty: true }
      : { ...(pictured(words, value.shown) ?? token(words, value.shown)), gap: value.gap };
  const said = value.arguments ?? {};
  const text = words.say(value);
  switch (value.id) {
    case "room":
    case "in-room":
    case "to-room":
    case "from-room":
      return { room: said.room as RoomName, text };
    case "thing":
    case "a-thing":
    case "some-things":
    case "thing-had":
      return { thing: said.thing as Thing, text };
    case "card":
      return { card: said.card as Card, text };
    default:
      return null;
  }
}

/** What can stand in a sentence, by itself: there oneself is "you". */
export function token(words: Words, value: Argument): Token {
  if (typeof value === "object" && "seat" in value)
    return { seat: value.seat, text: words.called(value.seat) };
  return (
    pictured(words, value) ?? {
      text: typeof value === "object" ? words.say(value as Sentence) : String(value),
    }
  );
}
