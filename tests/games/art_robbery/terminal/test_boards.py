"""The gallery in words."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from getaway.boards import read_view
from getaway.games.art_robbery.shown.shapes import View
from getaway.games.art_robbery.shown.view import view
from getaway.games.art_robbery.terminal import screen
from getaway.games.art_robbery.terminal import text as art_robbery
from getaway.kernel.dialect import NOBODY
from getaway.words import Words
from tests.games.art_robbery.scene import ANN, BO, ENGINE, Scene, ended

WORDS = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])


def written(scene: Scene, viewer: int) -> View:
    """The view as it comes from the wire."""
    read = read_view(ENGINE.game, msgspec.json.decode(msgspec.json.encode(view(scene.state, viewer))))
    assert isinstance(read, View)
    return read


def test_the_robbed_owner_of_the_dog_is_asked_what_to_give() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    question = art_robbery.question(written(scene, BO), WORDS)
    assert question == "Ann wants to steal a 5 from you. What do you hand over?"


@pytest.mark.parametrize(
    ("safe", "told"),
    [
        ((["5", "5", "boss"], ["0+2"]), "Ann has fewer alibis and discards tokens worth 10: 5  5."),
        ((["5"], ["0+2"], ["3+1"]), "Ann has the fewest alibis and leaves in handcuffs."),
        ((["5"], ["4"], ["3"]), "Everyone leaves in handcuffs: the police win."),
        ((["5"], ["4+1"], ["4+1"]), "Bo and Cy share the win."),
        ((["5"], ["4+1"], ["3+1"]), "Bo wins."),
    ],
)
def test_the_end_is_told_step_by_step(safe: tuple[list[str], ...], told: str) -> None:
    assert told in list(art_robbery.ending(ended(*safe), WORDS))


def test_the_end_in_short_is_who_wins_and_the_points_of_all_most_first() -> None:
    result = ended(["5"], ["4+1"], ["4+1"])
    assert list(art_robbery.outcome(result, WORDS)) == ["Bo and Cy share the win.", "Ann 5 · Bo 4 · Cy 4"]


def test_the_table_is_shown_as_it_lies() -> None:
    scene = Scene(raid=2, loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}, stacks="own")
    scene.state.owner[0], scene.state.safe[ANN] = ANN, 1  # of an earlier raid: it lies in the stack
    shown = io.StringIO()
    console = Console(file=shown, width=80)
    view_ = written(scene, ANN)
    for part in art_robbery.board(view_, ANN, WORDS):
        console.print(part)
    printed = shown.getvalue()
    assert "Raid 2" in printed
    assert "Dog: Bo" in printed
    assert next(line for line in printed.splitlines() if "Bo  " in line).split()[-2:] == ["5", "0"]
    assert next(line for line in printed.splitlines() if "Ann" in line).split()[-2:] == ["1:", "0••"]
    assert art_robbery.hand(view_, ANN, WORDS) == "Your hand: 0  1  2  5  Greedy thief"


def test_whoever_looks_on_sees_no_hand_on_the_screen() -> None:
    scene = Scene(loot={BO: ["5"]}, hands={ANN: ["5"]})
    for viewer, hands in ((ANN, 1), (NOBODY, 0)):
        view_ = written(scene, viewer)
        lines = screen.panel(view_, viewer, WORDS, 80, 24).lines
        assert len([line for line in lines if line.plain.startswith("Your hand")]) == hands
    assert screen.subjects(view_, WORDS) == {}


def test_tokens_are_called_by_the_raid_of_the_view() -> None:
    view_ = written(Scene(raid=3), ANN)
    assert screen.imagined(ENGINE.deal(3, 0)[0], view_).raid == 2
