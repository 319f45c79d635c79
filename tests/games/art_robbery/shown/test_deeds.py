"""What an action is: a kind, what it is about, and a name."""

from __future__ import annotations

from msgspec import UNSET

from getaway.games.art_robbery.rules.state import ACTIONS
from getaway.games.art_robbery.shown import story
from getaway.games.art_robbery.shown.story import deed
from tests.games.art_robbery.scene import Scene

ABOUT = {"play": "card", "take": "token", "rob": "victim"}


def test_every_action_says_what_it_is_about() -> None:
    # A deed that an earlier test has asked for would not be made again.
    story._deed.cache_clear()
    scene = Scene()
    kinds = set()
    for action in range(ACTIONS):
        found = deed(scene.state, action)
        named = [field for field in ABOUT.values() if getattr(found, field) is not UNSET]
        assert (found.action, named) == (action, [ABOUT[found.kind]] if found.kind in ABOUT else [])
        kinds.add(found.kind)
    assert kinds == {*ABOUT, "nothing", "give-dog", "give-token"}
