"""A vote for somebody in the vote of a round (AL-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.mind.temptation import temptation
from getaway.games.alcatraz.rules.state import VOTES
from getaway.games.alcatraz.talk.clause import Ballots, Clause
from getaway.games.alcatraz.talk.gaps import Gap, RoundGap, SeatGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Vote(Clause):
    """`who` votes for the candidate in the vote of that round."""

    name: ClassVar[str] = "vote"
    rank: ClassVar[int] = 10
    gaps: ClassVar[tuple[Gap, ...]] = (SeatGap("candidate"), RoundGap("round", vote=True))

    candidate: int
    round: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        return Sentence("clause-vote", {**said.doer(), **said.other("candidate"), "round": said.put("round")})

    @property
    def deadline(self) -> int:
        return self.round

    @property
    def vote_round(self) -> int:
        return self.round

    @property
    def ballots(self) -> Ballots:
        return Ballots(self.candidate, self.round, self.round, cast=True)

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        if self.round == facts.round and facts.count(VOTES, self.who):
            kept = facts.count(VOTES, self.who, self.candidate) > 0
            tempted = temptation(facts.after, self.who, self.candidate)
            return promise.settle(KEPT if kept else BROKEN, facts)._replace(tempted=tempted)
        return promise

    def clashes(self, other: Clause) -> bool:
        told = other.ballots
        if told is None or not told.first <= self.round <= told.last:
            return False
        return (told.candidate != self.candidate) == told.cast
