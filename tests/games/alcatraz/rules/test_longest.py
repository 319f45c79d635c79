"""No game is longer than it says: every part of the sum is held against players who dawdle."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.rules import longest as most
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.rounds import extra_points, last_round
from getaway.games.alcatraz.rules.state import (
    CROWDED,
    DO_BRIBE,
    DO_DROP,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_PUSH,
    DO_RIOT,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    DONE,
    NO,
    REQUESTS,
    ROOMS,
    STAY,
    TURN,
    VOTE,
    YES,
    State,
)
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import load
from tests.citing import rule

# What begins each kind of deed, in the order of its actions.
DEEDS = {
    DO_MOVE: "move",
    DO_USE: "use",
    DO_ROB: "robbery",
    DO_RIOT: "riot",
    DO_TASK: "task",
    DO_DROP: "drop or pick up",
    DO_FRAME_UP: "frame-up",
    DO_TRADE: "trade",
    DO_BRIBE: "bribe",
    DO_PUSH: "push",
    DO_END: "end",
}
LONGEST_DEED = {
    **dict.fromkeys(DEEDS.values(), 1),
    "use": most.USE,
    "robbery": most.ROBBERY,
    "task": most.TASK,
    "frame-up": most.FRAME_UP,
    "trade": most.TRADE,
}


def deed_of(action: int) -> str:
    return DEEDS[max(first for first in DEEDS if first <= action)]


class Turn(NamedTuple):
    """One turn: what it may cost, and its deeds with the decisions of each."""

    most: int
    points: int
    deeds: list[tuple[str, int]]


def dawdle(s: State, legal: list[int], dice: Random) -> int:
    """Whatever draws the game out: mostly no end of a turn or of an offer, and no answer but no."""
    slow = [action for action in legal if action not in (DO_END, DONE, YES)]
    free = [action for action in slow if DO_TRADE <= action <= DO_PUSH or action in (DO_USE, DO_TASK, NO)]
    if s.phase == VOTE:
        # AL-14: the same over and over, for the bonus.
        return min(legal)
    if free and dice.random() < 0.7:
        return dice.choice(free)
    return dice.choice(slow if slow and dice.random() < 0.97 else legal)


def turns_of(players: int, seed: int, options: dict[str, str | int]) -> tuple[State, int, list[Turn]]:
    """A dawdled game: how it was dealt, all its decisions, and its turns."""
    engine = load(GAME)
    states = engine.deal(players, seed, options=options)
    s, dice = states[0], Random(seed)
    dealt, decisions, turns = s.copy(), 0, []
    turn: tuple[int, int] | None = None
    while s.mover != NOBODY:
        if s.phase not in (VOTE, STAY) and turn != (s.round, s.turn):
            turn = (s.round, s.turn)
            assert extra_points(s, s.turn) <= s.round
            bonus = extra_points(s, s.turn)
            turns.append(Turn(most.longest_turn(s, bonus), base_points(s) + bonus + 1, []))
        action = dawdle(s, engine.legal(states), dice)
        if s.phase == TURN:
            turns[-1].deeds.append((deed_of(action), 1))
        elif s.phase not in (VOTE, STAY):
            kind, count = turns[-1].deeds[-1]
            turns[-1].deeds[-1] = kind, count + 1
        engine.apply(states, 0, action)
        decisions += 1
    return dealt, decisions, turns


@rule("AL-11", "AL-15", "AL-17", "AL-18", "AL-22", "AL-23", "AL-24", "AL-25", "AL-30")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("trades", [0, 4, 20])
@pytest.mark.parametrize(
    ("sides", "items"), [("silver", "consent"), ("gold", "pooled"), ("mixed", "consent")]
)
def test_no_deed_no_turn_and_no_game_is_longer_than_it_says(
    players: int, trades: int, sides: str, items: str
) -> None:
    options: dict[str, str | int] = {
        "trades": trades,
        "refusals": trades,
        "sides": sides,
        "task_items": items,
    }
    for seed in range(4):
        dealt, decisions, turns = turns_of(players, seed, options)
        assert decisions <= most.longest(dealt)
        assert len(turns) <= players * last_round(dealt)
        for turn in turns:
            kinds = Counter(kind for kind, _ in turn.deeds)
            assert all(count <= LONGEST_DEED[kind] for kind, count in turn.deeds)
            assert kinds["use"] <= ROOMS
            assert max(kinds["robbery"], kinds["push"], kinds["end"]) <= 1
            assert kinds["trade"] <= 2 * trades
            assert kinds["task"] <= turn.points + REQUESTS
            assert kinds["move"] + kinds["riot"] + kinds["drop or pick up"] + kinds["frame-up"] <= turn.points
            assert kinds["bribe"] <= CROWDED * (kinds["move"] + 1)
            assert sum(count for _, count in turn.deeds) <= turn.most


def test_the_dawdlers_do_all_that_is_counted() -> None:
    """What they never did would prove nothing."""
    seen: Counter[str] = Counter()
    refused = False
    for seed in range(8):
        _, _, turns = turns_of(4, seed, {"trades": 20, "refusals": 20, "sides": "mixed"})
        for turn in turns:
            seen.update(kind for kind, _ in turn.deeds)
            refused |= any(a[0] == b[0] == "trade" and a[1] > 3 for a, b in pairwise(turn.deeds))
    assert set(seen) == set(DEEDS.values())
    assert refused
