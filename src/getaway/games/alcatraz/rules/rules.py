"""Alcatraz: The Scapegoat: the rules, once. The numbers are those of the rulebook page,
`getaway rules alcatraz`. Rooms, trades, tasks and frame-up cards have files of their own.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.board import (
    NEAR,
    back_to_turn,
    has_place,
    lay_out,
    price,
    strain,
)
from getaway.games.alcatraz.rules.frame_ups import (
    can_play,
    choose_in_frame_up,
    mark_frame_up_choices,
    play_frame_up,
)
from getaway.games.alcatraz.rules.knowledge import OBSERVATION, determinize, hide, observation, observe
from getaway.games.alcatraz.rules.prices import use_price
from getaway.games.alcatraz.rules.rooms import (
    can_use,
    choose_in_room,
    mark_room_choices,
    use_room,
)
from getaway.games.alcatraz.rules.rounds import end_turn, escape, start_turn, vote
from getaway.games.alcatraz.rules.scoring import is_tied, result
from getaway.games.alcatraz.rules.state import (
    ACTIONS,
    ALL_ITEMS,
    BRIBES,
    CASH,
    CROWDED,
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
    DROPS,
    FRAME_UPS,
    ITEMS,
    LOOT,
    MAX_PLAYERS,
    MOVES,
    OVER,
    PICK_SEAT,
    PICK_THING,
    PICKS_UP,
    PUSHES,
    RIOTS,
    ROOMS,
    ROUND_BEGINS,
    STAY,
    STEALS,
    TARGET,
    TASK_ANSWER,
    TASK_GIVER,
    THINGS,
    TRADE_ANSWER,
    TRADE_GIVE,
    TURN,
    VOTE,
    State,
    actions,
    count,
    fitting,
    has_space,
)
from getaway.games.alcatraz.rules.tasks import (
    begin_task,
    can_do_task,
    choose_in_task,
    here,
    mark_task_choices,
)
from getaway.games.alcatraz.rules.trades import can_trade, choose_in_trade, mark_trade_choices, open_trade
from getaway.kernel.chance import below, generator
from getaway.kernel.dialect import NOBODY, rule, tell

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
    "result",
    "setup",
]


@rule
def setup(s: State, players: int, seed: int) -> None:
    """AL-5 to AL-10: deal a game; edition and options are in the state already."""
    s.rng = generator(seed)
    s.players = players
    s.round = 1
    s.stays = NOBODY
    s.bonus = 1
    s.removed = 0
    for seat in range(MAX_PLAYERS):
        s.things[seat] = 0
        s.stamina[seat] = 0
        s.elements[seat] = 0
        s.forbidden[seat] = 0
        s.exhausted[seat] = 0
        s.frame_count[seat] = 0
        s.votes[seat] = NOBODY
    lay_out(s)
    s.scapegoat = below(s, players)
    tell(s, ROUND_BEGINS, s.round)
    start_turn(s, s.scapegoat)


@rule
def legal(s: State, mask: MutableSequence[int]) -> None:
    """Mark every legal action of the mover; the mask comes in all zero."""
    if s.phase == TURN:
        mark_turn(s, mask)
    elif s.phase == VOTE:
        # AL-13: anyone, oneself too; nobody abstains.
        for seat in range(s.players):
            mask[PICK_SEAT + seat] = 1
    elif s.phase < LOOT:
        mark_room_choices(s, mask)
    elif s.phase == LOOT:
        for kind in range(THINGS):
            if count(s.things[s.other], kind) > 0 and has_space(s.things[s.turn], kind):
                mask[PICK_THING + kind] = 1
    elif TARGET <= s.phase < TRADE_GIVE:
        mark_frame_up_choices(s, mask)
    elif TRADE_GIVE <= s.phase <= TRADE_ANSWER:
        mark_trade_choices(s, mask)
    elif s.phase == TASK_GIVER or s.phase == TASK_ANSWER:
        mark_task_choices(s, mask)
    elif s.phase == STAY:
        for seat in range(s.players):
            if is_tied(s, seat):
                mask[PICK_SEAT + seat] = 1


@rule
def mark_turn(s: State, mask: MutableSequence[int]) -> None:
    """What may be begun in a turn."""
    room = s.where[s.turn]
    guards = strain(s)
    mask[DO_END] = 1
    if s.points > 0:
        # AL-16: moving is possible whatever the guards, but never into a full room.
        near = NEAR[s.cell[room]]
        for other in range(ROOMS):
            mask[DO_MOVE + other] = near >> s.cell[other] & (s.guards[other] < CROWDED)
    if guards >= CROWDED:
        # AL-26: only moving out.
        return
    mark_free_actions(s, mask)
    if s.points > 0 and s.turn == s.scapegoat:
        for card in range(FRAME_UPS):
            if s.frame_owner[card] == s.turn and can_play(s, s.frame_kind[card]):
                mask[DO_FRAME_UP + s.frame_kind[card]] = 1
    if s.points >= use_price(s, room) and can_use(s, room):
        mask[DO_USE] = 1
    if s.points >= price(s):
        mark_actions(s, mask)


@rule
def mark_free_actions(s: State, mask: MutableSequence[int]) -> None:
    """AL-23 to AL-25: trade, bribe, push on."""
    for seat in range(s.players):
        if seat != s.turn and here(s, seat) and can_trade(s, seat):
            mask[DO_TRADE + seat] = 1
    if count(s.things[s.turn], CASH) > 0 and s.bribed < s.guards[s.where[s.turn]]:
        mask[DO_BRIBE] = 1
    if not s.pushed and s.stamina[s.turn] > 0:
        mask[DO_PUSH] = 1


@rule
def mark_actions(s: State, mask: MutableSequence[int]) -> None:
    """AL-18 to AL-21: what costs a point, and more where guards look on."""
    room = s.where[s.turn]
    mine = s.things[s.turn]
    if not s.stolen:
        for seat in range(s.players):
            if seat != s.turn and here(s, seat) and can_rob(s, seat):
                mask[DO_ROB + seat] = 1
    if s.guards[room] < CROWDED:
        near = NEAR[s.cell[room]]
        for other in range(ROOMS):
            mask[DO_RIOT + other] = near >> s.cell[other] & (s.guards[other] > 0)
    if can_do_task(s):
        mask[DO_TASK] = 1
    if mine & ALL_ITEMS:
        for kind in range(ITEMS):
            mask[DO_DROP + kind] = count(mine, kind) > 0
    if s.loose[room] & fitting(mine):
        for kind in range(ITEMS):
            mask[DO_PICK_UP + kind] = count(s.loose[room], kind) > 0


@rule
def can_rob(s: State, seat: int) -> bool:
    """AL-18: the victim has something that the thief has space for."""
    return s.things[seat] & fitting(s.things[s.turn]) != 0


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action and all that follows by itself."""
    if s.phase == TURN:
        begin(s, action)
    elif s.phase == VOTE:
        vote(s, action - PICK_SEAT)
    elif s.phase < LOOT:
        choose_in_room(s, action)
    elif s.phase == LOOT:
        kind = action - PICK_THING
        s.things[s.other] -= 1 << 4 * kind
        s.things[s.turn] += 1 << 4 * kind
        tell(s, STEALS, s.turn, s.other, kind)
        back_to_turn(s)
    elif TARGET <= s.phase < TRADE_GIVE:
        choose_in_frame_up(s, action)
    elif s.phase <= TRADE_ANSWER:
        choose_in_trade(s, action)
    elif s.phase <= TASK_ANSWER:
        choose_in_task(s, action)
    else:
        escape(s, action - PICK_SEAT)


