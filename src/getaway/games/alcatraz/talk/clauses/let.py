"""Leaving a task to somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.mind.evaluation import nearness
from getaway.games.alcatraz.rules.state import State, element_of
from getaway.games.alcatraz.shown.story import room_of_element
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.gaps import Gap, RoundGap, SeatGap, TaskGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, VOID, Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Let(Clause):
    """`who` leaves it to somebody to complete a task."""

    name: ClassVar[str] = "let"
    rank: ClassVar[int] = 70
    gaps: ClassVar[tuple[Gap, ...]] = (SeatGap("to", other=True), TaskGap("task"), RoundGap("until"))

    to: int
    task: str
    until: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        what = {"element": said.put("task"), "round": said.put("until")}
        return Sentence("clause-let", {**said.doer(), **said.other("to"), **what})

    @property
    def deadline(self) -> int:
        return self.until

    @property
    def task_named(self) -> str:
        return self.task

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        doer = facts.doer_of(self.task)
        if doer == self.who:
            return promise.settle(BROKEN, facts)
        if doer is not None:
            return promise.settle(KEPT if doer == self.to else VOID, facts)
        return promise.settle(VOID, facts) if facts.is_gone(self.task) else promise

    def at_the_end(self, promise: Promise, facts: Facts) -> str:
        return promise.unbroken

    def contrast(self, left: State, done: State) -> float:
        room = room_of_element(done, self.task)
        element = 1 << element_of(done, done.task[room])
        left.elements[self.to] |= element
        done.elements[self.who] |= element
        return nearness(left, room)
