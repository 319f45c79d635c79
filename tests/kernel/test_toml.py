"""TOML files that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.kernel.errors import BadFile
from getaway.kernel.toml import read_toml


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none\.toml: can't be read: no such file or directory\."):
        read_toml(tmp_path / "none.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"can't be read: is a directory\."):
        read_toml(tmp_path)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "noise.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match=r"noise\.toml: isn't text in UTF-8\."):
        read_toml(path)


def test_the_line_that_is_no_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("a = 1\nb = [1,\n2\nc = 3\n")
    with pytest.raises(BadFile) as error:
        read_toml(path)
    assert error.value.line == 4
    assert str(error.value) == f"{path}, line 4: isn't TOML: {error.value.wrong.split(': ', 1)[1]}"


def test_a_file_that_ends_too_early_has_no_line(tmp_path: Path) -> None:
    path = tmp_path / "cut.toml"
    path.write_text("a = [1,")
    with pytest.raises(BadFile) as error:
        read_toml(path)
    assert "isn't TOML" in str(error.value)
