// Who we are on this server: a guest with a name. There are no accounts.
import { ask, Failed } from "../live/http";
import type { GuestReply } from "../live/replies";
import { speech, text } from "../words/speech.svelte";

class Me {
  name = $state<string | null>(null); // null: nobody yet
  #becoming: Promise<void> | null = null;
  readonly known: Promise<void> = this.#find();

  /** Be called so from now on. */
  async be(name: string): Promise<void> {
    this.name = (await ask<GuestReply>("PUT", "/api/guest", { name, language: speech.language })).name;
  }

  /** Be somebody: whoever has not said a name yet gets one. */
  somebody(): Promise<void> {
    // Asked for twice at once, it is still one guest.
    this.#becoming ??= this.#become().finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  async #become(): Promise<void> {
    await this.known;
    if (this.name !== null) return;
    const names = text("ui-guest-names").split(",");
    await this.be(names[Math.floor(Math.random() * names.length)]!.trim());
  }

  /** Be the guest of a link that another device has made. */
  async follow(token: string): Promise<void> {
    this.name = (await ask<GuestReply>("POST", "/api/guest/move", { token })).name;
  }

  async #find(): Promise<void> {
    try {
      // Whoever comes for the first time is nobody yet, which is no error.
      this.name = (await ask<GuestReply>("GET", "/api/guest?stranger=true")).name || null;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
    }
  }
}

export const me = new Me();
