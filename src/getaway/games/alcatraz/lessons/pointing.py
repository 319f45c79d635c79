"""What a lesson asks to point at: who, which room, what on a task; the rules say what is right."""

from __future__ import annotations

from getaway.games.alcatraz.rules.scoring import can_be_left, left_behind
from getaway.games.alcatraz.rules.state import (
    CROWDED,
    FULL,
    ITEM_NAMES,
    ROOM_NAMES,
    ROOMS,
    State,
    guards_allowed,
    item_count,
    items_asked,
    prisoners_asked,
)
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Seat, Sentence

Pointers = list[tuple[str, Sentence, bool]]


def pointers(s: State, question: str) -> Pointers:
    """All that can be pointed at, how it is called, and whether it is right; from a hidden state."""
    kind, _, letter = question.partition(":")
    if kind == "shut":
        return [_room(room, s.guards[room] == CROWDED) for room in range(ROOMS)]
    if kind == "task":
        return _on_the_task(s)
    stays = left_behind(s)
    right = {
        "can_be_left": [can_be_left(s, seat) for seat in range(s.players)],
        "would_stay": [seat == stays for seat in range(s.players)],
        "full_pockets": [item_count(s.things[seat]) == FULL for seat in range(s.players)],
        "without": [
            not letter or not s.elements[seat] >> "ABCDEF".index(letter) & 1 for seat in range(s.players)
        ],
    }
    if kind not in right:
        raise BadInput(f"Nobody can point at {question!r} in this game.")
    return [
        (f"file:{seat}", Sentence("learn-seat", {"who": Seat(seat)}), is_right)
        for seat, is_right in enumerate(right[kind])
    ]


def _room(room: int, is_right: bool) -> tuple[str, Sentence, bool]:
    return f"room:{ROOM_NAMES[room]}", Sentence("room", {"room": ROOM_NAMES[room]}), is_right


def _on_the_task(s: State) -> Pointers:
    """AL-30: what a task asks for where the mover is; right is what is not so."""
    room = s.where[s.mover]
    task = s.task[room]
    here = sum(s.where[seat] == room for seat in range(s.players))
    found: Pointers = [
        ("need:prisoners", Sentence("learn-al-need", {"what": "prisoners"}), here < prisoners_asked(s, task)),
        (
            "need:guards",
            Sentence("learn-al-need", {"what": "guards"}),
            s.guards[room] > guards_allowed(s, task),
        ),
    ]
    for kind, item in enumerate(ITEM_NAMES):
        if items_asked(s, task, kind):
            held = sum(s.things[seat] >> 4 * kind & 15 for seat in range(s.players) if s.where[seat] == room)
            found.append(
                (f"need:{item}", Sentence("thing", {"thing": item}), held < items_asked(s, task, kind))
            )
    return found
