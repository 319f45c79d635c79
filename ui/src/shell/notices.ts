// A notice of the system for who looks elsewhere: one for every awaited answer, and none for others.
import { at } from "../address";
import { settings } from "../settings.svelte";

/** Can this browser show notices, and was it neither allowed nor forbidden yet? */
export function mayAsk(): boolean {
  return "Notification" in window && Notification.permission === "default" && settings.notices === null;
}

/** Ask for leave, after a click that wanted it. */
export async function askForLeave(): Promise<void> {
  const leave = await Notification.requestPermission();
  settings.keep({ notices: leave === "granted" });
}

/** Whoever wants notices is called by the server too, when this page is closed. A browser without a push service,
 * or a server that cannot be reached now, says so; the page itself calls all the same. */
export async function beCalled(wanted: boolean): Promise<void> {
  try {
    const { subscribe, unsubscribe } = await import("./push");
    await (wanted ? subscribe() : unsubscribe());
  } catch (error) {
    console.info(error);
  }
}

export interface Notice {
  table: string;
  title: string;
  body: string;
}

/** Call the person, if the page is out of sight and that is wanted. */
export async function call({ table, title, body }: Notice): Promise<void> {
  if (!settings.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  // The same table calls in one place: a newer question takes the place of the older.
  await worker?.showNotification(title, {
    body,
    tag: table,
    icon: at("/icons/apple-180.png"),
    data: { url: at(`/t/${table}`) },
  });
}

/** The question is answered: its notice goes. */
export async function hush(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: table })) ?? []) notice.close();
}
