"""What a game need not say: it has a default, and the default says so where it is asked for."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from getaway.games import find
from getaway.kernel import no_invariants
from getaway.kernel.engine import load
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.game import Game, only_standard
from getaway.kernel.options import Choice, Count, SeatOr, put_options
from getaway.kernel.state import GameState


@pytest.fixture
def bare() -> Game:
    """One of ours with nothing but what every game has to say; its options and cards are all zero."""
    game = find("alcatraz")
    defaults = zip(reversed(Game.__struct_fields__), reversed(Game.__struct_defaults__), strict=False)
    known = {name for name, default in defaults if default is not msgspec.NODEFAULT}
    given = {name: getattr(game, name) for name in Game.__struct_fields__ if name not in known}
    return Game(**given | {"read_edition": only_standard})


def test_without_more_than_it_has_to_say_a_game_is_dealt(bare: Game) -> None:
    engine = load(bare)
    state = engine.deal(bare.players[0], 1)[0]
    assert engine.legal([state])
    assert engine.edition.name == "standard"
    assert engine.edition.warnings == ()
    assert bare.talk is None
    assert bare.council(state) is None
    bare.recall(state, ())


def test_a_game_in_one_edition_takes_no_file(bare: Game) -> None:
    with pytest.raises(BadFile, match="this game has only one edition"):
        bare.read_edition(Path("own.toml"))


def test_a_game_that_nobody_writes_down_has_no_transcript(bare: Game) -> None:
    with pytest.raises(BadInput, match=f"There's no transcript of {bare.name}"):
        bare.transcript(load(bare), 2, 1, {}, None)


def test_where_nothing_has_to_hold_nothing_is_broken() -> None:
    assert no_invariants.violated(GameState()) == 0


def test_options_are_put_into_the_fields_that_are_called_as_they_are() -> None:
    state: Any = SimpleNamespace()
    options = (
        Choice("side", "left", ("left", "right"), field="hand"),
        Count("most", 3, 9),
        SeatOr("first", "lot"),
        SeatOr("last", "lot"),
    )
    put_options(options, state, None, {"side": "right", "most": 7, "first": "lot", "last": "2"})
    assert vars(state) == {"hand": 1, "most": 7, "first": -1, "last": 2}
