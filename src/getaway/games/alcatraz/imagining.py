"""AL-12 for bots: how the board would lie if promises were kept, or if what they rule out were done.

Guesses, for whoever weighs an offer. Whether a promise was kept is judged elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.alcatraz.clauses import At, Bring, Clause, Give, Guard, Let, NotFrameUp, NotSteal, Swap
from getaway.games.alcatraz.evaluation import nearness
from getaway.games.alcatraz.state import (
    CASH,
    CELL_BLOCK,
    CROWDED,
    ITEMS,
    NO_TASK,
    ROOM_NAMES,
    ROOMS,
    THING_NAMES,
    THINGS,
    State,
    count,
    element_of,
    has_space,
    items_asked,
)
from getaway.games.alcatraz.story import element_letter

# How likely somebody robs another who is in the same room, or elsewhere, or plays a card that they have on
# them, in office or not: few do, as far as games of bots tell.
THEFT_HERE, THEFT_ELSEWHERE = 0.3, 0.1
CARD_IN_OFFICE, CARD_LATER = 0.3, 0.1

__all__ = ["contrast", "imagine"]


def imagine(s: State, clauses: Iterable[Clause]) -> None:
    """Change a plain state as if these were kept at once, as far as they change the board at all."""
    swapped: list[Swap] = []
    for clause in clauses:
        if isinstance(clause, Give):
            for _ in range(clause.count):
                _hand_over(s, clause.who, clause.to, clause.thing)
        elif isinstance(clause, Swap):
            # Both may promise the one swap.
            if not any(_is_mirrored(clause, other) for other in swapped):
                _swap(s, clause)
                swapped.append(clause)
        elif isinstance(clause, At | Bring):
            s.where[clause.who] = ROOM_NAMES.index(clause.room)
        elif isinstance(clause, Guard):
            origin, target = ROOM_NAMES.index(clause.origin), ROOM_NAMES.index(clause.target)
            if s.guards[origin] > 0 and s.guards[target] < CROWDED:
                s.guards[origin] -= 1
                s.guards[target] += 1


def _is_mirrored(one: Swap, other: Swap) -> bool:
    return (one.who, one.to, one.thing, one.wanted) == (other.to, other.who, other.wanted, other.thing)


def _swap(s: State, clause: Swap) -> None:
    thing, wanted = THING_NAMES.index(clause.thing), THING_NAMES.index(clause.wanted)
    if count(s.things[clause.who], thing) > 0 and count(s.things[clause.to], wanted) > 0:
        # AL-23: only what both hold afterwards counts against the limits.
        s.things[clause.who] += (1 << 4 * wanted) - (1 << 4 * thing)
        s.things[clause.to] += (1 << 4 * thing) - (1 << 4 * wanted)


def _hand_over(s: State, giver: int, taker: int, thing: str) -> None:
    kind = THING_NAMES.index(thing)
    if count(s.things[giver], kind) > 0 and has_space(s.things[taker], kind):
        s.things[giver] -= 1 << 4 * kind
        s.things[taker] += 1 << 4 * kind


def contrast(left: State, done: State, clause: Clause) -> float:
    """Change one state as if what a clause rules out were left, the other as if it were done.

    Returns how likely it would be done; 0 for a clause that rules nothing out, or nobody can say what.
    """
    if isinstance(clause, NotSteal):
        return _theft(done, clause)
    if isinstance(clause, NotFrameUp):
        return _frame_up(done, clause)
    if isinstance(clause, Let):
        room = next(r for r in range(ROOMS) if _lies(done, r, clause.task))
        element = 1 << element_of(done, done.task[room])
        left.elements[clause.to] |= element
        done.elements[clause.who] |= element
        return nearness(left, room)
    return 0.0


def _lies(s: State, room: int, task: str) -> bool:
    return s.task[room] != NO_TASK and element_letter(s, s.task[room]) == task


def _theft(s: State, clause: NotSteal) -> float:
    """AL-18: the thief takes what tasks ask for, else any item, cash last."""
    mine, theirs = s.things[clause.who], s.things[clause.victim]
    asked = [
        any(s.task[r] != NO_TASK and items_asked(s, s.task[r], kind) for r in range(ROOMS))
        for kind in range(ITEMS)
    ]
    loot = [kind for kind in range(THINGS) if count(theirs, kind) > 0 and has_space(mine, kind)]
    if not loot:
        return 0.0
    kind = max(loot, key=lambda kind: 0 if kind == CASH else 1 + asked[kind])
    _hand_over(s, clause.victim, clause.who, THING_NAMES[kind])
    return THEFT_HERE if s.where[clause.who] == s.where[clause.victim] else THEFT_ELSEWHERE


def _frame_up(s: State, clause: NotFrameUp) -> float:
    """AL-22: whoever is hit stands about as badly as in the cell block without stamina."""
    if clause.to is None or s.frame_count[clause.who] == 0:
        return 0.0
    s.where[clause.to] = CELL_BLOCK
    s.stamina[clause.to] = 0
    return CARD_IN_OFFICE if clause.who == s.scapegoat else CARD_LATER
