"""The referee of Alcatraz passes honest transcripts and stops crooked ones."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.second_opinion.alcatraz_forger import (
    State,
    doing,
    library,
    place_where,
    refuted,
    tables,
    with_one_leaf_spoilt,
)
from tests.second_opinion.alcatraz_referee import Checked, Disagreement, follow, referee
from tests.second_opinion.alcatraz_scribe import Lines, judge, recorded_game

Edit = Callable[[State], object]


@pytest.mark.parametrize("edition", ["standard", "easy", "bare"])
@pytest.mark.parametrize("task_items", ["consent", "pooled"])
@pytest.mark.parametrize("sides", ["silver", "mixed", "gold"])
@pytest.mark.parametrize(("players", "free_rooms"), [(3, "printed"), (4, "printed"), (4, "designer")])
def test_an_honest_game_passes(
    players: int, free_rooms: str, sides: str, task_items: str, edition: str
) -> None:
    game = recorded_game(5, players, sides, task_items, edition, free_rooms)
    assert judge(game) == Checked(games=1, actions=len(game) - 1)


def test_several_games_may_follow_one_another() -> None:
    assert judge(*library()).games == len(library())


def test_the_recorded_games_show_every_kind_of_action_and_both_ends() -> None:
    actions = [line["action"] for game in library() for line in game[1:]]
    kinds = {name for action in actions for name in action}
    assert kinds >= {"votes", "move", "use", "steal", "riot", "task", "drop", "pick_up", "frame_up", "trade"}
    assert kinds >= {"bribe", "push_on", "end_turn", "pay", "take", "guards", "from", "keep"}
    assert {bool(game[-1]["state"]["result"]["escaped"]) for game in library()} == {False, True}


def test_heaps_may_lie_in_any_order() -> None:
    game, random = deepcopy(library()[0]), Random(1)
    for line in game:
        state = line["state"]
        places = [*state["rooms"].values(), *state["prisoners"]]
        heaps = [place[name] for place in places for name in ("items", "loose", "frame_ups") if name in place]
        for heap in [*heaps, state["used"], state["removed_tasks"]]:
            random.shuffle(heap)
    judge(game)


def test_limits_that_are_missing_are_the_usual_ones() -> None:
    game = deepcopy(library()[0])
    assert game[0]["options"]["free_rooms"] == "designer"
    for option in ("free_rooms", "trades", "refusals"):
        del game[0]["options"][option]
    judge(game)


def test_whatever_is_spoilt_in_a_state_is_found() -> None:
    random = Random(2)
    for place, game in enumerate(library()):
        for _ in range(150):
            number = random.randrange(1, len(game))
            path, forged = with_one_leaf_spoilt(random, game[number])
            with pytest.raises(Disagreement, match=r"expected .*found "):
                pytest.fail(f"{path} of {follow(tables(place)[number - 1], forged)}")


@pytest.mark.parametrize(
    ("rule", "claim", "edit"),
    [
        ("AL-16", doing("move"), lambda state: state.update(points=state["points"] + 1)),
        ("AL-16", doing("move"), lambda state: state.update(bribed=1)),
        ("AL-17", doing("use"), lambda state: state.update(used=[])),
        ("AL-18", doing("steal"), lambda state: state.update(stolen=False)),
        ("AL-25", doing("push_on"), lambda state: state.update(pushed=False)),
        ("AL-24", doing("bribe"), lambda state: state.update(bribed=0)),
        ("AL-32", doing("task"), lambda state: state["removed_tasks"].pop()),
        ("AL-32", doing("task"), lambda state: state["prisoners"][state["turn"]].update(elements="")),
        ("AL-32", doing("task"), lambda state: state["task_deck"].append(state["task_deck"].pop(0))),
        ("AL-33", doing("task"), lambda state: forget_tasks(state)),
        ("AL-22", doing("frame_up"), lambda state: state["frame_up_deck"].pop()),
        ("AL-14", doing("votes"), lambda state: state.update(bonus=state["bonus"] + 1)),
        ("AL-15", doing("votes"), lambda state: state.update(turn=(state["turn"] + 1) % 3)),
        ("AL-15", doing("end_turn"), lambda state: state.update(points=5)),
        ("transcript format", doing("move"), lambda state: state.update(comment="!")),
        ("transcript format", doing("move"), lambda state: state.pop("bonus")),
        ("transcript format", doing("move"), lambda state: state.update(pushed=0)),
        ("transcript format", doing("move"), lambda state: state["rooms"]["chapel"].pop("loose")),
    ],
)
def test_a_wrong_state_is_refused(rule: str, claim: Any, edit: Edit) -> None:
    table, line = place_where(claim)
    edit(line["state"])
    refuted(table, line, rule)


def forget_tasks(state: State) -> None:
    for room in state["rooms"].values():
        room["task"] = None


def begins_a_round(before: State, line: dict[str, Any]) -> bool:
    return bool(line["state"]["phase"] == "vote")


def test_a_new_guard_comes_into_one_room() -> None:
    table, line = place_where(begins_a_round)
    for name, room in line["state"]["rooms"].items():
        room["guards"] = table.rooms[name].guards
    refuted(table, line, "AL-11")


def test_a_fifth_guard_never_comes() -> None:
    def has_four(before: State, line: dict[str, Any]) -> bool:
        return begins_a_round(before, line) and any(room["guards"] == 4 for room in before["rooms"].values())

    table, line = place_where(has_four)
    full = next(name for name, room in table.rooms.items() if room.guards == 4)
    for name, room in line["state"]["rooms"].items():
        room["guards"] = table.rooms[name].guards + (name == full)
    refuted(table, line, "AL-11")


def test_another_new_guard_or_task_room_is_possible() -> None:
    table, line = place_where(begins_a_round)
    rooms = line["state"]["rooms"]
    grown = next(name for name, room in rooms.items() if room["guards"] > table.rooms[name].guards)
    other = next(name for name, room in table.rooms.items() if name != grown and room.guards < 4)
    rooms[grown]["guards"] -= 1
    rooms[other]["guards"] += 1
    assert follow(table, line).rooms[other].guards == table.rooms[other].guards + 1


def test_a_new_task_does_not_come_into_a_room_with_a_task() -> None:
    table, line = place_where(doing("task"))
    rooms = line["state"]["rooms"]
    new = next(
        name for name, room in rooms.items() if room["task"] and room["task"] != table.rooms[name].task
    )
    old = next(name for name, room in rooms.items() if room["task"] and name != new)
    rooms[old]["task"], rooms[new]["task"] = rooms[new]["task"], None
    refuted(table, line, "AL-33")


def test_a_card_that_nobody_had_is_not_put_under_the_deck() -> None:
    def discards(before: State, line: dict[str, Any]) -> bool:
        return line["action"].get("use") == "chapel" and "from" in line["action"]

    table, line = place_where(discards)
    line["state"]["frame_up_deck"][-1] = "nothing"
    refuted(table, line, "AL-28")


@pytest.mark.parametrize("kind", ["move", "use", "task", "frame_up", "trade", "bribe", "end_turn", "votes"])
def test_nobody_acts_for_another(kind: str) -> None:
    table, line = place_where(doing(kind))
    line["seat"] = 0 if line["seat"] is None else (line["seat"] + 1) % 3
    refuted(table, line, "seat")


@pytest.mark.parametrize("kind", ["move", "use", "task", "steal", "trade", "push_on", "end_turn", "votes"])
def test_fields_that_no_action_has_are_refused(kind: str) -> None:
    table, line = place_where(doing(kind))
    line["action"]["why"] = "because"
    refuted(table, line, "transcript format")


@pytest.mark.parametrize(
    ("rule", "edit"),
    [
        ("transcript format", lambda header: header.update(game="art-robbery")),
        ("transcript format", lambda header: header.update(format=2)),
        ("transcript format", lambda header: header.update(players=5)),
        ("transcript format", lambda header: header.update(names=[])),
        ("AL-8", lambda header: header.update(players=3)),
        ("AL-5", lambda header: header["options"].update(sides="gold")),
        ("AL-30", lambda header: header["options"].update(task_items="stolen")),
        ("AL-27", lambda header: header["options"].update(free_rooms="printing")),
        ("AL-4", lambda header: header["edition"]["tasks"].clear()),
        ("AL-4", lambda header: header["edition"]["tasks"][0].update(element="G")),
        ("AL-4", lambda header: header["edition"]["tasks"][0].update(id=header["edition"]["tasks"][1]["id"])),
        ("AL-1", lambda header: header["edition"]["frame_ups"].pop()),
        ("AL-3", lambda header: header["edition"]["room_items"]["infirmary"].pop()),
        ("AL-5", lambda header: header["state"]["rooms"]["chapel"].update(cell=[3, 0])),
        ("AL-6", lambda header: header["state"]["rooms"]["infirmary"]["items"].pop()),
        ("AL-7", lambda header: header["state"]["rooms"]["chapel"].update(guards=3)),
        ("AL-8", lambda header: header["state"]["prisoners"][0].update(cash=1)),
        ("AL-8", lambda header: crowd(header["state"])),
        ("AL-9", lambda header: forget_tasks(header["state"])),
        ("AL-1", lambda header: header["state"]["task_deck"].pop()),
        ("AL-1", lambda header: header["state"]["frame_up_deck"].pop()),
        ("AL-10", lambda header: header["state"].update(bonus=2)),
        ("AL-10", lambda header: header["state"].update(scapegoat=4)),
        ("AL-15", lambda header: header["state"].update(points=4)),
    ],
)
def test_a_wrong_header_is_refused(rule: str, edit: Edit) -> None:
    game = deepcopy(library()[0])
    edit(game[0])
    with pytest.raises(Disagreement, match=rf"^line 1: (?=.*expected .*found ).*{rule}"):
        judge(game)


def crowd(state: State) -> None:
    state["prisoners"][0]["room"] = state["prisoners"][1]["room"]


@pytest.mark.parametrize("lines", [[], ["{"], ["[]"], ['{"game": "alcatraz", "game": "alcatraz"}']])
def test_what_is_no_transcript_is_refused(lines: list[str]) -> None:
    with pytest.raises(Disagreement, match=r"^line 1: transcript format: expected "):
        referee(lines)


def test_a_game_that_breaks_off_is_refused() -> None:
    game: Lines = library()[0][:-1]
    with pytest.raises(Disagreement, match=rf"^line {len(game) + 1}: .*expected a whole game, found the end"):
        judge(game)


def test_a_line_left_out_is_noticed() -> None:
    game = library()[0]
    with pytest.raises(Disagreement, match=r"^line 4: "):
        judge([*game[:3], *game[4:]])
