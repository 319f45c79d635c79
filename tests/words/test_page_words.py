"""The words of the browser app: five languages that say the same, nothing said that no catalogue has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from getaway.bots import LEVELS
from getaway.games import REGISTRY, find
from getaway.kernel.options import Choice, SeatOr
from getaway.words import LANGUAGES, catalogues
from tests.words.shapes import shape

UI = Path(__file__).parent.parent.parent / "ui"
PAGE = UI / "words"
BOARDS = {name: UI / "src" / "games" / name for name in REGISTRY}
FOLDERS = [PAGE, *(board / "words" for board in BOARDS.values() if (board / "words").is_dir())]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# text("ui-home"), text(`ui-level-${name}`), words.text("raid"), and ids passed on as values.
USED = re.compile(r"""["'`](ui-[a-z0-9_-]*)""")
SAID = re.compile(r"""\b(?:text|has)\(\s*["'`]([a-z][\w.-]*)""")


def sources(folder: Path) -> list[Path]:
    """What is written by hand in a folder of the page, tests aside."""
    found = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in found if not path.name.endswith(".test.ts")]


def ids(*folders: Path) -> set[str]:
    return {message for folder in folders for message in shape(folder / "en.ftl")}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, lang: str) -> None:
    assert shape(folder / f"{lang}.ftl") == shape(folder / "en.ftl")


@pytest.mark.parametrize("name", list(REGISTRY))
def test_no_message_hides_another_of_the_same_name(name: str) -> None:
    folders = [PAGE, *catalogues(find(name)), BOARDS[name] / "words"]
    listed = [message for folder in folders if folder.is_dir() for message in shape(folder / "en.ftl")]
    assert sorted(listed) == sorted(set(listed))


def unknown(path: Path) -> list[str]:
    """What a file of the page says that no catalogue has."""
    games = [name for name, board in BOARDS.items() if board in path.parents] or list(REGISTRY)
    folders = [
        PAGE,
        *(folder for name in games for folder in (*catalogues(find(name)), BOARDS[name] / "words")),
    ]
    known = ids(*(folder for folder in folders if folder.is_dir()))
    text = path.read_text(encoding="utf-8")
    return [
        f"{path.name} says {used}"
        for used in sorted({*USED.findall(text), *SAID.findall(text)})
        # An id that goes on with what the page is told, as ui-level-${name}, has to begin like one.
        if used.partition(".")[0] not in known
        and not (used.endswith("-") and any(other.startswith(used) for other in known))
    ]


def test_what_is_said_is_in_the_catalogues() -> None:
    written = sources(UI / "src")
    assert len(written) > 50
    assert [line for path in written for line in unknown(path)] == []


def test_a_message_that_no_catalogue_has_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "New.svelte"
    path.write_text("{words.text('no-such-message')} {words.text(`ui-level-${name}`)} {text('ui-nothing-')}")
    assert unknown(path) == ["New.svelte says no-such-message", "New.svelte says ui-nothing-"]


def test_what_the_page_is_told_has_words() -> None:
    known = ids(PAGE)
    wanted = {f"ui-level-{level}" for level in LEVELS}
    wanted |= {f"ui-clock-{kind}" for kind in ("none", "live", "slow")}
    assert wanted - known == set()


@pytest.mark.parametrize("name", list(REGISTRY))
def test_what_the_page_shows_of_a_game_before_it_is_played_has_words(name: str) -> None:
    wanted = {name, "poster"}
    for option in find(name).options:
        wanted.add(f"switch-{option.name}")
        if isinstance(option, Choice):
            wanted |= {f"choice-{word}" for word in option.words}
        elif isinstance(option, SeatOr):
            wanted.add(f"choice-{option.default}")
    known = shape(find(name).folder / "words" / "en.ftl")
    assert wanted - set(known) == set()
    assert known["poster"][0] >= {"pitch"}


def test_every_message_of_the_page_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources(UI / "src"))
    used = set(USED.findall(code))
    made = tuple(prefix for prefix in used if prefix.endswith("-"))
    assert [message for message in ids(PAGE) if message not in used and not message.startswith(made)] == []
