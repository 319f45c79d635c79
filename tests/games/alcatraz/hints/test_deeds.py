"""Choices in the middle of a move, said as whole deeds."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.hints.deeds import deed
from getaway.games.alcatraz.rules import state as al
from getaway.games.alcatraz.shown.story import card_sentence, room_sentence, thing_sentence
from getaway.kernel.sentence import Seat, Sentence
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, ENGINE, Scene

KEY, LAUNDRY = al.ITEM_NAMES.index("key"), al.ROOM_NAMES.index("laundry")
WHO, THING = {"who": Seat(BO)}, {"thing": thing_sentence(KEY)}


def room(part: str) -> dict[str, Sentence]:
    return {"room": room_sentence(LAUNDRY, part)}


@pytest.mark.parametrize(
    ("phase", "action", "wanted"),
    [
        (al.VOTE, al.PICK_SEAT + BO, Sentence("deed-vote", WHO)),
        (al.STAY, al.PICK_SEAT + BO, Sentence("deed-stay", WHO)),
        (al.WHOSE_CARD, al.PICK_SEAT + BO, Sentence("deed-whose-card", WHO)),
        (al.TARGET, al.PICK_SEAT + BO, Sentence("deed-target", WHO)),
        (al.PAY, al.PICK_THING + KEY, Sentence("deed-pay", THING)),
        (al.TAKE, al.PICK_THING + KEY, Sentence("deed-take", THING)),
        (al.LOOT, al.PICK_THING + KEY, Sentence("deed-take", THING)),
        (al.TARGET_THING, al.PICK_THING + KEY, Sentence("deed-target-thing", THING)),
        (al.TRADE_GIVE, al.PICK_THING + KEY, Sentence("deed-give", THING)),
        (al.TRADE_WANT, al.PICK_THING + KEY, Sentence("deed-want", THING)),
        (al.GUARD_FROM, al.PICK_ROOM + LAUNDRY, Sentence("deed-guard-from", room("from-room"))),
        (al.GATHER_FROM, al.PICK_ROOM + LAUNDRY, Sentence("deed-guard-from", room("from-room"))),
        (al.GUARD_TO, al.PICK_ROOM + LAUNDRY, Sentence("deed-guard-to", room("to-room"))),
        (al.GATHER_ROOM, al.PICK_ROOM + LAUNDRY, Sentence("deed-gather", room("in-room"))),
        (al.TARGET_TASK, al.PICK_ROOM + LAUNDRY, Sentence("deed-target-task", room("in-room"))),
        (al.TRADE_ANSWER, al.YES, Sentence("deed-agree")),
        (al.TASK_ANSWER, al.YES, Sentence("deed-hand-over")),
        (al.TASK_ANSWER, al.NO, Sentence("deed-refuse")),
        # What its label says in full needs no other words.
        (al.TURN, al.DO_END, None),
        (al.TRADE_GIVE, al.DONE, None),
    ],
)
def test_a_choice_is_said_so_that_it_can_stand_alone(
    phase: int, action: int, wanted: Sentence | None
) -> None:
    state = Scene(turn=ANN).state
    state.phase = phase
    assert deed(state, action) == wanted


@pytest.mark.parametrize(("phase", "message"), [(al.KEEP, "deed-keep"), (al.OWN_CARD, "deed-own-card")])
def test_a_card_is_named_by_its_effect(phase: int, message: str) -> None:
    state = Scene(turn=ANN).state
    state.phase = phase
    assert deed(state, al.PICK_CARD + 1) == Sentence(message, {"card": card_sentence(state, 1)})


@rule("AL-30")
def test_who_gives_for_a_task_is_named_with_the_item_that_is_asked_for_now() -> None:
    task = next(task for task in ENGINE.edition.tasks if len(set(task.items)) > 1)
    state = Scene(turn=ANN, where={ANN: "laundry"}, tasks={"laundry": task.id}).state
    state.phase = al.TASK_GIVER
    wanted = sorted(al.ITEM_NAMES.index(item) for item in task.items)
    for step, kind in enumerate(wanted):
        state.steps = step
        assert deed(state, al.PICK_SEAT + BO) == Sentence(
            "deed-from", {"who": Seat(BO), "thing": thing_sentence(kind)}
        )
        assert deed(state, al.PICK_GUN + BO) == Sentence(
            "deed-from", {"who": Seat(BO), "thing": thing_sentence(al.GUN)}
        )
