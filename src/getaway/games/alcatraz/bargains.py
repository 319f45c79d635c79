"""What bots need of talk: ballots promised, proposals that wait for an answer, and what those would bring.

AL-12: nothing said is binding. Whether somebody is believed is not decided here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from getaway.games.alcatraz.clauses import At, Clause, Give, Guard, Swap, Vote, next_vote
from getaway.games.alcatraz.judging import BROKEN, KEPT, OPEN
from getaway.games.alcatraz.promises import Ledger, Offer
from getaway.games.alcatraz.state import CROWDED, PICK_SEAT, ROOM_NAMES, THING_NAMES, State, count, has_space
from getaway.games.alcatraz.talk import Statement, write
from getaway.kernel.game import Ballot, Proposal, Word

__all__ = ["answer", "ballots", "imagine", "joint_vote", "pending", "proposals", "track_record"]


def ballots(ledger: Ledger, s: State) -> list[Ballot]:
    """The votes promised for the vote to come, as actions."""
    return [
        Ballot(promise.who, PICK_SEAT + promise.clause.candidate)
        for promise in ledger.promises
        if promise.status == OPEN
        and promise.is_due
        and isinstance(promise.clause, Vote)
        and promise.clause.round == next_vote(s)
    ]


def proposals(ledger: Ledger, s: State, seat: int) -> list[Proposal]:
    """The offers that wait for a seat's answer."""
    return [
        _proposal(offer, s, seat)
        for offer in ledger.statements
        if seat in offer.statement.to and seat not in offer.accepted
    ]


def pending(ledger: Ledger, s: State, seat: int) -> list[Proposal]:
    """The offers that bind a seat once others say yes: its own, and those it has accepted."""
    return [
        _proposal(offer, s, seat)
        for offer in ledger.statements
        if seat == offer.statement.seat or seat in offer.accepted
    ]


def _proposal(offer: Offer, s: State, seat: int) -> Proposal:
    said = offer.statement
    clauses = (*said.give, *said.get)
    votes = [clause for clause in clauses if isinstance(clause, Vote) and clause.round == next_vote(s)]
    promised = tuple(Ballot(vote.who, PICK_SEAT + vote.candidate) for vote in votes)
    rest = tuple(clause for clause in clauses if not isinstance(clause, Vote))
    # A promise under a condition may come to nothing: nobody gives a ballot for that.
    asks = said.condition is not None or any(c.who == seat and c not in votes for c in clauses)
    return Proposal(offer.number, said.seat, promised, rest, asks)


def joint_vote(s: State, seat: int, other: int, action: int) -> dict[str, Any]:
    """An offer: let us both vote for the same."""
    candidate, now = action - PICK_SEAT, next_vote(s)
    give, get = Vote(seat, candidate, now), Vote(other, candidate, now)
    return write(Statement("offer", seat, (other,), (give,), (get,), expires=now))


def answer(seat: int, number: int, yes: bool) -> dict[str, Any]:
    """Yes or no to an offer."""
    return write(Statement("accept" if yes else "reject", seat, ref=number))


def track_record(ledger: Ledger, seat: int) -> list[Word]:
    """How a seat has kept its word so far; what was void says nothing."""
    return [
        Word(promise.status == KEPT, promise.settled_in_round or promise.made_in_round, promise.tempted)
        for promise in ledger.promises
        if promise.who == seat and promise.status in (KEPT, BROKEN)
    ]


def imagine(s: State, clauses: Iterable[Clause]) -> None:
    """Change a plain state as if these were kept at once, as far as they change the board at all."""
    for clause in clauses:
        if isinstance(clause, Give):
            for _ in range(clause.count):
                _hand_over(s, clause.who, clause.to, clause.thing)
        elif isinstance(clause, Swap):
            _hand_over(s, clause.who, clause.to, clause.thing)
            _hand_over(s, clause.to, clause.who, clause.wanted)
        elif isinstance(clause, At):
            s.where[clause.who] = ROOM_NAMES.index(clause.room)
        elif isinstance(clause, Guard):
            origin, target = ROOM_NAMES.index(clause.origin), ROOM_NAMES.index(clause.target)
            if s.guards[origin] > 0 and s.guards[target] < CROWDED:
                s.guards[origin] -= 1
                s.guards[target] += 1


def _hand_over(s: State, giver: int, taker: int, thing: str) -> None:
    kind = THING_NAMES.index(thing)
    if count(s.things[giver], kind) > 0 and has_space(s.things[taker], kind):
        s.things[giver] -= 1 << 4 * kind
        s.things[taker] += 1 << 4 * kind
