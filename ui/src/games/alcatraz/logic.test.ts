import { describe, expect, it } from "vitest";
import type { Label, NotPossible, Sentence } from "../../live/protocol";
import { Words } from "../../words/words";
import game from "../../../../src/getaway/games/alcatraz/words/en.ftl?raw";
import program from "../../../../src/getaway/words/en.ftl?raw";
import { beyond, nextStep } from "./bargain";
import { aim, byVerb, choices, reasons, whyNot } from "./choices";
import { inOrder, place, towards } from "./geometry";
import { rich } from "./rich";
import { ROOMS, type Room } from "./view";
import { halves, lastPoll } from "./votes";

const words = new Words("en", [program, game], ["Ann", "Bo", "Cy"]);
const room = (name: string): Sentence => ({ id: "room", arguments: { room: name } });
const labels: Label[] = [
  { action: 0, id: "do-move", arguments: { room: room("chapel") } },
  { action: 3, id: "do-move", arguments: { room: room("laundry") } },
  { action: 12, id: "do-use" },
  { action: 14, id: "do-rob", arguments: { victim: { seat: 1 } } },
  { action: 99, id: "do-end" },
];
const offers = [{ action: 12, name: "use the room", points: 2, cash: 0, stamina: 0 }];
const no = (label: Sentence, reason: string, rule = "AL-26"): NotPossible => ({
  action: 0,
  label,
  reason: { id: reason },
  rule,
});

describe("choices", () => {
  it("are read from their labels", () => {
    expect(aim(labels[0]!)).toMatchObject({ verb: "move", room: "chapel", seat: null, pick: null });
    expect(aim(labels[3]!)).toMatchObject({ verb: "rob", seat: 1 });
    const gun = { id: "pick-gun", arguments: { who: { seat: 2 } } };
    expect(aim(gun)).toMatchObject({ verb: null, pick: "gun", seat: 2 });
  });

  it("cost what their offers say", () => {
    expect(choices(labels, offers).find((choice) => choice.verb === "use")?.points).toBe(2);
  });

  it("are grouped by what they begin", () => {
    expect(byVerb(choices(labels, offers)).map(([verb, ways]) => [verb, ways.length])).toEqual([
      ["move", 2],
      ["use", 1],
      ["rob", 1],
      ["end", 1],
    ]);
  });
});

describe("reasons", () => {
  const found = [
    no({ id: "do-use" }, "no-two-guards"),
    no(
      { id: "do-drop", arguments: { thing: { id: "a-thing", arguments: { thing: "key" } } } },
      "no-two-guards",
    ),
    no({ id: "do-move", arguments: { room: room("infirmary") } }, "no-not-next", "AL-16"),
    no({ id: "do-move", arguments: { room: room("workshop") } }, "no-room-full", "AL-16"),
    no({ id: "do-trade", arguments: { other: { seat: 2 } } }, "no-not-here", "AL-23"),
  ];
  const possible = choices([labels[0]!], []);

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

  it("are found for the very thing that was pressed", () => {
    expect(whyNot(found, "move", { room: "workshop" })?.reason.id).toBe("no-room-full");
    expect(whyNot(found, "move", { room: "chapel" })).toBeNull();
  });
});

describe("the plan", () => {
  const rooms = ROOMS.map((name, i) => ({ name, cell: [i >> 2, i & 3] }) as Room);

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
      " steals ",
      { thing: "key", text: "a key" },
      " from ",
      { seat: 1, text: "Bo" },
      ".",
    ]);
  });
});

describe("a trade", () => {
  const pick = (thing: string, action: number): Label => ({
    action,
    id: "pick-thing",
    arguments: { thing: { id: "thing", arguments: { thing } } },
  });
  const offered = choices([pick("key", 1), pick("cash", 2), { action: 9, id: "pick-done" }], []);
  const deal = { partner: 1, give: ["shiv" as const], want: [] };

  it("grows by what is missing", () => {
    const wish = { give: ["shiv" as const, "key" as const], want: [], finish: false };
    expect(nextStep("trade-give", deal, wish, offered, true)).toEqual({ act: 1 });
  });

  it("goes over to what is wanted", () => {
    const wish = { give: ["shiv" as const], want: ["key" as const], finish: false };
    expect(nextStep("trade-give", deal, wish, offered, true)).toEqual({ act: 9 });
    expect(nextStep("trade-want", deal, wish, offered, true)).toEqual({ act: 1 });
  });

  it("steps back for what is no longer wished for", () => {
    const wish = { give: [], want: [], finish: false };
    expect(nextStep("trade-want", deal, wish, offered, true)).toBe("undo");
    expect(nextStep("trade-want", deal, wish, offered, false)).toBeNull();
  });

  it("is offered only when all is there", () => {
    const wish = { give: ["shiv" as const], want: ["cash" as const], finish: true };
    expect(nextStep("trade-want", deal, wish, offered, true)).toEqual({ act: 2 });
    expect(nextStep("trade-want", { ...deal, want: ["cash"] }, wish, offered, true)).toEqual({ act: 9 });
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
