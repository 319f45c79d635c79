"""What clauses about things have in common: what is left to give, and how two meet to trade (AL-23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from getaway.games.alcatraz.mind.walks import walks
from getaway.games.alcatraz.rules.state import THING_NAMES, TURN, State, count, has_space
from getaway.games.alcatraz.talk.clause import Clause, Stake, Way
from getaway.games.alcatraz.talk.verdicts import BROKEN, VOID, Promise


def free_to_give(s: State, who: int, thing: str, bound: Sequence[Clause]) -> int:
    """How many of a thing somebody has and has not promised yet."""
    stakes = [stake for clause in bound if (stake := clause.stake) is not None]
    promised = sum(stake.number for stake in stakes if stake.thing == thing)
    return count(s.things[who], THING_NAMES.index(thing)) - promised


def at_last(promise: Promise, s: State, who: int, left: Stake) -> str:
    """The time is over, and so much was not handed over."""
    held = count(s.things[who], THING_NAMES.index(left.thing))
    excused = promise.was_robbed and held < left.number
    return VOID if excused or not promise.had_chance else BROKEN


def meeting(promise: Promise, s: State, to: int, trade: Way) -> Iterator[Way]:
    """Trade here. In the last round of a promise, or if a chance was missed, one goes where the other is."""
    yield trade
    if (s.round == promise.clause.deadline or promise.had_chance) and s.phase == TURN:
        yield from ((*walk, *trade) for walk in walks(s, promise.who, s.where[to]) if walk)


def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """Imagine one thing in other hands, if it is there and there is space for it."""
    if count(s.things[giver], kind) > 0 and has_space(s.things[taker], kind):
        s.things[giver] -= 1 << 4 * kind
        s.things[taker] += 1 << 4 * kind
