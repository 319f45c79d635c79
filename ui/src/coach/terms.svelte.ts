// A piece that was tapped and tells what it is for, until it is put away.
import type { Box } from "../learn/place";

export interface Term {
  text: string;
  rule: string;
  at: Box | null; // where the piece lies
}

class Terms {
  #shown = $state.raw<Term | null>(null);

  get shown(): Term | null {
    return this.#shown;
  }

  explain(text: string, rule: string, piece: EventTarget | null): void {
    let at: Box | null = null;
    if (piece instanceof Element) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      at = { x, y, width, height };
    }
    this.#shown = { text, rule, at };
  }

  close(): void {
    this.#shown = null;
  }
}

export const terms = new Terms();
