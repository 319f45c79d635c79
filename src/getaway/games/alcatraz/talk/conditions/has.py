"""If somebody has a thing at some time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import THING_NAMES, State, count
from getaway.games.alcatraz.talk.clause import Condition, Weighed
from getaway.games.alcatraz.talk.gaps import Gap, SeatGap, ThingGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import Facts
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Has(Condition):
    """`who` has the thing."""

    name: ClassVar[str] = "has"
    rank: ClassVar[int] = 30
    gaps: ClassVar[tuple[Gap, ...]] = (SeatGap("who"), ThingGap("thing", message="thing-had"))

    who: int
    thing: str

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        return Sentence("condition-has", {**said.doer(), "thing": said.put("thing")})

    def holds(self, s: State) -> bool:
        return count(s.things[self.who], THING_NAMES.index(self.thing)) > 0

    def weigh(self, facts: Facts) -> Weighed:
        return Weighed(self.holds(facts.after))

    def likelihood(self, s: State, now: int) -> float | None:
        """What somebody will have one day cannot be told from the board."""
        return 1.0 if self.holds(s) else None
