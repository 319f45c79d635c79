"""A player who knows nothing, and a scribe who records honest games of Art Robbery for the referee."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.second_opinion.art_robbery import DECK, STANDARD, Table, answer, finish_turn, menus
from tests.second_opinion.art_robbery_referee import Checked, referee

Lines = list[dict[str, Any]]

# Two tokens of one value differ in dots, whole values are missing, a Boss has alibis.
ODD = [
    ["0", "0+2", "3", "3+1", "3+2", "4", "4+1", "5", "boss"],
    ["1", "1+1", "1+2", "1+9", "2", "2+1", "5", "5+3", "boss+1"],
    ["0+9", "0+9", "2", "2+1", "3", "3", "3+1", "4", "boss"],
    ["1", "2", "2", "2+1", "2+1", "3", "4+1", "5+1", "boss"],
]


def state_of(table: Table, dice: random.Random) -> dict[str, Any]:
    draw: Any = dict(Counter(table.draw)) if dice.random() < 0.5 else sorted(table.draw)
    return {
        "raid": table.raid,
        "turn": table.turn,
        "mover": table.mover,
        "dog": table.dog,
        "middle": sorted(table.middle),
        "hands": [sorted(hand) for hand in table.hands],
        "loot": [sorted(loot) for loot in table.loot],
        "safe": [sorted(stack) for stack in table.safe],
        "draw": draw,
        "discard": sorted(table.discard),
    }


def value_of(token: str) -> int:
    return int(token[0].replace("b", "5"))


def dots_of(token: str) -> int:
    return int(token[-1]) if "+" in token else 0


def ways_to_pay(tokens: list[str]) -> Iterator[list[str]]:
    """Every part of the tokens that is worth 10 and of which no token could stay."""

    def grow(part: list[str], rest: list[str]) -> Iterator[list[str]]:
        if sum(map(value_of, part)) >= 10:
            yield part
            return
        for place, token in enumerate(rest):
            yield from grow([*part, token], rest[place + 1 :])

    return grow([], [token for token in tokens if value_of(token)])


def discard_of(tokens: list[str]) -> list[str]:
    def merit(part: list[str]) -> tuple[int, ...]:
        bosses = sum(token[0] == "b" for token in part)
        dots, highest = sum(map(dots_of, part)), max(map(value_of, part), default=0)
        return sum(map(value_of, part)), dots, len(part), bosses, -highest

    everything = [token for token in tokens if value_of(token)]
    best = min([*ways_to_pay(tokens)] or [everything], key=merit)
    return sorted(best)


def result_of(safe: list[list[str]]) -> dict[str, Any]:
    alibis = [sum(map(dots_of, stack)) for stack in safe]
    discarded: list[list[str]] = [[] for _ in safe]
    arrested: list[int] = []
    if len(safe) > 2:
        arrested = [seat for seat, count in enumerate(alibis) if count == min(alibis)]
    elif alibis[0] != alibis[1]:
        poorer = alibis.index(min(alibis))
        discarded[poorer] = discard_of(safe[poorer])
    points = [
        sum(map(value_of, stack)) - sum(map(value_of, gone))
        for stack, gone in zip(safe, discarded, strict=True)
    ]
    free = [seat for seat in range(len(safe)) if seat not in arrested]
    top = max(((points[seat], alibis[seat]) for seat in free), default=None)
    winners = [seat for seat in free if (points[seat], alibis[seat]) == top]
    return {
        "alibis": alibis,
        "arrested": arrested,
        "discarded": discarded,
        "points": points,
        "winners": winners,
    }


def choose(table: Table, menu: Lines, dice: random.Random, habit: str) -> dict[str, Any]:
    """A dawdler keeps the last token in the middle, a cat lover keeps the dog cards in hand."""
    favourites: Lines = []
    if habit == "dawdle" and table.question == "play" and len(table.middle) == 1:
        favourites = [action for action in menu if not menus(answer(table, action))]
    if habit == "loves cats":
        favourites = [action for action in menu if action != {"play": "dog"}]
    return dice.choice(favourites or menu)


@cache
def recorded_game(
    seed: int,
    players: int = 2,
    stealing: str = "must",
    stall: int = 4,
    *,
    greedy: str = "must",
    odd: bool = False,
    habit: str = "",
) -> Lines:
    dice = random.Random(seed)
    deck = list(DECK.elements())
    dice.shuffle(deck)
    tokens = ODD if odd else STANDARD
    starter = dice.randrange(players)
    table = Table(
        tokens=tokens,
        stealing=stealing,
        greedy=greedy,
        stall=stall,
        player=starter,
        mover=starter,
        middle=[*tokens[0]],
        hands=[[deck.pop() for _ in range(5)] for _ in range(players)],
        loot=[[] for _ in range(players)],
        safe=[[] for _ in range(players)],
        draw=deck,
    )
    options = {"stealing": stealing, "greedy": greedy, "stall": stall, "first": dice.choice([starter, "lot"])}
    header = {
        "game": "art-robbery",
        "players": players,
        "edition": {"name": "odd" if odd else "standard", "tokens": tokens},
        "options": options,
        "state": state_of(table, dice),
    }
    lines: Lines = [header]
    while table.question != "over":
        seat, menu = table.mover, dice.choice(menus(table))
        dice.shuffle(menu)
        action = choose(table, menu, dice, habit)
        table = answer(table, action)
        while single := [menu for menu in menus(table) if len(menu) == 1]:
            if dice.random() < 0.5:
                break
            table = answer(table, single[0][0])
        if table.question == "draw":
            table = finish_turn(table, dice.choice(table.draw))
        state = state_of(table, dice)
        lines.append({"seat": seat, "legal": menu, "action": action, "state": state})
    return [*lines, {"result": result_of(table.safe)}]


def judge(*games: Lines) -> Checked:
    return referee(json.dumps(line) for game in games for line in game)
