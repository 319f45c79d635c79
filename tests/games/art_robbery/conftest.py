from __future__ import annotations

from pathlib import Path

import pytest

from getaway.games.art_robbery.game import GAME
from getaway.games.art_robbery.rules.edition import Tokens
from getaway.games.art_robbery.rules.state import State
from getaway.kernel.engine import Engine, load

ODD = """
name = "odd"
raid = [
    { tokens = [ { value = 0 }, { value = 3 }, { value = 3 }, { value = 3, alibis = 1 },
        { value = 3, alibis = 1 }, { value = 4 }, { value = 4, alibis = 9 },
        { value = 5 }, { value = "boss", alibis = 1 } ] },
    { tokens = [ { value = 1 }, { value = 1, alibis = 1 }, { value = 1, alibis = 2 }, { value = 1 },
        { value = 2 }, { value = 2 }, { value = 2 }, { value = 2, alibis = 3 }, { value = "boss" } ] },
    { tokens = [ { value = 5 }, { value = 5 }, { value = 5 }, { value = 5, alibis = 2 }, { value = 5 },
        { value = 5 }, { value = 5 }, { value = 5, alibis = 1 }, { value = "boss" } ] },
    { tokens = [ { value = 0 }, { value = 1 }, { value = 2 }, { value = 3 }, { value = 3 }, { value = 3 },
        { value = 4, alibis = 1 }, { value = 5 }, { value = "boss" } ] },
]
"""


@pytest.fixture(scope="session")
def odd_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An edition in which tokens of one value differ in dots and some values are missing."""
    path = tmp_path_factory.mktemp("edition") / "odd.toml"
    path.write_text(ODD)
    return path


@pytest.fixture(scope="session")
def odd(odd_file: Path) -> Engine[State, Tokens]:
    return load(GAME, edition=odd_file)
