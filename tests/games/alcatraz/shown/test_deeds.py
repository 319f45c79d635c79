"""What an action is: a kind, what it is about, and a name."""

from __future__ import annotations

from msgspec import UNSET

from getaway.games.alcatraz.rules.state import ACTIONS
from getaway.games.alcatraz.shown import story
from getaway.games.alcatraz.shown.story import BLOCKS, deed
from getaway.kernel.sentence import Sentence
from tests.games.alcatraz.scene import Scene


def test_every_action_says_what_it_is_about() -> None:
    # A deed that an earlier test has asked for would not be made again.
    story._deed.cache_clear()
    scene = Scene()
    about = {
        "room": "room",
        "thing": "thing",
        "card": "card",
        "victim": "seat",
        "other": "seat",
        "who": "seat",
    }
    fields = {kind: about.get(aim, "") for kind, _, aim in BLOCKS.values()}
    for action in range(ACTIONS):
        found = deed(scene.state, action)
        named = [field for field in set(about.values()) if getattr(found, field) is not UNSET]
        assert (found.action, named) == (action, [fields[found.kind]] if fields[found.kind] else [])


def test_a_room_is_gone_to_and_a_guard_comes_from_one() -> None:
    story._deed.cache_clear()
    scene = Scene()
    parts = {"move": "to-room", "riot": "from-room", "pick-room": "room"}
    for action in range(ACTIONS):
        found = deed(scene.state, action)
        if found.room is not UNSET:
            room = found.label.arguments["room"]
            assert isinstance(room, Sentence)
            assert room.message == parts[found.kind]
