"""The application: handlers, errors, what it tells about itself. `Guard` stands around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from getaway import __version__
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput, Refusal
from getaway.table.refusals import NotNow
from getaway.table.requests import reason_of
from getaway.web import guests, lessons, page, replays, tables
from getaway.web.door import Door
from getaway.web.guard import App, Guard
from getaway.web.guests import Asked
from getaway.web.hub import Hub
from getaway.web.logs import note
from getaway.web.replies import SECURITY, RefusedReply, Wrong, besides
from getaway.web.settings import Settings
from getaway.web.shapes import HealthReply
from getaway.words import Words

MOST_BYTES = 64 * 1024


@get(
    "/healthz",
    responses={**besides(), 503: ResponseSpec(HealthReply, description="The log takes nothing now.")},
)
async def show_health(state: State) -> Response[HealthReply]:
    """Is the server there, and does the log take what is written to it?"""
    hub: Hub = state.hub
    status, code = ("failing", 503) if hub.journal.is_failing else ("ok", 200)
    return Response(HealthReply(status, __version__, hub.pool.compiled), status_code=code)


@get("/metrics", media_type=MediaType.TEXT, responses=besides())
async def show_metrics(state: State) -> str:
    """Numbers for Prometheus."""
    hub: Hub = state.hub
    return hub.metrics.text(
        tables=len(hub.tables),
        sockets=hub.sockets,
        appends=hub.journal.appends,
        append_batches=hub.journal.batches,
        append_queue=hub.journal.depth,
        pool_queue=hub.pool.waiting,
        thoughts_short_of_time=hub.pool.short,
        decisions_of_another_bot=hub.pool.replaced,
        loop_longest_stall_ms=round(1000 * hub.watchdog.longest),
        loop_stall=hub.watchdog.stalls,
    )


def _refused(_: Asked, error: NotNow | Refusal) -> Response[RefusedReply]:
    reason, rule = reason_of(error)
    # Words of the program are the same with any game.
    detail = Words(find(REGISTRY.first()), "en").say(reason) if rule is None else reason.message
    body = RefusedReply(409, detail, reason, rule)
    return Response(body, status_code=409, media_type=MediaType.JSON)


def _bad_input(_: Asked, error: BadInput) -> Response[Wrong]:
    return Response(Wrong(400, str(error)), status_code=400, media_type=MediaType.JSON)


def _failed(asked: Asked, error: Exception) -> Response[Wrong]:
    """A bug, or a machine out of something. The log says what; who asked is told that it was not them."""
    note("request failed", error=error, method=asked.method)
    body = Wrong(500, "Internal Server Error")
    return Response(body, status_code=500, media_type=MediaType.JSON)


HANDLERS = (
    page.show_page,
    page.show_asset,
    page.show_file,
    page.show_manifest,
    page.show_game_file,
    show_health,
    show_metrics,
    guests.show_guest,
    guests.keep_guest,
    guests.make_link,
    guests.look_at_link,
    guests.follow_link,
    guests.list_others,
    guests.change_back,
    guests.sign_out_others,
    tables.list_games,
    tables.show_rules,
    tables.list_tables,
    tables.list_mine,
    tables.make_table,
    tables.show_table,
    tables.close_table,
    tables.show_view,
    tables.sit_down,
    tables.stand_up,
    tables.hand_over,
    tables.start_game,
    tables.play_again,
    replays.download,
    replays.show_story,
    replays.show_step,
    lessons.play_lesson,
    lessons.show_refusals,
    lessons.compose_statement,
    lessons.show_progress,
    lessons.keep_progress,
)


def make_app(settings: Settings, hub: Hub | None = None) -> tuple[App, Hub]:
    """The guarded application, and the hub behind it."""
    hub = hub or Hub(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = Litestar(
        route_handlers=HANDLERS,
        state=State({"hub": hub}),
        lifespan=[running],
        exception_handlers={
            NotNow: _refused,
            Refusal: _refused,
            BadInput: _bad_input,
            NotFoundException: page.lost,
            500: _failed,
        },
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Getaway",
            version=__version__,
            path="/schema",
            components=SECURITY,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Guard(Door(app, hub), settings), hub
