"""What must hold in every state of every game; looked at after each decision when games are checked."""

from __future__ import annotations

from getaway.games.art_robbery.rules.state import (
    ABSENT,
    BOX,
    CARDS,
    CHOOSE_GIFT,
    HAND,
    MAX_PLAYERS,
    MIDDLE,
    NO_CARD,
    OVER,
    PLACES,
    PLAY_CARD,
    RAIDS,
    TO_COME,
    TOKENS,
    State,
)
from getaway.kernel.dialect import NOBODY, numbers, rule

# The invariants by number, as a failed check names them.
BROKEN = (
    "nothing",
    "cards are those of the deck",
    "the draw pile is counted right and never empty",
    "hands are full, but for one card in the middle of a turn",
    "every token has one right place",
    "the middle is counted right and not empty while a raid goes on",
    "stacks are counted right",
    "the dog is in the middle or with a player",
    "the mover is the player whose turn it is, or the robbed owner of the dog",
    "renewals stay below the stall limit",
)


@rule
def violated(s: State) -> int:
    """The number of an invariant that the state breaks, or 0."""
    kinds = numbers(CARDS)
    pile = 0
    for card in range(CARDS):
        kinds[card] = s.draw[card] + s.discard[card]
        pile += s.draw[card]
    for seat in range(s.players):
        held = 0
        for i in range(HAND):
            if s.hands[seat][i] != NO_CARD:
                kinds[s.hands[seat][i]] += 1
                held += 1
        in_turn = seat == s.turn and s.phase != PLAY_CARD and s.phase != OVER
        if held != s.hand - in_turn:
            return 3
    for card in range(CARDS):
        if kinds[card] != s.deck[card] or s.draw[card] < 0 or s.discard[card] < 0:
            return 1
    if pile != s.pile or pile == 0:
        return 2
    if not -1 <= s.dog < s.players:
        return 7
    if s.stall > 0 and s.renewals >= s.stall:
        return 9
    if s.phase == CHOOSE_GIFT:
        if s.mover != s.dog or s.mover == s.turn or s.owner[s.token] != s.mover:
            return 8
    elif s.mover != (NOBODY if s.phase == OVER else s.turn):
        return 8
    return misplaced(s)


@rule
def misplaced(s: State) -> int:
    """The part of `violated` that looks at the tokens."""
    middle = 0
    safe = numbers(MAX_PLAYERS)
    raids_gone = RAIDS if s.phase == OVER else s.raid
    for token in range(TOKENS):
        owner = s.owner[token]
        raid = token // PLACES
        if owner == MIDDLE:
            middle += 1
        if owner < MAX_PLAYERS:
            if owner < 0 or owner >= s.players:
                return 4
            if raid < raids_gone:
                safe[owner] += 1
        if s.tokens[token] == ABSENT:
            if owner != BOX:
                return 4
            continue
        if (owner == TO_COME) != (raid > s.raid):
            return 4
        if owner == MIDDLE and (raid < raids_gone or raid != s.raid):
            return 4
        if owner == BOX and raid >= raids_gone:
            return 4
    if middle != s.middle or (middle == 0) != (s.phase == OVER):
        return 5
    for seat in range(s.players):
        if safe[seat] != s.safe[seat]:
            return 6
    return 0
