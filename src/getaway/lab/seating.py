"""Who sits where: the line-ups of an arena, each deal played in all its seat rotations."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game

USUAL = 4  # players, where the game takes so many

FIELD, TABLE, MIXED = "one against a field", "one table", "mixed tables"


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its number, its deal, and whose bot sits where."""

    number: int
    deal: int
    rotation: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Seating:
    """What was asked for, made into deals and games."""

    format: str
    bots: tuple[str, ...]  # each once, as given
    players: int
    deals: int
    games: int
    seed: int
    table: tuple[str, ...] = ()  # the one line-up, if there is but one

    def pairings(self) -> Iterator[Pairing]:
        """All games in order, deal by deal."""
        lots = random.Random(f"seating {self.seed}")
        sat = dict.fromkeys(self.bots, 0)
        number = 0
        for deal in range(self.deals):
            rotation = 0
            for line_up in self._line_ups(lots, sat):
                for turned in range(self.players):
                    yield Pairing(number, deal, rotation, line_up[turned:] + line_up[:turned])
                    number += 1
                    rotation += 1

    def _line_ups(self, lots: random.Random, sat: dict[str, int]) -> list[tuple[str, ...]]:
        """The line-ups of the next deal; who sits beside whom is left to the lot."""
        if self.format == FIELD:
            return field_both_ways(self.bots, self.players)
        if self.format == TABLE:
            drawn = list(self.table)
        else:
            drawn = []
            # Whoever has sat least is next, so that all play as often, give or take one.
            while len(drawn) < self.players:
                ranked = sorted(self.bots, key=lambda bot: (drawn.count(bot), sat[bot], lots.random()))
                drawn.append(ranked[0])
                sat[ranked[0]] += 1
        lots.shuffle(drawn)
        return [tuple(drawn)]


def field_both_ways(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Each of two bots alone at a table of the other; with two players that is the same table."""
    one, other = bots
    ways = [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
    return ways[:1] if players == 2 else ways


def seat(game: Game, bots: Sequence[str], players: int | None, games: int, seed: int) -> Seating:
    """Two different bots meet one against a field; as many bots as players make one table; else mixed ones.

    One bot alone fills its table. Games are rounded up to whole deals in all seats.
    """
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    if not bots:
        raise BadInput("An arena needs at least one bot.")
    names = tuple(dict.fromkeys(bots))
    duel = len(bots) == len(names) == 2
    if players is None:
        fits = not duel and len(bots) in game.players
        players = len(bots) if fits else max(n for n in game.players if n <= max(USUAL, game.players[0]))
    game.check_players(players)
    table: tuple[str, ...] = ()
    if duel:
        form = FIELD
        each = players if players == 2 else 2 * players
    elif len(bots) in (1, players):
        form, table, each = TABLE, tuple(bots) * (players if len(bots) == 1 else 1), players
    elif len(names) < len(bots):
        raise BadInput(
            f"Name a bot twice only to fill one table: {players} players need {players} bots, not "
            f"{len(bots)}."
        )
    else:
        form, each = MIXED, players
    deals = -(-games // each)
    return Seating(form, names, players, deals, deals * each, seed, table)
