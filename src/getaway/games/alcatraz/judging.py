"""AL-12: was a promise kept, broken, or void? Judged from what everybody saw; docs/alcatraz.md has the table.

What is promised counts as kept whenever it is done, needed or not. A promise is void when it could not be
kept through no fault of whoever made it, or when its condition did not come true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from getaway.games.alcatraz.board import strain
from getaway.games.alcatraz.clauses import (
    At,
    Bring,
    Clause,
    Condition,
    Done,
    Elected,
    Give,
    Guard,
    Has,
    Let,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
    deadline,
)
from getaway.games.alcatraz.state import (
    CROWDED,
    DOES_TASK,
    DROPS,
    EFFECT_NAMES,
    ELECTED,
    ENDS_TURN,
    EXHAUST,
    FRAMED_OF,
    GIVES,
    GIVES_TO_TASK,
    GUARD_GOES,
    HITS,
    OVER,
    PLAYS,
    POOLED,
    REFUSES,
    RIOTS,
    ROOM_NAMES,
    ROOMS,
    ROUND_BEGINS,
    SEND_TO_CELL_BLOCK,
    STEALS,
    TASK_GOES,
    THING_NAMES,
    TRADE_ANSWER,
    VOTES,
    State,
    count,
    effect_of,
    has_space,
)
from getaway.games.alcatraz.story import Told, element_letter
from getaway.games.alcatraz.temptation import temptation
from getaway.kernel.dialect import EVERYBODY

OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"


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

    def of(self, kind: int) -> list[Told]:
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
    if promise.status == OPEN:
        promise = JUDGES[type(promise.clause)](promise, promise.clause, facts)
    if promise.status == OPEN and facts.ends_round and deadline(promise.clause) <= facts.round:
        promise = _settle(promise, _at_deadline(promise, facts), facts)
    if promise.status == OPEN and facts.ends_game:
        promise = _settle(promise, _at_the_end(promise, facts), facts)
    return promise


def holds(condition: Condition | None, s: State) -> bool:
    """Is there no condition, or has it come true just by how things lie?"""
    if isinstance(condition, Has):
        return count(s.things[condition.who], THING_NAMES.index(condition.thing)) > 0
    return condition is None


def _settle(promise: Promise, status: str, facts: Facts) -> Promise:
    if status == BROKEN and not promise.is_due:
        status = VOID
    return promise._replace(status=status, settled_in_round=facts.round)


def _weigh_condition(promise: Promise, facts: Facts) -> Promise:
    condition = promise.condition
    came_true = holds(condition, facts.after)
    cannot = False
    if isinstance(condition, Elected) and condition.round == facts.round:
        came_true = facts.count(ELECTED, condition.candidate) > 0
        cannot = facts.count(ELECTED) > 0 and not came_true
    elif isinstance(condition, Done):
        came_true = facts.doer_of(condition.task) is not None
        cannot = facts.is_gone(condition.task)
    if cannot and not promise.is_due:
        return _settle(promise, VOID, facts)
    return promise._replace(is_due=promise.is_due or came_true)


def _judge_vote(promise: Promise, clause: Vote, facts: Facts) -> Promise:
    if clause.round == facts.round and facts.count(VOTES, clause.who):
        kept = facts.count(VOTES, clause.who, clause.candidate) > 0
        tempted = temptation(facts.after, clause.who, clause.candidate)
        return _settle(promise, KEPT if kept else BROKEN, facts)._replace(tempted=tempted)
    return promise


def _judge_not_vote(promise: Promise, clause: NotVote, facts: Facts) -> Promise:
    if clause.round <= facts.round and facts.count(VOTES, clause.who):
        if facts.count(VOTES, clause.who, clause.candidate) and promise.is_due:
            return _settle(promise, BROKEN, facts)
        if facts.round == clause.until:
            return _settle(promise, _at_deadline(promise, facts), facts)
    return promise


def _judge_give(promise: Promise, clause: Give, facts: Facts) -> Promise:
    thing = THING_NAMES.index(clause.thing)
    given = promise.given + facts.count(GIVES, clause.who, clause.to, thing)
    met = promise.is_due and facts.meets_at_turn_end(clause.who, clause.to)
    promise = promise._replace(
        given=given,
        had_chance=promise.had_chance or (met and has_space(facts.before.things[clause.to], thing)),
        was_robbed=promise.was_robbed or facts.was_robbed(clause.who, thing),
    )
    return _settle(promise, KEPT, facts) if given >= clause.count else promise


def _judge_swap(promise: Promise, clause: Swap, facts: Facts) -> Promise:
    thing, wanted = THING_NAMES.index(clause.thing), THING_NAMES.index(clause.wanted)
    if facts.count(GIVES, clause.who, clause.to, thing) and facts.count(GIVES, clause.to, clause.who, wanted):
        return _settle(promise, KEPT, facts)
    s = facts.before
    if s.phase == TRADE_ANSWER and facts.count(REFUSES, clause.to, clause.who):
        if s.give == 1 << 4 * thing and s.want == 1 << 4 * wanted:
            # The very swap was offered, and the other did not want it.
            return _settle(promise, VOID, facts)
    met = promise.is_due and facts.meets_at_turn_end(clause.who, clause.to)
    return promise._replace(
        had_chance=promise.had_chance or (met and count(s.things[clause.to], wanted) > 0),
        was_robbed=promise.was_robbed or facts.was_robbed(clause.who, thing),
    )


def _judge_presence(promise: Promise, clause: At | Bring, facts: Facts) -> Promise:
    """Where one is when one's own turn of the round ends, or when a task is completed there."""
    if isinstance(clause, Bring):
        robbed = facts.was_robbed(clause.who, THING_NAMES.index(clause.item))
        promise = promise._replace(was_robbed=promise.was_robbed or robbed)
    if facts.round != clause.round:
        return promise
    promise = promise._replace(was_hindered=promise.was_hindered or facts.was_hindered(clause.who))
    if _has_served(clause, facts):
        return _settle(promise, KEPT, facts)
    if facts.ends_turn(clause.who):
        return _settle(promise, _at_deadline(promise, facts), facts)
    return promise


