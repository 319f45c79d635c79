// Written by scripts/wire.py from the types of the server. Change those, not this.

export type Argument = number | string | Seat | Blank | Sentence;

/** A message with numbers, seats and other sentences in it. */
export interface Sentence {
  id: string;
  arguments?: Record<string, Argument>;
}

/** A chair at the table; the reader puts the name of whoever sits there. */
export interface Seat {
  seat: number;
}

/** A place in a sentence that is still being put together, and what stands there so far, if anything. */
export interface Blank {
  gap: string;
  shown: Argument | null;
}
