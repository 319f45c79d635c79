"""AL-12 for honest bots: which promises one could keep as things lie now, beside those that stand.

Nothing is certain in a prison. What can be kept is what one has, and where one can get to in time.
"""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.alcatraz.clauses import (
    At,
    Bring,
    Clause,
    Give,
    Guard,
    NotFrameUp,
    NotVote,
    Swap,
    Vote,
)
from getaway.games.alcatraz.frame_ups import base_points
from getaway.games.alcatraz.judging import Promise
from getaway.games.alcatraz.keeping import way_to_keep
from getaway.games.alcatraz.rounds import start_turn
from getaway.games.alcatraz.state import (
    CROWDED,
    ROOM_NAMES,
    ROOMS,
    THING_NAMES,
    VOTE,
    State,
    count,
    has_space,
)
from getaway.games.alcatraz.ways import PLAN, STEPS, find_ways

FARTHEST = 3  # AL-5: steps across a grid of three by four

__all__ = ["can_keep", "can_meet", "meet_by"]


def can_keep(s: State, asked: Sequence[Clause], standing: Sequence[Clause]) -> bool:
    """Could one prisoner keep all of these, and what they have promised before?"""
    bound = list(standing)
    for clause in asked:
        if any(_clash(clause, other) for other in bound) or not _is_possible(s, clause, bound):
            return False
        bound.append(clause)
    return True


def _clash(one: Clause, other: Clause) -> bool:
    """Can only one of the two be kept?"""
    if isinstance(one, At | Bring) and isinstance(other, At | Bring):
        return one.round == other.round and one.room != other.room
    if isinstance(one, Guard) or isinstance(other, Guard):
        # To move a guard takes points, and one has to be in the right place for it.
        return isinstance(one, At | Bring | Guard) and isinstance(other, At | Bring | Guard)
    if isinstance(one, NotVote) and isinstance(other, Vote):
        one, other = other, one
    if isinstance(one, Vote) and isinstance(other, Vote):
        return one.round == other.round and one.candidate != other.candidate
    if isinstance(one, Vote) and isinstance(other, NotVote):
        return one.candidate == other.candidate and other.round <= one.round <= other.until
    return False


def _is_possible(s: State, clause: Clause, bound: Sequence[Clause]) -> bool:
    who = clause.who
    if isinstance(clause, Give):
        fits = has_space(s.things[clause.to], THING_NAMES.index(clause.thing))
        enough = _free_to_give(s, who, clause.thing, bound) >= clause.count
        return fits and enough and can_meet(s, who, clause.to, clause.by)
    if isinstance(clause, Swap):
        there = count(s.things[clause.to], THING_NAMES.index(clause.wanted)) > 0
        enough = _free_to_give(s, who, clause.thing, bound) > 0
        return there and enough and can_meet(s, who, clause.to, clause.by)
    if isinstance(clause, At | Bring):
        has = isinstance(clause, At) or _free_to_give(s, who, clause.item, bound) > 0
        room = ROOM_NAMES.index(clause.room)
        # Nobody knows where one will be by a later round: then every room has to be within a turn.
        near = clause.round == s.round or base_points(s) >= FARTHEST
        return has and s.guards[room] < CROWDED and near and _is_near(s, s.where[who], room, clause.round)
    if isinstance(clause, Guard):
        return _could_move(s, clause)
    if isinstance(clause, NotVote):
        return _leaves_a_choice(s, clause, bound)
    # What cards one would have and do without, and what that would be worth, nobody can tell.
    return not isinstance(clause, NotFrameUp) or clause.to is not None or s.frame_count[who] == 0


def _leaves_a_choice(s: State, clause: NotVote, bound: Sequence[Clause]) -> bool:
    """AL-13: nobody abstains."""
    spared = [other for other in (*bound, clause) if isinstance(other, NotVote)]
    return all(
        len({other.candidate for other in spared if other.round <= round <= other.until}) < s.players
        for round in range(clause.round, clause.until + 1)
    )


def _free_to_give(s: State, who: int, thing: str, bound: Sequence[Clause]) -> int:
    """How many of a thing somebody has and has not promised yet."""
    promised = 0
    for clause in bound:
        if isinstance(clause, Give | Swap) and clause.thing == thing:
            promised += clause.count if isinstance(clause, Give) else 1
        elif isinstance(clause, Bring) and clause.item == thing:
            promised += 1
    return count(s.things[who], THING_NAMES.index(thing)) - promised


def can_meet(s: State, one: int, other: int, by: int) -> bool:
    """Could one go where the other is now, by the end of a round?"""
    return _is_near(s, s.where[one], s.where[other], by)


def meet_by(s: State, one: int, other: int, latest: int) -> int | None:
    """The first round by which one could go where the other is now; None: later than that."""
    return next((by for by in range(s.round, latest + 1) if can_meet(s, one, other, by)), None)


def _is_near(s: State, here: int, room: int, by: int) -> bool:
    plan = [0] * PLAN
    find_ways(s, plan)
    # AL-15: before the vote the turns of this round are still to come.
    turns = by - s.round + (s.phase == VOTE)
    return plan[STEPS + here * ROOMS + room] <= turns * base_points(s)


def _could_move(s: State, clause: Guard) -> bool:
    """Could one move that guard if it were one's turn, even if another guard looks on by then?"""
    if s.guards[s.where[clause.who]] > 1:
        return False
    turn = s.copy()
    turn.story = None
    start_turn(turn, clause.who)
    promise = Promise(0, clause.who, (), clause, None, s.round, 0, is_due=True)
    return bool(way_to_keep(promise, turn))
