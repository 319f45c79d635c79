// Pieces that really move: measured before the table changes, carried over it afterwards.
import { settings } from "../../settings.svelte";

const RING_MS = 1_000;

interface Flight {
  delay: number;
  duration: number;
  easing: string;
  arc: number; // how high it is carried, in pixels
  turn: number; // degrees at the end
}

export class Motion {
  #before = new Map<string, DOMRect>();
  #running = new Set<() => void>();

  constructor(readonly table: () => HTMLElement | undefined) {}

  /** Remember where everything is. */
  measure(): void {
    this.settle();
    this.#before = new Map();
    for (const [key, piece] of this.#pieces()) this.#before.set(key, piece.getBoundingClientRect());
  }

  /** Carry everything that is somewhere else now; `played` and `drew` are seats whose cards went and came. */
  carry(played: number | null, drew: number | null): void {
    const table = this.table();
    if (!table || this.#before.size === 0) return;
    const moves = settings.moves;
    for (const [key, piece] of this.#pieces()) {
      const to = piece.getBoundingClientRect();
      const from = this.#before.get(key);
      if (to.width === 0 || key.startsWith("card-")) continue;
      if (!from || from.width === 0) continue;
      // What merely shifts with its neighbours is not carried.
      if (Math.hypot(to.x - from.x, to.y - from.y) < 48) continue;
      if (!moves) this.#ring(piece);
      else if (key === "dog") this.#fly(piece, piece, from, to, carried(180, 560, 36, 0));
      else this.#fly(piece, piece, from, to, carried(180, 480, 18, 0));
    }
    if (moves) this.#cards(table, played, drew);
  }

  /** A new raid is hung up, piece by piece. */
  hangUp(): void {
    if (!settings.moves) return;
    const hung = this.table()?.querySelectorAll<HTMLElement>(".wall [data-piece]") ?? [];
    hung.forEach((piece, number) => this.#drop(piece, 40 * number));
  }

  /** Let nothing be in the air. */
  settle(): void {
    for (const end of [...this.#running]) end();
  }

  #cards(table: HTMLElement, played: number | null, drew: number | null): void {
    const find = (what: string) => table.querySelector<HTMLElement>(what);
    const mine = (seat: number) => find(`[data-hand="${seat}"]`);
    const now = new Set(this.#pieces().map(([key]) => key));
    if (played !== null) {
      const gone = [...this.#before].find(([key]) => key.startsWith("card-") && !now.has(key));
      const from = gone?.[1] ?? mine(played)?.getBoundingClientRect();
      const pile = find('[data-pile="played"]');
      if (from && pile) this.#fly(pile, null, from, pile.getBoundingClientRect(), carried(0, 320, 12, 4));
    }
    if (drew !== null) {
      const pile = find('[data-pile="draw"]');
      const card = this.#pieces().find(([key]) => key.startsWith("card-") && !this.#before.has(key))?.[1];
      const to = (card ?? mine(drew))?.getBoundingClientRect();
      if (pile && to)
        this.#fly(pile, card ?? null, pile.getBoundingClientRect(), to, carried(420, 320, 12, 0));
    }
  }

  #pieces(): [string, HTMLElement][] {
    const found = this.table()?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];
    return Array.from(found, (piece) => [piece.dataset.piece!, piece]);
  }

  /** Carry a picture of a thing over the table; the thing itself shows itself when it has landed. */
  #fly(thing: HTMLElement, lands: HTMLElement | null, from: DOMRect, to: DOMRect, flight: Flight): void {
    const picture = thing.cloneNode(true) as HTMLElement;
    delete picture.dataset.piece;
    delete picture.dataset.pile;
    picture.dataset.flying = "";
    picture.setAttribute("aria-hidden", "true");
    Object.assign(picture.style, {
      position: "fixed",
      zIndex: "20",
      margin: "0",
      left: `${to.x}px`,
      top: `${to.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      transformOrigin: "0 0",
      pointerEvents: "none",
    });
    this.table()!.append(picture);
    if (lands) lands.style.visibility = "hidden";
    const end = () => {
      if (!this.#running.delete(end)) return;
      carrying.cancel();
      picture.remove();
      if (lands) lands.style.visibility = "";
    };
    const { x, y } = { x: from.x - to.x, y: from.y - to.y };
    const grown = from.width / to.width;
    const carrying = picture.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${grown})` },
        {
          transform: `translate(${x / 2}px, ${y / 2 - flight.arc}px) scale(${(grown + 1) / 2 + 0.12})`,
          offset: 0.5,
        },
        { transform: `translate(0, 0) scale(1) rotate(${flight.turn}deg)` },
      ],
      { delay: flight.delay, duration: flight.duration, easing: flight.easing, fill: "both" },
    );
    this.#running.add(end);
    carrying.onfinish = end;
    carrying.oncancel = end;
  }

  #drop(piece: HTMLElement, delay: number): void {
    const falling = piece.animate(
      [
        { opacity: 0, transform: "translateY(-14px)" },
        { opacity: 1, transform: "none" },
      ],
      { delay, duration: 240, easing: "cubic-bezier(.2, 1.3, .4, 1)", fill: "backwards" },
    );
    const end = () => {
      this.#running.delete(end);
      falling.cancel();
    };
    this.#running.add(end);
    falling.onfinish = () => this.#running.delete(end);
  }

  /** Where nothing moves, what has moved is marked for a while. */
  #ring(piece: HTMLElement): void {
    piece.dataset.moved = "";
    setTimeout(() => delete piece.dataset.moved, RING_MS);
  }
}

function carried(delay: number, duration: number, arc: number, turn: number): Flight {
  return { delay, duration, easing: "cubic-bezier(.6, 0, .2, 1)", arc, turn };
}
