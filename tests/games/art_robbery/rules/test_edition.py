"""The tokens of an edition, and what is wrong with a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.games import load
from getaway.games.art_robbery.rules.edition import STANDARD, read_edition
from getaway.games.art_robbery.rules.state import BOSS
from getaway.games.art_robbery.shown.transcript import edition_words
from getaway.kernel.errors import BadFile
from tests.citing import rule

TEXT = STANDARD.read_text()


@rule("AR-2", "AR-3")
def test_the_standard_edition_is_the_table_of_the_rules() -> None:
    assert edition_words(read_edition(None)) == {
        "name": "standard",
        "tokens": [
            ["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"],
            ["0+2", "1+1", "2", "3", "3", "3", "4", "5", "boss"],
            ["0+2", "1+1", "2+1", "3", "3", "3", "4", "5", "boss"],
            ["0+2", "1+1", "2+1", "3", "3", "3", "4+1", "5+1", "boss"],
        ],
    }
    assert read_edition(None).warnings == ()


def spoiled(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, count))
    return path


@rule("AR-3")
@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("    { value = 0, alibis = 2 },\n", "", "raid 1 has 8 tokens; it needs 9."),
        ('name = "standard"', "name = ", "line 7: isn't TOML: Invalid value."),
        ('name = "standard"', 'name = ""', "the name is ''; it needs a word"),
        ('name = "standard"', 'nmae = "x"', "the file has the key 'nmae'; it knows name, raid."),
        ("[[raid]]", "[[raids]]", "the file has the key 'raids'; it knows name, raid."),
        ('{ value = "boss" }', "{ value = 5 }", "raid 1 has 0 Bosses among its tokens; it needs exactly 1."),
        ("{ value = 5 }", '{ value = "boss" }', "raid 1 has 2 Bosses among its tokens; it needs exactly 1."),
        ("{ value = 5 }", "{ value = 6 }", 'raid 1, token 8 has the value 6; it needs 0 to 5 or "boss".'),
        ("{ value = 5 }", "{ value = true }", "raid 1, token 8 has the value True"),
        ("{ value = 5 }", "{}", "raid 1, token 8 has the value None"),
        ("{ value = 5 }", "5", "raid 1, token 8 is 5; it needs a table such as { value = 3 }."),
        ("{ value = 5 }", "{ value = 5, dots = 1 }", "token 8 has the key 'dots'; it knows value, alibis."),
        ("alibis = 2", "alibis = 10", "raid 1, token 1 has alibis = 10; it needs 0 to 9."),
        ("alibis = 2", 'alibis = "two"', "raid 1, token 1 has alibis = 'two'; it needs 0 to 9."),
        ('"sketches"', '"paintings"', "raid 1 is named 'paintings'; it has to be 'sketches'."),
        ("tokens = [", "token = [", "raid 1 has the key 'token'; it knows name, tokens."),
    ],
)
def test_a_wrong_file_gets_an_error_that_names_the_place(
    old: str, new: str, wrong: str, tmp_path: Path
) -> None:
    path = spoiled(tmp_path, old, new)
    with pytest.raises(BadFile) as error:
        read_edition(path)
    assert str(error.value).startswith(str(path))
    assert wrong in str(error.value)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "there are 0 tables [[raid]]; the game needs 4."),
        ("raid = [1, 2, 3, 4]", "raid 1 isn't a table; it needs tokens = [ … ]."),
        ("raid = [{}, {}, {}, {}]", "raid 1 has 0 tokens; it needs 9."),
    ],
)
def test_a_file_without_raids(text: str, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(BadFile) as error:
        read_edition(path)
    assert wrong in str(error.value)


@rule("AR-3")
def test_other_values_are_warned_of_and_played(tmp_path: Path) -> None:
    path = spoiled(tmp_path, "{ value = 5 }", "{ value = 4 }")
    edition = read_edition(path)
    assert any("raid 1 has values other than" in warning for warning in edition.warnings)
    engine = load("art-robbery", edition=path)
    states = engine.deal(3, 1, 5)
    assert engine.play_checked(states, 0, 5) > 0


def test_only_the_table_of_the_rules_is_called_standard(tmp_path: Path) -> None:
    own = read_edition(spoiled(tmp_path, "alibis = 2", "alibis = 3"))
    assert own.name == "own"
    assert any('"standard" belongs to AR-3' in warning for warning in own.warnings)
    copy = tmp_path / "copy.toml"
    copy.write_text(TEXT)
    assert read_edition(copy).name == "standard"


def test_an_edition_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    assert read_edition(spoiled(tmp_path, 'name = "standard"', "")).name == "mine"


def test_tokens_may_be_given_in_any_order(tmp_path: Path) -> None:
    edition = read_edition(spoiled(tmp_path, "{ value = 1 }", "{ value = 3, alibis = 9 }"))
    assert edition.raids[0][-1] == (BOSS, 0)
    assert list(edition.raids[0]) == sorted(edition.raids[0])


def test_an_owners_edition_runs_on_both_engines(odd_file: Path) -> None:
    plain = load("art-robbery", edition=odd_file)
    fast = load("art-robbery", edition=odd_file, compiled=True)
    here, there = plain.deal(4, 5, 40), fast.deal(4, 5, 40)
    assert plain.play_checked(here, 0, 40) == fast.play_checked(there, 0, 40) > 0
    assert all(here[i] == fast.plain(there, i) for i in range(40))
