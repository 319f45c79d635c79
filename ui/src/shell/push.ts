// Web Push: the server calls this browser when we are awaited in a slow game, also when no page of it is open.
import { ask } from "../live/http";
import type { PushKey } from "../live/replies";

/** The same key, as a subscription has it. */
function written(key: ArrayBuffer | null | undefined): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Let the server call this browser; asked again, nothing changes. */
export async function subscribe(): Promise<void> {
  if (!("PushManager" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker === undefined) return;
  const { key } = await ask<PushKey>("GET", "/api/push");
  let found = await worker.pushManager.getSubscription();
  // The server has got another secret: its notices would be refused.
  if (found !== null && written(found.options.applicationServerKey) !== key) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await ask("POST", "/api/guest/push", { endpoint, keys });
}

/** It calls here no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const found = await worker?.pushManager?.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  await ask("DELETE", `/api/guest/push?endpoint=${encodeURIComponent(found.endpoint)}`);
}
