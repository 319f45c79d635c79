"""`getaway play`: on the screen where there is one, in plain lines where not."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from getaway.arguments import read_seed
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.table.refusals import NotNow
from getaway.table.wording import clean_name
from getaway.terminal.place import Place
from getaway.words import Words

if TYPE_CHECKING:
    from getaway.terminal.remote import RemoteTable


def is_on_screen() -> bool:
    """Is there a terminal that can be drawn on? The screen is drawn on the standard error."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "") not in ("", "dumb")


def read_name(given: str, engine: Engine, lang: str) -> str:
    """What a person wants to be called, as a table takes it; else a sentence in their language."""
    try:
        return clean_name(given)
    except NotNow as error:
        raise BadInput(Words(engine.game, lang).say(error.reason)) from None


def play_in_lines(engine: Engine, sitting: Any, edition: Path | None) -> None:
    """Lines in, lines out."""
    from rich.console import Console

    from getaway.bots.ladder import SEARCHES
    from getaway.terminal import text_game
    from getaway.terminal.warmth import Warmth

    console = Console(markup=False)
    if sitting.bot.partition("/")[0].partition("@")[0] not in SEARCHES:
        text_game.play(engine, sitting, console, input)
        return
    warmth = Warmth(engine.game.name, edition)
    print("getaway: strong bots warm up beside the game.", file=sys.stderr)
    try:
        text_game.play(engine, sitting, console, input, warmth.engine)
    finally:
        warmth.stop()


def play_on_screen(place: Place, lang: str) -> str | None:
    """One game on the screen; says what is wanted next."""
    from getaway.terminal.app import GetawayApp

    app = GetawayApp(place, lang)
    wanted = app.run()
    over = app.view is not None and app.view["table"]["phase"] == "over"
    if wanted is None and app.return_code == 0:
        print(place.farewell(app.words, over))
    elif app.return_code:
        sys.exit(app.return_code)
    return wanted


def play_at_server(place: RemoteTable, lang: str) -> None:
    """A table at a server, and its rematches."""
    while play_on_screen(place, lang) == "again":
        place = place.next_place()


def play_against_bots(wanted: Any, lang: str) -> None:
    """Local games, one after the other as long as it is fun."""
    from getaway.terminal.local import sit_down

    while play_on_screen(sit_down(wanted), lang) == "again":
        wanted = replace(wanted, seed=read_seed(None))


def play_on(game: str | None, lang: str) -> None:
    """The saved game, and others after it."""
    from getaway.terminal.local import Wanted, sit_down_again
    from getaway.terminal.saved import newest

    place = sit_down_again(newest(game))
    if play_on_screen(place, lang) != "again":
        return
    made, chairs = place.table.made, place.table.chairs
    wanted = Wanted(
        game=made.game,
        players=made.players,
        bot=chairs[-1].bot,
        name=chairs[0].name,
        seed=read_seed(None),
        options=made.options,
        edition=made.edition,
        edition_path=made.edition_name,
    )
    play_against_bots(wanted, lang)
