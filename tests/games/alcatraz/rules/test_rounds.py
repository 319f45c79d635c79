"""AL-11 to AL-15: guards, votes and turns."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import GUARD_COMES, LOST, VOTE
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, ENGINE, Scene, is_over


@rule("AL-13")
@pytest.mark.parametrize(
    ("votes", "elected"),
    [
        # The four candidates A, B, C, D are the seats 0 to 3, and S is the first of them.
        ((ANN, BO, BO, CY), BO),
        ((ANN, BO, CY, DI), ANN),
        ((ANN, BO, BO, ANN), ANN),
    ],
)
def test_example_1_the_scapegoats_vote_counts_one_and_a_half(votes: tuple[int, ...], elected: int) -> None:
    scene = Scene(4, scapegoat=ANN).end_turns(4).vote(*votes)
    assert scene.now("scapegoat") == elected


@rule("AL-13")
def test_the_weight_is_the_office_s_not_the_seat_s() -> None:
    scene = Scene(4, scapegoat=CY).end_turns(4).vote(ANN, BO, DI, CY)
    assert scene.now("scapegoat") == DI


@rule("AL-13")
def test_there_is_never_a_tie() -> None:
    scene = Scene(3, scapegoat=BO).end_turns(3)
    # Everyone for another one: the half vote decides.
    assert scene.vote(BO, CY, ANN).now("scapegoat") == CY


@rule("AL-13")
def test_everyone_may_choose_everyone_and_nobody_abstains() -> None:
    scene = Scene(4).end_turns(4)
    for seat in range(4):
        assert scene.state.mover == seat
        assert scene.offers() == [f"choose seat {other}" for other in range(4)]
        scene.do(f"choose seat {seat}")
    assert scene.now("scapegoat") == ANN


@rule("AL-13")
def test_votes_lie_open_until_the_next_round() -> None:
    scene = Scene(3).end_turns(3).vote(ANN, BO)
    assert scene.state.votes == [ANN, BO, -1, -1]
    assert scene.vote(BO).state.votes == [ANN, BO, BO, -1]
    assert scene.end_turns(3).state.votes == [-1] * 4


@rule("AL-12")
def test_talk_is_free_and_comes_between_the_guard_and_the_vote() -> None:
    # Talk binds nobody and changes nothing, so the rules know only the vote that ends it.
    scene = Scene(3).end_turns(3)
    assert GUARD_COMES in scene.told()
    assert scene.state.phase == VOTE
    assert scene.now("turn") is None


@rule("AL-11")
def test_a_guard_comes_with_every_round_but_the_first() -> None:
    scene = Scene(3)
    assert (scene.now("round"), scene.now("guards")) == (1, 8)
    scene.end_turns(3)
    assert (scene.now("round"), scene.now("guards")) == (2, 9)


@rule("AL-11")
def test_no_guard_comes_into_a_room_with_four() -> None:
    scene = Scene(3, round=12, guards=dict.fromkeys(("laundry", "workshop", "infirmary", "chapel"), 4))
    full = dict.fromkeys(("laundry", "workshop", "infirmary", "chapel"), 4)
    rooms = set()
    for seed in range(60):
        copy = scene.state.copy()
        scene.state.rng = ENGINE.deal(3, seed)[0].rng
        scene.end_turns(3)
        assert all(scene.room(name)["guards"] == 4 for name in full)
        rooms.add(tuple(scene.state.guards))
        scene.state = copy
    assert len(rooms) == 8


@rule("AL-11")
def test_example_8_the_21st_guard_comes_with_round_14_and_all_lose() -> None:
    scene = Scene(3)
    for number in range(1, 14):
        assert not is_over(scene)
        assert scene.now("round") == number
        scene.end_turns(3)
        if number < 13:
            scene.vote(BO, BO, BO)
    assert is_over(scene)
    assert (scene.now("round"), scene.now("guards")) == (14, 21)
    assert LOST in scene.told()
    assert scene.now("result") == {"escaped": [], "stays": None}
    assert ENGINE.payoff([scene.state]) == [0, 0, 0]
    assert scene.offers() == []


@rule("AL-14")
def test_the_bonus_of_the_same_scapegoat_grows_without_end() -> None:
    scene = Scene(3, scapegoat=BO)
    for bonus in range(1, 13):
        assert scene.now("bonus") == bonus
        assert scene.now("points") == 3 + bonus
        scene.end_turns(3).vote(BO, BO, BO)


@rule("AL-14")
def test_interrupted_the_bonus_starts_at_one_again() -> None:
    scene = Scene(3, scapegoat=BO, bonus=4).end_turns(3).vote(CY, CY, CY)
    assert (scene.now("scapegoat"), scene.now("bonus")) == (CY, 1)
    scene.end_turns(3).vote(BO, BO, BO)
    assert (scene.now("scapegoat"), scene.now("bonus")) == (BO, 1)


@rule("AL-15")
def test_turns_go_clockwise_from_the_scapegoat() -> None:
    scene = Scene(4, scapegoat=CY)
    turns = [scene.now("turn")]
    for _ in range(3):
        turns.append(scene.end_turns().now("turn"))
    assert turns == [CY, DI, ANN, BO]
    assert scene.end_turns().now("phase") == "vote"


@rule("AL-15")
@pytest.mark.parametrize(("players", "usual"), [(3, 3), (4, 2)])
def test_three_points_with_three_players_and_two_with_four(players: int, usual: int) -> None:
    scene = Scene(players, scapegoat=ANN, bonus=2)
    assert scene.now("points") == usual + 2
    for _ in range(players - 1):
        assert scene.end_turns().now("points") == usual


@rule("AL-15")
def test_points_may_be_left_unused_and_are_gone() -> None:
    scene = Scene(3, scapegoat=ANN).end_turns(2)
    assert scene.now("points") == 3
    assert scene.end_turns().now("points") == 0


@rule("AL-15")
def test_without_points_only_what_is_free_is_left() -> None:
    assert Scene(3, points=0).offers() == ["end the turn"]


def test_a_turn_begins_with_a_clean_sheet() -> None:
    scene = Scene(3, hold={ANN: ["cash"]}, guards={"chapel": 1}, stamina={ANN: 1}, where={BO: "dining_hall"})
    scene.do("bribe a guard", "push on", "end the turn")
    assert (scene.now("bribed"), scene.now("pushed"), scene.now("stolen")) == (0, False, False)
    scene.do("use the room")
    assert scene.now("used") == ["dining_hall"]
    assert scene.end_turns().now("used") == []
