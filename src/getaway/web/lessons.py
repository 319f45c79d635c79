"""Lessons over HTTP. A lesson is played by the rules for every request anew: nothing of it is kept here.

What a learner has done is the learner's own to send; for a guest it is kept, to go on with elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from litestar import get, post, put
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from getaway.games import REGISTRY
from getaway.kernel.errors import BadInput
from getaway.learn.lesson import LEARNER, Lesson, lessons_of
from getaway.learn.run import Run, run, show
from getaway.learn.shapes import LessonMove, LessonShown
from getaway.table.shapes import Composed, RefusedDeed
from getaway.table.wording import clean_name, told_apart
from getaway.table_bots.engines import plain_engine
from getaway.web.guests import Asked, guest_of, known
from getaway.web.hub import Hub
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import LessonAsked, LessonCompose, LessonKept, LessonProgress
from getaway.web.tables import TableName

T = TypeVar("T")
encode, decode = msgspec.json.encode, msgspec.json.Decoder(list[LessonMove]).decode


def _lesson(game: str, id: str) -> Lesson:
    found = lessons_of(game) if game in REGISTRY else ()
    for lesson in found:
        if lesson.id == id:
            return lesson
    raise NotFoundException("there is no such lesson")


def _names(lesson: Lesson, given: Sequence[str]) -> list[str]:
    """The names at the table: the learner's gives way, if it is somebody else's too."""
    seats = max(scene.players for scene in lesson.scene)
    if len(given) < seats:
        raise BadInput(f"`names` has to name {seats} players.")
    own, *others = map(clean_name, given)
    return [told_apart(own, others), *others]


def _with_run(lesson: Lesson, asked: LessonAsked | LessonCompose, wanted: Callable[[Run], T]) -> T:
    return wanted(run(lesson, plain_engine, _names(lesson, asked.names), asked.moves))


@post(
    "/api/learn/{game:str}/{lesson:str}",
    status_code=200,
    responses=besides(404, 409, *CHANGING),
    sync_to_thread=True,
)
def play_lesson(game: TableName, lesson: TableName, data: LessonAsked) -> LessonShown:
    """Where a lesson stands after the moves that count and one that is tried."""
    found = _lesson(game, lesson)
    return show(found, plain_engine, _names(found, data.names), data.moves, data.move)


@post(
    "/api/learn/{game:str}/{lesson:str}/why-not",
    status_code=200,
    responses=besides(404, 409, *CHANGING),
    sync_to_thread=True,
)
def show_refusals(game: TableName, lesson: TableName, data: LessonAsked) -> list[RefusedDeed]:
    """What could be pointed at now and may not be done, and the rule."""

    def refusals(now: Run) -> list[RefusedDeed]:
        return now.stand.report.refusals(LEARNER) if LEARNER in now.stand.play.asked else []

    return _with_run(_lesson(game, lesson), data, refusals)


@post(
    "/api/learn/{game:str}/{lesson:str}/compose",
    status_code=200,
    responses=besides(404, 409, *CHANGING),
    sync_to_thread=True,
)
def compose_statement(game: TableName, lesson: TableName, data: LessonCompose) -> Composed:
    """What the learner may say, beginning with a draft."""

    def composed(now: Run) -> Composed:
        if now.stand.table.ledger is None:
            raise BadInput("Nothing said in this game has a meaning.")
        return now.stand.report.composed("lesson", LEARNER, data.draft)

    return _with_run(_lesson(game, lesson), data, composed)


@get("/api/learn/progress", responses=besides(401), security=[{"guest": []}])
async def show_progress(request: Asked, state: State) -> list[LessonProgress]:
    """What I have learnt, and where I am."""
    hub: Hub = state.hub
    kept = await hub.queries.lessons(await guest_of(request, hub))
    return [LessonProgress(game, lesson, done, decode(moves)) for game, lesson, done, moves in kept]


@put(
    "/api/learn/{game:str}/{lesson:str}/progress",
    status_code=200,
    responses=besides(401, 404, *CHANGING),
    security=[{"guest": []}],
)
async def keep_progress(
    request: Asked, state: State, game: TableName, lesson: TableName, data: LessonKept
) -> LessonProgress:
    """Keep where I am in a lesson. What was learnt once stays learnt."""
    hub: Hub = state.hub
    guest, found = await known(request, hub), _lesson(game, lesson)
    moves = encode(data.moves).decode()
    done = await hub.queries.keep_lesson(guest.guest, found.game, found.id, data.done, moves)
    return LessonProgress(found.game, found.id, done, data.moves)
