"""Art Robbery by Reiner Knizia: the rules, once. The numbers are those of the rulebook page,
`getaway rules art-robbery`. The end of the game is in `scoring`, what is secret in `knowledge`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.art_robbery.rules.knowledge import (
    OBSERVATION,
    determinize,
    hide,
    observation,
    observe,
    recollect,
    remind,
)
from getaway.games.art_robbery.rules.raids import after, draw_card, end_raid, lay_out, renew_pile, start_turn
from getaway.games.art_robbery.rules.scoring import result
from getaway.games.art_robbery.rules.state import (
    ABSENT,
    ACTIONS,
    BOSS,
    BOX,
    CARDS,
    CHOOSE_GIFT,
    CHOOSE_TOKEN,
    CHOOSE_VICTIM,
    DECLINES,
    DOG,
    DRAWS,
    FETCHES_DOG,
    GIVE_DOG,
    GIVE_TOKEN,
    GIVES_DOG,
    HAND,
    MAX_PLAYERS,
    MAY,
    MIDDLE,
    NO_CARD,
    NOTHING,
    NOTHING_TAKEN,
    OVER,
    PLACES,
    PLAY,
    PLAY_CARD,
    PLAYS,
    ROB,
    ROBS,
    STALLS,
    STEALS,
    TAKE,
    TAKES,
    THIEF,
    TO_COME,
    TOKENS,
    State,
    actions,
)
from getaway.kernel.chance import below, generator
from getaway.kernel.dialect import NOBODY, rule, tell, whisper

# What the kernel's contract asks for.
__all__ = [
    "ACTIONS",
    "MAX_PLAYERS",
    "OBSERVATION",
    "OVER",
    "State",
    "actions",
    "apply",
    "determinize",
    "hide",
    "legal",
    "observation",
    "observe",
    "recollect",
    "remind",
    "result",
    "setup",
]


@rule
def setup(s: State, players: int, seed: int) -> None:
    """AR-5, AR-6: deal a game; edition and options are in the state already."""
    s.rng = generator(seed)
    s.players = players
    s.turns = 1
    s.raid = 0
    s.dog = NOBODY
    s.card = NO_CARD
    s.source = MIDDLE
    s.token = NOBODY
    s.renewals = 0
    s.pile = 0
    for card in range(CARDS):
        s.draw[card] = s.deck[card]
        s.renewed[card] = s.deck[card]
        s.discard[card] = 0
        s.pile += s.deck[card]
    for token in range(TOKENS):
        s.owner[token] = BOX if s.tokens[token] == ABSENT else TO_COME
    for seat in range(MAX_PLAYERS):
        s.safe[seat] = 0
        s.fresh[seat] = 0
        for i in range(HAND):
            s.hands[seat][i] = NO_CARD
    for seat in range(players):
        for i in range(s.hand):
            s.hands[seat][i] = draw_card(s)
        s.fresh[seat] = (1 << s.hand) - 1
    lay_out(s)
    # The lot is drawn either way: naming the starter leaves the deal as it was.
    lot = below(s, players)
    start_turn(s, lot if s.first == NOBODY else s.first)


@rule
def legal(s: State, mask: MutableSequence[int]) -> None:
    """Mark every legal action of the mover; the mask comes in all zero."""
    if s.phase == PLAY_CARD:
        # AR-8: any card of the hand; there is no pass.
        hand = s.hands[s.mover]
        for i in range(s.hand):
            mask[PLAY + hand[i]] = 1
    elif s.phase == CHOOSE_TOKEN:
        # AR-11: of equal tokens one answer; they are sorted, so equal ones follow one another.
        before = -1
        for token in range(first_match(s, s.card), last_match(s, s.card)):
            if s.owner[token] == s.source and s.tokens[token] != before:
                before = s.tokens[token]
                mask[TAKE + token - s.raid * PLACES] = 1
        if may_leave_it(s):
            mask[NOTHING] = 1
    elif s.phase == CHOOSE_VICTIM:
        for token in range(first_match(s, s.card), last_match(s, s.card)):
            if can_be_stolen(s, token):
                mask[ROB + s.owner[token]] = 1
        # AR-12: only a number card comes here, the Boss has one owner (AR-14).
        if s.stealing == MAY:
            mask[NOTHING] = 1
    elif s.phase == CHOOSE_GIFT:
        mask[GIVE_TOKEN] = 1
        mask[GIVE_DOG] = 1


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action and all that follows by itself."""
    if s.phase == PLAY_CARD:
        play(s, action - PLAY)
    elif action == NOTHING:
        tell(s, DECLINES, s.turn, s.card)
        end_turn(s)
    elif s.phase == CHOOSE_TOKEN:
        take(s, s.raid * PLACES + action - TAKE)
    elif s.phase == CHOOSE_VICTIM:
        choose_from(s, action - ROB)
    elif action == GIVE_DOG:
        # AR-17: the thief gets the dog, the victim keeps the token.
        tell(s, GIVES_DOG, s.mover, s.turn, s.tokens[s.token])
        s.dog = s.turn
        end_turn(s)
    else:
        hand_over(s, s.token)


