"""A policy and a value of one's own plug into the search, on both engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.bots import show
from getaway.bots.heuristic import Heuristic, weigh
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.bots.weights import considerations
from getaway.games import find
from getaway.kernel.engine import load

NET = """
from getaway.games.art_robbery.state import MAX_PLAYERS
from getaway.kernel.dialect import NOBODY, rule

CONSIDERATIONS = ("likes",)
FACTORS = 1
HORIZON = 0
GLANCES = True
LEANING = 0.0
SLIP = 1.0
SECRET = ()
SEALED = NOBODY


@rule
def consider(s, options, count, table):
    for i in range(count):
        table[i] = -options[i]


@rule
def evaluate(s, chances):
    for seat in range(s.players):
        chances[seat] = 1.0 if s.card == seat else s.discard[5] + s.discard[4] / 10


@rule
def appraise(s, chances):
    for seat in range(s.players):
        chances[seat] = s.discard[4] + s.discard[5] / 10


@rule
def winners(s):
    return 1


@rule
def reopen(s):
    pass


@rule
def elected(s, ballots):
    return NOBODY
"""


@pytest.mark.parametrize("compiled", [False, True])
def test_a_policy_and_a_value_of_ones_own_plug_in(
    compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"net_{compiled}.py").write_text(NET)
    (tmp_path / "weights.toml").write_text("".join(f"[{players}]\nlikes = 1\n" for players in range(2, 6)))
    monkeypatch.syspath_prepend(str(tmp_path))
    game = find("art-robbery")
    engine = load(game._replace(considerations=f"net_{compiled}"), compiled=compiled)
    state = engine.plain(engine.deal(3, 1))
    state.hands[state.mover] = [0, 1, 4, 5, 5]
    situation = show(engine, state, state.mover, 7)
    assert Heuristic().choose(situation) == 0, "the policy likes low numbers"
    assert Search(Budget(30)).think(situation).best == 5, "the value likes fives played"
    assert Search(Budget(30), careful=True).think(situation).best == 4, "appraised, fours are better"
    # The game's own heuristic is what it was.
    own = show(load(game, compiled=compiled), state, state.mover, 7)
    assert [len(row) for row in weigh(own, own.legal)] == [len(considerations(game))] * 4
