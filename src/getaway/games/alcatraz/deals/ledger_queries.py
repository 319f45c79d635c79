"""What bots need of talk: ballots promised, proposals that wait for an answer, and who kept their word.

AL-12: nothing said is binding. Whether somebody is believed is not decided here.
"""

from __future__ import annotations

from getaway.deals import Ballot, Proposal, Word
from getaway.games.alcatraz.deals.feasible import can_keep
from getaway.games.alcatraz.rules.rounds import next_vote
from getaway.games.alcatraz.rules.state import PICK_SEAT, State
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.ledger import Ledger, Offer
from getaway.games.alcatraz.talk.statement import Statement, write
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, OPEN
from getaway.kernel.json_value import JsonObject

FORESEEN = 3  # votes after the next one that a promise is weighed for


def ballots(ledger: Ledger, s: State) -> list[Ballot]:
    """The votes promised for the vote to come, as actions."""
    now = next_vote(s)
    due = [p for p in ledger.promises if p.status == OPEN and p.is_due]
    return [ballot for p in due for ballot in ballots_in(p.clause, now, now) if ballot.cast]


def proposals(ledger: Ledger, s: State, seat: int) -> list[Proposal[Clause]]:
    """The offers that wait for a seat's answer."""
    standing = own_word(ledger, seat)
    return [
        _proposal(offer, s, seat, standing)
        for offer in ledger.statements
        if seat in offer.statement.to and seat not in offer.accepted
    ]


def pending(ledger: Ledger, s: State, seat: int) -> list[Proposal[Clause]]:
    """The offers that bind a seat once others say yes: its own, and those it has accepted."""
    return [_proposal(offer, s, seat, ()) for offer in ledger.statements if _binds(offer, seat)]


def _binds(offer: Offer, seat: int) -> bool:
    return seat == offer.statement.seat or seat in offer.accepted


def own_word(ledger: Ledger, seat: int) -> tuple[Clause, ...]:
    """All that a seat has promised and not kept yet, and what it will have promised if others say yes."""
    made = [promise.clause for promise in ledger.promises if promise.who == seat and promise.status == OPEN]
    offered = [offer.statement for offer in ledger.statements if _binds(offer, seat)]
    return (*made, *(c for said in offered for c in (*said.give, *said.get) if c.who == seat))


def _proposal(offer: Offer, s: State, seat: int, standing: tuple[Clause, ...]) -> Proposal[Clause]:
    said = offer.statement
    clauses = (*said.give, *said.get)
    now = next_vote(s)
    cast = [ballot for clause in clauses for ballot in ballots_in(clause, now, now)]
    own = tuple(clause for clause in clauses if clause.who == seat)
    condition = said.condition
    likely = 1.0 if condition is None else condition.likelihood(s, now)
    elects = None if condition is None else condition.elects
    # A promise under a condition may come to nothing: nobody gives a ballot of this vote for that.
    is_plain = likely == 1.0 and elects is None
    can_judge = likely is not None and (is_plain or not cast)
    return Proposal(
        *(offer.number, said.seat, tuple(cast)),
        later=tuple(b for clause in clauses for b in ballots_in(clause, now + 1, now + FORESEEN)),
        own=tuple(clause for clause in own if clause.ballots is None),
        others=tuple(clause for clause in clauses if clause.who != seat and clause.ballots is None),
        can_keep=can_judge and can_keep(s, own, standing),
        likely=likely or 0.0,
        elects=None if elects is None else PICK_SEAT + elects,
        delay=max(
            (c.deadline - s.round for c in clauses if c.who != seat and c.stake is not None), default=0
        ),
    )


def ballots_in(clause: Clause, first: int, last: int) -> list[Ballot]:
    """What a clause says of the votes of these rounds, one after the other."""
    told = clause.ballots
    if told is None:
        return []
    ballot = Ballot(clause.who, PICK_SEAT + told.candidate, told.cast)
    return [ballot] * len(range(max(first, told.first), min(last, told.last) + 1))


def answer(seat: int, number: int, yes: bool, why: str | None = None) -> JsonObject:
    """Yes or no to an offer; a no may say why."""
    return write(Statement("accept" if yes else "reject", seat, ref=number, why=None if yes else why))


def accusations(ledger: Ledger, s: State, seat: int) -> list[JsonObject]:
    """What a seat says of promises to it that were broken since the last vote, once each."""
    broken = [
        promise.number
        for promise in ledger.promises
        if promise.status == BROKEN
        and seat in promise.to
        and promise.settled_in_round in (s.round, s.round - 1)
    ]
    said = {number for who, number in ledger.accused if who == seat}
    return [write(Statement("accuse", seat, ref=number)) for number in broken if number not in said]


def counter(offer: JsonObject, number: int) -> JsonObject:
    """An offer in the place of another one."""
    return {**offer, "act": "counter", "ref": number}


def track_record(ledger: Ledger, s: State, seat: int) -> list[Word]:
    """How a seat has kept its word so far; what was void says nothing, unless its maker never tried."""
    return [
        Word(
            promise.status == KEPT,
            s.round - promise.settled_in_round,
            promise.tempted,
            promise.is_neglected,
        )
        for promise in ledger.promises
        if promise.who == seat and promise.settled_in_round is not None
        if promise.status in (KEPT, BROKEN) or promise.is_neglected
    ]
