"""What an onlooker would shake their head at: trades taken back, offers repeated, votes for oneself.

It is counted from what everybody sees, act by act, and from the ledger of what was promised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from getaway.games.alcatraz.rules.state import (
    BRIBES,
    CASH,
    ELECTED,
    ENDS_TURN,
    GIVES,
    GUN,
    MAX_PLAYERS,
    NO_TASK,
    OFFERS,
    PUSHES,
    REFUSES,
    ROOMS,
    THING_NAMES,
    THINGS,
    TRADES,
    TURN,
    VOTES,
    WOULD_GIVE,
    State,
    count,
    items_asked,
)
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.ledger import Ledger
from getaway.games.alcatraz.talk.statement import Statement, read
from getaway.games.alcatraz.talk.verdicts import OPEN
from getaway.kernel.record import Told

KINDS = (
    *("turns", "offers", "deals", "deals-undone", "offers-repeated", "like-for-like", "gifts-for-nothing"),
    *(
        "without-effect",
        "turns-cut-short",
        "votes",
        "votes-for-oneself",
        "proposals",
        "proposals-repeated",
        "requests-repeated",
    ),
)

UNSPENT = 2  # action points that nobody leaves without being asked why

Thing = tuple[int, int, int]  # from whom, to whom, of what kind
Offer = tuple[int, int, tuple[Thing, ...]]  # who to whom, what would go which way
OFFERED = ("offer", "counter", "ask")


class Habits:
    """Counts by seat and kind what prisoners do in one game."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[int, str]] = Counter()
        self._moved: list[Thing] = []  # in trades of this turn
        self._lay: list[bytes] = []  # how the board lay in this turn, from its beginning on
        self._forced = False  # was the last act of the turn a bribe or a push?
        self._offer: Offer | None = None
        # With what both had in hand when it was refused.
        self._refused: dict[Offer, tuple[int, int]] = {}
        self._proposed: dict[int, list[Statement]] = {}  # by seat, what it has proposed in talks

    def hear(self, said: object, state: State, seat: int) -> None:
        """Something was said; `state` as it was then."""
        statement = read(said, state, seat)
        if statement.act not in OFFERED or statement.is_promise:
            return
        before = self._proposed.setdefault(seat, [])
        self._note(seat, "proposals")
        # What was said in an earlier round is said again with other rounds: that is another vote.
        if any((s.to, s.give, s.get, s.condition) == _content(statement) for s in before):
            self._note(seat, "proposals-repeated")
        if statement.act == "ask" and any(_asks_again(statement, s) for s in before):
            self._note(seat, "requests-repeated")
        before.append(statement)

    def see(self, before: State, after: State, told: Sequence[Told], ledger: Ledger | None) -> None:
        """A decision, with the states around it and what was told; the ledger as it was before."""
        news = [event[1:] for event in told]
        for kind, *about in news:
            seat = about[0]
            if kind == VOTES:
                self._note(seat, "votes")
                if about[1] == seat:
                    self._note(seat, "votes-for-oneself")
            elif kind == OFFERS:
                self._see_offer(before, seat, about[1], _things(news, WOULD_GIVE))
            elif kind == TRADES:
                self._see_deal(before, seat, about[1], _things(news, GIVES), ledger)
            elif kind == REFUSES and self._offer is not None:
                self._refused[self._offer] = (before.things[self._offer[0]], before.things[self._offer[1]])
                self._offer = None
            elif kind == ENDS_TURN:
                self._note(seat, "turns")
                if before.points >= UNSPENT:
                    self._note(seat, "turns-cut-short")
                if self._forced:
                    self._note(seat, "without-effect")
        self._see_board(before, after, {kind for kind, *_ in news})

    def _see_offer(self, s: State, seat: int, other: int, things: tuple[Thing, ...]) -> None:
        self._offer = (seat, other, things)
        self._note(seat, "offers")
        if self._refused.get(self._offer) == (s.things[seat], s.things[other]):
            self._note(seat, "offers-repeated")
        if _is_like_for_like(seat, things):
            self._note(seat, "like-for-like")

    def _see_deal(
        self, s: State, seat: int, other: int, things: tuple[Thing, ...], ledger: Ledger | None
    ) -> None:
        self._offer = None
        self._note(seat, "deals")
        if any((to, giver, kind) in self._moved for giver, to, kind in things):
            self._note(seat, "deals-undone")
        self._moved += things
        if all(giver == seat for giver, _, _ in things):
            promised = (
                [p.clause for p in ledger.promises if p.who == seat and p.status == OPEN] if ledger else []
            )
            if not all(_has_reason(s, seat, other, kind, promised) for _, _, kind in things):
                self._note(seat, "gifts-for-nothing")

    def _see_board(self, before: State, after: State, kinds: set[int]) -> None:
        """Has everything come back to where it was earlier in the same turn?"""
        if ENDS_TURN in kinds or ELECTED in kinds:
            self._moved, self._lay, self._forced = [], [], False
            return
        if before.phase == TURN:
            self._lay = self._lay or [_lies(before)]
        if after.phase != TURN or not self._lay:
            return
        self._forced = bool(kinds & {BRIBES, PUSHES})
        lies = _lies(after)
        if lies != self._lay[-1]:
            if lies in self._lay:
                self._note(after.turn, "without-effect")
            self._lay.append(lies)

    def _note(self, seat: int, kind: str) -> None:
        self.counts[seat, kind] += 1


