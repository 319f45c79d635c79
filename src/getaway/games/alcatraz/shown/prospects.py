"""What a task asks for and would bring, item by item: for whoever thinks of doing it, or of helping."""

from __future__ import annotations

from getaway.games.alcatraz.rules.board import strain
from getaway.games.alcatraz.rules.scoring import held_without
from getaway.games.alcatraz.rules.state import (
    GUN,
    ITEM_NAMES,
    ITEMS,
    NO_TASK,
    ROOM_NAMES,
    ROOMS,
    TASK_ANSWER,
    TASK_GIVER,
    TASKS,
    State,
    count,
    element_of,
    guards_allowed,
    is_card,
    items_asked,
    prisoners_asked,
)
from getaway.games.alcatraz.shown.shapes import Need, Prospect
from getaway.kernel.dialect import NOBODY


def prospects(s: State, viewer: int) -> list[Prospect]:
    """AL-30, AL-32: each open task, as it looks to the viewer, or to whoever is doing one now."""
    doer = s.turn if s.phase in (TASK_GIVER, TASK_ANSWER) else viewer
    if doer == NOBODY:
        return []
    return [_prospect(s, room, doer) for room in range(ROOMS) if s.task[room] != NO_TASK]


def deck_elements(s: State) -> dict[str, int]:
    """How many cards of each element are left in the task deck: everybody has seen all others."""
    gone = s.removed
    for task in s.task:
        if task != NO_TASK:
            gone |= 1 << task
    counts = dict.fromkeys("ABCDEF", 0)
    for card in range(TASKS):
        if is_card(s, card) and not gone >> card & 1:
            counts["ABCDEF"[element_of(s, card)]] += 1
    return counts


def _prospect(s: State, room: int, doer: int) -> Prospect:
    task = s.task[room]
    there = [seat for seat in range(s.players) if s.where[seat] == room or seat == doer]
    # AL-24: a bribe counts only in its turn.
    is_turn = s.turn != NOBODY and s.where[s.turn] == room
    guards = strain(s) if is_turn else s.guards[room]
    needs = _needs(s, task, doer, there)
    mark = 1 << element_of(s, task)
    return Prospect(
        room=ROOM_NAMES[room],
        doer=doer,
        barred="scapegoat" if doer == s.scapegoat else "forbidden" if s.forbidden[doer] else None,
        is_there=s.where[doer] == room,
        there=there,
        guards=guards,
        needs=needs,
        ready=(
            len(there) >= prisoners_asked(s, task)
            and guards <= guards_allowed(s, task)
            and all(need.holder is not None for need in needs)
        ),
        gains=not s.elements[doer] & mark,
        without=[
            (held_without(s, seat) | (mark if seat != doer else 0)).bit_count() for seat in range(s.players)
        ],
    )


def _needs(s: State, task: int, doer: int, there: list[int]) -> list[Need]:
    """Who could give each item: the doer first, then the others there; the gun stands for one item."""
    left = {seat: s.things[seat] for seat in range(s.players)}
    givers = sorted(there, key=lambda seat: seat != doer)

    def giver(kind: int) -> int | None:
        found = next((seat for seat in givers if count(left[seat], kind)), None)
        if found is not None:
            left[found] -= 1 << 4 * kind
        return found

    needs = []
    for kind in range(ITEMS - 1):
        for _ in range(items_asked(s, task, kind)):
            holder = giver(kind)
            by_gun = holder is None
            if by_gun:
                holder = giver(GUN)
            away = [seat for seat in range(s.players) if seat not in there and count(s.things[seat], kind)]
            needs.append(
                Need(thing=ITEM_NAMES[kind], holder=holder, gun=by_gun and holder is not None, elsewhere=away)
            )
    return needs
