"""The invariants: every fault put in on purpose is found, and by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from getaway.games.alcatraz.rules.invariants import BROKEN, violated
from getaway.games.alcatraz.rules.state import CASH, NO_TASK, OVER, STAY, TURN, VOTE, State
from getaway.kernel.dialect import NOBODY
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, Scene

ITEMS = "items are those of the box, in printed places, loose or with prisoners"
PLACES = "printed places are not overfull"
SHEETS = "prisoners keep the limits of their sheets"
GUARDS = "guards are 8 and one for each later round, at most 4 in a room"
TASKS = "each task of the edition is in one place, and no element lies open twice"
FRAME_UPS = "frame-up cards are 11, each in one place, and counted right"
MOVER = "the mover is a player, and there is none when the game is over"
ROUNDS = "a game has at most 13 rounds"


def lose_item(s: State) -> None:
    s.items[3] -= 1 << 12


def forge_item(s: State) -> None:
    s.loose[0] += 1


def give_item_twice(s: State) -> None:
    s.things[CY] += 1 << 8


def overfill_place(s: State) -> None:
    s.items[3] += 1 << 12


def overload(s: State) -> None:
    s.things[ANN] += s.items[4] & 0xFFFFFF
    s.items[4] = 0


def enrich(s: State) -> None:
    s.things[BO] += 4 << 4 * CASH


def refresh_too_much(s: State) -> None:
    s.stamina[BO] = 4


def tire_too_much(s: State) -> None:
    s.stamina[BO] = -1


def crowd(s: State) -> None:
    s.guards = [0, 5, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def lose_guard(s: State) -> None:
    s.guards[s.guards.index(1)] = 0


def miscount_guards(s: State) -> None:
    s.guards_out += 1


def skip_round(s: State) -> None:
    s.round += 1


def nobody_moves(s: State) -> None:
    s.mover = NOBODY


def a_stranger_moves(s: State) -> None:
    s.mover = 3


def go_on_after_the_end(s: State) -> None:
    s.phase = OVER


def vote_in_a_turn(s: State) -> None:
    s.phase = VOTE


def turn_of_nobody(s: State) -> None:
    s.phase, s.turn = TURN, NOBODY


def play_a_fourteenth_round(s: State) -> None:
    s.round, s.guards_out = 14, 21
    s.guards = [4, 4, 4, 4, 4, 1, 0, 0, 0, 0, 0, 0]


def lose_task(s: State) -> None:
    s.task_deck[0] = s.task_deck[1]


def remove_task_of_the_deck(s: State) -> None:
    s.removed = 1 << s.task_deck[0]


def double_element(s: State) -> None:
    s.task[0], s.task[1] = s.task_deck[0], s.task_deck[1]
    s.task_deck = s.task_deck[2:] + [NO_TASK] * 2
    s.tasks_left -= 2


def own_card_of_the_deck(s: State) -> None:
    s.frame_owner[0] = BO


def double_card(s: State) -> None:
    s.frame_deck[0] = s.frame_deck[1]


def miscount_hand(s: State) -> None:
    s.frame_count[BO] = 1


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lose_item, ITEMS),
        (forge_item, ITEMS),
        (give_item_twice, ITEMS),
        (overfill_place, PLACES),
        (overload, SHEETS),
        (enrich, SHEETS),
        (refresh_too_much, SHEETS),
        (tire_too_much, SHEETS),
        (crowd, GUARDS),
        (lose_guard, GUARDS),
        (miscount_guards, GUARDS),
        (skip_round, GUARDS),
        (nobody_moves, MOVER),
        (a_stranger_moves, MOVER),
        (go_on_after_the_end, MOVER),
        (vote_in_a_turn, MOVER),
        (turn_of_nobody, MOVER),
        (play_a_fourteenth_round, ROUNDS),
        (lose_task, TASKS),
        (remove_task_of_the_deck, TASKS),
        (double_element, TASKS),
        (own_card_of_the_deck, FRAME_UPS),
        (double_card, FRAME_UPS),
        (miscount_hand, FRAME_UPS),
    ],
)
def test_a_fault_is_found_by_its_name(spoil: Callable[[State], None], named: str) -> None:
    state = Scene().state
    assert BROKEN[violated(state)] == "nothing"
    spoil(state)
    assert BROKEN[violated(state)] == named


def test_naming_who_stays_is_nobodys_turn() -> None:
    marks = {ANN: "F", BO: "ABCDE", CY: "ABCDE"}
    state = Scene(scapegoat=ANN, turn=CY, elements=marks).end_turns().state
    assert state.phase == STAY
    assert violated(state) == 0


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("task_items", ["consent", "pooled"])
@pytest.mark.parametrize("sides", ["silver", "mixed", "gold"])
def test_no_random_game_breaks_one(players: int, task_items: str, sides: str) -> None:
    states = ENGINE.deal(players, 40, 2, {"sides": sides, "task_items": task_items})
    assert ENGINE.play_checked(states, 0, 2) > 0
