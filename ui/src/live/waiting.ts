// Whom a table waits for, and how long yet.
import type { Away, PublicTable } from "./wire";

/** Whole seconds until a time. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}

/** Who has not yet seen what everybody is given time for; null: nothing waits. */
export function held(
  table: PublicTable | undefined,
  present: number[],
  now: number,
): { seconds: number; waiting: number[] } | null {
  const scene = table?.scene ?? null;
  if (!table || scene === null) return null;
  const waiting = present.filter(
    (seat) => table.chairs[seat]?.kind === "person" && !scene.seen.includes(seat),
  );
  const seconds = secondsUntil(scene.until, now);
  return waiting.length > 0 && seconds > 0 ? { seconds, waiting } : null;
}

/** Since when a person is away: in how many seconds a bot plays for them; null: they are here. */
export function absence(
  table: PublicTable,
  away: Away[],
  seat: number,
  now: number,
): { botIn: number | null } | null {
  const found = away.find((one) => one.seat === seat);
  if (found === undefined || table.chairs[seat]?.kind !== "person") return null;
  return { botIn: found.bot_at === null ? null : secondsUntil(found.bot_at, now) };
}
