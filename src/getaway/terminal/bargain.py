"""A statement put together step by step: each step asks one thing, as the table has it (docs/protocol.md).

What may be said comes from the table; here it is only asked for, one gap after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.sentence import Argument, argument_of
from getaway.kernel.talk import Composition, Line, Slot
from getaway.places.reading import said
from getaway.words import Words

Path = tuple[str | int, ...]  # where something stands in a draft
TO: Path = ("to",)
EXPIRES: Path = ("expires",)
IF: Path = ("if",)


@dataclass(frozen=True)
class Asking:
    """What is asked about: a place in the draft; none: what comes next."""

    path: Path = ()
    asked: frozenset[str] = frozenset()  # the gaps of that place that were asked for


@dataclass(frozen=True)
class Option:
    """One answer: a draft to go on with, or a statement to make, or only another question."""

    label: str
    asking: Asking = Asking()
    draft: JsonObject | None = None
    statement: JsonObject | None = None


@dataclass(frozen=True)
class Step:
    """One question."""

    question: str
    options: tuple[Option, ...]


def put(draft: JsonObject, path: Path, value: Json) -> JsonObject:
    """A draft with a value at a place of it."""
    changed = deepcopy(draft)
    *way, last = path
    place: Any = changed
    for key in way:
        place = place[key]
    if isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return changed


def step(composed: Composition, asking: Asking, words: Words) -> Step:
    """What is asked next; what has one answer is not asked."""
    if asking.path == TO or "to" not in composed.draft:
        return _ask_to(composed, words)
    for slot in composed.add:
        if _is_at(slot, asking.path):
            return _ask(words.text("say-more"), slot, composed, words, Asking(asking.path))
    for line in composed.lines:
        if _is_at(line, asking.path):
            for gap in line.gaps:
                if gap.name not in asking.asked and len(gap.options) > 1:
                    question = f"{said(line.sentence, words)} {said(gap.question, words)}"
                    then = Asking(asking.path, asking.asked | {gap.name})
                    return _ask(question, gap, composed, words, then)
    if asking.path == EXPIRES and composed.expires is not None:
        (until,) = composed.expires.gaps
        return _ask(said(until.question, words), until, composed, words, Asking())
    return Step(words.text("say-more"), tuple(_next(composed, words)))


def summary(composed: Composition, words: Words) -> str:
    """What is put together so far, as it would be said."""
    if composed.sentences:
        return " ".join(said(one, words) for one in composed.sentences)
    if "to" not in composed.draft:
        return ""
    lines = [said(line.sentence, words) for line in composed.lines]
    return " ".join([said(composed.heading, words), *lines])


def _label(label: Argument, words: Words) -> str:
    return words.shown(argument_of(label))


def _is_at(place: Slot | Line, path: Path) -> bool:
    return tuple(place.path) == path


def _ask(question: str, slot: Slot, composed: Composition, words: Words, then: Asking) -> Step:
    path, draft = tuple(slot.path), composed.draft
    options = (
        Option(_label(option.label, words), then, put(draft, path, option.value)) for option in slot.options
    )
    return Step(question, tuple(options))


def _ask_to(composed: Composition, words: Words) -> Step:
    """To whom it is said; what is often said can be said at once."""
    ready = [Option(_label(one.label, words), statement=one.statement) for one in composed.ready]
    slot = composed.to
    asked = _ask(said(slot.question, words), slot, composed, words, Asking())
    return Step(asked.question, (*ready, *asked.options))


def _next(composed: Composition, words: Words) -> Iterator[Option]:
    """All that can be done with a draft that nothing is asked about."""
    draft = composed.draft
    if composed.statement is not None:
        yield Option(words.text("say-it"), statement=composed.statement)
    for slot in composed.add:
        if slot.options:
            yield Option(said(slot.question, words), Asking(tuple(slot.path)))
    for option in composed.conditions.options:
        yield Option(_label(option.label, words), Asking(IF), put(draft, IF, option.value))
    if "if" in draft:
        yield Option(words.text("say-unconditionally"), draft=put(draft, IF, None))
    if composed.expires is not None:
        yield Option(words.text("say-open"), Asking(EXPIRES))
    if composed.lines:
        yield Option(words.text("say-start-again"), Asking(TO), {})


def labels(options: Sequence[Option]) -> list[str]:
    """What is to be chosen from, in order."""
    return [option.label for option in options]
