"""Ratings: people by their games, bots as anchors, and the same whenever it is worked out."""

from __future__ import annotations

import pytest

from getaway.bots import LEVELS
from getaway.review.ratings import anchors, counted, newcomer, rate, shown, spread
from getaway.store.ratings import Rating
from getaway.table import entries as log
from getaway.table.chairs import Chair

MADE = log.Created(game="art-robbery", version=1, players=3, options={}, seed="0" * 32)
OPEN = log.Created(game="art-robbery", version=1, players=3, options={}, seed="0" * 32, public=True)


def person(name: str) -> Chair:
    return Chair(name=name, guest=name)


def bot(level: str) -> Chair:
    return Chair(name="Bot", bot=level)


def test_the_anchors_are_in_the_order_of_the_levels() -> None:
    for game in ("art-robbery", "alcatraz"):
        known = anchors(game)
        assert known["random"] < known["hard"]
        assert known["medium"] < known["expert"]
    robbery = anchors("art-robbery")
    assert list(robbery) == list(LEVELS)
    assert list(robbery.values()) == sorted(robbery.values())


def test_whoever_wins_rises_and_grows_surer() -> None:
    new = newcomer()
    winner, loser = rate([new, new], [1, 0])
    assert loser.mu < new.mu < winner.mu
    assert winner.sigma < new.sigma
    assert (shown(new.mu), spread(new)) == (1500, 292)


def test_against_bots_only_the_person_moves_and_more_against_the_strong() -> None:
    after = {}
    for level in ("random", "expert"):
        game = counted(MADE, [person("ann"), bot(level), bot(level)], [1, 0, 0], 5)
        assert game is not None
        assert (game.against, game.guests, game.at) == ("bots", {0: "ann"}, 5)
        after[level] = game.rate({})["ann"]
        assert set(game.rate({})) == {"ann"}
    assert after["expert"].mu > after["random"].mu > newcomer().mu


def test_the_same_game_gives_the_same_rating_from_the_same_one() -> None:
    game = counted(MADE, [person("ann"), bot("hard"), bot("easy")], [0, 0, 1], 5)
    assert game is not None
    before = {"ann": Rating(30.0, 4.0)}
    assert game.rate(before) == game.rate(before)
    assert game.rate(before)["ann"].mu < 30


def test_people_count_at_open_tables_among_themselves() -> None:
    chairs = [person("ann"), bot("hard"), person("bo")]
    assert counted(MADE, chairs, [1, 0, 0], 5) is None
    game = counted(OPEN, chairs, [0, 1, 0], 5)
    assert game is not None
    assert (game.against, game.guests) == ("people", {0: "ann", 2: "bo"})
    # Both lost to the bot, which has no say: neither is better than the other.
    after = game.rate({})
    assert after["ann"].mu == pytest.approx(after["bo"].mu)


@pytest.mark.parametrize(
    "chairs",
    [
        [person("ann"), bot("model:gpt"), bot("hard")],  # nobody has measured it
        [person("ann"), person("ann"), bot("hard")],  # two seats on one device
        [person("ann"), Chair(name="Bo", guest="bo", bot="hard"), bot("hard")],  # a stand-in
        [bot("hard"), bot("hard"), bot("hard")],
    ],
)
def test_what_is_no_fair_measure_counts_for_nobody(chairs: list[Chair]) -> None:
    assert counted(OPEN, chairs, [1, 0, 0], 5) is None


def test_a_what_if_counts_for_nobody() -> None:
    left = log.Branch(table="before", step=3, seat=0, chance=[])
    made = log.Created(game="art-robbery", version=1, players=2, options={}, seed="0" * 32, branch=left)
    assert counted(made, [person("ann"), bot("hard")], [1, 0], 5) is None
