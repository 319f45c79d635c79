"""Talk before a vote: offers by expected gain, answers by expected gain and trust, votes as promised.

Honest by default: a bot offers only what it means to keep. Others are believed as far as their record goes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from getaway.bots.gains import Bids, Gains, guessed
from getaway.bots.situation import Persona, Situation
from getaway.bots.votes import Electorate
from getaway.deals import Ballot, Deals, Proposal, deals_in
from getaway.kernel.chance import below

TEMPTED = 0.04  # a betrayer breaks its word for at least this much

# Trust starts here, as if so many promises had been kept and broken.
KEPT_BEFORE, BROKEN_BEFORE = 2.0, 1.0
FADES = 0.9  # a round
TEMPTING = 0.2  # as tempting as a promise gets: so much of a chance


@dataclass(frozen=True)
class DealPolicy:
    """How careful one is in deals."""

    margin: float  # a deal has to bring at least this much, to both
    suspicious: float  # no deals with those who are trusted less
    naive: bool = False  # believes everybody, and does not reckon


NAIVE = DealPolicy(0.02, 0.0, naive=True)
USUAL = DealPolicy(0.02, 0.4)
CAREFUL = DealPolicy(0.04, 0.5)


def trust(situation: Situation, seat: int) -> float:
    """How likely a seat keeps its word, by how it did so far.

    To keep a promise shows more if it was tempting to break it; to break it shows most if it was not.
    """
    kept, broken = KEPT_BEFORE, BROKEN_BEFORE
    for word in _deals(situation).track_record(situation.ledger, situation.hidden, seat):
        tempted = min(1.0, word.tempted / TEMPTING)
        fades: float = FADES**word.age
        if word.kept:
            kept += (0.5 + tempted) * fades
        else:
            broken += 2 * (1.5 - tempted) * fades
    return kept / (kept + broken)


def promised(situation: Situation) -> list[Ballot]:
    """The votes that are promised for this vote."""
    if situation.ledger is None:
        return []
    return _deals(situation).ballots(situation.ledger, situation.hidden)


def faithful(situation: Situation) -> list[int]:
    """What may be chosen without breaking a promise, if that is possible; first what keeps one at once."""
    legal = situation.legal
    if situation.ledger is None or len(legal) == 1:
        return legal
    bearings = _deals(situation).bearings(situation.ledger, guessed(situation), situation.seat, legal)
    if not bearings:
        return legal
    best = min((bearing.breaks, -bearing.keeps) for bearing in bearings.values())
    return [a for a in legal if (bearings[a].breaks, -bearings[a].keeps) == best]


def believed(situation: Situation, policy: DealPolicy = USUAL) -> dict[tuple[int, int], float]:
    """How sure the promised votes of the others are, to one who is so careful."""
    beliefs: dict[tuple[int, int], float] = {}
    for ballot in promised(situation):
        if ballot.voter != situation.seat and all(voter != ballot.voter for voter, _ in beliefs):
            sure = 1.0 if policy.naive else trust(situation, ballot.voter)
            beliefs[ballot.voter, ballot.action] = sure
    return beliefs


def vote(situation: Situation, electorate: Electorate, persona: Persona) -> int:
    """A ballot: as promised, or drawn from what is best against how the others will vote."""
    kept = faithful(situation)
    if persona.betrays and pays_to_break(situation, electorate, kept):
        kept = situation.legal
    if len(kept) == 1:
        return kept[0]
    votes = electorate.expected_votes(believed(situation))
    lot = below(situation.dice, 1_000_000) / 1_000_000
    lot *= sum(votes[situation.seat, action] for action in kept) if len(kept) < len(situation.legal) else 1.0
    for action in kept:
        lot -= votes[situation.seat, action]
        if lot < 0:
            return action
    return max(kept, key=lambda action: votes[situation.seat, action])


def pays_to_break(situation: Situation, electorate: Electorate, kept: Sequence[int]) -> bool:
    """Would another ballot bring a betrayer clearly more than those that keep its promises?"""
    worth = {other: found[situation.seat] for other, found in prospects(situation, electorate).items()}
    return is_tempting(worth, kept, TEMPTED)


def is_tempting(worth: Mapping[int, float], kept: Collection[int], enough: float) -> bool:
    """Is the best of all that could be done worth so much more than the best that keeps one's word?"""
    return max(worth.values()) > max(value for action, value in worth.items() if action in kept) + enough


def prospects(
    situation: Situation, electorate: Electorate, policy: DealPolicy = USUAL
) -> dict[int, tuple[float, ...]]:
    """Everybody's chances if the seat casts this ballot or that, by what it believes of the others."""
    beliefs = believed(situation, policy)
    return {
        action: electorate.prospects({**beliefs, (situation.seat, action): 1.0}) for action in situation.legal
    }


