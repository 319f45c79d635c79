// A piece that was tapped and tells what it is for, until it is put away.
import type { Box } from "../learn/place";

export interface Term {
  text: string;
  rule: string;
  at: Box; // where the piece lies
  piece: HTMLElement | SVGElement;
  keyed: boolean; // asked with the keyboard, which goes on from what is told
}

class Terms {
  #shown = $state.raw<Term | null>(null);

  get shown(): Term | null {
    return this.#shown;
  }

  /** Tell what the piece that was clicked is for, and by which rule. */
  explain(text: string, rule: string, click: MouseEvent): void {
    const piece = click.currentTarget as Term["piece"];
    const { x, y, width, height } = piece.getBoundingClientRect();
    this.#shown = { text, rule, at: { x, y, width, height }, piece, keyed: click.detail === 0 };
  }

  /** Put it away; the keyboard goes back to the piece. */
  close(): void {
    const { keyed, piece } = this.#shown ?? {};
    this.#shown = null;
    if (keyed && piece?.isConnected) piece.focus();
  }
}

export const terms = new Terms();
