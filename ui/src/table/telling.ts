// Entries of the log as lines for people.
import type { Play } from "../games/board";
import type { Argument, Sentence } from "../live/sentence";
import type { Entry } from "../live/wire";
import type { Words } from "../words/words";

export interface TalkLine {
  key: string;
  n: number; // the last entry that it tells of
  seat: number | null; // whose line it is, if it is anybody's
  said: boolean; // somebody says it; else the game tells it
  heading: boolean; // a chapter begins
  alone: boolean; // nothing is added to it
  text: string;
  times: number; // how often it was told, one after the other
  decided: Entry["decided"]; // who decided in the player's place
}

function seatOf(value: Argument | undefined): number | null {
  return typeof value === "object" && "seat" in value ? value.seat : null;
}

/** What the table itself tells: who sits, who leaves, who takes something back. */
const isOfTheTable = ({ id }: Sentence): boolean => id.startsWith("table-");

export function linesOf(entry: Entry, words: Words, headings: readonly string[] = []): TalkLine[] {
  const { talk, n } = entry;
  const common = { n, times: 1, decided: entry.decided };
  if (talk === undefined) {
    return (entry.told ?? []).map((sentence, index) => ({
      ...common,
      key: `${n}-${index}`,
      seat: seatOf(sentence.arguments?.who),
      said: false,
      heading: headings.includes(sentence.id),
      alone: isOfTheTable(sentence),
      text: words.say(sentence),
    }));
  }
  let lines: string[] = [];
  if (talk.text !== undefined) lines = [talk.text];
  else if (talk.phrase !== undefined) lines = [words.text(talk.phrase)];
  else {
    const [heading, ...clauses] = talk.sentences ?? [];
    const heard = heading !== undefined && words.hears(heading);
    lines = [[heading, ...clauses].flatMap((one) => (one ? [words.say(one, heard)] : [])).join(" ")];
  }
  return lines.map((text, index) => ({
    ...common,
    key: `${n}-${index}`,
    seat: talk.seat,
    said: true,
    heading: false,
    alone: true,
    text,
  }));
}

/** Does a line go on with the last one: the same player's move, or what followed from it? */
function goesOn(last: TalkLine, line: TalkLine): boolean {
  if (last.alone || line.alone || last.heading || line.heading || last.decided !== line.decided) return false;
  return line.seat === last.seat
    ? line.seat !== null || line.n === last.n
    : line.seat === null && line.n === last.n;
}

/** One move is one line, and so is what is told several times on end. */
export function folded(lines: TalkLine[]): TalkLine[] {
  const found: TalkLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && !line.said && !last.said && last.text === line.text && last.seat === line.seat)
      found[found.length - 1] = { ...last, n: line.n, times: last.times + 1 };
    else if (last && goesOn(last, line))
      found[found.length - 1] = { ...last, n: line.n, text: `${last.text} ${line.text}` };
    else found.push(line);
  }
  return found;
}

/** The lines as a screen reader is told them. */
export function spoken(entries: Entry[], play: Pick<Play<unknown>, "words">): string {
  return entries
    .flatMap((entry) => linesOf(entry, play.words))
    .map((line) =>
      line.said && line.seat !== null ? `${play.words.called(line.seat)}: ${line.text}` : line.text,
    )
    .join(" ");
}
