"""The second opinion agrees with the worked examples of Art Robbery and the cases beside them."""

import random
from itertools import combinations
from typing import Any

import pytest

from tests.second_opinion.art_robbery import STANDARD, Table, answer, best_rating, finish_turn, menus, rating
from tests.second_opinion.art_robbery_referee import Disagreement, check_result, decide
from tests.second_opinion.art_robbery_scribe import Lines, discard_of, dots_of, value_of


def scene(**changes: Any) -> Table:
    """Three players in raid 1; seat 0 is to play and the draw pile holds thieves only."""
    start: dict[str, Any] = {
        "tokens": STANDARD,
        "stealing": "must",
        "greedy": "must",
        "stall": 4,
        "player": 0,
        "mover": 0,
        "middle": ["0+2", "1", "2", "5", "boss"],
        "hands": [["3", "5", "boss", "dog", "thief"], ["0"] * 5, ["1"] * 5],
        "loot": [["3"], ["3"], ["3"]],
        "safe": [[], [], []],
        "draw": ["thief", "thief"],
        "discard": ["4"],
    }
    return Table(**(start | changes))


def test_the_dog_of_the_sample_is_given_before_the_draw() -> None:
    table = scene(
        player=1,
        mover=1,
        turn=4,
        dog=0,
        middle=["2", "3", "3", "3", "4", "5", "boss"],
        hands=[["0", "4", "boss", "dog", "thief"], ["1", "1", "3", "4", "5"]],
        loot=[["1"], ["0+2"]],
        safe=[[], []],
        draw=["2", "4"],
        discard=["0", "1", "dog"],
    )
    after_play = {
        "raid": 1,
        "turn": 4,
        "mover": 0,
        "dog": 0,
        "middle": ["2", "3", "3", "3", "4", "5", "boss"],
        "hands": [["0", "4", "boss", "dog", "thief"], ["1", "3", "4", "5"]],
        "loot": [["1"], ["0+2"]],
        "safe": [[], []],
        "draw": {"2": 1, "4": 1},
        "discard": ["0", "1", "1", "dog"],
    }
    after_gift = after_play | {"turn": 5, "dog": 1, "draw": {"2": 1}}
    after_gift["hands"] = [["0", "4", "boss", "dog", "thief"], ["1", "3", "4", "4", "5"]]
    hand: Lines = [{"play": "1"}, {"play": "3"}, {"play": "4"}, {"play": "5"}]
    tables = decide([table], {"seat": 1, "legal": hand, "action": {"play": "1"}, "state": after_play})
    gifts: Lines = [{"give": "token"}, {"give": "dog"}]
    decide(tables, {"seat": 0, "legal": gifts, "action": {"give": "dog"}, "state": after_gift})


def test_example_1_the_thief_chooses_the_victim() -> None:
    asked = answer(scene(), {"play": "3"})
    assert menus(asked) == [
        [{"victim": 1, "token": "3"}, {"victim": 2, "token": "3"}],
        [{"victim": 1}, {"victim": 2}],
    ]
    assert asked.mover == 0
    robbed = answer(asked, {"victim": 1, "token": "3"})
    in_two_steps = answer(answer(asked, {"victim": 1}), {"token": "3"})
    assert robbed.loot == in_two_steps.loot == [["3", "3"], [], ["3"]]
    assert robbed.question == in_two_steps.question == "draw"


def test_example_2_the_dog_is_given_instead() -> None:
    asked = answer(answer(scene(dog=1), {"play": "3"}), {"victim": 1, "token": "3"})
    assert (asked.mover, menus(asked)) == (1, [[{"give": "token"}, {"give": "dog"}]])
    given = finish_turn(answer(asked, {"give": "dog"}), "thief")
    assert (given.dog, given.loot, given.mover) == (0, [["3"], ["3"], ["3"]], 1)
    given = finish_turn(answer(asked, {"give": "token"}), "thief")
    assert (given.dog, given.loot, given.mover) == (1, [["3", "3"], [], ["3"]], 1)


