"""Finds recorded games of Alcatraz where a corruption fits, and sees the referee stop it."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.second_opinion.alcatraz import Table
from tests.second_opinion.alcatraz_actions import act, kind_of
from tests.second_opinion.alcatraz_reading import Action, Disagreement
from tests.second_opinion.alcatraz_referee import follow, set_up
from tests.second_opinion.alcatraz_scribe import Dice, Lines, recorded_game

State = dict[str, Any]
Claim = Callable[[State, dict[str, Any]], bool]
DECKS = ("task_deck", "frame_up_deck", "cell", "prisoners", "rooms")


@cache
def library() -> list[Lines]:
    return [
        recorded_game(seed, players, sides, "pooled", edition)
        for edition in ("standard", "easy", "bare")
        for seed, players, sides in ((1, 4, "silver"), (2, 3, "gold"), (3, 4, "mixed"), (4, 3, "mixed"))
    ]


@cache
def tables(place: int) -> list[Table]:
    """The tables of a game of the library, one for each line."""
    header, *lines = library()[place]
    seen = [set_up(header)]
    for line in lines:
        seen.append(follow(seen[-1], line))
    return seen


def doing(kind: str, **wanted: object) -> Claim:
    def claim(before: State, line: dict[str, Any]) -> bool:
        action = line["action"]
        return kind_of(action) == kind and all(action.get(name) == value for name, value in wanted.items())

    return claim


def place_where(claim: Claim) -> tuple[Table, dict[str, Any]]:
    """The table before the first line like this, and a copy of the line."""
    for place, game in enumerate(library()):
        for number in range(1, len(game)):
            if claim(game[number - 1]["state"], game[number]):
                return tables(place)[number - 1], deepcopy(game[number])
    raise LookupError("no recorded game has such a place")


def refuted(table: Table, line: dict[str, Any], rule: str) -> None:
    with pytest.raises(Disagreement, match=rf"(?=.*expected .*found ).*{rule}"):
        follow(table, line)


def refused(table: Table, action: Action, rule: str, seat: int | None = None) -> None:
    """The action is against the rule."""
    with pytest.raises(Disagreement, match=rf"(?=.*expected .*found ).*{rule}"):
        act(table, table.turn if seat is None else seat, action, Dice(Random(1)))


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every number, word, flag and list."""
    if isinstance(value, dict):
        return [leaf for name in value for leaf in leaves(value[name], (*path, name))]
    if isinstance(value, list):
        return [
            path,
            *(leaf for index, member in enumerate(value) for leaf in leaves(member, (*path, index))),
        ]
    return [path]


def spoil(random: Random, value: Any, is_heap: bool) -> Any:
    """Something else than the value."""
    if isinstance(value, bool) or value is None:
        return 0 if value is None else not value
    if isinstance(value, int):
        return value + random.choice([-1, 1])
    if isinstance(value, str):
        return random.choice([None, f"{value}A", "gun" if value != "gun" else "key"])
    spoilt = [[*value, "key"], value[1:] if value else ["gun"]]
    if not is_heap and value[1:] + value[:1] != value:
        spoilt.append(value[1:] + value[:1])
    return random.choice(spoilt)


def with_one_leaf_spoilt(random: Random, line: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A copy of the line with one thing in its state changed, and where."""
    forged = deepcopy(line)
    path = random.choice(leaves(forged["state"]))
    holder = forged["state"]
    for name in path[:-1]:
        holder = holder[name]
    holder[path[-1]] = spoil(random, holder[path[-1]], is_heap=path[-1] not in DECKS)
    return ".".join(map(str, path)), forged
