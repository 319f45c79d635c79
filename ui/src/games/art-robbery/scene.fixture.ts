// Views for the tests: a table in the middle of the third raid.
import type { Choice } from "./choosing";
import type { Choice as Offered, View, Way } from "./wire";

export function way(takes: string | null, source: number | null = null, more: Partial<Way> = {}): Way {
  return { then: [], takes, source, guarded: false, ends_raid: false, ...more };
}

export function choice(...args: Parameters<typeof way>): Choice {
  const found = way(...args);
  return { actions: [3, ...found.then], way: found };
}

export function offer(
  action: number,
  deed: Pick<Offered, "kind" | "card" | "victim">,
  ...ways: Way[]
): Offered {
  return { action, label: { id: `do-${deed.kind}` }, ways, ...deed };
}

export function view(more: Partial<View> = {}): View {
  const seat = { cards: 5, hand: null, stack: 2, safe: null, raids: null };
  return {
    game: "art-robbery",
    players: 3,
    stealing: "must",
    greedy: "must",
    stacks: "secret",
    stall: 2,
    raid: 3,
    turn: 12,
    thief: 0,
    mover: 0,
    decision: "play",
    dog: 1,
    middle: ["0+2", "2+1", "4", "boss"],
    box: [],
    seats: [
      { ...seat, hand: ["3", "5", "thief"], loot: ["3"] },
      { ...seat, loot: ["3", "5"] },
      { ...seat, loot: ["1+1", "3"] },
    ],
    draw: 21,
    renewals: 0,
    discard: ["1", "3"],
    played: null,
    robbery: null,
    choices: [
      offer(
        3,
        { kind: "play", card: "3" },
        way("3", 1, { then: [19], guarded: true }),
        way("3", 2, { then: [20] }),
      ),
      offer(5, { kind: "play", card: "5" }, way("5", 1, { guarded: true })),
      offer(
        8,
        { kind: "play", card: "thief" },
        way("0+2", null, { then: [9] }),
        way("boss", null, { then: [17] }),
      ),
    ],
    result: null,
    ...more,
  };
}
