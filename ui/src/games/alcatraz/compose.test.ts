import { describe, expect, it } from "vitest";
import type { Gap, Line, Slot } from "../../live/talk";
import type { Composed } from "../../live/wire";
import { Words } from "../../words/words";
import game from "../../../../src/getaway/games/alcatraz/words/en.ftl?raw";
import program from "../../../../src/getaway/words/en.ftl?raw";
import { firstEmpty, gapAt, isBegun, partsOf, put, toggled } from "./compose";
import { rich, token, withRest, type Token } from "./rich";

const words = new Words("en", [program, game], ["Ann", "Bo", "Cy", "Di"]);

const gap = (name: string, more: Partial<Gap> = {}): Gap => ({
  path: ["give", 0, name],
  question: { id: "say-gap", arguments: { gap: name } },
  value: null,
  options: [],
  name,
  empty: false,
  ...more,
});

/** Bo gives somebody a key: to whom is not said yet. */
const line: Line = {
  path: ["give", 0],
  sentence: {
    id: "clause-give",
    arguments: {
      person: "i",
      who: { seat: 1 },
      role: "other",
      other: { gap: "to", shown: null },
      things: { gap: "thing", shown: { id: "some-things", arguments: { thing: "key", count: 2 } } },
      round: { gap: "by", shown: 7 },
    },
  },
  gaps: [
    gap("to", { empty: true, options: [{ value: 0, label: { seat: 0 } }] }),
    gap("thing", { value: "key" }),
    gap("count", {
      value: 2,
      options: [{ value: 2, label: { id: "say-count", arguments: { count: 2 } } }],
    }),
    gap("by", { value: 7 }),
  ],
};

const composed = { lines: [line], expires: null } as unknown as Composed;

describe("a draft", () => {
  it("takes a value at any place and stays as it was itself", () => {
    const draft = { give: [{ clause: "give", thing: "key" }], get: [] };
    expect(put(draft, ["give", 0, "to"], 2).give).toEqual([{ clause: "give", thing: "key", to: 2 }]);
    expect(put(draft, ["get", 0], { clause: "at" }).get).toEqual([{ clause: "at" }]);
    expect(put(draft, ["give", 0], null).give).toEqual([]);
    expect(put(draft, ["if"], { condition: "has" }).if).toEqual({ condition: "has" });
    expect(put({}, ["give", 0], { clause: "at" })).toEqual({ give: [{ clause: "at" }] });
    expect(draft).toEqual({ give: [{ clause: "give", thing: "key" }], get: [] });
  });

  it("is begun with its first clause", () => {
    expect(isBegun({ give: [], get: [], to: [1] })).toBe(false);
    expect(isBegun({ get: [{ clause: "at" }] })).toBe(true);
  });
});

describe("gaps", () => {
  it("are found by their place, the first that has to be filled before all", () => {
    expect(firstEmpty(composed)?.name).toBe("to");
    expect(gapAt(composed, ["give", 0, "by"])?.name).toBe("by");
    expect(gapAt(composed, ["give", 1, "by"])).toBeNull();
    expect(gapAt(composed, null)).toBeNull();
  });

  it("stand in the words, and those without a place there beside their thing", () => {
    const parts = partsOf(words, line);
    const text = parts
      .map((part) => (typeof part === "string" ? part : `[${part.gap}:${part.text}]`))
      .join("");
    expect(text).toBe("I’ll give [to:…] [thing:2 keys][count:how many: 2] by the end of round [by:7].");
    expect(parts[1]).toMatchObject({ empty: true });
    expect(parts[3]).toMatchObject({ thing: "key" });
  });

  it("how long an offer stays open is one like others", () => {
    const expires: Line = {
      path: ["expires"],
      sentence: { id: "talk-expires", arguments: { round: { gap: "expires", shown: 8 } } },
      gaps: [gap("expires", { path: ["expires"], value: 8 })],
    };
    expect(gapAt({ ...composed, expires }, ["expires"])?.value).toBe(8);
    expect(partsOf(words, expires)[1]).toMatchObject({ gap: "expires", text: "8" });
  });
});

describe("those who are spoken to", () => {
  const to: Slot = {
    path: ["to"],
    question: { id: "say-to" },
    value: [2],
    options: [[2], [3], [2, 3]].map((value) => ({ value, label: { seat: value[0]! } })),
  };

  it("are more or fewer by one, as far as the server has such a group", () => {
    expect(toggled(to, 3)).toEqual([2, 3]);
    expect(toggled({ ...to, value: [2, 3] }, 2)).toEqual([3]);
    expect(toggled(to, 2)).toBeNull();
    expect(toggled(to, 0)).toBeNull();
  });
});

describe("gaps without a place in the words", () => {
  const left = (name: string): Token => ({ text: name, gap: name });

  it("stand beside their thing, or before the stop", () => {
    const [thing, count, until] = [left("thing"), left("count"), left("until")];
    expect(withRest(["I give ", thing, "."], [count])).toEqual(["I give ", thing, count, "."]);
    expect(withRest([thing, " by then."], [count])).toEqual([thing, count, " by then."]);
    expect(withRest(["I wait."], [until])).toEqual(["I wait", until, "."]);
    expect(withRest(["I wait ", thing], [until])).toEqual(["I wait ", thing, until]);
  });
});

describe("what is offered", () => {
  it("is drawn as what it is", () => {
    expect(token(words, { seat: 2 })).toEqual({ seat: 2, text: "Cy" });
    expect(token(words, { id: "room", arguments: { room: "chapel" } })).toMatchObject({ room: "chapel" });
    expect(token(words, { id: "thing", arguments: { thing: "cash" } })).toMatchObject({ thing: "cash" });
    expect(token(words, { id: "card", arguments: { card: "take" } })).toMatchObject({ card: "take" });
    expect(token(words, { id: "table-round", arguments: { round: 8 } })).toEqual({ text: "Round 8" });
    expect(token(words, 3)).toEqual({ text: "3" });
  });

  it("keeps what stands in a sentence apart", () => {
    const said = {
      id: "clause-at",
      arguments: {
        person: "other",
        who: { seat: 0 },
        round: 7,
        place: { id: "in-room", arguments: { room: "laundry" } },
      },
    };
    expect(rich(words, said)).toEqual([
      "In round 7 ",
      { seat: 0, text: "Ann" },
      " will be ",
      { room: "laundry", text: "in the Laundry" },
      ".",
    ]);
  });
});
