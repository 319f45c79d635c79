"""A thing, or several, given to somebody (AL-23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.mind.walks import can_meet
from getaway.games.alcatraz.rules.state import (
    DO_TRADE,
    DONE,
    GIVES,
    PICK_THING,
    THING_NAMES,
    State,
    count,
    has_space,
)
from getaway.games.alcatraz.talk.clause import Clause, Stake, Way
from getaway.games.alcatraz.talk.gaps import CountGap, Gap, RoundGap, SeatGap, ThingGap
from getaway.games.alcatraz.talk.handing import at_last, free_to_give, hand_over, meeting
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import KEPT, Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Give(Clause):
    """`who` gives so many of a thing to somebody by the end of a round."""

    name: ClassVar[str] = "give"
    rank: ClassVar[int] = 30
    gaps: ClassVar[tuple[Gap, ...]] = (
        SeatGap("to", other=True),
        ThingGap("thing", message="some-things"),
        CountGap("count"),
        RoundGap("by"),
    )

    to: int
    thing: str
    count: int
    by: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        what = {"things": said.put("thing"), "round": said.put("by")}
        return Sentence("clause-give", {**said.doer(), **said.other("to"), **what})

    @property
    def deadline(self) -> int:
        return self.by

    @property
    def stake(self) -> Stake:
        return Stake(self.thing, self.count)

    @property
    def kind(self) -> int:
        """The thing as the rules count it."""
        return THING_NAMES.index(self.thing)

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        given = promise.given + facts.count(GIVES, self.who, self.to, self.kind)
        met = promise.is_due and facts.meets_at_turn_end(self.who, self.to)
        promise = promise._replace(
            given=given,
            had_chance=promise.had_chance or (met and has_space(facts.before.things[self.to], self.kind)),
            was_robbed=promise.was_robbed or facts.was_robbed(self.who, self.kind),
        )
        return promise.settle(KEPT, facts) if given >= self.count else promise

    def at_deadline(self, promise: Promise, facts: Facts) -> str:
        return at_last(promise, facts.before, self.who, Stake(self.thing, self.count - promise.given))

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        fits = has_space(s.things[self.to], self.kind)
        enough = free_to_give(s, self.who, self.thing, bound) >= self.count
        return fits and enough and can_meet(s, self.who, self.to, self.by)

    def ways(self, promise: Promise, s: State) -> Iterator[Way]:
        held = count(s.things[self.who], self.kind)
        number = min(self.count - promise.given, held) - count(s.give, self.kind)
        trade = (DO_TRADE + self.to, *[PICK_THING + self.kind] * number, DONE, DONE)
        yield from meeting(promise, s, self.to, trade)

    def imagine(self, s: State) -> None:
        for _ in range(self.count):
            hand_over(s, self.who, self.to, self.kind)
