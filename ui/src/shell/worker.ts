// The service worker: it opens the page without a network, and shows notices.
import { at } from "../address";

/** Start it, and tell it which files this page runs on. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  await navigator.serviceWorker.register(at("/sw.js"));
  const { active } = (await navigator.serviceWorker.ready) ?? {};
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((name) => name.startsWith(at("/assets/")));
  const entry = document.querySelector<HTMLScriptElement>("script[type=module]")!.src;
  active?.postMessage({ files: [...new Set([new URL(entry).pathname, ...files])] });
}
