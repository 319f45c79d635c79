"""Talk in the arena: every bot that can speak may, and the honest keep their word."""

from __future__ import annotations

from collections import Counter

import pytest

from getaway.kernel.errors import BadInput
from getaway.lab import arena
from getaway.lab.arena import Match
from getaway.lab.seating import Pairing
from tests.citing import rule


@rule("AL-12")
def test_honest_bots_make_promises_and_keep_them() -> None:
    names = ("medium", "hard@20", "easy", "random")
    found: Counter[tuple[str, str]] = Counter()
    for number in range(4):
        played = arena.play(Match("alcatraz", 4, 2, talk=True), Pairing(number, number, 0, names))
        found += played.promises
    assert {bot for bot, _ in found} <= {"medium", "hard@20", "easy"}
    assert {what for _, what in found} >= {"kept"}
    assert "broken" not in {what for _, what in found}


@rule("AL-12")
def test_nobody_promises_anything_in_the_name_of_an_outsider() -> None:
    own = "tests.games.alcatraz.sensible:Sensible"
    found: Counter[tuple[str, str]] = Counter()
    for number in range(3):
        names = (own, "easy", "easy")
        found += arena.play(Match("alcatraz", 3, 2, talk=True), Pairing(number, number, 0, names)).promises
    assert found
    assert own not in {bot for bot, _ in found}


def test_without_talk_nothing_is_promised() -> None:
    played = arena.play(Match("alcatraz", 3, 2), Pairing(0, 0, 0, ("easy",) * 3))
    assert not played.promises


def test_there_is_no_talk_where_it_means_nothing() -> None:
    with pytest.raises(BadInput, match="There's no talk in art-robbery"):
        arena.play(Match("art-robbery", 3, 2, talk=True), Pairing(0, 0, 0, ("easy",) * 3))
