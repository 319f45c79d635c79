import { describe, expect, it } from "vitest";
import { Words } from "../../words/words";
import game from "../../../../src/getaway/games/alcatraz/words/en.ftl?raw";
import program from "../../../../src/getaway/words/en.ftl?raw";
import {
  ANY,
  clauseOf,
  CLAUSES,
  clauseSentence,
  conditionOf,
  conditionSentence,
  current,
  emptyDraft,
  filled as filledIn,
  fillings,
  firstEmpty,
  statement,
  type ClauseKind,
  type Draft,
  type Gap,
  type Value,
} from "./compose";
import { withRest, type Token } from "./rich";
import { said } from "./talk/saying";
import type { View } from "./view";

const words = new Words("en", [program, game], ["Ann", "Bo", "Cy", "Di"]);
const ME = 1;
const view = {
  players: 4,
  round: 7,
  next_vote: 8,
  last_round: 13,
  most: [3, 3, 3, 3, 3, 1, 3],
  rooms: [{ task: { element: "D" } }, { task: null }],
} as unknown as View;

const filled = (draft: Draft, gap: Gap, value: Value): Draft => filledIn(draft, gap, value, view);

function draft(kind: ClauseKind, side: "give" | "get" = "give"): Draft {
  return { ...emptyDraft([0]), clauses: [clauseOf(side, kind, view, side === "give" ? ME : 0)] };
}

describe("a statement", () => {
  it("is said only when nothing is missing", () => {
    let now = draft("give");
    expect(firstEmpty(now)).toEqual({ clause: 0, name: "to" });
    expect(statement(now, ME)).toBeNull();
    now = filled(now, { clause: 0, name: "to" }, 0);
    now = filled(now, { clause: 0, name: "thing" }, "key");
    expect(statement(now, ME)).toEqual({
      act: "offer",
      from: ME,
      to: [0],
      give: [{ clause: "give", who: ME, to: 0, thing: "key", count: 1, by: 7 }],
      get: [],
    });
  });

  it("asks, where nothing is given for it", () => {
    const now = filled(draft("at", "get"), { clause: 0, name: "room" }, "laundry");
    expect(statement(now, ME)).toEqual({
      act: "ask",
      from: ME,
      to: [0],
      get: [{ clause: "at", who: 0, room: "laundry", round: 7 }],
    });
  });

  it("answers an offer only with a wish", () => {
    const now = filled({ ...draft("vote"), ref: 4 }, { clause: 0, name: "candidate" }, 2);
    expect(statement(now, ME)).toBeNull();
    const wish = clauseOf("get", "vote", view, 0);
    const both = filled({ ...now, clauses: [...now.clauses, wish] }, { clause: 1, name: "candidate" }, 2);
    expect(statement(both, ME)).toMatchObject({ act: "counter", ref: 4, to: [0] });
  });

  it("carries one condition", () => {
    let now: Draft = {
      ...filled(draft("vote"), { clause: 0, name: "candidate" }, 2),
      condition: conditionOf("has", view),
    };
    expect(firstEmpty(now)).toEqual({ clause: -1, name: "who" });
    now = filled(filled(now, { clause: -1, name: "who" }, 0), { clause: -1, name: "thing" }, "tool");
    expect(statement(now, ME)?.if).toEqual({ condition: "has", who: 0, thing: "tool" });
  });

  it("leaves out what may be anything", () => {
    expect(statement(draft("not_frame_up"), ME)?.give).toEqual([
      { clause: "not_frame_up", who: ME, until: 7 },
    ]);
  });
});

