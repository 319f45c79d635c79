"""No bot peeks: what it cannot know changes neither what it does nor what it says, with the same lots."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.bots.explanation import explain
from getaway.bots.ladder import levels
from getaway.bots.votes import is_sealed
from getaway.games import find
from getaway.kernel.chance import Dice
from tests.bots.moments import BOTS, THINKERS, moments
from tests.contract.tables import TABLES, engine_of, guessed, hidden, told_of

pytestmark = pytest.mark.unmeasured  # what bots look at, in hundreds of games
SEED = 11
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
# Every bot at every table of a game that it plays: a bot of one's own is one that looks ahead.
SEATED = [
    (name, players, bot)
    for name, players in TABLES
    for bot in BOTS
    if len(levels(find(name))) > 1 or bot in levels(find(name))
]
every_bot = pytest.mark.parametrize(("name", "players", "bot"), SEATED)
TALKING = [(name, players) for name, players in TABLES if find(name).talk is not None]


def leave_alone(s: Any, seat: int, dice: Dice) -> None:
    """For games that nobody has forged by hand: what `determinize` guesses has to do."""


def alike(name: str, state: Any, seat: int, seed: int) -> list[Any]:
    """Other states that the seat cannot tell from this one: guessed, and changed by hand."""
    forged = state.copy()
    forged.rng = 12345 + seed
    told_of(name, "forge", leave_alone)(forged, seat, Dice(seed))
    assert hidden(name, forged, seat) == hidden(name, state, seat)
    return [forged, guessed(name, state, seat, seed)]


@every_table
def test_forged_games_differ_in_what_a_seat_may_not_know(name: str, players: int) -> None:
    changed = [m.state.differences(alike(name, m.state, m.state.mover, 1)[0]) for m in moments(name, players)]
    fields = {str(difference) for found in changed for difference in found}
    for field in told_of(name, "FORGED", ()):
        assert any(field in difference for difference in fields), field


@every_bot
def test_no_bot_chooses_by_what_it_may_not_know(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for number, moment in enumerate(moments(name, players)):
        seat = moment.state.mover
        situation = moment.seen(engine, SEED + number)
        choice = BOTS[bot].choose(situation)
        assert choice in situation.legal
        for other in alike(name, moment.state, seat, number):
            assert choice == BOTS[bot].choose(moment.seen(engine, SEED + number, state=other))


@pytest.mark.parametrize(
    ("name", "players", "bot"), [seat for seat in SEATED if seat[2] in ("medium", "hard", "expert")]
)
def test_no_bot_explains_by_what_it_may_not_know(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for number, moment in enumerate(moments(name, players)):
        said = explain(BOTS[bot], moment.seen(engine, number))
        for other in alike(name, moment.state, moment.state.mover, number):
            assert explain(BOTS[bot], moment.seen(engine, number, state=other)) == said


@pytest.mark.parametrize(("name", "players"), TALKING)
@pytest.mark.parametrize("bot", list(THINKERS))
def test_no_bot_talks_by_what_it_may_not_know(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    spoken = 0
    for number, moment in enumerate(moments(name, players, 5)):
        if not is_sealed(moment.seen(engine, 0)):
            continue
        for seat in range(players):
            said = THINKERS[bot].speak(moment.seen(engine, number, seat))
            spoken += len(said)
            for other in alike(name, moment.state, seat, number):
                assert THINKERS[bot].speak(moment.seen(engine, number, seat, other)) == said
    assert spoken > 0


@every_bot
def test_a_bot_leaves_what_it_is_shown_as_it_was(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for moment in moments(name, players)[::4]:
        before = moment.state.copy()
        situation = moment.seen(engine, 3)
        shown, ledger = situation.hidden.copy(), repr(moment.ledger)
        first = BOTS[bot].choose(situation)
        assert situation.hidden == shown
        assert moment.state == before
        assert repr(moment.ledger) == ledger
        assert BOTS[bot].choose(moment.seen(engine, 3)) == first
