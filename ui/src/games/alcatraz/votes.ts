// The last vote, as it was told: who voted for whom, and what each vote counted.
import type { Sentence } from "../../live/sentence";
import type { Entry } from "../../live/wire";

interface Vote {
  who: number;
  candidate: number;
  halves: number; // that it counted
}

export interface Poll {
  n: number; // the entry that opened it
  votes: Vote[];
  elected: number;
  bonus: number;
  office: number | null; // whose vote counted half a vote more
}

const seat = (sentence: Sentence, name: string): number =>
  (sentence.arguments?.[name] as { seat: number } | undefined)?.seat ?? -1;

/** Did this vote count a half more than whole ones? */
export const hasHalf = (vote: Vote): boolean => vote.halves % 2 === 1;

/** All votes that were told, the newest last. */
export function polls(entries: Entry[]): Poll[] {
  return entries.filter((entry) => entry.told?.some((told) => told.id === "elected")).map(pollOf);
}

/** The newest vote among the entries, if there is one. */
export function lastPoll(entries: Entry[]): Poll | null {
  const entry = entries.findLast((entry) => entry.told?.some((told) => told.id === "elected"));
  return entry === undefined ? null : pollOf(entry);
}

function pollOf(entry: Entry): Poll {
  const told = entry.told!;
  const elected = told.find((sentence) => sentence.id === "elected")!;
  const votes = told
    .filter((sentence) => sentence.id === "votes")
    .map((sentence) => ({
      who: seat(sentence, "who"),
      candidate: seat(sentence, "candidate"),
      halves: Number(sentence.arguments?.halves),
    }));
  return {
    n: entry.n,
    votes,
    elected: seat(elected, "who"),
    bonus: Number(elected.arguments?.bonus),
    office: votes.find(hasHalf)?.who ?? null,
  };
}

/** What a candidate got, in halves. */
export function halves(poll: Poll, candidate: number): number {
  return poll.votes
    .filter((vote) => vote.candidate === candidate)
    .reduce((sum, vote) => sum + vote.halves, 0);
}

/** An amount of halves, in words: 3 is 1½. */
export function shownHalves(count: number): string {
  return `${Math.floor(count / 2) || (count === 1 ? "" : 0)}${count % 2 ? "½" : ""}`;
}
