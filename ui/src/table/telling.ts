// Entries of the log as lines for people.
import type { Play } from "../games/board";
import type { Argument } from "../live/sentence";
import type { Entry } from "../live/wire";
import type { Words } from "../words/words";

export interface TalkLine {
  key: string;
  seat: number | null; // whose line it is, if it is anybody's
  said: boolean; // somebody says it; else the game tells it
  text: string;
  times: number; // how often it was told, one after the other
}

function seatOf(value: Argument | undefined): number | null {
  return typeof value === "object" && "seat" in value ? value.seat : null;
}

export function linesOf(entry: Entry, words: Words): TalkLine[] {
  const { talk, n } = entry;
  if (talk === undefined) {
    return (entry.told ?? []).map((sentence, index) => ({
      key: `${n}-${index}`,
      seat: seatOf(sentence.arguments?.who),
      said: false,
      text: words.say(sentence),
      times: 1,
    }));
  }
  let lines: string[] = [];
  if (talk.text !== undefined) lines = [talk.text];
  else if (talk.phrase !== undefined) lines = [words.text(talk.phrase)];
  else lines = (talk.sentences ?? []).map((sentence) => words.say(sentence));
  return lines.map((text, index) => ({ key: `${n}-${index}`, seat: talk.seat, said: true, text, times: 1 }));
}

/** What is told several times on end is one line. */
export function folded(lines: TalkLine[]): TalkLine[] {
  const found: TalkLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && !line.said && !last.said && last.text === line.text && last.seat === line.seat)
      found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push(line);
  }
  return found;
}

/** The lines as a screen reader is told them. */
export function spoken(entries: Entry[], play: Pick<Play<unknown>, "words" | "names">): string {
  return entries
    .flatMap((entry) => linesOf(entry, play.words))
    .map((line) => (line.said && line.seat !== null ? `${play.names[line.seat]}: ${line.text}` : line.text))
    .join(" ");
}
