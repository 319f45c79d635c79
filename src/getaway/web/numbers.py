"""The numbers that seats add to the chance, over HTTP: sealed, told for the deal, shown after the end."""

from __future__ import annotations

from typing import cast

from litestar import Response, get, post
from litestar.datastructures import State

from getaway.table import dealing
from getaway.table.proof import Proof
from getaway.web.archive_worker import Question
from getaway.web.guests import Asked, guest_of
from getaway.web.hub import Hub
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import Entered, Sealing, Telling
from getaway.web.tables import SeatNumber, TableName, table_of


@post(
    "/api/tables/{table:str}/seats/{seat:int}/seal",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def seal_number(
    request: Asked, state: State, table: TableName, seat: SeatNumber, data: Sealing
) -> Entered:
    """Fix the number that my seat adds to the chance, without telling it."""
    hub: Hub = state.hub
    guest, live = await guest_of(request, hub), await table_of(hub, table)
    if seat in live.table.seats_of(guest) and live.table.numbers.seals[seat] == data.seal:
        # A resend.
        return Entered(table, live.table.n)
    return Entered(table, await live.ask(lambda: dealing.seal_number(live.table, guest, seat, data.seal)))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/number",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def tell_number(
    request: Asked, state: State, table: TableName, seat: SeatNumber, data: Telling
) -> Entered:
    """Tell the number that my seat has sealed, when the deal waits for it."""
    hub: Hub = state.hub
    guest, live = await guest_of(request, hub), await table_of(hub, table)
    if seat in live.table.seats_of(guest) and live.table.numbers.opened[seat] == data.number:
        return Entered(table, live.table.n)
    return Entered(table, await live.ask(lambda: dealing.open_number(live.table, guest, seat, data.number)))


@get("/api/tables/{table:str}/chance", responses=besides(404, 409))
async def show_chance(state: State, table: TableName) -> Response[Proof]:
    """How the chance of a finished game was made, to be worked out again."""
    hub: Hub = state.hub
    packed = await hub.archive.ask(Question(table, "chance"))
    return Response(cast(Proof, packed), media_type="application/json")
