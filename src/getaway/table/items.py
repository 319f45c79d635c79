"""What was told at a table, one thing after the other."""

from __future__ import annotations

from typing import NamedTuple

from getaway.kernel.game import Told
from getaway.kernel.sentence import Sentence
from getaway.table.shapes import Decider
from getaway.table.shapes import Talk as Said


class Item(NamedTuple):
    """One thing told at the table: by the rules, by the table itself, or by somebody talking."""

    n: int
    story: list[Told] | None = None
    sentence: Sentence | None = None
    talk: Said | None = None
    guest: str = ""  # who talks, whoever sits there later
    decided: Decider | None = None  # in a player's place
