// A trade is put together in one dialog; the server asks for it thing by thing. This finds the next step.
import type { Choice, Deal, Decision, Thing } from "./wire";

/** What the player has picked in the dialog. */
export interface Wish {
  give: Thing[];
  want: Thing[];
  finish: boolean; // offer it as it is
}

export type Step = { act: number } | "undo" | null;

/** What is in one list and not, or not so often, in another. */
export function beyond(some: Thing[], others: Thing[]): Thing[] {
  const left = [...others];
  return some.filter((thing) => {
    const at = left.indexOf(thing);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** The next action on the way from the deal on the table to the one that is wished for; null: nothing to do, or no way. */
export function nextStep(
  decision: Decision | null,
  deal: Deal,
  wish: Wish,
  offered: Choice[],
  canUndo: boolean,
): Step {
  const back = canUndo ? "undo" : null;
  const act = (choice: Choice | undefined): Step => (choice === undefined ? null : { act: choice.action });
  const pick = (thing: Thing): Step =>
    act(offered.find((choice) => choice.kind === "pick-thing" && choice.thing === thing));
  const done = act(offered.find((choice) => choice.kind === "pick-done"));
  if (beyond(deal.give, wish.give).length > 0) return back;
  const toGive = beyond(wish.give, deal.give);
  if (decision === "trade-give") {
    if (toGive.length > 0) return pick(toGive[0]!);
    return wish.want.length > 0 || wish.finish ? done : null;
  }
  if (decision !== "trade-want") return null;
  if (toGive.length > 0 || beyond(deal.want, wish.want).length > 0) return back;
  const toWant = beyond(wish.want, deal.want);
  if (toWant.length > 0) return pick(toWant[0]!);
  return wish.finish ? done : null;
}
