"""AL-12: what prisoners say to each other, as typed statements about things on the board.

One JSON for people, bots and other programs. Everybody hears everything; nothing is binding. An offer without
a wish in return is a promise and stands at once; a wish without an offer is an `ask`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from getaway.games.alcatraz.clauses import (
    CLAUSES,
    CONDITIONS,
    Clause,
    Condition,
    Elected,
    Give,
    Guard,
    NotFrameUp,
    NotVote,
    Swap,
    Vote,
    clause_sentence,
    condition_sentence,
    deadline,
    last_round,
    most_of,
    next_vote,
    other_seat,
    task_named,
    write_clause,
    write_condition,
)
from getaway.games.alcatraz.frame_ups import names_prisoner
from getaway.games.alcatraz.state import (
    EFFECT_NAMES,
    FULL,
    ITEM_NAMES,
    NO_TASK,
    OVER,
    ROOM_NAMES,
    THING_NAMES,
    State,
)
from getaway.games.alcatraz.story import element_letter
from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Seat, Sentence

MOST_CLAUSES = 4  # on each side of an offer
MOST_NUMBER = 99_999  # of a statement or a promise
ANSWERS = ("accept", "reject", "withdraw", "accuse")
ACTS = ("offer", "counter", "ask", *ANSWERS)
ANY = ("act", "from")
KEYS = {
    "offer": (*ANY, "to", "give", "get", "if", "expires"),
    "counter": (*ANY, "ref", "to", "give", "get", "if", "expires"),
    "ask": (*ANY, "to", "get", "if", "expires"),
    **dict.fromkeys(ANSWERS, (*ANY, "ref")),
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

    @property
    def is_promise(self) -> bool:
        """Does it stand at once, without anybody's yes?"""
        return self.act == "offer" and not self.get


def write(statement: Statement) -> dict[str, Any]:
    """A statement as JSON."""
    said: dict[str, Any] = {"act": statement.act, "from": statement.seat}
    if statement.ref is not None:
        said["ref"] = statement.ref
    if statement.act in ANSWERS:
        return said
    said["to"] = list(statement.to)
    if statement.act != "ask":
        said["give"] = [write_clause(clause) for clause in statement.give]
    said["get"] = [write_clause(clause) for clause in statement.get]
    if statement.condition is not None:
        said["if"] = write_condition(statement.condition)
    if statement.expires is not None:
        said["expires"] = statement.expires
    return said


def read(said: Any, state: State, seat: int) -> Statement:
    """What a seat says, from JSON, or the refusal that names the fault. Looks at public things only."""
    if state.phase == OVER:
        raise _no("no-game-over")
    reader = Reader(state)
    given = reader.object("statement", said)
    act = reader.word("act", given.get("act"), ACTS)
    reader.keys("statement", given, KEYS[act])
    if "from" in given:
        reader.number("from", given["from"], seat, seat)
    ref = reader.number("ref", given.get("ref"), 0, MOST_NUMBER) if "ref" in KEYS[act] else None
    if act in ANSWERS:
        return Statement(act, seat, ref=ref)
    to = reader.addressees(given.get("to"), seat)
    give = reader.clauses("give", given.get("give", []), 0 if act in ("ask", "counter") else 1)
    get = reader.clauses("get", given.get("get", []), 0 if act == "offer" else 1)
    if any(clause.who != seat for clause in give):
        raise _no("no-talk-own")
    if any(clause.who not in to for clause in get):
        raise _no("no-talk-theirs")
    if len({*give, *get}) < len(give) + len(get):
        raise _no("no-talk-same")
    condition = reader.condition(given["if"]) if given.get("if") is not None else None
    statement = Statement(act, seat, to, give, get, condition, None, ref)
    expires = None if statement.is_promise else state.round
    if given.get("expires") is not None:
        # A promise that stands at once has nothing to lapse.
        latest = 0 if statement.is_promise else _open_until(statement)
        expires = reader.round("expires", given["expires"], latest)
    return Statement(act, seat, to, give, get, condition, expires, ref)


