"""What the rules told while an action ran, and what can be done next, as sentences to a viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from getaway.games.alcatraz import state as kinds
from getaway.games.alcatraz.state import (
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
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.sentence import Seat, Sentence

Argument = int | str | Seat | Sentence
Told = tuple[int, ...]


def room_sentence(room: int) -> Sentence:
    """A room by its name."""
    return Sentence("room", {"room": ROOM_NAMES[room]})


def thing_sentence(kind: int, message: str = "a-thing") -> Sentence:
    """A thing as what somebody takes, or by its name: `thing`."""
    return Sentence(message, {"thing": THING_NAMES[kind]})


def card_sentence(s: State, kind: int) -> Sentence:
    """A frame-up card, by its effect."""
    return Sentence("card", {"card": EFFECT_NAMES[effect_of(s, kind)]})


def element_letter(s: State, task: int) -> str:
    """The plan element of a task, A to F."""
    return "ABCDEF"[element_of(s, task)]


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


def _who_room(message: str) -> Callable[[State, Told], Sentence]:
    return lambda s, t: Sentence(message, {"who": Seat(t[2]), "room": room_sentence(t[3])})


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
    return Sentence("guard-goes", {"origin": room_sentence(t[2]), "target": room_sentence(t[3])})


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
    return Sentence("task-goes", {"element": element_letter(s, t[2]), "room": room_sentence(t[3])})


def _new_task(s: State, t: Told) -> Sentence:
    return Sentence("new-task", {"element": element_letter(s, t[2]), "room": room_sentence(t[3])})


def _marks(s: State, t: Told) -> Sentence:
    return Sentence("marks", {"who": Seat(t[2]), "element": "ABCDEF"[t[3]]})


def _guard_comes(s: State, t: Told) -> Sentence:
    return Sentence("guard-comes", {"room": room_sentence(t[2]), "left": t[3]})


def _votes(s: State, t: Told) -> Sentence:
    return Sentence("votes", {"who": Seat(t[2]), "candidate": Seat(t[3]), "halves": t[4]})


def _elected(s: State, t: Told) -> Sentence:
    return Sentence("elected", {"who": Seat(t[2]), "bonus": t[3]})


SENTENCES: dict[int, Callable[[State, Told], Sentence]] = {
    kinds.MOVES: _who_room("moves"),
    kinds.USES: _who_room("uses"),
    kinds.STEALS: _steals,
    kinds.RIOTS: _who_room("riots"),
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


SINGLE = {
    DO_USE: "do-use",
    DO_TASK: "do-task",
    DO_BRIBE: "do-bribe",
    DO_PUSH: "do-push",
    DO_END: "do-end",
    DONE: "pick-done",
    YES: "pick-yes",
    NO: "pick-no",
}


def label(s: State, action: int) -> Sentence:
    """An action as the mover reads it among the choices."""
    if action in SINGLE:
        return Sentence(SINGLE[action])
    # The block that the number falls into: the last one that begins at it or before.
    first, message, name, made = next(block for block in BLOCKS if block[0] <= action)
    return Sentence(message, {name: made(s, action - first)})


BLOCKS: list[tuple[int, str, str, Callable[[State, int], Argument]]] = sorted(
    [
        (DO_MOVE, "do-move", "room", lambda s, n: room_sentence(n)),
        (DO_ROB, "do-rob", "victim", lambda s, n: Seat(n)),
        (DO_RIOT, "do-riot", "room", lambda s, n: room_sentence(n)),
        (DO_DROP, "do-drop", "thing", lambda s, n: thing_sentence(n)),
        (DO_PICK_UP, "do-pick-up", "thing", lambda s, n: thing_sentence(n)),
        (DO_FRAME_UP, "do-frame-up", "card", card_sentence),
        (DO_TRADE, "do-trade", "other", lambda s, n: Seat(n)),
        (PICK_ROOM, "pick-room", "room", lambda s, n: room_sentence(n)),
        (PICK_SEAT, "pick-seat", "who", lambda s, n: Seat(n)),
        (PICK_GUN, "pick-gun", "who", lambda s, n: Seat(n)),
        (PICK_THING, "pick-thing", "thing", lambda s, n: thing_sentence(n, "thing")),
        (PICK_CARD, "pick-card", "card", card_sentence),
    ],
    key=lambda block: -block[0],
)
