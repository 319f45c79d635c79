"""Records: the same layout as lists and as bytes."""

from __future__ import annotations

import numpy
import pytest

from getaway.kernel.record import Record, i8, i16, i32, i64


class Small(Record):
    """One field of each kind."""

    seed = i64
    count = i32
    tiny = i8
    short = i16
    row = i8[3]
    grid = i16[2, 2]


def filled() -> Small:
    record = Small()
    record.seed, record.count, record.tiny, record.short = 2**62, -5, -1, 300
    record.row[1] = 7
    record.grid[1][0] = -300
    return record


def test_a_new_record_is_all_zero() -> None:
    record = Small()
    assert (record.seed, record.row, record.grid) == (0, [0, 0, 0], [[0, 0], [0, 0]])
    assert record.story is None


def test_a_record_has_no_room_for_a_slip_of_the_pen() -> None:
    with pytest.raises(AttributeError):
        Small().sede = 1  # type: ignore[attr-defined]


def test_a_copy_is_apart_from_the_original() -> None:
    record = filled()
    record.story = []
    copy = record.copy()
    assert copy == record
    assert copy.story is None
    copy.row[0] = copy.grid[0][0] = 1
    assert record.row[0] == record.grid[0][0] == 0
    assert copy.differences(record) == ["row", "grid"]
    assert copy != record


def test_packing_and_unpacking_gives_the_same() -> None:
    assert Small.unpack(filled().pack()) == filled()
    assert len(filled().pack()) == Small.bytes()


def test_the_bytes_are_a_row_of_a_numpy_array() -> None:
    array = numpy.frombuffer(filled().pack(), Small.dtype())
    assert Small.dtype().itemsize == Small.bytes()
    assert array[0].seed == 2**62
    assert array[0].row.tolist() == [0, 7, 0]
    assert array[0].grid.tolist() == [[0, 0], [-300, 0]]


def test_a_number_too_large_for_its_field_is_not_packed() -> None:
    record = Small()
    record.tiny = 128
    with pytest.raises(Exception, match="byte format"):
        record.pack()


def test_records_tell_what_they_hold_and_are_no_keys() -> None:
    assert repr(Small()).startswith("Small(seed=0, count=0,")
    assert Small() != 5
    with pytest.raises(TypeError):
        hash(Small())
