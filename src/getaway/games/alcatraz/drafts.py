"""AL-12 for bots: what one prisoner could offer another before a vote, as far as one could keep it.

A joint vote, a thing or a forbearance for a vote, a swap. Which of them is worth it is not decided here.
"""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.alcatraz.bargains import own_word
from getaway.games.alcatraz.clauses import (
    Clause,
    Give,
    NotSteal,
    NotVote,
    Swap,
    Vote,
    last_round,
    next_vote,
)
from getaway.games.alcatraz.pledges import can_keep, meet_by
from getaway.games.alcatraz.promises import MOST_OFFERS, Ledger
from getaway.games.alcatraz.state import PICK_SEAT, THING_NAMES, THINGS, State, count
from getaway.games.alcatraz.talk import Statement, write
from getaway.kernel.game import Ballot, Draft

MOST_DRAFTS = 200
AHEAD = 1  # rounds after this one in which a thing may be handed over
FORBEARANCE = 2  # rounds for which one forbears from stealing

__all__ = ["drafts"]


def drafts(ledger: Ledger, s: State, seat: int) -> list[Draft]:
    """All that a seat could offer, joint votes first."""
    if sum(offer.statement.seat == seat for offer in ledger.statements) >= MOST_OFFERS:
        return []
    standing = own_word(ledger, seat)
    others = [other for other in range(s.players) if other != seat]
    found = [draft for other in others for draft in _joint_votes(s, seat, other)]
    for other in others:
        found += _deals(s, seat, other)
    possible = (draft for draft, promised in found if can_keep(s, promised, standing))
    return [draft for draft, _ in zip(possible, range(MOST_DRAFTS), strict=False)]


Found = tuple[Draft, tuple[Clause, ...]]  # an offer, and what the one who makes it would promise


def _joint_votes(s: State, seat: int, other: int) -> Iterator[Found]:
    now = next_vote(s)
    for candidate in range(s.players):
        yield _draft(s, (Vote(seat, candidate, now),), (Vote(other, candidate, now),))


def _deals(s: State, seat: int, other: int) -> Iterator[Found]:
    """A thing, or that one does not rob or vote for the other, for a vote; and swaps."""
    now, last = next_vote(s), last_round(s)
    meeting = meet_by(s, seat, other, min(last, s.round + AHEAD))
    mine, theirs = _kinds(s, seat), _kinds(s, other)
    gives: list[Clause] = [NotVote(seat, other, now, now)]
    if theirs:
        gives.append(NotSteal(seat, other, min(last, now + FORBEARANCE)))
    if meeting is not None:
        # One round more than it takes, if there is one: others walk about too.
        by = min(last, meeting + 1)
        gives += [Give(seat, other, thing, 1, by) for thing in mine]
        for thing in mine:
            for wanted in theirs:
                if wanted != thing:
                    swap = Swap(seat, other, thing, wanted, by)
                    yield _draft(s, (swap,), (Swap(other, seat, wanted, thing, by),))
    for give in gives:
        for candidate in range(s.players):
            # Nobody sells a vote for themselves, and one's own election is no wish.
            if candidate not in (seat, other):
                yield _draft(s, (give,), (Vote(other, candidate, now),))


def _kinds(s: State, seat: int) -> list[str]:
    return [THING_NAMES[kind] for kind in range(THINGS) if count(s.things[seat], kind) > 0]


def _draft(s: State, give: tuple[Clause, ...], get: tuple[Clause, ...]) -> Found:
    now = next_vote(s)
    seat, other = give[0].who, get[0].who
    ballots = [
        Ballot(clause.who, PICK_SEAT + clause.candidate, isinstance(clause, Vote))
        for clause in (*give, *get)
        if isinstance(clause, Vote | NotVote)
    ]
    deeds = tuple(clause for clause in (*give, *get) if not isinstance(clause, Vote | NotVote))
    said = write(Statement("offer", seat, (other,), give, get, expires=now))
    own = tuple(clause for clause in deeds if clause.who == seat)
    return Draft(other, tuple(ballots), own, tuple(c for c in deeds if c.who == other), said), give
