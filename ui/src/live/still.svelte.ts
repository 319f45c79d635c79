// What a board finds where nobody else is and nothing goes on: a finished game, or one question of one.
import type { RefusedDeed } from "./wire";

export class Still {
  rule = $state.raw<{ number: string | null } | null>(null); // the rules are open, at this one

  showRule(number?: string): void {
    this.rule = { number: number ?? null };
  }
  whyNot(): Promise<RefusedDeed[]> {
    return Promise.resolve([]);
  }
  say(): Promise<boolean> {
    return Promise.resolve(false);
  }
  compose(): Promise<null> {
    return Promise.resolve(null);
  }
  absence(): null {
    return null;
  }
  act(_action: number): void {}
  undo(): void {}
  askHint(): void {}
  callVote(): void {}
  see(): void {}
  nudge(): void {}
  goOn(): void {}
}
