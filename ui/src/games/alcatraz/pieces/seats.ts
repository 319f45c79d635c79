// A prisoner is told from the others by colour, shape and letter.
export const SHAPES = ["circle", "square", "triangle", "hexagon"] as const;

/** The letter on a pawn. */
export function letter(name: string): string {
  return ([...name.trim()][0] ?? "?").toLocaleUpperCase();
}

/** The colour of a prisoner's things. */
export function colour(seat: number): string {
  return `var(--seat-${seat + 1})`;
}
