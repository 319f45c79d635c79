"""Finished games over HTTP: the whole file, and any step from any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.datastructures import State

from getaway.company.engines import plain_engine
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.table.refusals import NotNow
from getaway.table.replay import GameFile, Replay, file_of, told, view_at
from getaway.web.shapes import StepReply
from getaway.web.tables import EntryNumber, SeatNumber, TableName, table_of

if TYPE_CHECKING:
    from getaway.web.hub import Hub


async def _file(hub: Hub, name: str) -> GameFile:
    """The file of a game that is over. While it runs nobody gets more than `hide` gives."""
    live = await table_of(hub, name)
    if not live.table.ended or live.table.play is None:
        raise NotNow("table-not-over")
    return file_of(live.table, await hub.stored(name))


@get("/api/tables/{table:str}/replay")
async def download(state: State, table: TableName) -> Response[GameFile]:
    """The game as one file, for `getaway replay`."""
    file = await _file(state.hub, table)
    headers = {"content-disposition": f'attachment; filename="{file.game}.json"'}
    return Response(file, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay/{step:int}")
async def show_step(
    state: State, table: TableName, step: EntryNumber, seat: SeatNumber | None = None
) -> StepReply:
    """A step of the game; seen from a seat, or as a spectator saw it."""
    file = await _file(state.hub, table)
    if seat is not None and not 0 <= seat < file.players:
        raise BadInput(f"There is no seat {seat}; there are 0 to {file.players - 1}.")
    replay = Replay(file, plain_engine)
    at = replay.at(step)
    events = [sentence.json() for sentence in told(at, NOBODY if seat is None else seat)]
    return StepReply(step, replay.steps, at.n, seat, view_at(at, seat), events)
