// Offers as the table shows them: each one thing with its answers, those that wait for us first.
import type { Draft } from "../../../live/talk";
import type { Entry } from "../../../live/wire";
import type { LedgerView, Offer, Settled, Standing } from "../ledger";

/** Why one may say no, as the server knows it. */
export const REASONS = ["nothing", "vote", "deed", "promised", "other", "keep", "trust"] as const;

/** Is it about an offer: made, answered or taken back? Promises that stand at once, and accusations, are said. */
export function isOfDeal({ talk }: Entry): boolean {
  const statement = talk?.statement;
  if (statement === undefined) return false;
  const { act, get } = statement as { act: string; get?: unknown[] };
  return act === "offer" ? (get ?? []).length > 0 : act !== "accuse";
}

/** Another offer instead: it begins with what was offered, turned round. */
export function turnedRound({ number, statement }: Standing): Draft {
  const { from, give, get, if: condition } = statement;
  return { ref: number, to: [from], give: get, get: give ?? [], ...(condition && { if: condition }) };
}

/** What was refused, to be changed and offered once more. */
export function onceMore({ to, give, get, if: condition }: Offer): Draft {
  return { to, give: give ?? [], get, ...(condition && { if: condition }) };
}

const content = ({ from, to, give, get, if: condition }: Offer): string =>
  JSON.stringify([from, to, give ?? [], get, condition ?? null]);

/** Offers that wait: those to us first, then the newest. */
export function waiting({ offers }: LedgerView, me: number | null): Standing[] {
  const ours = ({ may }: Standing): number => Number(me !== null && may.accept.includes(me));
  return [...offers].sort((one, other) => ours(other) - ours(one) || other.number - one.number);
}

/** Offers that were answered, the newest first; one that was made again unchanged is shown once. */
export function answered({ offers, settled }: LedgerView): Settled[] {
  const seen = new Set(offers.map(({ statement }) => content(statement)));
  return [...settled].reverse().filter(({ statement }) => {
    const same = content(statement);
    return !seen.has(same) && seen.add(same) !== undefined;
  });
}
