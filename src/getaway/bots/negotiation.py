"""Talk before a vote: offers by expected gain, answers by expected gain and trust, votes as promised.

Honest by default: a bot offers only what it means to keep. Others are believed as far as their record goes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp

from getaway.bots.gains import Bids, Gains, guessed
from getaway.bots.situation import Persona, Situation
from getaway.bots.votes import Electorate
from getaway.deals import Ballot, Deals, Proposal, deals_in
from getaway.kernel.chance import below
from getaway.kernel.game import Game, Ledger, Told
from getaway.kernel.json_value import JsonObject

RESOLVE = 60.0  # how surely the better of two ballots is cast
CLEARLY = 0.05  # a vote for oneself has to bring so much more than another
FELT = 0.002  # a loss of less is none
TEMPTED = 0.02  # a betrayer breaks its word for at least this much

# Trust starts here, as if so many promises had been kept and broken.
KEPT_BEFORE, BROKEN_BEFORE = 2.0, 1.0
FADES = 0.9  # a round
NEGLECTED = (
    1.0  # what a promise counts that came to nothing because its maker never tried; broken ones 1 to 3
)
FAR = 0.8  # of what is promised comes to pass for each round that it is put off after the next
TEMPTING = 0.2  # as tempting as a promise gets: so much of a chance


@dataclass(frozen=True)
class DealPolicy:
    """How careful one is in deals."""

    margin: float  # a deal has to bring at least this much, to both
    suspicious: float  # no deals with those who are trusted less
    naive: bool = False  # believes everybody, and does not reckon
    betrays: bool = False  # does not count what its own promises would cost


NAIVE = DealPolicy(0.02, 0.0, naive=True)
USUAL = DealPolicy(0.02, 0.4)
CAREFUL = DealPolicy(0.04, 0.5)


def trust(situation: Situation, seat: int) -> float:
    """How likely a seat keeps its word, by how it did so far.

    To keep a promise shows more if it was tempting to break it; to break it shows most if it was not.
    """
    kept, broken = KEPT_BEFORE, BROKEN_BEFORE
    for word in _deals(situation).track_record(_ledger(situation), situation.hidden, seat):
        tempted = min(1.0, word.tempted / TEMPTING)
        fades: float = FADES**word.age
        if word.kept:
            kept += (0.5 + tempted) * fades
        elif word.neglected:
            broken += NEGLECTED * fades
        else:
            broken += 2 * (1.5 - tempted) * fades
    return kept / (kept + broken)


def fresh(situation: Situation, actions: Sequence[int]) -> list[int]:
    """Those of some actions by which nothing is offered that was refused and is still the same."""
    return not_refused(situation.engine.game, situation.told, situation.seat, actions)


def not_refused(game: Game, told: Sequence[Told], seat: int, actions: Sequence[int]) -> list[int]:
    """The same, of a seat by what it was told."""
    if game.deals is None:
        return list(actions)
    stale = deals_in(game).stale_offers(told, seat)
    return [action for action in actions if action not in stale] or list(actions)


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


def lasting(electorate: Electorate) -> Electorate:
    """What an election is worth if it may last: as far as the same was elected again in this game."""
    situation = electorate.situation
    if situation.engine.game.deals is None:
        return electorate
    deals = _deals(situation)
    return electorate.burdened(deals.burden(situation.told, situation.hidden), deals.ballot_for)


def expected(situation: Situation, policy: DealPolicy = USUAL) -> dict[tuple[int, int], float]:
    """How sure the ballots of the others are: as promised, else as they voted before; the naive look at
    promises alone."""
    beliefs = believed(situation, policy)
    if policy.naive or situation.engine.game.deals is None:
        return beliefs
    promised_already = {voter for voter, _ in beliefs}
    habits = _deals(situation).foreseen_ballots(situation.told, situation.hidden, situation.seat)
    return beliefs | {key: sure for key, sure in habits.items() if key[0] not in promised_already}


def vote(situation: Situation, electorate: Electorate, persona: Persona) -> int:
    """A ballot: as promised, or drawn from what is best against how the others will vote.

    It is drawn by lot, the better the likelier, because a fixed reply could be read.
    """
    kept = faithful(situation)
    if persona.betrays and pays_to_break(situation, electorate, kept):
        kept = situation.legal
    if len(kept) == 1:
        return kept[0]
    worth = weigh_ballots(situation, electorate)
    best = max(worth[action] for action in kept)
    shares = {action: exp(RESOLVE * (worth[action] - best)) for action in kept}
    lot = below(situation.dice, 1_000_000) / 1_000_000 * sum(shares.values())
    for action in kept:
        lot -= shares[action]
        if lot < 0:
            return action
    return max(kept, key=lambda action: worth[action])


def weigh_ballots(
    situation: Situation, electorate: Electorate, policy: DealPolicy = USUAL
) -> dict[int, float]:
    """What each ballot is worth to the seat; for itself it votes only if that brings clearly more."""
    found = prospects(situation, electorate, policy)
    own = _deals(situation).ballot_for(situation.seat) if situation.engine.game.deals else None
    return {
        action: chances[situation.seat] - (CLEARLY if action == own else 0.0)
        for action, chances in found.items()
    }


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
    """Everybody's chances if the seat casts this ballot or that, by what it expects of the others."""
    return electorate.replies(situation.seat, expected(situation, policy))