def test_example_3_nobody_robs_themselves() -> None:
    table = scene(middle=["boss"], loot=[["5"], [], []])
    after = answer(table, {"play": "5"})
    assert (after.question, after.middle, after.loot) == ("draw", ["boss"], table.loot)


@pytest.mark.parametrize(("loot", "safe"), [([], []), (["4"], ["4", "boss"]), (["3"], ["3"])])
def test_example_4_the_last_token_ends_the_raid(loot: list[str], safe: list[str]) -> None:
    table = answer(scene(middle=["boss"], loot=[loot, [], []], dog=2), {"play": "thief"})
    assert menus(table) == [[{"token": "boss"}]]
    after = finish_turn(answer(table, {"token": "boss"}), "thief")
    assert (after.raid, after.mover, after.turn, after.middle) == (2, 2, 2, STANDARD[1])
    assert (after.safe, after.loot, len(after.hands[0])) == ([safe, [], []], [[], [], []], 5)


def settle(*safe: list[str], **result: Any) -> None:
    table = scene(safe=list(safe), hands=[[] for _ in safe])
    check_result(table, {"result": result})


def test_example_5_the_police_win() -> None:
    five = ["5+5"]
    nothing: dict[str, Any] = {"discarded": [[], [], []], "points": [5, 5, 5], "winners": []}
    settle(five, five, five, alibis=[5, 5, 5], arrested=[0, 1, 2], **nothing)


def test_example_6_fewer_tokens_go() -> None:
    poor = ["0+2", "0+2", "0+2", "2", "4", "4", "5", "5"]
    rich = ["5+9", *["5"] * 13, "4"]
    result: dict[str, Any] = {"alibis": [6, 9], "arrested": [], "points": [10, 74], "winners": [1]}
    settle(poor, rich, discarded=[["5", "5"], []], **result)
    for worse in (["2", "4", "4"], ["4", "5", "5"], ["0+2", "5", "5"], ["5"], ["5", "5", "5"], []):
        with pytest.raises(Disagreement, match="AR-24"):
            settle(poor, rich, discarded=[worse, []], **result)


@pytest.mark.parametrize(
    ("held", "gone"),
    [
        (["3", "3", "3", "4", "4"], ["3", "3", "4"]),
        (["4", "4", "4"], ["4", "4", "4"]),
        (["0", "1", "3", "5"], ["1", "3", "5"]),
        (["5", "5", "boss"], ["5", "5"]),
        (["1", "2", "3", "4", "5+1", "5+1"], ["1", "2", "3", "4"]),
        (["1", "3", "3", "4", "5"], ["1", "4", "5"]),
    ],
)
def test_example_7_the_smallest_total_goes(held: list[str], gone: list[str]) -> None:
    points = [sum(map(value_of, held)) - sum(map(value_of, gone)), 0]
    rest: dict[str, Any] = {"alibis": [sum(map(dots_of, held)), 9], "arrested": []}
    rest |= {"points": points, "winners": [0 if points[0] else 1]}
    settle(held, ["0+9"], discarded=[gone, []], **rest)


def test_example_8_two_share_the_win() -> None:
    safe = [["0"], ["5+1"], ["5+2"], ["5+1"], ["5+2"]]
    result: dict[str, Any] = {"alibis": [0, 1, 2, 1, 2], "arrested": [0], "discarded": [[]] * 5}
    settle(*safe, **result, points=[0, 5, 5, 5, 5], winners=[2, 4])
    with pytest.raises(Disagreement, match="AR-25"):
        settle(*safe, **result, points=[0, 5, 5, 5, 5], winners=[1, 2, 3, 4])


def test_example_9_the_same_player_starts_again() -> None:
    table = answer(scene(middle=["5"], dog=0), {"play": "5"})
    assert finish_turn(answer(table, {"token": "5"}), "thief").mover == 0


def test_example_10_the_card_just_played_is_in_the_new_pile() -> None:
    after = finish_turn(answer(scene(draw=["thief"]), {"play": "dog"}), "thief")
    assert (sorted(after.draw), after.discard, after.renewals) == (["4", "dog"], [], 1)


def test_the_middle_comes_before_any_player() -> None:
    table = answer(scene(middle=["3", "3+1", "boss"], loot=[[], ["3+2"], []]), {"play": "3"})
    assert menus(table) == [[{"token": "3"}, {"token": "3+1"}]]


