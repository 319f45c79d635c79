// All our games: what of them a list shows, and which of them a filter leaves.
import { boardOf } from "../games/registry";
import { ask } from "../live/http";
import type { MyGame, MyGames } from "../live/mine";
import type { Outcome } from "../live/replies";
import type { Shown } from "../live/wire";
import { house } from "../table/house";
import { speech } from "../words/speech.svelte";

export interface Running {
  game: MyGame;
  awaited: boolean; // we are asked something
  waitsFor: number[]; // seats that are asked
  until: number | null; // when their time is up
  names: string[];
  summary: string; // where the game stands, in a few words
}

export interface Listed {
  running: Running[];
  over: MyGame[];
  more: number | null; // finished games that are not fetched yet: after so many
  at: number; // when it was so
}

export type Filter = "all" | "turn" | "won" | "people" | `game:${string}`;

const KEY = "getaway-my-games";

/** All that run, and the newest of those that are over. */
export async function listed(): Promise<Listed> {
  const found = await ask<MyGames>("GET", "/api/guest/games");
  await wordsOf([...found.running, ...found.over]);
  return {
    // Where we are asked comes first.
    running: (await Promise.all(found.running.map(look))).sort(
      (a, b) => Number(b.awaited) - Number(a.awaited),
    ),
    over: found.over,
    more: found.more,
    at: Date.now(),
  };
}

/** The same with the next page of finished games. */
export async function withMore(before: Listed): Promise<Listed> {
  const found = await ask<MyGames>("GET", `/api/guest/games?skip=${before.more ?? 0}`);
  await wordsOf(found.over);
  const known = new Set(before.over.map((game) => game.card.table));
  return {
    ...before,
    over: [...before.over, ...found.over.filter((game) => !known.has(game.card.table))],
    more: found.more,
  };
}

/** Words of every game that is listed and still installed. */
export async function wordsOf(games: MyGame[]): Promise<void> {
  const known = (await house()).games.map(({ name }) => name);
  const wanted = new Set(games.map((game) => game.card.game));
  await Promise.all(known.filter((name) => wanted.has(name)).map((name) => speech.of(name)));
}

async function look(game: MyGame): Promise<Running> {
  const quiet = { game, awaited: false, waitsFor: [], until: null, names: [], summary: "" };
  const words = speech.game(game.card.game);
  if (game.card.phase === "lobby" || words === null) return quiet;
  // As a spectator: which of our seats are asked is told all the same.
  const [board, shown] = await Promise.all([
    boardOf(game.card.game),
    ask<Shown>("GET", `/api/tables/${game.card.table}/view`),
  ]);
  const names = shown.table.chairs.map((chair) => words.named(chair.name));
  const summary = board.summary && shown.view ? words.among(names).say(board.summary(shown.view)) : "";
  const awaited = Object.keys(shown.asks).length > 0;
  return { game, awaited, waitsFor: shown.table.asked, until: shown.table.deadline, names, summary };
}

/** Did we win, or share a win? Null: nobody has noted it, or we had more than one seat. */
export function hasWon(game: MyGame): boolean | null {
  const [seat, ...others] = game.seats;
  const payoff = seat === undefined ? undefined : game.card.outcome?.payoffs[seat];
  return payoff === undefined || others.length > 0 ? null : payoff > 0;
}

/** How it ended for us, in the words of the game, if it has any. */
export function endingOf(game: MyGame): Outcome["endings"][number] | null {
  const [seat, ...others] = game.seats;
  return seat === undefined || others.length > 0 ? null : (game.card.outcome?.endings[seat] ?? null);
}

/** Did other people play too? */
export function hasPeople(game: MyGame): boolean {
  return game.card.chairs.some(
    (chair, seat) => !game.seats.includes(seat) && (chair.kind === "person" || chair.kind === "stand-in"),
  );
}

export function fits(filter: Filter, game: MyGame, awaited: boolean): boolean {
  if (filter === "all") return true;
  if (filter === "turn") return awaited;
  if (filter === "won") return hasWon(game) === true;
  if (filter === "people") return hasPeople(game);
  return game.card.game === filter.slice("game:".length);
}

/** The chances as a line in a field of 190 by 44; the equal share lies on a dashed one. */
export function sparkline(chances: number[]): string {
  const x = (n: number) => 2 + (176 * n) / Math.max(1, chances.length - 1);
  return chances.map((chance, n) => `${n === 0 ? "M" : "L"}${x(n).toFixed(1)} ${heightOf(chance)}`).join("");
}

export function heightOf(chance: number): number {
  return Math.round(10 * (4 + 36 * (1 - chance))) / 10;
}

/** The list as it was last seen: for a page that opens without a network. */
export function remember(list: Listed): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch (error) {
    // A browser that keeps nothing remembers nothing.
    console.warn(error);
  }
}

export function remembered(): Listed | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Listed | null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

export function forget(): void {
  try {
    for (const key of [KEY, "getaway-mine"]) localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
