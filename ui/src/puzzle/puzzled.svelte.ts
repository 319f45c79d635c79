// A moment of a game on its board: one answer is asked for, and nothing goes on after it.
import type { Play, Refusal } from "../games/board";
import type { PuzzleReply } from "../live/replies";
import { Still } from "../live/still.svelte";
import type { Entry, Hint, PublicTable, View } from "../live/wire";
import type { Words } from "../words/words";

export class Puzzled extends Still implements Play<View> {
  sent = $state<number | null>(null); // the answer
  readonly game: string;
  readonly view: View;
  readonly seat: number;
  readonly present: number[] = [];
  readonly entries: Entry[] = [];
  readonly fresh: Entry[] = [];
  readonly refused: Refusal | null = null;
  readonly hint: Hint | null = null;
  readonly canUndo = false;
  readonly ballot = null;
  readonly online = true;
  readonly replayed = false;
  readonly guided = true;
  readonly secondsLeft = null;
  readonly held = null;

  constructor(
    shown: PuzzleReply,
    readonly names: string[],
    readonly speak: () => Words,
    readonly answer: (action: number) => void,
  ) {
    super();
    this.game = shown.game;
    this.view = shown.view as View;
    this.seat = shown.seat;
  }

  get words(): Words {
    return this.speak().among(this.names, this.seat);
  }
  get asked(): boolean {
    return this.sent === null;
  }
  get table(): PublicTable {
    return {
      phase: "play",
      host: null,
      chairs: this.names.map((name, seat) => ({
        name,
        kind: seat === this.seat ? "person" : "bot",
        bot: seat === this.seat ? null : "hard",
      })),
      asked: [this.seat],
      voted: [],
      caller: null,
      deadline: null,
      paused: false,
      wants_pause: [],
      seed: null,
      rematch: null,
      rematch_by: null,
      scene: null,
    };
  }

  override act(action: number): void {
    if (this.sent !== null) return;
    this.sent = action;
    this.answer(action);
  }
}
