"""What speaks for what is chosen within an action: what to pay and take, guards, loot, targets, trades."""

from __future__ import annotations

from getaway.games.alcatraz.mind.factors import (
    CASH_GAINED,
    GIFT,
    HINDER,
    ITEM_LOST,
    ITEM_USEFUL,
    POINTLESS,
    REQUEST,
    Scores,
)
from getaway.games.alcatraz.mind.obstacles import bargain, hits, is_spare, relieve, weigh_item
from getaway.games.alcatraz.mind.routes import (
    ALLOWED,
    CARE,
    GOAL,
    HELPER,
    JOB,
    JOBS,
    LENGTH,
    POINT,
    PRESSURE,
    Plan,
)
from getaway.games.alcatraz.rules.state import (
    CASH,
    DONE,
    GATHER_FROM,
    GATHER_ROOM,
    GUARD_FROM,
    GUARD_TO,
    GUN,
    LOOT,
    NO,
    PAY,
    PICK_ROOM,
    PICK_SEAT,
    PICK_THING,
    TAKE,
    TAKE_THING,
    TARGET,
    TARGET_TASK,
    TARGET_THING,
    THINGS,
    TRADE_ANSWER,
    TRADE_GIVE,
    State,
    count,
)
from getaway.kernel.dialect import NOBODY, rule


@rule
def weigh_choice(s: State, plan: Plan, action: int, row: int, scores: Scores) -> None:
    """Every phase in which a plan is of use, but the turn itself."""
    if s.phase == PAY:
        give_up(s, plan, action - PICK_THING, row, scores)
    elif s.phase == TAKE:
        weigh_item(s, plan, action - PICK_THING, row, scores)
    elif s.phase == LOOT:
        weigh_loot(s, plan, action - PICK_THING, row, scores)
    elif s.phase == GUARD_FROM:
        if action != DONE:
            relieve(s, plan, action - PICK_ROOM, NOBODY, row, scores)
            scores[row + POINTLESS] = 0.2
    elif s.phase == GUARD_TO:
        relieve(s, plan, NOBODY, action - PICK_ROOM, row, scores)
        # Where nobody goes a guard does no harm; best where there are few.
        scores[row + POINTLESS] = s.guards[action - PICK_ROOM] / 100
    elif s.phase == TARGET:
        scores[row + HINDER] = threat(plan, action - PICK_SEAT) * hits(s, plan, s.playing, action - PICK_SEAT)
    elif s.phase == TARGET_THING:
        kind = action - PICK_THING
        scores[row + HINDER] = 0.0 if is_spare(s, plan, s.other, kind) else 1.0
        if s.playing == TAKE_THING:
            weigh_gain(s, plan, kind, row, scores)
    elif s.phase == GATHER_ROOM or s.phase == TARGET_TASK:
        scores[row + HINDER] = -plan[CARE + action - PICK_ROOM] / 100
    elif s.phase == GATHER_FROM:
        if action != DONE:
            scores[row + HINDER] = 1.0 if plan[CARE + action - PICK_ROOM] >= 0 else 0.0
            relieve(s, plan, action - PICK_ROOM, NOBODY, row, scores)
    elif s.phase == TRADE_ANSWER:
        if action != NO:
            weigh_offer(s, plan, row, scores)
    else:
        weigh_trade(s, plan, action, row, scores)


@rule
def give_up(s: State, plan: Plan, kind: int, row: int, scores: Scores) -> None:
    """What it means to the mover to part with a thing."""
    if kind == CASH:
        scores[row + CASH_GAINED] -= 0.5
    elif not is_spare(s, plan, s.mover, kind):
        scores[row + ITEM_LOST] += 1.0
    else:
        scores[row + ITEM_USEFUL] -= 1.0 if kind == GUN else 0.2


@rule
def weigh_loot(s: State, plan: Plan, kind: int, row: int, scores: Scores) -> None:
    """What to take from whom is robbed: what helps, and from a victim what they need."""
    weigh_gain(s, plan, kind, row, scores)
    if plan[PRESSURE] > 0 and not is_spare(s, plan, s.other, kind):
        scores[row + HINDER] = 1.0


@rule
def weigh_gain(s: State, plan: Plan, kind: int, row: int, scores: Scores) -> None:
    """What getting a thing means to the mover."""
    if kind == CASH:
        scores[row + CASH_GAINED] += 0.5
    else:
        weigh_item(s, plan, kind, row, scores)


@rule
def threat(plan: Plan, seat: int) -> float:
    """How near a prisoner is to completing a task, from 0 to 1."""
    job = JOBS + seat * JOB
    if plan[job + GOAL] == NOBODY or plan[job + ALLOWED] == HELPER:
        return 0.1
    return max(0.2, 1.0 - plan[job + LENGTH] / (10 * POINT))


@rule
def weigh_trade(s: State, plan: Plan, action: int, row: int, scores: Scores) -> None:
    """Give or ask for the one thing that was in mind, and nothing else."""
    deal = bargain(s, plan, s.other)
    if action == DONE:
        return
    kind = action - PICK_THING
    if s.phase == TRADE_GIVE:
        if deal == kind + 1 and s.give == 0:
            scores[row + GIFT] = 1.0
        else:
            scores[row + POINTLESS] = 1.0
            give_up(s, plan, kind, row, scores)
    elif deal == -1 - kind and s.want == 0:
        scores[row + REQUEST] = 1.0
    else:
        scores[row + POINTLESS] = 1.0
        weigh_gain(s, plan, kind, row, scores)


@rule
def weigh_offer(s: State, plan: Plan, row: int, scores: Scores) -> None:
    """Yes: what one would get and lose; whoever is about to be left makes no gifts, nor gets any."""
    for kind in range(THINGS):
        for _ in range(count(s.want, kind)):
            give_up(s, plan, kind, row, scores)
        for _ in range(count(s.give, kind)):
            weigh_gain(s, plan, kind, row, scores)
    if s.mover != s.scapegoat and s.turn != s.scapegoat:
        scores[row + GIFT] = 0.25
