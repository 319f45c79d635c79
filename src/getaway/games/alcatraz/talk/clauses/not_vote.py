"""No vote for somebody in the votes of some rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import VOTES, State
from getaway.games.alcatraz.talk.clause import Ballots, Clause
from getaway.games.alcatraz.talk.gaps import Gap, RoundGap, SeatGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import BROKEN, VOID, Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class NotVote(Clause):
    """`who` does not vote for the candidate in the votes of these rounds."""

    name: ClassVar[str] = "not_vote"
    rank: ClassVar[int] = 20
    gaps: ClassVar[tuple[Gap, ...]] = (
        SeatGap("candidate"),
        RoundGap("round", "first", vote=True),
        RoundGap("until", vote=True, since="round"),
    )

    candidate: int
    round: int
    until: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        people = {**said.doer(), **said.other("candidate"), "round": said.put("until")}
        # As long as it can be filled in otherwise, both rounds have their place.
        if not said.marked and said.filled.get("round") == said.filled.get("until"):
            return Sentence("clause-not-vote-once", people)
        return Sentence("clause-not-vote", {**people, "first": said.put("round")})

    @property
    def deadline(self) -> int:
        return self.until

    @property
    def open_until(self) -> int:
        return self.round

    @property
    def vote_round(self) -> int:
        return self.round

    @property
    def ballots(self) -> Ballots:
        return Ballots(self.candidate, self.round, self.until, cast=False)

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        if self.round <= facts.round and facts.count(VOTES, self.who):
            if facts.count(VOTES, self.who, self.candidate) and promise.is_due:
                return promise.settle(BROKEN, facts)
            if facts.round == self.until:
                return promise.settle(promise.unbroken, facts)
        return promise

    def at_the_end(self, promise: Promise, facts: Facts) -> str:
        return promise.unbroken if self.round <= facts.round else VOID

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        """AL-13: nobody abstains."""
        spared = [told for other in (*bound, self) if (told := other.ballots) is not None and not told.cast]
        return all(
            len({told.candidate for told in spared if told.first <= round <= told.last}) < s.players
            for round in range(self.round, self.until + 1)
        )