describe("gaps", () => {
  it("offer what the board has", () => {
    expect(fillings(draft("let"), { clause: 0, name: "task" }, view, ME)).toEqual(["D"]);
    expect(fillings(draft("give"), { clause: 0, name: "to" }, view, ME)).toEqual([0, 2, 3]);
    expect(fillings(draft("vote"), { clause: 0, name: "candidate" }, view, ME)).toEqual([0, 1, 2, 3]);
    expect(fillings(draft("vote"), { clause: 0, name: "round" }, view, ME)).toEqual([8, 9, 10, 11, 12, 13]);
    expect(fillings(draft("not_frame_up"), { clause: 0, name: "to" }, view, ME)).toEqual([ANY, 0, 2, 3]);
    expect(fillings(draft("bring"), { clause: 0, name: "item" }, view, ME)).not.toContain("cash");
  });

  it("follow each other: no vote is spoken of beyond its last round, and there is one gun", () => {
    const later = filled(draft("not_vote"), { clause: 0, name: "round" }, 10);
    expect(later.clauses[0]!.gaps.until).toBe(10);
    const three = filled(draft("give"), { clause: 0, name: "count" }, 3);
    expect(filled(three, { clause: 0, name: "thing" }, "gun").clauses[0]!.gaps.count).toBe(1);
    expect(filled(three, { clause: 0, name: "thing" }, "key").clauses[0]!.gaps.count).toBe(3);
  });

  it("offers as many of a thing as the server says one can have", () => {
    const count = { clause: 0, name: "count" };
    expect(fillings(draft("give"), count, view, ME)).toEqual([1, 2, 3]);
    const gun = filled(draft("give"), { clause: 0, name: "thing" }, "gun");
    expect(fillings(gun, count, view, ME)).toEqual([1]);
    expect(fillings(gun, count, { ...view, most: [2, 2, 2, 2, 2, 2, 2] }, ME)).toEqual([1, 2]);
  });
});

describe("a draft of an earlier round", () => {
  const later = { ...view, round: 9, next_vote: 10, rooms: [] } as unknown as View;

  it("speaks of rounds that are still to come", () => {
    const now = current({ ...draft("give"), condition: conditionOf("elected", view) }, later);
    expect(now.clauses[0]!.gaps.by).toBe(9);
    expect(now.condition!.gaps.round).toBe(10);
    const vote = filled(draft("not_vote"), { clause: 0, name: "round" }, 11);
    expect(current(vote, later).clauses[0]!.gaps).toMatchObject({ round: 11, until: 11 });
  });

  it("asks again for what is gone", () => {
    const task = filled(filled(draft("let"), { clause: 0, name: "to" }, 0), { clause: 0, name: "task" }, "D");
    expect(firstEmpty(task)).toBeNull();
    expect(firstEmpty(current(task, later))).toEqual({ clause: 0, name: "task" });
    const over = { ...later, next_vote: 14 } as unknown as View;
    expect(current(draft("vote"), over).clauses[0]!.gaps.round).toBeNull();
  });

  it("is left alone while it holds", () => {
    const now = draft("give");
    expect(current(now, view)).toBe(now);
    const answer = { ...now, ref: 4 };
    expect(current(answer, view, [3, 4])).toBe(answer);
  });

  it("answers no offer that stands no longer", () => {
    expect(current({ ...draft("give"), ref: 4 }, view, [3]).ref).toBeNull();
  });
});

describe("gaps without a place in the words", () => {
  const gap = (name: string): Token => ({ text: name, gap: name });

  it("stand beside their thing, or before the stop", () => {
    const [thing, count, until] = [gap("thing"), gap("count"), gap("until")];
    expect(withRest(["I give ", thing, "."], [count])).toEqual(["I give ", thing, count, "."]);
    expect(withRest([thing, " by then."], [count])).toEqual([thing, count, " by then."]);
    expect(withRest(["I wait."], [until])).toEqual(["I wait", until, "."]);
    expect(withRest(["I wait ", thing], [until])).toEqual(["I wait ", thing, until]);
  });
});

describe("clauses in words", () => {
  const shown = (name: string, value: unknown): string => (value === null ? "…" : `<${name}>`);

  it("have a place for every gap that has to be filled", () => {
    for (const kind of Object.keys(CLAUSES) as ClauseKind[]) {
      const { gaps } = clauseOf("give", kind, view, ME);
      const line = words.say(clauseSentence(kind, gaps, "i", shown));
      const empty = Object.values(gaps).filter((value) => value === null).length;
      expect(line.split("…").length - 1, `${kind}: ${line}`).toBe(empty);
    }
    expect(words.say(conditionSentence("done", { task: null }, shown))).toContain("…");
  });

  it("read as they were promised", () => {
    const clause = { clause: "give", who: 1, to: 0, thing: "key", count: 2, by: 7 };
    expect(words.say(said(clause, "i"))).toBe("I will give Ann 2 keys by the end of round 7.");
    expect(words.say(said(clause, "other"))).toBe("Bo will give Ann 2 keys by the end of round 7.");
    const vote = { clause: "not_vote", who: 1, candidate: 2, round: 8, until: 9 };
    expect(words.say(said(vote, "i"))).toBe("I will not vote for Cy from round 8 up to round 9.");
  });
});
