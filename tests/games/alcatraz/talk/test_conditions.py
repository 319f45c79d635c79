"""AL-12: promises on a condition: when they count, and what comes of what was done before."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Done,
    Elected,
    Give,
    Guard,
    Has,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY
from tests.games.alcatraz.talking import GIVE_KEY, meeting, plot


@rule("AL-12", "AL-13")
@pytest.mark.parametrize(("elected", "status"), [(CY, "broken"), (BO, "void")])
def test_a_promise_for_an_election_counts_if_it_goes_that_way(elected: int, status: str) -> None:
    table = meeting().promise(Give(ANN, BO, "key", 1, 2), condition=Elected(CY, 2))
    assert table.next_round(elected).statuses == ["open" if elected == CY else "void"]
    assert table.next_round(elected).statuses == [status]


@rule("AL-12")
def test_a_chance_before_the_condition_came_true_is_no_chance() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]})
    table.promise(
        Give(ANN, BO, "key", 1, 2),
        Swap(ANN, BO, "key", "tool", 2),
        Guard(BO, "chapel", "laundry", 1),
        condition=Elected(CY, 2),
    )
    table.next_round(CY).end_turns().do("move to guard_room").next_round()
    assert table.statuses == ["void", "void", "void"]


@rule("AL-12")
def test_what_is_done_before_its_condition_comes_true_is_kept_all_the_same() -> None:
    table = meeting().promise(Give(ANN, BO, "key", 1, 2), condition=Elected(CY, 2)).do(*GIVE_KEY)
    assert table.statuses == ["kept"]


@rule("AL-12")
def test_what_is_forbidden_on_a_condition_may_be_done_before() -> None:
    promises = (NotSteal(ANN, BO, 3), NotFrameUp(ANN, 3))
    table = meeting(hold={BO: ["key"]}, frame_ups={ANN: ["beating"]}, points=3).promise(
        *promises, condition=Elected(ANN, 2)
    )
    table.do("rob seat 1", "choose key", "play frame-up beating", "choose seat 1").next_round()
    assert table.statuses == ["open", "open"]
    assert table.next_round().next_round().statuses == ["kept", "kept"]


@rule("AL-12")
def test_a_vote_against_a_condition_that_is_not_true_yet_breaks_nothing() -> None:
    table = meeting().promise(NotVote(BO, CY, 2, 3), Vote(BO, ANN, 2), condition=Elected(CY, 3))
    assert table.next_round(CY).statuses == ["open", "void"]
    # Condition and vote fall together: it counts.
    assert table.next_round(CY).statuses == ["broken", "void"]


@rule("AL-12", "AL-30")
def test_a_promise_for_a_task_waits_until_it_is_done() -> None:
    table = plot().promise(NotSteal(CY, BO, 2), At(CY, "laundry", 1), condition=Done("A"))
    table.promise(NotSteal(BO, CY, 1), Guard(BO, "cell_block", "laundry", 1), condition=Done("B"))
    table.do("complete the task", "choose seat 1", "choose seat 1").end_turns(2)
    assert table.statuses == ["open", "broken", "void", "void"]
    assert table.vote(ANN, ANN, ANN).next_round().statuses == ["kept", "broken", "void", "void"]


@rule("AL-12", "AL-22")
def test_a_promise_for_a_task_that_is_gone_is_void() -> None:
    table = plot(turn=ANN, frame_ups={ANN: ["blown"]})
    table.promise(NotSteal(CY, BO, 2), condition=Done("A")).promise(NotSteal(CY, ANN, 2), condition=Done("B"))
    assert table.do("play frame-up blown", "choose chapel").statuses == ["void", "open"]


@rule("AL-12")
def test_a_promise_for_a_thing_counts_once_it_was_in_the_hand() -> None:
    table = meeting(hold={ANN: ["key"]}).promise(NotSteal(CY, BO, 1), condition=Has(BO, "key"))
    table.promise(NotSteal(CY, BO, 1), condition=Has(BO, "tool")).promise(
        NotSteal(BO, CY, 1), condition=Has(ANN, "key")
    )
    table.do(*GIVE_KEY).next_round()
    assert table.statuses == ["kept", "void", "kept"]


@rule("AL-12")
def test_what_somebody_had_when_it_was_promised_they_had() -> None:
    table = meeting().promise(NotSteal(CY, BO, 1), condition=Has(ANN, "key")).do("drop key")
    assert table.next_round().statuses == ["kept"]


@rule("AL-12", "AL-19")
def test_a_guard_that_is_gone_when_the_condition_comes_true_cannot_be_moved() -> None:
    table = meeting(guards={"laundry": 0, "workshop": 1, "chapel": 0})
    table.promise(Guard(CY, "workshop", "chapel", 2), condition=Has(BO, "key")).next_round()
    table.do("riot: a guard from workshop", *GIVE_KEY)
    assert table.ledger.promises[0].is_due
    assert table.next_round().statuses == ["void"]
