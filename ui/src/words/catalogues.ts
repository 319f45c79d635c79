// Where the words are. Each catalogue is a chunk of its own, fetched when somebody reads that language.
import { fetchText } from "../live/http";
import type { Language } from "./languages";
import { Words } from "./words";

type Fetch = () => Promise<string>;

// What a table says at first, and the rest of the page.
const first = import.meta.glob<string>("../../words/*.ftl", {
  query: "?part=first",
  import: "default",
}) as Record<string, Fetch>;
const rest = import.meta.glob<string>("../../words/*.ftl", {
  query: "?part=rest",
  import: "default",
}) as Record<string, Fetch>;
const program = import.meta.glob<string>("../../../src/getaway/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const games = import.meta.glob<string>("../../../src/getaway/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const rulebooks = import.meta.glob<string>("../../../src/getaway/games/*/rulebook/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const lessons = import.meta.glob<string>("../../../src/getaway/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const learning = import.meta.glob<string>("../../../src/getaway/words/learn/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;
const boards = import.meta.glob<string>("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Fetch>;

function ending(among: Record<string, Fetch>, end: string): Fetch[] {
  return Object.entries(among)
    .filter(([path]) => path.endsWith(end))
    .map(([, fetch]) => fetch);
}

async function read(language: Language, ...found: Fetch[][]): Promise<Words> {
  return new Words(language, await Promise.all(found.flat().map((fetch) => fetch())));
}

function common(language: Language, whole: boolean): Fetch[] {
  const parts = whole ? [first, rest, program] : [first, program];
  return parts.flatMap((part) => ending(part, `/${language}.ftl`));
}

/** What a game itself says; its folder is named as Python names modules. What the page was built without, the
 * server has. */
function ofGame(among: Record<string, Fetch>, game: string, part: string, language: Language): Fetch[] {
  const built = ending(among, `/games/${game.replaceAll("-", "_")}/${part}/${language}.ftl`);
  return built.length > 0 ? built : [() => fetchText(`/games/${game}/${part}/${language}.ftl`)];
}

/** What the page says whatever is played: all of it, or what a table says before it is all there. */
export function pageWords(language: Language, whole: boolean): Promise<Words> {
  return read(language, common(language, whole));
}

/** The same with all that is said at the tables of a game. */
export function gameWords(game: string, language: Language, whole: boolean): Promise<Words> {
  const board = ending(boards, `/games/${game}/words/${language}.ftl`);
  return read(language, common(language, whole), ofGame(games, game, "words", language), board);
}

/** The same with all that is said in its lessons. */
export function lessonWords(game: string, language: Language): Promise<Words> {
  const board = ending(boards, `/games/${game}/words/${language}.ftl`);
  const own = ofGame(games, game, "words", language);
  const taught = ofGame(lessons, game, "lessons", language);
  return read(language, common(language, true), own, board, ending(learning, `/${language}.ftl`), taught);
}

/** What the rules of a game say: long, and read by few. */
export function ruleWords(game: string, language: Language): Promise<Words> {
  return read(
    language,
    ofGame(games, game, "words", language),
    ofGame(rulebooks, game, "rulebook", language),
    ending(learning, `/${language}.ftl`),
    ending(lessons, `/games/${game.replaceAll("-", "_")}/lessons/${language}.ftl`),
  );
}