@pytest.mark.parametrize("stealing", ["must", "may"])
def test_a_boss_card_takes_the_boss_from_the_middle_and_else_robs_its_owner(stealing: str) -> None:
    table = answer(scene(stealing=stealing), {"play": "boss"})
    assert menus(table) == [[{"token": "boss"}]]
    table = answer(scene(stealing=stealing, middle=["5"], loot=[[], [], ["boss"]]), {"play": "boss"})
    one_answer = [[{"victim": 2, "token": "boss"}], [{"victim": 2}], [{"token": "boss"}]]
    assert menus(table) == one_answer


def test_a_number_may_be_left_with_its_owner_if_stealing_is_a_may() -> None:
    table = answer(scene(stealing="may", loot=[[], [], ["3", "3+1"]]), {"play": "3"})
    nothing = {"take": "nothing"}
    assert menus(table) == [
        [{"victim": 2, "token": "3"}, {"victim": 2, "token": "3+1"}, nothing],
        [{"victim": 2}, nothing],
        [{"token": "3"}, {"token": "3+1"}, nothing],
    ]
    assert answer(table, nothing).question == "draw"
    assert menus(answer(table, {"victim": 2})) == [[{"token": "3"}, {"token": "3+1"}]]


def test_a_thief_may_leave_everything_if_greedy_is_a_may() -> None:
    table = answer(scene(greedy="may", middle=["boss"]), {"play": "thief"})
    assert menus(table) == [[{"token": "boss"}, {"take": "nothing"}]]
    left = answer(table, {"take": "nothing"})
    assert (left.question, left.middle) == ("draw", ["boss"])
    assert menus(answer(scene(greedy="may"), {"play": "boss"})) == [[{"token": "boss"}]]


def test_a_victim_without_the_dog_is_not_asked() -> None:
    table = answer(answer(scene(dog=1), {"play": "3"}), {"victim": 2, "token": "3"})
    assert (table.question, table.loot) == ("draw", [["3", "3"], ["3"], []])


def test_a_number_without_prey_asks_nothing() -> None:
    table = answer(scene(stealing="may", loot=[["3"], [], []]), {"play": "3"})
    assert (table.question, menus(table)) == ("draw", [])


@pytest.mark.parametrize("stall", [0, 2, 3])
@pytest.mark.parametrize(("dog", "starter"), [(None, 0), (0, 0), (1, 1), (2, 2)])
def test_the_last_renewal_allowed_ends_the_raid(stall: int, dog: int | None, starter: int) -> None:
    changes: dict[str, Any] = {"draw": ["thief"], "renewals": 1, "player": 2, "mover": 2}
    table = scene(stall=stall, dog=dog, loot=[["3"], ["5", "boss"], []], **changes)
    asked = answer(table, {"play": "1"})
    after = finish_turn(answer(asked, {"token": "1"}), "thief")
    if stall == 2:
        assert (after.raid, after.mover, after.renewals, after.turn) == (2, starter, 0, 2)
        assert (after.safe, after.middle) == ([["3"], ["5", "boss"], ["1"]], STANDARD[1])
    else:
        assert (after.raid, after.mover, after.renewals, after.turn) == (1, 0, 2, 2)


@pytest.mark.parametrize("seed", range(60))
def test_the_best_discard_is_the_best_of_all(seed: int) -> None:
    dice = random.Random(seed)
    values = ["1", "2", "3", "4", "5", "boss"]
    held = [dice.choice(values) + dice.choice(["", "", "+1", "+2"]) for _ in range(8)]
    held += ["5", "5"]
    parts = [list(part) for size in range(11) for part in combinations(held, size)]
    paid = [rating(part) for part in parts if rating(part)[0] >= 10]
    assert best_rating(held) == min(paid) == rating(discard_of(held))


def test_the_best_discard_of_a_whole_box_is_found_quickly() -> None:
    held = [f"{1 + n % 5}+{1 + n % 9}" for n in range(32)] + ["boss+1"] * 4
    assert best_rating(held)[0] == 10
