// What one has so far, where the rules let one look (AR-21).
import { face } from "./token";
import type { SeatView, Token } from "./wire";

export interface Standing {
  points: number;
  alibis: number;
}

/** Points and alibis of a seat; null where the stack may not be looked at. A Boss counts when he is safe (AR-20). */
export function standing({ loot, safe }: Pick<SeatView, "loot" | "safe">): Standing | null {
  if (safe === null) return null;
  const held = loot.some((token) => face(token).value === "4" || face(token).value === "5");
  const worth = (token: Token, counts: boolean): number => {
    const { value } = face(token);
    return value === "boss" ? (counts ? 5 : 0) : Number(value);
  };
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    points: sum(safe.map((token) => worth(token, true))) + sum(loot.map((token) => worth(token, held))),
    alibis: sum([...safe, ...loot].map((token) => face(token).alibis)),
  };
}
