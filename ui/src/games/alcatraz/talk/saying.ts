// Clauses of the ledger in words: with the names of all, as a bystander reads them.
import type { Argument, Sentence } from "../../../live/protocol";
import {
  clauseSentence,
  conditionSentence,
  filling,
  type ClauseKind,
  type ConditionKind,
  type Value,
} from "../compose";
import type { Clause, Condition } from "../view";

/** What stands in a gap that has been filled. */
export function standing(gaps: Record<string, Value | null>) {
  return (name: string, value: Value | null): Argument => {
    if (value === null) return "";
    switch (filling(name)) {
      case "seat":
        return typeof value === "number" ? { seat: value } : "";
      case "room":
        return { id: name === "room" ? "in-room" : "room", arguments: { room: value } };
      case "thing":
      case "item":
        if (name === "thing" && "count" in gaps)
          return { id: "some-things", arguments: { thing: value, count: gaps.count ?? 1 } };
        return { id: "a-thing", arguments: { thing: value } };
      default:
        return value;
    }
  };
}

export function said(clause: Clause, person: "i" | "other"): Sentence {
  const { clause: kind, ...gaps } = clause;
  return clauseSentence(
    kind as ClauseKind,
    gaps as Record<string, Value>,
    person,
    standing(gaps as Record<string, Value>),
  );
}

export function provided(condition: Condition): Sentence {
  const { condition: kind, ...gaps } = condition;
  return conditionSentence(kind as ConditionKind, gaps, standing(gaps));
}
