"""All games of a guest over HTTP, in one list and in one file; and how a guest is deleted."""

from __future__ import annotations

from functools import partial
from typing import Annotated, cast

import msgspec
from litestar import Response, delete, get
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from getaway import __version__
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from getaway.store.mine import MyTable
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.web.archive_worker import Question
from getaway.web.guests import Asked, guest_of, known
from getaway.web.hub import Hub
from getaway.web.identity import COOKIE
from getaway.web.live import LiveTable
from getaway.web.mailbox import now_ms
from getaway.web.messages import encode
from getaway.web.mine_shapes import Deleted, Export, ExportedGame, MyGame, MyGames, RulesOf, Written
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import TableReply
from getaway.web.tables import table_of

RUNNING, OVER = ("lobby", "talk", "play"), ("over",)
MOST_RUNNING, A_PAGE = 100, 30
MOST_LEFT = 100_000
MOST_SKIPPED = 100_000
TOGETHER = 200

Skip = Annotated[int, Parameter(ge=0, le=MOST_SKIPPED)]


def rules_of(made: log.Created) -> RulesOf:
    """Whether a game can be judged, only be looked at, or not even that."""
    if made.game not in REGISTRY:
        return "gone"
    game = find(made.game)
    if made.version == game.version:
        return "now"
    return "older" if game.options_of(made.version, made.options) is not None else "gone"


def _game(found: MyTable) -> MyGame:
    made = log.read(found.made)
    assert isinstance(made, log.Created)
    card = msgspec.json.decode(found.card, type=TableReply)
    ended = found.moved_at if card.outcome is None else card.outcome.at
    # The review of a game keeps its chances; until it is finished there are none.
    line = None if found.line is None else msgspec.json.decode(found.line, type=list[list[float]])
    chances = None if line is None else [point[found.seats[0]] for point in line]
    return MyGame(card, found.seats, ended, rules_of(made), chances)


def _was_played(game: MyGame) -> bool:
    """Was it not closed in the lobby?"""
    outcome = game.card.outcome
    return outcome is None or bool(outcome.payoffs) or game.rules != "now"


@get("/api/guest/games", responses=besides(401), security=[{"guest": []}])
async def list_games(request: Asked, state: State, skip: Skip = 0) -> MyGames:
    """My games: all that run, and a page of those that are over, after the first `skip` of them."""
    hub: Hub = state.hub
    guest = await guest_of(request, hub)
    for live in [live for live in hub.tables.values() if live.table.seats_of(guest)]:
        # Whoever comes from a game that has just ended finds it here.
        await live.listed()
    running = await hub.mine.games(guest, RUNNING, MOST_RUNNING) if skip == 0 else []
    over = await hub.mine.games(guest, OVER, A_PAGE + 1, skip)
    return MyGames(
        [_game(found) for found in running],
        [game for game in map(_game, over[:A_PAGE]) if _was_played(game)],
        skip + A_PAGE if len(over) > A_PAGE else None,
    )


@get("/api/guest/export", responses=besides(401), security=[{"guest": []}])
async def export(request: Asked, state: State) -> Response[Export]:
    """All that is kept of me, as one file: my games with what I wrote in them, and where I am in lessons."""
    hub: Hub = state.hub
    guest = await known(request, hub)
    games: list[ExportedGame] = []
    for phase in (RUNNING, OVER):
        read = 0
        while found := await hub.mine.games(guest.guest, phase, TOGETHER, read):
            games += [await _exported(hub, guest.guest, one) for one in found]
            read += len(found)
    lessons = [f"{game}/{lesson}" for game, lesson, done, _ in await hub.queries.lessons(guest.guest) if done]
    whole = Export("getaway-guest-1", __version__, now_ms(), guest.name, guest.language, games, lessons)
    headers = {"content-disposition": 'attachment; filename="getaway.json"'}
    return Response(cast(Export, encode(whole)), media_type="application/json", headers=headers)


async def _exported(hub: Hub, guest: str, found: MyTable) -> ExportedGame:
    game = _game(found)
    said = [Written(at, text) for at, text in await hub.mine.said(guest, game.card.table)]
    return ExportedGame(game, said, await _file(hub, game))


async def _file(hub: Hub, game: MyGame) -> JsonObject | None:
    """The file of a game; None while it runs, was never played, or is of rules that are gone."""
    if game.card.phase != "over" or game.rules == "gone" or not _was_played(game):
        return None
    try:
        return cast(JsonObject, msgspec.Raw(await hub.archive.ask(Question(game.card.table, "file"))))
    except (NotNow, BadInput, NotFoundException):
        return None


@delete("/api/guest", status_code=200, responses=besides(401, 409, *CHANGING), security=[{"guest": []}])
async def forget_me(request: Asked, state: State, said: bool = False) -> Response[Deleted]:
    """Delete me: name, identity and list, on all devices; with `said` also what I wrote in talk.

    A bot plays on in my running games. Others keep their games, with "somebody" in my seat.
    """
    hub: Hub = state.hub
    guest = (await known(request, hub)).guest
    running = [_game(found).card.table for found in await hub.mine.games(guest, RUNNING, MOST_LEFT)]
    for name in running:
        await _stand_up(await table_of(hub, name), guest)
    tables = await hub.mine.tables_naming(guest)
    await hub.devices.sign_out_others(guest)
    # Once more after all tables were let go: what one of them was just writing goes as well.
    for _ in range(2):
        await hub.mine.forget(guest, tables, said=said)
        for name in tables:
            hub.read_again(name)
    gone = Cookie(key=COOKIE, value="", path=hub.settings.root or "/", max_age=0)
    return Response(Deleted(len(tables), len(running)), cookies=[gone])


async def _stand_up(live: LiveTable, guest: str) -> None:
    """Leave all seats at a table; before the deal they are free then, later a bot has them."""
    for seat in [] if live.table.ended else list(live.table.seats_of(guest)):
        await live.ask(partial(requests.leave, live.table, guest, seat))
