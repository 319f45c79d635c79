"""What a place is drawn on: the screen where there is one, plain lines where not."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from getaway.interrupts import EndAtOnce
from getaway.places.local import Wanted, next_game, sit_down, sit_down_again
from getaway.places.place import Place
from getaway.terminal.keys import INTERRUPTED
from getaway.terminal.typing_in import Keyboard, Lot, Source

if TYPE_CHECKING:
    from getaway.places.remote import RemoteTable


def is_on_screen() -> bool:
    """Is there a terminal that can be drawn on? The screen is drawn on the standard error."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "") not in ("", "dumb")


@dataclass(frozen=True)
class Runner:
    """Plays at one place after the other, on the screen or in lines."""

    lang: str
    source: Source | None = None  # of lines; None: the screen

    def play(self, place: Place) -> str | None:
        """One game; says what is wanted next. Whoever leaves is told how to come back."""
        return self._on_screen(place) if self.source is None else self._in_lines(place, self.source)

    def _on_screen(self, place: Place) -> str | None:
        with EndAtOnce():
            from getaway.terminal.app import GetawayApp

            app = GetawayApp(place, self.lang)
        wanted = app.run()
        if wanted is None and app.return_code in (0, INTERRUPTED):
            print(app.player.farewell())
        if app.return_code:
            sys.exit(app.return_code)
        return wanted

    def _in_lines(self, place: Place, source: Source) -> str | None:
        with EndAtOnce():
            from getaway.terminal.lines import LinePlay
            from getaway.terminal.printing import Paper

            if isinstance(sys.stdout, io.TextIOWrapper):
                # A terminal that has no Cyrillic shows question marks, and the game goes on.
                sys.stdout.reconfigure(errors="replace")
            paper = Paper(sys.stdout)
            drawn = LinePlay(place, self.lang, source, paper)
        try:
            wanted = asyncio.run(drawn.play())
        except KeyboardInterrupt:
            paper.print(drawn.player.farewell(), fold=False)
            sys.exit(INTERRUPTED)
        if wanted is None:
            paper.print(drawn.player.farewell(), fold=False)
        paper.check()
        return wanted

    @property
    def hurry(self) -> bool:
        """Does a person wait for the bots?"""
        return self.source is None or not self.source.is_patient


def runner(lang: str, lines: bool, by_lot: bool = False) -> Runner:
    """The screen where there is one, unless lines are asked for; who chooses by lot needs no screen."""
    if by_lot:
        return Runner(lang, Lot())
    return Runner(lang) if is_on_screen() and not lines else Runner(lang, Keyboard(sys.stdin))


def play_at_server(place: RemoteTable, on: Runner) -> None:
    """A table at a server, and its rematches."""
    while on.play(place) == "again":
        place = place.next_place()


def play_against_bots(wanted: Wanted, on: Runner) -> None:
    """Local games, one after the other as long as it is fun."""
    place = sit_down(wanted, hurry=on.hurry)
    while on.play(place) == "again":
        place = sit_down(next_game(place), hurry=on.hurry)


def play_on(path: Path, on: Runner) -> None:
    """The saved game, and others after it."""
    place = sit_down_again(path, hurry=on.hurry)
    if on.play(place) == "again":
        play_against_bots(next_game(place), on)
