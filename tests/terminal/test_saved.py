"""Saved games: there again after whatever ended the program, and one sentence where they cannot be."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.games import REGISTRY
from getaway.kernel.errors import BadFile, BadInput
from getaway.places.local import LocalTable
from getaway.places.saved import MOST_KEPT, NOT_ONE, SavedGame, folder, newest, resume
from tests.terminal.screen import QUIET, local, seated


def left_at(game: str, steps: int = 0) -> Path:
    """A game that somebody has left after some steps; its file."""
    place = local(game, steps=steps)
    place._saved.close()
    return place._saved.path


def what_is_wrong_with(path: Path) -> str | None:
    """The sentence about a file that cannot be resumed; None for one that can."""
    try:
        table, saved, _ = resume(path)
    except BadFile as error:
        return str(error)
    saved.close()
    assert table.play is not None
    return None


def saved_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def changed(path: Path, line: int, change: Callable[[dict[str, Any]], None]) -> Path:
    """The file with one of its lines changed."""
    lines = saved_lines(path)
    change(lines[line])
    path.write_text("".join(json.dumps(one) + "\n" for one in lines))
    return path


@pytest.mark.parametrize("game", list(REGISTRY))
async def test_a_game_goes_on_where_it_was_left(game: str) -> None:
    place = local(game, steps=30)
    async with seated(place) as person:
        await person.until_asked()
        await person.type_number(1)
        await person.until_asked()
        asked, board = person.labels, (await person.until_seen(person.labels[0]), person.app.player.view)
        await person.press("q")
    table, saved, was_cut = resume(newest(game))
    assert not was_cut
    again = LocalTable(table, saved, bot_pause=0.0, settings=QUIET)
    async with seated(again) as person:
        await person.until_asked()
        assert person.labels == asked
        assert board[1] is not None
        assert person.app.player.view is not None
        assert person.app.player.view.view == board[1].view
        assert "You sit down." in person.log
        await person.type_number(1)
        await person.until_asked()


async def test_the_end_that_was_cut_off_is_said_and_the_rest_goes_on() -> None:
    path = left_at("art-robbery", 12)
    before = path.read_bytes()
    path.write_bytes(before + b'{"n":99,"at":1,"entry":{"type":"act')
    table, saved, was_cut = resume(path)
    assert was_cut
    async with seated(LocalTable(table, saved, was_cut=was_cut, bot_pause=0.0, settings=QUIET)) as person:
        await person.until_told("! The save file was cut short")
        await person.until_asked()
    assert path.read_bytes().startswith(before)
    assert b"99" not in path.read_bytes()[len(before) :]


@given(st.data())
def test_wherever_a_file_is_cut_it_goes_on_or_says_why_not(data: st.DataObject) -> None:
    path = left_at("alcatraz", 20)
    whole = path.read_bytes()
    path.write_bytes(whole[: data.draw(st.integers(0, len(whole)))])
    wrong = what_is_wrong_with(path)
    assert wrong is None or wrong.startswith(str(path))
    path.unlink()


@given(st.data())
def test_whatever_is_changed_in_a_file_it_goes_on_or_says_why_not(data: st.DataObject) -> None:
    path = left_at("art-robbery", 12)
    whole = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(32, 126))
    path.write_bytes(whole)
    wrong = what_is_wrong_with(path)
    assert wrong is None or "\n" not in wrong
    path.unlink()


@pytest.mark.parametrize(
    ("line", "change", "sentence"),
    [
        (0, {"format": "getaway-saved-9", "program": "9.0"}, "was saved by getaway 9.0"),
        (1, {"entry.version": 9}, "was played by version 9 of the rules; this program has"),
        (1, {"entry.game": "chess"}, "Unknown game 'chess'"),
        (1, {"entry.players": 9}, "is for 2 to 5 players, not 9"),
        (1, {"entry.options": {"stealing": "never"}}, "never"),
        (1, {"entry.edition": "nonsense"}, "edition.toml"),
        (2, {"entry.guest": "somebody"}, "seat 1 is somebody else's"),
        (1, {"entry.seed": "00"}, "its seed isn't one"),
        (3, {"entry.bot": "os:system"}, "os:system isn't a bot of ours"),
        (3, {"entry.bot": "godlike"}, "Unknown bot 'godlike'"),
        (3, {"entry.seat": 2}, "nobody sits in seat 2"),
        (5, {"entry.type": "end"}, "the cards aren't dealt"),
        (6, {"n": 99}, "doesn't follow"),
        (6, {"entry.action": 22}, "line 7: the rules forbid it"),
        (6, {"entry.type": "sit", "entry.name": "Eve"}, "Sat isn't a step of a local game"),
        (6, {"entry": {"type": "talk", "seat": 9}}, "there's no seat 10"),
        (6, {"entry": {"type": "talk", "seat": 1, "statement": {}}}, "table-no-statements"),
        (6, {"entry": {"type": "talk", "seat": 0}}, "table-say-one-thing"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(line: int, change: dict[str, Any], sentence: str) -> None:
    path = left_at("art-robbery", 12)

    def change_it(one: dict[str, Any]) -> None:
        for key, value in change.items():
            outer, _, inner = key.partition(".")
            if inner:
                one[outer][inner] = value
            else:
                one[outer] = value

    assert sentence in (what_is_wrong_with(changed(path, line, change_it)) or "")


@pytest.mark.parametrize("line", [b'{"format":"\xff"}', b'{"other":' + b"[" * 100_000, b"\0"])
def test_what_a_stranger_wrote_is_one_sentence_too(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "0-art-robbery.jsonl"
    path.write_bytes(line + b"\n")
    assert NOT_ONE in (what_is_wrong_with(path) or "")


def test_a_file_that_ends_before_the_deal_is_no_game() -> None:
    path = left_at("art-robbery")
    path.write_bytes(b"")
    with pytest.raises(BadFile, match="it ends before the game begins"):
        resume(path)
    path.unlink()
    with pytest.raises(BadFile, match="can't be read: no such file"):
        resume(path)


def test_the_newest_game_is_found_and_old_ones_are_let_go() -> None:
    with pytest.raises(BadInput, match=r"There's no saved game of alcatraz\. Start one with getaway play"):
        newest("alcatraz")
    left_at("alcatraz")
    for _ in range(MOST_KEPT - 1):
        left_at("art-robbery")
    assert newest("alcatraz").name < newest(None).name
    left_at("art-robbery")
    assert len(list(folder().iterdir())) == MOST_KEPT
    with pytest.raises(BadInput):
        newest("alcatraz")


def test_where_nothing_can_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    with pytest.raises(BadFile, match="can't be written: is a directory"):
        SavedGame(tmp_path / "a folder", 1)


def test_nobody_else_can_read_a_saved_game() -> None:
    left_at("art-robbery")
    assert folder().stat().st_mode & 0o077 == 0


async def test_a_full_disk_is_told_the_game_goes_on_and_all_is_saved_when_there_is_space_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = local("art-robbery", steps=12)
    path = place._saved.path
    before = path.read_bytes()

    def no_space(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async with seated(place) as person:
        await person.until_asked()
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", no_space)
            await person.type_number(1)
            await person.until_told("! The disk is full, so the game isn’t being saved. Play on")
            await person.until_asked()
            assert path.read_bytes() == before
            assert person.log.count("The disk is full") == 1
            assert place.farewell(person.app.words, over=False).startswith("The last decisions couldn’t be")
        await person.type_number(1)
        await person.until_told("! The game is saved again.")
        await person.until_asked()
        n = place.table.n
    table, saved, was_cut = resume(path)
    saved.close()
    assert (table.n, was_cut) == (n, False)


def test_a_game_that_cannot_be_saved_from_the_beginning_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(descriptor: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    place = local("art-robbery")
    assert place._saved.trouble == "other"
    assert place._saved.path.read_bytes() == b""
    place._saved.close(over=True)


def test_a_file_that_cannot_be_deleted_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(MOST_KEPT):
        left_at("art-robbery")

    def forbidden(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "unlink", forbidden)
    place = local("art-robbery")
    place._saved.close(over=True)
    assert place._saved.path.exists()
