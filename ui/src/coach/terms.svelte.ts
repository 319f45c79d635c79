// A piece that was tapped and tells what it is for, until it is put away.
export interface Term {
  text: string;
  rule: string;
}

class Terms {
  #shown = $state.raw<Term | null>(null);

  get shown(): Term | null {
    return this.#shown;
  }

  explain(text: string, rule: string): void {
    this.#shown = { text, rule };
  }

  close(): void {
    this.#shown = null;
  }
}

export const terms = new Terms();
