"""What the house asks of Art Robbery."""

from __future__ import annotations

from getaway.games.art_robbery.game import tracks
from tests.games.art_robbery.scene import Scene


def test_a_review_has_the_raids_as_its_clock() -> None:
    assert tracks(Scene().state) == {"raid": 1}
    assert tracks(Scene(raid=3).state) == {"raid": 3}
