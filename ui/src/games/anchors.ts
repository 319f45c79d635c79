// Where on a board something is that a lesson speaks of. A board that has lessons says so in its anchors.ts.

/** The places of an anchor on the screen now: selectors, the first that finds anything counts. */
export type Anchors = (name: string) => string[];

const found = import.meta.glob<{ anchors: Anchors }>("./*/anchors.ts");

/** The anchors of a game's board; a board without any has nothing to point at. */
export async function anchorsOf(game: string): Promise<Anchors> {
  const load = found[`./${game}/anchors.ts`];
  return load === undefined ? () => [] : (await load()).anchors;
}
