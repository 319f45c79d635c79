"""What a task asks for and would bring, item by item: for whoever thinks of doing it, or of helping."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from getaway.games.alcatraz.rules.board import strain
from getaway.games.alcatraz.rules.scoring import held_without
from getaway.games.alcatraz.rules.state import (
    GUN,
    ITEM_NAMES,
    NO_TASK,
    ROOM_NAMES,
    ROOMS,
    TASK_ANSWER,
    TASK_GIVER,
    State,
    count,
)
from getaway.games.alcatraz.shown.faces import LETTERS, Face, cards_by_element, face_of, task_of
from getaway.games.alcatraz.shown.shapes import Need, Prospect, TaskView
from getaway.kernel.dialect import NOBODY

Barred = Literal["scapegoat", "forbidden"] | None


def prospects(s: State, viewer: int) -> list[Prospect]:
    """AL-30, AL-32: each open task, as it looks to the viewer, or to whoever is doing one now."""
    doer = s.turn if s.phase in (TASK_GIVER, TASK_ANSWER) else viewer
    if doer == NOBODY:
        return []
    barred: Barred = "scapegoat" if doer == s.scapegoat else "forbidden" if s.forbidden[doer] else None
    things = tuple(s.things[: s.players])
    without = tuple(held_without(s, seat) for seat in range(s.players))
    # AL-24: a bribe counts only in its turn.
    bribed_in = NOBODY if s.turn == NOBODY else s.where[s.turn]
    return [
        _prospect(
            room,
            face_of(s, s.task[room]),
            doer,
            barred,
            s.where[doer] == room,
            tuple(seat for seat in range(s.players) if s.where[seat] == room or seat == doer),
            strain(s) if room == bribed_in else s.guards[room],
            things,
            s.elements[doer],
            without,
        )
        for room in range(ROOMS)
        if s.task[room] != NO_TASK
    ]


def deck_elements(s: State) -> dict[str, int]:
    """How many cards of each element are left in the task deck: everybody has seen all others."""
    gone = s.removed
    for task in s.task:
        if task != NO_TASK:
            gone |= 1 << task
    cards = cards_by_element(tuple(s.task_demands))
    return {letter: (mask & ~gone).bit_count() for letter, mask in zip(LETTERS, cards, strict=True)}


@lru_cache(maxsize=4096)
def _prospect(
    room: int,
    face: Face,
    doer: int,
    barred: Barred,
    is_there: bool,
    there: tuple[int, ...],
    guards: int,
    things: tuple[int, ...],
    elements: int,
    without: tuple[int, ...],
) -> Prospect:
    # Most tasks look the same from view to view: whoever reads a prospect must leave it so.
    task = task_of(face)
    needs = _needs(task, doer, there, things)
    mark = 1 << LETTERS.index(task.element)
    return Prospect(
        room=ROOM_NAMES[room],
        doer=doer,
        barred=barred,
        is_there=is_there,
        there=list(there),
        guards=guards,
        needs=needs,
        ready=(
            len(there) >= task.prisoners
            and guards <= task.guards
            and all(need.holder is not None for need in needs)
        ),
        gains=not elements & mark,
        without=[(held | (mark if seat != doer else 0)).bit_count() for seat, held in enumerate(without)],
    )


def _needs(task: TaskView, doer: int, there: tuple[int, ...], things: tuple[int, ...]) -> list[Need]:
    """Who could give each item: the doer first, then the others there; the gun stands for one item."""
    left = list(things)
    givers = sorted(there, key=lambda seat: seat != doer)

    def giver(kind: int) -> int | None:
        found = next((seat for seat in givers if count(left[seat], kind)), None)
        if found is not None:
            left[found] -= 1 << 4 * kind
        return found

    needs = []
    for name in task.items:
        kind = ITEM_NAMES.index(name)
        holder = giver(kind)
        by_gun = holder is None
        if by_gun:
            holder = giver(GUN)
        away = [seat for seat, heap in enumerate(things) if seat not in there and count(heap, kind)]
        needs.append(Need(thing=name, holder=holder, gun=by_gun and holder is not None, elsewhere=away))
    return needs
