// The last vote, as it was told: who voted for whom, and whose vote counted one and a half.
import type { Entry, Sentence } from "../../live/protocol";

export interface Poll {
  n: number; // the entry that opened it
  votes: { who: number; candidate: number }[];
  elected: number;
  bonus: number;
  office: number | null; // who was scapegoat at the time, as far as was told
}

const seat = (sentence: Sentence, name: string): number =>
  (sentence.arguments?.[name] as { seat: number } | undefined)?.seat ?? -1;

/** The newest vote among the entries, if there is one. */
export function lastPoll(entries: Entry[]): Poll | null {
  const at = entries.findLastIndex((entry) => entry.told?.some((told) => told.id === "elected"));
  if (at < 0) return null;
  const told = entries[at]!.told!;
  const elected = told.find((sentence) => sentence.id === "elected")!;
  return {
    n: entries[at]!.n,
    votes: told
      .filter((sentence) => sentence.id === "votes")
      .map((sentence) => ({ who: seat(sentence, "who"), candidate: seat(sentence, "candidate") })),
    elected: seat(elected, "who"),
    bonus: Number(elected.arguments?.bonus),
    office: inOffice(entries.slice(0, at)),
  };
}

/** The turns begin with the scapegoat (AL-15): whoever ended the first turn of the round before was in office. */
function inOffice(entries: Entry[]): number | null {
  const told = entries.flatMap((entry) => entry.told ?? []);
  const from = told.findLastIndex((sentence) => sentence.id === "elected" || sentence.id === "table-starts");
  if (from < 0) return null;
  if (told[from]!.id === "elected") return seat(told[from]!, "who");
  const first = told.slice(from).find((sentence) => sentence.id === "ends-turn");
  return first === undefined ? null : seat(first, "who");
}

/** Votes in halves: the one in office counts three. */
export function halves(poll: Poll, candidate: number): number {
  return poll.votes
    .filter((vote) => vote.candidate === candidate)
    .reduce((sum, vote) => sum + (vote.who === poll.office ? 3 : 2), 0);
}
