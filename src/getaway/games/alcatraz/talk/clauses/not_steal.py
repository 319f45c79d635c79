"""No theft from somebody (AL-18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import (
    CASH,
    ITEMS,
    NO_TASK,
    ROOMS,
    STEALS,
    THINGS,
    State,
    count,
    has_space,
    items_asked,
)
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.gaps import Gap, RoundGap, SeatGap
from getaway.games.alcatraz.talk.handing import hand_over
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import BROKEN, Facts, Promise
from getaway.kernel.sentence import Sentence

# How likely somebody robs another who is in the same room, or elsewhere: few do, as games of bots tell.
THEFT_HERE, THEFT_ELSEWHERE = 0.3, 0.1


@dataclass(frozen=True, slots=True)
class NotSteal(Clause):
    """`who` does not steal from the victim."""

    name: ClassVar[str] = "not_steal"
    rank: ClassVar[int] = 80
    gaps: ClassVar[tuple[Gap, ...]] = (SeatGap("victim", other=True), RoundGap("until"))

    victim: int
    until: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        return Sentence(
            "clause-not-steal", {**said.doer(), **said.other("victim"), "round": said.put("until")}
        )

    @property
    def deadline(self) -> int:
        return self.until

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        if facts.count(STEALS, self.who, self.victim) and promise.is_due:
            return promise.settle(BROKEN, facts)
        return promise

    def at_the_end(self, promise: Promise, facts: Facts) -> str:
        return promise.unbroken

    def contrast(self, left: State, done: State) -> float:
        """The thief takes what tasks ask for, else any item, cash last."""
        s, mine, theirs = done, done.things[self.who], done.things[self.victim]
        asked = [
            any(s.task[r] != NO_TASK and items_asked(s, s.task[r], kind) for r in range(ROOMS))
            for kind in range(ITEMS)
        ]
        loot = [kind for kind in range(THINGS) if count(theirs, kind) > 0 and has_space(mine, kind)]
        if not loot:
            return 0.0
        kind = max(loot, key=lambda kind: 0 if kind == CASH else 1 + asked[kind])
        hand_over(s, self.victim, self.who, kind)
        return THEFT_HERE if s.where[self.who] == s.where[self.victim] else THEFT_ELSEWHERE
