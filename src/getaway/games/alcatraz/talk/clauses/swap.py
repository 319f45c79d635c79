"""A thing for another, in one deal (AL-23)."""

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
    REFUSES,
    THING_NAMES,
    TRADE_ANSWER,
    State,
    count,
)
from getaway.games.alcatraz.talk.clause import Clause, Stake, Way
from getaway.games.alcatraz.talk.gaps import Gap, RoundGap, SeatGap, ThingGap
from getaway.games.alcatraz.talk.handing import at_last, free_to_give, meeting
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, VOID, Facts, Promise
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Swap(Clause):
    """`who` trades a thing for the one wanted."""

    name: ClassVar[str] = "swap"
    rank: ClassVar[int] = 40
    gaps: ClassVar[tuple[Gap, ...]] = (
        SeatGap("to", "with", other=True),
        ThingGap("thing"),
        ThingGap("wanted", unlike="thing"),
        RoundGap("by"),
    )

    to: int
    thing: str
    wanted: str
    by: int

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        what = {"thing": said.put("thing"), "wanted": said.put("wanted"), "round": said.put("by")}
        return Sentence("clause-swap", {**said.doer(), **said.other("to"), **what})

    @property
    def deadline(self) -> int:
        return self.by

    @property
    def stake(self) -> Stake:
        return Stake(self.thing, 1)

    @property
    def kinds(self) -> tuple[int, int]:
        """What is given and what is wanted, as the rules count things."""
        return THING_NAMES.index(self.thing), THING_NAMES.index(self.wanted)

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        s, (thing, wanted) = facts.before, self.kinds
        given = facts.count(GIVES, self.who, self.to, thing)
        if given and facts.count(GIVES, self.to, self.who, wanted):
            return promise.settle(KEPT, facts)
        if s.phase == TRADE_ANSWER:
            very = (1 << 4 * thing, 1 << 4 * wanted)
            if (s.give, s.want) == very and facts.count(REFUSES, self.to, self.who):
                # The very swap was offered, and the other did not want it.
                return promise._replace(had_chance=True).settle(VOID, facts)
            if (s.want, s.give) == very and facts.count(REFUSES, self.who, self.to) and promise.is_due:
                # It was offered to whoever had promised it, and they backed out.
                return promise._replace(had_chance=True).settle(BROKEN, facts)
        robbed = facts.was_robbed(self.who, thing)
        # Who lets go of the thing promised has had it in hand.
        parted = promise.is_due and not robbed and self._has(s) and not self._has(facts.after)
        wanted_there = count(s.things[self.to], wanted) > 0
        met = promise.is_due and facts.meets_at_turn_end(self.who, self.to)
        return promise._replace(
            had_chance=promise.had_chance or ((parted or met) and wanted_there),
            was_robbed=promise.was_robbed or robbed,
        )

    def _has(self, s: State) -> bool:
        return count(s.things[self.who], self.kinds[0]) > 0

    def at_deadline(self, promise: Promise, facts: Facts) -> str:
        s = facts.before
        if self._has(s) and count(s.things[self.to], self.kinds[1]) == 0:
            # Nobody trades for what the other has no more.
            return VOID
        return at_last(promise, s, self.who, self.stake)

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        there = count(s.things[self.to], self.kinds[1]) > 0
        enough = free_to_give(s, self.who, self.thing, bound) > 0
        return there and enough and can_meet(s, self.who, self.to, self.by)

    def ways(self, promise: Promise, s: State) -> Iterator[Way]:
        # What lies in the trade already is not put there again.
        thing = () if s.give else (PICK_THING + self.kinds[0],)
        wanted = () if s.want else (PICK_THING + self.kinds[1],)
        yield from meeting(promise, s, self.to, (DO_TRADE + self.to, *thing, DONE, *wanted, DONE))

    def imagine(self, s: State) -> None:
        thing, wanted = self.kinds
        if count(s.things[self.who], thing) > 0 and count(s.things[self.to], wanted) > 0:
            # AL-23: only what both hold afterwards counts against the limits.
            s.things[self.who] += (1 << 4 * wanted) - (1 << 4 * thing)
            s.things[self.to] += (1 << 4 * thing) - (1 << 4 * wanted)

    def is_returned(self, other: Clause) -> bool:
        given = (self.who, self.to, self.thing, self.wanted)
        return isinstance(other, Swap) and given == (other.to, other.who, other.wanted, other.thing)
