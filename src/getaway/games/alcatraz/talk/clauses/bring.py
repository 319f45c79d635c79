"""Being somewhere with an item."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import DROPS, GIVES, GIVES_TO_TASK, THING_NAMES, State, count
from getaway.games.alcatraz.talk.clause import Clause, Stake
from getaway.games.alcatraz.talk.gaps import Gap, RoomGap, RoundGap, ThingGap
from getaway.games.alcatraz.talk.handing import free_to_give
from getaway.games.alcatraz.talk.presence import Presence
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Bring(Presence):
    """`who` is there, and has the item with them or leaves it there."""

    name: ClassVar[str] = "bring"
    rank: ClassVar[int] = 60
    gaps: ClassVar[tuple[Gap, ...]] = (
        ThingGap("item", items=True),
        RoomGap("room", part="in-room"),
        RoundGap("round"),
    )

    item: str
    room: str
    round: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        what = {"thing": said.put("item"), "place": said.put("room"), "round": said.put("round")}
        return Sentence("clause-bring", {**said.doer(), **what})

    @property
    def appointment(self) -> tuple[str, int]:
        return self.room, self.round

    @property
    def stake(self) -> Stake:
        return Stake(self.item, 1)

    @property
    def kind(self) -> int:
        """The item as the rules count it."""
        return THING_NAMES.index(self.item)

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        robbed = promise.was_robbed or facts.was_robbed(self.who, self.kind)
        return self.judge_presence(promise._replace(was_robbed=robbed), facts)

    def has_served(self, facts: Facts) -> bool:
        handed_over = any((giver, kind) == (self.who, self.kind) for giver, _, kind in facts.of(GIVES))
        left_here = facts.count(GIVES_TO_TASK, self.who, self.kind) + facts.count(DROPS, self.who, self.kind)
        return handed_over or left_here > 0

    def has_item(self, s: State) -> bool:
        return count(s.things[self.who], self.kind) > 0

    def is_excused(self, promise: Promise, s: State) -> bool:
        return promise.was_robbed and not self.has_item(s)

    def can_have_item(self, s: State, bound: Sequence[Clause]) -> bool:
        return free_to_give(s, self.who, self.item, bound) > 0
