"""AL-12: what a seat may say now. A draft comes in, from JSON; out comes all that can be done with it.

A draft is a statement with gaps: what is missing in it is a gap. The answer has a line for each clause, with
its words, its gaps and what fits each of them, what may be added, and the statement once nothing is missing
and the table would take it. Whoever draws it puts a `value` at a `path` of the draft and asks again: no door
needs to know a rule of talk. docs/protocol.md describes what is answered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from getaway.games.alcatraz.rules.rounds import next_vote
from getaway.games.alcatraz.rules.state import OVER, VOTE, State
from getaway.games.alcatraz.talk.clause import Clause, Condition, Part
from getaway.games.alcatraz.talk.clauses import CLAUSES
from getaway.games.alcatraz.talk.clauses.vote import Vote
from getaway.games.alcatraz.talk.conditions import CONDITIONS
from getaway.games.alcatraz.talk.gaps import Filled, Gap, Value, is_one_of
from getaway.games.alcatraz.talk.registry import PartT
from getaway.games.alcatraz.talk.saying import Saying, names
from getaway.games.alcatraz.talk.statement import MOST_CLAUSES, Statement, heading, open_rounds, write
from getaway.kernel import talk
from getaway.kernel.errors import Refusal
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Argument, Blank, Seat, Sentence
from getaway.kernel.talk import Composition, Fitting, Line, Opening, Ready, Slot

if TYPE_CHECKING:
    from getaway.games.alcatraz.talk.ledger import Ledger, Offer

Path = tuple[str | int, ...]  # where something stands in a draft
Side = Literal["give", "get"]
GIVE: Final = "give"
GET: Final = "get"
IF: Final = "if"
NAMES = {GIVE: "to", GET: "who"}  # where a clause of a side names whom it is about


class Sketch(NamedTuple):
    """A clause or a condition as far as it is filled in."""

    side: str
    kind: type[Part]
    filled: Filled

    @property
    def is_whole(self) -> bool:
        """Is nothing missing?"""
        return all(gap.name in self.filled for gap in self.kind.all_gaps())

    def written(self) -> JsonObject:
        """As JSON, without what is missing."""
        said = {name: value for name, value in self.filled.items() if value is not None}
        return {self.kind.key: self.kind.name, **said}


def compose(draft: object, ledger: Ledger, s: State, seat: int) -> Composition:
    """What a seat may say, beginning with a draft. Whatever does not fit into the draft is left out of it."""
    return Composing(draft if isinstance(draft, dict) else {}, ledger, s, seat).shown()


class Said(NamedTuple):
    """A statement and its words, if the table would take it; else what it has against it."""

    statement: JsonObject | None
    sentences: list[Sentence]
    wrong: Sentence | None


class Composing:
    """A draft as it can be said now."""

    def __init__(self, given: JsonObject, ledger: Ledger, s: State, seat: int) -> None:
        self.ledger = ledger
        self.s = s
        self.seat = seat
        self.others = [other for other in range(s.players) if other != seat]
        self.answered = self._answered(given.get("ref"))
        self.addressed = self._addressed(given.get("to"))
        self.about: set[int] = set()  # those whom the clauses are about, of those who can be spoken to
        self.give = self._side(GIVE, given.get(GIVE))
        # Beyond so many open offers nothing is asked for.
        self.get = [] if ledger.has_many_offers(seat) else self._side(GET, given.get(GET))
        self.condition = self._sketch(IF, CONDITIONS, given.get(IF)) if self.give or self.get else None
        self.statement = self._statement()
        chosen = given.get("expires")
        if self.statement is not None and is_one_of(chosen, self._open()):
            self.statement = replace(self.statement, expires=chosen)

    # What stands in the draft.

    def _answered(self, ref: object) -> Offer | None:
        """The offer that is answered with another; an answer to one that stands no longer is an offer."""
        for offer in self.ledger.statements:
            if is_one_of(ref, [offer.number]) and self.seat in self.ledger.may_answer("counter", offer):
                return offer
        return None

    def _addressed(self, given: object) -> tuple[int, ...] | None:
        """Those who are spoken to, if the draft says whom."""
        said = [seat for seat in self.others if seat in _numbers(given)]
        if self.answered is not None:
            said = sorted({*said, self.answered.statement.seat})
        return tuple(said) or None

    @property
    def to(self) -> tuple[int, ...]:
        """Those who are spoken to: if the draft does not say, those it is about, else all others."""
        return self.addressed or tuple(sorted(self.about)) or tuple(self.others)

    def _side(self, side: str, given: object) -> list[Sketch]:
        sketches = []
        for said in given[:MOST_CLAUSES] if isinstance(given, list) else ():
            sketch = self._sketch(side, CLAUSES, said)
            if sketch is not None:
                sketches.append(sketch)
                self.about |= {other for other in self.others if other == sketch.filled.get(NAMES[side])}
        return sketches

    def _sketch(self, side: str, kinds: Mapping[str, type[PartT]], said: object) -> Sketch | None:
        given = said if isinstance(said, dict) else {}
        for kind in kinds.values():
            if given.get(kind.key) == kind.name and self._can_begin(kind):
                return self._filled(side, kind, given)
        return None

    def _can_begin(self, kind: type[Part]) -> bool:
        """Is there something for each of its gaps: a vote, a task, a round?"""
        return self.s.phase != OVER and all(gap.fits(self.s, {}) for gap in kind.gaps)

    def _filled(self, side: str, kind: type[Part], given: Mapping[str, object]) -> Sketch:
        """What fits of what is given; in the other gaps what is usual there."""
        filled: dict[str, Value] = {}
        for gap in kind.all_gaps():
            fitting = self._fits(side, gap, filled)
            value = given.get(gap.name)
            known = [fit for fit in fitting if value is not None and is_one_of(value, [fit])]
            for fit in known or self._usual(side, gap, fitting):
                filled[gap.name] = fit
        return Sketch(side, kind, filled)

    def _fits(self, side: str, gap: Gap, filled: Filled) -> Sequence[Value]:
        if gap.name == "who" and side != IF:
            # Everyone speaks for themselves, and asks those whom they speak to.
            return [self.seat] if side == GIVE else self.addressed or self.others
        return gap.fits(self.s, filled)

    def _usual(self, side: str, gap: Gap, fitting: Sequence[Value]) -> Sequence[Value]:
        """What a gap holds before anybody has thought about it: one asks the one whom it is about already."""
        if gap.name == "who" and side == GET and self.addressed is None and len(self.about) == 1:
            return list(self.about)
        return gap.usual(fitting)

    # What can be said.

    @property
    def act(self) -> str:
        """What kind of statement it is."""
        if self.answered is not None:
            return "counter"
        return "offer" if self.give or not self.get else "ask"

    def _statement(self) -> Statement | None:
        """The statement, if nothing is missing."""
        sketches = [*self.give, *self.get, *([self.condition] if self.condition else [])]
        if not all(sketch.is_whole for sketch in sketches) or not (self.give or self.get):
            return None
        if self.answered is not None and not self.get:
            return None
        condition = None if self.condition is None else _made(self.condition, CONDITIONS)
        give, get = (tuple(_made(one, CLAUSES) for one in side) for side in (self.give, self.get))
        ref = None if self.answered is None else self.answered.number
        return Statement(self.act, self.seat, self.to, give, get, condition, None, ref)

    def _open(self) -> range:
        """The rounds up to which the offer may stay open."""
        return range(0) if self.statement is None else open_rounds(self.statement, self.s)

    # As it is shown.

    def shown(self) -> Composition:
        """All that a door needs to draw it."""
        sides: list[tuple[Side, list[Sketch]]] = [(GIVE, self.give), (GET, self.get)]
        lines = [self._line((side, at), one) for side, listed in sides for at, one in enumerate(listed)]
        if self.condition is not None:
            lines.append(self._line((IF,), self.condition))
        act = "promise" if self.act == "offer" and not self.get else self.act
        ref = None if self.answered is None else self.answered.number
        said = self._said()
        return Composition(
            draft=self._draft(),
            statement=said.statement,
            sentences=said.sentences,
            wrong=said.wrong,
            heading=heading(act, self.to, ref),
            to=self._to(),
            lines=lines,
            add=[self._opening(side, len(listed)) for side, listed in sides],
            conditions=self._conditions(),
            expires=self._expiry(),
            ready=[] if lines or self.answered is not None else list(self._ready()),
        )

    def _draft(self) -> JsonObject:
        draft: JsonObject = {
            GIVE: [one.written() for one in self.give],
            GET: [one.written() for one in self.get],
        }
        if self.addressed is not None:
            draft["to"] = list(self.addressed)
        if self.answered is not None:
            draft["ref"] = self.answered.number
        if self.condition is not None:
            draft[IF] = self.condition.written()
        if self.statement is not None and self.statement.expires is not None:
            draft["expires"] = self.statement.expires
        return draft

    def _said(self) -> Said:
        if self.statement is None:
            return Said(None, [], None)
        said = write(self.statement)
        try:
            heard = self.ledger.copy().hear(said, self.s, self.seat)
        except Refusal as refusal:
            return Said(None, [], refusal.reason)
        return Said(said, heard.sentences, None)

    def _to(self) -> Slot:
        sizes = range(1, len(self.others) + 1)
        groups = [group for size in sizes for group in combinations(self.others, size)]
        if self.answered is not None:
            groups = [group for group in groups if self.answered.statement.seat in group]
        options = [Fitting(value=list(group), label=names(group)) for group in groups]
        return Slot(path=["to"], question=Sentence("say-to"), value=list(self.to), options=options)

    def _line(self, path: Path, sketch: Sketch) -> Line:
        """One clause, or the condition, with its gaps."""
        hearer = self.to[0] if len(self.to) == 1 else None
        saying = Saying(sketch.kind.gaps, sketch.filled, self.seat, hearer, marked=True)
        gaps = [gap for gap in sketch.kind.all_gaps() if not self._is_plain(sketch, gap, hearer)]
        return Line(
            path=list(path),
            sentence=sketch.kind.words(saying),
            gaps=[self._gap(path, sketch, gap) for gap in gaps],
        )

    def _is_plain(self, sketch: Sketch, gap: Gap, hearer: int | None) -> bool:
        """Is it plain who does it: I, or you?"""
        if gap.name != "who" or sketch.side == IF:
            return False
        return sketch.side == GIVE or (hearer is not None and sketch.filled.get("who") == hearer)

    def _gap(self, path: Path, sketch: Sketch, gap: Gap) -> talk.Gap:
        options = [
            Fitting(value=value, label=self._label(gap, value))
            for value in self._fits(sketch.side, gap, sketch.filled)
            if not self._would_repeat(sketch, gap, value)
        ]
        return talk.Gap(
            path=[*path, gap.name],
            question=Sentence("say-gap", {"gap": gap.asked or gap.name}),
            value=sketch.filled.get(gap.name),
            options=options,
            name=gap.name,
            empty=gap.name not in sketch.filled,
        )

    def _would_repeat(self, sketch: Sketch, gap: Gap, value: Value) -> bool:
        """Would the same stand there twice?"""
        others = [other for other in (*self.give, *self.get) if other.kind is sketch.kind and other != sketch]
        if not others:
            return False
        filled = self._filled(sketch.side, sketch.kind, {**sketch.filled, gap.name: value})
        return filled.is_whole and filled in others

    def _label(self, gap: Gap, value: Value) -> Argument:
        if value is None:
            return Sentence("say-any-card" if gap.name == "card" else "say-anybody")
        return gap.label(value, self.s)

    def _opening(self, side: Side, at: int) -> Opening:
        """The clauses that may be added on a side."""
        several = side == GET and len(self.to) > 1
        kinds: Iterator[type[Clause]] = filter(self._can_begin, CLAUSES.values())
        options = [
            Fitting(
                value={"clause": kind.name},
                label=Sentence("say-clause", {"side": side, "clause": kind.name}),
            )
            for kind in kinds
        ]
        if at >= MOST_CLAUSES or (side == GET and self.ledger.has_many_offers(self.seat)):
            options = []
        question = Sentence("say-side", {"side": "several" if several else side})
        return Opening(path=[side, at], question=question, value=None, options=options, side=side)

    def _conditions(self) -> Slot:
        """The conditions that may be added; a statement has one at most."""
        kinds: Iterator[type[Condition]] = filter(self._can_begin, CONDITIONS.values())
        options = [
            Fitting(value={"condition": kind.name}, label=Sentence("say-if", {"condition": kind.name}))
            for kind in kinds
        ]
        if self.condition is not None or not (self.give or self.get):
            options = []
        return Slot(path=[IF], question=Sentence("say-more"), value=None, options=options)

    def _expiry(self) -> Line | None:
        """How long the offer stays open, as a line with one gap, if there is a choice."""
        fitting = self._open()
        if len(fitting) < 2:
            return None
        options = [Fitting(value=round, label=Sentence("table-round", {"round": round})) for round in fitting]
        assert self.statement is not None
        value = self.s.round if self.statement.expires is None else self.statement.expires
        gap = talk.Gap(
            path=["expires"],
            question=Sentence("say-gap", {"gap": "expires"}),
            value=value,
            options=options,
            name="expires",
            empty=False,
        )
        sentence = Sentence("talk-expires", {"round": Blank("expires", value)})
        return Line(path=["expires"], sentence=sentence, gaps=[gap])

    def _ready(self) -> Iterator[Ready]:
        """Whole statements that are often said: before a vote, that two vote for the same."""
        if self.s.phase != VOTE or self.ledger.has_many_offers(self.seat):
            return
        now = next_vote(self.s)
        for other in self.others:
            for candidate in range(self.s.players):
                give, get = ((Vote(who, candidate, now),) for who in (self.seat, other))
                said = write(Statement("offer", self.seat, (other,), give, get))
                label = Sentence("say-joint", {"who": Seat(other), "candidate": Seat(candidate)})
                yield Ready(label=label, statement=said)


def _made(sketch: Sketch, kinds: Mapping[str, type[PartT]]) -> PartT:
    return kinds[sketch.kind.name](**sketch.filled)


def _numbers(given: object) -> list[int]:
    listed = given if isinstance(given, list) else []
    return [one for one in listed if type(one) is int]
