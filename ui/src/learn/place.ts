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

/** Where a card of some size lies: it covers as little as can be of `needed`, and of what is `seen`; among equals it
 * lies close to what it speaks of. It has one of these left edges. */
export function spotOf(
  card: Box,
  lefts: number[],
  needed: Box[],
  seen: Box[],
  from: number,
  height: number,
  near: Box | null = null,
): Box {
  const least = from + GAP;
  const most = Math.max(least, height - card.height - GAP);
  const edges = [...needed, ...seen]
    .flatMap((box) => [box.y + box.height + GAP, box.y - card.height - GAP])
    .filter((top) => top >= least && top <= most)
    .sort((one, other) => one - other);
  const spots = [least, ...edges, most].flatMap((y) => lefts.map((x) => ({ ...card, x, y })));
  const cost = (there: Box): number => {
    const covered = (among: Box[]): number => among.reduce((sum, box) => sum + overlap(there, box), 0);
    return 100 * covered(needed) + covered(seen) + (near === null ? 0 : away(there, near) / height);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** How far two boxes lie apart, down and across. */
function away(one: Box, other: Box): number {
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return down + Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
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
