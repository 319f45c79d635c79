"""Who sits where: every deal in all seats, and everybody as often."""

from __future__ import annotations

from collections import Counter

import pytest

from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.lab.seating import FIELD, MIXED, TABLE, seat

GAME = find("art-robbery")


def test_two_bots_meet_alone_against_a_table_of_the_other_both_ways() -> None:
    seating = seat(GAME, ["a", "b"], None, 16, 1)
    tables = [pairing.seats for pairing in seating.pairings()]
    assert (seating.format, seating.players, seating.deals, seating.games) == (FIELD, 4, 2, 16)
    assert tables[:4] == [tuple("abbb"), tuple("bbba"), tuple("bbab"), tuple("babb")]
    assert tables[4:8] == [tuple("baaa"), tuple("aaab"), tuple("aaba"), tuple("abaa")]
    assert tables[:8] == tables[8:]


def test_two_bots_at_a_table_for_two_play_each_deal_twice() -> None:
    tables = [pairing.seats for pairing in seat(GAME, ["a", "b"], 2, 2, 1).pairings()]
    assert tables == [("a", "b"), ("b", "a")]


def test_as_many_bots_as_players_are_one_table() -> None:
    seating = seat(GAME, ["a", "b", "b"], None, 300, 1)
    assert (seating.format, seating.players, seating.bots) == (TABLE, 3, ("a", "b"))
    for pairing in seating.pairings():
        assert sorted(pairing.seats) == ["a", "b", "b"]


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    tables = [pairing.seats for pairing in seat(GAME, ["a", "b", "c"], 3, 60, 1).pairings()]
    orders = {table for table in tables if table[0] == "a"}
    assert orders == {("a", "b", "c"), ("a", "c", "b")}


def test_one_bot_fills_its_table() -> None:
    assert {pairing.seats for pairing in seat(GAME, ["a"], 3, 3, 1).pairings()} == {("a", "a", "a")}
    assert seat(find("alcatraz"), ["a"], None, 1, 1).players == 4


@pytest.mark.parametrize(("bots", "players"), [("abcde", 4), ("abcdefg", 2), ("abc", 5)])
def test_at_mixed_tables_everybody_sits_as_often_and_in_every_seat(bots: str, players: int) -> None:
    seating = seat(GAME, list(bots), players, 50 * players, 7)
    assert seating.format == MIXED
    taken = Counter((bot, place) for p in seating.pairings() for place, bot in enumerate(p.seats))
    for bot in bots:
        assert len({taken[bot, place] for place in range(players)}) == 1
    assert max(taken.values()) - min(taken.values()) <= 1
    for pairing in seating.pairings():
        assert len(set(pairing.seats)) == min(len(bots), players)


@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a"] * 4, list("abcdef")])
def test_every_deal_is_played_in_all_seat_rotations(bots: list[str]) -> None:
    seating = seat(GAME, bots, None if len(bots) != 6 else 4, 33, 3)
    deals: dict[int, list[tuple[str, ...]]] = {}
    for number, pairing in enumerate(seating.pairings()):
        assert pairing.number == number
        assert pairing.rotation == len(deals.setdefault(pairing.deal, []))
        deals[pairing.deal].append(pairing.seats)
    assert len(deals) == seating.deals
    for tables in deals.values():
        turned = Counter(table[1:] + table[:1] for table in tables)
        assert turned == Counter(tables)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert seat(GAME, ["a", "b"], 4, 1, 1).games == 8
    assert seat(GAME, ["a", "b"], 4, 9, 1).games == 16
    assert seat(GAME, ["a", "b", "c"], 3, 10, 1).games == 12


@pytest.mark.parametrize(
    ("bots", "players", "games", "sentence"),
    [
        (["a", "b"], 6, 8, "art-robbery is for 2 to 5 players, not 6."),
        (["a", "b"], 4, 0, "You need at least 1 game, not 0."),
        (["a", "b"], 4, -3, "You need at least 1 game, not -3."),
        (["a", "a", "b"], 4, 8, "4 players need 4 bots, not 3."),
        ([], 4, 8, "An arena needs at least one bot."),
    ],
)
def test_what_cannot_be_seated(bots: list[str], players: int, games: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        seat(GAME, bots, players, games, 1)
