"""AL-12 for whoever has promised something: which choices keep their word, which break it."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.deals import Bearing
from getaway.games.alcatraz.deals import promise_effects
from getaway.games.alcatraz.deals.promise_effects import bearings
from getaway.games.alcatraz.rules.state import ROOM_NAMES
from getaway.games.alcatraz.talk import trying
from getaway.games.alcatraz.talk.trying import way_to_keep
from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Bring,
    Clause,
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
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together
from tests.games.alcatraz.talking import GIVE_KEY, Talking, meeting, plot


def bears(table: Talking, seat: int | None = None) -> dict[str, Bearing]:
    """What each choice of the mover means for their promises, by its name."""
    scene = table.scene
    options = scene.engine.legal([scene.state])
    found = bearings(table.ledger, scene.state, scene.state.mover if seat is None else seat, options)
    return {scene.name(action): bearing for action, bearing in found.items()}


def breaking(table: Talking, seat: int | None = None) -> set[str]:
    return {name for name, bearing in bears(table, seat).items() if bearing.breaks}


def keeping(table: Talking) -> set[str]:
    return {name for name, bearing in bears(table).items() if bearing.keeps}


def keep_on(table: Talking) -> list[str]:
    """Do what keeps a promise as long as there is something; what was done."""
    done = []
    while todo := keeping(table):
        (name,) = todo
        done.append(name)
        table.do(name)
    return done


@rule("AL-12")
def test_who_has_promised_nothing_is_free() -> None:
    table = meeting()
    assert bears(table) == {}
    table.promise(NotSteal(BO, ANN, 3))
    assert bears(table) == {}
    table.promise(NotSteal(ANN, BO, 3))
    assert not breaking(table), "Bo has nothing that could be stolen"


@rule("AL-12", "AL-13")
def test_ballots_keep_and_break_promises_of_votes() -> None:
    table = Talking(Scene(turn=CY).end_turns())
    table.promise(Vote(ANN, BO, 2), NotVote(CY, ANN, 2, 3), Vote(BO, ANN, 3))
    assert breaking(table, ANN) == {"choose seat 0", "choose seat 2"}
    assert breaking(table, BO) == set()
    assert breaking(table, CY) == {"choose seat 0"}
    # Others have voted already, in secret.
    assert breaking(table.do("choose seat 1", "choose seat 2"), CY) == {"choose seat 0"}


@rule("AL-12", "AL-13")
def test_of_two_ballots_promised_for_one_vote_each_breaks_one() -> None:
    table = Talking(Scene(turn=CY).end_turns()).promise(Vote(ANN, BO, 2), Vote(ANN, CY, 2))
    assert [bearing.breaks for bearing in bears(table).values()] == [2, 1, 1]


@rule("AL-12", "AL-18")
def test_a_theft_breaks_the_promise_not_to_steal_before_anything_is_taken() -> None:
    table = meeting(hold={BO: ["key", "shiv"]}).promise(NotSteal(ANN, BO, 3))
    assert breaking(table) == {"rob seat 1"}
    table.do("rob seat 1")
    assert breaking(table) == {"choose key", "choose shiv"}


@rule("AL-12")
def test_a_promise_whose_condition_has_not_come_true_breaks_nothing() -> None:
    table = meeting(hold={BO: ["key", "shiv"]}).promise(NotSteal(ANN, BO, 3), condition=Elected(CY, 2))
    assert bears(table)
    assert breaking(table) == set()


@rule("AL-12", "AL-22")
def test_a_frame_up_card_breaks_a_promise_only_if_it_must_hit_the_one_it_was_made_to() -> None:
    hand = {ANN: ["beating"]}
    table = meeting(frame_ups=hand).promise(NotFrameUp(ANN, 3))
    assert breaking(table) == {"play frame-up beating"}
    table = meeting(frame_ups=hand).promise(NotFrameUp(ANN, 3, to=BO))
    assert breaking(table) == set()
    assert breaking(table.do("play frame-up beating")) == {"choose seat 1"}


@rule("AL-12", "AL-30")
def test_to_begin_a_task_left_to_another_breaks_the_promise() -> None:
    table = plot().promise(Let(BO, CY, "A", 3))
    assert breaking(table) == {"complete the task"}
    assert breaking(plot().promise(Let(BO, CY, "B", 3))) == set()
    # Others who are asked for items say yes, as far as anybody knows.
    table = plot(hold={CY: ["key", "shiv"]}).promise(Let(BO, CY, "A", 3))
    assert breaking(table) == {"complete the task"}


@rule("AL-12", "AL-23")
def test_a_gift_is_made_at_once_where_the_two_meet() -> None:
    table = meeting().promise(Give(ANN, BO, "key", 1, 5))
    assert keep_on(table) == list(GIVE_KEY)
    assert table.statuses == ["kept"]


@rule("AL-12", "AL-23")
def test_just_as_many_are_given_as_were_promised() -> None:
    table = meeting(hold={ANN: ["key", "key", "key"]}).promise(Give(ANN, BO, "key", 2, 5))
    assert keep_on(table).count("choose key") == 2
    assert table.statuses == ["kept"]
    # Who has fewer gives what there is.
    table = meeting().promise(Give(ANN, BO, "key", 2, 5))
    assert keep_on(table) == list(GIVE_KEY)
    assert table.statuses == ["open"]
    assert keeping(table) == set()


@rule("AL-12", "AL-23")
def test_a_swap_is_offered_at_once_with_nothing_beside_it() -> None:
    hold = {ANN: ["key", "key"], BO: ["shiv", "shiv"]}
    table = meeting(hold=hold).promise(Swap(ANN, BO, "key", "shiv", 5))
    wanted = ["trade with seat 1", "choose key", "that is all", "choose shiv", "that is all"]
    assert keep_on(table) == wanted
    assert table.scene.state.mover == BO
    table.do("yes")
    assert table.statuses == ["kept"]
    assert table.scene.things(ANN) == ["key", "shiv"]


@rule("AL-12", "AL-23")
@pytest.mark.parametrize("promised", [Swap(BO, ANN, "shiv", "key", 5), Give(BO, ANN, "shiv", 1, 5)])
def test_whoever_is_offered_the_promised_trade_says_yes(promised: Clause) -> None:
    table = meeting(hold={ANN: ["key"], BO: ["shiv"]}).promise(promised)
    table.do("trade with seat 1", "choose key", "that is all", "choose shiv", "that is all")
    assert keeping(table) == {"yes"}


@rule("AL-12", "AL-23")
def test_what_is_promised_to_one_is_not_given_to_another() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["shiv"]}).promise(Give(BO, CY, "shiv", 1, 5))
    table.do("trade with seat 1", "choose key", "that is all", "choose shiv", "that is all")
    assert breaking(table) == {"yes"}
    table = meeting().promise(Give(ANN, CY, "key", 1, 5))
    assert breaking(table) == {"drop key", "trade with seat 1"}, "there is nothing else to trade"
    table = meeting(hold={ANN: ["key", "tool"]}).promise(Give(ANN, CY, "key", 1, 5))
    assert breaking(table) == {"drop key"}
    assert breaking(table.do("trade with seat 1")) == {"choose key"}


@rule("AL-12", "AL-17")
def test_one_pays_with_something_else_than_what_is_promised() -> None:
    more = {"gold": ["laundry"], "hold": {ANN: ["key", "cash"]}}
    table = meeting(**more).promise(Give(ANN, CY, "key", 1, 5))
    assert "use the room" not in breaking(table)
    assert breaking(table.do("use the room")) == {"choose key"}
    table = meeting(gold=["laundry"]).promise(Give(ANN, CY, "key", 1, 5))
    assert "use the room" in breaking(table)
    # In the yard one could take it back, but who knows.
    yard = {"where": {ANN: "exercise_yard"}, "guards": {"exercise_yard": 0}, "hold": {ANN: ["key", "cash"]}}
    table = meeting(**yard).promise(Bring(ANN, "key", "chapel", 2))
    assert breaking(table.do("use the room")) == {"choose key"}


@rule("AL-12", "AL-16")
def test_in_its_last_round_a_gift_is_worth_a_walk() -> None:
    """The workshop is two steps from the laundry."""
    where = {ANN: "laundry", BO: "workshop"}
    table = meeting(where=where, round=2).promise(Give(ANN, BO, "key", 1, 3))
    assert keeping(table) == set()
    table = meeting(where=where, round=2).promise(Give(ANN, BO, "key", 1, 2))
    assert len(keep_on(table)) == 1 + len(GIVE_KEY)
    assert table.statuses == ["kept"]
    # Bo was here and could have had it, had it been Ann's turn: now she goes after him.
    table = meeting(turn=BO).promise(Give(ANN, BO, "key", 1, 4)).end_turns(2)
    table.vote(BO, BO, BO).do("move to guard_room", "end the turn")
    while table.scene.state.turn != ANN:
        table.do("end the turn")
    assert keep_on(table) == ["move to guard_room", *GIVE_KEY]
    # A way that takes more points than there are is no way, but with stamina.
    table = meeting(where=where, round=2, points=0).promise(Give(ANN, BO, "key", 1, 2))
    assert keeping(table) == set()
    table = meeting(where=where, round=2, points=0, stamina={ANN: 1}).promise(Give(ANN, BO, "key", 1, 2))
    assert keep_on(table)[0] == "push on"
    assert table.statuses == ["kept"]


@rule("AL-12", "AL-16")
def test_to_be_somewhere_leaves_time_for_what_does_not_make_it_too_late() -> None:
    """Ann has two points and one step to go."""
    table = meeting(points=2).promise(At(ANN, "guard_room", 1))
    assert keeping(table) == set()
    broken = breaking(table)
    assert "end the turn" in broken
    assert "use the room" not in broken
    assert "move to cell_block" in broken, "that is the other way"
    assert "move to workshop" not in broken
    # With the last point there is but one thing to do.
    table.do("use the room")
    moves = {name for name in bears(table) if name.startswith("move")}
    assert moves - breaking(table) == {"move to guard_room"}
    table.do("move to guard_room")
    assert "end the turn" not in breaking(table)
    table.do("end the turn")
    assert table.statuses == ["kept"]


@rule("AL-12")
def test_where_one_is_to_be_later_or_cannot_get_to_any_more_forbids_nothing() -> None:
    table = meeting(points=1).promise(At(ANN, "chapel", 2))
    assert breaking(table) == set()
    table = meeting(points=1).promise(Bring(ANN, "tool", "laundry", 1))
    assert breaking(table) == {"end the turn"}, "Ann is there, but has no tool"
    table = meeting(points=0).promise(At(ANN, "chapel", 1))
    assert breaking(table) == {"end the turn"}, "it would be broken, but by nothing else"


@rule("AL-12", "AL-16")
def test_full_rooms_are_no_way() -> None:
    """All around the chapel is full of guards."""
    where = {ANN: "chapel", BO: "laundry", CY: "workshop"}
    full = {"radio_room": 4, "exercise_yard": 4, "visiting_room": 4, "chapel": 0, "laundry": 0}
    table = Talking(Scene(where=where, guards=full, round=6)).promise(At(ANN, "laundry", 6))
    (promise,) = table.ledger.promises
    assert way_to_keep(promise, table.scene.state) == ()


@rule("AL-12")
def test_what_is_to_be_brought_is_not_left_behind() -> None:
    table = meeting(points=2).promise(Bring(ANN, "key", "guard_room", 1))
    assert {"drop key", "trade with seat 1", "end the turn"} <= breaking(table)
    assert "move to guard_room" not in breaking(table)
    table.do("move to guard_room")
    assert "end the turn" not in breaking(table)


@rule("AL-12", "AL-30")
def test_what_was_brought_for_a_task_is_given_to_it() -> None:
    table = plot(hold={BO: ["key"], CY: ["shiv"]}).promise(Bring(CY, "shiv", "chapel", 1))
    table.do("complete the task")
    while table.scene.state.mover == BO:
        table.do(table.scene.offers("choose seat")[0])
    assert breaking(table) == {"no"}


@rule("AL-12", "AL-17", "AL-19")
def test_a_guard_is_moved_as_soon_as_one_can() -> None:
    guards = {"laundry": 0, "guard_room": 1, "radio_room": 0, "cell_block": 0}
    promised = Guard(ANN, "guard_room", "laundry", 5)
    table = meeting(guards=guards).promise(promised)
    assert keep_on(table) == ["riot: a guard from guard_room"]
    assert table.statuses == ["kept"]
    table = meeting(guards=guards, where=together("radio_room", ANN)).promise(promised)
    assert keep_on(table) == ["use the room", "choose guard_room", "choose laundry"]
    assert table.statuses == ["kept"]
    table = meeting(guards=guards, where=together("cell_block", ANN)).promise(promised)
    assert keeping(table) == set()
    assert ROOM_NAMES[table.scene.state.where[ANN]] == "cell_block"


@rule("AL-34")
def test_a_choice_that_ends_the_game_is_judged_like_any_other() -> None:
    elements = {ANN: "ABC", BO: "ABCDEF", CY: "ABCDEF"}
    table = meeting(elements=elements).promise(NotSteal(ANN, BO, 5), At(ANN, "laundry", 2))
    assert breaking(table) == set()


@rule("AL-12", "AL-17")
def test_a_choice_with_thousands_of_ends_is_soon_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """With her last point Ann can move two guards, any of many to anywhere, or be where she is to be."""
    where = {ANN: "radio_room", BO: "laundry", CY: "workshop"}
    table = Talking(Scene(where=where, points=1, guards={"radio_room": 0})).promise(At(ANN, "chapel", 1))
    tried = trying.try_out
    calls = []

    def count_calls(*arguments: Any) -> Any:
        calls.append(arguments)
        return tried(*arguments)

    monkeypatch.setattr(promise_effects, "try_out", count_calls)
    options = table.scene.engine.legal([table.scene.state])
    assert "use the room" in breaking(table)
    assert len(calls) < 40 * len(options)


@rule("AL-12", "AL-23")
def test_a_trade_breaks_nothing_as_long_as_something_else_can_be_given() -> None:
    """Of all that Ann has, only what she is to bring elsewhere would be missed."""
    hold = {ANN: ["jacket", "tool", "shiv", "cash", "cash", "cash"], BO: ["medicine"]}
    table = meeting(hold=hold).promise(Bring(ANN, "jacket", "laundry", 3), Give(ANN, BO, "tool", 1, 5))
    assert keep_on(table)[0] == "trade with seat 1"
    assert table.statuses == ["open", "kept"]
