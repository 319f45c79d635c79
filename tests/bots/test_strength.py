"""How strong bots are, as counts in a few seeded games with wide margins; figures are for the arena."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.lab import arena
from getaway.lab.arena import Match
from getaway.lab.seating import seat


def wins(game: str, bot: str, field: str, players: int, deals: int) -> tuple[float, int]:
    """What one bot wins alone at tables of another, in all seats of so many deals; and in how many games."""
    match = Match(game, players, seed=11)
    each = players if players == 2 else 2 * players
    games = list(seat(find(game), [bot, field], players, deals * each, match.seed).pairings())
    alone = [pairing for pairing in games if pairing.seats.count(bot) == 1]
    won = sum(arena.play(match, pairing).payoffs[pairing.seats.index(bot)] for pairing in alone)
    return won, len(alone)


@pytest.mark.parametrize(("players", "at_least"), [(2, 0.65), (3, 0.5), (4, 0.45), (5, 0.38)])
def test_medium_clearly_beats_a_table_of_random(players: int, at_least: float) -> None:
    won, games = wins("art-robbery", "medium", "random", players, 120 // players)
    # A fair share would be 50, 33, 25 and 20 of a hundred.
    assert won >= at_least * games


@pytest.mark.parametrize(
    ("level", "below", "deals", "at_least"),
    [
        ("beginner", "random", 40, 0.27),
        ("easy", "beginner", 40, 0.27),
        ("medium", "easy", 25, 0.29),
        ("skilled", "medium", 25, 0.3),
        ("hard", "skilled", 12, 0.28),
    ],
)
def test_every_level_beats_a_table_of_the_level_below(
    level: str, below: str, deals: int, at_least: float
) -> None:
    won, games = wins("art-robbery", level, below, 4, deals)
    # A fair share would be a quarter.
    assert won >= at_least * games


def test_hard_clearly_beats_a_table_of_medium() -> None:
    won, games = wins("art-robbery", "hard@100", "medium", 4, 15)
    assert won >= 0.42 * games


@pytest.mark.parametrize("players", [3, 4])
def test_tables_of_medium_escape_in_half_of_the_silver_games_at_least(players: int) -> None:
    match = Match("alcatraz", players, seed=3, options={"sides": "silver"})
    games = list(seat(find("alcatraz"), ["medium"], players, 40, match.seed).pairings())
    escapes = sum(any(arena.play(match, pairing).payoffs) for pairing in games)
    assert escapes >= len(games) / 2
    # And sometimes all are caught, or nobody would need to fear it.
    assert escapes < len(games)
