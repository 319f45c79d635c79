"""AL-12 for bots: what one prisoner could offer another before a vote, as far as one could keep it.

A joint vote, a thing or a forbearance for a vote, a swap. Which of them is worth it is not decided here.
"""

from __future__ import annotations

from collections.abc import Iterator

from getaway.deals import Draft
from getaway.games.alcatraz.deals.feasible import can_keep
from getaway.games.alcatraz.deals.ledger_queries import ballots_in, own_word
from getaway.games.alcatraz.mind.walks import meet_by
from getaway.games.alcatraz.rules.rounds import last_round, next_vote
from getaway.games.alcatraz.rules.state import THING_NAMES, THINGS, State, count
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.clauses.give import Give
from getaway.games.alcatraz.talk.clauses.not_steal import NotSteal
from getaway.games.alcatraz.talk.clauses.not_vote import NotVote
from getaway.games.alcatraz.talk.clauses.swap import Swap
from getaway.games.alcatraz.talk.clauses.vote import Vote
from getaway.games.alcatraz.talk.ledger import MOST_OFFERS, Ledger
from getaway.games.alcatraz.talk.statement import Statement, write
from getaway.kernel.json_value import JsonObject

MOST_DRAFTS = 200
AHEAD = 1  # rounds after this one in which a thing may be handed over
FORBEARANCE = 2  # rounds for which one forbears from stealing


def drafts(ledger: Ledger, s: State, seat: int) -> list[Draft[Clause]]:
    """All that a seat could offer and has not offered in vain, joint votes first."""
    if sum(offer.statement.seat == seat for offer in ledger.statements) >= MOST_OFFERS:
        return []
    standing = own_word(ledger, seat)
    others = [other for other in range(s.players) if other != seat]
    found = [draft for other in others for draft in _joint_votes(s, seat, other)]
    for other in others:
        found += _deals(s, seat, other)
    refused = [_content(write(said)) for said in ledger.refused if said.seat == seat]
    new = [(draft, promised) for draft, promised in found if _content(draft.said) not in refused]
    possible = (draft for draft, promised in new if can_keep(s, promised, standing))
    return [draft for draft, _ in zip(possible, range(MOST_DRAFTS), strict=False)]


def _content(said: JsonObject) -> tuple[object, ...]:
    """What an offer says, whenever it lapses."""
    return said["to"], said["give"], said["get"]


Found = tuple[Draft[Clause], tuple[Clause, ...]]  # an offer, and what the one who makes it would promise


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
    ballots = [ballot for clause in (*give, *get) for ballot in ballots_in(clause, now, now)]
    deeds = tuple(clause for clause in (*give, *get) if clause.ballots is None)
    said = write(Statement("offer", seat, (other,), give, get, expires=now))
    own = tuple(clause for clause in deeds if clause.who == seat)
    return Draft(other, tuple(ballots), own, tuple(c for c in deeds if c.who == other), said), give
