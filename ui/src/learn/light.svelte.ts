// What the torch is on: where the anchors of a step are on the screen now, whatever moves, opens or scrolls.
import type { Anchors } from "../games/anchors";
import type { Box } from "./place";

const LOOK_MS = 250; // things also move by themselves

function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** The elements of an anchor that can be seen. */
export function seen(anchors: Anchors, name: string): HTMLElement[] {
  for (const selector of anchors(name)) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
    // Of several alike, as two cards with the same number, one is enough; a list of parts is meant as a whole.
    if (found.length > 0) return selector.startsWith(":is(") ? found : found.slice(0, 1);
  }
  return [];
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

export class Light {
  does = $state.raw<Box[]>([]);
  looks = $state.raw<Box[]>([]);
  log = $state.raw<Box | null>(null); // where the board has its log: the guide stands there
  sheet = $state.raw<Box | null>(null); // what the board has laid over itself
  read = $state.raw<Box[]>([]); // what is to be read there besides
  #told = "";

  constructor(
    readonly anchors: Anchors,
    readonly wanted: () => { does: string[]; looks: string[] },
  ) {}

  /** Follow what happens on the page; the answer ends it. */
  follow(root: Element): () => void {
    let waits = false;
    let over = false;
    const look = (): void => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        if (!over) this.look();
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(root, { subtree: true, childList: true, attributes: true });
    const timer = setInterval(look, LOOK_MS);
    addEventListener("resize", look);
    addEventListener("scroll", look, true);
    this.look();
    return () => {
      over = true;
      changes.disconnect();
      clearInterval(timer);
      removeEventListener("resize", look);
      removeEventListener("scroll", look, true);
    };
  }

  look(): void {
    const { does, looks } = this.wanted();
    const boxes = (names: string[]): Box[] => names.flatMap((name) => seen(this.anchors, name).map(boxOf));
    const one = (name: string): Box | null => boxes([name])[0] ?? null;
    const now = {
      does: boxes(does),
      looks: boxes(looks),
      log: one("log"),
      sheet: one("sheet"),
      read: boxes(["read"]),
    };
    const told = JSON.stringify(now);
    if (told === this.#told) return;
    this.#told = told;
    ({ does: this.does, looks: this.looks, log: this.log, sheet: this.sheet, read: this.read } = now);
  }
}
