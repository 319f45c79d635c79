// The end of a game as it is told: who stands where, and why.
import type { Words } from "../../words/words";
import type { Play } from "../board";
import { face } from "./token";
import type { Result, View } from "./wire";

export interface Suspect {
  seat: number;
  points: number; // that count, or would have
  alibis: number;
  arrested: boolean;
  winner: boolean;
  why: "most-points" | "most-alibis" | "fewest-alibis" | "fined" | null;
  haul: { token: string; raid: number; gone: boolean }[];
}

/** All players: the winners, those who got away by their points, the arrested. */
export function suspects(view: View, result: Result): Suspect[] {
  const rank = (one: Suspect) => (one.winner ? 2 : one.arrested ? 0 : 1);
  const free = result.points.filter((_, seat) => !result.arrested.includes(seat));
  const best = Math.max(0, ...free);
  const tied = free.filter((points) => points === best).length > result.winners.length;
  return view.seats
    .map((shown, seat): Suspect => {
      const arrested = result.arrested.includes(seat);
      const winner = result.winners.includes(seat);
      const left = [...result.discarded[seat]!];
      const haul = (shown.raids ?? []).flatMap((tokens, raid) =>
        tokens.map((token) => {
          const at = left.indexOf(token);
          if (at >= 0) left.splice(at, 1);
          return { token, raid: raid + 1, gone: at >= 0 };
        }),
      );
      const fined = result.discarded[seat]!.length > 0;
      const why = arrested
        ? "fewest-alibis"
        : winner
          ? tied
            ? "most-alibis"
            : "most-points"
          : fined
            ? "fined"
            : null;
      return {
        seat,
        points: result.points[seat]!,
        alibis: result.alibis[seat]!,
        arrested,
        winner,
        why,
        haul,
      };
    })
    .sort((a, b) => rank(b) - rank(a) || b.points - a.points || b.alibis - a.alibis || a.seat - b.seat);
}

function worth(token: string): number {
  const { value } = face(token);
  return value === "boss" ? 5 : Number(value);
}

/** The verdict: one sentence in large letters. */
export function verdict(play: Play<View>, result: Result): string {
  const { words, seat } = play;
  if (result.winners.length === 0) return words.text("ar-verdict-police");
  if (seat !== null && result.winners.includes(seat)) {
    return words.text(result.winners.length > 1 ? "ar-verdict-you-shared" : "ar-verdict-you");
  }
  if (seat !== null && result.arrested.includes(seat)) return words.text("ar-verdict-arrested");
  return won(words, result);
}

function won(words: Words, { winners }: Result): string {
  if (winners.length > 1) return words.text("end-shared", words.people("who", winners));
  return words.text("end-winner", { who: { seat: winners[0]! } });
}

/** How it came to that, sentence by sentence. */
export function reasons(words: Words, result: Result, seat: number | null = null): string[] {
  if (result.winners.length === 0) return [words.text("end-police")];
  const told: string[] = [];
  const { arrested } = result;
  if (arrested.length === 1) told.push(words.text("end-arrested", { who: { seat: arrested[0]! } }));
  if (arrested.length > 1) told.push(words.text("ar-several-arrested", words.people("who", arrested)));
  result.discarded.forEach((tokens, seat) => {
    if (tokens.length === 0) return;
    const points = tokens.reduce((sum, token) => sum + worth(token), 0);
    const listed = words.listed(tokens.map((token) => words.text("token", { ...face(token) })));
    told.push(words.text("end-discards", { who: { seat }, points, tokens: listed }));
  });
  // The verdict says who has won, unless it is about our own arrest.
  if (seat !== null && arrested.includes(seat)) told.push(won(words, result));
  return told;
}
