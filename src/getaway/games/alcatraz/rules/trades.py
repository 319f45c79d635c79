"""AL-23: trades and gifts, built thing by thing."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.board import back_to_turn
from getaway.games.alcatraz.rules.state import (
    CASH,
    DONE,
    FULL,
    GIVES,
    ITEMS,
    NO,
    OFFERS,
    PICK_THING,
    REFUSES,
    THINGS,
    TRADE_ANSWER,
    TRADE_GIVE,
    TRADE_WANT,
    TRADES,
    WOULD_GIVE,
    YES,
    State,
    count,
    fitting,
    item_count,
)
from getaway.kernel.dialect import rule, tell


@rule
def can_ask(s: State) -> bool:
    """May an offer be made that could be refused?"""
    return s.trades_refused < s.refusals


@rule
def can_trade(s: State, other: int) -> bool:
    """Is there a gift, a request or a swap of one for one between the two?"""
    mine, theirs = s.things[s.turn], s.things[other]
    if s.trades_made >= s.trades:
        return False
    if mine & fitting(theirs):
        return True
    if can_ask(s):
        if theirs & fitting(mine):
            return True
        for kind in range(ITEMS):
            if count(mine, kind) > 0 and item_count(theirs) > count(theirs, kind):
                return True
    return False


@rule
def fits(heap: int) -> bool:
    """AL-2: may a prisoner hold this?"""
    return item_count(heap) <= FULL and count(heap, CASH) <= FULL


@rule
def is_agreed(s: State, give: int, want: int) -> bool:
    """Does this trade change something and leave both within their limits?"""
    if give == want or (want != 0 and not can_ask(s)):
        return False
    mine, theirs = s.things[s.turn], s.things[s.other]
    return fits(mine - give + want) and fits(theirs + give - want)


@rule
def can_be_completed(s: State, give: int, want: int, more: bool) -> bool:
    """Is there a trade with at least this to give and to want? `more`: giving may go on."""
    if is_agreed(s, give, want):
        return True
    if not can_ask(s):
        # A gift that does not fit does not fit with more beside it.
        return False
    mine, theirs = s.things[s.turn] - give, s.things[s.other] - want
    # At most three items and three cash on each side: pick what goes beside by its places.
    for extra in range(256 if more else 16):
        gives = give + part(mine, extra >> 4)
        wants = want + part(theirs, extra & 15)
        if is_agreed(s, gives, wants):
            return True
    return False


@rule
def part(heap: int, choice: int) -> int:
    """A part of a heap: bit 0 to 2 its first, second and third item, bit 3 one cash."""
    found = 0
    place = 0
    for kind in range(ITEMS):
        for _ in range(count(heap, kind)):
            if choice >> place & 1:
                found += 1 << 4 * kind
            place += 1
    if choice >> 3 & 1 and count(heap, CASH) > 0:
        found += 1 << 4 * CASH
    return found


@rule
def open_trade(s: State, other: int) -> None:
    s.other = other
    s.phase = TRADE_GIVE


@rule
def mark_trade_choices(s: State, mask: MutableSequence[int]) -> None:
    """What may be added to a trade, or answered to it."""
    if s.phase == TRADE_ANSWER:
        mask[YES] = 1
        mask[NO] = 1
        return
    giving = s.phase == TRADE_GIVE
    for kind in range(THINGS):
        one = 1 << 4 * kind
        if giving:
            if count(s.things[s.turn] - s.give, kind) > 0 and can_be_completed(s, s.give + one, 0, True):
                mask[PICK_THING + kind] = 1
        elif count(s.things[s.other] - s.want, kind) > 0:
            if can_be_completed(s, s.give, s.want + one, False):
                mask[PICK_THING + kind] = 1
    if giving:
        if can_be_completed(s, s.give, 0, False):
            mask[DONE] = 1
    elif is_agreed(s, s.give, s.want):
        mask[DONE] = 1


@rule
def choose_in_trade(s: State, action: int) -> None:
    """Go on with a trade."""
    if s.phase == TRADE_ANSWER:
        if action == YES:
            exchange(s)
        else:
            s.trades_refused += 1
            tell(s, REFUSES, s.other, s.turn)
            back_to_turn(s)
    elif s.phase == TRADE_GIVE:
        if action == DONE:
            s.phase = TRADE_WANT
        else:
            s.give += 1 << 4 * (action - PICK_THING)
    elif action != DONE:
        s.want += 1 << 4 * (action - PICK_THING)
    elif s.want == 0:
        # A gift needs only room at the other end.
        exchange(s)
    else:
        tell_offer(s, OFFERS, WOULD_GIVE)
        s.phase = TRADE_ANSWER
        s.mover = s.other


@rule
def exchange(s: State) -> None:
    """Both hold afterwards what was agreed; it was checked when it was offered, and nothing moved since."""
    s.things[s.turn] += s.want - s.give
    s.things[s.other] += s.give - s.want
    s.trades_made += 1
    tell_offer(s, TRADES, GIVES)
    back_to_turn(s)


@rule
def tell_offer(s: State, headline: int, detail: int) -> None:
    """Tell a trade and, one by one, what goes which way."""
    tell(s, headline, s.turn, s.other)
    for kind in range(THINGS):
        for _ in range(count(s.give, kind)):
            tell(s, detail, s.turn, s.other, kind)
        for _ in range(count(s.want, kind)):
            tell(s, detail, s.other, s.turn, kind)
