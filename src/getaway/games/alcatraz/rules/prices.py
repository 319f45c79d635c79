"""AL-26, AL-27: what a use of a room costs."""

from __future__ import annotations

from getaway.games.alcatraz.rules.board import BARRED, price_among, strain
from getaway.games.alcatraz.rules.state import (
    CROWDED,
    DINING_HALL,
    PRINTED,
    RADIO_ROOM,
    RECREATION_ROOM,
    SILVER,
    YARD,
    State,
)
from getaway.kernel.dialect import rule


@rule
def is_free(s: State, room: int) -> bool:
    """AL-27: the uses marked free."""
    return is_free_side(room, s.side[room])


@rule
def is_free_side(room: int, side: int) -> bool:
    """AL-27: is the use of this side of a room marked free?"""
    if side == SILVER:
        return room == YARD
    return room in (RADIO_ROOM, DINING_HALL, RECREATION_ROOM)


@rule
def use_price(s: State, room: int) -> int:
    """AL-26, AL-27: what a use of the room costs now; more than anybody has where it cannot be done."""
    return use_price_among(s, room, strain(s))


@rule
def use_price_among(s: State, room: int, guards: int) -> int:
    """AL-26, AL-27: what a use of the room costs while so many guards look on."""
    return use_price_of(room, s.side[room], s.free_rooms, guards)


@rule
def use_price_of(room: int, side: int, free_rooms: int, guards: int) -> int:
    """AL-26, AL-27: the same by the side that lies up, and by how free uses are read."""
    if not is_free_side(room, side):
        return price_among(guards)
    if free_rooms == PRINTED:
        return 0 if guards < CROWDED else BARRED
    asked = price_among(guards)
    return BARRED if asked == BARRED else asked - 1
