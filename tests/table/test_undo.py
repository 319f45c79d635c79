"""Undo: free back to the last new information, never past it."""

from __future__ import annotations

import random

import pytest

from getaway.games.alcatraz.rules.state import DO_END, DO_MOVE, ROOMS
from getaway.games.art_robbery.rules.state import PLAY
from getaway.table import requests
from getaway.table.play import MOST_UNDOS
from tests.games.alcatraz.scene import ANN, BO, Scene, together
from tests.table.scene import Sitting, guest
from tests.table.test_decisions import at_the_vote
from tests.table.test_seats import refused


def walk(sitting: Sitting) -> int:
    """The mover walks to a neighbouring room: nothing is drawn, nothing is shown."""
    seat = sitting.play.asked[0]
    moves = [a for a in sitting.play.legal(seat) if DO_MOVE <= a < DO_MOVE + ROOMS]
    sitting.act(seat, moves[0])
    return seat


def test_a_step_on_an_open_board_is_taken_back() -> None:
    sitting = Sitting("alcatraz", 3).start()
    before = sitting.play.state.copy()
    asks = sitting.table.chairs[sitting.play.asked[0]].asks
    seat = walk(sitting)
    assert sitting.play.can_undo(seat)
    assert not sitting.play.can_undo((seat + 1) % 3)
    sitting.put(requests.undo(sitting.table, guest(seat), None))
    before.rng = sitting.play.state.rng
    assert sitting.play.state == before
    assert sitting.table.chairs[seat].asks == asks + 2
    assert sitting.play.told(seat) == []
    assert b"table-takes-back" in sitting.report.view(0, [0], 0)
    with refused("table-cannot-undo"):
        requests.undo(sitting.table, guest(seat), None)


def test_what_nobody_was_told_of_is_taken_back_without_a_word() -> None:
    scene = Scene(where=together("chapel", ANN, BO), hold={ANN: ["key"]})
    sitting = Sitting("alcatraz", 3).start()
    sitting.play.state = scene.state.copy()
    sitting.play._put_question()
    trade = next(
        action
        for action in sitting.play.legal(ANN)
        if sitting.play.engine.action_names[action] == "trade with seat 1"
    )
    sitting.act(ANN, trade)
    sitting.put(requests.undo(sitting.table, guest(ANN), None))
    assert b"table-takes-back" not in sitting.report.view(0, [0], 0)


def test_several_steps_are_taken_back_one_by_one() -> None:
    sitting = Sitting("alcatraz", 3).start()
    walk(sitting)
    seat = walk(sitting)
    for _ in range(2):
        sitting.put(requests.undo(sitting.table, guest(seat), None))
    assert sitting.play.path == []


def test_nobody_takes_back_what_another_has_answered() -> None:
    sitting = Sitting("alcatraz", 3).start()
    seat = walk(sitting)
    sitting.act(seat, DO_END)
    assert sitting.play.can_undo(seat)
    other = walk(sitting)
    assert other != seat
    with refused("table-cannot-undo"):
        requests.undo(sitting.table, guest(seat), None)
    assert sitting.play.can_undo(other)


def test_a_card_shown_is_not_taken_back() -> None:
    """Playing a card from the hand tells the others what was in it, even when nothing is drawn yet."""
    found = 0
    for seed in range(40):
        sitting = Sitting("art-robbery", 3, seed=f"{seed:032x}").start()
        seat = sitting.play.asked[0]
        for action in sitting.play.legal(seat):
            if action < PLAY + 9:
                trial = Sitting("art-robbery", 3, seed=f"{seed:032x}").start()
                trial.act(seat, action)
                if trial.play.asked == (seat,) and trial.play.path:
                    found += 1
                    assert not trial.play.can_undo(seat)
                    assert trial.play.path == []
    assert found > 0


def test_what_a_bot_did_is_not_taken_back() -> None:
    sitting = Sitting("alcatraz", 3).start()
    seat = sitting.play.asked[0]
    sitting.put(requests.sit_in(sitting.table, seat))
    with refused("table-bot-decides"):
        requests.undo(sitting.table, guest(seat), None)
    moves = [a for a in sitting.play.legal(seat) if DO_MOVE <= a < DO_MOVE + ROOMS]
    ask = sitting.table.chairs[seat].asks
    sitting.put(requests.act_for(sitting.table, seat, ask, moves[0], "bot"))
    sitting.put(requests.come_back(sitting.table, guest(seat), None))
    with refused("table-cannot-undo"):
        requests.undo(sitting.table, guest(seat), None)


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 4), ("alcatraz", 3)])
def test_what_can_be_taken_back_has_drawn_nothing_and_told_nobody_a_secret(game: str, players: int) -> None:
    taken_back = 0
    for seed in range(6):
        sitting = Sitting(game, players, seed=f"{seed:032x}").start()
        lot = random.Random(seed)
        for _ in range(120):
            if sitting.table.owes_end:
                break
            seats = sitting.play.asked
            others = [sitting.play.hidden(other).pack() for other in range(players)]
            sitting.step(lot)
            mover = next((seat for seat in seats if sitting.play.can_undo(seat)), None)
            if mover is None or sitting.play.ballots:
                continue
            sitting.put(requests.undo(sitting.table, guest(mover), None))
            taken_back += 1
            assert [sitting.play.hidden(other).pack() for other in range(players)] == others
            sitting.step(lot)
    assert taken_back > 0 or game == "art-robbery"


def test_a_decision_is_taken_back_so_often_and_then_it_stands() -> None:
    """Every undo is an entry: without a limit the log of a table would grow without end."""
    sitting = Sitting("alcatraz", 3).start()
    for _ in range(MOST_UNDOS):
        seat = walk(sitting)
        assert b'"undo":true' in sitting.report.view(seat, [seat], None)
        sitting.put(requests.undo(sitting.table, guest(seat), None))
    walk(sitting)
    assert sitting.play.can_undo(seat)
    assert b'"undo":false' in sitting.report.view(seat, [seat], None)
    with refused("table-undone-enough"):
        requests.undo(sitting.table, guest(seat), None)
    # What somebody else decides begins a new count.
    sitting.act(seat, DO_END)
    other = walk(sitting)
    sitting.put(requests.undo(sitting.table, guest(other), None))
    assert sitting.play.undone == {other: 1}


def test_a_ballot_is_taken_back_so_often_and_then_it_stands() -> None:
    sitting = at_the_vote()
    candidate = sitting.play.legal(0)[0]
    for _ in range(MOST_UNDOS):
        sitting.act(0, candidate)
        sitting.put(requests.undo(sitting.table, guest(0), 0))
    sitting.act(0, candidate)
    with refused("table-undone-enough"):
        requests.undo(sitting.table, guest(0), 0)
    # The others may still change their minds.
    sitting.act(1, sitting.play.legal(1)[0])
    sitting.put(requests.undo(sitting.table, guest(1), 1))
    for seat in (1, 2):
        sitting.act(seat, sitting.play.legal(seat)[0])
    assert sitting.play.undone == {}
