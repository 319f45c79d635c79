"""The gaps of clauses and conditions: what fits each of them now, given what was filled in before.

The grammar offers what `fits`, and `read` takes nothing else: both ask here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeGuard, TypeVar

from getaway.games.alcatraz.rules.frame_ups import names_prisoner
from getaway.games.alcatraz.rules.rounds import last_round, next_vote
from getaway.games.alcatraz.rules.state import (
    EFFECT_NAMES,
    FULL,
    ITEM_NAMES,
    NO_TASK,
    ROOM_NAMES,
    THING_NAMES,
    State,
    most_of,
)
from getaway.games.alcatraz.shown.shapes import Card, Element, RoomName, Thing
from getaway.games.alcatraz.shown.story import element_letter, room_of_element, room_sentence
from getaway.games.alcatraz.talk.refusing import fault, no, span
from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Seat, Sentence

Value = int | str | None  # None: whichever it may be
ValueT = TypeVar("ValueT", bound=Value)
Filled = Mapping[str, Value]  # by the names of gaps; a name that is missing is still to be filled
Word = int | str | Seat | Sentence

ELEMENTS = "ABCDEF"


def is_one_of(given: object, values: Sequence[ValueT]) -> TypeGuard[ValueT]:
    """Is it one of these? In Python True is 1, in JSON it is no number."""
    return any(type(given) is type(value) and given == value for value in values)


@dataclass(frozen=True)
class Gap(ABC):
    """One field of a clause or a condition."""

    written: ClassVar[Any] = int  # the type of what stands there: of an annotated one there is no type
    name: str
    asked: str = ""  # the word in the question, where it is not the name

    @abstractmethod
    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        """All that fits now; what is not filled in yet forbids nothing."""

    @abstractmethod
    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        """Why something does not fit."""

    @abstractmethod
    def label(self, value: int | str, s: State) -> Word:
        """What fits, by its name in a list."""

    def shown(self, value: int | str, filled: Filled) -> Word:
        """The same as it stands in a sentence."""
        return value

    def usual(self, values: Sequence[Value]) -> Sequence[Value]:
        """What a gap holds before anybody has thought about it; nothing: it has to be filled."""
        return values if len(values) == 1 else ()


@dataclass(frozen=True)
class SeatGap(Gap):
    """A prisoner at this table; `other`: not the one who does it."""

    other: bool = False

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        return [seat for seat in range(s.players) if not self.other or seat != filled.get("who")]

    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        if is_one_of(given, range(s.players)):
            return no("no-yourself")
        return fault(part, span(0, s.players - 1))

    def label(self, value: int | str, s: State) -> Word:
        return Seat(int(value))


@dataclass(frozen=True)
class TargetGap(SeatGap):
    """Whom a frame-up card is played on, or anybody; not every card is played on somebody (AL-22)."""

    other: bool = True

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        card = filled.get("card")
        if card is not None and not names_prisoner(EFFECT_NAMES.index(str(card))):
            return [None]
        return [None, *SeatGap.fits(self, s, filled)]

    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        if is_one_of(given, SeatGap.fits(self, s, filled)):
            return no("no-talk-card", card=Sentence("card", {"card": str(filled["card"])}))
        return SeatGap.refusal(self, part, given, s, filled)

    def usual(self, values: Sequence[Value]) -> Sequence[Value]:
        return values[:1]


@dataclass(frozen=True)
class WordGap(Gap):
    """One of some words, but for the one in another gap."""

    unlike: str = ""

    @property
    @abstractmethod
    def words(self) -> Sequence[str]:
        """All of them."""

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        return [word for word in self.words if word != filled.get(self.unlike)]

    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        return no("no-talk-same") if is_one_of(given, self.words) else fault(part, ", ".join(self.words))


@dataclass(frozen=True)
class RoomGap(WordGap):
    """A room, by its name or as a part of the sentence."""

    written = RoomName
    part: str = "room"  # or in-room, to-room, from-room

    @property
    def words(self) -> Sequence[str]:
        return ROOM_NAMES

    def label(self, value: int | str, s: State) -> Word:
        return Sentence("room", {"room": value})

    def shown(self, value: int | str, filled: Filled) -> Word:
        return Sentence(self.part, {"room": value})


@dataclass(frozen=True)
class ThingGap(WordGap):
    """A thing: an item or cash; `items`: no cash."""

    written = Thing
    items: bool = False
    message: str = "a-thing"  # that it stands in a sentence by

    @property
    def words(self) -> Sequence[str]:
        return ITEM_NAMES if self.items else THING_NAMES

    def label(self, value: int | str, s: State) -> Word:
        return Sentence("thing", {"thing": value})

    def shown(self, value: int | str, filled: Filled) -> Word:
        count = {"count": filled["count"] or 1} if "count" in filled else {}
        return Sentence(self.message, {"thing": value, **count})


@dataclass(frozen=True)
class CardGap(WordGap):
    """A frame-up card, or any."""

    written = Card

    @property
    def words(self) -> Sequence[str]:
        return EFFECT_NAMES

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        return [None, *EFFECT_NAMES]

    def label(self, value: int | str, s: State) -> Word:
        return Sentence("card", {"card": value})

    def shown(self, value: int | str, filled: Filled) -> Word:
        return Sentence("card", {"card": value})

    def usual(self, values: Sequence[Value]) -> Sequence[Value]:
        return values[:1]


@dataclass(frozen=True)
class TaskGap(Gap):
    """A task that lies on the board, by its element."""

    written = Element

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        return sorted(element_letter(s, task) for task in s.task if task != NO_TASK)

    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        if is_one_of(given, ELEMENTS):
            return no("no-talk-task", element=str(given))
        return fault(part, ", ".join(ELEMENTS))

    def label(self, value: int | str, s: State) -> Word:
        room = room_sentence(room_of_element(s, str(value)))
        return Sentence("say-task", {"element": value, "room": room})


@dataclass(frozen=True)
class CountGap(Gap):
    """How many of a thing, at most as many as one can have."""

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        most = most_of(str(filled["thing"])) if "thing" in filled else FULL
        return range(1, most + 1)

    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        return fault(part, span(1, len(self.fits(s, filled))))

    def label(self, value: int | str, s: State) -> Word:
        return Sentence("say-count", {"count": value})

    def usual(self, values: Sequence[Value]) -> Sequence[Value]:
        return values[:1]


@dataclass(frozen=True)
class RoundGap(Gap):
    """A round that is not over and will be played if the guards alone end the game.

    `vote`: the vote of that round has not been opened yet (AL-13). `since`: not before the round in that gap.
    """

    vote: bool = False
    since: str = ""

    def fits(self, s: State, filled: Filled) -> Sequence[Value]:
        first = filled.get(self.since) or (next_vote(s) if self.vote else s.round)
        return range(int(first), last_round(s) + 1)

    def refusal(self, part: str, given: object, s: State, filled: Filled) -> Refusal:
        fitting = self.fits(s, filled)
        if not fitting:
            return no("no-talk-too-late", part=part)
        return no("no-talk-round", part=part, first=int(fitting[0] or 0), last=int(fitting[-1] or 0))

    def label(self, value: int | str, s: State) -> Word:
        return Sentence("table-round", {"round": value})

    def usual(self, values: Sequence[Value]) -> Sequence[Value]:
        return values[:1]
