// What there is on this server, asked for once.
import { ask } from "../live/http";
import type { GamesReply } from "../live/replies";

let found: Promise<GamesReply> | null = null;

export function house(): Promise<GamesReply> {
  found ??= ask<GamesReply>("GET", "/api/games").catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}
