// Keys by what is printed on them, and where a layout has no such letter or no plain digits, by where they are:
// Cyrillic keyboards have no H, Czech and French ones no 1 without Shift.

/** The small Latin letter of a key, or its name. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const small = key.toLowerCase();
  const placed = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return /^\p{L}$/u.test(small) && !/^[a-z]$/.test(small) && placed ? placed : small;
}

/** The digit of a key, 1 to 9, or null. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  if (/^[1-9]$/.test(key)) return Number(key);
  const placed = shiftKey || key === "?" ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
  return placed === undefined ? null : Number(placed);
}
