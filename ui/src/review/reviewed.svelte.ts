// The review of a finished game: asked for once, looked at again while it grows.
import { ask, Failed } from "../live/http";
import type { ReviewReply } from "../live/replies";

const AGAIN_MS = 1_000;
const OFFLINE_MS = 4_000;

export class Reviewed {
  #reply = $state.raw<ReviewReply | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly table: string) {}

  get reply(): ReviewReply | null {
    return this.#reply;
  }

  /** Ask for it. What is refused is thrown. */
  async open(): Promise<void> {
    this.#take(await ask<ReviewReply>("POST", `/api/tables/${this.table}/review`));
  }

  /** Nobody looks any more; the judge goes on. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  #take(reply: ReviewReply): void {
    this.#reply = reply;
    if (reply.state !== "done" && reply.state !== "stopped") this.#wait(AGAIN_MS);
  }

  #wait(milliseconds: number): void {
    if (!this.#left) this.#timer = setTimeout(() => void this.#look(), milliseconds);
  }

  async #look(): Promise<void> {
    try {
      const reply = await ask<ReviewReply>("GET", `/api/tables/${this.table}/review`);
      // A server that was started again judges only when it is asked to.
      if (reply.state === "none") await this.open();
      else this.#take(reply);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      // Not reached, or asked too often: what is known stays, and it is tried again.
      this.#wait(OFFLINE_MS);
    }
  }
}
