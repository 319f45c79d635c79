// What was told, as scenes to be shown: how a raid ended, which card lies on top.
import type { Argument, Sentence } from "../../live/sentence";
import type { Entry } from "../../live/wire";
import type { CardName } from "./wire";
import { MIDDLE, type Place } from "./wall";

export interface RaidEnd {
  raid: number;
  loot: Place[]; // the tokens of the raid where they were in the end
  boss: { seat: number; kept: boolean } | null;
  stalled: boolean;
  last: boolean;
  starts: number | null; // who has played first in the next one, if that was told as well
}

const DEEDS = [
  "takes",
  "robs",
  "steals",
  "gives-dog",
  "fetches-dog",
  "fetches-dog-from",
  "takes-nothing",
  "declines",
];

function part(sentence: Sentence, name: string): Argument | undefined {
  return sentence.arguments?.[name];
}

/** The seat a sentence speaks of under this name. */
export function seatIn(sentence: Sentence, name = "who"): number | null {
  const value = part(sentence, name);
  return typeof value === "object" && "seat" in value ? value.seat : null;
}

function within(sentence: Sentence, name: string): Record<string, Argument> {
  const value = part(sentence, name);
  return typeof value === "object" && "id" in value ? (value.arguments ?? {}) : {};
}

function tokenIn(sentence: Sentence): string {
  const { value, alibis } = within(sentence, "token");
  return Number(alibis) > 0 ? `${String(value)}+${String(alibis)}` : String(value);
}

export function told(entries: Entry[]): Sentence[] {
  return entries.flatMap((entry) => entry.told ?? []);
}

function give(places: Place[], token: string, from: number, to: number): void {
  const place = places.find((one) => one.token === token && one.holder === from);
  if (place) place.holder = to;
}

/** How a raid ended, if that was told: from where its tokens were before, and all that happened since. */
export function raidEnd(before: Place[], sentences: Sentence[]): RaidEnd | null {
  const loot = before.map((place) => ({ ...place }));
  let boss: RaidEnd["boss"] = null;
  let stalled = false;
  for (const [at, sentence] of sentences.entries()) {
    const who = seatIn(sentence);
    if (sentence.id === "takes") give(loot, tokenIn(sentence), MIDDLE, who!);
    else if (sentence.id === "steals") give(loot, tokenIn(sentence), seatIn(sentence, "victim")!, who!);
    else if (sentence.id === "boss-kept" || sentence.id === "boss-lost") {
      boss = { seat: who!, kept: sentence.id === "boss-kept" };
    } else if (sentence.id === "stalls") stalled = true;
    else if (sentence.id === "raid-ends") {
      const raid = Number(within(sentence, "raid").number);
      const known = loot.every((place) => place.id.startsWith(`${raid}-`));
      const last = sentences.some(({ id }) => id === "ends");
      const first = sentences.slice(at).find(({ id }) => id === "plays");
      return { raid, loot: known ? loot : [], boss, stalled, last, starts: first ? seatIn(first) : null };
    }
  }
  return null;
}

/** What the others have done since this seat last did something, in this raid. */
export function lately(entries: Entry[], seat: number | null): Sentence[] {
  const sentences = told(entries);
  const isOld = (one: Sentence): boolean =>
    one.id === "raid-begins" || (one.id === "plays" && seat !== null && seatIn(one) === seat);
  const since = sentences.slice(sentences.findLastIndex(isOld) + 1);
  // What we have done ourselves comes before what the others do.
  const theirs = since.filter((one) => DEEDS.includes(one.id) && (seat === null || seatIn(one) !== seat));
  // Who looks on has made no move: the last one of everybody is enough.
  return seat === null ? theirs.slice(-2) : theirs;
}

/** The card that was played last, while the pile it lies on has not been shuffled. */
export function topCard(entries: Entry[], discard: CardName[]): CardName | null {
  if (discard.length === 0) return null;
  const played = told(entries).findLast(({ id }) => id === "plays");
  const card = played && (within(played, "card").card as CardName);
  return card && discard.includes(card) ? card : discard[discard.length - 1]!;
}
