"""How a game ended for each seat, in a list of games."""

from __future__ import annotations

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.game import endings as endings_of
from getaway.games.alcatraz.shown.endings import endings
from getaway.words import Words
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene


def told(scene: Scene) -> list[str]:
    words = Words(GAME, "en", ["Ann", "Bo", "Cy"], ANN)
    found = endings(scene.state)
    assert endings_of(scene.state) == found
    return [f"{words.say(ending.title)}: {words.say(ending.reason)}" for ending in found]


@rule("AL-35", "AL-36")
def test_whoever_stays_hears_why() -> None:
    scene = Scene(elements={BO: "ABCDEF"}, scapegoat=ANN, turn=CY, round=7).end_turns()
    assert told(scene) == [
        "Left behind: You stay behind: the others have all six elements without the scapegoat.",
        "Escaped: in round 7",
        "Escaped: in round 7",
    ]


@rule("AL-11")
def test_with_the_last_guard_all_have_lost() -> None:
    scene = Scene(round=13, turn=CY, scapegoat=ANN).end_turns()
    lost = "Lost: Everyone loses: the 21st guard came before the plan was complete."
    assert told(scene) == [lost, lost, lost]
