"""A second opinion on Art Robbery: a plain table that plays by AR-1 to AR-26.

Written from the numbered rules alone; it shares nothing with the engine.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

# AR-1: 55 cards.
DECK = Counter({**{str(number): 6 for number in range(6)}, "boss": 6, "dog": 6, "thief": 7})
# AR-2, AR-3: nine tokens for each raid, with their alibis.
STANDARD = [
    ["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"],
    ["0+2", "1+1", "2", "3", "3", "3", "4", "5", "boss"],
    ["0+2", "1+1", "2+1", "3", "3", "3", "4", "5", "boss"],
    ["0+2", "1+1", "2+1", "3", "3", "3", "4+1", "5+1", "boss"],
]

Action = dict[str, Any]


@dataclass(kw_only=True)
class Table:
    """Everything there is to know in one moment."""

    tokens: list[list[str]]
    stealing: str
    greedy: str
    stall: int
    player: int  # whose turn it is
    mover: int | None  # who answers the question, or None when the game is over
    middle: list[str]
    hands: list[list[str]]
    loot: list[list[str]]
    safe: list[list[str]]
    draw: list[str]
    discard: list[str] = field(default_factory=list)
    raid: int = 1
    turn: int = 1
    dog: int | None = None  # who has the dog, or None while it stands in the middle
    renewals: int = 0  # of the draw pile, in this raid
    question: str = "play"  # then "middle", "rob", "which" or "give", "draw", and at last "over"
    card: str = ""  # played in this turn
    victim: int = 0  # settled before "which" and "give"
    token: str = ""  # settled before "give"
    rule: str = "AR-5"  # that shaped this table last

    def copy(self) -> "Table":
        hands, loot, safe = ([[*p] for p in piles] for piles in (self.hands, self.loot, self.safe))
        middle, draw, discard = [*self.middle], [*self.draw], [*self.discard]
        return replace(self, hands=hands, loot=loot, safe=safe, middle=middle, draw=draw, discard=discard)


def is_boss(token: str) -> bool:
    return token.startswith("boss")


def worth(*tokens: str) -> int:
    # AR-2: the Boss is worth 5.
    return sum(5 if is_boss(token) else int(token[0]) for token in tokens)


def alibis_on(*tokens: str) -> int:
    return sum(int(token.partition("+")[2] or 0) for token in tokens)


def fitting(card: str, tokens: list[str]) -> list[str]:
    """The different tokens among these that the card may take."""
    # AR-13: no number fits the Boss, who starts with no digit; AR-15: all fit the thief.
    return sorted({token for token in tokens if card == "thief" or token.startswith(card)})


def prey_of(table: Table) -> dict[int, list[str]]:
    """Who can be robbed of what by the card just played."""
    # AR-18: only tokens of this raid lie in the loot; AR-15: a thief never robs a player.
    prey = {seat: fitting(table.card, loot) for seat, loot in enumerate(table.loot)}
    others = {seat: kinds for seat, kinds in prey.items() if kinds and seat != table.player}
    return {} if table.card == "thief" else others


def menus(table: Table) -> list[list[Action]]:
    """Every way the format allows to put the question, each with all its answers."""
    match table.question:
        case "play":
            return [[{"play": card} for card in sorted(set(table.hands[table.player]))]]
        case "middle":
            # AR-11, AR-14, AR-15: tokens of one kind are one answer, written or left out.
            kinds: list[Action] = [{"token": token} for token in fitting(table.card, table.middle)]
            # AR-15: only a thief takes nothing of what lies there, and only if greedy is "may".
            may_refuse = table.greedy == "may" and table.card == "thief"
            return [kinds + [{"take": "nothing"}] * may_refuse]
        case "which":
            return [[{"token": token} for token in prey_of(table)[table.victim]]]
        case "give":
            return [[{"give": "token"}, {"give": "dog"}]]
        case "rob":
            prey = prey_of(table)
            pairs: list[Action] = [{"victim": s, "token": t} for s in prey for t in prey[s]]
            ways: list[list[Action]] = [pairs, [{"victim": seat} for seat in prey]]
            if len(prey) == 1:
                ways.append([{"token": pair["token"]} for pair in pairs])
            # AR-12, AR-14: only a number takes nothing, and only if stealing is "may".
            may_refuse = table.stealing == "may" and table.card != "boss"
            return [way + [{"take": "nothing"}] * may_refuse for way in ways]
    return []


def answer(before: Table, action: Action) -> Table:
    """The table after an answer from one of its menus; a turn that is over waits for the draw."""
    table = before.copy()
    match table.question, action:
        case "play", {"play": card}:
            play(table, card)
        case "middle", {"token": token}:
            move(token, table.middle, table.loot[table.player])
            table.question = "draw"
        case "rob" | "middle", {"take": "nothing"}:
            table.question = "draw"
        case "rob", {"victim": victim, "token": token}:
            rob(table, victim, token)
        case "rob", {"victim": victim}:
            table.victim, table.question = victim, "which"
        case "rob", {"token": token}:
            (victim,) = prey_of(table)
            rob(table, victim, token)
        case "which", {"token": token}:
            rob(table, table.victim, token)
        case "give", {"give": "dog"}:
            # AR-17: the thief gets the dog and nothing else.
            table.dog, table.question = table.player, "draw"
        case "give", {"give": "token"}:
            move(table.token, table.loot[table.victim], table.loot[table.player])
            table.question = "draw"
        case _:
            raise ValueError(f"{action} answers no question of the kind {table.question!r}")
    return table


def move(piece: str, source: list[str], target: list[str]) -> None:
    source.remove(piece)
    target.append(piece)


def play(table: Table, card: str) -> None:
    # AR-8: the card lies on the discard pile at once.
    move(card, table.hands[table.player], table.discard)
    table.card = card
    if card == "dog":
        # AR-16: the dog comes from wherever it is and cannot be refused.
        table.dog, table.question, table.rule = table.player, "draw", "AR-16"
    elif fitting(card, table.middle):
        table.question = "middle"
        table.rule = {"boss": "AR-14", "thief": "AR-15"}.get(card, "AR-11")
    elif prey_of(table):
        # AR-12, AR-14: players are robbed only of what the middle lacks.
        table.question, table.rule = "rob", "AR-14" if card == "boss" else "AR-12"
    else:
        # AR-10: a card that takes nothing is simply spent.
        table.question, table.rule = "draw", "AR-10"


def rob(table: Table, victim: int, token: str) -> None:
    if table.dog == victim:
        # AR-17: the dog's owner decides what to hand over, knowing victim and token.
        table.mover, table.victim, table.token = victim, victim, token
        table.question, table.rule = "give", "AR-17"
    else:
        move(token, table.loot[victim], table.loot[table.player])
        table.question = "draw"


def finish_turn(before: Table, drawn: str) -> Table:
    """The table after the player of this turn drew the card and the turn passed on."""
    table = before.copy()
    move(drawn, table.draw, table.hands[table.player])
    if not table.draw:
        # AR-9: the last card is drawn, so the whole discard pile is the draw pile at once.
        table.draw, table.discard = table.discard, []
        table.renewals += 1
    starter = (table.player + 1) % len(table.hands)
    # AR-19: the last token ends the raid; AR-26: so does the last renewal allowed.
    if not table.middle or table.renewals == table.stall > 0:
        end_raid(table)
        # AR-22: the dog's owner starts, else the player after the one who played last.
        starter = starter if table.dog is None else table.dog
    if table.question != "over":
        table.player, table.mover, table.question = starter, starter, "play"
        table.turn += 1
    return table


def end_raid(table: Table) -> None:
    table.rule = "AR-26" if table.middle else "AR-22"
    for loot, stack in zip(table.loot, table.safe, strict=True):
        # AR-20: the Boss stays only beside a 4 or a 5 of this raid, and is not its own 5.
        keeps_boss = any(token[0] in "45" for token in loot)
        stack += [token for token in loot if keeps_boss or not is_boss(token)]
        loot.clear()
    # AR-26: what lies in the middle goes to the box, and every raid counts from 0.
    table.middle, table.renewals = [], 0
    if table.raid == 4:
        table.mover, table.question = None, "over"
    else:
        table.middle, table.raid = [*table.tokens[table.raid]], table.raid + 1


def rating(discard: list[str]) -> tuple[int, ...]:
    """AR-24's criteria in their order: the smaller the better, from a total of 10 on."""
    bosses, highest = sum(map(is_boss, discard)), max(map(worth, discard), default=0)
    return worth(*discard), alibis_on(*discard), len(discard), bosses, -highest


def best_rating(valuable: list[str]) -> tuple[int, ...]:
    # For each total and highest token the cheapest way there; none grows on once it has 10.
    best: dict[tuple[int, int], tuple[int, int, int]] = {(0, 0): (0, 0, 0)}
    for token in valuable:
        for (total, highest), (dots, count, bosses) in [*best.items()]:
            if total < 10:
                grown = total + worth(token), max(highest, worth(token))
                cost = dots + alibis_on(token), count + 1, bosses + is_boss(token)
                best[grown] = min(cost, best.get(grown, cost))
    return min((total, *cost, -highest) for (total, highest), cost in best.items() if total >= 10)
