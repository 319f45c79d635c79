"""What benches print."""

from __future__ import annotations

import json

import pytest

from getaway.figures import Figure, show

ROWS: list[dict[str, Figure]] = [
    {"game": "alcatraz", "steps_per_s": 1234567, "low": 0.5},
    {"game": "art-robbery", "steps_per_s": 2, "low": 1.0},
]


def test_rows_are_a_table_with_a_column_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    show(iter(ROWS), as_json=False)
    printed = capsys.readouterr()
    heading, _, *rows = printed.out.strip().splitlines()
    assert heading.split() == ["game", "steps", "per", "s", "low"]
    assert [row.split() for row in rows] == [["alcatraz", "1,234,567", "0.5"], ["art-robbery", "2", "1.0"]]
    assert "steps_per_s 1234567" in printed.err


def test_rows_are_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    show(iter(ROWS), as_json=True)
    assert json.loads(capsys.readouterr().out) == ROWS


def test_a_table_that_goes_into_a_file_is_cut_off_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    wide = {f"a_column_{number}": 10**9 for number in range(9)}
    show([wide], as_json=False)
    assert capsys.readouterr().out.count("1,000,000,000") == 9
