// A token's name, taken apart.
import type { Token } from "./wire";

export interface Face {
  value: string; // 0 to 5, or boss
  alibis: number;
}

/** What is printed on a token: `0+2` is a 0 with two alibis. */
export function face(token: Token): Face {
  const [value, alibis = "0"] = token.split("+") as [string, string?];
  return { value, alibis: Number(alibis) };
}
