"""What one viewer sees of a game: made from a hidden state, typed, ready for JSON."""

from __future__ import annotations

from typing import Any, TypedDict

from getaway.games.art_robbery import rules, scoring
from getaway.games.art_robbery.notation import (
    action_words,
    hand_names,
    heap_names,
    piles,
    raids_gone,
    this_raid,
    token_name,
)
from getaway.games.art_robbery.outlook import Way, ways
from getaway.games.art_robbery.state import (
    ACTIONS,
    BOX,
    CARD_NAMES,
    CHOOSE_GIFT,
    HAND,
    MIDDLE,
    NO_CARD,
    OVER,
    PLACES,
    TOKENS,
    UNKNOWN_CARD,
    State,
)
from getaway.kernel.dialect import NOBODY

DECISIONS = ("play", "token", "victim", "gift", None)
STEALING = ("must", "may")
STACKS = ("secret", "own", "open")


class SeatView(TypedDict):
    """One player, as the viewer sees them."""

    cards: int
    hand: list[str] | None  # None: the viewer may not see it
    loot: list[str]  # tokens of this raid
    stack: int  # tokens of the raids gone by
    safe: list[str] | None  # what they are; None: the viewer may not look (AR-21)
    raids: list[list[str]] | None  # the same, raid by raid


class Robbery(TypedDict):
    """A theft that waits for a decision."""

    victim: int
    token: str | None  # None while the thief still chooses


class Offer(TypedDict):
    """An action that is open to the viewer."""

    action: int
    words: dict[str, Any]
    ways: list[Way]  # what it would bring


class Result(TypedDict):
    """How a game ended; lists by seat, but for `arrested` and `winners`, which list seats."""

    alibis: list[int]
    arrested: list[int]
    discarded: list[list[str]]
    points: list[int]
    winners: list[int]


class View(TypedDict):
    """All that a viewer sees."""

    game: str
    players: int
    stealing: str
    stacks: str
    stall: int
    raid: int
    turn: int
    thief: int  # whose turn it is
    mover: int | None
    decision: str | None  # play, token, victim, gift; None when the game is over
    dog: int | None
    middle: list[str]
    box: list[str]
    seats: list[SeatView]
    draw: int  # cards in the draw pile
    renewals: int
    discard: list[str]
    played: str | None
    robbery: Robbery | None
    offers: list[Offer]
    result: Result | None


def view(state: State, viewer: int) -> View:
    """What a seat, or a spectator (NOBODY), sees."""
    s = state.copy()
    rules.hide(s, viewer)
    over = s.phase == OVER
    raid, gone = piles(s, this_raid(s)), raids_gone(s, over)
    past = [piles(s, gone[first : first + PLACES]) for first in range(0, len(gone), PLACES)]
    return {
        "game": "art-robbery",
        "players": s.players,
        "stealing": STEALING[s.stealing],
        "stacks": STACKS[s.stacks],
        "stall": s.stall,
        "raid": s.raid + 1,
        "turn": s.turns,
        "thief": s.turn,
        "mover": None if over else s.mover,
        "decision": DECISIONS[s.phase],
        "dog": None if s.dog == NOBODY else s.dog,
        "middle": raid[MIDDLE],
        # AR-19: nothing of a raid goes into the box before its end.
        "box": sorted(token for piled in past for token in piled[BOX]),
        "seats": [
            _seat_view(s, seat, [] if over else raid[seat], [piled[seat] for piled in past])
            for seat in range(s.players)
        ],
        "draw": s.pile,
        "renewals": s.renewals,
        "discard": heap_names(s.discard),
        "played": None if s.card == NO_CARD else CARD_NAMES[s.card],
        "robbery": _robbery(s),
        "offers": offers(s) if viewer == s.mover and not over else [],
        "result": result(s) if over else None,
    }


def _seat_view(s: State, seat: int, loot: list[str], raids: list[list[str]]) -> SeatView:
    """Of a hidden state: what `hide` has wiped is None here."""
    hand = s.hands[seat]
    safe = sorted(token for raid in raids for token in raid)
    may_look = len(safe) == s.safe[seat]
    return {
        "cards": HAND - hand.count(NO_CARD),
        "hand": None if UNKNOWN_CARD in hand else hand_names(hand),
        "loot": loot,
        "stack": s.safe[seat],
        "safe": safe if may_look else None,
        "raids": raids if may_look else None,
    }


def _robbery(s: State) -> Robbery | None:
    if s.source == MIDDLE:
        return None
    token = token_name(s.tokens[s.token]) if s.phase == CHOOSE_GIFT else None
    return {"victim": s.source, "token": token}


def offers(s: State) -> list[Offer]:
    """What the mover may do."""
    mask = [0] * ACTIONS
    rules.legal(s, mask)
    open_ = [action for action in range(ACTIONS) if mask[action]]
    return [
        {"action": action, "words": action_words(s, action), "ways": found}
        for action, found in zip(open_, ways(s, open_), strict=True)
    ]


def result(s: State) -> Result:
    """AR-23 to AR-25: how a finished game ended."""
    seats = range(s.players)
    discarded = [0] * TOKENS
    scoring.choose_discard(s, discarded)
    payoff = [0.0] * s.players
    rules.result(s, payoff)
    given_up = [
        [token for token in range(TOKENS) if discarded[token] and s.owner[token] == seat] for seat in seats
    ]
    return {
        "alibis": [scoring.alibis(s, seat) for seat in seats],
        "arrested": [seat for seat in seats if scoring.is_arrested(s, seat)],
        "discarded": [sorted(token_name(s.tokens[t]) for t in tokens) for tokens in given_up],
        "points": [scoring.points(s, seat) for seat in seats],
        "winners": [seat for seat in seats if payoff[seat] > 0],
    }
