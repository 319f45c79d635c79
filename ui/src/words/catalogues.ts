// Where the words are. Each catalogue is a chunk of its own, fetched when somebody reads that language.
import type { Language } from "../live/protocol";
import { Words } from "./words";

type Fetch = () => Promise<string>;

const page = import.meta.glob<string>("../../words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const program = import.meta.glob<string>("../../../src/getaway/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const games = import.meta.glob<string>(
  ["../../../src/getaway/games/*/words/*.ftl", "../../../src/getaway/games/*/rulebook/*.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, Fetch>;
const boards = import.meta.glob<string>("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;

function ending(among: Record<string, Fetch>, end: string): Fetch[] {
  return Object.entries(among)
    .filter(([path]) => path.endsWith(end))
    .map(([, fetch]) => fetch);
}

/** What the page says whatever is played. */
export async function pageWords(language: Language): Promise<Words> {
  const found = [...ending(page, `/${language}.ftl`), ...ending(program, `/${language}.ftl`)];
  return new Words(language, await Promise.all(found.map((fetch) => fetch())));
}

/** The same with all that is said at the tables of a game. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const folder = game.replaceAll("-", "_");
  const found = [
    ...ending(page, `/${language}.ftl`),
    ...ending(program, `/${language}.ftl`),
    ...ending(games, `/games/${folder}/words/${language}.ftl`),
    ...ending(games, `/games/${folder}/rulebook/${language}.ftl`),
    ...ending(boards, `/games/${game}/words/${language}.ftl`),
  ];
  return new Words(language, await Promise.all(found.map((fetch) => fetch())));
}
