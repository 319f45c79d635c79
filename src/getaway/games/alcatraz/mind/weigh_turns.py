"""What speaks for what is begun in a turn."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.mind.crews import guards_borne
from getaway.games.alcatraz.mind.factors import (
    BRIBE_PAID,
    CASH_GAINED,
    FACTORS,
    FRAME_UP,
    GIFT,
    GUARDS_AHEAD,
    HINDER,
    ITEM_LOST,
    ITEM_NEEDED,
    ITEM_USEFUL,
    POINTLESS,
    POINTS,
    PUSH_ON,
    REQUEST,
    STAMINA_GAINED,
    TOWARDS,
    Scores,
)
from getaway.games.alcatraz.mind.obstacles import (
    CHASE,
    bargain,
    best_relief,
    is_spare,
    keeps_of,
    relieve,
    weigh_item,
    worth_hitting,
)
from getaway.games.alcatraz.mind.routes import (
    FETCH,
    GOAL,
    JOB,
    JOBS,
    PRESSURE,
    STEPS,
    STOP,
    VICTIM,
    Plan,
    gives,
)
from getaway.games.alcatraz.mind.weigh_answers import CARD_WORTH, weigh_task
from getaway.games.alcatraz.rules.board import price, price_among, strain
from getaway.games.alcatraz.rules.prices import use_price, use_price_among
from getaway.games.alcatraz.rules.rooms import (
    asks_pay,
    cash_gained,
    stamina_gained,
)
from getaway.games.alcatraz.rules.state import (
    CASH,
    CHAPEL,
    CROWDED,
    DINING_HALL,
    DO_BRIBE,
    DO_DROP,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_PICK_UP,
    DO_PUSH,
    DO_RIOT,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    FULL,
    GOLD,
    GUN,
    ITEMS,
    RADIO_ROOM,
    RECREATION_ROOM,
    ROOMS,
    WARDENS_OFFICE,
    State,
    count,
    effect_of,
    item_count,
)
from getaway.games.alcatraz.rules.tasks import is_prepared
from getaway.kernel.dialect import NOBODY, rule


@rule
def weigh_turn(s: State, plan: Plan, options: MutableSequence[int], length: int, scores: Scores) -> None:
    """All that may be begun."""
    me = s.turn
    room = s.where[me]
    stop = plan[JOBS + me * JOB + STOP]
    forced = force(s, plan)
    for i in range(length):
        action = options[i]
        row = i * FACTORS
        if action < DO_USE:
            target = action - DO_MOVE
            scores[row + POINTS] = 0.5
            scores[row + GUARDS_AHEAD] = s.guards[target] / CROWDED
            if stop != NOBODY:
                gain = plan[STEPS + room * ROOMS + stop] - plan[STEPS + target * ROOMS + stop]
                if plan[PRESSURE] >= CHASE and stop == plan[JOBS + plan[VICTIM] * JOB + GOAL]:
                    scores[row + HINDER] = gain * plan[PRESSURE] / 150
                else:
                    scores[row + TOWARDS] = gain
        elif action == DO_USE:
            scores[row + POINTS] = use_price(s, room) / 2
            weigh_use(s, plan, room, row, scores)
        elif action < DO_RIOT:
            scores[row + POINTS] = price(s) / 2
            weigh_robbery(s, plan, action - DO_ROB, row, scores)
        elif action < DO_TASK:
            scores[row + POINTS] = price(s) / 2
            relieve(s, plan, action - DO_RIOT, room, row, scores)
        elif action == DO_TASK:
            scores[row + POINTS] = price(s) / 2
            weigh_task(s, me, row, scores)
        elif action < DO_FRAME_UP:
            scores[row + POINTS] = price(s) / 2
            weigh_drop(s, plan, action, row, scores)
        elif action < DO_TRADE:
            scores[row + POINTS] = 0.5
            effect = effect_of(s, action - DO_FRAME_UP)
            scores[row + FRAME_UP] = -CARD_WORTH[effect]
            scores[row + HINDER] = worth_hitting(s, plan, effect)
        elif action < DO_BRIBE:
            deal = bargain(s, plan, action - DO_TRADE)
            if deal > 0:
                scores[row + GIFT] = 1.0
            elif deal < 0:
                scores[row + REQUEST] = 1.0
            else:
                scores[row + POINTLESS] = 1.0
        elif action == DO_BRIBE:
            scores[row + CASH_GAINED] = -0.5
            if forced == DO_BRIBE:
                scores[row + BRIBE_PAID] = 1.0
            elif s.points == 0 and (s.pushed or s.stamina[me] == 0):
                # Nothing is left to be done that guards could make dearer.
                scores[row + POINTLESS] = 1.0
        elif action == DO_PUSH:
            scores[row + STAMINA_GAINED] = -1 / 3
            if forced == DO_PUSH or (s.points == 0 and stop != NOBODY and stop != room):
                scores[row + PUSH_ON] = 1.0


@rule
def force(s: State, plan: Plan) -> int:
    """Would bribing or pushing on now let the mover do what they are here for? DO_END: no."""
    me = s.turn
    room = s.where[me]
    allowed = NOBODY
    if is_prepared(s):
        allowed = guards_borne(s, s.task[room])
    for_task = allowed != NOBODY
    if not for_task:
        job = JOBS + me * JOB
        if plan[job + STOP] != room or s.used >> room & 1:
            return DO_END
        if plan[job + FETCH] == 0 and room == plan[job + GOAL]:
            return DO_END
        allowed = 3
    points = s.points
    if not s.pushed and s.stamina[me] > 0:
        points += 1
    for bribes in range(count(s.things[me], CASH) + 1):
        looking = strain(s) - bribes
        if looking <= allowed:
            asked = price_among(looking) if for_task else use_price_among(s, room, looking)
            if points >= asked:
                if bribes > 0:
                    return DO_BRIBE
                return DO_PUSH if s.points < asked else DO_END
    return DO_END


@rule
def weigh_use(s: State, plan: Plan, room: int, row: int, scores: Scores) -> None:
    """What the use of a room would bring."""
    me = s.turn
    if asks_pay(s, room):
        # Cash and spare items are there to be paid with.
        lost = 1.0
        for kind in range(CASH + 1):
            if count(s.things[me], kind) > 0 and is_spare(s, plan, me, kind):
                lost = 0.0
        scores[row + ITEM_LOST] = lost
        scores[row + CASH_GAINED] = -0.2
    if room == DINING_HALL:
        scores[row + STAMINA_GAINED] = stamina_gained(s) / FULL
    elif room == RECREATION_ROOM:
        scores[row + CASH_GAINED] = cash_gained(s) / 2
    elif room == RADIO_ROOM:
        best_relief(s, plan, row, scores)
    elif room == WARDENS_OFFICE or (room == CHAPEL and s.side[room] == GOLD):
        scores[row + FRAME_UP] = (1.0 if me == s.scapegoat else 0.25) / (1 + s.frame_count[me])
    elif room == CHAPEL:
        if me != s.scapegoat and s.frame_count[s.scapegoat] > 0:
            scores[row + FRAME_UP] = 0.5
        else:
            scores[row + POINTLESS] = 1.0
    else:
        for kind in range(ITEMS):
            if gives(s, room, kind):
                weigh_item(s, plan, kind, row, scores)


@rule
def weigh_robbery(s: State, plan: Plan, victim: int, row: int, scores: Scores) -> None:
    """The scapegoat robs whoever is about to finish; the others ask each other, and rob the scapegoat."""
    if plan[PRESSURE] > 0 and keeps_of(plan, victim) != 0:
        scores[row + HINDER] = plan[PRESSURE] / 100
    elif victim == s.scapegoat:
        for kind in range(ITEMS):
            if count(s.things[victim], kind) > 0:
                weigh_item(s, plan, kind, row, scores)


@rule
def weigh_drop(s: State, plan: Plan, action: int, row: int, scores: Scores) -> None:
    """Dropping makes room for what is to be fetched here; loose items are as good as others."""
    me = s.turn
    job = JOBS + me * JOB
    if action >= DO_PICK_UP:
        weigh_item(s, plan, action - DO_PICK_UP, row, scores)
        return
    kind = action - DO_DROP
    if not is_spare(s, plan, me, kind):
        scores[row + ITEM_LOST] = 1.0
    elif item_count(s.things[me]) == FULL and plan[job + FETCH] != 0 and plan[job + STOP] == s.where[me]:
        scores[row + ITEM_NEEDED] = 0.5
        scores[row + ITEM_USEFUL] = -0.1 if kind == GUN else 0.0
    else:
        scores[row + POINTLESS] = 1.0
