"""The application: handlers, errors, what it tells about itself. `Guard` stands around it."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol, cast

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from getaway import __version__
from getaway.games import REGISTRY
from getaway.kernel.errors import BadInput, Refusal
from getaway.learn.lesson import lessons_of
from getaway.review.puzzles import puzzles_of
from getaway.store.trouble import trouble_of
from getaway.table.refusals import NotNow
from getaway.table.requests import reason_of
from getaway.web import (
    branches,
    guests,
    lessons,
    mine,
    numbers,
    page,
    previews,
    puzzles,
    ratings,
    replays,
    subscribing,
    tables,
)
from getaway.web.addresses import is_loopback
from getaway.web.bodies import ReadableRequest
from getaway.web.door import Door
from getaway.web.guard import App, Guard, name_in
from getaway.web.guests import Asked
from getaway.web.hub import Hub
from getaway.web.logs import note
from getaway.web.mailbox import TROUBLES
from getaway.web.makers import TooMany
from getaway.web.replies import SECURITY, RefusedReply, Wrong, besides
from getaway.web.settings import LOOPBACK, Settings
from getaway.web.shapes import HealthReply
from getaway.words import LANGUAGES, Words, bot_names

MOST_BYTES = 64 * 1024
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")  # by a proxy


@get(
    "/healthz",
    responses={**besides(), 503: ResponseSpec(HealthReply, description="The log takes nothing now.")},
)
async def show_health(state: State) -> Response[HealthReply]:
    """Is the server there, and does the log take what is written to it?"""
    hub: Hub = state.hub
    status, code = ("ok", 200) if await hub.pulse.is_well() else ("failing", 503)
    return Response(HealthReply(status, __version__, hub.pool.compiled), status_code=code)


def _may_see_numbers(asked: Asked, token: str) -> bool:
    """Is it the host who asks: from this machine and through no proxy, or with the token?"""
    given = asked.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    is_passed_on = any(name in asked.headers for name in PASSED_ON)
    is_near = asked.client is not None and is_loopback(asked.client.host)
    return is_near and not is_passed_on and name_in(asked.headers.get("host", "")) in LOOPBACK


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    responses={**besides(), 403: ResponseSpec(Wrong, description="The numbers are for the host alone.")},
)
async def show_metrics(request: Asked, state: State) -> str:
    """Numbers for Prometheus: on the server's own machine, or with the token that its host has set."""
    hub: Hub = state.hub
    if not _may_see_numbers(request, hub.settings.metrics_token):
        raise PermissionDeniedException("the numbers are for the host of this server")
    return hub.metrics.text(
        tables=len(hub.tables),
        sockets=hub.sockets,
        connections=hub.porter.open,
        connections_cut=hub.porter.cut,
        connections_turned_away=hub.porter.turned_away,
        appends=hub.journal.appends,
        append_batches=hub.journal.batches,
        append_queue=hub.journal.depth,
        pool_queue=hub.pool.waiting,
        thoughts_short_of_time=hub.pool.short,
        decisions_of_another_bot=hub.pool.replaced,
        loop_longest_stall_ms=round(1000 * hub.watchdog.longest),
        loop_longest_work_ms=round(1000 * hub.watchdog.longest_work),
        loop_stall=hub.watchdog.stalls,
    )


def _refused(_: Asked, error: NotNow | Refusal) -> Response[RefusedReply]:
    reason, rule = reason_of(error)
    detail = Words(None, "en").say(reason) if rule is None else reason.message
    status = 429 if isinstance(error, TooMany) else 409
    body = RefusedReply(status, detail, reason, rule)
    return Response(body, status_code=status, media_type=MediaType.JSON)


def _bad_input(_: Asked, error: BadInput) -> Response[Wrong]:
    return Response(Wrong(400, str(error)), status_code=400, media_type=MediaType.JSON)


def _failed(asked: Asked, error: Exception) -> Response[Wrong]:
    """A bug, or a machine out of something. The log says what; who asked is told that it was not them."""
    note("request failed", error=error, method=asked.method)
    body = Wrong(500, "Internal Server Error")
    return Response(body, status_code=500, media_type=MediaType.JSON)


def _stuck(asked: Asked, error: Exception) -> Response[RefusedReply] | Response[Wrong]:
    """The database takes nothing now: that is said in words."""
    trouble = trouble_of(error)
    if trouble is None:
        return _failed(asked, error)
    note("database takes nothing", error=error, method=asked.method)
    reason = NotNow(TROUBLES[trouble]).reason
    body = RefusedReply(503, Words(None, "en").say(reason), reason, None)
    return Response(body, status_code=503, media_type=MediaType.JSON)


HANDLERS = (
    page.show_page,
    page.show_linked_page,
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
    subscribing.show_key,
    subscribing.subscribe,
    subscribing.unsubscribe,
    mine.list_games,
    mine.export,
    mine.forget_me,
    ratings.show_ratings,
    ratings.keep_wish,
    ratings.show_player,
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
    numbers.seal_number,
    numbers.tell_number,
    numbers.show_chance,
    replays.download,
    replays.show_story,
    replays.show_step,
    puzzles.list_puzzles,
    puzzles.show_puzzle,
    puzzles.show_hint,
    puzzles.try_puzzle,
    replays.show_review,
    replays.ask_for_review,
    replays.download_review,
    previews.show_picture,
    branches.branch_off,
    branches.list_branches,
    lessons.play_lesson,
    lessons.show_refusals,
    lessons.compose_statement,
    lessons.show_progress,
    lessons.keep_progress,
)


class Describes(Protocol):
    """The part of Litestar that knows how the interface is described."""

    def provide_openapi_schema(self) -> dict[str, object]:
        """Made once, and kept."""


class Described(JsonRenderPlugin):
    """The description of the interface, written once."""

    _written = b""

    def write(self, app: Litestar) -> None:
        plugin = cast(Describes, app.plugins.get("OpenAPIPlugin"))
        self._written = msgspec.json.encode(plugin.provide_openapi_schema())

    def render(self, request: Asked, openapi_schema: dict[str, object]) -> bytes:
        return self._written


def read_ahead(app: Litestar, described: Described, root: str) -> None:
    """Have in memory what the first visitors ask for: while it is read everybody else would wait."""
    page.read_all(root)
    for game in REGISTRY.values():
        lessons_of(game.name)
        puzzles_of(game)
    # What refusals are said with, and what the interface tells of itself.
    Words(None, "en")
    described.write(app)
    previews.read_ahead()
    for lang in LANGUAGES:
        bot_names(lang)


def make_app(settings: Settings, hub: Hub | None = None) -> tuple[App, Hub]:
    """The guarded application, and the hub behind it."""
    hub = hub or Hub(settings)
    described = Described()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        reading = asyncio.create_task(asyncio.to_thread(read_ahead, app, described, settings.root))
        await hub.start()
        await reading
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
            SQLAlchemyError: _stuck,
            OSError: _stuck,
            500: _failed,
        },
        request_class=ReadableRequest,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Getaway",
            version=__version__,
            path="/schema",
            components=SECURITY,
            render_plugins=[described],
        ),
        logging_config=None,
    )
    return Guard(Door(app, hub), settings), hub