def speak(situation: Situation, electorate: Electorate, policy: DealPolicy = USUAL) -> list[dict[str, Any]]:
    """Answers to all offers made to the seat; and if it has promised nothing, the best offer it can make.

    Nobody agrees to what they would not know how to keep, nor to two things at once: what they can do beside
    a promise, they can say when it stands.
    """
    deals = _deals(situation)
    said = []
    gains = Gains(situation, electorate, believed(situation, policy))
    me = situation.seat
    free = not any(ballot.voter == me for ballot in promised(situation))
    waiting = deals.pending(situation.ledger, situation.hidden, me)
    bound = {b.action for proposal in waiting for b in proposal.ballots if b.voter == me and b.cast}
    agreed = False
    for proposal in deals.proposals(situation.ledger, situation.hidden, me):
        welcome = is_harmless if policy.naive else welcomes
        own = {ballot.action for ballot in proposal.ballots if ballot.voter == me and ballot.cast}
        fits = free or not own
        yes = fits and not agreed and proposal.can_keep and welcome(gains, proposal, policy)
        said.append(deals.answer(me, proposal.number, yes))
        if yes and asks(proposal, me):
            agreed = True
    if free and not bound and not agreed:
        offer = best_offer(gains, policy)
        if offer is not None:
            said.append(offer)
    return said


def asks(proposal: Proposal, seat: int) -> bool:
    """Does an offer ask a seat for anything?"""
    return bool(proposal.own) or any(b.voter == seat for b in (*proposal.ballots, *proposal.later))


def is_harmless(gains: Gains, proposal: Proposal, policy: DealPolicy) -> bool:
    """Does an offer elect nobody who would be the worst for the seat, and cost it next to nothing?"""
    me, worth = gains.situation.seat, gains.electorate.worth
    worst = min(worth, key=lambda action: worth[action][me])
    ballots = (*proposal.ballots, *proposal.later)
    if any(ballot.cast and ballot.action == worst for ballot in ballots):
        return False
    return gains.of_deeds(proposal.own)[me] >= -policy.margin


def welcomes(gains: Gains, proposal: Proposal, policy: DealPolicy) -> bool:
    """Does an offer bring the seat more than it costs, from one who can be trusted?"""
    confidence = trust(gains.situation, proposal.seat)
    return confidence >= policy.suspicious and worth_of(gains, proposal) > policy.margin


def worth_of(gains: Gains, proposal: Proposal) -> float:
    """What an offer brings the seat: its own part is certain, that of others as far as they are trusted."""
    situation, me = gains.situation, gains.situation.seat
    sure = {p: 1.0 if p == me else trust(situation, p) for p in range(situation.hidden.players)}
    confidence = sure[proposal.seat]
    votes = gains.of_ballots(proposal.ballots, sure)[me]
    # Nobody knows what a later vote will be about: it is weighed as if it were this one, all by itself.
    later = sum(Gains(situation, gains.electorate, {}).of_ballots([b], sure)[me] for b in proposal.later)
    alone = gains.of_deeds(proposal.own)[me]
    kept = gains.of_deeds((*proposal.own, *proposal.others))[me] if proposal.others else alone
    deeds = confidence * kept + (1 - confidence) * alone
    return votes + (later + deeds) * likelihood(gains, proposal, sure)


def likelihood(gains: Gains, proposal: Proposal, sure: Mapping[int, float]) -> float:
    """How likely the condition of an offer comes true."""
    if proposal.elects is None:
        return proposal.likely
    return gains.electorate.chances(gains.agreed(proposal.ballots, sure))[proposal.elects]


def best_offer(gains: Gains, policy: DealPolicy = USUAL) -> dict[str, Any] | None:
    """The offer that brings both most, by the product of what each gains; None if there is none.

    Whoever has promised a ballot is not asked for one.
    """
    situation, me = gains.situation, gains.situation.seat
    promised_already = {voter for voter, _ in gains.beliefs}
    confidence = {other: trust(situation, other) for other in range(situation.hidden.players)}
    best = 0.0
    offer = None
    bids = Bids(gains, {**confidence, me: 1.0})
    for draft in _deals(situation).drafts(situation.ledger, situation.hidden, me):
        if confidence[draft.to] < policy.suspicious:
            continue
        if draft.to in promised_already and any(ballot.voter == draft.to for ballot in draft.ballots):
            continue
        mine, theirs = bids.gain(draft, policy.margin)
        if mine > policy.margin and theirs > policy.margin and mine * theirs > best:
            best = mine * theirs
            offer = draft.said
    return offer


def _deals(situation: Situation) -> Deals[Any, Any, Any]:
    return deals_in(situation.engine.game)
