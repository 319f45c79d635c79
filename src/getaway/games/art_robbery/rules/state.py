"""What an Art Robbery state holds, and the numbers it is written in.

A token is one of 36, nine for each raid, sorted by value and dots, the Boss last. A small edition has fewer:
what it lacks lies in the box from the start. The draw pile is a heap: its order is secret, so a card is drawn
when it is needed.
"""

from __future__ import annotations

from getaway.kernel.actions import Actions
from getaway.kernel.dialect import rule
from getaway.kernel.record import i8, i32, i64
from getaway.kernel.state import GameState

MAX_PLAYERS = 5
HAND = 5  # cards in a hand, raids and tokens in a raid: in a small edition fewer
RAIDS = 4
PLACES = 9
TOKENS = RAIDS * PLACES
ABSENT = -16  # the place of a token that a small edition does not have: no value, no dots

# AR-1: the kinds of cards; a number card is its number, and the Boss card takes the Boss token.
CARDS = 9
BOSS, DOG, THIEF = 6, 7, 8
NO_CARD, UNKNOWN_CARD = 9, 10
DECK = (6, 6, 6, 6, 6, 6, 6, 6, 7)

# Where a token is, if not with a seat.
MIDDLE, BOX, TO_COME, UNKNOWN = 5, 6, 7, 8

# What is decided now.
PLAY_CARD, CHOOSE_TOKEN, CHOOSE_VICTIM, CHOOSE_GIFT, OVER = 0, 1, 2, 3, 4

# AR-12, AR-15, AR-21: the options, in the order of their words.
MUST, MAY = 0, 1
SECRET, OWN, OPEN = 0, 1, 2

actions = Actions()
CARD_NAMES = ("0", "1", "2", "3", "4", "5", "boss", "dog", "thief")
PLAY = actions.block("play {}", CARD_NAMES)
TAKE = actions.block("take token {}", range(PLACES))
ROB = actions.seats("rob seat {}", MAX_PLAYERS)
NOTHING = actions.one("take nothing")
GIVE_TOKEN = actions.one("give the token")
GIVE_DOG = actions.one("give the dog")
ACTIONS = len(actions)

# What is told, with a seat first; `story` puts it into words.
PLAYS, TAKES, ROBS, STEALS, FETCHES_DOG, GIVES_DOG, NOTHING_TAKEN, DECLINES = 1, 2, 3, 4, 5, 6, 7, 8
DRAWS, RENEWS, STALLS, BOSS_KEPT, BOSS_LOST, RAID_ENDS, RAID_BEGINS, ENDS = range(9, 17)


class State(GameState):
    """One game."""

    rng = i64
    turns = i32  # turns begun in the whole game
    players = i8
    raid = i8  # from 0
    turn = i8  # the thief whose turn it is
    mover = i8  # who decides now: the thief, the robbed owner of the dog, or NOBODY
    phase = i8
    dog = i8  # who has the dog, or NOBODY: it stands in the middle
    card = i8  # the card played in this turn, or NO_CARD
    source = i8  # where the thief takes from: MIDDLE or a victim's seat
    token = i8  # the token that the owner of the dog is robbed of
    middle = i8  # tokens left in the middle
    pile = i8  # cards in the draw pile
    renewals = i8  # how often the pile was renewed in this raid
    stealing = i8  # options
    greedy = i8
    stacks = i8
    stall = i8
    first = i8  # the seat that starts, or NOBODY: by lot
    raids = i8  # the edition: how many there are
    hand = i8  # cards in a hand
    deck = i8[CARDS]  # cards of each kind
    tokens = i8[TOKENS]  # sixteen times the value, and the dots; or ABSENT
    owner = i8[TOKENS]  # a seat, or where else it is
    first_of = i8[BOSS + 2]  # the first token of this raid with each value; one past the last
    hands = i8[MAX_PLAYERS, HAND]  # in no order; the gap of a card just played is the last
    fresh = i8[MAX_PLAYERS]  # bit i: card i of the hand came from the pile as last renewed
    safe = i8[MAX_PLAYERS]  # tokens in each stack of raids gone by
    draw = i8[CARDS]
    discard = i8[CARDS]
    renewed = i8[CARDS]  # the pile as last renewed


@rule
def value(s: State, token: int) -> int:
    """AR-2: 0 to 5, or BOSS."""
    return s.tokens[token] >> 4


@rule
def dots(s: State, token: int) -> int:
    """AR-3: the alibis on a token."""
    return s.tokens[token] & 15