@rule
def begin(s: State, action: int) -> None:
    """The first step of whatever is done in a turn."""
    me = s.turn
    if action < DO_USE:
        s.points -= 1
        s.where[me] = action - DO_MOVE
        s.bribed = 0
        tell(s, MOVES, me, s.where[me])
    elif action == DO_USE:
        use_room(s)
    elif action < DO_RIOT:
        s.points -= price(s)
        s.stolen = 1
        s.other = action - DO_ROB
        s.phase = LOOT
    elif action < DO_TASK:
        s.points -= price(s)
        s.guards[action - DO_RIOT] -= 1
        s.guards[s.where[me]] += 1
        tell(s, RIOTS, me, action - DO_RIOT)
    elif action == DO_TASK:
        begin_task(s)
    elif action < DO_FRAME_UP:
        lay_down_or_pick_up(s, action)
    elif action < DO_TRADE:
        play_frame_up(s, action - DO_FRAME_UP)
    elif action < DO_BRIBE:
        open_trade(s, action - DO_TRADE)
    elif action == DO_BRIBE:
        s.things[me] -= 1 << 4 * CASH
        s.bribed += 1
        tell(s, BRIBES, me)
    elif action == DO_PUSH:
        s.stamina[me] -= 1
        s.points += 1
        s.pushed = 1
        tell(s, PUSHES, me)
    else:
        end_turn(s)


@rule
def lay_down_or_pick_up(s: State, action: int) -> None:
    """AL-21: a dropped item fills a free printed place, else it lies loose."""
    me = s.turn
    room = s.where[me]
    s.points -= price(s)
    if action < DO_PICK_UP:
        kind = action - DO_DROP
        s.things[me] -= 1 << 4 * kind
        if has_place(s, room, kind):
            s.items[room] += 1 << 4 * kind
        else:
            s.loose[room] += 1 << 4 * kind
        tell(s, DROPS, me, kind)
    else:
        kind = action - DO_PICK_UP
        s.loose[room] -= 1 << 4 * kind
        s.things[me] += 1 << 4 * kind
        tell(s, PICKS_UP, me, kind)
