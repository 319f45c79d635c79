"""What can be promised: one clause, one file. A new file here is a new clause; its words are in `words`."""

from __future__ import annotations

from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.registry import parts_in

CLAUSES: dict[str, type[Clause]] = parts_in(__name__, __path__, Clause)  # type: ignore[type-abstract]
