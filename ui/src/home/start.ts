// From a click to a table.
import { boardOf } from "../games/registry";
import { Fairness } from "../live/fairness";
import { ask } from "../live/http";
import type { TableReply } from "../live/replies";
import { way } from "../route.svelte";
import { settings } from "../settings.svelte";
import { me } from "../shell/guest.svelte";

/** Bots of one level in every seat but the first. */
export function botsFor(players: number, level: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: players - 1 }, (_, n) => [String(n + 1), level]));
}

/** Whom a newcomer plays against first: the weakest of those that do not play at random. */
export function firstRival(bots: string[]): string {
  return bots[1] ?? bots[0]!;
}

// What was wished for last, and could not be answered: asked for again, it has the same key.
let wish = { wanted: "", key: "" };

/** Make a table. Whoever asks again because no answer came gets the same one. */
export async function makeTable(wanted: Record<string, unknown>): Promise<TableReply> {
  const said = JSON.stringify(wanted);
  if (said !== wish.wanted) {
    const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
    wish = { wanted: said, key };
  }
  const made = await ask<TableReply>("POST", "/api/tables", { ...wanted, key: wish.key });
  wish = { wanted: "", key: "" };
  return made;
}

/** A game against bots, dealt at once. */
export async function playNow(game: string, players: number, level: string): Promise<void> {
  await me.somebody();
  const made = await makeTable({
    game,
    players,
    bots: botsFor(players, level),
    options: settings.coach ? ((await boardOf(game)).coached ?? {}) : {},
  });
  await new Fairness(made.table).seal(0);
  await ask("POST", `/api/tables/${made.table}/start`);
  way.go(`/t/${made.table}`);
}
