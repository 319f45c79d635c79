// The keys of this table: 1–5 a card, arrows a victim, Enter does it, H, U and R as everywhere.
import { isTaken } from "../../shell/taken";
import type { Play } from "../board";
import type { Turn } from "./turn.svelte";
import type { View } from "./view";

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
  const card = /^[1-5]$/.test(event.key) ? Number(event.key) - 1 : null;
  const step = STEPS[event.key];
  if (card !== null) {
    const gift = gifts(board)[card];
    const held = turn.cards[card];
    if (turn.gift) gift?.focus();
    else if (held) {
      turn.point(held.id);
      // With the focus on it, Enter is the second click.
      board?.querySelector<HTMLElement>(`[data-piece="card-${held.id}"]`)?.focus();
    }
  } else if (step !== undefined) {
    if (takes(event.target, "[role=slider], section[tabindex='0']")) return;
    if (turn.gift) walk(gifts(board), step);
    else if (turn.found.length > 1) turn.step(step);
    else return;
  } else if (event.key === "Enter") {
    if (takes(event.target, "button, a, summary")) return;
    turn.confirm();
  } else if (event.code === "KeyH" && !event.shiftKey) play.askHint();
  else if (event.code === "KeyU" && !event.shiftKey && play.canUndo) play.undo();
  else if (event.code === "KeyR" && !event.shiftKey) play.showRule();
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
