"""AL-12: what prisoners say to each other, as typed statements about things on the board.

One JSON for people, bots and other programs. Everybody hears everything; nothing is binding. An offer without
a wish in return is a promise and stands at once; a wish without an offer is an `ask`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

import msgspec
from msgspec import UNSET

from getaway.deals import REASONS
from getaway.games.alcatraz.rules.state import OVER, State
from getaway.games.alcatraz.talk import shapes
from getaway.games.alcatraz.talk.clause import Clause, Condition, Part
from getaway.games.alcatraz.talk.clauses import CLAUSES
from getaway.games.alcatraz.talk.conditions import CONDITIONS
from getaway.games.alcatraz.talk.gaps import Value, is_one_of
from getaway.games.alcatraz.talk.refusing import fault, no, span
from getaway.games.alcatraz.talk.registry import PartT
from getaway.games.alcatraz.talk.saying import seats_sentence
from getaway.games.alcatraz.talk.shapes import ANSWERS, OFFERS
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Sentence, counted

MOST_CLAUSES = 4  # on each side of an offer
MOST_NUMBER = 99_999  # of a statement or a promise
ACTS = (*OFFERS, *ANSWERS)
ANY = ("act", "from")
KEYS = {
    "offer": (*ANY, "to", "give", "get", "if", "expires"),
    "counter": (*ANY, "ref", "to", "give", "get", "if", "expires"),
    "ask": (*ANY, "to", "get", "if", "expires"),
    **dict.fromkeys(ANSWERS, (*ANY, "ref")),
    "reject": (*ANY, "ref", "why"),
}


@dataclass(frozen=True, slots=True)
class Statement:
    """What one seat says. `ref` is the number of a statement; of a promise, in an accusation."""

    act: str
    seat: int
    to: tuple[int, ...] = ()
    give: tuple[Clause, ...] = ()
    get: tuple[Clause, ...] = ()
    condition: Condition | None = None
    expires: int | None = None  # the round with which it lapses
    ref: int | None = None
    why: str | None = None  # one of REASONS, in a refusal that says one

    @property
    def is_promise(self) -> bool:
        """Does it stand at once, without anybody's yes?"""
        return self.act == "offer" and not self.get

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its clauses and its condition."""
        condition = () if self.condition is None else (self.condition,)
        return (*self.give, *self.get, *condition)


def write(statement: Statement) -> JsonObject:
    """A statement as JSON."""
    said: JsonObject = msgspec.to_builtins(
        write_answer(statement) if statement.act in ANSWERS else write_offer(statement)
    )
    return said


def write_answer(statement: Statement) -> shapes.Answer:
    """A statement about another one, as the wire carries it."""
    assert statement.ref is not None
    why = UNSET if statement.why is None else statement.why
    return shapes.Answer(act=statement.act, seat=statement.seat, ref=statement.ref, why=why)


def write_offer(statement: Statement) -> shapes.Offer:
    """A statement with sides, as the wire carries it."""
    condition, expires, ref = statement.condition, statement.expires, statement.ref
    return shapes.Offer(
        act=statement.act,
        seat=statement.seat,
        ref=UNSET if ref is None else ref,
        to=list(statement.to),
        give=UNSET if statement.act == "ask" else [clause.shown() for clause in statement.give],
        get=[clause.shown() for clause in statement.get],
        condition=UNSET if condition is None else condition.shown(),
        expires=UNSET if expires is None else expires,
    )


def read(said: object, state: State, seat: int) -> Statement:
    """What a seat says, from JSON, or the refusal that names the fault. Looks at public things only."""
    if state.phase == OVER:
        raise no("no-game-over")
    reader = Reader(state)
    given = reader.json_object("statement", said)
    act = reader.word("act", given.get("act"), ACTS)
    reader.keys("statement", given, KEYS[act])
    if "from" in given:
        reader.number("from", given["from"], seat, seat)
    ref = reader.number("ref", given.get("ref"), 0, MOST_NUMBER) if "ref" in KEYS[act] else None
    if act in ANSWERS:
        why = reader.word("why", given["why"], REASONS) if given.get("why") is not None else None
        return Statement(act, seat, ref=ref, why=why)
    to = reader.addressees(given.get("to"), seat)
    give = reader.clauses("give", given.get("give", []), 0 if act in ("ask", "counter") else 1)
    get = reader.clauses("get", given.get("get", []), 0 if act == "offer" else 1)
    if any(clause.who != seat for clause in give):
        raise no("no-talk-own")
    if any(clause.who not in to for clause in get):
        raise no("no-talk-theirs")
    if len({*give, *get}) < len(give) + len(get):
        raise no("no-talk-same")
    condition = reader.part("if", given["if"], CONDITIONS) if given.get("if") is not None else None
    statement = Statement(act, seat, to, give, get, condition, None, ref)
    expires = None if statement.is_promise else state.round
    if given.get("expires") is not None:
        expires = reader.expiry(given["expires"], open_rounds(statement, state))
    return Statement(act, seat, to, give, get, condition, expires, ref)


def open_rounds(statement: Statement, s: State) -> range:
    """The rounds up to which an offer may stay open: a yes has to make sense of every part of it.

    A promise that stands at once has nothing to lapse.
    """
    if statement.is_promise:
        return range(0)
    rounds = [clause.open_until for clause in (*statement.give, *statement.get)]
    if statement.condition is not None and statement.condition.open_until is not None:
        rounds.append(statement.condition.open_until)
    return range(s.round, min(rounds) + 1)


class Reader:
    """Reads JSON against what everybody sees on the board."""

    def __init__(self, state: State) -> None:
        self.state = state

    def json_object(self, part: str, given: object) -> dict[str, object]:
        """An object of JSON."""
        if not isinstance(given, dict):
            raise fault(part, "{…}")
        return given

    def keys(self, part: str, given: Mapping[str, object], known: Sequence[str]) -> None:
        """Nothing is read past: what is not known is refused."""
        if not set(given) <= set(known):
            raise fault(part, ", ".join(known))

    def array(self, part: str, given: object, least: int, most: int) -> list[object]:
        """A list of JSON, neither too short nor too long."""
        if not isinstance(given, list) or not least <= len(given) <= most:
            raise fault(part, f"[{least}–{most}]")
        return given

    def word(self, part: str, given: object, words: Sequence[str]) -> str:
        """One of some words."""
        if not is_one_of(given, words):
            raise fault(part, ", ".join(words))
        return str(given)

    def number(self, part: str, given: object, least: int, most: int) -> int:
        """A whole number."""
        # In Python a bool is an int, in JSON it is not a number.
        if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
            raise fault(part, span(least, most))
        return given

    def expiry(self, given: object, fitting: range) -> int:
        """The round with which an offer lapses."""
        if not fitting:
            raise no("no-talk-too-late", part="expires")
        if not isinstance(given, int) or not is_one_of(given, fitting):
            raise no("no-talk-round", part="expires", first=fitting[0], last=fitting[-1])
        return given

    def addressees(self, given: object, speaker: int) -> tuple[int, ...]:
        """To whom it is said: one or more others, in order."""
        last = self.state.players - 1
        seats = [self.number("to", seat, 0, last) for seat in self.array("to", given, 1, last)]
        if speaker in seats:
            raise no("no-yourself")
        if len(set(seats)) < len(seats):
            raise no("no-talk-same")
        return tuple(seats)

    def clauses(self, part: str, given: object, least: int) -> tuple[Clause, ...]:
        """One side of an offer."""
        listed = self.array(part, given, least, MOST_CLAUSES)
        return tuple(self.part(f"{part}.{i}", said, CLAUSES) for i, said in enumerate(listed))

    def part(self, part: str, said: object, kinds: Mapping[str, type[PartT]]) -> PartT:
        """A clause or a condition, gap by gap."""
        given = self.json_object(part, said)
        key = next(iter(kinds.values())).key
        kind = kinds[self.word(f"{part}.{key}", given.get(key), tuple(kinds))]
        self.keys(part, given, (key, *(field.name for field in fields(kind))))
        filled: dict[str, Value] = {}
        for gap in kind.all_gaps():
            value = given.get(gap.name)
            if not is_one_of(value, gap.fits(self.state, filled)):
                raise gap.refusal(f"{part}.{gap.name}", value, self.state, filled)
            filled[gap.name] = value
        return kind(**filled)


HEADINGS = {
    "offer": "talk-offer",
    "promise": "talk-promise",
    "counter": "talk-counter",
    "ask": "talk-ask",
    "accept": "talk-accept",
    "reject": "talk-reject",
    "withdraw": "talk-withdraw",
    "accuse": "talk-accuse",
}


def heading(act: str, to: Sequence[int] = (), ref: int | None = None) -> Sentence:
    """What kind of statement it is, and to whom it is made."""
    said: dict[str, str | Sentence] = {"to": seats_sentence(to)} if to else {}
    # Numbers of statements are names, not amounts.
    return Sentence(HEADINGS[act], said if ref is None else {**said, "ref": str(counted(ref))})


def reason(why: str) -> Sentence:
    """Why somebody says no, in their own words."""
    return Sentence("talk-why", {"why": why})


def sentences(statement: Statement) -> list[Sentence]:
    """A statement as its speaker says it: a heading, then a sentence for each part."""
    act = "promise" if statement.is_promise else statement.act
    said = [heading(act, statement.to, statement.ref)]
    if act in ANSWERS:
        return said if statement.why is None else [*said, reason(statement.why)]
    # Who is meant by "you" is only plain when one is spoken to.
    speaker, hearer = statement.seat, statement.to[0] if len(statement.to) == 1 else None
    said += [clause.sentence(speaker, hearer) for clause in statement.give]
    if statement.give and statement.get:
        said.append(Sentence("talk-in-return"))
    said += [clause.sentence(speaker, hearer) for clause in statement.get]
    if statement.condition is not None:
        said.append(statement.condition.sentence(speaker, hearer))
    if hearer is None and not statement.is_promise:
        said.append(Sentence("talk-all"))
    if statement.expires is not None:
        said.append(Sentence("talk-expires", {"round": statement.expires}))
    return said
