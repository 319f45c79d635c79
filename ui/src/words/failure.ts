// What went wrong, for people.
import { Failed } from "../live/http";
import { speech, text } from "./speech.svelte";

export function failure(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  if (error.status === 0) return text("ui-failed-offline");
  if (error.status === 404) return text("ui-failed-lost");
  if (error.status === 429) return text("table-too-fast");
  if (error.reason !== null && speech.words.has(error.reason.id)) return speech.words.say(error.reason);
  return text("ui-failed", { detail: error.message });
}
