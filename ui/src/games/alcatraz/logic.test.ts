import { describe, expect, it } from "vitest";
import type { Sentence } from "../../live/sentence";
import type { RefusedDeed } from "../../live/wire";
import { Words } from "../../words/words";
import game from "../../../../src/getaway/games/alcatraz/words/en.ftl?raw";
import program from "../../../../src/getaway/words/en.ftl?raw";
import { beyond, nextStep } from "./bargain";
import { byVerb, is, reasons, whyNot } from "./choices";
import { priceOf } from "./ears";
import { inOrder, place, towards } from "./geometry";
import { glued, rich } from "./rich";
import { ROOM_NAMES, type Choice, type Deed, type Kind, type RoomView as Room, type Thing } from "./wire";
import { halves, lastPoll } from "./votes";

const words = new Words("en", [program, game], ["Ann", "Bo", "Cy"]);
const deed = (kind: Kind, about: Partial<Deed> = {}): Deed => ({
  action: 0,
  kind,
  label: { id: `do-${kind}` },
  ...about,
});
const choice = (kind: Kind, about: Partial<Choice> = {}): Choice => ({
  ...deed(kind),
  points: 1,
  cash: 0,
  stamina: 0,
  ...about,
});
const offered = [
  choice("move", { action: 0, room: "chapel" }),
  choice("move", { action: 3, room: "laundry" }),
  choice("use", { action: 12, points: 2 }),
  choice("rob", { action: 14, seat: 1 }),
  choice("end", { action: 99 }),
];
const no = (refused: Deed, reason: string, rule = "AL-26"): RefusedDeed => ({
  deed: refused,
  reason: { id: reason },
  rule,
});

describe("choices", () => {
  it("are told apart by their kind and by what they are about", () => {
    expect(is(offered[0]!, "move", { room: "chapel" })).toBe(true);
    expect(is(offered[0]!, "move", { room: "laundry" })).toBe(false);
    expect(is(offered[0]!, "riot", { room: "chapel" })).toBe(false);
  });

  it("are grouped by what they begin", () => {
    const answers = [choice("pick-gun", { seat: 2 }), choice("pick-done")];
    expect(byVerb([...offered, ...answers]).map(([verb, ways]) => [verb, ways.length])).toEqual([
      ["move", 2],
      ["use", 1],
      ["rob", 1],
      ["end", 1],
    ]);
  });
});

describe("the price of a use", () => {
  const told = (use: number | null): string => priceOf(words, { use } as Room);
  it("is told as the server says it", () => {
    expect([told(0), told(1), told(2), told(null)]).toEqual([
      "Use: free",
      "Use: 1\u00a0point",
      "Use: 2\u00a0points",
      "Use: not now",
    ]);
  });
});

describe("reasons", () => {
  const found = [
    no(deed("use"), "no-two-guards"),
    no(deed("drop", { thing: "key" }), "no-two-guards"),
    no(deed("move", { room: "infirmary" }), "no-not-next", "AL-16"),
    no(deed("move", { room: "workshop" }), "no-room-full", "AL-16"),
    no(deed("trade", { seat: 2 }), "no-not-here", "AL-23"),
  ];
  const possible = [offered[0]!];

  it("are told once, with all that they forbid", () => {
    expect(reasons(found, possible, true).map(({ reason, verbs }) => [reason.id, verbs])).toEqual([
      ["no-two-guards", ["use", "drop"]],
    ]);
  });

  it("are all told when asked for, but not what everybody sees", () => {
    expect(reasons(found, possible, false).map(({ reason }) => reason.id)).toEqual([
      "no-room-full",
      "no-two-guards",
      "no-not-here",
    ]);
  });

  it("are told once for several prisoners", () => {
    const rob = (seat: number): RefusedDeed => ({
      deed: { action: seat, kind: "rob", label: { id: "rob", arguments: {} }, seat } as RefusedDeed["deed"],
      reason: { id: "no-nothing-to-steal", arguments: { who: { seat } } },
      rule: "AL-18",
    });
    const [group, ...rest] = reasons([rob(1), rob(2), rob(3)], [], true);
    expect(rest).toEqual([]);
    expect(group!.also).toEqual([2, 3]);
  });

  it("are found for the very thing that was pressed", () => {
    expect(whyNot(found, "move", { room: "workshop" })?.reason.id).toBe("no-room-full");
    expect(whyNot(found, "move", { room: "chapel" })).toBeNull();
  });
});

