"""What the rules told while an action ran, and what can be done next, as sentences to a viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from getaway.games.alcatraz.rules import state as kinds
from getaway.games.alcatraz.rules.state import (
    ACTIONS,
    DO_BRIBE,
    DO_DROP,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_PICK_UP,
    DO_PUSH,
    DO_RIOT,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    DONE,
    EFFECT_NAMES,
    FRAME_UPS,
    NO,
    NO_TASK,
    PICK_CARD,
    PICK_GUN,
    PICK_ROOM,
    PICK_SEAT,
    PICK_THING,
    ROOM_NAMES,
    ROOMS,
    THING_NAMES,
    YES,
    State,
    effect_of,
    element_of,
)
from getaway.games.alcatraz.shown.shapes import Deed
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.record import Told
from getaway.kernel.sentence import Seat, Sentence

Argument = int | str | Seat | Sentence


def room_sentence(room: int, message: str = "room") -> Sentence:
    """A room by its name, or as a part of a sentence: `in-room`, `to-room`, `from-room`."""
    return Sentence(message, {"room": ROOM_NAMES[room]})


def thing_sentence(kind: int, message: str = "a-thing") -> Sentence:
    """A thing as what somebody takes, or by its name: `thing`."""
    return Sentence(message, {"thing": THING_NAMES[kind]})


def card_sentence(s: State, kind: int) -> Sentence:
    """A frame-up card, by its effect."""
    return Sentence("card", {"card": EFFECT_NAMES[effect_of(s, kind)]})


def element_letter(s: State, task: int) -> str:
    """The plan element of a task, A to F."""
    return "ABCDEF"[element_of(s, task)]


def room_of_element(s: State, element: str) -> int:
    """The room in which the task for an element lies; no two on the board share one (AL-9)."""
    rooms = (room for room, task in enumerate(s.task) if task != NO_TASK)
    return next(room for room in rooms if element_letter(s, s.task[room]) == element)


def events(s: State, viewer: int) -> list[Sentence]:
    """What the viewer was told since the last decision."""
    return [sentence(s, told) for told in heard(s.story or (), viewer)]


def heard(story: Sequence[Told], viewer: int) -> list[Told]:
    """What of a story is for the ears of a viewer."""
    told_them = [told for told in story if told[0] in (EVERYBODY, viewer)]
    secrets = {told[1:3] for told in told_them if told[0] == viewer}
    # Whoever is told which card it was need not hear that there was one.
    return [told for told in told_them if told[0] == viewer or told[1:3] not in secrets]


def _who(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"who": Seat(t[2])})


def _who_room(message: str, room: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"who": Seat(t[2]), "room": room_sentence(t[3], room)})


def _who_thing(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"who": Seat(t[2]), "thing": thing_sentence(t[3])})


def _who_task(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"who": Seat(t[2]), "element": element_letter(s, t[3])})


def _task(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"element": element_letter(s, t[2])})


def _given(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(
        message, {"who": Seat(t[2]), "other": Seat(t[3]), "thing": thing_sentence(t[4])}
    )


def _deal(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"who": Seat(t[2]), "other": Seat(t[3])})


def _number(message: str, name: str, place: int) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {name: t[place]})


def _secret(message: str, name: str, owner: int, card: int) -> Callable[[State, Told], Sentence]:
    """A card that only one seat is told."""

    def say(s: State, t: Told) -> Sentence:
        known: dict[str, Argument] = {name: Seat(t[owner])}
        if t[card] == FRAME_UPS:
            return Sentence(message, known)
        return Sentence(f"{message}-card", {**known, "card": card_sentence(s, t[card])})

    return say


def _steals(s: State, t: Told) -> Sentence:
    return Sentence("steals", {"who": Seat(t[2]), "victim": Seat(t[3]), "thing": thing_sentence(t[4])})


def _plays(s: State, t: Told) -> Sentence:
    return Sentence("plays-frame-up", {"who": Seat(t[2]), "card": card_sentence(s, t[3])})


def _guard_goes(s: State, t: Told) -> Sentence:
    origin, target = room_sentence(t[2], "from-room"), room_sentence(t[3], "to-room")
    return Sentence("guard-goes", {"origin": origin, "target": target})


def _rests(s: State, t: Told) -> Sentence:
    return Sentence("rests", {"who": Seat(t[2]), "stamina": t[3]})


def _earns(s: State, t: Told) -> Sentence:
    return Sentence("earns", {"who": Seat(t[2]), "cash": t[3]})


def _hits(s: State, t: Told) -> Sentence:
    return Sentence("hits", {"victim": Seat(t[3])})


def _framed_of(s: State, t: Told) -> Sentence:
    return Sentence("framed-of", {"victim": Seat(t[2]), "thing": thing_sentence(t[3])})


def _task_goes(s: State, t: Told) -> Sentence:
    if t[3] == ROOMS:
        return Sentence("task-replaced", {"element": element_letter(s, t[2])})
    room = room_sentence(t[3], "to-room")
    return Sentence("task-goes", {"element": element_letter(s, t[2]), "room": room})


def _new_task(s: State, t: Told) -> Sentence:
    return Sentence("new-task", {"element": element_letter(s, t[2]), "room": room_sentence(t[3], "in-room")})


def _marks(s: State, t: Told) -> Sentence:
    return Sentence("marks", {"who": Seat(t[2]), "element": "ABCDEF"[t[3]]})


def _guard_comes(s: State, t: Told) -> Sentence:
    return Sentence("guard-comes", {"room": room_sentence(t[2], "to-room"), "left": t[3]})


def _votes(s: State, t: Told) -> Sentence:
    own = "yes" if t[2] == t[3] else "no"
    return Sentence("votes", {"who": Seat(t[2]), "candidate": Seat(t[3]), "own": own, "halves": t[4]})


def _elected(s: State, t: Told) -> Sentence:
    return Sentence("elected", {"who": Seat(t[2]), "bonus": t[3]})


SENTENCES: dict[int, Callable[[State, Told], Sentence]] = {
    kinds.MOVES: _who_room("moves", "to-room"),
    kinds.USES: _who_room("uses", "in-room"),
    kinds.STEALS: _steals,
    kinds.RIOTS: _who_room("riots", "from-room"),
    kinds.DOES_TASK: _who_task("does-task"),
    kinds.GIVES_TO_TASK: _who_thing("gives-to-task"),
    kinds.DROPS: _who_thing("drops"),
    kinds.PICKS_UP: _who_thing("picks-up"),
    kinds.PLAYS: _plays,
    kinds.BRIBES: _who("bribes"),
    kinds.PUSHES: _who("pushes"),
    kinds.ENDS_TURN: _who("ends-turn"),
    kinds.PAYS: _who_thing("pays"),
    kinds.TAKES: _who_thing("takes"),
    kinds.GUARD_GOES: _guard_goes,
    kinds.UNDER_DECK: _secret("under-deck", "owner", 3, 4),
    kinds.KEEPS: _secret("keeps", "who", 2, 3),
    kinds.RESTS: _rests,
    kinds.EARNS: _earns,
    kinds.DRAWS_CARD: _secret("draws-frame-up", "who", 2, 3),
    kinds.HITS: _hits,
    kinds.TASK_GOES: _task_goes,
    kinds.FRAMED_OF: _framed_of,
    kinds.TRADES: _deal("trades"),
    kinds.GIVES: _given("gives"),
    kinds.REFUSES: _who("refuses"),
    kinds.MARKS: _marks,
    kinds.BONUS_TASK: _task("bonus-task"),
    kinds.NEW_TASK: _new_task,
    kinds.PASSED: _task("passed"),
    kinds.GUARD_COMES: _guard_comes,
    kinds.VOTES: _votes,
    kinds.ELECTED: _elected,
    kinds.ROUND_BEGINS: _number("round-begins", "round", 2),
    kinds.ESCAPE: lambda s, t: Sentence("escape"),
    kinds.STAYS: _who("stays"),
    kinds.LOST: lambda s, t: Sentence("lost"),
    kinds.ASKS: _who_task("asks"),
    kinds.OFFERS: _deal("offers"),
    kinds.WOULD_GIVE: _given("would-give"),
    kinds.WOULD_GIVE_TO_TASK: _who_thing("would-give-to-task"),
}


def sentence(s: State, told: Told) -> Sentence:
    """One thing that was told; of the state only the printed cards count."""
    return SENTENCES[told[1]](s, told)


def label(s: State, action: int) -> Sentence:
    """An action as the mover reads it among the choices."""
    return deed(s, action).label


def deed(s: State, action: int) -> Deed:
    """What an action is: the kind, and what it is about."""
    first, kind, message, aim = BLOCK_OF[action]
    thing = action - first
    return _deed(action, kind, message, aim, effect_of(s, thing) if aim == "card" else thing)


@cache
def _deed(action: int, kind: str, message: str, aim: str, thing: int) -> Deed:
    """The same, by the number of what it is about."""
    if aim == "room":
        part = {"move": "to-room", "riot": "from-room"}.get(kind, "room")
        room = Sentence(message, {"room": room_sentence(thing, part)})
        return Deed(action=action, kind=kind, label=room, room=ROOM_NAMES[thing])
    if aim == "thing":
        named = thing_sentence(thing, "thing" if kind == "pick-thing" else "a-thing")
        label = Sentence(message, {"thing": named})
        return Deed(action=action, kind=kind, label=label, thing=THING_NAMES[thing])
    if aim == "card":
        card = Sentence(message, {"card": Sentence("card", {"card": EFFECT_NAMES[thing]})})
        return Deed(action=action, kind=kind, label=card, card=EFFECT_NAMES[thing])
    if aim:
        return Deed(action=action, kind=kind, label=Sentence(message, {aim: Seat(thing)}), seat=thing)
    return Deed(action=action, kind=kind, label=Sentence(message))


# The blocks of actions by their first number: the kind, the message, and what it is about, as that calls it.
BLOCKS = {
    DO_MOVE: ("move", "do-move", "room"),
    DO_USE: ("use", "do-use", ""),
    DO_ROB: ("rob", "do-rob", "victim"),
    DO_RIOT: ("riot", "do-riot", "room"),
    DO_TASK: ("task", "do-task", ""),
    DO_DROP: ("drop", "do-drop", "thing"),
    DO_PICK_UP: ("pick-up", "do-pick-up", "thing"),
    DO_FRAME_UP: ("frame-up", "do-frame-up", "card"),
    DO_TRADE: ("trade", "do-trade", "other"),
    DO_BRIBE: ("bribe", "do-bribe", ""),
    DO_PUSH: ("push", "do-push", ""),
    DO_END: ("end", "do-end", ""),
    PICK_ROOM: ("pick-room", "pick-room", "room"),
    PICK_SEAT: ("pick-seat", "pick-seat", "who"),
    PICK_GUN: ("pick-gun", "pick-gun", "who"),
    PICK_THING: ("pick-thing", "pick-thing", "thing"),
    PICK_CARD: ("pick-card", "pick-card", "card"),
    DONE: ("pick-done", "pick-done", ""),
    YES: ("pick-yes", "pick-yes", ""),
    NO: ("pick-no", "pick-no", ""),
}
# The block that each number falls into: the last one that begins at it or before.
BLOCK_OF = [
    (first, *BLOCKS[first])
    for first in (max(start for start in BLOCKS if start <= action) for action in range(ACTIONS))
]
