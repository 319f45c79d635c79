"""What a player who listens remembers of tokens that nobody may look at again (AR-21)."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.art_robbery.rules.state import (
    MAX_PLAYERS,
    PLACES,
    RAID_BEGINS,
    STEALS,
    TAKES,
    UNKNOWN,
    State,
)
from getaway.kernel.game import Told


def recall(s: State, told: Sequence[Told]) -> None:
    """Put back into a hidden state whose stacks the tokens went to, as far as it was told.

    Tokens that are equal are interchangeable: which of two it was does not matter. A Boss that was lost is
    seen to lie in the box.
    """
    raid = 0
    loot: dict[tuple[int, int], list[int]] = {}  # of a raid and a face of a token: who holds one
    for _, kind, a, b, c in told:
        if kind == RAID_BEGINS:
            raid = a
        elif kind == TAKES:
            loot.setdefault((raid, b), []).append(a)
        elif kind == STEALS:
            holders = loot[raid, c]
            holders[holders.index(b)] = a
    gone = range(s.raid * PLACES)
    for token in gone:
        if s.owner[token] < MAX_PLAYERS:
            # Not hidden: the same token is not to be given away a second time.
            holders = loot.get((token // PLACES, s.tokens[token]), [])
            if s.owner[token] in holders:
                holders.remove(s.owner[token])
    for token in gone:
        holders = loot.get((token // PLACES, s.tokens[token]), [])
        if s.owner[token] == UNKNOWN and holders:
            s.owner[token] = holders.pop()
