"""What if, over HTTP: play on from any step of a finished game, from any seat, against bots."""

from __future__ import annotations

import secrets

import msgspec
from litestar import get, post
from litestar.datastructures import State

from getaway.bots.ladder import LEVELS, usual
from getaway.bots.models import is_offered
from getaway.games import find
from getaway.kernel.game import Game
from getaway.store.queries import Guest
from getaway.table import entries as log
from getaway.table.bot_names import known_bot
from getaway.table.branches import Fork, entries_for
from getaway.table.chance import SEED_BYTES
from getaway.table.wording import told_apart
from getaway.web.archive_worker import Question
from getaway.web.guests import Asked, guest_of, known
from getaway.web.hub import Hub
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import NewBranch, TableReply
from getaway.web.tables import TableName, open_table

MOST_LISTED = 50


@post(
    "/api/tables/{table:str}/branches",
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def branch_off(request: Asked, state: State, table: TableName, data: NewBranch) -> TableReply:
    """What if: a new private table goes on from a step of a finished game. Twice with one key makes one."""
    hub: Hub = state.hub
    guest = await known(request, hub)
    packed = await hub.archive.ask(Question(table, "fork", data.step, data.seat))
    fork = msgspec.json.decode(packed, type=Fork)
    seated = _first_entries(fork, find(fork.made.game), guest, data)
    return await open_table(request, hub, guest.guest, seated, data.key)


@get("/api/tables/{table:str}/branches", responses=besides(401), security=[{"guest": []}])
async def list_branches(request: Asked, state: State, table: TableName) -> list[TableReply]:
    """My what-ifs of a game, the newest first."""
    hub: Hub = state.hub
    found = await hub.mine.branches(await guest_of(request, hub), table, MOST_LISTED)
    return [msgspec.json.decode(one.card, type=TableReply) for one in found]


def is_known(bot: str) -> bool:
    """Is this a bot that can be had here? Models come and go with what the host offers."""
    return bot in LEVELS or is_offered(bot)


def _first_entries(fork: Fork, game: Game, guest: Guest, wanted: NewBranch) -> list[log.AnyEntry]:
    """What the log begins with. Nobody else plays here, so the chance is of the server's seed alone.

    Bots keep their level, and where people were there are bots of the level that is wanted.
    """
    level = known_bot(game, wanted.bots or usual(game))
    made = msgspec.structs.replace(
        fork.made,
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        grace=0,
        stand_in=level,
        fair=True,
        by=guest.guest,
    )
    others = [name for seat, name in enumerate(fork.names) if seat != wanted.seat]
    seated = [
        log.Sat(seat=seat, name=told_apart(guest.name, others), guest=guest.guest)
        if seat == wanted.seat
        else log.Sat(seat=seat, name=name, bot=bot if is_known(bot) else level)
        for seat, (name, bot) in enumerate(zip(fork.names, fork.bots, strict=True))
    ]
    return entries_for(fork, made, seated)
