"""What a deal would bring to everybody, as one seat sees it before a vote: by ballots and by deeds."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property

from getaway.bots.situation import Situation
from getaway.bots.votes import Beliefs, Electorate
from getaway.deals import Ballot, Draft, deals_in
from getaway.kernel.state import GameState

CAREFUL = 1  # by the better judgement: the quick one sees too little of who has what

Shares = tuple[float, ...]  # for each seat


class Gains:
    """What is believed of a vote, and how much better everybody stands if more is promised."""

    def __init__(self, situation: Situation, electorate: Electorate, beliefs: Beliefs) -> None:
        self.situation = situation
        self.electorate = electorate
        self.beliefs = beliefs
        self.deals = deals_in(situation.engine.game)

    @property
    def nothing(self) -> Shares:
        """What changes nothing brings this to everybody."""
        return tuple(0.0 for _ in range(self.situation.hidden.players))

    @cached_property
    def before(self) -> Shares:
        """What the vote is worth as it is."""
        return self.electorate.prospects(self.beliefs)

    def agreed(self, ballots: Sequence[Ballot], sure: Mapping[int, float]) -> dict[tuple[int, int], float]:
        """What is believed once these are promised; of each voter so much of it is sure."""
        voters = {ballot.voter for ballot in ballots}
        # A new promise takes the place of an older one of the same voter.
        agreed = {key: belief for key, belief in self.beliefs.items() if key[0] not in voters}
        for ballot in ballots:
            if ballot.cast:
                agreed[ballot.voter, ballot.action] = sure[ballot.voter]
            else:
                agreed |= self.without(ballot, sure[ballot.voter])
        return agreed

    def without(self, ballot: Ballot, sure: float) -> dict[tuple[int, int], float]:
        """How a voter votes who will not cast a ballot: as before, but for that one."""
        votes = {a: self.votes[ballot.voter, a] for a in self.electorate.worth if a != ballot.action}
        total = sum(votes.values())
        return {(ballot.voter, action): sure * vote / total for action, vote in votes.items()}

    @cached_property
    def votes(self) -> dict[tuple[int, int], float]:
        """How everybody votes as it is."""
        return self.electorate.expected_votes(self.beliefs)

    def of_ballots(self, ballots: Sequence[Ballot], sure: Mapping[int, float]) -> Shares:
        """What these ballots bring."""
        if not ballots:
            return self.nothing
        return less(self.electorate.prospects(self.agreed(ballots, sure)), self.before)

    @cached_property
    def now(self) -> GameState:
        """How things lie, with a guess in the place of what the seat does not know."""
        return guessed(self.situation)

    @cached_property
    def standing(self) -> Shares:
        """How everybody stands as things lie."""
        return self.stands(self.now)

    def of_deeds(self, clauses: Sequence[Hashable]) -> Shares:
        """What it brings if these are kept, as far as they change the board or spare somebody something."""
        if not clauses:
            return self.nothing
        kept = self.now.copy()
        self.deals.imagine(kept, clauses)
        gain = less(self.stands(kept), self.standing)
        for clause in clauses:
            left, done = self.now.copy(), self.now.copy()
            likely = self.deals.contrast(left, done, clause)
            if likely > 0:
                spared = less(self.stands(left), self.stands(done))
                gain = tuple(g + likely * s for g, s in zip(gain, spared, strict=True))
        return gain

    def stands(self, state: GameState) -> Shares:
        """Everybody's chance as a game stands, by the game's own judgement."""
        engine = self.situation.engine
        row = engine.row(engine.rules.MAX_PLAYERS, "float64")
        code = engine.generic("getaway.bots.simulation")
        code.judge_at(engine.spread(state), 0, row, self.situation.seat, 0.0, CAREFUL)
        return tuple(float(row[seat]) for seat in range(state.players))


class Bids:
    """What offers would bring to the one who makes them and to the one they are made to.

    The same ballots and the same deeds come in many of them, and each is weighed once.
    """

    def __init__(self, gains: Gains, sure: Mapping[int, float], free: bool = False) -> None:
        self.gains = gains
        self.sure = sure
        self.free = free  # what one does not mean to keep costs one nothing
        self._votes: dict[tuple[Ballot, ...], Shares] = {}
        self._deeds: dict[tuple[Hashable, ...], Shares] = {}

    def gain(self, draft: Draft, least: float) -> tuple[float, float]:
        """The gain of both. A vote that is not worth its price at the best is not looked into."""
        me, other = self.gains.situation.seat, draft.to
        hope = self.deeds(draft.own)
        kept = self.deeds((*draft.own, *draft.others)) if draft.others else hope
        trusted = self.sure[other]
        mine = trusted * kept[me] + (1 - trusted) * hope[me]
        if self.free:
            mine = trusted * self.deeds(draft.others)[me]
        # The other is sure of what we mean to keep.
        theirs = kept[other]
        if not draft.ballots or (draft.own and not self.is_wanted(draft, least - mine)):
            return mine, theirs
        votes = self.votes(draft.ballots)
        return mine + votes[me], theirs + votes[other]

    def is_wanted(self, draft: Draft, least: float) -> bool:
        """Could the ballots of the other bring the seat so much at all?"""
        me, worth = self.gains.situation.seat, self.gains.electorate.worth
        wishes = [ballot.action for ballot in draft.ballots if ballot.voter == draft.to]
        return any(worth[action][me] - self.gains.before[me] > least for action in wishes)

    def votes(self, ballots: tuple[Ballot, ...]) -> Shares:
        """What these ballots bring."""
        if ballots not in self._votes:
            self._votes[ballots] = self.gains.of_ballots(ballots, self.sure)
        return self._votes[ballots]

    def deeds(self, clauses: tuple[Hashable, ...]) -> Shares:
        """What it brings if these are kept."""
        if clauses not in self._deeds:
            self._deeds[clauses] = self.gains.of_deeds(clauses)
        return self._deeds[clauses]


def guessed(situation: Situation) -> GameState:
    """The state with a guess in the place of whatever the seat does not know."""
    engine = situation.engine
    states = engine.spread(situation.remembered)
    engine.determinize(states, 0, situation.seat, situation.seed)
    return engine.plain(states)


def less(one: Shares, other: Shares) -> Shares:
    """By how much one is more than the other."""
    return tuple(a - b for a, b in zip(one, other, strict=True))
