"""What needs no plan: votes, yes and no to a task, who gives for it, frame-up cards, who stays."""

from __future__ import annotations

from getaway.games.alcatraz.mind.crews import plan_without, size
from getaway.games.alcatraz.mind.factors import (
    COULD_BE_LEFT,
    FRAME_UP,
    ITEM_USEFUL,
    LEFT_BEHIND,
    MYSELF,
    NEW_ELEMENT,
    POINTLESS,
    REQUEST,
    TASK_DONE,
    VOTE_PRICE,
    WHO_LEADS,
    Scores,
)
from getaway.games.alcatraz.rules.scoring import element_count, is_tied, left_behind
from getaway.games.alcatraz.rules.state import (
    ELEMENTS,
    KEEP,
    PICK_CARD,
    PICK_GUN,
    PICK_SEAT,
    State,
    effect_of,
    element_of,
)
from getaway.kernel.dialect import rule

# What each effect of a frame-up card is worth to whoever holds it.
CARD_WORTH = (0.7, 0.6, 0.7, 0.8, 0.7, 0.9, 0.8, 1.0)
NEARLY = (0.0, 0.0, 0.0, 0.0, 0.2, 0.7, 1.0)


@rule
def danger(s: State, doer: int) -> float:
    """How surely a task done here leaves the mover behind; for the scapegoat, how near it brings that."""
    me = s.mover
    before = s.elements[doer]
    s.elements[doer] = before | 1 << element_of(s, s.task[s.where[doer]])
    stays = left_behind(s)
    sure = 0.0
    if stays == me:
        sure = 1.0
    elif me == s.scapegoat:
        sure = NEARLY[size(plan_without(s, me))]
    elif stays == s.players and is_tied(s, me):
        # AL-35: the scapegoat names one, and perhaps the mover.
        sure = 0.5
    s.elements[doer] = before
    return sure


@rule
def weigh_task(s: State, doer: int, row: int, scores: Scores) -> None:
    """What speaks for a task being done in the doer's room."""
    element = element_of(s, s.task[s.where[doer]])
    scores[row + TASK_DONE] = 1.0
    scores[row + NEW_ELEMENT] = 1.0 - (plan_without(s, s.scapegoat) >> element & 1)
    scores[row + LEFT_BEHIND] = danger(s, doer)


@rule
def weigh_giver(s: State, action: int, row: int, scores: Scores) -> None:
    """Own items first: nobody has to be asked; the scapegoat last, and the gun only if it must be."""
    gun = action >= PICK_GUN
    seat = action - (PICK_GUN if gun else PICK_SEAT)
    if gun:
        scores[row + ITEM_USEFUL] = -1.0
    if seat != s.turn:
        scores[row + REQUEST] = -1.0 if seat == s.scapegoat else -0.5


@rule
def weigh_vote(s: State, seat: int, row: int, scores: Scores) -> None:
    """AL-13, AL-14: who leads, who could be left, and how strong it would make them; so too who stays."""
    # Of equals the nearest clockwise from the scapegoat, so that no chair is worse than another.
    away = (seat - s.scapegoat) % s.players
    scores[row + WHO_LEADS] = element_count(s, seat) / ELEMENTS - away / 1000
    scores[row + COULD_BE_LEFT] = size(plan_without(s, seat)) / ELEMENTS
    if seat == s.scapegoat:
        scores[row + VOTE_PRICE] = (s.bonus + 1) / 4
    else:
        scores[row + VOTE_PRICE] = 1 / 4
    if seat == s.mover:
        scores[row + MYSELF] = 1.0


@rule
def weigh_card(s: State, action: int, row: int, scores: Scores) -> None:
    """Which card to keep or to lay under the deck, and whose."""
    if s.phase == KEEP:
        scores[row + FRAME_UP] = CARD_WORTH[effect_of(s, action - PICK_CARD)]
    elif action >= PICK_CARD:
        scores[row + FRAME_UP] = -CARD_WORTH[effect_of(s, action - PICK_CARD)]
    elif action - PICK_SEAT == s.turn:
        scores[row + POINTLESS] = 1.0
    else:
        # A card in the scapegoat's hand can be played now.
        scores[row + FRAME_UP] = 1.0 if action - PICK_SEAT == s.scapegoat else 0.5