def habits() -> Habits:
    """A new count for one game."""
    return Habits()


def _things(news: Sequence[tuple[int, ...]], kind: int) -> tuple[Thing, ...]:
    return tuple((event[1], event[2], event[3]) for event in news if event[0] == kind)


def _is_like_for_like(seat: int, things: tuple[Thing, ...]) -> bool:
    """Would the same kind of thing go both ways?"""
    given = {kind for giver, _, kind in things if giver == seat}
    return bool(given & {kind for giver, _, kind in things if giver != seat})


def _has_reason(s: State, seat: int, other: int, kind: int, promised: Sequence[Clause]) -> bool:
    """Is a thing given because it was promised, or because some task asks the taker for more than they have?

    Whoever is to be left behind helps nobody without a promise, and nobody helps them.
    """
    if any(_hands_over(clause, other, kind) for clause in promised):
        return True
    if kind == CASH or s.scapegoat in (seat, other):
        return False
    tasks = [s.task[room] for room in range(ROOMS) if s.task[room] != NO_TASK]
    # The gun stands for anything.
    kinds = range(GUN) if kind == GUN else [kind]
    return any(items_asked(s, task, k) > count(s.things[other], k) for task in tasks for k in kinds)


def _hands_over(clause: Clause, other: int, kind: int) -> bool:
    """Does a promise say that this goes to that prisoner?"""
    stake = clause.stake
    return stake is not None and stake.thing == THING_NAMES[kind] and clause.values.get("to") == other


def _content(statement: Statement) -> tuple[object, ...]:
    return statement.to, statement.give, statement.get, statement.condition


def _asks_again(statement: Statement, earlier: Statement) -> bool:
    """Does somebody beg the same prisoner for the same kind of thing once more?"""
    wishes = [(c.name, c.stake and c.stake.thing) for c in statement.get]
    return (
        earlier.act == "ask"
        and earlier.to == statement.to
        and any((c.name, c.stake and c.stake.thing) in wishes for c in earlier.get)
    )


def _lies(s: State) -> bytes:
    """The board but for what an act costs: who and what is where, and which rooms were of use."""
    bare = s.copy()
    bare.points = bare.bribed = bare.pushed = 0
    bare.trades_made = bare.trades_refused = bare.requests_refused = 0
    bare.rng = 0
    for i in range(len(bare.refused_requests)):
        bare.refused_requests[i] = 0
    for seat in range(MAX_PLAYERS):
        bare.stamina[seat] = 0
        bare.things[seat] &= (1 << 4 * (THINGS - 1)) - 1
    return bare.pack()
