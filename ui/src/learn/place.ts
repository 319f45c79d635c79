// Where the guide's card lies on a small screen: over what this step does not need, never over what it is about.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The top of a card of some size: it covers as little as can be of `needed`, and of what is `seen`; among equals
 * it lies close to what it speaks of. */
export function topOf(
  card: Box,
  needed: Box[],
  seen: Box[],
  from: number,
  height: number,
  near: Box | null = null,
): number {
  const least = from + GAP;
  const most = Math.max(least, height - card.height - GAP);
  const edges = [...needed, ...seen]
    .flatMap((box) => [box.y + box.height + GAP, box.y - card.height - GAP])
    .filter((top) => top >= least && top <= most)
    .sort((one, other) => one - other);
  const tops = [least, ...edges, most];
  const cost = (top: number): number => {
    const there = { ...card, y: top };
    const covered = (among: Box[]): number => among.reduce((sum, box) => sum + overlap(there, box), 0);
    const away =
      near === null ? 0 : Math.max(near.y - top - card.height, top - near.y - near.height, 0) / height;
    return 100 * covered(needed) + covered(seen) + away;
  };
  return tops.reduce((best, top) => (cost(top) < cost(best) ? top : best));
}

const STIR = 5; // what only stirs by less has not moved

/** The last place, as long as the next one is hardly another. */
export function steadily(): (place: number) => number {
  let last = -Infinity;
  return (place) => {
    if (Math.abs(place - last) >= STIR) last = place;
    return last;
  };
}
