"""On what a statement can depend: one condition, one file."""

from __future__ import annotations

from getaway.games.alcatraz.talk.clause import Condition
from getaway.games.alcatraz.talk.registry import parts_in

CONDITIONS: dict[str, type[Condition]] = parts_in(__name__, __path__, Condition)  # type: ignore[type-abstract]
