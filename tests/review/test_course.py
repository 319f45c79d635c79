"""A finished game is read as what was decided in it."""

from __future__ import annotations

import msgspec
import pytest

from getaway.kernel.errors import BadInput
from getaway.review.course import Council, Run, course_of
from getaway.table import entries as log
from getaway.table.replay import Replay
from tests.review.games import course, escape, raid
from tests.table.scene import engines


def test_every_decision_with_a_choice_is_judged_by_itself_where_turns_are_short() -> None:
    found = course("raid")
    runs = [unit for unit in found.units if isinstance(unit, Run)]
    assert len(runs) == len(found.units)
    assert all(len(run.decisions) == 1 and not run.whole for run in runs)
    entries = raid().entries
    for run in runs:
        entry = entries[run.step].entry
        assert isinstance(entry, log.Acted)
        assert (entry.seat, entry.action) == (run.seat, run.decisions[0].action)
        assert run.decisions[0].action in engines("art-robbery", "").legal([run.moment.state])


def test_a_turn_of_small_steps_is_judged_whole_up_to_where_another_seat_decides() -> None:
    runs = [unit for unit in course("escape").units if isinstance(unit, Run)]
    assert max(len(run.decisions) for run in runs) > 2
    for run in runs:
        assert {decision.seat for decision in run.decisions} == {run.seat}
        assert [decision.step for decision in run.decisions] == sorted(d.step for d in run.decisions)


def test_what_was_taken_back_was_not_decided() -> None:
    steps = [line.entry for line in escape().entries]
    taken_back = [step for step, entry in enumerate(steps) if isinstance(entry, log.Undone)]
    assert len(taken_back) == 2
    units = course("escape").units
    judged = {
        d.step for unit in units for d in (unit.ballots if isinstance(unit, Council) else unit.decisions)
    }
    assert not judged & {step - 1 for step in taken_back}


def test_a_vote_is_one_thing_of_all_seats() -> None:
    council = next(unit for unit in course("escape").units if isinstance(unit, Council))
    assert [ballot.seat for ballot in council.ballots] == [0, 1, 2]
    assert council.last == max(ballot.step for ballot in council.ballots) >= council.step
    assert council.caller == engines("alcatraz", "").game.council(council.moment.state)


def test_promises_go_from_the_step_that_made_them_to_the_one_that_settled_them() -> None:
    found = course("escape")
    council = next(unit for unit in found.units if isinstance(unit, Council))
    assert {promise.status for promise in found.promises} == {"broken", "kept"}
    for promise in found.promises:
        assert promise.settled == council.last
        assert promise.made < council.step


def test_guards_are_the_clock_of_a_game() -> None:
    tracks = {track.name: track for track in course("escape").tracks}
    assert set(tracks) == {"round", "guards", "scapegoat", "bonus"}
    assert tracks["guards"].values == sorted(tracks["guards"].values)
    assert tracks["guards"].steps[0] == 0
    (raids,) = course("raid").tracks
    assert (raids.name, raids.values) == ("raid", [1, 2, 3, 4])
    assert raids.steps == sorted(raids.steps)


def test_nobody_is_told_what_another_seat_was_told() -> None:
    found = course("raid")
    late = found.units[-1].moment
    for seat in range(3):
        assert {told[0] for told in late.told(seat)} <= {-2, seat}
    assert {told[0] for story in late.stories for told in story} == {-2, 0, 1, 2}


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    file = msgspec.structs.replace(raid(), entries=raid().entries[:-1])
    with pytest.raises(BadInput, match="ends before the game is over"):
        course_of(Replay(file, engines))
