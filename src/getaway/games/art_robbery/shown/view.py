"""What one viewer sees of a game: made from a hidden state, typed, ready for JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import UNSET

from getaway.games.art_robbery.rules import rules, scoring
from getaway.games.art_robbery.rules.state import (
    ACTIONS,
    BOX,
    CARD_NAMES,
    CHOOSE_GIFT,
    HAND,
    MAX_PLAYERS,
    MIDDLE,
    NO_CARD,
    OVER,
    PLACES,
    RAIDS,
    TOKENS,
    UNKNOWN_CARD,
    State,
)
from getaway.games.art_robbery.shown.notation import (
    hand_names,
    heap_names,
    piles,
    token_name,
)
from getaway.games.art_robbery.shown.outlook import ways
from getaway.games.art_robbery.shown.shapes import Choice, Decision, Result, Robbery, SeatView, View
from getaway.games.art_robbery.shown.story import deed
from getaway.kernel.dialect import NOBODY

DECISIONS: tuple[Decision | None, ...] = ("play", "token", "victim", "gift", None)
MUST_OR_MAY: tuple[Literal["must", "may"], ...] = ("must", "may")
STACKS: tuple[Literal["secret", "own", "open"], ...] = ("secret", "own", "open")


def view(state: State, viewer: int) -> View:
    """What a seat, or a spectator (NOBODY), sees."""
    s = state.copy()
    rules.hide(s, viewer)
    over = s.phase == OVER
    this, gone = s.raid * PLACES, TOKENS if over else s.raid * PLACES
    raid = piled(tuple(s.owner[this : this + PLACES]), tuple(s.tokens[this : this + PLACES]))
    past = _past(tuple(s.owner[:gone]), tuple(s.tokens[:gone]))
    return View(
        game="art-robbery",
        players=s.players,
        stealing=MUST_OR_MAY[s.stealing],
        greedy=MUST_OR_MAY[s.greedy],
        stacks=STACKS[s.stacks],
        stall=s.stall,
        raid=s.raid + 1,
        turn=s.turns,
        thief=s.turn,
        mover=None if over else s.mover,
        decision=DECISIONS[s.phase],
        dog=None if s.dog == NOBODY else s.dog,
        middle=raid[MIDDLE],
        box=past.box,
        seats=[_seat_view(s, seat, [] if over else raid[seat], past) for seat in range(s.players)],
        draw=s.pile,
        renewals=s.renewals,
        discard=heap_names(s.discard),
        played=None if s.card == NO_CARD else CARD_NAMES[s.card],
        robbery=_robbery(s),
        choices=choices(s) if viewer == s.mover and not over else [],
        result=result(s) if over else None,
        raids=UNSET if s.raids == RAIDS else s.raids,
    )


class Past(NamedTuple):
    """The tokens of raids gone by, as far as a viewer knows: those in the box, and by seat."""

    box: list[str]
    raids: list[list[list[str]]]
    safe: list[list[str]]


# Few tokens move from view to view: whoever reads piles must leave them so.
piled = lru_cache(maxsize=4096)(piles)


@lru_cache(maxsize=4096)
def _past(owners: tuple[int, ...], tokens: tuple[int, ...]) -> Past:
    raids = [
        piled(owners[first : first + PLACES], tokens[first : first + PLACES])
        for first in range(0, len(tokens), PLACES)
    ]
    seats = range(MAX_PLAYERS)
    return Past(
        # AR-19: nothing of a raid goes into the box before its end.
        sorted(token for raid in raids for token in raid[BOX]),
        [[raid[seat] for raid in raids] for seat in seats],
        [sorted(token for raid in raids for token in raid[seat]) for seat in seats],
    )


def _seat_view(s: State, seat: int, loot: list[str], past: Past) -> SeatView:
    """Of a hidden state: what `hide` has wiped is None here."""
    hand, safe = s.hands[seat], past.safe[seat]
    may_look = len(safe) == s.safe[seat]
    return SeatView(
        cards=HAND - hand.count(NO_CARD),
        hand=None if UNKNOWN_CARD in hand else hand_names(hand),
        loot=loot,
        stack=s.safe[seat],
        safe=safe if may_look else None,
        raids=past.raids[seat] if may_look else None,
    )


def _robbery(s: State) -> Robbery | None:
    if s.source == MIDDLE:
        return None
    token = token_name(s.tokens[s.token]) if s.phase == CHOOSE_GIFT else None
    return Robbery(victim=s.source, token=token)


def choices(s: State) -> list[Choice]:
    """What the mover may do."""
    mask = [0] * ACTIONS
    rules.legal(s, mask)
    return [_choice(s, action) for action in range(ACTIONS) if mask[action]]


def _choice(s: State, action: int) -> Choice:
    is_ = deed(s, action)
    return Choice(
        action=action,
        kind=is_.kind,
        label=is_.label,
        card=is_.card,
        token=is_.token,
        victim=is_.victim,
        ways=ways(s, action),
    )


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
    return Result(
        alibis=[scoring.alibis(s, seat) for seat in seats],
        arrested=[seat for seat in seats if scoring.is_arrested(s, seat)],
        discarded=[sorted(token_name(s.tokens[t]) for t in tokens) for tokens in given_up],
        points=[scoring.points(s, seat) for seat in seats],
        winners=[seat for seat in seats if payoff[seat] > 0],
    )
