// What moves on the table moves on the screen: pawns walk, guards and items go from where they were.
import type { Sentence } from "../../live/sentence";
import type { Entry } from "../../live/wire";

type Rects = Map<string, DOMRect>;

/** Where every piece lies now. */
export function lying(board: HTMLElement): Rects {
  const found: Rects = new Map();
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]"))
    if (piece.offsetParent !== null) found.set(piece.dataset.piece!, piece.getBoundingClientRect());
  return found;
}

function time(board: HTMLElement, token: string): number {
  return Number.parseFloat(getComputedStyle(board).getPropertyValue(token)) || 0;
}

/** Let the pieces go to where they lie now, from where they lay before. */
export function walk(board: HTMLElement, before: Rects): void {
  const duration = time(board, "--carry");
  if (duration === 0) return;
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(piece.dataset.piece!);
    if (!from || piece.offsetParent === null) continue;
    const to = piece.getBoundingClientRect();
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.hypot(x, y) < 24) continue;
    // Three swaying steps along the corridor.
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(-5deg)` },
        { transform: `translate(${x * 0.6}px, ${y * 0.6 - 5}px) rotate(5deg)` },
        { transform: `translate(${x * 0.25}px, ${y * 0.25 - 4}px) rotate(-3deg)` },
        { transform: "none" },
      ],
      { duration, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}

const named = (sentence: Sentence, key: string): string | undefined => {
  const value = sentence.arguments?.[key];
  if (typeof value !== "object" || !("id" in value)) return undefined;
  return Object.values(value.arguments ?? {}).find((one) => typeof one === "string") as string | undefined;
};
const seated = (sentence: Sentence, key: string): string | undefined => {
  const value = sentence.arguments?.[key];
  return typeof value === "object" && "seat" in value ? `[data-seat="${value.seat}"]` : undefined;
};

/** What flies where, by what was told: a sign, from one place to another. */
export function flights(entries: Entry[]): { sign: string; from: string; to: string }[] {
  return entries
    .flatMap((entry) => entry.told ?? [])
    .flatMap((told) => {
      const room = (key: string): string => `[data-room="${named(told, key)}"] .g`;
      const thing = named(told, "thing");
      const sign = thing === "cash" ? "m-coin" : `i-${thing}`;
      const who = seated(told, "who");
      if (told.id === "guard-goes") return [{ sign: "m-cap", from: room("origin"), to: room("target") }];
      if (told.id === "guard-comes") return [{ sign: "m-cap", from: ".clock", to: room("room") }];
      if (told.id === "steals") return [{ sign, from: seated(told, "victim")!, to: who! }];
      if (told.id === "gives") return [{ sign, from: who!, to: seated(told, "other")! }];
      if (told.id === "takes" || told.id === "picks-up")
        return [{ sign, from: ".room.here .s, .who", to: who! }];
      return [];
    });
}

/** A copy of the sign goes in an arc and is gone. */
export function fly(board: HTMLElement, flight: { sign: string; from: string; to: string }): void {
  const duration = time(board, flight.sign === "m-cap" ? "--move" : "--carry");
  const from = board.querySelector(flight.from)?.getBoundingClientRect();
  const to = board.querySelector(flight.to)?.getBoundingClientRect();
  if (duration === 0 || !from || !to || to.width === 0) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `ic flying ${flight.sign}`);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#al-${flight.sign}`);
  svg.append(use);
  board.append(svg);
  const at = (box: DOMRect, lift: number): Keyframe => ({
    transform: `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2 - lift}px)`,
  });
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    0,
  );
  const lift = flight.sign === "m-cap" ? 0 : 46;
  svg.animate([at(from, 0), at(middle, lift), at(to, 0)], { duration, easing: "ease-in-out" }).finished.then(
    () => svg.remove(),
    () => svg.remove(),
  );
}
