"""A person at the screen, for the tests: presses keys, clicks, reads what stands there."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NoReturn

from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import OptionList

from getaway.games.alcatraz.shown.shapes import View
from getaway.kernel.json_value import JsonObject
from getaway.places.local import LocalTable, Wanted, deal
from getaway.places.place import Place
from getaway.places.saved import now_ms
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.shapes import Shown
from getaway.table_bots.pool import PoolSettings
from getaway.terminal.app import GetawayApp
from tests.games.alcatraz.talking import ledger_of, state_of

FOR_EVER = 1e6  # seconds: on a busy machine too a bot's own choice is waited for
QUIET = PoolSettings(warm_up=False, think_seconds=FOR_EVER, patience_seconds=FOR_EVER)


def local(
    game: str,
    *,
    players: int = 3,
    bot: str = "random",
    seed: int = 4,
    steps: int = 0,
    talk: bool = False,
    talk_seconds: int | None = None,
    now: Callable[[], int] = now_ms,
    **options: Any,
) -> LocalTable:
    """A local table whose bots neither wait nor warm up; after some steps by lot it is the person's turn.

    With `talk` it is time to talk before a vote instead, without end if nothing else is said.
    """
    table, saved = deal(Wanted(game, players, bot, "Ann", seed, options, talk_seconds=talk_seconds))
    lot = random.Random(seed)
    play = table.play
    assert play is not None
    done = 0
    while steps and (done < steps or not (play.talking if talk else play.asked == (0,))):
        entry: log.AnyEntry
        if play.talking:
            entry = log.Called(seat=play.caller)
        else:
            seat = play.asked[0]
            kind = log.Acted if play.caller is None else log.Sealed
            entry = kind(
                seat=seat, action=lot.choice(play.legal(seat)), cause="player" if seat == 0 else "bot"
            )
        saved.append(table.n + 1, table.at, entry)
        table.read(table.n + 1, table.at, entry)
        assert not play.is_over
        done += 1
    return LocalTable(table, saved, bot_pause=0.0, settings=QUIET, now=now)


class Person:
    """Whoever sits at the screen."""

    def __init__(self, app: GetawayApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    async def until(self, came: Callable[[], bool]) -> None:
        """Wait for something to be seen."""
        while not came():
            await self.pilot.pause(0.01)

    async def until_asked(self) -> None:
        """Wait until there is something to choose."""
        await self.until(lambda: bool(self.app.player.prompt.choices))
        await self.pilot.pause()

    async def until_told(self, part: str) -> None:
        """Wait until the log says something."""
        await self.until(lambda: part in self.log)

    async def until_log_is_drawn(self) -> None:
        """Wait until the end of the log stands on the screen."""
        story = self.app.story

        def is_drawn() -> bool:
            drawn = len(story.lines)
            return story.virtual_size.height == drawn >= len(story.told) and story.is_vertical_scroll_end

        await self.until(is_drawn)

    @property
    def is_over(self) -> bool:
        return self.app.player.view is not None and self.app.player.view.table.phase == "over"

    @property
    def labels(self) -> list[str]:
        return [choice.label for choice in self.app.player.prompt.choices]

    @property
    def strips(self) -> list[Strip]:
        """The screen line by line."""
        return self.app.screen._compositor.render_strips()

    @property
    def text(self) -> str:
        """The screen as a person reads it."""
        return "\n".join(strip.text.rstrip() for strip in self.strips)

    @property
    def log(self) -> str:
        """All that the log has told."""
        return "\n".join(line.plain for line in self.app.story.told)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type_number(self, number: int) -> None:
        """Type the number of a choice."""
        await self.pilot.press(*str(number))
        if self.app.choices.typed:
            await self.pilot.press("enter")

    async def until_seen(self, part: str) -> str:
        """Wait until something stands on the screen; the line that it stands in."""
        await self.until(lambda: part in self.text)
        return next(line for line in self.text.splitlines() if part in line)

    async def click_on(self, part: str, dx: int = 0) -> None:
        """Click on the first place where something stands, as soon as it does."""
        line = await self.until_seen(part)
        y = self.text.splitlines().index(line)
        await self.pilot.click(offset=(line.index(part) + dx, y))
        await self.pilot.pause()

    async def resize(self, width: int, height: int) -> None:
        """Drag the window to another size."""
        await self.pilot.resize_terminal(width, height)
        await self.until(lambda: self.app.size == (width, height))

    async def click_choice(self, number: int) -> None:
        """Click on a choice, scrolled to if need be."""
        listed = self.app.screen.query_one("#choices", OptionList)
        listed.highlighted = number - 1
        await self.pilot.pause()
        await self.click_on(f"{number}  {self.labels[number - 1]}"[:22])


@asynccontextmanager
async def seated(place: Place, lang: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Person]:
    """Somebody at a place, until the block ends."""
    app = GetawayApp(place, lang)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        try:
            yield person
        except BaseException:
            print(person.text)
            raise


def board(shown: Shown) -> View:
    """The prison that is shown."""
    assert isinstance(shown.view, View)
    return shown.view


def round_at(place: LocalTable) -> int:
    """The round of Alcatraz that is played."""
    return state_of(place.table).round


def offer_by_bo(place: LocalTable, wants_mine: bool = True) -> int:
    """Bo offers to vote for Cleo, if I do so too; the number of what was said."""
    vote: JsonObject = {"clause": "vote", "candidate": 2, "round": round_at(place)}
    mine: list[JsonObject] = [{**vote, "who": 0}] if wants_mine else []
    offer: JsonObject = {"act": "offer", "to": [0], "give": [{**vote, "who": 1}], "get": mine}
    place.post(lambda: requests.say_for(place.table, 1, offer))
    return ledger_of(place.table).said - 1


def too_talkative(*asked: object, **said: object) -> NoReturn:
    """What the table answers to whoever says too much."""
    raise NotNow("table-too-talkative")
