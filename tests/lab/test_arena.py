"""The arena's games: the same whoever plays them, the same deal in every rotation, nothing told too much."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

import pytest

from getaway import bots
from getaway.games import find, load
from getaway.kernel.errors import BadInput
from getaway.lab import arena, backends
from getaway.lab.arena import Match, Played
from getaway.lab.backends import Where
from getaway.lab.seating import Pairing, Seating, seat
from getaway.lab.standings import report

HERE = Where(1)


def outcome(match: Match, names: list[str], games: int, where: Where = HERE) -> dict[str, Any]:
    """A report without its times."""
    seating = seat(find(match.game), names, match.players, games, match.seed)
    backends.prepare(match, seating)
    found = report(match, seating, list(backends.spread(match, seating, where)), 1.0)
    del found["times"]
    return found


ROBBERY = Match("art-robbery", 3, 5)
LADDER = ["random", "easy", "medium", "hard@6"]


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    return outcome(ROBBERY, LADDER, 18)


def test_the_number_of_workers_changes_nothing(alone: dict[str, Any]) -> None:
    assert outcome(ROBBERY, LADDER, 18, Where(2)) == alone


def test_a_dask_cluster_of_this_machine_changes_nothing(alone: dict[str, Any]) -> None:
    pytest.importorskip("distributed")
    assert outcome(ROBBERY, LADDER, 18, Where(2, "dask")) == alone


def test_a_dask_cluster_that_is_there_is_used() -> None:
    distributed = pytest.importorskip("distributed")
    here = {"n_workers": 1, "processes": False, "dashboard_address": None}
    with distributed.LocalCluster(threads_per_worker=2, **here) as cluster:
        there = Where(1, "dask", cluster.scheduler_address)
        assert outcome(ROBBERY, ["medium", "random"], 6, there) == outcome(ROBBERY, ["medium", "random"], 6)


def test_games_come_back_in_their_order_though_the_first_takes_longest() -> None:
    class Uneven:
        games = 6

        def pairings(self) -> Iterator[Pairing]:
            yield Pairing(0, 0, 0, ("hard@1500", "random"))
            yield from (Pairing(number, 0, number, ("random", "random")) for number in range(1, 6))

    found = backends.spread(Match("art-robbery", 2, 1), cast(Seating, Uneven()), Where(2))
    assert [played.pairing.number for played in found] == list(range(6))


def test_another_seed_is_another_arena(alone: dict[str, Any]) -> None:
    other = outcome(Match("art-robbery", 3, 6), LADDER, 18)
    assert [row["share"] for row in other["bots"]] != [row["share"] for row in alone["bots"]]


def test_the_compiled_engine_and_the_plain_one_give_the_same(
    alone: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = load("art-robbery")
    monkeypatch.setattr(arena, "engines", lambda game, edition: (plain, plain))
    assert outcome(ROBBERY, LADDER, 18) == alone


def test_alcatraz_is_played_to_its_end_by_anybody() -> None:
    found = outcome(Match("alcatraz", 3, 2), ["random"], 3)
    assert found["games"] == 3
    assert found["decisions_per_game"] > 20


def shown(match: Match, names: list[str], games: int, monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    """What `show` was asked for, game by game: the true state as bytes, the seat, the seed, what was told."""
    asked: list[list[Any]] = []

    def show(
        engine: Any, state: Any, seat: int, seed: int, told: Any = (), ledger: Any = None
    ) -> bots.Situation:
        asked[-1].append((state.pack(), seat, seed, told))
        return bots.situation.show(engine, state, seat, seed, told, ledger)

    seating = seat(find(match.game), names, match.players, games, match.seed)
    backends.prepare(match, seating)
    monkeypatch.setattr(bots, "show", show)
    for pairing in seating.pairings():
        asked.append([])
        arena.play(match, pairing)
    return asked


def test_every_rotation_sees_the_same_deal_and_the_next_deal_is_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = shown(ROBBERY, ["random"], 6, monkeypatch)
    dealt = [game[0][0] for game in games]
    assert len(set(dealt[:3])) == len(set(dealt[3:])) == 1
    assert dealt[0] != dealt[3]
    # Yet the bots are not the same people twice.
    assert len({game[-1][0] for game in games}) == 6


def test_bots_get_seeds_of_their_own_from_which_no_deal_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    games = shown(ROBBERY, ["random"], 3, monkeypatch)
    seeds = [seed for game in games for _, _, seed, _ in game]
    assert len(set(seeds)) == len(seeds)
    assert arena.deal_seed(ROBBERY, 0) not in seeds
    assert ROBBERY.seed not in seeds


def test_a_bot_is_told_what_its_seat_was_told_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    from getaway.kernel.dialect import EVERYBODY

    game = shown(ROBBERY, ["random"], 1, monkeypatch)[0]
    assert any(told for _, _, _, told in game)
    for _, seat_asked, _, told in game:
        assert {event[0] for event in told} <= {seat_asked, EVERYBODY}
    own = [told for _, seat_asked, _, told in game if seat_asked == 0]
    for earlier, later in pairwise(own):
        assert later[: len(earlier)] == earlier


def test_options_reach_the_table() -> None:
    may = Match("art-robbery", 3, 5, {"stealing": "may"})
    assert outcome(may, LADDER, 18)["bots"] != outcome(ROBBERY, LADDER, 18)["bots"]


def test_forced_decisions_are_not_in_the_times() -> None:
    pairing = next(seat(find("alcatraz"), ["random"], 3, 3, 1).pairings())
    played: Played = arena.play(Match("alcatraz", 3, 1), pairing)
    assert 0 < sum(played.times["random"].values()) < played.decisions


def test_a_bot_that_does_not_play_this_game_is_refused_before_any_game() -> None:
    with pytest.raises(BadInput, match="Unknown bot 'genius'"):
        outcome(ROBBERY, ["genius", "random"], 2)


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="ray is installed")
def test_a_cluster_that_is_not_installed_is_named_with_its_extra() -> None:
    with pytest.raises(BadInput, match=r"Ray isn't installed: pip install 'getaway\[ray\]'\."):
        outcome(ROBBERY, ["random"], 3, Where(1, "ray"))