def _has_served(clause: At | Bring, facts: Facts) -> bool:
    s = facts.before
    if ROOM_NAMES[s.where[clause.who]] != clause.room:
        return False
    if isinstance(clause, At):
        return any(s.where[doer] == s.where[clause.who] for doer, *_ in facts.of(DOES_TASK))
    item = THING_NAMES.index(clause.item)
    handed_over = any((giver, kind) == (clause.who, item) for giver, _, kind in facts.of(GIVES))
    left_here = facts.count(GIVES_TO_TASK, clause.who, item) + facts.count(DROPS, clause.who, item)
    return handed_over or left_here > 0


def _is_there(clause: At | Bring, s: State) -> bool:
    there = ROOM_NAMES[s.where[clause.who]] == clause.room
    return there and (isinstance(clause, At) or _holds(s, clause.who, clause.item, 1))


def _judge_let(promise: Promise, clause: Let, facts: Facts) -> Promise:
    doer = facts.doer_of(clause.task)
    if doer == clause.who:
        return _settle(promise, BROKEN, facts)
    if doer is not None:
        return _settle(promise, KEPT if doer == clause.to else VOID, facts)
    return _settle(promise, VOID, facts) if facts.is_gone(clause.task) else promise


def _judge_not_steal(promise: Promise, clause: NotSteal, facts: Facts) -> Promise:
    if facts.count(STEALS, clause.who, clause.victim) and promise.is_due:
        return _settle(promise, BROKEN, facts)
    return promise


def _judge_not_frame_up(promise: Promise, clause: NotFrameUp, facts: Facts) -> Promise:
    if clause.to is None:
        played = [effect_of(facts.before, kind) for who, kind, _ in facts.of(PLAYS) if who == clause.who]
    else:
        played = [effect for who, to, effect in facts.of(HITS) if (who, to) == (clause.who, clause.to)]
    if any(clause.card in (None, EFFECT_NAMES[effect]) for effect in played) and promise.is_due:
        return _settle(promise, BROKEN, facts)
    return promise


def _judge_guard(promise: Promise, clause: Guard, facts: Facts) -> Promise:
    origin, target = ROOM_NAMES.index(clause.origin), ROOM_NAMES.index(clause.target)
    s = facts.before
    moved = s.turn == clause.who and facts.count(GUARD_GOES, origin, target) > 0
    lured = s.where[clause.who] == target and facts.count(RIOTS, clause.who, origin) > 0
    if moved or lured:
        return _settle(promise, KEPT, facts)
    possible = promise.is_due and s.guards[origin] > 0 and s.guards[target] < CROWDED
    return promise._replace(had_chance=promise.had_chance or (possible and facts.ends_turn(clause.who)))


def _holds(s: State, seat: int, thing: str, number: int) -> bool:
    return count(s.things[seat], THING_NAMES.index(thing)) >= number


def _at_deadline(promise: Promise, facts: Facts) -> str:
    """The time is over: nothing forbidden was done, or what was promised was not."""
    clause, s = promise.clause, facts.before
    if isinstance(clause, Give | Swap):
        left = clause.count - promise.given if isinstance(clause, Give) else 1
        excused = promise.was_robbed and not _holds(s, clause.who, clause.thing, left)
        return VOID if excused or not promise.had_chance else BROKEN
    if isinstance(clause, Guard):
        return BROKEN if promise.had_chance else VOID
    if isinstance(clause, At | Bring):
        if _is_there(clause, s):
            return KEPT
        full = s.guards[ROOM_NAMES.index(clause.room)] >= CROWDED
        robbed = (
            isinstance(clause, Bring) and promise.was_robbed and not _holds(s, clause.who, clause.item, 1)
        )
        return VOID if promise.was_hindered or full or robbed else BROKEN
    return KEPT if promise.is_due else VOID


def _at_the_end(promise: Promise, facts: Facts) -> str:
    """The game is over: what was not to be done cannot be done any more, the rest is void."""
    clause = promise.clause
    if isinstance(clause, NotSteal | NotFrameUp | Let):
        return KEPT if promise.is_due else VOID
    begun = isinstance(clause, NotVote) and clause.round <= facts.round
    return KEPT if begun and promise.is_due else VOID


JUDGES: dict[type[Clause], Callable[[Promise, Any, Facts], Promise]] = {
    Vote: _judge_vote,
    NotVote: _judge_not_vote,
    Give: _judge_give,
    Swap: _judge_swap,
    At: _judge_presence,
    Bring: _judge_presence,
    Let: _judge_let,
    NotSteal: _judge_not_steal,
    NotFrameUp: _judge_not_frame_up,
    Guard: _judge_guard,
}
