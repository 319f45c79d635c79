"""If a task gets done, by whomever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.mind.evaluation import nearness
from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.shown.story import room_of_element
from getaway.games.alcatraz.talk.clause import Condition, Weighed
from getaway.games.alcatraz.talk.gaps import Gap, TaskGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import Facts
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """The task is completed."""

    name: ClassVar[str] = "done"
    rank: ClassVar[int] = 20
    gaps: ClassVar[tuple[Gap, ...]] = (TaskGap("task"),)

    task: str

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        return Sentence("condition-done", {"element": said.put("task")})

    @property
    def task_named(self) -> str:
        return self.task

    def weigh(self, facts: Facts) -> Weighed:
        return Weighed(facts.doer_of(self.task) is not None, facts.is_gone(self.task))

    def likelihood(self, s: State, now: int) -> float | None:
        return nearness(s, room_of_element(s, self.task))
