"""What bots need of talk: ballots promised, proposals that wait for an answer, and who kept their word.

AL-12: nothing said is binding. Whether somebody is believed is not decided here.
"""

from __future__ import annotations

from typing import Any

from getaway.games.alcatraz.clauses import Clause, Condition, Done, Elected, NotVote, Vote, next_vote
from getaway.games.alcatraz.evaluation import nearness
from getaway.games.alcatraz.judging import BROKEN, KEPT, OPEN, holds
from getaway.games.alcatraz.pledges import can_keep
from getaway.games.alcatraz.promises import Ledger, Offer
from getaway.games.alcatraz.state import NO_TASK, PICK_SEAT, ROOMS, State
from getaway.games.alcatraz.story import element_letter
from getaway.games.alcatraz.talk import Statement, write
from getaway.kernel.game import Ballot, Proposal, Word

FORESEEN = 3  # votes after the next one that a promise is weighed for

__all__ = ["answer", "ballots", "own_word", "pending", "proposals", "track_record"]


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
    standing = own_word(ledger, seat)
    return [
        _proposal(offer, s, seat, standing)
        for offer in ledger.statements
        if seat in offer.statement.to and seat not in offer.accepted
    ]


def pending(ledger: Ledger, s: State, seat: int) -> list[Proposal]:
    """The offers that bind a seat once others say yes: its own, and those it has accepted."""
    return [_proposal(offer, s, seat, ()) for offer in ledger.statements if _binds(offer, seat)]


def _binds(offer: Offer, seat: int) -> bool:
    return seat == offer.statement.seat or seat in offer.accepted


def own_word(ledger: Ledger, seat: int) -> tuple[Clause, ...]:
    """All that a seat has promised and not kept yet, and what it will have promised if others say yes."""
    made = [promise.clause for promise in ledger.promises if promise.who == seat and promise.status == OPEN]
    offered = [offer.statement for offer in ledger.statements if _binds(offer, seat)]
    return (*made, *(c for said in offered for c in (*said.give, *said.get) if c.who == seat))


def _proposal(offer: Offer, s: State, seat: int, standing: tuple[Clause, ...]) -> Proposal:
    said = offer.statement
    clauses = (*said.give, *said.get)
    now = next_vote(s)
    cast = [ballot for clause in clauses for ballot in _cast(clause, now, now)]
    own = tuple(clause for clause in clauses if clause.who == seat)
    likely = likelihood(said.condition, s, now)
    # A promise under a condition may come to nothing: nobody gives a ballot of this vote for that.
    is_plain = likely == 1.0 and not isinstance(said.condition, Elected)
    can_judge = likely is not None and (is_plain or not cast)
    return Proposal(
        *(offer.number, said.seat, tuple(cast)),
        later=tuple(b for clause in clauses for b in _cast(clause, now + 1, now + FORESEEN)),
        own=tuple(clause for clause in own if not isinstance(clause, Vote | NotVote)),
        others=tuple(c for c in clauses if c.who != seat and not isinstance(c, Vote | NotVote)),
        can_keep=can_judge and can_keep(s, own, standing),
        likely=likely or 0.0,
        elects=PICK_SEAT + said.condition.candidate if isinstance(said.condition, Elected) else None,
    )


def _cast(clause: Clause, first: int, last: int) -> list[Ballot]:
    """What a clause says of the votes of these rounds, one after the other."""
    if not isinstance(clause, Vote | NotVote):
        return []
    until = clause.until if isinstance(clause, NotVote) else clause.round
    ballot = Ballot(clause.who, PICK_SEAT + clause.candidate, isinstance(clause, Vote))
    return [ballot] * len(range(max(first, clause.round), min(last, until) + 1))


def likelihood(condition: Condition | None, s: State, now: int) -> float | None:
    """How likely a condition comes true, if the one to be elected is elected now; None: nobody can tell.

    What somebody will have one day, and who is elected some day, cannot be told from the board.
    """
    if isinstance(condition, Done):
        rooms = [r for r in range(ROOMS) if s.task[r] != NO_TASK]
        return max(nearness(s, r) for r in rooms if element_letter(s, s.task[r]) == condition.task)
    if isinstance(condition, Elected):
        return 1.0 if condition.round == now else None
    return 1.0 if holds(condition, s) else None


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