@rule
def play(s: State, card: int) -> None:
    """AR-8: the card goes on the discard pile and does what it shows."""
    hand = s.hands[s.turn]
    i = 0
    while hand[i] != card:
        i += 1
    # The last card fills the gap, and what is known of where it came from goes with it.
    fresh = s.fresh[s.turn]
    last = s.hand - 1
    s.fresh[s.turn] = fresh & ~(1 << i) | (fresh >> last & 1) << i
    hand[i] = hand[last]
    hand[last] = NO_CARD
    s.discard[card] += 1
    s.card = card
    tell(s, PLAYS, s.turn, card)
    if card == DOG:
        fetch_dog(s)
    elif not choose_from(s, MIDDLE):
        look_for_victims(s)


@rule
def fetch_dog(s: State) -> None:
    """AR-16: from the middle or from whoever has it; it cannot be refused."""
    if s.dog == s.turn:
        tell(s, NOTHING_TAKEN, s.turn, DOG)
    else:
        tell(s, FETCHES_DOG, s.turn, s.dog)
        s.dog = s.turn
    end_turn(s)


@rule
def first_match(s: State, card: int) -> int:
    """AR-11, AR-13, AR-14: the first token of this raid that a card shows; for a thief, of all (AR-15)."""
    return s.raid * PLACES if card == THIEF else s.first_of[card]


@rule
def last_match(s: State, card: int) -> int:
    """The token after the last one that a card shows."""
    return s.raid * PLACES + PLACES if card == THIEF else s.first_of[card + 1]


@rule
def may_leave_it(s: State) -> bool:
    """AR-15: is it left to the Greedy thief whether to take anything?"""
    return s.card == THIEF and s.greedy == MAY


@rule
def choose_from(s: State, source: int) -> bool:
    """Take the token that fits, or ask where they differ; False if there is none."""
    s.source = source
    found = NOBODY
    for token in range(first_match(s, s.card), last_match(s, s.card)):
        if s.owner[token] == source:
            if may_leave_it(s) or (found != NOBODY and s.tokens[token] != s.tokens[found]):
                s.phase = CHOOSE_TOKEN
                return True
            if found == NOBODY:
                found = token
    if found == NOBODY:
        return False
    take(s, found)
    return True


@rule
def can_be_stolen(s: State, token: int) -> bool:
    """AR-12, AR-14: another player has it; only tokens of this raid are asked for (AR-18)."""
    return s.owner[token] < MAX_PLAYERS and s.owner[token] != s.turn


@rule
def look_for_victims(s: State) -> None:
    """AR-12: steal only what the middle does not have; AR-10: or the card is simply spent."""
    victim = NOBODY
    several = False
    for token in range(first_match(s, s.card), last_match(s, s.card)):
        if can_be_stolen(s, token):
            if victim != NOBODY and victim != s.owner[token]:
                several = True
            victim = s.owner[token]
    if victim == NOBODY:
        tell(s, NOTHING_TAKEN, s.turn, s.card)
        end_turn(s)
    elif several or (s.stealing == MAY and s.card != BOSS):
        s.phase = CHOOSE_VICTIM
    else:
        choose_from(s, victim)


@rule
def take(s: State, token: int) -> None:
    """From the middle at once; from the owner of the dog only if that player lets it go (AR-17)."""
    if s.source == MIDDLE:
        s.owner[token] = s.turn
        s.middle -= 1
        tell(s, TAKES, s.turn, s.tokens[token])
        end_turn(s)
    elif s.dog == s.source:
        s.token = token
        s.mover = s.source
        s.phase = CHOOSE_GIFT
        tell(s, ROBS, s.turn, s.source, s.tokens[token])
    else:
        hand_over(s, token)


@rule
def hand_over(s: State, token: int) -> None:
    s.owner[token] = s.turn
    tell(s, STEALS, s.turn, s.source, s.tokens[token])
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """AR-8, AR-19: fill the hand, also after the last token; then the next player, or the next raid."""
    thief = s.turn
    card = draw_card(s)
    s.hands[thief][s.hand - 1] = card
    s.fresh[thief] |= 1 << s.hand - 1
    tell(s, DRAWS, thief, NO_CARD)
    whisper(s, thief, DRAWS, thief, card)
    s.card = NO_CARD
    s.source = MIDDLE
    s.token = NOBODY
    if s.pile == 0:
        renew_pile(s)
    if s.middle == 0:
        end_raid(s)
    elif s.renewals == s.stall and s.stall > 0:
        # AR-26: nobody may hold a raid up for ever.
        tell(s, STALLS, s.raid)
        end_raid(s)
    else:
        s.turns += 1
        start_turn(s, after(s, thief))
