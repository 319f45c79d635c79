"""What the picture of a link shows, in words: the game, who sits there, how they stand, what was done.

Only what everybody with the link may know: of a game that runs who plays, of one that is over its review.
A table that is not open to all shows nothing until its game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from getaway.games import REGISTRY, find
from getaway.kernel.sentence import Sentence, counted, restored
from getaway.review.shapes import Grade, Point, Review, Verdict
from getaway.web.shapes import TableReply
from getaway.words import Words

Known = Literal["open", "knew"]
# What our typefaces can draw (scripts/fonts.py): the alphabets of Europe.
LETTERS = frozenset(
    chr(code)
    for part in (
        *(range(0x20, 0x7F), range(0xA0, 0x180), range(0x218, 0x21C), range(0x400, 0x460)),
        *(range(0x2013, 0x2015), range(0x2018, 0x201B), range(0x201C, 0x201F)),
        (0x2022, 0x2026, 0x202F, 0x2039, 0x203A, 0x2116, 0x2212),
    )
    for code in part
)


class Wanted(msgspec.Struct, frozen=True):
    """What a link leads to."""

    step: int | None = None  # None: the end
    seat: int | None = None
    view: Known = "open"


class Row(msgspec.Struct, frozen=True):
    """A seat: who sits there, and how they stand or how it ended for them."""

    seat: int
    name: str
    ending: str = ""
    reason: str = ""
    has_won: bool = False
    chance: int | None = None  # in hundredths
    is_mine: bool = False
    is_free: bool = False


class Mark(msgspec.Struct, frozen=True):
    """A mistake on the line of a seat."""

    step: int
    seat: int
    grade: Grade
    is_here: bool


class Line(msgspec.Struct, frozen=True):
    """Everybody's chances."""

    steps: int
    step: int
    equal: float
    points: list[tuple[int, list[float]]]
    marks: list[Mark]
    is_in_stairs: bool  # each seat's line moves only with its own decisions


class Move(msgspec.Struct, frozen=True):
    """What was done at the step, and what would have been better."""

    text: str
    better: str
    grade: Grade | None


class Scene(msgspec.Struct, frozen=True):
    """All that a picture shows."""

    title: str
    about: str
    rows: list[Row] = []
    line: Line | None = None
    caption: str = ""  # what the line says
    move: Move | None = None
    is_house: bool = False


def house(lang: str) -> Scene:
    """The house itself: nothing is told of any table."""
    words = Words(None, lang)
    return Scene(title="Getaway", about=words.text("page-description"), is_house=True)


def is_shown(card: TableReply) -> bool:
    """May the preview of a link tell anything of this table?"""
    was_played = card.outcome is not None and bool(card.outcome.payoffs)
    return card.game in REGISTRY and (was_played if card.phase == "over" else card.public)


def scene_of(card: TableReply, review: Review | None, wanted: Wanted, lang: str) -> Scene:
    """What the picture of a link to a table shows."""
    if not is_shown(card):
        return house(lang)
    words = Words(find(card.game), lang, names_of(card, lang))
    if card.phase != "over":
        about = words.text("preview-open" if card.phase == "lobby" else "preview-running")
        return Scene(title=words.text("poster"), about=about, rows=_sitting(card, words))
    if review is None:
        return Scene(title=words.text("poster"), about=words.text("preview-over"), rows=_ended(card, words))
    step = review.steps if wanted.step is None else min(wanted.step, review.steps)
    here = point_at(review.points, step)
    return Scene(
        title=words.text("poster"),
        about=words.text("preview-step", step=step, steps=review.steps),
        rows=_ended(card, words, here.knew if wanted.view == "knew" else here.open, wanted.seat),
        line=_line(review, wanted, step),
        caption=words.text("preview-knew" if wanted.view == "knew" else "review-chances"),
        move=_move(review, step, words),
    )


def drawable(text: str) -> str:
    """A text without what our typefaces do not have."""
    return "".join(letter for letter in text if letter in LETTERS).strip()


def names_of(card: TableReply, lang: str) -> list[str]:
    """What the players are called; a name in another script gives way to the number of its seat."""
    words = Words(find(card.game), lang)
    return [
        drawable(chair.name) or (words.text("preview-seat", seat=counted(seat)) if chair.name else "")
        for seat, chair in enumerate(card.chairs)
    ]


def _sitting(card: TableReply, words: Words) -> list[Row]:
    """Who sits at a table that is open to all."""
    free = words.text("preview-free")
    return [
        Row(seat, free, is_free=True) if chair.kind == "empty" else Row(seat, words.names[seat])
        for seat, chair in enumerate(card.chairs)
    ]


def _ended(
    card: TableReply, words: Words, chances: Sequence[float] = (), mine: int | None = None
) -> list[Row]:
    """How the game ended for each seat, and its chance at a step."""
    assert card.outcome is not None
    endings = card.outcome.endings
    return [
        Row(
            seat=seat,
            name=words.names[seat],
            ending=words.say(restored(endings[seat].title)) if endings else "",
            reason=words.say(restored(endings[seat].reason)) if endings else "",
            has_won=card.outcome.payoffs[seat] > 0,
            chance=round(100 * chances[seat]) if chances else None,
            is_mine=seat == mine,
        )
        for seat in range(card.players)
    ]


def point_at(points: Sequence[Point], step: int) -> Point:
    """The point that holds at a step: the last one up to it."""
    return next((point for point in reversed(points) if point.step <= step), points[0])


def _line(review: Review, wanted: Wanted, step: int) -> Line:
    knew = wanted.view == "knew"
    here = verdict_at(review.verdicts, step)
    return Line(
        steps=review.steps,
        step=step,
        equal=review.equal,
        points=[(point.step, point.knew if knew else point.open) for point in review.points],
        marks=[
            Mark(verdict.last, verdict.seat, verdict.grade, verdict is here)
            for verdict in review.verdicts
            if verdict.grade is not None and (verdict.grade != "inaccuracy" or verdict is here)
        ],
        is_in_stairs=knew,
    )


def verdict_at(verdicts: Sequence[Verdict], step: int) -> Verdict | None:
    """What is said of a step: the decision, turn or ballot that it is part of; a mark before others."""
    here = [verdict for verdict in verdicts if verdict.step <= step <= verdict.last]
    marked = [verdict for verdict in here if verdict.grade is not None]
    return next(iter(marked or here), None)


def _move(review: Review, step: int, words: Words) -> Move | None:
    verdict = verdict_at(review.verdicts, step)
    if verdict is None:
        return None
    name = words.names[verdict.seat]
    text = _said(words, "preview-move", verdict.label, verdict.chance, name=name)
    better = verdict.better if verdict.grade is not None else None
    return Move(
        text=text,
        better="" if better is None else _said(words, "preview-better", better.label, verdict.best),
        grade=verdict.grade,
    )


def _said(words: Words, message: str, label: Sentence, chance: float, **more: str) -> str:
    return words.text(message, move=words.say(restored(label)), chance=round(100 * chance), **more)
