// The running games as they were last seen: for a page that opens without a network.
import type { MyGame } from "./mine";

const KEY = "getaway-mine";

export function remember(games: MyGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch (error) {
    // A browser that keeps nothing remembers nothing.
    console.warn(error);
  }
}

export function remembered(): MyGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyGame[];
  } catch (error) {
    console.warn(error);
    return [];
  }
}
