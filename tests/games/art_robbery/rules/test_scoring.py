"""AR-23 to AR-25: alibis, arrests, the discard of two players, points and winners."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.games.art_robbery.shown.view import result
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, ended


@rule("AR-23", "AR-3")
def test_the_fewest_alibis_are_arrested_whatever_the_points() -> None:
    result = ended(["5", "5", "5"], ["0+2"], ["1+1"])
    assert result.alibis == [0, 2, 1]
    assert result.arrested == [ANN]
    assert result.points == [15, 0, 1]
    assert result.winners == [CY]


@rule("AR-23")
def test_all_who_tie_for_the_fewest_are_arrested() -> None:
    result = ended(["5"], ["4+1"], ["3+1"], ["0+2"])
    assert ended(["5"], ["4"], ["0+2"]).arrested == [ANN, BO]
    assert result.arrested == [ANN]


@rule("AR-23")
def test_example_5_equal_alibis_for_all_and_the_police_win() -> None:
    result = ended(["5+5"], ["0+5"], ["boss+5"])
    assert result.arrested == [ANN, BO, CY]
    assert result.winners == []


@rule("AR-24")
def test_example_6_of_equal_totals_fewer_tokens_go() -> None:
    poor = ["5", "5", "4", "4", "2", "0+2", "0+2", "0+2"]
    rich = ["5"] * 14 + ["4", "0+9"]
    result = ended(poor, rich)
    assert result.alibis == [6, 9]
    assert result.discarded == [["5", "5"], []]
    assert result.points == [10, 74]
    assert result.arrested == []


@rule("AR-24")
@pytest.mark.parametrize(
    ("held", "gone"),
    [
        (["4", "4", "3", "3", "3"], ["3", "3", "4"]),
        (["4", "4", "4"], ["4", "4", "4"]),
        (["5", "4", "4"], ["4", "4", "5"]),
        (["5", "3", "1", "0"], ["1", "3", "5"]),
        (["5+1", "5", "4", "3", "3"], ["3", "3", "4"]),
        (["boss", "5", "5"], ["5", "5"]),
        (["boss", "boss", "4", "4", "2"], ["boss", "boss"]),
        (["5", "4", "4", "2", "1"], ["1", "4", "5"]),
        (["0", "0"], []),
    ],
)
def test_example_7_the_smallest_total_of_ten_goes(held: list[str], gone: list[str]) -> None:
    assert ended(held, ["0+9"]).discarded == [gone, []]


@rule("AR-24")
def test_equal_alibis_and_nobody_discards() -> None:
    result = ended(["5", "5", "0+2"], ["4", "1+2"])
    assert result.discarded == [[], []]
    assert result.winners == [ANN]


@rule("AR-24")
def test_the_second_seat_discards_as_well_as_the_first() -> None:
    assert ended(["0+9"], ["5", "5", "3"]).discarded == [[], ["5", "5"]]


@rule("AR-24")
@given(
    st.lists(
        st.tuples(st.sampled_from(["0", "1", "2", "3", "4", "5", "boss"]), st.integers(0, 2)),
        max_size=10,
    )
)
def test_no_other_discard_is_better(held: list[tuple[str, int]]) -> None:
    tokens = [f"{value}+{dots}" if dots else value for value, dots in held]
    gone = ended(tokens, ["0+9", "0+9", "0+9"]).discarded[0]
    valuable = [token for token in tokens if worth(token)]
    if sum(map(worth, valuable)) < 10:
        assert gone == sorted(valuable)
        return
    possible = [
        choice
        for size in range(len(valuable) + 1)
        for choice in combinations(valuable, size)
        if sum(map(worth, choice)) >= 10
    ]
    assert pain(tuple(gone)) == min(map(pain, possible))


def worth(token: str) -> int:
    return 5 if token.startswith("boss") else int(token[0])


def pain(discard: tuple[str, ...]) -> tuple[int, ...]:
    """AR-24, in the order of its words."""
    return (
        sum(map(worth, discard)),
        sum(int(token.partition("+")[2] or 0) for token in discard),
        len(discard),
        sum(token.startswith("boss") for token in discard),
        -max(map(worth, discard)),
    )


@rule("AR-25", "AR-2")
def test_a_boss_is_worth_five() -> None:
    assert ended(["boss"], ["boss", "0+1"], ["0+1"]).points == [5, 5, 0]


@rule("AR-25")
def test_most_points_win_and_a_tie_goes_to_the_most_alibis() -> None:
    assert ended(["0"], ["5", "0+1"], ["4", "0+1"]).winners == [BO]
    assert ended(["0"], ["5", "0+1"], ["5", "0+2"]).winners == [CY]


@rule("AR-25")
def test_one_point_weighs_more_than_any_alibis() -> None:
    assert ended(["0"], ["5", "1+1"], ["5", "0+9", "0+9", "0+9"]).winners == [BO]


@rule("AR-25")
def test_example_8_a_tie_on_both_shares_the_win() -> None:
    result = ended(["5", "5"], ["5+1"], ["5+2"], ["5+2"], ["4+1", "1"])
    assert result.arrested == [ANN]
    assert result.winners == [2, 3]


@rule("AR-25")
def test_a_shared_win_is_shared_evenly() -> None:
    states = ENGINE.deal(3, 1)
    state = states[0]
    state.phase = 4
    state.owner = [6] * 36
    for token, seat in ((7, 1), (16, 2), (0, 1), (9, 2)):
        state.owner[token] = seat
    assert result(state).winners == [1, 2]
    assert ENGINE.payoff(states) == [0, 0.5, 0.5]
