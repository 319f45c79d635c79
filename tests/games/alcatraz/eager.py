"""Players who go for the plan, so that whole games show every kind of action."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from getaway.games.alcatraz.rules.edition import STANDARD, Cards
from getaway.games.alcatraz.rules.state import (
    DO_BRIBE,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_PICK_UP,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    FRAME_UPS,
    ITEMS,
    MAX_PLAYERS,
    ROOMS,
    WARDENS_OFFICE,
    YES,
    State,
)
from getaway.kernel.engine import Engine

# How often each of these is drawn against any other action.
EAGER = {
    DO_TASK: 60,
    DO_USE: 15,
    YES: 4,
    DO_BRIBE: 3,
    **{DO_MOVE + room: 3 for room in range(ROOMS)},
    DO_MOVE + WARDENS_OFFICE: 12,
    **{DO_ROB + seat: 4 for seat in range(MAX_PLAYERS)},
    **{DO_FRAME_UP + kind: 40 for kind in range(FRAME_UPS)},
    **{DO_PICK_UP + kind: 4 for kind in range(ITEMS)},
    **{DO_TRADE + seat: 4 for seat in range(MAX_PLAYERS)},
}
# Whoever is hasty looks for tasks and nothing else, so that all are equal in the end.
HASTY = (
    dict.fromkeys(range(DO_USE, DO_END), 0)
    | {DO_TASK: 60}
    | dict.fromkeys(range(DO_MOVE, DO_MOVE + ROOMS), 6)
)


class Biased(Engine[State, Cards]):
    """An engine whose offers name some several times and some not at all: who draws from them is biased."""

    def __init__(self, engine: Engine[State, Cards], weights: Mapping[int, int]) -> None:
        self.__dict__.update(engine.__dict__)
        self.weights = weights

    def legal(self, states: Any, i: int = 0) -> list[int]:
        return [action for action in super().legal(states, i) for _ in range(self.weights.get(action, 1))]


def easy_file(path: Path, *, items: bool) -> Path:
    """An edition whose tasks ask for one prisoner and an item, or for none at all."""
    lines = []
    for line in STANDARD.read_text().splitlines():
        key = line.partition(" = ")[0]
        if key == "prisoners":
            lines.append("prisoners = 1")
        elif key == "items":
            lines.append(f"{line.partition(',')[0]}]" if items else "items = []")
        else:
            lines.append(line.replace('name = "standard"', 'name = "easy"'))
    path.write_text("\n".join(lines))
    return path
