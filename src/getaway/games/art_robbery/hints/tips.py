"""What a newcomer should hear once, when it first happens."""

from __future__ import annotations

from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.rules import first_match, last_match
from getaway.games.art_robbery.rules.state import (
    BOSS,
    MAX_PLAYERS,
    MIDDLE,
    OVER,
    PLACES,
    PLAY_CARD,
    State,
)
from getaway.kernel.dialect import NOBODY
from getaway.kernel.sentence import Seat, Sentence

TWO_LEFT = 2
THIRD_RAID = 2  # counted from 0


def tips(s: State, seat: int) -> list[Sentence]:
    """What fits the table as a seat sees it, most urgent first."""
    if s.phase == OVER:
        return []
    found = []
    boss = s.owner[s.raid * PLACES + PLACES - 1]
    if boss == seat and backing(s, seat) == 0:
        found.append(Sentence("tip-bare-boss"))
    if s.phase == PLAY_CARD and s.mover == seat:
        found += _of_hand(s, seat, boss)
    if s.dog not in (NOBODY, seat):
        found.append(Sentence("tip-dog", {"who": Seat(s.dog)}))
    if s.middle == TWO_LEFT:
        found.append(Sentence("tip-two-left"))
    if s.raid == THIRD_RAID:
        found.append(Sentence("tip-alibis", {"players": s.players}))
    return found


def _of_hand(s: State, seat: int, boss: int) -> list[Sentence]:
    found = []
    for card in sorted({card for card in s.hands[seat] if card <= BOSS}):
        owners = s.owner[first_match(s, card) : last_match(s, card)]
        if MIDDLE in owners:
            continue
        if any(owner < MAX_PLAYERS and owner != seat for owner in owners):
            if card < BOSS:
                found.append(Sentence("tip-steal", {"value": card}))
        else:
            found.append(Sentence("tip-nothing", {"card": "boss" if card == BOSS else str(card)}))
    if 5 in s.hands[seat] and boss == MIDDLE:
        found.append(Sentence("tip-five"))
    return found
