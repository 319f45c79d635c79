// From what is offered to what can be chosen: a card, and where what it brings comes from.
import { face } from "./token";
import type { CardName, View, Way } from "./wire";

/** One complete choice: the actions that make it, in order. */
export interface Choice {
  actions: number[];
  way: Way;
}

/** All choices that begin with a card; where the card has been played already, all that are left. */
export function choices(view: View, card: CardName | null): Choice[] {
  const begun = view.decision !== "play";
  return view.choices
    .filter((offered) => begun || (card !== null && offered.card === card))
    .flatMap(({ action, ways }) => ways.map((way) => ({ actions: [action, ...way.then], way })));
}

/** The card whose consequences are chosen now. */
export function cardInPlay(view: View, chosen: CardName | null): CardName | null {
  return view.decision === "play" ? chosen : view.played;
}

/** What a set of choices amounts to, as a sentence about it begins. */
export type Kind = "nothing" | "take" | "any" | "dog" | "steal" | "rob";

export function kind(found: Choice[]): Kind {
  const gains = found.filter(({ way }) => way.takes !== null);
  const first = gains[0]?.way;
  if (first === undefined) return "nothing";
  if (first.takes === "dog") return "dog";
  if (first.source === null) return gains.length > 1 ? "any" : "take";
  return found.length > 1 ? "rob" : "steal";
}

/** A piece that can be pointed at: `token@seat`, `token@middle`, `dog@…`. */
export function target(takes: string, source: number | null): string {
  return `${takes}@${source ?? "middle"}`;
}

/** What the pieces on the table stand for: the number of the choice each one makes. */
export function targets(found: Choice[]): Map<string, number> {
  const pointed = new Map<string, number>();
  found.forEach(({ way }, number) => {
    if (way.takes !== null) pointed.set(target(way.takes, way.source), number);
  });
  return pointed;
}

/** The choice that is made before anybody chose: the only one, or none. */
export function usual(found: Choice[]): number | null {
  return found.length === 1 ? 0 : null;
}

/** Does telling a token by its value alone leave a doubt? */
export function differsInAlibis(found: Choice[], way: Way): boolean {
  if (way.takes === null || way.takes === "dog") return false;
  const { value } = face(way.takes);
  return found.some(
    ({ way: other }) =>
      other.takes !== null && other.takes !== way.takes && face(other.takes).value === value,
  );
}

/** What is left of a plan, once its first action has led to the next question; null if it has not. */
export function next(plan: number[], view: View): number | null {
  const action = plan[0];
  if (action === undefined || view.decision === "play") return null;
  return view.choices.some((offered) => offered.action === action) ? action : null;
}
