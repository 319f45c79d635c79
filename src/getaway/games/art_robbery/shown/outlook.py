"""What an action would bring, as far as the mover can know: a look before the leap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from getaway.games.art_robbery.rules import rules
from getaway.games.art_robbery.rules.state import (
    ACTIONS,
    BOX,
    CHOOSE_GIFT,
    CHOOSE_TOKEN,
    CHOOSE_VICTIM,
    DOG,
    FETCHES_DOG,
    GIVES_DOG,
    HAND,
    MAX_PLAYERS,
    MIDDLE,
    NO_CARD,
    NOTHING,
    PLACES,
    PLAY,
    PLAY_CARD,
    RAID_ENDS,
    RAIDS,
    ROBS,
    STEALS,
    TAKE,
    TAKES,
    THIEF,
    TOKENS,
    State,
)
from getaway.games.art_robbery.shown.notation import token_name
from getaway.games.art_robbery.shown.shapes import Way
from getaway.kernel.dialect import NOBODY
from getaway.kernel.record import Told


class Facts(NamedTuple):
    """All that the ways of an action hang on: few enough that equal ones come again and again."""

    action: int
    phase: int
    turn: int
    mover: int
    dog: int
    card: int
    source: int
    stealing: int
    greedy: int
    is_last: bool  # whatever is taken from the middle is the last token there
    stalls: bool  # AR-26: the raid ends with this turn
    place: int  # of the first token in reach
    tokens: tuple[int, ...]  # those in reach: AR-11 to AR-17, a card asks for no others
    owners: tuple[int, ...]


def ways(s: State, action: int) -> list[Way]:
    """All ways that an action of the mover can go; the state is hidden from that seat."""
    return _ways(facts(s, action))


def facts(s: State, action: int) -> Facts:
    """What of a state bears on an action."""
    first, last = _reach(s, action)
    turn, mover, dog, owners = s.turn, s.mover, s.dog, tuple(s.owner[first:last])
    if MIDDLE in owners:
        # AR-12, AR-15: what lies in the middle is taken from there, whoever takes it or has the rest.
        turn, mover, dog = 0, 0, NOBODY
        owners = tuple([MIDDLE if owner == MIDDLE else BOX for owner in owners])
    return Facts(
        action,
        s.phase,
        turn,
        mover,
        dog,
        s.card,
        s.source,
        s.stealing,
        s.greedy,
        s.middle == 1,
        s.pile == 1 and s.renewals + 1 == s.stall,
        first - s.raid * PLACES,
        tuple(s.tokens[first:last]),
        owners,
    )


def _reach(s: State, action: int) -> tuple[int, int]:
    """The tokens that an action can move: the first, and the one after the last."""
    none = s.raid * PLACES, s.raid * PLACES
    if action == NOTHING:
        return none
    if s.phase == CHOOSE_TOKEN:
        token = s.raid * PLACES + action - TAKE
        return token, token + 1
    if s.phase == CHOOSE_GIFT:
        return s.token, s.token + 1
    card = s.card if s.phase == CHOOSE_VICTIM else action - PLAY
    if card == DOG:
        return none
    return rules.first_match(s, card), rules.last_match(s, card)


@lru_cache(maxsize=8192)
def _ways(known: Facts) -> list[Way]:
    # Whoever reads them must leave them so.
    return explore(_bare(known), known.action)


def _bare(known: Facts) -> State:
    """A state of which nothing is true but these facts."""
    s = NOTHING_KNOWN.copy()
    s.phase, s.turn, s.mover, s.dog = known.phase, known.turn, known.mover, known.dog
    s.card, s.source = known.card, known.source
    s.stealing, s.greedy = known.stealing, known.greedy
    s.middle = 1 if known.is_last else 2
    if known.stalls:
        s.pile = s.draw[0] = s.stall = 1
    card = known.card
    if known.phase == PLAY_CARD:
        card = s.hands[known.turn][0] = known.action - PLAY
    end = known.place + len(known.tokens)
    s.owner[known.place : end] = known.owners
    s.tokens[known.place : end] = known.tokens
    if card not in (DOG, THIEF):
        s.first_of[card], s.first_of[card + 1] = known.place, end
    s.token = known.place if known.phase == CHOOSE_GIFT else NOBODY
    return s


def _nothing_known() -> State:
    """Nobody has anything, and the raid goes on."""
    s = State()
    s.players = MAX_PLAYERS
    s.raids, s.hand = RAIDS, HAND
    # The hand is filled before the turn is over, so there have to be cards: any will do, no way names one.
    s.pile = s.draw[0] = 2
    s.owner[:] = [BOX] * TOKENS
    for hand in s.hands:
        hand[:] = [NO_CARD] * HAND
    return s


NOTHING_KNOWN = _nothing_known()


def explore(s: State, action: int) -> list[Way]:
    """The ways of an action, by doing it; the state is used up."""
    s.story = []
    rules.apply(s, action)
    if s.phase not in (CHOOSE_TOKEN, CHOOSE_VICTIM):
        return [_way(s.story)]
    mask = [0] * ACTIONS
    rules.legal(s, mask)
    return [
        Way(
            then=[next_, *way.then],
            takes=way.takes,
            source=way.source,
            guarded=way.guarded,
            ends_raid=way.ends_raid,
        )
        for next_ in range(ACTIONS)
        if mask[next_]
        for way in ways(s, next_)
    ]


def _way(story: Sequence[Told]) -> Way:
    """The end of a way, from what was told on it."""
    takes: str | None = None
    source = NOBODY
    guarded = ends_raid = False
    for _, kind, a, b, c in story:
        if kind == TAKES:
            takes = token_name(b)
        elif kind in (ROBS, STEALS):
            takes, source = token_name(c), b
            guarded = kind == ROBS
        elif kind == FETCHES_DOG:
            takes, source = "dog", b
        elif kind == GIVES_DOG:
            takes, source = "dog", a
        elif kind == RAID_ENDS:
            ends_raid = True
    return Way(
        then=[],
        takes=takes,
        source=None if source == NOBODY else source,
        guarded=guarded,
        ends_raid=ends_raid,
    )
