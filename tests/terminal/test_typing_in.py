"""Where lines come from, and where they go."""

from __future__ import annotations

import asyncio
import io
import os
from pathlib import Path
from typing import TextIO, cast

import pytest

from getaway.kernel.errors import BadInput
from getaway.terminal.player import Player
from getaway.terminal.printing import Paper
from getaway.terminal.typing_in import Keyboard
from tests.terminal.screen import local
from tests.terminal.typist import Script

NOBODY = cast(Player, None)  # a keyboard does not look at who plays


class Stream:
    """As much of a stream as a keyboard needs."""

    encoding = "utf-8"

    def __init__(self, fd: int) -> None:
        self._fd = fd

    def fileno(self) -> int:
        return self._fd

    def isatty(self) -> bool:
        return os.isatty(self._fd)


def keyboard(fd: int) -> Keyboard:
    return Keyboard(cast(TextIO, Stream(fd)))


async def test_lines_of_a_pipe_come_whole_however_they_are_cut() -> None:
    ours, theirs = os.pipe()
    typed = keyboard(ours)
    assert typed.is_patient
    first = asyncio.create_task(typed.line(NOBODY))
    packed = "grüß\n2\n".encode()
    for byte in packed:
        os.write(theirs, bytes([byte]))
        await asyncio.sleep(0)
    assert await first == "grüß"
    assert await typed.line(NOBODY) == "2"
    os.write(theirs, b"\xff\r\nlast")
    os.close(theirs)
    assert await typed.line(NOBODY) == "\N{REPLACEMENT CHARACTER}\r"
    assert await typed.line(NOBODY) == "last"
    assert await typed.line(NOBODY) is None
    assert await typed.line(NOBODY) is None
    os.close(ours)


async def test_whoever_waits_for_a_line_can_be_called_away_and_no_line_is_lost() -> None:
    ours, theirs = os.pipe()
    typed = keyboard(ours)
    waiting = asyncio.create_task(typed.line(NOBODY))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    os.write(theirs, b"1\n")
    assert await typed.line(NOBODY) == "1"
    os.close(ours)
    os.close(theirs)


async def test_a_file_is_read_like_a_pipe_and_what_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "lines").write_text("1\n2")
    for opened, lines in ((tmp_path / "lines", ["1", "2", None]), (Path(os.devnull), [None])):
        fd = os.open(opened, os.O_RDONLY)
        typed = keyboard(fd)
        assert [await typed.line(NOBODY) for _ in lines] == lines
        os.close(fd)
    fd = os.open(tmp_path, os.O_RDONLY)
    with pytest.raises(BadInput, match="The input can't be read: is a directory"):
        await keyboard(fd).line(NOBODY)
    os.close(fd)


class Gone(io.StringIO):
    """Paper whose reader goes away after some lines."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.left = lines

    def write(self, text: str) -> int:
        self.left -= text.count("\n")
        if self.left < 0:
            raise BrokenPipeError
        return super().write(text)


@pytest.mark.parametrize("lines", [3, 30])
async def test_output_that_nobody_reads_ends_it(lines: int) -> None:
    """Also where it was a bot that had something to tell: it must not be the one who stumbles."""
    from getaway.terminal.lines import LinePlay

    place = local("art-robbery")
    play = LinePlay(place, "en", Script(["1"] * 100), Paper(Gone(lines)))
    with pytest.raises(BrokenPipeError):
        await play.play()
    assert place.gone
    assert not place.table.ended


def test_what_is_answered_is_shown_where_no_terminal_has_shown_it() -> None:
    file = io.StringIO()
    paper = Paper(file, width=80)
    paper.ask("Choice: ")
    paper.ask("Choice: ")
    paper.answered(" 1\x1b ")
    paper.answered("2")
    paper.ask("Choice: ")
    paper.answered(None)
    paper.print("three")
    paper.ask("Choice: ")
    paper.print("news")
    assert file.getvalue() == "Choice: 1?\n> 2\nChoice: three\nChoice: \nnews\n"
