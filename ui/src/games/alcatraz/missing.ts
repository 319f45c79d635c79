// What is still missing to leave somebody behind (AL-34).
const ALL = "ABCDEF";

/** The elements that the others lack, as they are named: `A–F` for all, `none` if nothing is missing. */
export function missingWithout(seats: readonly { elements: string }[], left: number): string {
  const held = seats.map(({ elements }, seat) => (seat === left ? "" : elements)).join("");
  const missing = [...ALL].filter((element) => !held.includes(element));
  if (missing.length === 0) return "none";
  return missing.length === ALL.length ? "A–F" : missing.join(", ");
}
