"""All seats that were taken through this door. Each has a key that nobody can guess; whoever has it plays."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urlsplit

from getaway.bots import check_level, usual
from getaway.bots.models import is_model, is_offered
from getaway.client.caller import Caller
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from getaway.kernel.options import Value
from getaway.mcp.sitting import Sitting
from getaway.places.local import LocalTable, Wanted, deal, hurried, searches
from getaway.places.place import Place
from getaway.places.remote import RemoteTable, join
from getaway.table.entries import TALK_SECONDS
from getaway.table.wording import clean_name
from getaway.table_bots.pool import PoolSettings
from getaway.words import bot_names

MOST_SEATS = 8  # at once: each local table has processes of its own
IDLE_SECONDS = 3600.0  # a seat that was not used for so long makes room for others
KEY_BYTES = 12


class Seats:
    """The seats by their keys."""

    def __init__(
        self,
        lang: str,
        *,
        server: str = "",
        is_open: bool = False,
        settings: PoolSettings | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lang = lang
        self._server = (
            Caller(server).address if server else ""
        )  # where tables are made, if they are not to stand on this machine
        self._is_open = is_open  # may others than the owner of this process come through the door?
        self._settings = settings
        self._clock = clock
        self._taken: dict[str, Sitting] = {}

    def find(self, key: str) -> Sitting:
        """The seat of a key."""
        sitting = self._taken.get(key)
        if sitting is None:
            raise BadInput("There's no such seat. Get one with start_table or join_table.")
        sitting.used_at = self._clock()
        return sitting

    async def start(
        self,
        name: str,
        players: int | None,
        bots: str | None,
        person: str,
        seed: int,
        options: dict[str, Value],
    ) -> str:
        """A new game against bots, here or at the server; the key of the seat."""
        game = find(name)
        seats = players if players is not None else game.players[-1] - 1
        game.check_players(seats)
        level = usual(game) if bots is None else bots
        await self._make_room()
        if self._server:
            place: Place = await self._join(self._server, "", game, person, seats, level, options)
        else:
            place = self._deal(game, seats, level, person, seed, options)
        return await self._sit(place)

    def _deal(
        self, game: Game, players: int, bots: str, person: str, seed: int, options: dict[str, Value]
    ) -> LocalTable:
        if not bots:
            raise BadInput(f"A table on this machine needs bots, such as {usual(game)}.")
        check_local(game, bots)
        wanted = Wanted(
            game.name,
            players,
            bots,
            clean_name(person),
            seed,
            options,
            "",
            "standard",
            None,
            bot_names(self.lang),
        )
        # Whoever plays here needs no pauses to follow, and bots that do not look ahead no compiled rules.
        settings = self._settings or replace(hurried(game.name), warm_up=searches(bots))
        return LocalTable(*deal(wanted), bot_pause=0.0, settings=settings)

    async def join(self, link: str, person: str) -> str:
        """A seat at somebody's table; its key."""
        if urlsplit(link).scheme not in ("http", "https"):
            raise BadInput(f"{link!r} isn't the link of a table, which begins with http:// or https://.")
        if self._is_open and Caller(link).address != self._server:
            # Nobody from outside sends this machine to an address of their own choice.
            where = self._server or "the server that --server names"
            raise BadInput(f"You can only join tables of {where} here.")
        await self._make_room()
        # What is played there, and how, the table says itself.
        game = find(REGISTRY.first())
        return await self._sit(await self._join("", link, game, person, game.players[0], "", {}))

    async def _join(
        self,
        server: str,
        link: str,
        game: Game,
        person: str,
        players: int,
        bots: str,
        options: dict[str, Value],
    ) -> RemoteTable:
        def call() -> RemoteTable:
            return join(
                server,
                link,
                name=person,
                lang=self.lang,
                game=game.name,
                players=players,
                bots=bots,
                options=game.read_options(options, players),
                talk_seconds=TALK_SECONDS,
            )

        # It waits for the server, and nobody else should wait with it.
        return await asyncio.to_thread(call)

    async def _sit(self, place: Place) -> str:
        sitting = Sitting(place, self.lang)
        try:
            await sitting.open()
        except BaseException:
            await sitting.close()
            raise
        key = secrets.token_urlsafe(KEY_BYTES)
        sitting.used_at = self._clock()
        self._taken[key] = sitting
        return key

    async def _make_room(self) -> None:
        """Those that nobody has used for long go first; then there is room, or there is not."""
        for key, sitting in list(self._taken.items()):
            if self._clock() - sitting.used_at > IDLE_SECONDS:
                await self.leave(key)
        if len(self._taken) >= MOST_SEATS:
            raise BadInput(f"All {MOST_SEATS} seats are taken. Give one back with leave_table.")

    async def leave(self, key: str) -> None:
        """Give a seat up."""
        sitting = self.find(key)
        del self._taken[key]
        await sitting.close()

    async def close(self) -> None:
        """Everybody leaves."""
        for key in list(self._taken):
            await self.leave(key)


def check_local(game: Game, bots: str) -> None:
    """Refuse a bot that nobody may ask for from outside: it would load a module, or cost money."""
    if is_offered(bots):
        return
    if is_model(bots):
        raise BadInput(f"{bots} isn't offered here: GETAWAY_MODELS lists the models you can ask for.")
    if ":" in bots:
        raise BadInput(f"Your own bots play in the arena: getaway arena {game.name} {bots} {usual(game)}.")
    check_level(game, bots)
