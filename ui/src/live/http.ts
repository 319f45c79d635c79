// Requests to the server. What it refuses comes back as an error that can be put into words.
import { at } from "../address";
import type { Sentence } from "./sentence";

/** What went wrong: `reason` if the server says why in our words, else only that it did. */
export class Failed extends Error {
  constructor(
    readonly status: number, // 0: the server cannot be reached
    readonly reason: Sentence | null,
    detail: string,
    readonly rule: string | null = null, // that forbids it
  ) {
    super(detail);
  }
}

/** A file of the server as it is. */
export async function fetchText(path: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(at(path));
  } catch (error) {
    throw new Failed(0, null, String(error));
  }
  if (!response.ok) throw new Failed(response.status, null, response.statusText);
  return response.text();
}

export async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(at(path), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Failed(0, null, String(error));
  }
  const found = await response.json().catch(() => ({ detail: response.statusText }));
  if (!response.ok)
    throw new Failed(response.status, found.reason ?? null, String(found.detail), found.rule ?? null);
  return found as Reply;
}