def _open_until(statement: Statement) -> int:
    """The last round in which a yes still makes sense of every part."""
    clauses = (*statement.give, *statement.get)
    rounds = [clause.round if isinstance(clause, NotVote) else deadline(clause) for clause in clauses]
    if isinstance(statement.condition, Elected):
        rounds.append(statement.condition.round)
    return min(rounds)


PartT = TypeVar("PartT", Clause, Condition)


class Reader:
    """Reads JSON against what everybody sees on the board."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.fields: dict[str, Callable[[str, Any], Any]] = {
            **dict.fromkeys(("who", "candidate", "to", "victim"), self.seat),
            **dict.fromkeys(("thing", "wanted"), lambda part, given: self.word(part, given, THING_NAMES)),
            "item": lambda part, given: self.word(part, given, ITEM_NAMES),
            **dict.fromkeys(
                ("room", "origin", "target"), lambda part, given: self.word(part, given, ROOM_NAMES)
            ),
            "task": lambda part, given: self.word(part, given, "ABCDEF"),
            "card": lambda part, given: self.word(part, given, EFFECT_NAMES),
            "count": lambda part, given: self.number(part, given, 1, FULL),
            **dict.fromkeys(("round", "by", "until"), self.round),
        }

    def object(self, part: str, given: Any) -> dict[str, Any]:
        """An object of JSON."""
        if not isinstance(given, dict):
            raise _fault(part, "{…}")
        return given

    def keys(self, part: str, given: dict[str, Any], known: Sequence[str]) -> None:
        """Nothing is read past: what is not known is refused."""
        if not set(given) <= set(known):
            raise _fault(part, ", ".join(known))

    def array(self, part: str, given: Any, least: int, most: int) -> list[Any]:
        """A list of JSON, neither too short nor too long."""
        if not isinstance(given, list) or not least <= len(given) <= most:
            raise _fault(part, f"[{least}–{most}]")
        return given

    def word(self, part: str, given: Any, words: Sequence[str]) -> str:
        """One of some words."""
        if not isinstance(given, str) or given not in tuple(words):
            raise _fault(part, ", ".join(words))
        return given

    def number(self, part: str, given: Any, least: int, most: int) -> int:
        """A whole number."""
        # In Python a bool is an int, in JSON it is not a number.
        if type(given) is not int or not least <= given <= most:
            raise _fault(part, f"{least}–{most}" if most > least else str(least))
        return given

    def seat(self, part: str, given: Any) -> int:
        """A prisoner at this table."""
        return self.number(part, given, 0, self.state.players - 1)

    def round(self, part: str, given: Any, latest: int | None = None, earliest: int | None = None) -> int:
        """A round that is not over and will be played if the guards alone end the game."""
        first = self.state.round if earliest is None else earliest
        last = last_round(self.state) if latest is None else latest
        if first > last:
            raise _no("no-talk-too-late", part=part)
        if type(given) is not int or not first <= given <= last:
            raise _no("no-talk-round", part=part, first=first, last=last)
        return given

    def addressees(self, given: Any, speaker: int) -> tuple[int, ...]:
        """To whom it is said: one or more others, in order."""
        seats = [self.seat("to", seat) for seat in self.array("to", given, 1, self.state.players - 1)]
        if speaker in seats:
            raise _no("no-yourself")
        if len(set(seats)) < len(seats):
            raise _no("no-talk-same")
        return tuple(seats)

    def clauses(self, part: str, given: Any, least: int) -> tuple[Clause, ...]:
        """One side of an offer."""
        listed = self.array(part, given, least, MOST_CLAUSES)
        return tuple(self.clause(f"{part}.{i}", said) for i, said in enumerate(listed))

    def clause(self, part: str, given: Any) -> Clause:
        """A clause that could be kept."""
        clause = self.part(part, given, "clause", CLAUSES)
        if isinstance(clause, Vote | NotVote):
            self.vote_to_come(part, clause.round)
        elif other_seat(clause) == clause.who:
            raise _no("no-yourself")
        if isinstance(clause, NotVote):
            self.round(f"{part}.until", clause.until, earliest=clause.round)
        elif isinstance(clause, Give):
            self.number(f"{part}.count", clause.count, 1, most_of(clause.thing))
        elif isinstance(clause, Swap) and clause.thing == clause.wanted:
            raise _no("no-talk-same")
        elif isinstance(clause, Guard) and clause.origin == clause.target:
            raise _no("no-talk-same")
        elif isinstance(clause, NotFrameUp) and clause.card is not None and clause.to is not None:
            if not names_prisoner(EFFECT_NAMES.index(clause.card)):
                raise _no("no-talk-card", card=Sentence("card", {"card": clause.card}))
        self.task_to_do(clause)
        return clause

    def condition(self, given: Any) -> Condition:
        """A condition that could come true."""
        condition = self.part("if", given, "condition", CONDITIONS)
        if isinstance(condition, Elected):
            self.vote_to_come("if", condition.round)
        self.task_to_do(condition)
        return condition

    def part(self, part: str, said: Any, key: str, kinds: dict[str, type[PartT]]) -> PartT:
        """A clause or a condition, field by field."""
        given = self.object(part, said)
        kind = kinds[self.word(f"{part}.{key}", given.get(key), tuple(kinds))]
        names: list[str] = [field.name for field in fields(kind)]
        self.keys(part, given, (key, *names))
        optional = ("card", "to") if kind is NotFrameUp else ()
        values = {
            name: self.fields[name](f"{part}.{name}", given.get(name))
            for name in names
            if name not in optional or given.get(name) is not None
        }
        return kind(**values)

    def vote_to_come(self, part: str, round: int) -> None:
        """AL-13: the vote of that round has not been opened yet."""
        self.round(f"{part}.round", round, earliest=next_vote(self.state))

    def task_to_do(self, part: Clause | Condition) -> None:
        """The task that is named lies on the board."""
        named = task_named(part)
        lying = {element_letter(self.state, task) for task in self.state.task if task != NO_TASK}
        if named is not None and named not in lying:
            raise _no("no-talk-task", element=named)


def _no(message: str, **arguments: int | str | Sentence) -> Refusal:
    return Refusal("AL-12", Sentence(message, arguments))


def _fault(part: str, allowed: str) -> Refusal:
    return _no("no-talk-form", part=part, allowed=allowed)


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


def sentences(statement: Statement) -> list[Sentence]:
    """A statement as its speaker says it: a heading, then a sentence for each part."""
    speaker = statement.seat
    # Numbers of statements are names, not amounts.
    ref = {} if statement.ref is None else {"ref": str(statement.ref)}
    if statement.act in ANSWERS:
        return [Sentence(HEADINGS[statement.act], ref)]
    # Who is meant by "you" is only plain when one is spoken to.
    hearer = statement.to[0] if len(statement.to) == 1 else None
    act = "promise" if statement.is_promise else statement.act
    heading: dict[str, str | Sentence] = {"to": seats_sentence(statement.to), **ref}
    said = [Sentence(HEADINGS[act], heading)]
    said += [clause_sentence(clause, speaker, hearer) for clause in statement.give]
    if statement.give and statement.get:
        said.append(Sentence("talk-in-return"))
    said += [clause_sentence(clause, speaker, hearer) for clause in statement.get]
    if statement.condition is not None:
        said.append(condition_sentence(statement.condition, speaker, hearer))
    if hearer is None and not statement.is_promise:
        said.append(Sentence("talk-all"))
    if statement.expires is not None:
        said.append(Sentence("talk-expires", {"round": statement.expires}))
    return said


def seats_sentence(seats: Sequence[int]) -> Sentence:
    """Those to whom something is said."""
    if len(seats) == 1:
        return Sentence("to-one", {"to": Seat(seats[0])})
    first: Seat | Sentence = Seat(seats[0])
    if len(seats) > 2:
        first = Sentence("pair", {"one": first, "two": Seat(seats[1])})
    return Sentence("to-several", {"to": Sentence("list", {"names": first, "last": Seat(seats[-1])})})
