"""What finished games say of how well people play: openskill as in the arena, the bots as fixed anchors.

Against bots a game counts if one person played and all others were bots of known strength. Against people it
counts at a table that was open to all, among the persons alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from getaway.games import find
from getaway.store.ratings import Counted, Rating
from getaway.table import entries as log
from getaway.table.chairs import Chair

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FILE = "mind/anchors.toml"
SILENT_BELOW = 5  # games
MIDDLE, PER_POINT = 1500, 35  # a rating as people read it
SURE = 0.01  # the sigma of an anchor: its rating hardly moves, and is not kept


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    # Imported late: a server that rates nobody does without.
    from openskill.models import PlackettLuce

    return PlackettLuce()


def newcomer() -> Rating:
    """Of whom nothing is known."""
    made = _model().rating()
    return Rating(made.mu, made.sigma)


@lru_cache(maxsize=32)
def anchors(game: str) -> Mapping[str, float]:
    """The bots' levels as the arena has measured them; none for a game that was not measured."""
    path = find(game).folder / FILE
    if not path.is_file():
        return {}
    found: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))["ratings"]
    return found


def shown(value: float) -> int:
    """A rating as people read it."""
    return round(MIDDLE + PER_POINT * (value - newcomer().mu))


def spread(rating: Rating) -> int:
    """Two times of three the truth is within so much."""
    return round(PER_POINT * rating.sigma)


def rate(seats: Sequence[Rating], payoffs: Sequence[float]) -> list[Rating]:
    """What all seats are rated after a game, from what they were rated before."""
    model = _model()
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in seats]
    after = model.rate(teams, ranks=[-payoff for payoff in payoffs])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def counted(made: log.Created, chairs: Sequence[Chair], payoffs: Sequence[float], at: int) -> Counted | None:
    """Whether a finished game counts, and for whom; a seat that a bot plays at the end counts for nobody."""
    if made.branch is not None:
        # A what-if: its player had seen the game before.
        return None
    persons = {seat: chair.guest for seat, chair in enumerate(chairs) if chair.kind == "person"}
    if len(set(persons.values())) < len(persons) or any(chair.kind == "stand-in" for chair in chairs):
        return None
    if len(persons) == 1:
        known = anchors(made.game)
        fixed = {seat: known.get(chair.bot) for seat, chair in enumerate(chairs) if seat not in persons}
        if not fixed or None in fixed.values():
            return None
        stones = {seat: Rating(mu, SURE) for seat, mu in fixed.items() if mu is not None}
        among_bots = partial(_after, persons, stones, payoffs)
        return Counted(made.game, "bots", at, persons, among_bots)
    if not made.public or len(persons) < 2:
        return None
    return Counted(made.game, "people", at, persons, partial(_after, persons, {}, payoffs))


def _after(
    persons: Mapping[int, str],
    fixed: Mapping[int, Rating],
    payoffs: Sequence[float],
    before: Mapping[str, Rating],
) -> dict[str, Rating]:
    """What the persons are rated after a game."""
    new = newcomer()
    seats = sorted([*persons, *fixed])
    ratings = [before.get(persons[seat], new) if seat in persons else fixed[seat] for seat in seats]
    after = rate(ratings, [payoffs[seat] for seat in seats])
    return {persons[seat]: rating for seat, rating in zip(seats, after, strict=True) if seat in persons}
