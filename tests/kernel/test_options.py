"""Options: what may be typed, and what is said of the rest."""

from __future__ import annotations

import pytest

from getaway.kernel.errors import BadInput
from getaway.kernel.options import Choice, Count, SeatOr, Value, read_options, whole_number

OPTIONS = (Choice("stealing", "must", ("must", "may")), Count("stall", 4, 99), SeatOr("first", "lot"))


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(OPTIONS, {}, 3) == {"stealing": "must", "stall": 4, "first": "lot"}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"stealing": "may"}, {"stealing": "may"}),
        ({"stall": "0"}, {"stall": 0}),
        ({"stall": 99}, {"stall": 99}),
        ({"first": "2"}, {"first": 2}),
        ({"first": "lot"}, {"first": "lot"}),
    ],
)
def test_what_is_given_is_read(given: dict[str, Value], read: dict[str, Value]) -> None:
    assert read_options(OPTIONS, given, 3).items() >= read.items()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"stealing": "maybe"}, "The option stealing can't be 'maybe'. It takes must or may."),
        ({"stall": "100"}, "The option stall can't be '100'. It takes a number from 0 to 99."),
        ({"stall": "-1"}, "can't be '-1'"),
        ({"stall": "four"}, "can't be 'four'"),
        ({"stall": True}, "can't be True"),
        ({"first": "3"}, "The option first can't be '3'. It takes lot or a seat from 0 to 2."),
        ({"first": "bo"}, "can't be 'bo'"),
        ({"colour": "red"}, "Unknown option 'colour'. Choose one of: stealing, stall, first."),
    ],
)
def test_what_cannot_be_is_named_with_what_can(given: dict[str, Value], said: str) -> None:
    with pytest.raises(BadInput) as error:
        read_options(OPTIONS, given, 3)
    assert said in str(error.value)


@pytest.mark.parametrize("given", ["", "-1", "1.0", "²", "1e3", " 1", "9" * 30, None, 1.0, True])
def test_not_everything_is_a_whole_number(given: object) -> None:
    assert whole_number(given) is None
