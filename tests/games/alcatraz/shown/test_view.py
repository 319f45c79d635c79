"""What a seat sees and is told, and how the end is explained."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.games.alcatraz.rules import rules
from getaway.games.alcatraz.shown.shapes import Deal, Result, TaskView
from getaway.games.alcatraz.shown.story import events
from getaway.games.alcatraz.shown.view import view
from getaway.kernel.dialect import NOBODY
from getaway.words import Words
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene, together

WORDS = Words(find("alcatraz"), "en", ["Ann", "Bo", "Cy", "Di"])

APART = {ANN: "wardens_office", BO: "chapel", CY: "laundry"}


def heard(scene: Scene, viewer: int) -> list[str]:
    return [WORDS.say(sentence) for sentence in events(scene.state, viewer)]


@rule("AL-29")
def test_frame_up_cards_are_seen_by_their_owner_only() -> None:
    scene = Scene(frame_ups={BO: ["snitch", "search"]})
    assert view(scene.state, BO).seats[BO].cards == ["gather_guards", "return_item"]
    assert view(scene.state, ANN).seats[BO].cards is None
    assert view(scene.state, NOBODY).seats[BO].frame_ups == 2


@rule("AL-29")
def test_whoever_takes_a_card_is_told_which() -> None:
    scene = Scene(where={ANN: "wardens_office", BO: "chapel", CY: "laundry"}, pile=["beating"]).do(
        "use the room"
    )
    assert heard(scene, ANN)[1:] == ["Ann takes a frame-up card: Beating."]
    assert heard(scene, BO)[1:] == ["Ann takes a frame-up card."]
    assert heard(scene, NOBODY)[1:] == ["Ann takes a frame-up card."]


@rule("AL-29")
def test_the_cards_looked_at_are_seen_by_one() -> None:
    cards = ["beating", "snitch", "blown"]
    scene = Scene(where=APART, gold=["wardens_office"], hold={ANN: ["cash"]}, pile=cards)
    scene.do("use the room", "choose cash")
    assert view(scene.state, ANN).looked_at == ["exhaust", "gather_guards", "replace_task"]
    assert view(scene.state, BO).looked_at is None
    scene.do("choose frame-up snitch")
    assert heard(scene, ANN) == ["Ann leafs through frame-up cards and keeps this one: Snitch."]
    assert heard(scene, BO) == ["Ann leafs through frame-up cards and keeps one."]


@rule("AL-13")
def test_votes_are_seen_when_all_are_cast() -> None:
    scene = Scene().end_turns(3).do("choose seat 2")
    assert [seat.voted for seat in view(scene.state, BO).seats] == [True, False, False]
    assert view(scene.state, BO).seats[ANN].vote is None
    assert view(scene.state, ANN).seats[ANN].vote == 2
    assert heard(scene, BO) == []
    scene.do("choose seat 2", "choose seat 0")
    assert [seat.vote for seat in view(scene.state, BO).seats] == [2, 2, 0]
    assert "Ann votes for Cy." in heard(scene, BO)
    assert "Cy takes the fall as scapegoat, with a bonus of +1." in heard(scene, BO)


@rule("AL-13")
def test_who_votes_for_their_own_name_is_not_named_twice() -> None:
    scene = Scene().end_turns(3).vote(ANN, BO, BO)
    assert heard(scene, CY)[:3] == [
        "Ann votes for themselves.",
        "Bo votes for themselves.",
        "Cy votes for Bo.",
    ]


@rule("AL-13")
def test_what_a_vote_counts_is_seen_before_and_told_when_it_is_opened() -> None:
    scene = Scene(scapegoat=BO).end_turns(3)
    assert [seat.halves for seat in view(scene.state, CY).seats] == [2, 3, 2]
    scene.vote(CY, CY, ANN)
    told = [sentence for sentence in events(scene.state, CY) if sentence.message == "votes"]
    # Cy is in office by now; the votes counted what they counted before.
    assert [sentence.arguments["halves"] for sentence in told] == [2, 3, 2]


@rule("AL-15")
def test_the_turns_that_are_left_of_a_round_begin_with_the_present_one() -> None:
    scene = Scene(4, scapegoat=CY)
    assert view(scene.state, ANN).turns == [CY, DI, ANN, BO]
    assert view(scene.end_turns(2).state, NOBODY).turns == [ANN, BO]
    assert view(scene.end_turns(2).state, NOBODY).turns == []


@rule("AL-15")
def test_only_the_scapegoats_turn_has_extra_points() -> None:
    scene = Scene(4, scapegoat=CY, bonus=3)
    seen = [view(scene.state, ANN).extra_points]
    for _ in range(4):
        seen.append(view(scene.end_turns().state, ANN).extra_points)
    assert seen == [3, 0, 0, 0, 0]


@rule("AL-23")
def test_an_offer_is_told_before_it_is_answered() -> None:
    scene = Scene(where=together("laundry", ANN, BO), hold={ANN: ["key"], BO: ["cash"]})
    scene.do("trade with seat 1", "choose key", "that is all", "choose cash", "that is all")
    assert heard(scene, CY) == [
        "Ann offers Bo a trade.",
        "Ann would give Bo a key.",
        "Bo would give Ann 1 cash.",
    ]
    assert view(scene.state, BO).deal == Deal(partner=BO, give=["key"], want=["cash"])
    scene.do("yes")
    assert heard(scene, CY) == [
        "Ann and Bo shake hands on it.",
        "Ann gives Bo a key.",
        "Bo gives Ann 1 cash.",
    ]
    assert view(scene.state, BO).deal is None


def test_a_refusal_is_told() -> None:
    scene = Scene(where=together("laundry", ANN, BO), hold={BO: ["cash"]})
    scene.do("trade with seat 1", "that is all", "choose cash", "that is all", "no")
    assert heard(scene, CY) == ["Bo says no."]


@rule("AL-32")
def test_a_task_is_told_step_by_step() -> None:
    scene = Scene(
        where=together("chapel", ANN, BO),
        tasks={"chapel": "A1"},
        scapegoat=CY,
        turn=ANN,
        hold={ANN: ["key"], BO: ["shiv"]},
        deck=["B1", "B2", "C1"],
    )
    scene.do("complete the task", "choose seat 0", "choose seat 1")
    assert heard(scene, CY)[0] == "Ann wants to complete the task for element A."
    assert "Bo would chip in a shiv for the task." in heard(scene, CY)
    scene.do("yes")
    told = heard(scene, CY)
    assert told[:3] == [
        "Ann pulls off the job: the task for element A is done.",
        "Ann chips in a key for the task.",
        "Bo chips in a shiv for the task.",
    ]
    assert "The bonus card shows element B: everyone but the scapegoat marks it." in told
    assert told[-1].startswith("A new task for element B turns up in the ")


def test_frame_ups_are_told() -> None:
    hands = {ANN: ["changed_plan", "blown", "extortion", "search", "beating"]}
    scene = Scene(
        frame_ups=hands, tasks={"laundry": "A1"}, hold={BO: ["cash", "key"]}, points=9, deck=["B1", "B2"]
    )
    scene.do("play frame-up extortion")
    assert heard(scene, BO) == ["Ann plays a frame-up card: Extortion."]
    scene.do("choose seat 1", "choose cash")
    assert heard(scene, CY) == ["Bo loses 1 cash."]
    scene.do("play frame-up changed_plan", "choose laundry")
    assert heard(scene, BO)[0].startswith("The task for element A moves to the ")
    room = next(name for name, room in scene.now("rooms").items() if room["task"] == "A1")
    scene.do("play frame-up blown", f"choose {room}")
    assert heard(scene, BO)[0] == "The task for element A goes to the bottom of the deck."
    scene.do("play frame-up beating", "choose seat 1")
    assert heard(scene, CY) == ["Bo is the victim."]


def test_rooms_tell_what_they_gave() -> None:
    where = {ANN: "dining_hall", BO: "chapel", CY: "laundry"}
    scene = Scene(where=where, hold={ANN: ["cash"]}, guards={"dining_hall": 1}, points=9, stamina={ANN: 1})
    scene.do("use the room")
    assert heard(scene, BO) == ["Ann gets to work in the Dining hall.", "Ann gets 2 stamina."]
    scene.do("bribe a guard")
    assert heard(scene, BO) == ["Ann slips a guard some cash. The guard sees nothing."]
    paid = Scene(where={ANN: "recreation_room", BO: "chapel", CY: "laundry"}).do("use the room")
    assert heard(paid, BO)[1:] == ["Ann pockets 2 cash."]
    scene.do("push on")
    assert heard(scene, BO) == ["Ann pushes on for one more point."]


def test_the_sheet_and_the_room_are_shown() -> None:
    scene = Scene(
        4,
        where={ANN: "laundry"},
        gold=["laundry"],
        tasks={"laundry": "A4"},
        guards={"laundry": 2},
        hold={ANN: ["key", "cash"]},
        elements={ANN: "AF", DI: "ABCDE"},
        loose={"laundry": ["tool"]},
    )
    seen = view(scene.state, BO)
    room = next(room for room in seen.rooms if room.name == "laundry")
    assert room.side == "gold"
    assert room.loose == ["tool"]
    demanded = ["key", "jacket", "jacket"]
    assert room.task == TaskView(card=3, element="A", prisoners=2, guards=2, items=demanded)
    sheet = seen.seats[ANN]
    assert (sheet.items, sheet.cash, sheet.elements) == (["key"], 1, "AF")
    assert seen.seats[BO].can_be_left
    assert not sheet.can_be_left
    assert seen.strain == 2
    assert seen.choices == []
    assert view(scene.state, ANN).choices[0].kind == "move"


@rule("AL-35", "AL-36")
@pytest.mark.parametrize(
    ("given", "stays", "test"),
    [
        ({"elements": {BO: "ABCDEF"}, "scapegoat": ANN, "turn": CY}, ANN, "scapegoat"),
        ({"elements": {ANN: "ABC", BO: "DEF"}, "scapegoat": BO, "turn": ANN}, CY, "only"),
        ({"elements": {ANN: "EF", BO: "ABCD", CY: "ABCDE"}, "turn": CY}, BO, "elements"),
        ({"elements": {ANN: "F", BO: "ABCDE", CY: "ABCDE"}, "turn": CY, "hold": {BO: ["cash"]}}, CY, "cash"),
        ({"elements": {ANN: "F", BO: "ABCDE", CY: "ABCDE"}, "turn": CY, "hold": {BO: ["key"]}}, CY, "items"),
        ({"elements": {ANN: "F", BO: "ABCDE", CY: "ABCDE"}, "turn": CY, "stamina": {BO: 1}}, CY, "stamina"),
    ],
)
def test_the_end_says_by_which_test(given: dict[str, object], stays: int, test: str) -> None:
    scene = Scene(**given).end_turns()  # type: ignore[arg-type]
    result = view(scene.state, ANN).result
    assert result is not None
    assert (result.stays, result.test) == (stays, test)
    assert result.escaped == [seat for seat in range(3) if seat != stays]


@rule("AL-35")
def test_the_scapegoat_names_the_last_of_equals() -> None:
    scene = Scene(elements={ANN: "F", BO: "ABCDE", CY: "ABCDE"}, turn=CY).end_turns().do("choose seat 2")
    result = view(scene.state, ANN).result
    assert result == Result(escaped=[ANN, BO], stays=CY, test="named")
    assert heard(scene, BO) == ["The plan works. They’re over the wall!", "Cy stays behind bars."]


@rule("AL-11")
def test_with_the_last_guard_all_have_lost() -> None:
    scene = Scene(round=13, turn=CY, scapegoat=ANN).end_turns()
    assert view(scene.state, ANN).result == Result(escaped=[], stays=None, test=None)
    assert heard(scene, BO)[-1] == "The 21st guard is here. Nobody’s going anywhere."


def cost(scene: Scene, name: str) -> tuple[int, int, int]:
    """Points, cash and stamina that an offered action costs."""
    seen = view(scene.state, scene.state.mover)
    choice = next(choice for choice in seen.choices if rules.actions.names[choice.action] == name)
    return (choice.points, choice.cash, choice.stamina)


@rule("AL-26", "AL-24", "AL-25")
def test_an_offer_names_its_cost() -> None:
    scene = Scene(
        where=together("laundry", ANN, BO),
        guards={"laundry": 2},
        hold={ANN: ["cash", "key"], BO: ["cash"]},
        stamina={ANN: 1},
        frame_ups={ANN: ["snitch"]},
        points=3,
    )
    assert cost(scene, "use the room") == (2, 0, 0)
    assert cost(scene, "rob seat 1") == (2, 0, 0)
    assert cost(scene, "move to guard_room") == (1, 0, 0)
    assert cost(scene, "play frame-up 0") == (1, 0, 0)
    assert cost(scene, "trade with seat 1") == (0, 0, 0)
    assert cost(scene, "bribe a guard") == (0, 1, 0)
    assert cost(scene, "push on") == (0, 0, 1)
    scene.do("bribe a guard")
    assert cost(scene, "use the room") == (1, 0, 0)


@rule("AL-27")
def test_a_free_use_costs_nothing() -> None:
    scene = Scene(where={ANN: "dining_hall", BO: "chapel", CY: "laundry"}, gold=["dining_hall"])
    assert cost(scene, "use the room") == (0, 0, 0)


@rule("AL-15")
def test_every_offer_costs_what_it_says() -> None:
    """Whatever is begun and asks for nothing more leaves as many points as its cost says."""
    scene = Scene(
        where=together("laundry", ANN, BO), guards={"laundry": 2}, hold={ANN: ["key", "cash"]}, points=3
    )
    for choice in view(scene.state, ANN).choices:
        after = scene.state.copy()
        rules.apply(after, choice.action)
        if after.phase == scene.state.phase and after.turn == ANN and choice.stamina == 0:
            assert after.points == 3 - choice.points, choice


@rule("AL-26")
def test_a_room_tells_what_its_guards_mean() -> None:
    guards = {"laundry": 2, "chapel": 3, "workshop": 4}
    where = {ANN: "laundry", BO: "chapel", CY: "cell_block"}
    scene = Scene(where=where, guards=guards, hold={ANN: ["cash"]}, round=2)

    def watches() -> dict[str, str | None]:
        return {room.name: room.watch for room in view(scene.state, CY).rooms}

    assert [watches()[name] for name in ("laundry", "chapel", "workshop")] == ["dear", "barred", "shut"]
    assert watches()["cell_block"] is None
    scene.do("bribe a guard")
    assert watches()["laundry"] is None
    scene.end_turns(3)
    assert watches()["laundry"] in ("dear", "barred")


@rule("AL-34", "AL-14")
def test_a_sheet_tells_how_near_the_others_are() -> None:
    scene = Scene(elements={ANN: "AB", BO: "BC", CY: "F"}, scapegoat=BO, turn=BO, bonus=2)
    seats = view(scene.state, NOBODY).seats
    assert [seat.without for seat in seats] == [3, 3, 3]
    assert [seat.bonus for seat in seats] == [1, 3, 1]


@rule("AL-3")
def test_a_room_shows_its_printed_places() -> None:
    seen = view(Scene(hold={ANN: ["jacket"]}).state, NOBODY)
    laundry = next(room for room in seen.rooms if room.name == "laundry")
    assert (laundry.places, laundry.items) == (["jacket"] * 3, ["jacket"] * 2)


@rule("AL-30")
def test_what_is_being_decided_is_shown() -> None:
    scene = Scene(
        where=together("chapel", ANN, BO),
        tasks={"chapel": "A1"},
        scapegoat=CY,
        turn=ANN,
        hold={ANN: ["key"], BO: ["shiv", "cash"]},
        points=9,
    )
    assert view(scene.state, ANN).pending is None
    scene.do("rob seat 1")
    pending = view(scene.state, CY).pending
    assert pending is not None
    assert (pending.seat, pending.room, pending.card) == (BO, None, None)
    scene.do("choose cash", "complete the task", "choose seat 0")
    pending = view(scene.state, ANN).pending
    assert pending is not None
    assert (pending.item, pending.given) == ("shiv", [["key"], [], []])
    scene.do("choose seat 1")
    asked = view(scene.state, BO).pending
    assert asked is not None
    assert (asked.seat, asked.item, asked.given[BO]) == (BO, None, ["shiv"])


@rule("AL-22")
def test_the_card_being_played_is_shown() -> None:
    scene = Scene(frame_ups={ANN: ["snitch"]}).do("play frame-up snitch", "choose chapel")
    pending = view(scene.state, ANN).pending
    assert pending is not None
    assert (pending.card, pending.room, pending.left) == ("gather_guards", "chapel", 2)


@rule("AL-12", "AL-15")
def test_the_rounds_one_can_talk_about_are_shown() -> None:
    seen = view(Scene(4, round=6).state, ANN)
    assert (seen.base_points, seen.next_vote, seen.last_round) == (2, 7, 13)
    voting = Scene().end_turns(3)
    assert view(voting.state, ANN).next_vote == 2


@rule("AL-1", "AL-2")
def test_how_many_of_a_thing_one_can_have_is_shown_by_its_name() -> None:
    assert view(Scene().state, ANN).most == {
        **dict.fromkeys(("key", "shiv", "jacket", "medicine", "tool", "cash"), 3),
        "gun": 1,
    }


@rule("AL-28")
def test_where_a_guard_was_sent_is_said() -> None:
    scene = Scene(
        where={ANN: "radio_room", BO: "laundry", CY: "laundry"}, guards={"workshop": 1, "chapel": 0}
    )
    scene.do("use the room", "choose workshop", "choose chapel")
    assert "A guard walks from the Workshop to the Chapel." in heard(scene, BO)
