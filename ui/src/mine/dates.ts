// When something was, as people say it: today and yesterday in words, this week by its day, else the date.

const DAY = 86_400_000;

/** How many midnights lie between two moments. */
function daysBetween(from: number, to: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

export function dated(at: number, now: number, language: string): string {
  const days = daysBetween(at, now);
  if (days >= 0 && days < 2) {
    const named = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
    return days === 0 ? `${named}, ${clock(at, language)}` : named;
  }
  if (days > 0 && days < 7) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(at);
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}

export function clock(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at);
}
