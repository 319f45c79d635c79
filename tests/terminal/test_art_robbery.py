"""The gallery in words."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games import load
from getaway.games.art_robbery.shown.view import view
from getaway.games.art_robbery.terminal import text as art_robbery
from getaway.words import Words
from tests.games.art_robbery.scene import ANN, BO, Scene, ended

ENGINE = load("art-robbery")


def test_the_robbed_owner_of_the_dog_is_asked_what_to_give() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    words = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])
    question = art_robbery.question(msgspec.to_builtins(view(scene.state, BO)), words)
    assert question == "Ann wants to steal a 5 from you. What do you give?"


@pytest.mark.parametrize(
    ("safe", "told"),
    [
        ((["5", "5", "boss"], ["0+2"]), "Ann has fewer alibis and discards tokens worth 10: 5  5."),
        ((["5"], ["0+2"], ["3+1"]), "Ann has the fewest alibis and is arrested."),
        ((["5"], ["4"], ["3"]), "Everybody is arrested: the police win."),
        ((["5"], ["4+1"], ["4+1"]), "Bo and Cy share the win."),
        ((["5"], ["4+1"], ["3+1"]), "Bo wins."),
    ],
)
def test_the_end_is_told_step_by_step(safe: tuple[list[str], ...], told: str) -> None:
    words = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])
    assert told in list(art_robbery.ending(msgspec.to_builtins(ended(*safe)), words))
