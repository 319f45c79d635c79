// Where we are: the address says it, and nothing else does.
import { at, pathOf } from "./address";

/** From where a finished game is seen: a seat, as a spectator, or with all hands open. */
export type Eye = number | null | "all";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; seat: number | null; token: string } // with a token: a seat handed over
  | { page: "replay"; table: string; step: number | null; entry: number | null; seat: Eye } // at a step, or an entry of the log
  | {
      page: "review";
      table: string;
      step: number | null;
      seat: number | null;
      open: boolean;
      attempt: boolean;
    }
  | { page: "learn" }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "puzzle"; game: string; number: number | null } // null: that of the day
  | { page: "mine" } // all games of ours
  | { page: "move"; token: string } // become the guest of another device
  | { page: "lost" };

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What an address means. Tokens stand behind the #, which is never sent to a server. */
export function routeOf(url: URL): Route {
  const path = pathOf(url.pathname);
  if (path === null) return { page: "lost" };
  const [, first = "", second = "", ...rest] = path.replace(/\/$/, "").split("/");
  const name = /^[\w-]{1,64}$/.test(second) ? second : null;
  if (first === "learn") {
    if (second === "") return { page: "learn" };
    if (name !== null && rest.length === 1 && /^[\w-]{1,64}$/.test(rest[0]!))
      return { page: "lesson", game: name, lesson: rest[0]! };
  }
  if (first === "puzzle" && name !== null && rest.length < 2) {
    const wanted = rest.length === 0 ? null : number(rest[0]!);
    return rest.length === 0 || wanted !== null
      ? { page: "puzzle", game: name, number: wanted }
      : { page: "lost" };
  }
  if (first === "g" && name !== null && rest.length === 1 && rest[0] === "review") {
    const [step, seat] = ["step", "seat"].map((key) => number(url.searchParams.get(key)));
    return {
      page: "review",
      table: name,
      step: step!,
      seat: seat!,
      open: url.searchParams.get("view") !== "knew",
      attempt: url.searchParams.get("try") !== null,
    };
  }
  if (rest.length > 0) return { page: "lost" };
  if (first === "" && second === "") return { page: "home" };
  // A personal link has its token behind the #; without one it is our own list.
  if (first === "me" && second === "")
    return url.hash.length > 1 ? { page: "move", token: url.hash.slice(1) } : { page: "mine" };
  if (name === null) return { page: "lost" };
  const wanted = url.searchParams.get("seat");
  const seat = number(wanted);
  if (first === "t") return { page: "table", table: name, seat, token: url.hash.slice(1) };
  if (first === "g") {
    const step = number(url.searchParams.get("step"));
    const entry = number(url.searchParams.get("entry"));
    return { page: "replay", table: name, step, entry, seat: wanted === "all" ? wanted : seat };
  }
  return { page: "lost" };
}

class Way {
  #route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** Go to one of our paths. */
  go(path: string): void {
    this.#visit(at(path));
  }

  #visit(address: string): void {
    history.pushState(null, "", address);
    this.#look();
    scrollTo(0, 0);
    // The link that was followed is gone: the next Tab begins at the top of the new page.
    document.getElementById("app")?.focus();
  }

  /** Change the address of where we are, without a step to go back to. */
  mark(path: string): void {
    history.replaceState(null, "", at(path));
  }

  #look(): void {
    this.#route = routeOf(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    if (!link || link.hasAttribute("download") || link.getAttribute("target")) return;
    event.preventDefault();
    this.#visit(link.getAttribute("href")!);
  }
}

export const way = new Way();
