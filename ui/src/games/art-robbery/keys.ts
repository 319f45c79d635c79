// The keys of this table: 1–5 a card, arrows a victim, Enter does it, Escape lets go, H, U and R as everywhere.
import { tick } from "svelte";
import { digitOf, letterOf } from "../../shell/keys";
import { isTaken } from "../../shell/taken";
import type { Play } from "../board";
import type { Turn } from "./turn.svelte";
import type { View } from "./wire";

interface Table {
  play: Play<View>;
  turn: Turn;
  board: HTMLElement | undefined;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Is somebody writing, or pressing something that Enter and the arrows belong to? */
function takes(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Keys that belong to something else than the table: a text, a dialog. */
export function writing(event: KeyboardEvent): boolean {
  return isTaken(event) || takes(event.target, "[role=dialog], [role=menu]");
}

export function keys(event: KeyboardEvent, { play, turn, board }: Table): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (writing(event)) return;
  const digit = digitOf(event);
  const letter = letterOf(event);
  const step = STEPS[event.key];
  if (digit !== null) {
    const gift = gifts(board)[digit - 1];
    const held = turn.cards[digit - 1];
    if (turn.gift) gift?.focus();
    else if (held) {
      turn.point(held.id);
      // With the focus on it, Enter is the second click.
      board?.querySelector<HTMLElement>(`[data-piece="card-${held.id}"]`)?.focus();
    }
  } else if (step !== undefined) {
    if (takes(event.target, "[role=slider], section[tabindex='0']")) return;
    if (turn.gift) walk(gifts(board), step);
    else if (turn.found.length > 1) {
      turn.step(step);
      // A token on the wall that has the focus would be taken by Enter: the focus goes along.
      if (takes(event.target, ".pick"))
        void tick().then(() => board?.querySelector<HTMLElement>(".pick.on")?.focus());
    } else return;
  } else if (event.key === "Enter") {
    if (takes(event.target, "button, a, summary")) return;
    turn.confirm();
  } else if (event.key === "Escape" && turn.chosen !== null) turn.drop();
  else if (letter === "h") play.askHint();
  else if (letter === "u" && play.canUndo) play.undo();
  else if (letter === "r") play.showRule();
  else return;
  event.preventDefault();
}

function gifts(board: HTMLElement | undefined): HTMLElement[] {
  return Array.from(board?.querySelectorAll<HTMLElement>("[data-gift]") ?? []);
}

function walk(found: HTMLElement[], step: number): void {
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length]?.focus();
}
