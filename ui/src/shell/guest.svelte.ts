// Who we are on this server: a guest with a name. There are no accounts.
import { ask, Failed } from "../live/http";
import type { GuestReply, LinkedReply, OtherReply } from "../live/replies";
import { speech, text } from "../words/speech.svelte";

class Me {
  name = $state<string | null>(null); // null: nobody yet
  #lot = Math.random(); // decides which name is offered
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

  /** The name that is offered to whoever has said none. */
  get alias(): string {
    const names = text("ui-guest-names").split(",");
    return names[Math.floor(this.#lot * names.length)]!.trim();
  }

  async #become(): Promise<void> {
    await this.known;
    if (this.name === null) await this.be(this.alias);
  }

  /** Whom a link would make us, and who we are; nothing changes. */
  look(token: string): Promise<LinkedReply> {
    return ask<LinkedReply>("POST", "/api/guest/link/look", { token });
  }

  /** Be the guest of a link that another device has made. Who we were stays among our other names. */
  async follow(token: string): Promise<void> {
    this.name = (await ask<GuestReply>("POST", "/api/guest/move", { token })).name;
  }

  /** Who this device was before. */
  others(): Promise<OtherReply[]> {
    return ask<OtherReply[]>("GET", "/api/guest/others");
  }

  /** Be one of them again. */
  async change(handle: string): Promise<void> {
    this.name = (await ask<GuestReply>("POST", `/api/guest/others/${handle}`)).name;
  }

  /** Be this guest on this device alone. */
  async signOutOthers(): Promise<void> {
    await ask<GuestReply>("POST", "/api/guest/devices/sign-out");
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
