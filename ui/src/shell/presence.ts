// Who is here: what is said of a player who is asked, or who is away.
import type { Play } from "../games/board";
import { text } from "../words/speech.svelte";
import { shownTime } from "./time";

type Table = Pick<Play<unknown>, "table" | "names" | "seat" | "replayed" | "absence" | "words">;

/** A few words beside a name: away, a bot plays, thinking; null: nothing is to be said. */
export function signOf(play: Table, seat: number): string | null {
  if (play.replayed) return null;
  const chair = play.table.chairs[seat];
  if (chair?.kind === "stand-in") return text("ui-bot-sits-in");
  const absence = play.absence(seat);
  if (absence === null)
    return chair?.kind === "bot" && play.table.asked.includes(seat) ? text("ui-thinking") : null;
  if (absence.botIn === null) return text("ui-away");
  return text("ui-away-bot", { time: shownTime(absence.botIn, play.words.language) });
}

/** Who is waited for, in a sentence. */
export function waitingFor(play: Table, seat: number): string {
  const name = play.names[seat] ?? "";
  const chair = play.table.chairs[seat];
  if (chair?.kind === "bot") return text("ui-who-thinks", { name });
  if (chair?.kind === "stand-in") return text("ui-who-stand-in", { name });
  const absence = play.absence(seat);
  if (absence === null) return text("ui-who-decides", { name });
  if (absence.botIn === null) return text("ui-who-away", { name });
  return text("ui-who-away-bot", { name, time: shownTime(absence.botIn, play.words.language) });
}
