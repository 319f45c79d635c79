"""Being somewhere, to be counted for a task."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import DOES_TASK
from getaway.games.alcatraz.talk.gaps import Gap, RoomGap, RoundGap
from getaway.games.alcatraz.talk.presence import Presence
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import Facts
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class At(Presence):
    """`who` is in the room after their turn of that round."""

    name: ClassVar[str] = "at"
    rank: ClassVar[int] = 50
    gaps: ClassVar[tuple[Gap, ...]] = (RoomGap("room", part="in-room"), RoundGap("round"))

    room: str
    round: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        return Sentence("clause-at", {**said.doer(), "place": said.put("room"), "round": said.put("round")})

    @property
    def appointment(self) -> tuple[str, int]:
        return self.room, self.round

    def has_served(self, facts: Facts) -> bool:
        s = facts.before
        return any(s.where[doer] == s.where[self.who] for doer, *_ in facts.of(DOES_TASK))
