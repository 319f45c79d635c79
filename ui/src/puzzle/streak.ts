// Puzzles of the day that were solved one day after the other: kept in this browser alone.

export interface Streak {
  last: number; // the day of the last one that was solved at once
  days: number; // in a row
}

const KEY = "getaway-puzzles";
const DAY = 86_400_000;

/** The number of a day, as the reader's calendar has it. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/** Which of so many puzzles is that of a day. */
export function puzzleOf(day: number, count: number): number {
  return ((day % count) + count) % count;
}

export function solved(before: Streak | null, day: number): Streak {
  if (before !== null && before.last === day) return before;
  return { last: day, days: before !== null && before.last === day - 1 ? before.days + 1 : 1 };
}

/** How many days in a row it is now: a day that was missed ends it. */
export function running(streak: Streak | null, day: number): number {
  return streak !== null && streak.last >= day - 1 ? streak.days : 0;
}

export function kept(game: string): Streak | null {
  return all()[game] ?? null;
}

export function keep(game: string, streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: streak }));
  } catch (error) {
    // A browser that keeps nothing has no streak.
    console.warn(error);
  }
}

function all(): Record<string, Streak> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Streak>;
  } catch (error) {
    console.warn(error);
    return {};
  }
}
