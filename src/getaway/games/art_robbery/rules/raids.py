"""AR-7 to AR-9 and AR-19 to AR-22: the piles, the turns, and the raids from one to the next."""

from __future__ import annotations

from getaway.games.art_robbery.rules.state import (
    ABSENT,
    BOSS,
    BOSS_KEPT,
    BOSS_LOST,
    BOX,
    CARDS,
    ENDS,
    MIDDLE,
    OVER,
    PLACES,
    PLAY_CARD,
    RAID_BEGINS,
    RAID_ENDS,
    RENEWS,
    State,
    value,
)
from getaway.kernel.chance import pull
from getaway.kernel.dialect import NOBODY, rule, tell


@rule
def lay_out(s: State) -> None:
    """AR-7: all tokens of the raid lie in the middle."""
    first = s.raid * PLACES
    s.middle = 0
    for token in range(first, first + PLACES):
        if s.tokens[token] != ABSENT:
            s.owner[token] = MIDDLE
            s.middle += 1
    for worth in range(BOSS + 2):
        token = first
        while token < first + PLACES and value(s, token) < worth:
            token += 1
        s.first_of[worth] = token
    tell(s, RAID_BEGINS, s.raid)


@rule
def start_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.mover = seat
    s.phase = PLAY_CARD


@rule
def after(s: State, seat: int) -> int:
    """AR-8: the next seat, clockwise."""
    return 0 if seat == s.players - 1 else seat + 1


@rule
def draw_card(s: State) -> int:
    """Any card of the pile, each as likely."""
    card = pull(s, s.draw, s.pile)
    s.pile -= 1
    return card


@rule
def renew_pile(s: State) -> None:
    """AR-9: as soon as the pile is empty the whole discard pile, top card too, takes its place."""
    for card in range(CARDS):
        s.draw[card] = s.discard[card]
        s.renewed[card] = s.discard[card]
        s.pile += s.discard[card]
        s.discard[card] = 0
    for seat in range(s.players):
        s.fresh[seat] = 0
    # Nothing asks for more than 99; without a limit it could outgrow its byte.
    s.renewals = min(s.renewals + 1, 100)
    tell(s, RENEWS, s.pile)


@rule
def end_raid(s: State) -> None:
    """AR-19 to AR-22: check the Boss, make the loot safe, lay out the next raid."""
    first = s.raid * PLACES
    for token in range(first, first + PLACES):
        if s.owner[token] == MIDDLE:
            s.owner[token] = BOX
    # AR-2: sorted, the Boss is the last of the nine; a raid without one has its place in the box.
    boss = first + PLACES - 1
    owner = s.owner[boss]
    if owner != BOX:
        if backing(s, owner) > 0:
            tell(s, BOSS_KEPT, owner)
        else:
            tell(s, BOSS_LOST, owner)
            s.owner[boss] = BOX
    for token in range(first, first + PLACES):
        if s.owner[token] != BOX:
            s.safe[s.owner[token]] += 1
    s.middle = 0
    s.renewals = 0
    tell(s, RAID_ENDS, s.raid)
    if s.raid == s.raids - 1:
        s.phase = OVER
        s.mover = NOBODY
        tell(s, ENDS)
        return
    s.raid += 1
    lay_out(s)
    s.turns += 1
    # AR-22: the owner of the dog starts; while it is in the middle, the next player does.
    start_turn(s, after(s, s.turn) if s.dog == NOBODY else s.dog)


@rule
def backing(s: State, seat: int) -> int:
    """AR-20: how many a seat has of what keeps the Boss, a 4 or a 5 of the same raid; it is not its own 5."""
    found = 0
    for token in range(s.first_of[4], s.first_of[BOSS]):
        found += s.owner[token] == seat
    return found
