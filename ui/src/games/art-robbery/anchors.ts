// Where a lesson's words are at the table of Art Robbery.

const played = (card: string): string =>
  `.art-robbery:has(.card.on[data-card="${card}"])${card === "thief" ? ":has(.pick.on)" : ""}`;

/** Selectors for an anchor; the first that finds something on the screen counts. */
export function anchors(name: string): string[] {
  const [kind = "", what = ""] = name.split(":");
  switch (kind) {
    case "card":
      // A card that is chosen is played with the button beside it; the Greedy thief aims first.
      return [
        `:is(.art-robbery .card.on[data-card="${what}"], ${played(what)} [data-go])`,
        `.art-robbery .card[data-card="${what}"]`,
      ];
    case "token":
      return [`.spot[data-token="${what}"]:not(:has(.ghost))`, `.spot[data-token="${what}"]`];
    case "seat":
      return [`.rival[data-seat="${what}"]`];
    case "gift":
      return [`[data-gift="${what}"]`];
    case "loot":
      return [`.floor .mine [data-token="${what}"]`, ".floor .mine"];
    // What a tip is about.
    case "held":
      return [`:is(.rival .loot [data-token^="${what}"])`];
    case "dog":
      return [`.rival[data-seat="${what}"] [data-token="dog"]`, `.rival[data-seat="${what}"]`];
    case "wall":
      return [".wall .plaque"];
    case "goal":
      return [".art-robbery .goal"];
    case "controls":
      return [":is(.art-robbery .hand, .art-robbery .tray)"];
    case "choices":
      return [":is(.art-robbery .pick, [data-gift])"];
    case "interlude":
      return [".interlude"];
    case "result":
      return [".lineup"];
    case "log":
      return [".art-robbery > aside.talk"];
    default:
      return [];
  }
}
