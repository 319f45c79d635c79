"""What a newcomer should hear once, when it first happens."""

from __future__ import annotations

from getaway.games.alcatraz.rules.scoring import held_without
from getaway.games.alcatraz.rules.state import (
    ALL_ELEMENTS,
    CROWDED,
    ELEMENTS,
    FULL,
    LAST_GUARD,
    OVER,
    ROOM_NAMES,
    ROOMS,
    TURN,
    VOTE,
    State,
    item_count,
)
from getaway.games.alcatraz.shown.story import room_sentence
from getaway.kernel.reasons import Tip
from getaway.kernel.sentence import Argument, Seat, Sentence

WATCHED = 2  # AL-26: guards from which on acting costs more
LATE = LAST_GUARD - 3


def _tip(name: str, anchor: str, **arguments: Argument) -> Tip:
    return Tip(sentence=Sentence(name, arguments), anchor=anchor)


def tips(s: State, seat: int) -> list[Tip]:
    """What fits the prison as a seat sees it, most urgent first."""
    if s.phase == OVER:
        return []
    found = []
    missing = [element for element in range(ELEMENTS) if not held_without(s, seat) >> element & 1]
    if len(missing) == 1 and held_without(s, seat) != ALL_ELEMENTS:
        found.append(_tip("tip-nearly-left", f"file:{seat}", element="ABCDEF"[missing[0]]))
    if s.guards_out >= LATE:
        found.append(_tip("tip-late", "clock", guards=LAST_GUARD - s.guards_out))
    if s.phase == VOTE:
        found.append(_tip("tip-talk", "say"))
    if s.phase == TURN and s.mover == seat:
        found += _of_turn(s, seat)
    if item_count(s.things[seat]) == FULL:
        found.append(_tip("tip-full", f"slots:{seat}"))
    return found


def _of_turn(s: State, seat: int) -> list[Tip]:
    found = []
    here = s.where[seat]
    if seat == s.scapegoat:
        found.append(_tip("tip-scapegoat", f"goat:{seat}"))
    if s.guards[here] >= WATCHED:
        found.append(_tip("tip-guards", "need:guards", guards=s.guards[here]))
    for room in range(ROOMS):
        if room != here and s.guards[room] >= CROWDED and _are_next(s, room, here):
            found.append(_tip("tip-shut", f"room:{ROOM_NAMES[room]}", room=room_sentence(room)))
            break
    for other in range(s.players):
        if other != seat and s.where[other] == here:
            found.append(_tip("tip-together", "need:prisoners", who=Seat(other)))
            break
    return found


def _are_next(s: State, room: int, other: int) -> bool:
    """AL-5: side by side or corner to corner."""
    rows = abs((s.cell[room] >> 2) - (s.cell[other] >> 2))
    columns = abs((s.cell[room] & 3) - (s.cell[other] & 3))
    return max(rows, columns) == 1
