// The games that we are in, and whether one of them waits for us.
import { boardOf } from "../games/registry";
import { ask } from "../live/http";
import type { MyGame as Kept, MyGames } from "../live/mine";
import { wantsAgain } from "../live/rematch";
import type { TableReply } from "../live/replies";
import type { Shown } from "../live/wire";
import { house } from "../table/house";
import { speech } from "../words/speech.svelte";

const MOST = 6;
const MOST_OVER = 2; // that are told of on the home page; all are in "My games"

export interface MyGame {
  card: TableReply;
  title: string;
  awaited: boolean; // we are asked something
  again: string | null; // who of the others wants to play again
  summary: string; // where the game stands, in a few words
}

export interface AtHome {
  running: MyGame[];
  over: Kept[]; // the newest of those that are over
}

export async function atHome(): Promise<AtHome> {
  const found = await ask<MyGames>("GET", "/api/guest/games");
  const running = await Promise.all(found.running.slice(0, MOST).map(({ card, seats }) => look(card, seats)));
  return { running, over: found.over.slice(0, MOST_OVER) };
}

export async function myGames(): Promise<MyGame[]> {
  return (await atHome()).running;
}

async function look(card: TableReply, seats: number[]): Promise<MyGame> {
  const known = (await house()).games.some(({ name }) => name === card.game);
  const again = wantsAgain(card, seats);
  // Its package is not installed any more.
  if (!known) return { card, title: card.game, awaited: false, again, summary: "" };
  const [words, board] = await Promise.all([speech.of(card.game), boardOf(card.game)]);
  const title = words.text("poster");
  if (card.phase === "lobby") return { card, title, awaited: false, again, summary: "" };
  // As a spectator: which of our seats are asked is told all the same.
  const shown = await ask<Shown>("GET", `/api/tables/${card.table}/view`);
  const names = shown.table.chairs.map((chair) => chair.name);
  const summary = board.summary && shown.view ? words.among(names).say(board.summary(shown.view)) : "";
  return { card, title, awaited: Object.keys(shown.asks).length > 0, again, summary };
}
