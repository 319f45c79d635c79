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
from getaway.kernel.reasons import Tip
from getaway.kernel.sentence import Argument, Seat, Sentence

TWO_LEFT = 2
THIRD_RAID = 2  # counted from 0


def _tip(name: str, anchor: str, **arguments: Argument) -> Tip:
    return Tip(sentence=Sentence(name, arguments), anchor=anchor)


def tips(s: State, seat: int) -> list[Tip]:
    """What fits the table as a seat sees it, most urgent first."""
    if s.phase == OVER:
        return []
    found = []
    boss = s.owner[s.raid * PLACES + PLACES - 1]
    if boss == seat and backing(s, seat) == 0:
        found.append(_tip("tip-bare-boss", "loot:boss"))
    if s.phase == PLAY_CARD and s.mover == seat:
        found += _of_hand(s, seat, boss)
    if s.dog not in (NOBODY, seat):
        found.append(_tip("tip-dog", f"dog:{s.dog}", who=Seat(s.dog)))
    if s.middle == TWO_LEFT:
        found.append(_tip("tip-two-left", "wall"))
    if s.raid == THIRD_RAID:
        found.append(_tip("tip-alibis", "goal", players=s.players))
    return found


def _of_hand(s: State, seat: int, boss: int) -> list[Tip]:
    found = []
    for card in sorted({card for card in s.hands[seat] if card <= BOSS}):
        owners = s.owner[first_match(s, card) : last_match(s, card)]
        if MIDDLE in owners:
            continue
        if any(owner < MAX_PLAYERS and owner != seat for owner in owners):
            if card < BOSS:
                found.append(_tip("tip-steal", f"held:{card}", value=card))
        else:
            name = "boss" if card == BOSS else str(card)
            found.append(_tip("tip-nothing", f"card:{name}", card=name))
    if 5 in s.hands[seat] and boss == MIDDLE:
        found.append(_tip("tip-five", "token:boss"))
    return found
