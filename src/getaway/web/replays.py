"""Finished games over HTTP: the whole file, and any step from any seat. Another process plays them again."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State

from getaway.review.shapes import Review
from getaway.table.replay import GameFile
from getaway.web.archive_worker import Question
from getaway.web.hub import Hub
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import ReviewReply, StepReply, StoryReply
from getaway.web.tables import EntryNumber, SeatNumber, TableName


class Titled(msgspec.Struct):
    """As much of a game's file as its name needs."""

    game: str


@get("/api/tables/{table:str}/replay", responses=besides(404, 409))
async def download(state: State, table: TableName) -> Response[GameFile]:
    """The game as one file, for `getaway replay`."""
    hub: Hub = state.hub
    packed = await hub.archive.ask(Question(table, "file"))
    game = msgspec.json.decode(packed, type=Titled).game
    headers = {"content-disposition": f'attachment; filename="{game}.json"'}
    return Response(cast(GameFile, packed), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/review", responses=besides(404, 409))
async def show_review(state: State, table: TableName) -> ReviewReply:
    """How far the review of a finished game is. To look begins nothing."""
    hub: Hub = state.hub
    return await hub.reviews.show(table)


@post("/api/tables/{table:str}/review", status_code=200, responses=besides(404, 409, *CHANGING))
async def ask_for_review(state: State, table: TableName) -> ReviewReply:
    """Have a finished game judged, once; who asks again is told how far it is. What stopped goes on."""
    hub: Hub = state.hub
    return await hub.reviews.ask_for(table)


@get("/api/tables/{table:str}/review/file", responses=besides(404, 409))
async def download_review(state: State, table: TableName) -> Response[Review]:
    """The finished review as one file, as `getaway review --json` writes it."""
    hub: Hub = state.hub
    written = await hub.reviews.whole(table)
    headers = {"content-disposition": 'attachment; filename="review.json"'}
    return Response(cast(Review, written), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/story", responses=besides(404, 409))
async def show_story(state: State, table: TableName, seat: SeatNumber | None = None) -> Response[StoryReply]:
    """All that a game told a seat, or everybody, step by step."""
    hub: Hub = state.hub
    packed = await hub.archive.ask(Question(table, "story", seat=seat))
    return Response(cast(StoryReply, packed), media_type="application/json")


@get("/api/tables/{table:str}/replay/{step:int}", responses=besides(404, 409))
async def show_step(
    state: State,
    table: TableName,
    step: EntryNumber,
    seat: SeatNumber | None = None,
    all_hands: bool = False,
) -> Response[StepReply]:
    """A step of the game; seen from a seat, as a spectator saw it, or with all hands open."""
    hub: Hub = state.hub
    packed = await hub.archive.ask(Question(table, "step", step, seat, all_hands))
    return Response(cast(StepReply, packed), media_type="application/json")
