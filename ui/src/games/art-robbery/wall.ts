// The wall remembers: nine places in a fixed order, and who has what hung there.
import { face } from "./token";
import type { View } from "./wire";

export const MIDDLE = -1;

export interface Place {
  id: string; // of the piece, as long as its raid goes on
  token: string;
  holder: number; // a seat, or MIDDLE
}

function rank(token: string): number {
  const { value, alibis } = face(token);
  return (value === "boss" ? 6 : Number(value)) * 10 + alibis;
}

/**
 * Where the nine tokens of this raid are. Equal tokens cannot be told apart, so a token stays where it was
 * as long as whoever had it still has one like it.
 */
export function hang(view: View, before: Place[] = []): Place[] {
  const found: { token: string; holder: number }[] = view.middle.map((token) => ({ token, holder: MIDDLE }));
  view.seats.forEach((seat, holder) => found.push(...seat.loot.map((token) => ({ token, holder }))));
  const places = found
    .map(({ token }) => token)
    .sort((a, b) => rank(a) - rank(b))
    .map((token, number) => ({ id: `${view.raid}-${number}`, token, holder: NaN }));
  const take = (token: string, wanted: number | null): number | null => {
    const at = found.findIndex((one) => one.token === token && (wanted === null || one.holder === wanted));
    return at < 0 ? null : found.splice(at, 1)[0]!.holder;
  };
  places.forEach((place, number) => {
    const last = before[number];
    if (last?.id === place.id && last.token === place.token) {
      place.holder = take(place.token, last.holder) ?? NaN;
    }
  });
  for (const place of places) {
    if (Number.isNaN(place.holder)) place.holder = take(place.token, null)!;
  }
  return places;
}

export interface Held<Name> {
  id: number;
  card: Name;
}

/** The cards of a hand with names of their own: a card stays itself while others, as the one just `gone`, come and go. */
export function hold<Name>(
  cards: Name[],
  before: Held<Name>[],
  next: () => number,
  gone: number | null = null,
): Held<Name>[] {
  const left = before.filter(({ id }) => id !== gone);
  const kept = cards.map((card) => {
    const at = left.findIndex((held) => held.card === card);
    return at < 0 ? { id: next(), card } : left.splice(at, 1)[0]!;
  });
  // In the places they had; what is new goes into the gap.
  const old = before.filter((held) => kept.includes(held));
  const fresh = kept.filter((held) => !old.includes(held));
  const gaps = before.map((held) => (old.includes(held) ? held : (fresh.shift() ?? null)));
  return [...gaps.filter((held) => held !== null), ...fresh];
}
