// What a screen reader is told: events politely, questions to ourselves at once.
import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  assertive = $state("");

  tell(line: string): void {
    // The same line twice in a row would not be read again.
    this.polite = untrack(() => this.polite) === line ? `${line}\u00a0` : line;
  }

  ask(line: string): void {
    this.assertive = line !== "" && untrack(() => this.assertive) === line ? `${line}\u00a0` : line;
  }
}

export const announcer = new Announcer();
