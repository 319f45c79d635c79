"""Moving a guard: by the radio room, the snitch or a riot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.rounds import start_turn
from getaway.games.alcatraz.rules.state import (
    CROWDED,
    DO_RIOT,
    DO_USE,
    GUARD_GOES,
    PICK_ROOM,
    RIOTS,
    ROOM_NAMES,
    State,
)
from getaway.games.alcatraz.talk.clause import Clause, Way
from getaway.games.alcatraz.talk.gaps import Gap, RoomGap, RoundGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.trying import way_to_keep
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, VOID, Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Guard(Clause):
    """`who` moves a guard from one room to another, however they do it."""

    name: ClassVar[str] = "guard"
    rank: ClassVar[int] = 100
    gaps: ClassVar[tuple[Gap, ...]] = (
        RoomGap("origin", part="from-room"),
        RoomGap("target", unlike="origin", part="to-room"),
        RoundGap("by"),
    )

    origin: str
    target: str
    by: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        what = {"origin": said.put("origin"), "target": said.put("target"), "round": said.put("by")}
        return Sentence("clause-guard", {**said.doer(), **what})

    @property
    def deadline(self) -> int:
        return self.by

    @property
    def rooms(self) -> tuple[int, int]:
        """From where to where, as the rules count rooms."""
        return ROOM_NAMES.index(self.origin), ROOM_NAMES.index(self.target)

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        s, (origin, target) = facts.before, self.rooms
        moved = s.turn == self.who and facts.count(GUARD_GOES, origin, target) > 0
        lured = s.where[self.who] == target and facts.count(RIOTS, self.who, origin) > 0
        if moved or lured:
            return promise.settle(KEPT, facts)
        possible = promise.is_due and s.guards[origin] > 0 and s.guards[target] < CROWDED
        return promise._replace(had_chance=promise.had_chance or (possible and facts.ends_turn(self.who)))

    def at_deadline(self, promise: Promise, facts: Facts) -> str:
        return BROKEN if promise.had_chance else VOID

    @property
    def takes_turn(self) -> bool:
        return True

    def clashes(self, other: Clause) -> bool:
        # To move a guard takes points, and one has to be in the right place for it.
        return other.takes_turn

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        """Could one move that guard if it were one's turn, even if another guard looks on by then?"""
        if s.guards[s.where[self.who]] > 1:
            return False
        turn = s.copy()
        turn.story = None
        start_turn(turn, self.who)
        return bool(way_to_keep(Promise(0, self.who, (), self, None, s.round, 0, is_due=True), turn))

    def ways(self, promise: Promise, s: State) -> Iterator[Way]:
        origin, target = self.rooms
        yield (DO_USE, PICK_ROOM + origin, PICK_ROOM + target)
        if s.where[self.who] == target:
            yield (DO_RIOT + origin,)

    def imagine(self, s: State) -> None:
        origin, target = self.rooms
        if s.guards[origin] > 0 and s.guards[target] < CROWDED:
            s.guards[origin] -= 1
            s.guards[target] += 1