describe("the plan", () => {
  const rooms = ROOM_NAMES.map((name, i) => ({ name, cell: [i >> 2, i & 3] }) as Room);

  it("is turned a quarter on a phone, and neighbours stay neighbours", () => {
    expect(place(rooms[0]!, false)).toEqual([0, 0]);
    expect(place(rooms[0]!, true)).toEqual([0, 2]);
    const near = (one: Room, other: Room, turned: boolean): boolean => {
      const [y, x] = place(one, turned);
      const [v, u] = place(other, turned);
      return Math.max(Math.abs(y - v), Math.abs(x - u)) === 1;
    };
    for (const one of rooms)
      for (const other of rooms) expect(near(one, other, true)).toBe(near(one, other, false));
  });

  it("is read line by line", () => {
    expect(inOrder(rooms, true).slice(0, 3)).toEqual([rooms[8], rooms[4], rooms[0]]);
  });

  it("is walked with the arrows, to its edges", () => {
    expect(towards(rooms, rooms[0]!, "ArrowRight", false)).toBe(rooms[1]);
    expect(towards(rooms, rooms[0]!, "ArrowUp", false)).toBe(rooms[0]);
    expect(towards(rooms, rooms[0]!, "ArrowDown", true)).toBe(rooms[1]);
  });
});

describe("sentences", () => {
  it("set names, rooms and things apart", () => {
    const told = {
      id: "steals",
      arguments: {
        who: { seat: 0 },
        victim: { seat: 1 },
        thing: { id: "a-thing", arguments: { thing: "key" } },
      },
    };
    expect(rich(words, told)).toEqual([
      { seat: 0, text: "Ann" },
      " lifts ",
      { thing: "key", text: "a key" },
      " off ",
      { seat: 1, text: "Bo" },
      ".",
    ]);
  });

  it("keep a stop on the line of the token before it", () => {
    const [bo, key] = [{ seat: 1, text: "Bo" }, { text: "a key" }];
    expect(glued([bo, ": ", key, ". In return", bo])).toEqual([
      { part: bo, stop: ":" },
      { part: " ", stop: "" },
      { part: key, stop: "." },
      { part: " In return", stop: "" },
      { part: bo, stop: "" },
    ]);
    expect(glued(["By round 7 ", key, "."])).toEqual([
      { part: "By round 7 ", stop: "" },
      { part: key, stop: "." },
    ]);
  });
});

describe("a trade", () => {
  const pick = (thing: Thing, action: number): Choice => choice("pick-thing", { thing, action });
  const asked = [pick("key", 1), pick("cash", 2), choice("pick-done", { action: 9 })];
  const deal = { partner: 1, give: ["shiv" as const], want: [] };

  it("grows by what is missing", () => {
    const wish = { give: ["shiv" as const, "key" as const], want: [], finish: false };
    expect(nextStep("trade-give", deal, wish, asked, true)).toEqual({ act: 1 });
  });

  it("goes over to what is wanted", () => {
    const wish = { give: ["shiv" as const], want: ["key" as const], finish: false };
    expect(nextStep("trade-give", deal, wish, asked, true)).toEqual({ act: 9 });
    expect(nextStep("trade-want", deal, wish, asked, true)).toEqual({ act: 1 });
  });

  it("steps back for what is no longer wished for", () => {
    const wish = { give: [], want: [], finish: false };
    expect(nextStep("trade-want", deal, wish, asked, true)).toBe("undo");
    expect(nextStep("trade-want", deal, wish, asked, false)).toBeNull();
  });

  it("is offered only when all is there", () => {
    const wish = { give: ["shiv" as const], want: ["cash" as const], finish: true };
    expect(nextStep("trade-want", deal, wish, asked, true)).toEqual({ act: 2 });
    expect(nextStep("trade-want", { ...deal, want: ["cash"] }, wish, asked, true)).toEqual({ act: 9 });
  });

  it("tells equal things apart by number", () => {
    expect(beyond(["cash", "cash", "key"], ["cash"])).toEqual(["cash", "key"]);
  });
});

describe("the last vote", () => {
  const vote = (who: number, candidate: number, halves = 2): Sentence => ({
    id: "votes",
    arguments: { who: { seat: who }, candidate: { seat: candidate }, halves },
  });
  const elected = (who: number, bonus: number): Sentence => ({
    id: "elected",
    arguments: { who: { seat: who }, bonus },
  });
  const entries = [
    { n: 1, told: [{ id: "table-starts" }] },
    { n: 9, told: [vote(0, 1), vote(1, 2), vote(2, 2, 3), elected(2, 2)] },
  ];

  it("counts what each vote was told to count", () => {
    const poll = lastPoll(entries)!;
    expect(poll).toMatchObject({ n: 9, elected: 2, bonus: 2, office: 2 });
    expect([halves(poll, 0), halves(poll, 1), halves(poll, 2)]).toEqual([0, 2, 5]);
  });

  it("is the newest one", () => {
    const again = [...entries, { n: 20, told: [vote(0, 0), vote(1, 0), vote(2, 1, 3), elected(0, 1)] }];
    expect(lastPoll(again)).toMatchObject({ n: 20, elected: 0, office: 2 });
    expect(lastPoll([])).toBeNull();
  });
});
