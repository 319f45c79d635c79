"""How a game ended for each seat, in a list of games."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.art_robbery.game import GAME
from getaway.games.art_robbery.game import endings as endings_of
from getaway.games.art_robbery.shown.endings import endings
from getaway.words import Words
from tests.citing import rule
from tests.games.art_robbery.scene import end_state

WORDS = Words(GAME, "en")


def told(*safe: Sequence[str]) -> list[str]:
    found = endings(end_state(*safe))
    assert endings_of(end_state(*safe)) == found
    return [f"{WORDS.say(ending.title)}: {WORDS.say(ending.reason)}" for ending in found]


@rule("AR-23", "AR-25")
def test_whoever_is_arrested_hears_so_first() -> None:
    assert told(["5", "5", "5"], ["1+2"], ["3+1"]) == [
        "Arrested: 15 points, 0 alibis",
        "Lost: 1 point, 2 short",
        "Won: 3 points, 1 alibi",
    ]


@rule("AR-25")
def test_with_as_many_points_alibis_decide() -> None:
    assert told(["5+1"], ["5+2"], ["1"])[:2] == ["Lost: 5 points, too few alibis", "Won: 5 points, 2 alibis"]


@rule("AR-25")
def test_a_win_is_shared() -> None:
    assert [line.partition(":")[0] for line in told(["5+1"], ["5+1"], ["1"])] == [
        "Shared win",
        "Shared win",
        "Arrested",
    ]
