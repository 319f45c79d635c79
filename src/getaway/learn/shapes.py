"""What a lesson tells a door, and what it takes: the parts that cross the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.kernel.sentence import Sentence
from getaway.kernel.talk import Statement
from getaway.table.shapes import Shown

Where = Annotated[str, Meta(max_length=40)]


class Taken(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Every move of a learner says what it is."""


class LessonAct(Taken, frozen=True, kw_only=True, tag="act"):
    """Does an action at the table."""

    action: Annotated[int, Meta(ge=0, le=2**31)]


class LessonPoint(Taken, frozen=True, kw_only=True, tag="point"):
    """Points at something."""

    at: Where


class LessonSay(Taken, frozen=True, kw_only=True, tag="say"):
    """Says a statement."""

    statement: Statement


class LessonGo(Taken, frozen=True, kw_only=True, tag="go"):
    """Has read it; go on."""


LessonMove = LessonAct | LessonPoint | LessonSay | LessonGo


class Pointer(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be pointed at."""

    at: str
    label: Sentence


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """What the guide says now, and what he waits for."""

    id: str  # empty: nothing but to read on
    number: int  # of the learner's steps, from 0
    count: int  # of them
    kind: Literal["do", "point", "say", "go"]
    say: str  # a message; `.do` is what to do, where there is something to do
    anchors: list[str]  # what is to be done
    looks: list[str]  # what is to be looked at
    teaches: list[str]  # rules
    pointers: list[Pointer]
    right: LessonMove  # what leads on, for who wants to be shown
    offer: list[Sentence]  # what is to be said, in words


class LessonFrame(msgspec.Struct, frozen=True, kw_only=True):
    """The table at one moment, and the scene that it is of: every scene has a table of its own."""

    scene: int
    shown: Shown


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """Where a lesson stands after a move: what happened on the way, and what comes now.

    The last of `frames` is the table as it is now. A move that leads off the path is played all the same:
    then `answer` says why it is taken back, `frames` is what it would have brought, and `back` is the table
    as it was.
    """

    moves: list[LessonMove]  # that count; the next request begins with them
    frames: list[LessonFrame]
    step: LessonStep | None  # None: the lesson is done
    answer: str | None
    back: LessonFrame | None
