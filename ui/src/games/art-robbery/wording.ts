// A position in words: what the tray asks and names, what a piece is called when it is spoken of.
import type { Argument, Sentence } from "../../live/sentence";
import type { Words } from "../../words/words";
import type { Play } from "../board";
import { differsInAlibis, kind, type Choice } from "./choosing";
import { face } from "./token";
import type { CardName, View } from "./wire";
import { MIDDLE, type Place } from "./wall";

type Values = Record<string, Argument>;

export function raidName(words: Words, number: number): string {
  return words.text("ar-raid-name", { number });
}

export function cardName(words: Words, card: CardName): string {
  return words.text("card", { card });
}

/** A token as it is called out: "Antiques 2, 1 alibi". */
export function tokenSpoken(words: Words, token: string, raid: number): string {
  return words.text("ar-token", { raid: raidName(words, raid), ...face(token) });
}

/** A token by its value alone. */
export function plainToken(words: Words, token: string): string {
  return words.text("token", { value: face(token).value, alibis: 0 });
}

/** Where a token is, in full. */
export function placeSpoken(play: Play<View>, place: Place): string {
  const { words, view } = play;
  const token = tokenSpoken(words, place.token, view.raid);
  if (place.holder === MIDDLE) return words.text("ar-in-middle", { token });
  if (place.holder === play.seat) return words.text("ar-before-you", { token });
  const dog = view.dog === place.holder ? "yes" : "no";
  return words.text("ar-before", { token, who: { seat: place.holder }, dog });
}

/** What a card would do, in one sentence. */
export function effect(words: Words, found: Choice[]): string {
  const first = found.find(({ way }) => way.takes !== null)?.way;
  const value = first?.takes && first.takes !== "dog" ? face(first.takes).value : "";
  const kinds = kind(found);
  if (kinds === "nothing") return words.text("ar-does-nothing");
  if (kinds === "any") return words.text("ar-does-any");
  if (kinds === "take") return words.text("ar-does-take", { value });
  const sources = [...new Set(found.map(({ way }) => way.source).filter((seat) => seat !== null))];
  const who = words.listed(
    sources.map((seat) => words.names[seat] ?? ""),
    "disjunction",
  );
  if (kinds === "dog")
    return words.text("ar-does-dog", { who, from: sources.length > 0 ? "player" : "middle" });
  return words.text("ar-does-steal", { value, who });
}

/** The deed a choice is, as its button says it. */
export function deed(words: Words, found: Choice[], choice: Choice, card: CardName | null): string {
  const { takes, source } = choice.way;
  if (takes === null) {
    if (found.length > 1) return words.text("ar-do-decline");
    return words.text("ar-do-spend", { card: card === null ? "" : cardName(words, card) });
  }
  const who: Values = source === null ? {} : { who: { seat: source } };
  if (takes === "dog") return words.text(source === null ? "ar-do-dog" : "ar-do-dog-from", who);
  const { value, alibis } = face(takes);
  const plain = words.text(source === null ? "ar-do-take" : "ar-do-steal", { ...who, value });
  return differsInAlibis(found, choice.way) ? words.text("ar-with-alibis", { deed: plain, alibis }) : plain;
}

export interface Question {
  title: string;
  line: string;
}

/** What the tray asks about the card that is looked at. */
export function question(words: Words, found: Choice[]): Question {
  if (found.length === 0) return { title: words.text("ar-ask-card"), line: words.text("ar-ask-card-line") };
  const kinds = kind(found);
  const way = (found.find(({ way: one }) => one.takes !== null) ?? found[0]!).way;
  const value = way.takes && way.takes !== "dog" ? face(way.takes).value : "";
  const values: Values = { value, ...(way.source === null ? {} : { who: { seat: way.source } }) };
  const title = words.text(`ar-ask-${kinds === "rob" ? "steal" : kinds}`, values);
  let line: string;
  if (found.length === 1 && way.ends_raid) line = words.text("ar-line-ends-raid");
  else if (kinds === "dog")
    line = words.text(way.source === null ? "ar-line-dog" : "ar-line-dog-from", values);
  else if (kinds === "steal") line = words.text(way.guarded ? "ar-line-guarded" : "ar-line-helpless", values);
  else line = words.text(`ar-line-${kinds}`, values);
  return { title, line };
}

/** What is said under a name that can be robbed. */
export function defence(words: Words, choice: Choice): string {
  return words.text(choice.way.guarded ? "ar-may-give-dog" : "ar-cannot-refuse");
}

/** How a rival is called out, with all that lies before them. */
export function rivalSpoken(play: Play<View>, seat: number, loot: Place[]): string {
  const { words, view } = play;
  const things = loot.map((place) => plainToken(words, place.token));
  if (view.dog === seat) things.push(words.text("ar-the-dog"));
  const { cards, stack } = view.seats[seat]!;
  const before = things.length > 0 ? words.listed(things) : words.text("ar-no-loot");
  return words.text("ar-rival", { who: { seat }, cards, stack, before });
}

/** What is asked of us, for who cannot see it. */
export function alert(play: Play<View>): string {
  const { words, view, secondsLeft } = play;
  const asks: Sentence =
    view.decision === "gift"
      ? {
          id: "ar-alert-gift",
          arguments: { thief: { seat: view.thief }, token: plainToken(words, view.robbery!.token!) },
        }
      : { id: view.decision === "play" ? "ar-alert-play" : "ar-alert-choose" };
  const said = words.say(asks);
  return secondsLeft === null ? said : `${said} ${words.text("ar-alert-clock", { seconds: secondsLeft })}`;
}
