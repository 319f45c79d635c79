"""AL-12: was a promise kept, broken, or void? Judged from what everybody saw; docs/alcatraz.md has the table.

What is promised counts as kept whenever it is done, needed or not. A promise is void when it could not be
kept through no fault of whoever made it, or when its condition did not come true. What each clause means is
in its own file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from getaway.games.alcatraz.rules.board import strain
from getaway.games.alcatraz.rules.state import (
    CROWDED,
    DOES_TASK,
    ENDS_TURN,
    EXHAUST,
    FRAMED_OF,
    GIVES_TO_TASK,
    HITS,
    OVER,
    POOLED,
    ROOMS,
    ROUND_BEGINS,
    SEND_TO_CELL_BLOCK,
    STEALS,
    TASK_GOES,
    State,
)
from getaway.games.alcatraz.shown.story import element_letter
from getaway.games.alcatraz.talk.clause import Clause, Condition, Weighed
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.record import Told
from getaway.kernel.talk import FATES

OPEN, KEPT, BROKEN, VOID = FATES


class Promise(NamedTuple):
    """One clause that somebody stands for, and what has become of it."""

    number: int
    who: int
    to: tuple[int, ...]
    clause: Clause
    condition: Condition | None
    made_in_round: int
    ref: int  # the number of the statement that it comes from
    status: str = OPEN
    settled_in_round: int | None = None
    is_due: bool = False  # the condition has come true, or there is none
    given: int = 0  # how many of the things promised have been handed over
    had_chance: bool = False  # it was due and could have been kept
    was_robbed: bool = False  # of the thing promised
    was_hindered: bool = False  # by a frame-up card in the round that counts
    tempted: float = 0.0  # what it would have brought to break it, as a chance to escape

    @property
    def is_neglected(self) -> bool:
        """Did it come to nothing because its maker, who had time, never came to hand a thing over?"""
        idle = self.is_due and not self.had_chance and not self.was_robbed and self.given == 0
        ran_out = self.settled_in_round == self.clause.deadline
        hands_over = self.clause.stake is not None and self.clause.appointment is None
        return self.status == VOID and hands_over and idle and ran_out

    @property
    def unbroken(self) -> str:
        """What becomes of it if nothing was done that it forbids."""
        return KEPT if self.is_due else VOID

    def settle(self, status: str, facts: Facts) -> Promise:
        """The end of it. Nothing breaks what was not due."""
        if status == BROKEN and not self.is_due:
            status = VOID
        return self._replace(status=status, settled_in_round=facts.round)


class Facts:
    """What everybody saw of one decision."""

    def __init__(self, before: State, after: State, told: Iterable[Told]) -> None:
        self.before = before
        self.after = after
        self.news = [news[1:] for news in told if news[0] == EVERYBODY]
        self.round = before.round

    def count(self, *start: int) -> int:
        """How many pieces of news begin so."""
        return sum(news[: len(start)] == start for news in self.news)

    def of(self, kind: int) -> list[tuple[int, int, int]]:
        """The news of a kind, what it is about."""
        return [news[1:] for news in self.news if news[0] == kind]

    def ends_turn(self, *seats: int) -> bool:
        """Has one of these seats just ended a turn?"""
        return any(self.count(ENDS_TURN, seat) for seat in seats)

    @property
    def ends_round(self) -> bool:
        """Has another round begun?"""
        return self.count(ROUND_BEGINS) > 0

    @property
    def ends_game(self) -> bool:
        """Is nothing decided any more?"""
        return self.after.phase == OVER

    def doer_of(self, task: str) -> int | None:
        """Who has just completed this task."""
        for seat, card, *_ in self.of(DOES_TASK):
            if element_letter(self.before, card) == task:
                return seat
        return None

    def is_gone(self, task: str) -> bool:
        """Has this task been taken off the board by a frame-up card?"""
        replaced = [card for card, room, *_ in self.of(TASK_GOES) if room == ROOMS]
        return any(element_letter(self.before, card) == task for card in replaced)

    def was_robbed(self, seat: int, thing: int) -> bool:
        """Has a thing just been taken from a seat without being asked for?"""
        stolen = any((victim, kind) == (seat, thing) for _, victim, kind in self.of(STEALS))
        # AL-30: pooled, the doer of a task takes what others have without asking.
        pooled = self.before.consent == POOLED and self.before.turn != seat
        taken = pooled and self.count(GIVES_TO_TASK, seat, thing) > 0
        return stolen or taken or self.count(FRAMED_OF, seat, thing) > 0

    def was_hindered(self, seat: int) -> bool:
        """Has a frame-up card just cost a seat its place or its points?"""
        return any(
            victim == seat and effect in (SEND_TO_CELL_BLOCK, EXHAUST) for _, victim, effect in self.of(HITS)
        )

    def meets_at_turn_end(self, who: int, to: int) -> bool:
        """AL-23: could these two have traded in the turn of one of them that has just ended?"""
        s = self.before
        together = self.ends_turn(who, to) and s.where[who] == s.where[to]
        return together and strain(s) < CROWDED and s.trades > 0


def judge(promise: Promise, facts: Facts) -> Promise:
    """What one decision means for an open promise."""
    promise = _weigh_condition(promise, facts)
    clause = promise.clause
    if promise.status == OPEN:
        promise = clause.judge(promise, facts)
    if promise.status == OPEN and facts.ends_round and clause.deadline <= facts.round:
        promise = promise.settle(clause.at_deadline(promise, facts), facts)
    if promise.status == OPEN and facts.ends_game:
        promise = promise.settle(clause.at_the_end(promise, facts), facts)
    return promise


def holds(condition: Condition | None, s: State) -> bool:
    """Is there no condition, or has it come true just by how things lie?"""
    return condition is None or condition.holds(s)


def _weigh_condition(promise: Promise, facts: Facts) -> Promise:
    weighed = Weighed(True) if promise.condition is None else promise.condition.weigh(facts)
    if weighed.cannot and not promise.is_due:
        return promise.settle(VOID, facts)
    return promise._replace(is_due=promise.is_due or weighed.came_true)
