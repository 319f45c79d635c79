"""A choice as a whole deed: in the middle of a move its label is a mere name, as of who gives an item."""

from __future__ import annotations

from getaway.games.alcatraz.rules.state import (
    DONE,
    GATHER_FROM,
    GATHER_ROOM,
    GUARD_FROM,
    GUARD_TO,
    GUN,
    KEEP,
    LOOT,
    NO,
    OWN_CARD,
    PAY,
    PICK_CARD,
    PICK_GUN,
    PICK_ROOM,
    PICK_SEAT,
    PICK_THING,
    STAY,
    TAKE,
    TARGET,
    TARGET_TASK,
    TARGET_THING,
    TASK_GIVER,
    TRADE_ANSWER,
    TRADE_GIVE,
    TRADE_WANT,
    VOTE,
    WHOSE_CARD,
    YES,
    State,
)
from getaway.games.alcatraz.rules.tasks import item_needed
from getaway.games.alcatraz.shown.story import card_sentence, room_sentence, thing_sentence
from getaway.kernel.sentence import Seat, Sentence

# By what is asked: the message, and for rooms as which part of it.
OF_SEATS = {VOTE: "deed-vote", STAY: "deed-stay", WHOSE_CARD: "deed-whose-card", TARGET: "deed-target"}
OF_THINGS = {
    PAY: "deed-pay",
    TAKE: "deed-take",
    LOOT: "deed-take",
    TARGET_THING: "deed-target-thing",
    TRADE_GIVE: "deed-give",
    TRADE_WANT: "deed-want",
}
OF_CARDS = {OWN_CARD: "deed-own-card", KEEP: "deed-keep"}
OF_ROOMS = {
    GUARD_FROM: ("deed-guard-from", "from-room"),
    GATHER_FROM: ("deed-guard-from", "from-room"),
    GUARD_TO: ("deed-guard-to", "to-room"),
    GATHER_ROOM: ("deed-gather", "in-room"),
    TARGET_TASK: ("deed-target-task", "in-room"),
}


def deed(s: State, action: int) -> Sentence | None:
    """What a choice means; None: its label says it."""
    phase = s.phase
    if phase == TASK_GIVER:
        return _giver(s, action)
    if action in (YES, NO):
        agrees = "deed-agree" if phase == TRADE_ANSWER else "deed-hand-over"
        return Sentence(agrees if action == YES else "deed-refuse")
    if PICK_SEAT <= action < PICK_GUN and phase in OF_SEATS:
        return Sentence(OF_SEATS[phase], {"who": Seat(action - PICK_SEAT)})
    if PICK_THING <= action < PICK_CARD and phase in OF_THINGS:
        return Sentence(OF_THINGS[phase], {"thing": thing_sentence(action - PICK_THING)})
    if PICK_CARD <= action < DONE and phase in OF_CARDS:
        return Sentence(OF_CARDS[phase], {"card": card_sentence(s, action - PICK_CARD)})
    if PICK_ROOM <= action < PICK_SEAT and phase in OF_ROOMS:
        message, part = OF_ROOMS[phase]
        return Sentence(message, {"room": room_sentence(action - PICK_ROOM, part)})
    return None


def _giver(s: State, action: int) -> Sentence:
    """AL-30: who gives the next item of the task; the gun stands in for any."""
    is_gun = PICK_GUN <= action < PICK_THING
    kind = GUN if is_gun else item_needed(s, s.steps)
    seat = action - (PICK_GUN if is_gun else PICK_SEAT)
    return Sentence("deed-from", {"who": Seat(seat), "thing": thing_sentence(kind)})
