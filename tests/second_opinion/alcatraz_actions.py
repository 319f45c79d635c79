"""A second opinion on Alcatraz: the actions (AL-13 to AL-35), each refused or done to the letter.

Written from the numbered rules alone; it shares nothing with the engine.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.second_opinion.alcatraz import (
    ITEMS,
    MOST_CASH,
    MOST_GUARDS,
    SLOTS,
    Chance,
    Prisoner,
    Table,
    are_neighbours,
    begin_turn,
    board,
    count_votes,
    counting_guards,
    draw_new_task,
    draw_task_room,
    finish_turn,
    give_back,
    has_place,
    insist_not_locked,
    leave_behind,
    mark_task_done,
    move_guard,
    spend,
    spend_where_guards_watch,
    usual_points,
)
from tests.second_opinion.alcatraz_reading import (
    FORMAT,
    Action,
    Disagreement,
    fields,
    insist,
    number,
    one_of,
    text,
    things_in,
)
from tests.second_opinion.alcatraz_rooms import guard_moves, room_in, seat_in, use


def other_prisoner(table: Table, value: Any, rule: str) -> Prisoner:
    seat = seat_in(table, value)
    insist(seat != table.turn, rule, "another prisoner", seat)
    return table.prisoners[seat]


def prisoner_beside(table: Table, value: Any, rule: str) -> Prisoner:
    other = other_prisoner(table, value, rule)
    insist(other.room == table.mover.room, rule, f"a prisoner in {table.mover.room}", other.room)
    return other


def hand_over(thing: str, giver: Prisoner, taker: Prisoner, rule: str) -> None:
    insist(giver.holds(thing), rule, f"{thing} with the giver", vars(giver))
    # AL-2: what does not fit is not taken.
    insist(taker.has_space(thing), rule, f"space for {thing}", vars(taker))
    giver.lose(thing)
    taker.gain(thing)


def move(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "move")
    room = room_in(table, action["move"])
    near = are_neighbours(table, table.mover.room, room)
    insist(near, "AL-16", f"a neighbour of {table.mover.room}", room)
    guards = table.rooms[room].guards
    insist(guards < MOST_GUARDS, "AL-16", f"less than 4 guards in {room}", guards)
    # AL-26: guards never hinder moving; AL-24: a bribe ends with leaving the room.
    spend(table, 1)
    table.mover.room, table.bribed = room, 0


def steal(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "steal", "from")
    victim = prisoner_beside(table, action["from"], "AL-18")
    insist(not table.stolen, "AL-18", "one theft a round", action)
    spend_where_guards_watch(table)
    hand_over(one_of(action["steal"], (*ITEMS, "cash"), "an item or cash"), victim, table.mover, "AL-18")
    table.stolen = True


def riot(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "riot")
    room = room_in(table, action["riot"])
    near = are_neighbours(table, table.mover.room, room)
    insist(near, "AL-19", f"a neighbour of {table.mover.room}", room)
    insist(table.rooms[room].guards > 0, "AL-19", f"a guard in {room}", 0)
    insist(table.here.guards < MOST_GUARDS, "AL-19", "less than 4 guards here", table.here.guards)
    spend_where_guards_watch(table)
    move_guard(table, room, table.mover.room)


def complete_task(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "task", "items")
    insist(table.turn != table.scapegoat, "AL-20", "a doer who is not the scapegoat", table.turn)
    insist(not table.mover.forbidden, "AL-30", "a doer not under kompromat", table.turn)
    name = one_of(action["task"], table.box.tasks, "a task")
    insist(name == table.here.task, "AL-30", f"the task {table.here.task} of this room", name)
    task = table.box.tasks[name]
    present = [seat for seat, one in enumerate(table.prisoners) if one.room == table.mover.room]
    insist(len(present) >= task.prisoners, "AL-30", f"{task.prisoners} prisoners here", present)
    guards = counting_guards(table)
    insist(guards <= task.guards, "AL-30", f"at most {task.guards} guards not bribed", guards)
    spend_where_guards_watch(table)
    insist(isinstance(action["items"], dict), FORMAT, "items by seat", action["items"])
    given: list[str] = []
    for seat, value in action["items"].items():
        insist(seat in map(str, present), "AL-30", f"givers of seats {present}", seat)
        items = things_in(value, ITEMS)
        insist(bool(items), FORMAT, f"no empty list for seat {seat}", action)
        giver = table.prisoners[int(seat)]
        insist(Counter(items) <= Counter(giver.items), "AL-30", f"items of {text(giver.items)}", items)
        for item in items:
            giver.lose(item)
        given += items
    # AL-1: the gun stands in for any one item.
    plain = Counter(item for item in given if item != "gun")
    fits = plain <= Counter(task.items) and len(given) == len(task.items)
    insist(fits, "AL-30", f"the items {text(task.items)}", given)
    give_back(table, given)
    mark_task_done(table, chance)


def drop(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "drop")
    item = one_of(action["drop"], ITEMS, "an item")
    insist(table.mover.holds(item), "AL-21", f"{item} to drop", table.mover.items)
    spend_where_guards_watch(table)
    table.mover.lose(item)
    # AL-21: it fills a free printed place, else it lies loose.
    (table.here.items if has_place(table, table.mover.room, item) else table.here.loose).append(item)


def pick_up(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "pick_up")
    item = one_of(action["pick_up"], ITEMS, "an item")
    insist(item in table.here.loose, "AL-21", f"{item} lying loose", table.here.loose)
    insist(table.mover.has_space(item), "AL-2", f"space for {item}", table.mover.items)
    spend_where_guards_watch(table)
    table.here.loose.remove(item)
    table.mover.gain(item)


def frame_up(table: Table, action: Action, chance: Chance) -> None:
    insist(table.turn == table.scapegoat, "AL-22", f"the scapegoat {table.scapegoat}", table.turn)
    card, hand = action["frame_up"], table.mover.frame_ups
    insist(card in hand, "AL-22", f"a card of {text(hand)}", card)
    # AL-26: guards hinder no frame-up card, unless they are four.
    insist_not_locked(table)
    spend(table, 1)
    # AL-22: it is under the deck before its effect.
    hand.remove(card)
    table.frame_up_deck.append(card)
    effect, before = table.box.frame_ups[card].effect, board(table.copy())
    if effect == "gather_guards":
        fields(action, "frame_up", "guards")
        moves = guard_moves(table, action["guards"], table.box.frame_ups[card].guards)
        insist(len({end for _, end in moves}) == 1, "AL-22", "guards into one room", moves)
        for start, end in moves:
            move_guard(table, start, end)
    elif effect in ("move_task", "replace_task"):
        fields(action, "frame_up", "task")
        shift_task(table, one_of(action["task"], table.box.tasks, "a task"), effect, chance)
    else:
        stuff = {"item"} if effect in ("return_item", "take") else set()
        fields(action, "frame_up", "prisoner", *stuff)
        frame(table, other_prisoner(table, action["prisoner"], "AL-22"), effect, action.get("item"))
        insist(board(table) != before, "AL-22", "a card that changes something", action)


def shift_task(table: Table, task: str, effect: str, chance: Chance) -> None:
    old = next((room for room in table.rooms.values() if room.task == task), None)
    if old is None:
        raise Disagreement(f"AL-22: expected a task on the board, found {text(task)}")
    if effect == "move_task":
        # Frame-up effects: the room drawn has no task, so it is another one.
        draw_task_room(table, task, chance)
        old.task = None
    else:
        # AL-33: the same card or room may come again.
        old.task = None
        table.task_deck.append(task)
        draw_new_task(table, chance)


def frame(table: Table, target: Prisoner, effect: str, item: Any) -> None:
    if effect == "return_item":
        one_of(item, ITEMS, "an item")
        insist(target.holds(item), "AL-22", f"{item} with the prisoner", target.items)
        target.lose(item)
        give_back(table, [item])
    elif effect == "take":
        hand_over(one_of(item, (*ITEMS, "cash"), "an item or cash"), target, table.mover, "AL-22")
    elif effect == "send_to_cell_block":
        guards = table.rooms["cell_block"].guards
        insist(guards < MOST_GUARDS, "AL-22", "less than 4 guards in the cell block", guards)
        target.room = "cell_block"
    elif effect == "exhaust":
        # Frame-up effects: one point less each time, not below 0.
        target.stamina, target.exhausted = 0, min(usual_points(table), target.exhausted + 1)
    else:
        target.forbidden = True


def trade(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "trade", "give", "get")
    partner = prisoner_beside(table, action["trade"], "AL-23")
    insist_not_locked(table)
    limit = table.box.trades
    insist(table.trades_made < limit, "AL-23", f"at most {limit} trades a turn", table.trades_made + 1)
    give, get = things_in(action["give"], (*ITEMS, "cash")), things_in(action["get"], (*ITEMS, "cash"))
    insist(bool(give or get), "AL-23", "something traded or given", action)
    for giver, things in ((table.mover, give), (partner, get)):
        for thing in things:
            insist(giver.holds(thing), "AL-23", f"{thing} with the giver", vars(giver))
            giver.lose(thing)
    for taker, things in ((table.mover, get), (partner, give)):
        for thing in things:
            taker.gain(thing)
        # AL-23: only what both hold afterwards counts against the limits.
        fits = len(taker.items) <= SLOTS and taker.cash <= MOST_CASH
        insist(fits, "AL-23", "at most three items and three cash", vars(taker))
    table.trades_made += 1


def bribe(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "bribe")
    insist_not_locked(table)
    bribed = number(action["bribe"], 1, MOST_CASH, "a number of guards")
    insist(bribed <= table.mover.cash, "AL-24", f"{bribed} cash", table.mover.cash)
    # AL-24: never more than are left to take off.
    left = counting_guards(table)
    insist(bribed <= left, "AL-24", f"at most {left} guards", bribed)
    table.mover.cash -= bribed
    table.bribed += bribed


def push_on(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "push_on")
    insist(action["push_on"] is True, FORMAT, "true", action)
    insist_not_locked(table)
    insist(not table.pushed, "AL-25", "one push a turn", action)
    insist(table.mover.stamina > 0, "AL-25", "stamina", table.mover.stamina)
    table.mover.stamina -= 1
    table.points, table.pushed = table.points + 1, True


def end_turn(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "end_turn")
    insist(action["end_turn"] is True, FORMAT, "true", action)
    finish_turn(table, chance)


def stays(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "stays")
    # AL-35: the scapegoat names one of those still tied.
    seat = seat_in(table, action["stays"])
    insist(seat in table.tied, "AL-35", f"one of {table.tied}", seat)
    leave_behind(table, seat)


def vote(table: Table, action: Action, chance: Chance) -> None:
    fields(action, "votes")
    votes, players = action["votes"], len(table.prisoners)
    # AL-13: nobody abstains.
    insist(isinstance(votes, list) and len(votes) == players, "AL-13", f"{players} votes", votes)
    chosen = count_votes([seat_in(table, choice) for choice in votes], table.scapegoat)
    # AL-14: the bonus grows for the same again, else it starts at +1.
    table.bonus = table.bonus + 1 if chosen == table.scapegoat else 1
    table.scapegoat = chosen
    # AL-15: turns begin with the scapegoat.
    begin_turn(table, chosen)


Deed = Callable[[Table, Action, Chance], None]
# A frame-up card may name a task, so it is looked for before the task.
DEEDS: dict[str, tuple[str, Deed]] = {
    "votes": ("AL-13, AL-14, AL-15", vote),
    "stays": ("AL-35, AL-36", stays),
    "move": ("AL-16", move),
    "use": ("AL-17, AL-28", use),
    "steal": ("AL-18", steal),
    "riot": ("AL-19", riot),
    "frame_up": ("AL-22", frame_up),
    "task": ("AL-30, AL-31, AL-32, AL-33", complete_task),
    "drop": ("AL-21", drop),
    "pick_up": ("AL-21", pick_up),
    "trade": ("AL-23", trade),
    "bribe": ("AL-24", bribe),
    "push_on": ("AL-25", push_on),
    "end_turn": ("AL-11, AL-15, AL-34, AL-35", end_turn),
}


def kind_of(action: Any) -> str:
    kind = next((kind for kind in DEEDS if isinstance(action, dict) and kind in action), None)
    if kind is None:
        raise Disagreement(f"{FORMAT}: expected an action, found {text(action)}")
    return kind


def act(table: Table, seat: Any, action: Any, chance: Chance) -> Table:
    """The table after the action, or a Disagreement if the rules do not allow it."""
    kind = kind_of(action)
    wanted = {"votes": "vote", "stays": "stay"}.get(kind, "turns")
    rule, deed = DEEDS[kind]
    insist(table.phase == wanted, rule, f"an action of the phase {table.phase}", action)
    mover = {"vote": None, "stay": table.scapegoat}.get(wanted, table.turn)
    insist(text(seat) == text(mover), rule, f"the seat {text(mover)}", seat)
    after = table.copy()
    deed(after, action, chance)
    return after
