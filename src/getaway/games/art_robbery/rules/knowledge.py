"""What a seat may know: wiped from a state, guessed back into it, and written as numbers."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.art_robbery.rules.scoring import worth
from getaway.games.art_robbery.rules.state import (
    BOX,
    CARD_NAMES,
    CARDS,
    CHOOSE_GIFT,
    HAND,
    MAX_PLAYERS,
    MAY,
    MIDDLE,
    NO_CARD,
    OPEN,
    OVER,
    OWN,
    PLACES,
    RAIDS,
    SECRET,
    TOKENS,
    UNKNOWN,
    UNKNOWN_CARD,
    State,
    dots,
    value,
)
from getaway.kernel.actions import Observation
from getaway.kernel.chance import below, pull
from getaway.kernel.dialect import NOBODY, numbers, rule


@rule
def knows_stack(s: State, seat: int, owner: int) -> bool:
    """AR-21: may a seat look into a stack? At the end all are opened and counted (AR-23)."""
    return s.phase == OVER or s.stacks == OPEN or (s.stacks == OWN and seat == owner)


@rule
def hide(s: State, seat: int) -> None:
    """Wipe all that a seat may not know; NOBODY is a spectator."""
    s.rng = 0
    for other in range(s.players):
        if other != seat:
            s.fresh[other] = 0
            for i in range(HAND):
                if s.hands[other][i] != NO_CARD:
                    s.hands[other][i] = UNKNOWN_CARD
    for card in range(CARDS):
        s.draw[card] = 0
    for token in range(s.raid * PLACES):
        if s.owner[token] < MAX_PLAYERS and not knows_stack(s, seat, s.owner[token]):
            s.owner[token] = UNKNOWN


@rule
def remind(s: State, true: State) -> None:
    """AR-21: whoever has listened knows whose stacks the tokens went to, as `memory` has it."""
    for token in range(s.raid * PLACES):
        if s.owner[token] == UNKNOWN:
            s.owner[token] = true.owner[token]


@rule
def determinize(s: State, seat: int) -> None:
    """Fill a hidden state with a guess that fits, from `s.rng`."""
    guess_cards(s, seat)
    guess_stacks(s)


@rule
def guess_cards(s: State, seat: int) -> None:
    """Deal the unseen cards to hands and pile, as a card counter would.

    What lies in the pile came from the pile as last renewed: an unseen card of which that pile had no
    more is in a hand. `s.draw` holds what may be in the pile; `held` what must be in the hands.
    """
    held = numbers(CARDS)
    for card in range(CARDS):
        s.draw[card] = s.deck[card] - s.discard[card]
        held[card] = s.renewed[card]
    if seat != NOBODY:
        for i in range(HAND):
            card = s.hands[seat][i]
            if card != NO_CARD:
                s.draw[card] -= 1
                if s.fresh[seat] >> i & 1:
                    held[card] -= 1
    surely_held = 0
    maybe = 0
    for card in range(CARDS):
        most = min(s.draw[card], held[card])
        held[card] = s.draw[card] - most
        surely_held += held[card]
        s.draw[card] = most
        maybe += most
    places = maybe + surely_held - s.pile
    for other in range(s.players):
        for i in range(HAND):
            if s.hands[other][i] == UNKNOWN_CARD:
                if below(s, places) < surely_held:
                    s.hands[other][i] = pull(s, held, surely_held)
                    surely_held -= 1
                else:
                    s.hands[other][i] = pull(s, s.draw, maybe)
                    maybe -= 1
                places -= 1


@rule
def guess_stacks(s: State) -> None:
    """Spread the tokens nobody may look at over the stacks, by their sizes."""
    room = numbers(MAX_PLAYERS)
    unknown = 0
    for other in range(s.players):
        room[other] = s.safe[other]
        unknown += s.safe[other]
    for token in range(s.raid * PLACES):
        if s.owner[token] < MAX_PLAYERS:
            room[s.owner[token]] -= 1
            unknown -= 1
    for token in range(s.raid * PLACES):
        if s.owner[token] == UNKNOWN:
            s.owner[token] = pull(s, room, unknown)
            unknown -= 1


observation = Observation()
PLAYERS_ARE = observation.block("{} players", range(2, MAX_PLAYERS + 1))
RAID_IS = observation.block("raid {}", range(1, RAIDS + 1))
PHASE_IS = observation.block("to {}", ["play a card", "choose a token", "choose a victim", "give"])
MY_DECISION = observation.one("my decision")
MAY_DECLINE = observation.one("stealing is free")
MAY_LEAVE_IT = observation.one("the Greedy thief may take nothing")
STACKS_ARE = observation.block("stacks are {}", ["secret", "own", "open"])
STALL = observation.one("renewals that end a raid")
RENEWALS = observation.one("renewals in this raid")
PILE = observation.one("cards in the draw pile")
MY_CARDS = observation.block("cards of mine: {}", CARD_NAMES)
MY_FRESH = observation.block("cards of mine from the pile as last renewed: {}", CARD_NAMES)
PLAYED = observation.block("card played: {}", CARD_NAMES)
DISCARDED = observation.block("cards discarded: {}", CARD_NAMES)
RENEWED = observation.block("cards in the pile as last renewed: {}", CARD_NAMES)
DOG_IS = observation.block("dog: seat +{}", range(MAX_PLAYERS))
TURN_IS = observation.block("turn: seat +{}", range(MAX_PLAYERS))
DECIDES = observation.block("decides: seat +{}", range(MAX_PLAYERS))
VICTIM_IS = observation.block("robbed: seat +{}", range(MAX_PLAYERS))
CARDS_HELD = observation.block("cards held: seat +{}", range(MAX_PLAYERS))
STACK_SIZE = observation.block("tokens in the stack: seat +{}", range(MAX_PLAYERS))
STACK_POINTS = observation.block("points known in the stack: seat +{}", range(MAX_PLAYERS))
STACK_ALIBIS = observation.block("alibis known in the stack: seat +{}", range(MAX_PLAYERS))
ROBBED_OF = observation.block("robbed of place {}", range(PLACES))
VALUES = observation.block("value of place {}", range(PLACES))
DOTS = observation.block("dots of place {}", range(PLACES))
IN_MIDDLE = observation.block("in the middle: place {}", range(PLACES))
IN_LOOT = observation.block(
    "loot: {}", [f"seat +{i}, place {p}" for i in range(MAX_PLAYERS) for p in range(PLACES)]
)
IN_BOX = observation.block("in the box: token {}", range(TOKENS))
TOKEN_VALUES = observation.block("value of token {}", range(TOKENS))
TOKEN_DOTS = observation.block("dots of token {}", range(TOKENS))
# Which tokens they are decides what an arrested player gives up (AR-24).
IN_STACK = observation.block("stack of seat +n, as n + 1, known to hold token {}", range(TOKENS))
MOST = 127  # an owner's own edition may go beyond what eight bits hold
OBSERVATION = len(observation)


@rule
def away(s: State, seat: int, other: int) -> int:
    """How many seats on from a seat another sits, clockwise; a remainder would take longer."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def observe(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write what a seat may know as numbers; seats count from that seat on, clockwise."""
    for i in range(OBSERVATION):
        out[i] = 0
    out[PLAYERS_ARE + s.players - 2] = 1
    out[RAID_IS + s.raid] = 1
    if s.phase != OVER:
        out[PHASE_IS + s.phase] = 1
        out[TURN_IS + away(s, seat, s.turn)] = 1
        out[DECIDES + away(s, seat, s.mover)] = 1
    if s.mover == seat:
        out[MY_DECISION] = 1
    if s.stealing == MAY:
        out[MAY_DECLINE] = 1
    if s.greedy == MAY:
        out[MAY_LEAVE_IT] = 1
    out[STACKS_ARE + s.stacks] = 1
    out[STALL] = s.stall
    out[RENEWALS] = s.renewals
    out[PILE] = s.pile
    if s.card != NO_CARD:
        out[PLAYED + s.card] = 1
    for card in range(CARDS):
        out[DISCARDED + card] = s.discard[card]
    for card in range(CARDS):
        out[RENEWED + card] = s.renewed[card]
    if s.dog != NOBODY:
        out[DOG_IS + away(s, seat, s.dog)] = 1
    if s.source != MIDDLE:
        out[VICTIM_IS + away(s, seat, s.source)] = 1
    if s.phase == CHOOSE_GIFT:
        out[ROBBED_OF + s.token - s.raid * PLACES] = 1
    observe_seats(s, seat, out)
    observe_raid(s, seat, out)
    observe_stacks(s, seat, out)


