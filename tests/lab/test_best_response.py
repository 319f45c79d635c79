"""Who knows how a level decides: asks it, does not peek, and wins more than those who guess."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from getaway.bots.situation import Situation
from getaway.bots.votes import is_sealed
from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.lab import arena, best_response, house_bots
from getaway.lab.arena import Match
from getaway.lab.seating import seat
from tests.bots.moments import moments
from tests.contract.tables import engine_of


class Stubborn:
    """Always the same of what is legal, and remembers whom it was asked for."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[Situation] = []

    def choose(self, situation: Situation) -> int:
        self.asked.append(situation)
        return situation.legal[self.place]


@pytest.mark.parametrize("level", ["easy", "skilled"])
@pytest.mark.parametrize(("game", "players"), [("art-robbery", 4), ("alcatraz", 3)])
def test_the_same_seed_is_the_same_legal_choice(
    level: str, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(best_response, "ASKED", 4)
    monkeypatch.setattr(best_response, "SHORT", 2)
    monkeypatch.setattr(best_response, "WEIGHED", 40)
    engine = engine_of(game, compiled=True)
    for moment in moments(game, players, each=2):
        seen = moment.seen(engine, 3)
        chosen = {house_bots.find(game, f"against-{level}").choose(seen) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(seen.legal)


def votes() -> Sequence[Situation]:
    engine = engine_of("alcatraz", compiled=True)
    found = [
        seen
        for moment in moments("alcatraz", 4)
        if is_sealed(seen := moment.seen(engine, 3)) and len(seen.legal) > 1
    ]
    assert found
    return found


def test_in_a_vote_it_counts_on_the_ballots_that_the_others_cast() -> None:
    for seen in votes():
        bot = best_response.Against(Stubborn(1))
        foreseen = bot.poll(seen)
        assert set(foreseen.values()) == {1.0}
        assert {voter for voter, _ in foreseen} == {0, 1, 2, 3} - {seen.seat}
        assert {action for _, action in foreseen} == {seen.legal[1]}


def test_whoever_is_asked_in_a_play_out_sees_no_more_than_a_seat_may() -> None:
    engine = engine_of("art-robbery", compiled=True)
    target = Stubborn(0)
    for moment in moments("art-robbery", 4, each=2):
        seen = moment.seen(engine, 3)
        best_response.Against(target).choose(seen)
    assert target.asked
    for asked in target.asked:
        again = asked.hidden.copy()
        engine.game.hide(again, asked.seat)
        assert again == asked.hidden


def test_knowing_how_they_play_pays() -> None:
    match = Match("art-robbery", 4, 5)
    table = ["against-medium", "medium", "medium", "medium"]
    games = list(seat(find("art-robbery"), table, 4, 12, match.seed).pairings())
    won = sum(arena.play(match, one).payoffs[one.seats.index("against-medium")] for one in games)
    # An equal share is three.
    assert won >= 6


def test_only_a_level_has_a_best_response() -> None:
    with pytest.raises(BadInput, match="Unknown bot 'genius'"):
        house_bots.find("alcatraz", "against-genius")
