"""A statement built step by step (docs/alcatraz.md, "Talk and promises"): each step asks one thing.

What is offered here is what makes sense as the board lies; whether it may be said the table decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from getaway.games.alcatraz.clauses import CLAUSES, CONDITIONS, NotVote, deadline, most_of
from getaway.games.alcatraz.frame_ups import names_prisoner
from getaway.games.alcatraz.judging import Promise
from getaway.games.alcatraz.state import EFFECT_NAMES, ITEM_NAMES, ROOM_NAMES, THING_NAMES
from getaway.games.alcatraz.talk import MOST_CLAUSES, Statement, sentences
from getaway.kernel.sentence import Sentence
from getaway.terminal.place import Message
from getaway.words import Words

# In the order in which one is asked; who does it is asked before.
GAPS = {
    "vote": ("candidate", "round"),
    "not_vote": ("candidate", "round", "until"),
    "give": ("to", "thing", "count", "by"),
    "swap": ("to", "thing", "wanted", "by"),
    "at": ("room", "round"),
    "bring": ("item", "room", "round"),
    "let": ("to", "task", "until"),
    "not_steal": ("victim", "until"),
    "not_frame_up": ("card", "to", "until"),
    "guard": ("origin", "target", "by"),
    "elected": ("candidate", "round"),
    "done": ("task",),
    "has": ("who", "thing"),
}
# Where the same gap is asked for in other words.
ASKED = {("not_vote", "round"): "first", ("not_frame_up", "to"): "against", ("swap", "to"): "with"}
VOTES = ("vote", "not_vote", "elected")
GIVE, GET, IF, EXPIRES = "give", "get", "if", "expires"
Value = str | int | None
Gaps = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Part:
    """A clause or a condition with the gaps that are filled; None in a gap: left out on purpose."""

    side: str
    kind: str = ""
    gaps: Gaps = ()

    def written(self) -> dict[str, Any]:
        """As JSON."""
        key = "condition" if self.side == IF else "clause"
        return {key: self.kind, **{name: value for name, value in self.gaps if value is not None}}

    def made(self) -> Any:
        """As the game knows it."""
        return _make(self.kind, dict(self.gaps))


@dataclass(frozen=True)
class Draft:
    """A statement as far as it is built."""

    seat: int
    to: tuple[int, ...] = ()
    give: tuple[Part, ...] = ()
    get: tuple[Part, ...] = ()
    condition: Part | None = None
    expires: int | None = None
    ref: int | None = None  # the offer that it answers
    part: Part | None = None  # what is asked about now
    is_said: bool = False

    @property
    def act(self) -> str:
        if self.ref is not None:
            return "counter"
        return "offer" if self.give or not self.get else "ask"

    @property
    def can_be_said(self) -> bool:
        return bool(self.get if self.ref is not None else self.give or self.get)

    def statement(self) -> dict[str, Any]:
        """What is sent to the table."""
        said: dict[str, Any] = {"act": self.act, "to": list(self.to)}
        if self.ref is not None:
            said["ref"] = self.ref
        if self.act != "ask":
            said["give"] = [part.written() for part in self.give]
        said["get"] = [part.written() for part in self.get]
        if self.condition is not None:
            said["if"] = self.condition.written()
        if self.expires is not None and self.get:
            said["expires"] = self.expires
        return said

    def sentences(self) -> list[Sentence]:
        """What is built, as it would be said."""
        if not self.give and not self.get:
            return []
        give, get = (tuple(part.made() for part in side) for side in (self.give, self.get))
        condition = None if self.condition is None else self.condition.made()
        expires = self.expires if self.get else None
        return sentences(Statement(self.act, self.seat, self.to, give, get, condition, expires, self.ref))


@dataclass(frozen=True)
class Option:
    """One answer, and the draft that it leads to."""

    label: str
    draft: Draft


@dataclass(frozen=True)
class Step:
    """One question."""

    question: str
    options: tuple[Option, ...]


def answer_to(offer: Message, seat: int) -> Draft:
    """The beginning of another offer in the place of one."""
    return Draft(seat, to=(offer["statement"]["from"],), ref=offer["number"])


def step(draft: Draft, view: Message, words: Words) -> Step:
    """What is asked next; what has one answer is not asked."""
    if not draft.to:
        return _ask_to(draft, view, words)
    part = draft.part
    if part is None:
        return _ask_more(draft, view, words)
    if part.side == EXPIRES:
        return _ask_gap(words.text("say-open"), EXPIRES, _open_rounds(draft, view), draft, view, words)
    if not part.kind:
        return _ask_kind(draft, part, view, words)
    heading = _heading(part, words)
    name = _next_gap(part)
    return _ask_gap(heading, name, _fillings(draft, part, name, view), draft, view, words)


def _heading(part: Part, words: Words) -> str:
    if part.side == IF:
        return words.text("say-if", condition=part.kind)
    return words.text("say-clause", side=part.side, clause=part.kind)


def _ask_to(draft: Draft, view: Message, words: Words) -> Step:
    others = [seat for seat in range(view["players"]) if seat != draft.seat]
    groups = [to for size in range(1, len(others) + 1) for to in combinations(others, size)]
    options = (
        Option(words.listed([words.names[seat] for seat in to]), replace(draft, to=to)) for to in groups
    )
    return Step(words.text("say-to"), tuple(options))


def _ask_more(draft: Draft, view: Message, words: Words) -> Step:
    options: list[Option] = []

    def offer(label: str, **changed: Any) -> None:
        options.append(Option(label, replace(draft, **changed)))

    if draft.can_be_said:
        offer(words.text("say-it"), is_said=True)
    if len(draft.give) < MOST_CLAUSES:
        offer(words.text("say-side", side=GIVE), part=Part(GIVE))
    if len(draft.get) < MOST_CLAUSES:
        side = GET if len(draft.to) == 1 else "several"
        offer(words.text("say-side", side=side), part=Part(GET))
    if draft.condition is not None:
        offer(words.text("say-unconditionally"), condition=None)
    elif draft.give or draft.get:
        for kind in CONDITIONS:
            if _is_possible(kind, view):
                begun = _filled(replace(draft, part=Part(IF, kind)), view)
                options.append(Option(words.text("say-if", condition=kind), begun))
    if draft.get and draft.expires is None and len(_open_rounds(draft, view)) > 1:
        offer(words.text("say-open"), part=Part(EXPIRES))
    if draft.give or draft.get:
        offer(words.text("say-start-again"), to=(), give=(), get=(), condition=None, expires=None, ref=None)
    return Step(words.text("say-more"), tuple(options))


def _ask_kind(draft: Draft, part: Part, view: Message, words: Words) -> Step:
    """What the one or the other will do."""
    who = draft.seat if part.side == GIVE else draft.to[0]
    known: Gaps = (("who", who),) if part.side == GIVE or len(draft.to) == 1 else ()
    options = (
        Option(
            words.text("say-clause", side=part.side, clause=kind),
            _filled(replace(draft, part=replace(part, kind=kind, gaps=known)), view),
        )
        for kind in CLAUSES
        if _is_possible(kind, view)
    )
    return Step(words.text("say-more"), tuple(options))


def _next_gap(part: Part) -> str:
    return next(name for name in _names(part) if name not in dict(part.gaps))


def _names(part: Part) -> tuple[str, ...]:
    return GAPS[part.kind] if part.side == IF else ("who", *GAPS[part.kind])


def _ask_gap(
    heading: str, name: str, values: Sequence[Value], draft: Draft, view: Message, words: Words
) -> Step:
    asked = ASKED.get((draft.part.kind if draft.part else "", name), name)
    options = (Option(_called(name, value, view, words), _put(draft, name, value, view)) for value in values)
    return Step(f"{heading} {words.text('say-gap', gap=asked)}", tuple(options))


def _put(draft: Draft, name: str, value: Value, view: Message) -> Draft:
    """The draft with a gap filled, and what follows from it."""
    if name == EXPIRES:
        assert isinstance(value, int)
        return replace(draft, expires=value, part=None)
    assert draft.part is not None
    part = replace(draft.part, gaps=(*draft.part.gaps, (name, value)))
    return _filled(replace(draft, part=part), view)


def _filled(draft: Draft, view: Message) -> Draft:
    """Gaps that only one thing fits into are filled; a part without gaps stands in the statement."""
    part = draft.part
    assert part is not None
    if set(_names(part)) <= set(dict(part.gaps)):
        if part.side == IF:
            whole = replace(draft, part=None, condition=part)
        elif part.side == GIVE:
            whole = replace(draft, part=None, give=(*draft.give, part))
        else:
            whole = replace(draft, part=None, get=(*draft.get, part))
        # It may not be open any longer than what was just added makes sense.
        return whole if whole.expires in _open_rounds(whole, view) else replace(whole, expires=None)
    name = _next_gap(part)
    values = _fillings(draft, part, name, view)
    return _put(draft, name, values[0], view) if len(values) == 1 else draft


def _is_possible(kind: str, view: Message) -> bool:
    """Is there a vote, or a task, still to come?"""
    if kind in VOTES:
        return bool(view["next_vote"] <= view["last_round"])
    return "task" not in GAPS[kind] or bool(_tasks(view))


def _tasks(view: Message) -> list[str]:
    return sorted(room["task"]["element"] for room in view["rooms"] if room["task"] is not None)


def _fillings(draft: Draft, part: Part, name: str, view: Message) -> list[Value]:
    """All that fits into a gap, as the board lies."""
    filled = dict(part.gaps)
    seats = list(range(view["players"]))
    others = [seat for seat in seats if seat != filled.get("who")]
    if part.side == GET and draft.seat in others:
        # One asks mostly for oneself.
        others = [draft.seat, *(seat for seat in others if seat != draft.seat)]
    found: dict[str, Callable[[], Sequence[Value]]] = {
        "who": lambda: seats if part.side == IF else draft.to,
        "candidate": lambda: seats,
        "victim": lambda: others,
        "to": lambda: _framed(filled["card"], others) if part.kind == "not_frame_up" else others,
        "card": lambda: [None, *EFFECT_NAMES],
        "task": lambda: _tasks(view),
        "count": lambda: range(1, most_of(str(filled["thing"])) + 1),
        "thing": lambda: THING_NAMES,
        "wanted": lambda: [thing for thing in THING_NAMES if thing != filled["thing"]],
        "item": lambda: ITEM_NAMES,
        "room": lambda: ROOM_NAMES,
        "origin": lambda: ROOM_NAMES,
        "target": lambda: [room for room in ROOM_NAMES if room != filled["origin"]],
    }
    if name in found:
        return list(found[name]())
    first = view["next_vote"] if part.kind in VOTES else view["round"]
    if name == "until" and "round" in filled:
        first = filled["round"]
    return list(range(first, view["last_round"] + 1))


def _framed(card: Value, others: Sequence[int]) -> Sequence[Value]:
    """AL-22: not every card is played on somebody."""
    if card is None or names_prisoner(EFFECT_NAMES.index(str(card))):
        return [None, *others]
    return [None]


def _open_rounds(draft: Draft, view: Message) -> list[Value]:
    """The rounds up to which a yes makes sense of all of it."""
    clauses = [part.made() for part in (*draft.give, *draft.get)]
    rounds = [one.round if isinstance(one, NotVote) else deadline(one) for one in clauses]
    if draft.condition is not None and draft.condition.kind == "elected":
        rounds.append(draft.condition.made().round)
    return list(range(view["round"], min(rounds, default=view["round"]) + 1))


def _called(name: str, value: Value, view: Message, words: Words) -> str:
    """What may go into a gap, by its name."""
    if value is None:
        return words.text("say-any-card" if name == "card" else "say-anybody")
    if name in ("who", "candidate", "to", "victim"):
        return words.names[int(value)]
    if name in ("room", "origin", "target"):
        return words.text("room", room=value)
    if name in ("thing", "wanted", "item"):
        return words.text("thing", thing=value)
    if name == "card":
        return words.text("card", card=value)
    if name == "task":
        rooms = (room["name"] for room in view["rooms"] if room["task"] and room["task"]["element"] == value)
        return f"{words.text('table-task')} {value} ({words.text('room', room=next(rooms))})"
    return str(value) if name == "count" else words.text("table-round", round=value)


def promises(ledger: Message) -> Iterator[Promise]:
    """The promises of a ledger as it was sent."""
    for promise in ledger["promises"]:
        clause, condition = _read(promise["clause"], "clause"), promise.get("if")
        yield Promise(
            number=promise["number"],
            who=promise["who"],
            to=tuple(promise["to"]),
            clause=clause,
            condition=None if condition is None else _read(condition, "condition"),
            made_in_round=promise["made_in_round"],
            ref=promise["ref"],
            status=promise["status"],
        )


def _read(said: Message, key: str) -> Any:
    return _make(said[key], {name: value for name, value in said.items() if name != key})


def _make(kind: str, values: Message) -> Any:
    """A clause or a condition."""
    return (CLAUSES | CONDITIONS)[kind](**values)
