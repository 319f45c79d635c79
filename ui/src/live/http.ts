// Requests to the server. What it refuses comes back as an error that can be put into words.
import type { Chair, Language, Sentence, Welcome } from "./protocol";

export interface TableCard {
  table: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  edition: string;
  clock: Welcome["clock"];
  public: boolean;
  phase: "lobby" | "play" | "over";
  chairs: Pick<Chair, "name" | "kind">[];
}

export interface Option {
  name: string;
  default: string | number;
  words?: string[];
  most?: number;
}

export interface GameCard {
  name: string;
  version: number;
  players: number[];
  options: Option[];
  editions: string[];
  talks: boolean; // is there a time to talk before a vote?
}

export interface House {
  games: GameCard[];
  bots: string[];
  phrases: string[];
  languages: Language[];
}

export interface Guest {
  name: string;
  language: Language;
}

/** What went wrong: `reason` if the server says why in our words, else only that it did. */
export class Failed extends Error {
  constructor(
    readonly status: number, // 0: the server cannot be reached
    readonly reason: Sentence | null,
    detail: string,
  ) {
    super(detail);
  }
}

export async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Failed(0, null, String(error));
  }
  const found = await response.json().catch(() => ({ detail: response.statusText }));
  if (!response.ok) throw new Failed(response.status, found.reason ?? null, String(found.detail));
  return found as Reply;
}
