"""If somebody becomes scapegoat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import ELECTED, State
from getaway.games.alcatraz.talk.clause import Condition, Weighed
from getaway.games.alcatraz.talk.gaps import Gap, RoundGap, SeatGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import Facts
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Elected(Condition):
    """The candidate becomes scapegoat in the vote of that round."""

    name: ClassVar[str] = "elected"
    rank: ClassVar[int] = 10
    gaps: ClassVar[tuple[Gap, ...]] = (SeatGap("candidate"), RoundGap("round", vote=True))

    candidate: int
    round: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        return Sentence("condition-elected", {**said.doer("candidate"), "round": said.put("round")})

    @property
    def vote_round(self) -> int:
        return self.round

    @property
    def open_until(self) -> int:
        return self.round

    @property
    def elects(self) -> int:
        return self.candidate

    def weigh(self, facts: Facts) -> Weighed:
        if self.round != facts.round:
            return Weighed(False)
        came_true = facts.count(ELECTED, self.candidate) > 0
        return Weighed(came_true, facts.count(ELECTED) > 0 and not came_true)

    def likelihood(self, s: State, now: int) -> float | None:
        """Who is elected some day cannot be told from the board."""
        return 1.0 if self.round == now else None