def speak(situation: Situation, electorate: Electorate, policy: DealPolicy = USUAL) -> list[JsonObject]:
    """Answers to all offers made to the seat, or a better offer in place of a no; if it has promised nothing,
    the best offer it can make; and what was broken.

    Nobody agrees to what they would not know how to keep, nor to two things at once: what they can do beside
    a promise, they can say when it stands.
    """
    deals = _deals(situation)
    said: list[JsonObject] = []
    gains = Gains(situation, electorate, believed(situation, policy))
    me = situation.seat
    free = not any(ballot.voter == me for ballot in promised(situation))
    waiting = deals.pending(_ledger(situation), situation.hidden, me)
    bound = {b.action for proposal in waiting for b in proposal.ballots if b.voter == me and b.cast}
    agreed = False
    for proposal in deals.proposals(_ledger(situation), situation.hidden, me):
        welcome = is_harmless if policy.naive else welcomes
        own = {ballot.action for ballot in proposal.ballots if ballot.voter == me and ballot.cast}
        fits = free or not own
        yes = fits and not agreed and proposal.can_keep and welcome(gains, proposal, policy)
        instead = None
        if not yes and free and not bound and not agreed:
            # What one would rather have is said in place of a bare no, once.
            instead = best_offer(gains, policy, {proposal.seat})
        if instead is not None:
            said.append(deals.counter(instead, proposal.number))
            agreed = True
            continue
        why = None if yes else why_not(gains, proposal, policy, fits=fits, agreed=agreed)
        said.append(deals.answer(me, proposal.number, yes, why))
        if yes and asks(proposal, me):
            agreed = True
    if free and not bound and not agreed:
        offer = best_offer(gains, policy)
        if offer is not None:
            said.append(offer)
    return said + deals.accusations(_ledger(situation), situation.hidden, me)


def why_not(gains: Gains, proposal: Proposal, policy: DealPolicy, *, fits: bool, agreed: bool) -> str:
    """Why the seat says no, in a word that everybody may hear: what hinders it, or else its largest loss."""
    me = gains.situation.seat
    if not fits:
        return "promised"
    if agreed:
        return "other"
    if not proposal.can_keep:
        return "keep"
    if not policy.naive and trust(gains.situation, proposal.seat) < policy.suspicious:
        return "trust"
    sure = dict.fromkeys(range(gains.situation.hidden.players), 1.0)
    votes = gains.of_ballots(proposal.ballots, sure)[me]
    deeds = gains.of_deeds(proposal.own)[me]
    if min(votes, deeds) > -FELT:
        return "nothing"
    return "vote" if votes < deeds else "deed"


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
    # What is far off may not come: the game may be over by then, and nobody will ask.
    confidence *= FAR ** max(0, proposal.delay - 1)
    deeds = confidence * kept + (1 - confidence) * alone
    return votes + (later + deeds) * likelihood(gains, proposal, sure)


def likelihood(gains: Gains, proposal: Proposal, sure: Mapping[int, float]) -> float:
    """How likely the condition of an offer comes true."""
    if proposal.elects is None:
        return proposal.likely
    return gains.electorate.chances(gains.agreed(proposal.ballots, sure))[proposal.elects]


def best_offer(
    gains: Gains, policy: DealPolicy = USUAL, only: Collection[int] | None = None
) -> JsonObject | None:
    """The offer that brings both most, by the product of what each gains; None if there is none.

    If `only` some are named, it is made to one of them.

    Whoever has promised a ballot is not asked for one.
    """
    situation, me = gains.situation, gains.situation.seat
    promised_already = {voter for voter, _ in gains.beliefs}
    confidence = {other: trust(situation, other) for other in range(situation.hidden.players)}
    best = 0.0
    offer = None
    bids = Bids(gains, {**confidence, me: 1.0}, policy.betrays)
    for draft in _deals(situation).drafts(_ledger(situation), situation.hidden, me):
        if confidence[draft.to] < policy.suspicious or (only is not None and draft.to not in only):
            continue
        if draft.to in promised_already and any(ballot.voter == draft.to for ballot in draft.ballots):
            continue
        mine, theirs = bids.gain(draft, policy.margin)
        if mine > policy.margin and theirs > policy.margin and mine * theirs > best:
            best = mine * theirs
            offer = draft.said
    return offer


def _ledger(situation: Situation) -> Ledger:
    assert situation.ledger is not None, "nobody deals where nothing was said"
    return situation.ledger


def _deals(situation: Situation) -> Deals:
    return deals_in(situation.engine.game)
