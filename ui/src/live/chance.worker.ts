// Works the chance of a game out again, off the page's thread.
import { check, type Kept } from "./chance";
import type { Proof } from "./replies";

addEventListener("message", (event: MessageEvent<{ proof: Proof; kept: Kept | null }>) => {
  void check(event.data.proof, event.data.kept).then((verdict) => postMessage(verdict));
});
