"""Games are found by their folders and by entry points; a bad one is named, and takes no other down."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy
import pytest

from getaway import games
from getaway.games import REGISTRY, NotPlayable, find, find_by_edition, load
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.game import Game

OURS = list(REGISTRY)
GAME = """
from pathlib import Path
from getaway.games import find
from msgspec.structs import replace
GAME = replace(find("{like}"), name="{name}", folder=Path(__file__).parent)
"""

Bring = Callable[..., Path]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Install a package with a game: its code, if it is another than that of one of ours."""

    def install(package: str, name: str = "heist", code: str | None = None, words: bool = True) -> Path:
        site = tmp_path / package
        folder = site / package.replace("-", "_")
        folder.mkdir(parents=True)
        text = GAME.format(like=OURS[0], name=name) if code is None else code
        (folder / "__init__.py").write_text(text)
        for part in ("words", "rulebook") if words else ():
            (folder / part).mkdir()
            (folder / part / "en.ftl").write_text("heist = Heist\n")
        about = site / f"{folder.name}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[getaway.games]\n{name} = {folder.name}:GAME\n")
        monkeypatch.syspath_prepend(str(site))
        REGISTRY.forget()
        return folder

    yield install
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.startswith("museum")]:
        del sys.modules[name]
    REGISTRY.forget()


def test_ours_are_found_by_their_folders_whatever_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: ())
    registry = games.Registry()
    assert list(registry) == OURS
    folders = {path.parent.name for path in Path(games.__path__[0]).glob("*/game.py")}
    assert {name.replace("-", "_") for name in registry} == folders


def test_those_for_the_fewest_players_come_first() -> None:
    least = [find(name).players[0] for name in OURS]
    assert least == sorted(least)
    assert REGISTRY.first() == OURS[0]
    assert len(REGISTRY) == len(OURS)


def test_our_own_entry_points_are_no_second_games(bring: Bring) -> None:
    about = bring("museum-ours", OURS[0]).parent / "museum_ours-1.dist-info" / "entry_points.txt"
    module = f"getaway.games.{OURS[0].replace('-', '_')}.game"
    about.write_text(f"[getaway.games]\n{OURS[0]} = {module}:GAME\n")
    REGISTRY.forget()
    assert list(REGISTRY) == OURS


def test_the_wheel_lists_our_games(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    assert "entry-points" in project["dynamic"]
    listed = importlib.metadata.distribution("getaway").entry_points.select(group=games.GROUP)
    assert {entry.name for entry in listed} == set(OURS)
    assert all(entry.load() is find(entry.name) for entry in listed)


def test_nothing_is_imported_or_looked_for_before_it_is_needed() -> None:
    code = (
        "import sys; from getaway.games import REGISTRY, find;"
        f"assert {OURS[0]!r} in REGISTRY; find({OURS[0]!r});"
        "print('importlib.metadata' in sys.modules, sorted(n for n in sys.modules if n.endswith('.game')))"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    own = f"getaway.games.{OURS[0].replace('-', '_')}.game"
    assert printed.strip() == f"False ['{own}', 'getaway.kernel.game']"


def test_a_game_of_another_package_comes_after_ours(bring: Bring) -> None:
    folder = bring("museum-heist")
    assert list(REGISTRY) == [*OURS, "heist"]
    assert isinstance(find("heist"), Game)
    assert find("heist").folder == folder


BROKEN = {
    "it does not load": ("heist", "import nothing_of_the_kind", True, "ModuleNotFoundError: No module named"),
    "it fails": ("heist", "1 / 0", True, "ZeroDivisionError: division by zero."),
    "it is none": ("heist", "GAME = 7", True, "museum_bad:GAME has to be a Game, not 7."),
    "it has no words": ("heist", None, False, "there's no "),
    "it calls itself otherwise": (
        "heist",
        GAME.format(like=OURS[0], name="raid"),
        True,
        "museum_bad:GAME calls itself 'raid'.",
    ),
    "its name cannot be typed": (
        "Big Heist",
        None,
        True,
        "use only small letters, digits and hyphens in a name.",
    ),
    "it is called as one of ours": (OURS[-1], None, True, "but one of ours already has that name."),
}


@pytest.mark.parametrize(("name", "code", "words", "wrong"), list(BROKEN.values()), ids=list(BROKEN))
def test_a_broken_game_is_named_and_takes_no_other_down(
    bring: Bring, name: str, code: str | None, words: bool, wrong: str
) -> None:
    bring("museum-bad", name, code, words)
    with pytest.warns(NotPlayable) as said:
        assert list(REGISTRY) == OURS
    (sentence,) = [str(warning.message) for warning in said]
    assert wrong in sentence
    assert "museum-bad" in sentence
    assert repr(name) in sentence
    assert sentence.endswith(" It's left out.")
    if name in OURS:
        assert find(name).folder.parent == Path(games.__path__[0])
    else:
        with pytest.raises(BadInput, match="museum-bad"):
            find(name)


def test_two_packages_with_one_name_are_both_named(bring: Bring) -> None:
    bring("museum-one")
    bring("museum-two")
    with pytest.warns(NotPlayable, match="Two packages bring a game 'heist': museum-one and museum-two"):
        assert list(REGISTRY) == OURS
    with pytest.raises(BadInput, match="Keep one of them"):
        find("heist")


def test_a_name_that_nobody_has_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=f"Unknown game 'chess'. Choose one of: {', '.join(OURS)}"):
        find("chess")
    assert "chess" not in REGISTRY


def test_an_edition_of_no_game_is_told_what_games_have(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("board = 1\n")
    with pytest.raises(BadFile, match="it isn't an edition of a game here: "):
        find_by_edition(tmp_path / "odd.toml")


def test_a_command_says_it_in_one_line(bring: Bring, getaway: Callable[..., tuple[int, str, str]]) -> None:
    bring("museum-bad", code="1 / 0")
    code, _, err = getaway("rules", "heist")
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith("getaway: The game 'heist' of the package museum-bad can't be loaded: ")


@pytest.mark.parametrize("wrong", [[], {}, None, 3, numpy.zeros(2)], ids=repr)
def test_what_is_no_name_of_a_game_is_refused_in_words(wrong: Any) -> None:
    with pytest.raises(BadInput, match="Unknown game"):
        load(wrong)


@pytest.mark.parametrize(
    "wrong", [[], 3, 1.5, True, numpy.zeros(2), object()], ids=lambda one: type(one).__name__
)
def test_what_is_no_edition_is_refused_in_words(wrong: Any) -> None:
    with pytest.raises(
        BadInput, match="Give an edition as the path of a file, or the name of a small one, not "
    ):
        load("art-robbery", edition=wrong)
