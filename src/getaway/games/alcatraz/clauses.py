"""What can be promised, and on which condition: the clauses of the talk at the table (AL-12).

Every clause is about things on the board, so that everybody can see whether it was kept. Rooms, things and
cards go by their names, tasks by their element, as no two tasks on the board share one (AL-9, AL-33).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from getaway.games.alcatraz.state import FULL, GUN, LAST_GUARD, THING_NAMES, VOTE, State
from getaway.games.alcatraz.story import thing_sentence
from getaway.kernel.sentence import Seat, Sentence

Argument = int | str | Seat | Sentence


@dataclass(frozen=True, slots=True)
class Vote:
    """`who` votes for the candidate in the vote of that round."""

    who: int
    candidate: int
    round: int


@dataclass(frozen=True, slots=True)
class NotVote:
    """`who` does not vote for the candidate in the votes of these rounds."""

    who: int
    candidate: int
    round: int
    until: int


@dataclass(frozen=True, slots=True)
class Give:
    """`who` gives so many of a thing to somebody by the end of a round."""

    who: int
    to: int
    thing: str
    count: int
    by: int


@dataclass(frozen=True, slots=True)
class Swap:
    """`who` trades a thing for the one wanted, in one deal (AL-23)."""

    who: int
    to: int
    thing: str
    wanted: str
    by: int


@dataclass(frozen=True, slots=True)
class At:
    """`who` is in the room after their turn of that round, to be counted for a task."""

    who: int
    room: str
    round: int


@dataclass(frozen=True, slots=True)
class Bring:
    """`who` is there, and has the item with them or leaves it there."""

    who: int
    item: str
    room: str
    round: int


@dataclass(frozen=True, slots=True)
class Let:
    """`who` leaves it to somebody to complete a task."""

    who: int
    to: int
    task: str
    until: int


@dataclass(frozen=True, slots=True)
class NotSteal:
    """`who` does not steal from the victim (AL-18)."""

    who: int
    victim: int
    until: int


@dataclass(frozen=True, slots=True)
class NotFrameUp:
    """`who` plays no frame-up card, or none of these, or none on that prisoner (AL-22)."""

    who: int
    until: int
    card: str | None = None
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Guard:
    """`who` moves a guard from one room to another, however they do it."""

    who: int
    origin: str
    target: str
    by: int


@dataclass(frozen=True, slots=True)
class Elected:
    """The candidate becomes scapegoat in the vote of that round."""

    candidate: int
    round: int


@dataclass(frozen=True, slots=True)
class Done:
    """The task is completed, by whomever."""

    task: str


@dataclass(frozen=True, slots=True)
class Has:
    """`who` has the thing at some time."""

    who: int
    thing: str


Clause = Vote | NotVote | Give | Swap | At | Bring | Let | NotSteal | NotFrameUp | Guard
Condition = Elected | Done | Has

CLAUSES: dict[str, type[Clause]] = {
    "vote": Vote,
    "not_vote": NotVote,
    "give": Give,
    "swap": Swap,
    "at": At,
    "bring": Bring,
    "let": Let,
    "not_steal": NotSteal,
    "not_frame_up": NotFrameUp,
    "guard": Guard,
}
CONDITIONS: dict[str, type[Condition]] = {"elected": Elected, "done": Done, "has": Has}
NAMES = {kind: name for name, kind in (CLAUSES | CONDITIONS).items()}


def write_clause(clause: Clause) -> dict[str, Any]:
    """A clause as JSON."""
    return {"clause": NAMES[type(clause)], **_written(clause)}


def write_condition(condition: Condition) -> dict[str, Any]:
    """A condition as JSON."""
    return {"condition": NAMES[type(condition)], **_written(condition)}


def _written(part: Clause | Condition) -> dict[str, Any]:
    values = {field.name: getattr(part, field.name) for field in fields(part)}
    return {name: value for name, value in values.items() if value is not None}


def last_round(s: State) -> int:
    """AL-11: the last round that can be played; with the next one comes the last guard."""
    return s.round + LAST_GUARD - 1 - s.guards_out


def next_vote(s: State) -> int:
    """The round of the next vote to be opened."""
    return s.round if s.phase == VOTE else s.round + 1


def most_of(thing: str) -> int:
    """AL-1, AL-2: how many of a thing one prisoner can have; there is one gun."""
    return 1 if thing == THING_NAMES[GUN] else FULL


def deadline(clause: Clause) -> int:
    """The round with which the time of a clause is over."""
    if isinstance(clause, Vote | At | Bring):
        return clause.round
    return clause.by if isinstance(clause, Give | Swap | Guard) else clause.until


def other_seat(clause: Clause) -> int | None:
    """The second prisoner that a clause names, if it does."""
    if isinstance(clause, Vote | NotVote):
        return clause.candidate
    if isinstance(clause, NotSteal):
        return clause.victim
    return clause.to if isinstance(clause, Give | Swap | Let | NotFrameUp) else None


def task_named(part: Clause | Condition | None) -> str | None:
    """The task that a clause or a condition is about, by its element."""
    return part.task if isinstance(part, Let | Done) else None


MESSAGES: dict[type[Clause], str] = {
    Vote: "clause-vote",
    NotVote: "clause-not-vote",
    Give: "clause-give",
    Swap: "clause-swap",
    At: "clause-at",
    Bring: "clause-bring",
    Let: "clause-let",
    NotSteal: "clause-not-steal",
    NotFrameUp: "clause-not-frame-up",
    Guard: "clause-guard",
}


def clause_sentence(clause: Clause, speaker: int | None = None, hearer: int | None = None) -> Sentence:
    """A clause as the speaker says it to the hearer: "I will …", "you will …", else by names."""
    said: dict[str, Argument] = {
        "who": Seat(clause.who),
        "person": _person(clause.who, speaker, hearer),
        "round": deadline(clause),
    }
    other = other_seat(clause)
    if other is not None:
        said["other"] = Seat(other)
        said["role"] = "own" if other == clause.who else _person(other, speaker, hearer)
    message = MESSAGES[type(clause)]
    if isinstance(clause, NotVote):
        if clause.round == clause.until:
            message = "clause-not-vote-once"
        else:
            said["first"] = clause.round
    elif isinstance(clause, Give):
        said["things"] = Sentence("some-things", {"thing": clause.thing, "count": clause.count})
    elif isinstance(clause, Swap):
        said |= {"thing": _thing(clause.thing), "wanted": _thing(clause.wanted)}
    elif isinstance(clause, At):
        said["place"] = Sentence("in-room", {"room": clause.room})
    elif isinstance(clause, Bring):
        said |= {"thing": _thing(clause.item), "place": Sentence("in-room", {"room": clause.room})}
    elif isinstance(clause, Let):
        said["element"] = clause.task
    elif isinstance(clause, NotFrameUp):
        # Fluent selects by these: any card, and on anybody.
        said["card"] = clause.card or "any"
        said.setdefault("role", "nobody")
        said.setdefault("other", "")
    elif isinstance(clause, Guard):
        said["origin"] = Sentence("room", {"room": clause.origin})
        said["target"] = Sentence("room", {"room": clause.target})
    return Sentence(message, said)


def condition_sentence(
    condition: Condition, speaker: int | None = None, hearer: int | None = None
) -> Sentence:
    """A condition as the speaker says it to the hearer."""
    if isinstance(condition, Done):
        return Sentence("condition-done", {"element": condition.task})
    if isinstance(condition, Elected):
        who = condition.candidate
        said: dict[str, Argument] = {"round": condition.round}
    else:
        who = condition.who
        said = {"thing": condition.thing}
    said |= {"who": Seat(who), "person": _person(who, speaker, hearer)}
    return Sentence("condition-elected" if isinstance(condition, Elected) else "condition-has", said)


def _person(seat: int, speaker: int | None, hearer: int | None) -> str:
    if seat == speaker:
        return "i"
    return "you" if seat == hearer else "other"


def _thing(name: str) -> Sentence:
    return thing_sentence(THING_NAMES.index(name))
