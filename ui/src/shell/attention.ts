// "It is your decision": by the title, the sign in the tab and, if wanted, by what is heard and felt.
import { at } from "../address";
import { settings } from "../settings.svelte";
import type { Sound } from "./sounds";

/** Let something be heard, if sound is on; what makes the sounds is fetched then. */
export async function hear(name: Sound, wait = 0): Promise<void> {
  if (!settings.sound) return;
  const { sound } = await import("./sounds");
  await sound(name, settings.volume / 100, wait);
}

/** A phone in a pocket shakes twice. */
export function shake(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([80, 60, 80]);
}

/** Show in the tab whether we are awaited. */
export function showInTab(title: string, awaited: boolean): void {
  document.title = awaited ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = at(awaited ? "/icons/awaited.svg" : "/icons/getaway.svg");
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}
