"""Somebody who plays in lines, for the tests: a program behind a pipe, or a person at a keyboard."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterable, Iterator

from getaway.places.place import Place
from getaway.terminal.lines import LinePlay
from getaway.terminal.player import Player
from getaway.terminal.printing import Paper


class Script:
    """Lines as a pipe brings them: all at once."""

    is_patient = True

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    async def line(self, player: Player) -> str | None:
        return next(self._lines, None)


class Fingers:
    """Lines as a person types them, when they are typed."""

    is_patient = False

    def __init__(self) -> None:
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()

    async def line(self, player: Player) -> str | None:
        return await self.typed.get()


def ones() -> Iterator[str]:
    """Somebody who always takes the first choice."""
    while True:
        yield "1"


async def through_a_pipe(place: Place, lines: Iterable[str], lang: str = "en") -> tuple[LinePlay, str]:
    """All these lines at a place; whoever played, and all that was printed."""
    printed = io.StringIO()
    play = LinePlay(place, lang, Script(lines), Paper(printed, width=200))
    await play.play()
    return play, printed.getvalue()


class Typist:
    """A person at a keyboard, who waits for what is printed."""

    def __init__(self, place: Place, lang: str = "en") -> None:
        self._printed = io.StringIO()
        self._fingers = Fingers()
        self._seen = 0
        self.play = LinePlay(place, lang, self._fingers, Paper(self._printed, width=200))
        self._playing = asyncio.create_task(self.play.play())

    @property
    def printed(self) -> str:
        return self._printed.getvalue()

    async def type(self, line: str | None) -> None:
        await self._fingers.typed.put(line)

    async def until_so(self, came: Callable[[], bool]) -> None:
        """Wait for something to be so."""
        while not came():
            if self._playing.done():
                self._playing.result()
                raise AssertionError(f"That never came:\n{self.printed[-2000:]}")
            await asyncio.sleep(0.005)

    async def until_asked(self) -> tuple[int, int] | None:
        """Wait until there is a question and it is printed; which decision of the game it is."""
        player = self.play.player
        await self.until_so(lambda: bool(player.prompt.choices) and self.play.is_asked_already)
        return player.question_asked

    async def until(self, part: str) -> str:
        """Wait until something new is printed; all that is new up to its end."""
        await self.until_so(lambda: part in self.printed[self._seen :])
        start = self._seen
        self._seen = self.printed.index(part, start) + len(part)
        return self.printed[start : self._seen]

    async def choose(self, label: str) -> None:
        """Type the number of a choice as it stands in the last list."""
        numbered = [line.split(maxsplit=1) for line in self.printed.splitlines() if line[:2] == "  "]
        found = [line[0] for line in numbered if line[1:] == [label] and line[0].isdigit()]
        assert found, f"{label!r} is not to be chosen:\n{self.printed[-2000:]}"
        await self.type(found[-1])

    async def leaves(self) -> str | None:
        """Wait for the end; what is wanted next."""
        return await self._playing
