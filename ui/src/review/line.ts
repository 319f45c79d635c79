// The line of chances as a drawing: where a step stands, where a chance, and which marks are on it.
import type { Point, Review, Track, Verdict } from "../live/reviews";

export const WIDTH = 800;
export const HEIGHT = 220;
/** In parts of the equal share 1/n, as the judge grades. */
export const FROM = { inaccuracy: 0.1, mistake: 0.2, blunder: 0.4 } as const;
export type Grade = keyof typeof FROM;
export const SIGNS: Record<Grade, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** A mark on the line: a verdict that blames somebody. */
export type Mark = Verdict & { grade: Grade };

/** So much more or less, in points of a hundred. */
export const signed = (chance: number): string => {
  const points = percent(chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
};
export const percent = (chance: number): number => Math.round(100 * chance);
export const xOf = (step: number, steps: number): number => (WIDTH * step) / Math.max(1, steps);
export const yOf = (chance: number): number => HEIGHT * (1 - chance);

/** The point that holds at a step: the last one up to it. */
export function pointAt(points: readonly Point[], step: number): Point | null {
  return points.findLast((point) => point.step <= step) ?? points[0] ?? null;
}

/** A seat's line. By what everybody knew it stands still between its own decisions, so it goes in stairs. */
export function pathOf(points: readonly Point[], seat: number, open: boolean, steps: number): string {
  return points
    .map((point, n) => {
      const x = xOf(point.step, steps).toFixed(1);
      const y = yOf((open ? point.open : point.knew)[seat]!).toFixed(1);
      if (n === 0) return `M${x} ${y}`;
      return open ? `L${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

/** What is blamed, in order; of one seat, if one is named. */
export function marksOf(verdicts: readonly Verdict[], seat: number | null = null): Mark[] {
  return verdicts.filter(
    (verdict): verdict is Mark => verdict.grade !== null && (seat === null || verdict.seat === seat),
  );
}

/** What is said of a step: the verdict of the decision, or turn, that it is part of; a mark before others. */
export function verdictAt(verdicts: readonly Verdict[], step: number): Verdict | null {
  const here = verdicts.filter((verdict) => verdict.step <= step && step <= verdict.last);
  return here.find((verdict) => verdict.grade !== null) ?? here.at(-1) ?? null;
}

/** The step of a mark after a step, round to the first one again. */
export function nextMark(marks: readonly Mark[], step: number): number | null {
  return (marks.find((mark) => mark.step > step) ?? marks[0])?.step ?? null;
}

/** How wide the bars are of where a seat's chance went: each from where it begins, in parts of the widest. */
export function barsOf(
  review: Review,
): { from: number; width: number; kind: "own" | "others" | "cards" }[][] {
  const kinds = ["own", "others", "cards"] as const;
  const sums = review.seats.map(({ share }) => ({
    less: kinds.reduce((sum, kind) => sum + Math.min(0, share[kind]), 0),
    more: kinds.reduce((sum, kind) => sum + Math.max(0, share[kind]), 0),
  }));
  const widest = Math.max(1, ...sums.flatMap(({ less, more }) => [-less, more]));
  return review.seats.map(({ share }) => {
    let less = 0;
    let more = 0;
    return kinds.map((kind) => {
      const width = Math.abs(share[kind]) / widest;
      if (share[kind] < 0) return { kind, width, from: (less -= width) };
      more += width;
      return { kind, width, from: more - width };
    });
  });
}

/** Where a what-if leaves: before the decision that is looked at, in the seat that took it. */
export function forkAt(
  verdict: Verdict | null,
  step: number,
  seat: number | null,
): { step: number; seat: number } {
  if (verdict === null) return { step, seat: seat ?? 0 };
  return { step: Math.max(0, verdict.step - 1), seat: verdict.seat };
}

/** A swing of luck: after a step the cards have brought a seat so much. */
export type Luck = { step: number; seat: number; points: number };

const MOST_LUCK = 8;

/** Where the cards weighed as much as a blunder, in order; of one seat, if one is named, else of whom it hit most. */
export function luckOf(points: readonly Point[], players: number, seat: number | null): Luck[] {
  const swings = points.flatMap(({ step, luck = [] }) => {
    if (luck.length === 0) return [];
    const whose =
      seat ?? luck.reduce((most, one, n) => (Math.abs(one) > Math.abs(luck[most]!) ? n : most), 0);
    return [{ step, seat: whose, points: luck[whose]! }];
  });
  return swings
    .filter(({ points }) => Math.abs(points) >= FROM.blunder / players)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_LUCK)
    .sort((a, b) => a.step - b.step);
}

/** A chapter of a game on the line: a raid, or a round. */
export type Band = { from: number; to: number; number: number; kind: string };

/** The chapters, by the track that counts them. */
export function bandsOf(tracks: readonly Track[], steps: number): Band[] {
  const track = tracks.find(({ name }) => name === "raid" || name === "round");
  return (track?.steps ?? []).map((from, n) => ({
    from,
    to: track!.steps[n + 1] ?? steps,
    number: track!.values[n]!,
    kind: track!.name,
  }));
}

/** At which heights several things stand side by side, in hundredths from above, each where it should or a little beside. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let least = -Infinity;
  for (const n of order) {
    placed[n] = Math.max(placed[n]!, least);
    least = placed[n]! + gap;
  }
  let most = 100;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n]!, most);
    most = placed[n]! - gap;
  }
  return placed;
}
