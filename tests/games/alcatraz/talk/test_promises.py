"""AL-12: nothing is binding, but the ledger shows who keeps their word."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import VOTE
from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Bring,
    Elected,
    Give,
    Guard,
    Let,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, together
from tests.games.alcatraz.talking import GIVE_KEY, meeting, plot


@rule("AL-12", "AL-13")
@pytest.mark.parametrize(("choice", "status"), [(CY, "kept"), (BO, "broken")])
def test_a_vote_is_judged_when_all_are_opened(choice: int, status: str) -> None:
    table = meeting().promise(Vote(BO, CY, 2), Vote(BO, CY, 3)).end_turns(3)
    assert table.scene.state.phase == VOTE
    table.vote(ANN, choice)
    assert table.statuses == ["open", "open"]
    table.vote(ANN)
    assert table.statuses == [status, "open"]
    assert table.ledger.promises[0].settled_in_round == 2


@rule("AL-12", "AL-13")
def test_a_vote_withheld_is_judged_in_each_of_its_rounds() -> None:
    table = meeting().promise(NotVote(BO, CY, 2, 3), NotVote(BO, ANN, 3, 4), NotVote(BO, BO, 2, 5))
    table.end_turns(3).vote(ANN, ANN, ANN)
    # Round 2 is before the time of the second promise.
    assert table.statuses == ["open", "open", "open"]
    table.end_turns(3).vote(ANN, ANN, ANN)
    assert table.statuses == ["kept", "broken", "open"]


@rule("AL-12", "AL-23")
def test_a_gift_keeps_the_promise_of_it() -> None:
    table = meeting().promise(Give(ANN, BO, "key", 1, 1)).do(*GIVE_KEY)
    assert table.statuses == ["kept"]


@rule("AL-12", "AL-23")
def test_things_may_be_given_one_by_one_and_in_a_trade() -> None:
    table = meeting(hold={ANN: ["key", "key"], BO: ["tool"]}).promise(Give(ANN, BO, "key", 2, 1))
    table.do(*GIVE_KEY)
    assert table.statuses == ["open"]
    table.do("trade with seat 1", "choose key", "that is all", "choose tool", "that is all", "yes")
    assert table.statuses == ["kept"]


@rule("AL-12", "AL-23")
def test_whoever_lets_the_chance_of_a_gift_go_by_has_broken_the_promise() -> None:
    table = meeting().promise(Give(ANN, BO, "key", 1, 2), Give(CY, BO, "key", 1, 2)).next_round()
    assert table.statuses == ["open", "open"]
    table.next_round()
    # Cy and Bo never met.
    assert table.statuses == ["broken", "void"]


@rule("AL-12", "AL-2")
def test_a_gift_that_does_not_fit_is_void() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool", "tool", "tool"]}).promise(Give(ANN, BO, "key", 1, 1))
    assert table.next_round().statuses == ["void"]


@rule("AL-12", "AL-26")
@pytest.mark.parametrize(("guards", "trades", "status"), [(3, 4, "broken"), (4, 4, "void"), (0, 0, "void")])
def test_a_gift_is_void_where_nobody_may_trade(guards: int, trades: int, status: str) -> None:
    table = meeting(guards={"laundry": guards}, trades=trades).promise(Give(ANN, BO, "key", 1, 1))
    assert table.next_round().statuses == [status]


@rule("AL-12", "AL-18")
@pytest.mark.parametrize(
    ("mine", "stolen", "status"),
    [(["key"], "key", "void"), (["key", "key"], "key", "broken"), (["key", "tool"], "tool", "broken")],
)
def test_what_was_stolen_cannot_be_given(mine: list[str], stolen: str, status: str) -> None:
    table = meeting(where=together("laundry", ANN, BO, CY), hold={ANN: mine}, scapegoat=CY, turn=CY)
    table.promise(Give(ANN, BO, "key", 1, 1))
    table.do("rob seat 0", f"choose {stolen}").next_round(CY)
    assert table.statuses == [status]


@rule("AL-12", "AL-22")
def test_what_a_frame_up_card_took_cannot_be_given() -> None:
    table = meeting(frame_ups={ANN: ["search"]}, hold={BO: ["key"]}).promise(Give(BO, ANN, "key", 1, 1))
    table.do("play frame-up search", "choose seat 1", "choose key").next_round()
    assert table.statuses == ["void"]


@rule("AL-12", "AL-30")
@pytest.mark.parametrize(("task_items", "status"), [("pooled", "void"), ("consent", "broken")])
def test_what_went_into_a_task_is_excused_if_nobody_asked(task_items: str, status: str) -> None:
    table = meeting(
        turn=CY,
        where=together("laundry", ANN, BO, CY),
        hold={ANN: ["key"], CY: ["shiv"]},
        tasks={"laundry": "A1"},
        task_items=task_items,
    ).promise(Give(ANN, BO, "key", 1, 2))
    table.do("complete the task", "choose seat 0", "choose seat 2")
    if task_items == "consent":
        table.do("yes")
    table.next_round().next_round()
    assert table.statuses == [status]


@rule("AL-12", "AL-23")
def test_a_swap_is_kept_by_one_deal_that_has_both_things_in_it() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]})
    table.promise(Swap(ANN, BO, "key", "tool", 1), Swap(ANN, BO, "key", "shiv", 1))
    table.do("trade with seat 1", "choose key", "that is all", "choose tool", "that is all", "yes")
    assert table.statuses == ["kept", "open"]
    # Bo never had a shiv.
    assert table.next_round().statuses == ["kept", "void"]


@rule("AL-12", "AL-23")
def test_a_gift_is_no_swap_and_a_chance_let_go_by_breaks_it() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]}).promise(Swap(ANN, BO, "key", "tool", 1)).do(*GIVE_KEY)
    assert table.statuses == ["open"]
    assert table.next_round().statuses == ["broken"]


@rule("AL-12", "AL-23")
@pytest.mark.parametrize(("extra", "status"), [([], "void"), (["choose cash"], "open")])
def test_a_swap_that_the_other_refuses_is_void(extra: list[str], status: str) -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool", "cash"]}).promise(Swap(ANN, BO, "key", "tool", 1))
    table.do("trade with seat 1", "choose key", "that is all", "choose tool", *extra, "that is all", "no")
    assert table.statuses == [status]


SWAPPED = (Swap(ANN, BO, "key", "tool", 1), Swap(BO, ANN, "tool", "key", 1))


@rule("AL-12", "AL-23")
def test_whoever_says_no_to_the_swap_that_they_promised_breaks_their_word() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]}).promise(*SWAPPED)
    table.do("trade with seat 1", "choose key", "that is all", "choose tool", "that is all", "no")
    assert table.statuses == ["void", "broken"]


@rule("AL-12", "AL-23")
def test_a_no_to_a_swap_that_is_not_due_breaks_nothing() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]})
    table.promise(Swap(BO, ANN, "tool", "key", 2), condition=Elected(CY, 2))
    table.do("trade with seat 1", "choose key", "that is all", "choose tool", "that is all", "no")
    assert table.statuses == ["open"]


@rule("AL-12", "AL-23")
def test_whoever_lets_go_of_the_thing_promised_breaks_the_swap_and_the_other_does_not() -> None:
    where = {**together("laundry", ANN, CY), BO: "chapel"}
    table = meeting(hold={ANN: ["key"], BO: ["tool"]}, where=where).promise(*SWAPPED)
    table.do("trade with seat 2", "choose key", "that is all", "that is all").next_round()
    assert table.statuses == ["broken", "void"]


@rule("AL-12", "AL-23")
def test_a_swap_is_void_for_whoever_was_robbed() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]}, scapegoat=BO, turn=BO)
    table.promise(Swap(ANN, BO, "key", "tool", 1)).do("rob seat 0", "choose key").next_round(BO)
    assert table.statuses == ["void"]


@rule("AL-12")
@pytest.mark.parametrize(("room", "status"), [("laundry", "kept"), ("chapel", "broken")])
def test_where_one_is_counts_when_the_own_turn_ends(room: str, status: str) -> None:
    table = meeting(turn=BO).promise(At(BO, room, 1), At(BO, "laundry", 2))
    table.end_turns()
    assert table.statuses == [status, "open"]
    assert table.next_round().end_turns(2).statuses == [status, "kept"]


@rule("AL-12", "AL-30")
def test_whoever_was_counted_for_a_task_was_there() -> None:
    table = meeting(
        turn=BO, hold={BO: ["key", "shiv"]}, where=together("laundry", BO, CY), tasks={"laundry": "A1"}
    )
    table.promise(At(CY, "laundry", 1), At(ANN, "laundry", 1))
    table.do("complete the task", "choose seat 1", "choose seat 1")
    assert table.statuses == ["kept", "open"]


@rule("AL-12")
def test_whoever_has_had_their_turn_is_judged_at_the_end_of_the_round() -> None:
    table = meeting(turn=BO).promise(At(ANN, "laundry", 1), At(ANN, "chapel", 1)).end_turns()
    assert table.statuses == ["open", "open"]
    assert table.end_turns().statuses == ["kept", "broken"]


@rule("AL-12", "AL-22")
@pytest.mark.parametrize(
    ("card", "room", "status"),
    [
        ("solitary", "recreation_room", "void"),
        ("solitary", "cell_block", "kept"),
        ("beating", "recreation_room", "void"),
        ("kompromat", "recreation_room", "broken"),
    ],
)
def test_whoever_was_framed_need_not_be_there(card: str, room: str, status: str) -> None:
    table = meeting(frame_ups={ANN: [card]}, where={BO: "laundry"}).promise(At(BO, room, 1), At(BO, room, 2))
    table.do(f"play frame-up {card}", "choose seat 1").end_turns(2)
    assert table.statuses[0] == status
    # A new round, a new chance.
    assert table.next_round().end_turns(2).statuses[1] == ("kept" if room == "cell_block" else "broken")


@rule("AL-12", "AL-16")
def test_nobody_can_be_where_four_guards_are() -> None:
    table = meeting(turn=BO, guards={"laundry": 0, "chapel": 4}).promise(
        At(BO, "chapel", 1), Bring(BO, "key", "chapel", 1)
    )
    assert table.end_turns().statuses == ["void", "void"]


@rule("AL-12")
def test_to_bring_is_to_be_there_and_to_have_it() -> None:
    table = meeting().promise(
        Bring(ANN, "key", "laundry", 1), Bring(ANN, "tool", "laundry", 1), Bring(ANN, "key", "chapel", 1)
    )
    assert table.end_turns().statuses == ["kept", "broken", "broken"]


@rule("AL-12", "AL-21", "AL-23")
@pytest.mark.parametrize("how", [GIVE_KEY, ("drop key",)])
def test_what_was_brought_may_be_left_there(how: tuple[str, ...]) -> None:
    table = meeting().promise(Bring(ANN, "key", "laundry", 1), Bring(ANN, "key", "laundry", 2)).do(*how)
    assert table.statuses == ["kept", "open"]


@rule("AL-12", "AL-30")
def test_what_was_brought_may_go_into_a_task() -> None:
    table = meeting(turn=BO, hold={ANN: ["key"], BO: ["shiv"]}, tasks={"laundry": "A1"})
    table.promise(Bring(ANN, "key", "laundry", 1)).do(
        "complete the task", "choose seat 0", "choose seat 1", "yes"
    )
    assert table.statuses == ["kept"]


@rule("AL-12", "AL-18")
def test_what_was_stolen_cannot_be_brought() -> None:
    table = meeting(scapegoat=BO, turn=BO, hold={ANN: ["key"], BO: ["tool"]})
    table.promise(Bring(ANN, "key", "laundry", 2), Bring(ANN, "key", "laundry", 1))
    table.do("rob seat 0", "choose key").next_round(BO)
    assert table.statuses == ["open", "void"]
    assert table.next_round(BO).statuses == ["void", "void"]


@rule("AL-12", "AL-30")
def test_a_task_is_left_to_whoever_then_does_it() -> None:
    table = (
        plot()
        .promise(Let(CY, BO, "A", 3), Let(CY, BO, "B", 3))
        .promise(Let(BO, CY, "A", 3))
        .promise(Let(ANN, CY, "A", 3))
    )
    table.do("complete the task", "choose seat 1", "choose seat 1")
    assert table.statuses == ["kept", "open", "broken", "void"]


@rule("AL-12", "AL-30")
def test_a_task_left_alone_for_the_whole_time_was_left() -> None:
    assert plot().promise(Let(CY, BO, "A", 1)).next_round().statuses == ["kept"]


@rule("AL-12", "AL-22")
@pytest.mark.parametrize(("card", "status"), [("blown", "void"), ("changed_plan", "open")])
def test_a_task_that_is_gone_cannot_be_left_to_anybody(card: str, status: str) -> None:
    table = plot(turn=ANN, frame_ups={ANN: [card]}).promise(Let(CY, BO, "A", 3), Let(CY, BO, "B", 3))
    table.do(f"play frame-up {card}", "choose chapel")
    assert table.statuses == [status, "open"]


@rule("AL-12", "AL-18")
def test_whoever_steals_breaks_the_promise_not_to() -> None:
    table = meeting(where=together("laundry", ANN, BO, CY), hold={BO: ["key"]})
    table.promise(NotSteal(ANN, BO, 2), NotSteal(ANN, CY, 1)).promise(NotSteal(CY, BO, 1))
    table.do("rob seat 1", "choose key")
    assert table.statuses == ["broken", "open", "open"]
    assert table.next_round().statuses == ["broken", "kept", "kept"]


@rule("AL-12", "AL-22")
def test_whoever_plays_a_frame_up_card_breaks_the_promise_not_to() -> None:
    table = meeting(frame_ups={ANN: ["beating"]}).promise(
        NotFrameUp(ANN, 1),
        NotFrameUp(ANN, 1, "exhaust"),
        NotFrameUp(ANN, 1, "take"),
        NotFrameUp(ANN, 1, to=BO),
        NotFrameUp(ANN, 1, to=CY),
        NotFrameUp(ANN, 1, "take", BO),
    )
    table.promise(NotFrameUp(BO, 1), NotFrameUp(BO, 1, to=CY))
    table.do("play frame-up beating")
    assert table.statuses == ["broken", "broken", *["open"] * 6]
    table.do("choose seat 1")
    assert table.statuses == ["broken", "broken", "open", "broken", *["open"] * 4]
    assert table.next_round().statuses == ["broken", "broken", "kept", "broken", *["kept"] * 4]


@rule("AL-12", "AL-19")
def test_a_riot_moves_a_guard() -> None:
    table = meeting(where={ANN: "chapel"}, guards={"chapel": 0, "radio_room": 1})
    table.promise(Guard(ANN, "radio_room", "chapel", 1), Guard(ANN, "radio_room", "laundry", 1))
    table.promise(Guard(BO, "radio_room", "chapel", 1)).do("riot: a guard from radio_room")
    assert table.statuses == ["kept", "open", "open"]
    # No guard is left in the radio room when their turns end.
    assert table.next_round().statuses == ["kept", "void", "void"]


@rule("AL-12", "AL-28")
def test_the_radio_room_moves_a_guard() -> None:
    table = meeting(where={ANN: "radio_room"}, guards={"radio_room": 0, "chapel": 2})
    table.promise(Guard(ANN, "chapel", "laundry", 1), Guard(ANN, "chapel", "workshop", 1))
    table.promise(Guard(BO, "chapel", "laundry", 1))
    table.do("use the room", "choose chapel", "choose laundry", "that is all")
    assert table.statuses == ["kept", "open", "open"]
    assert table.next_round().statuses == ["kept", "broken", "broken"]


@rule("AL-12", "AL-16")
def test_no_guard_can_be_moved_into_a_full_room() -> None:
    table = meeting(guards={"laundry": 0, "chapel": 4, "workshop": 1})
    assert table.promise(Guard(ANN, "workshop", "chapel", 1)).next_round().statuses == ["void"]
