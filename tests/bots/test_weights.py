"""Weights files: read for every game and number of players, or refused with the file and the fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from getaway.bots.weights import (
    considerations,
    glances,
    horizon,
    leaning,
    read_weights,
    weights,
    write_weights,
)
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadFile, BadInput
from tests.contract.tables import TABLES

NAMES = ("value", "dog")
GOOD = "[2]\nvalue = 1.5\ndog = -2\n\n[3]\nvalue = 0\ndog = 0.25\n"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_has_a_weight_for_every_consideration(name: str, players: int) -> None:
    game = find(name)
    assert len(weights(game, players)) == len(considerations(game)) == len(set(considerations(game)))
    assert any(weights(game, players))


@pytest.mark.parametrize("name", list(REGISTRY))
def test_play_outs_are_cut(name: str) -> None:
    assert 4 <= horizon(find(name)) <= 40
    assert glances(find(name)) in (True, False)
    assert leaning(find(name)) >= 0


def test_a_game_without_considerations_is_for_the_random_bot() -> None:
    plain = replace(find("art-robbery"), considerations=None)
    for asked in (considerations, horizon, glances, leaning):
        with pytest.raises(
            BadInput, match="art-robbery has no considerations, so only the bot random plays it"
        ):
            asked(plain)


def read(tmp_path: Path, text: str) -> dict[int, tuple[float, ...]]:
    path = tmp_path / "weights.toml"
    path.write_text(text)
    return dict(read_weights(path, NAMES, range(2, 4)))


def test_weights_stand_in_the_order_of_the_considerations(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD) == {2: (1.5, -2.0), 3: (0.0, 0.25)}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (GOOD.replace("[3]", "[4]"), "the table [3] needs exactly: value, dog."),
        (GOOD.replace("dog = -2\n", ""), "the table [2] needs exactly: value, dog."),
        (GOOD.replace("dog = 0.25", "cat = 0.25"), "the table [3] needs exactly: value, dog."),
        (GOOD + "cat = 1\n", "the table [3] needs exactly: value, dog."),
        (GOOD.replace("-2", '"much"'), "dog in [2] has to be a number, not 'much'."),
        (GOOD.replace("0.25", "true"), "dog in [3] has to be a number, not True."),
        (GOOD.replace("0.25", "[1]"), "dog in [3] has to be a number, not [1]."),
        (GOOD.replace("0.25", "nan"), "dog in [3] has to be a number, not nan."),
        (GOOD.replace("0.25", "-inf"), "dog in [3] has to be a number, not -inf."),
        ("2 = 5\n3 = 1\n", "the table [2] needs exactly: value, dog."),
        ("", "the table [2] needs exactly: value, dog."),
        ("[2\n", ""),
    ],
)
def test_a_file_that_is_wrong_is_named_with_its_fault(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(tmp_path, text)
    assert str(tmp_path / "weights.toml") in str(refused.value)
    assert wrong in str(refused.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none\.toml: can't be read"):
        read_weights(tmp_path / "none.toml", NAMES, range(2, 4))


@pytest.mark.parametrize("name", list(REGISTRY))
def test_what_is_written_is_read_again(name: str, tmp_path: Path) -> None:
    game = find(name)
    found = {players: weights(game, players) for players in game.players}
    path = tmp_path / "weights.toml"
    write_weights(game, path, found, "Made by a test.\nIn two lines.")
    assert path.read_text().startswith("# Made by a test.\n# In two lines.\n\n[")
    again = read_weights(path, considerations(game), game.players)
    for players in game.players:
        assert again[players] == pytest.approx(found[players], abs=0.0005)
