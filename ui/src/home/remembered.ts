// Our games as they were last seen: for a page that opens without a network.
import type { AtHome } from "./mine";

const KEY = "getaway-mine";
const NOTHING: AtHome = { running: [], over: [] };

export function remember(games: AtHome): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch (error) {
    // A browser that keeps nothing remembers nothing.
    console.warn(error);
  }
}

export function remembered(): AtHome {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<AtHome> | null;
    return { ...NOTHING, ...kept };
  } catch (error) {
    console.warn(error);
    return NOTHING;
  }
}
