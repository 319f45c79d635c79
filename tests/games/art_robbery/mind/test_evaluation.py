"""How a game stands: chances that make one win together, by points and alibis."""

from __future__ import annotations

import pytest

from getaway.games.art_robbery.game import GAME
from getaway.games.art_robbery.mind.considerations import winners
from getaway.games.art_robbery.mind.evaluation import evaluate, progress
from getaway.games.art_robbery.rules.state import BOX, State
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import load
from tests.citing import rule
from tests.games.art_robbery.listening import random_game
from tests.games.art_robbery.scene import ANN, BO, CY, Scene

every_table = pytest.mark.parametrize("players", range(2, 6))
FIVE, DOTTED = 7, 0  # tokens of the first raid: a 5, and a 0 with two alibis


def chances(state: State) -> list[float]:
    found = [0.0] * 5
    evaluate(state, found)
    return found[: state.players]


def late(players: int, **safe: int) -> State:
    """The last raid, all tokens of the others in the box but those that are given to somebody."""
    state = Scene(players, raid=4).state
    for name, owner in safe.items():
        state.owner[int(name[1:])] = owner
    return state


@every_table
def test_the_chances_of_all_make_one_win(players: int) -> None:
    for seed in range(4):
        for state, _ in random_game(players, seed):
            found = chances(state)
            assert sum(found) == pytest.approx(1)
            assert all(0 < chance < 1 for chance in found)


@every_table
def test_at_the_deal_all_have_the_same_chance(players: int) -> None:
    assert chances(Scene(players).state) == pytest.approx([1 / players] * players)


@every_table
@rule("AR-25")
def test_more_points_are_better_and_the_later_the_more(players: int) -> None:
    for raid in (2, 3, 4):
        state = Scene(players, raid=raid).state
        state.owner[FIVE] = ANN
        assert chances(state)[ANN] > 1 / players
        assert all(chance < 1 / players for chance in chances(state)[1:])
    early, end = Scene(players, raid=2).state, late(players)
    early.owner[FIVE] = end.owner[FIVE] = ANN
    assert chances(end)[ANN] > chances(early)[ANN]


@every_table
@rule("AR-23")
def test_more_alibis_are_better(players: int) -> None:
    state = late(players)
    state.owner[DOTTED] = ANN
    assert chances(state)[ANN] > 1 / players
    assert all(chance < 1 / players for chance in chances(state)[1:])


@rule("AR-23")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_richest_is_likely_arrested_if_poorest_in_alibis(players: int) -> None:
    others = {f"t{9 * raid}": seat for raid, seat in enumerate(range(1, min(players, 4)))}
    state = late(players, t7=ANN, t16=ANN, **others)
    if players == 5:
        state.owner[27], state.owner[30], state.middle = 4, BOX, 7
    assert chances(state)[ANN] < 1 / players
    assert chances(state)[ANN] == min(chances(state))
    # The same points with as many alibis as anybody make it the favourite.
    state.tokens[FIVE] += 2
    assert chances(state)[ANN] == max(chances(state))


@rule("AR-24")
def test_of_two_the_poorer_in_alibis_pays_and_is_not_out() -> None:
    state = late(2, t0=BO, t9=BO)
    fined = chances(state)[ANN]
    assert 0 < fined < 0.5
    # What the fine would take makes up for it.
    for token in (7, 8, 16, 17, 25):
        state.owner[token] = ANN
    assert chances(state)[ANN] > 0.5


def test_the_dog_is_an_advantage() -> None:
    assert chances(Scene(dog=BO).state)[BO] > chances(Scene(dog=NOBODY).state)[BO]
    assert chances(Scene(dog=BO).state)[CY] < chances(Scene(dog=NOBODY).state)[CY]


@rule("AR-20")
def test_a_boss_without_a_4_or_5_counts_less() -> None:
    bare, backed = Scene(loot={ANN: ["boss", "3"]}), Scene(loot={ANN: ["boss", "4"]})
    of_five = Scene(loot={ANN: ["boss", "5"]})
    # A point more cannot be all of the difference between a 3 and a 4.
    step = chances(of_five.state)[ANN] - chances(backed.state)[ANN]
    assert chances(backed.state)[ANN] - chances(bare.state)[ANN] > 1.5 * step


@every_table
def test_loot_of_this_raid_counts_less_than_what_is_safe(players: int) -> None:
    loot = Scene(players, raid=2, loot={ANN: ["5"]}).state
    safe = Scene(players, raid=2, loot={}, middle=["0+2", "1+1", "2", "3", "3", "3", "4", "boss"]).state
    safe.owner[FIVE] = ANN
    assert progress(loot) == progress(safe)
    assert 1 / players < chances(loot)[ANN] < chances(safe)[ANN]


def test_a_game_is_over_by_and_by() -> None:
    for players in range(2, 6):
        seen = [progress(state) for state, _ in random_game(players, 1)]
        assert seen == sorted(seen)
        assert seen[0] == 0
        assert seen[-1] < 1


@every_table
def test_both_engines_judge_alike(players: int) -> None:
    fast = load(GAME, compiled=True)
    judge_at = fast.generic("getaway.bots.simulation").judge_at
    for state, _ in random_game(players, 2):
        row = fast.row(5, "float64")
        judge_at(fast.spread(state), 0, row, 0, 0.0, 0)
        assert list(row)[:players] == pytest.approx(chances(state), rel=1e-12)


@rule("AR-25")
def test_one_win_is_to_be_had() -> None:
    assert winners(load(GAME).deal(4, 1)[0]) == 1