@rule
def observe_seats(s: State, seat: int, out: MutableSequence[int]) -> None:
    # Only the last place of a hand is ever empty.
    last = s.hand - 1
    cards = s.hand - (s.hands[seat][last] == NO_CARD)
    for i in range(cards):
        out[MY_CARDS + s.hands[seat][i]] += 1
        out[MY_FRESH + s.hands[seat][i]] += s.fresh[seat] >> i & 1
    for other in range(s.players):
        place = away(s, seat, other)
        out[STACK_SIZE + place] = s.safe[other]
        out[CARDS_HELD + place] = s.hand - (s.hands[other][last] == NO_CARD)


@rule
def observe_raid(s: State, seat: int, out: MutableSequence[int]) -> None:
    """The nine tokens of this raid, and what is printed on all; one that is not there lies in the box."""
    # One row a loop: a compiler does many numbers of it at once.
    for token in range(TOKENS):
        out[TOKEN_VALUES + token] = max(0, value(s, token))
    for token in range(TOKENS):
        out[TOKEN_DOTS + token] = dots(s, token)
    first = s.raid * PLACES
    for place in range(PLACES):
        out[VALUES + place] = max(0, value(s, first + place))
    for place in range(PLACES):
        out[DOTS + place] = dots(s, first + place)
    for place in range(PLACES):
        out[IN_MIDDLE + place] = int(s.owner[first + place] == MIDDLE)
    for token in range(TOKENS):
        out[IN_BOX + token] = int(s.owner[token] == BOX)
    for place in range(PLACES):
        owner = s.owner[first + place]
        if owner < MAX_PLAYERS:
            out[IN_LOOT + away(s, seat, owner) * PLACES + place] = 1


@rule
def observe_stacks(s: State, seat: int, out: MutableSequence[int]) -> None:
    """What is known of the raids gone by; where all is secret, nothing (AR-21)."""
    if s.stacks == SECRET and s.phase != OVER:
        return
    for token in range(s.raid * PLACES):
        owner = s.owner[token]
        if owner < MAX_PLAYERS and knows_stack(s, seat, owner):
            write_stack(s, token, away(s, seat, owner), out)


@rule
def recollect(s: State, seat: int, out: MutableSequence[int]) -> None:
    """AR-21: whoever has listened knows all stacks, also those that may not be looked into again."""
    for token in range(s.raid * PLACES):
        owner = s.owner[token]
        if owner < MAX_PLAYERS and not knows_stack(s, seat, owner):
            write_stack(s, token, away(s, seat, owner), out)


@rule
def write_stack(s: State, token: int, place: int, out: MutableSequence[int]) -> None:
    """A token that is known to lie in the stack of the seat so many places on."""
    out[IN_STACK + token] = place + 1
    out[STACK_POINTS + place] = min(MOST, out[STACK_POINTS + place] + worth(s, token))
    out[STACK_ALIBIS + place] = min(MOST, out[STACK_ALIBIS + place] + dots(s, token))
