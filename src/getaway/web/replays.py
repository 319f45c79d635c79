"""Finished games over HTTP: the whole file, and any step from any seat."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.datastructures import State

from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.table.refusals import NotNow
from getaway.table.replay import GameFile, Replay, file_of, open_view_at, told, view_at
from getaway.table_bots.engines import plain_engine
from getaway.web.replies import besides
from getaway.web.shapes import StepReply, StepTold, StoryReply
from getaway.web.tables import EntryNumber, SeatNumber, TableName, table_of

if TYPE_CHECKING:
    from getaway.web.hub import Hub


async def _file(hub: Hub, name: str) -> GameFile:
    """The file of a game that is over. While it runs nobody gets more than `hide` gives."""
    live = await table_of(hub, name)
    if not live.table.ended or live.table.play is None:
        raise NotNow("table-not-over")
    return file_of(live.table, await hub.stored(name))


@get("/api/tables/{table:str}/replay", responses=besides(404, 409))
async def download(state: State, table: TableName) -> Response[GameFile]:
    """The game as one file, for `getaway replay`."""
    file = await _file(state.hub, table)
    headers = {"content-disposition": f'attachment; filename="{file.game}.json"'}
    return Response(file, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/story", responses=besides(404, 409))
async def show_story(state: State, table: TableName, seat: SeatNumber | None = None) -> StoryReply:
    """All that a game told a seat, or everybody, step by step."""
    file = await _file(state.hub, table)
    viewer = _seat_of(file, seat)
    steps: list[StepTold] = []
    for at in Replay(file, plain_engine).tables():
        steps.append(StepTold(at.n, told(at, viewer)))
        if len(steps) % 50 == 0:
            # A long game must not hold up the other tables.
            await asyncio.sleep(0)
    return StoryReply(file.game, file.players, file.names, file.options, steps)


def _seat_of(file: GameFile, seat: int | None) -> int:
    if seat is not None and not 0 <= seat < file.players:
        raise BadInput(f"`seat` is a number from 0 to {file.players - 1}, not {seat}.")
    return NOBODY if seat is None else seat


@get("/api/tables/{table:str}/replay/{step:int}", responses=besides(404, 409))
async def show_step(
    state: State,
    table: TableName,
    step: EntryNumber,
    seat: SeatNumber | None = None,
    all_hands: bool = False,
) -> StepReply:
    """A step of the game; seen from a seat, as a spectator saw it, or with all hands open."""
    file = await _file(state.hub, table)
    viewer = _seat_of(file, seat)
    replay = Replay(file, plain_engine)
    at = replay.at(step)
    view = open_view_at(at) if all_hands else view_at(at, seat)
    return StepReply(step, replay.steps, at.n, seat, view, told(at, viewer))
