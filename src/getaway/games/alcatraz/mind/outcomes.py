"""What has become of a guessed game of Alcatraz for a seat: what a hint compares after two actions."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.mind.crews import guards_borne, plan_without, size
from getaway.games.alcatraz.mind.evaluation import nearness
from getaway.games.alcatraz.rules.scoring import element_count, left_behind
from getaway.games.alcatraz.rules.state import (
    CASH,
    GUN,
    ITEMS,
    MAX_PLAYERS,
    NO_TASK,
    OVER,
    ROOMS,
    State,
    count,
    element_of,
    items_asked,
)
from getaway.kernel.dialect import NOBODY, rule

# Does one escape, does one stay; the most elements that all but somebody have, and how near a task that
# brings another is to being done; one's own elements, items that tasks ask for, cash, stamina and frame-ups;
# guards that are too many for the tasks, guards around oneself, items of the crew that tasks ask for, is one
# the scapegoat. Then for each seat the elements of the others, and its own.
ESCAPES, STAYS_BEHIND, TOGETHER, NEAR, OWN, ITEMS_HELD, CASH_HELD, STAMINA, FRAME_UPS, GUARDS = range(10)
GUARDS_HERE, CREW_ITEMS, SCAPEGOAT, WITHOUT = range(10, 14)
ELEMENTS_OF = WITHOUT + MAX_PLAYERS
OUTCOMES = ELEMENTS_OF + MAX_PLAYERS


@rule
def read_outcomes(s: State, seat: int, row: MutableSequence[float]) -> None:
    """Nothing in the state is hidden."""
    stays = s.stays if s.phase == OVER else left_behind(s)
    if stays == seat:
        row[STAYS_BEHIND] = 1.0
    elif stays != NOBODY and stays != s.players:
        row[ESCAPES] = 1.0
    together = plan_without(s, s.scapegoat)
    asked = 0
    for room in range(ROOMS):
        task = s.task[room]
        if task != NO_TASK:
            if not together >> element_of(s, task) & 1:
                row[NEAR] = max(row[NEAR], nearness(s, room))
            row[GUARDS] += max(0, s.guards[room] - guards_borne(s, task))
            for kind in range(ITEMS):
                if kind == GUN or items_asked(s, task, kind) > 0:
                    asked |= 1 << kind
    for kind in range(ITEMS):
        if asked >> kind & 1:
            row[ITEMS_HELD] += count(s.things[seat], kind)
    for other in range(s.players):
        if other != s.scapegoat:
            for kind in range(ITEMS):
                if asked >> kind & 1:
                    row[CREW_ITEMS] += count(s.things[other], kind)
    row[GUARDS_HERE] = s.guards[s.where[seat]]
    row[SCAPEGOAT] = 1.0 if s.scapegoat == seat else 0.0
    row[OWN] = element_count(s, seat)
    row[CASH_HELD] = count(s.things[seat], CASH)
    row[STAMINA] = s.stamina[seat]
    row[FRAME_UPS] = s.frame_count[seat]
    for other in range(s.players):
        row[WITHOUT + other] = size(plan_without(s, other))
        row[TOGETHER] = max(row[TOGETHER], row[WITHOUT + other])
        row[ELEMENTS_OF + other] = element_count(s, other)
