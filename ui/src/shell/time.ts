// Times for people.

/** Seconds as a clock shows them; hours and days in words. */
export function shownTime(seconds: number, language: string): string {
  const unit = (count: number, of: "hour" | "day") =>
    new Intl.NumberFormat(language, { style: "unit", unit: of, unitDisplay: "short" }).format(count);
  if (seconds >= 36 * 3600) return unit(Math.round(seconds / 86400), "day");
  if (seconds >= 3600) return unit(Math.floor(seconds / 3600), "hour");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
