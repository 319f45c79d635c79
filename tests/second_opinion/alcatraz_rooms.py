"""A second opinion on Alcatraz: the uses of the twelve rooms (AL-17, AL-27 to AL-29).

Written from the numbered rules alone; it shares nothing with the engine.
"""

from collections import Counter
from typing import Any

from tests.second_opinion.alcatraz import (
    HOME,
    ITEMS,
    MOST_CASH,
    MOST_STAMINA,
    SLOTS,
    Chance,
    Table,
    board,
    give_back,
    move_guard,
    spend_on_free_use,
    spend_where_guards_watch,
)
from tests.second_opinion.alcatraz_reading import FORMAT, Action, insist, number, one_of, text, things_in

# Rooms of the table in the rules: those marked free, and those marked pay.
FREE = {
    ("radio_room", "gold"),
    ("dining_hall", "gold"),
    ("exercise_yard", "silver"),
    ("recreation_room", "gold"),
}
PAID = {
    ("exercise_yard", "silver"),
    *((room, "gold") for room in {*HOME.values(), "chapel", "exercise_yard", "wardens_office"}),
}


def seat_in(table: Table, value: Any) -> int:
    return number(value, 0, len(table.prisoners) - 1, "a seat")


def room_in(table: Table, value: Any) -> str:
    return one_of(value, table.rooms, "a room")


def guard_moves(table: Table, value: Any, most: int) -> list[tuple[str, str]]:
    insist(isinstance(value, list) and 1 <= len(value) <= most, FORMAT, f"1 to {most} guards", value)
    for pair in value:
        insist(isinstance(pair, list) and len(pair) == 2, FORMAT, "from and to", pair)
    return [(room_in(table, start), room_in(table, end)) for start, end in value]


def use(table: Table, action: Action, chance: Chance) -> None:
    room, before = room_in(table, action["use"]), board(table.copy())
    insist(room == table.mover.room, "AL-17", f"the room {table.mover.room}", room)
    insist(room not in table.used, "AL-17", "a room not used in this turn", table.used)
    kind = (room, table.here.side)
    if kind in FREE:
        spend_on_free_use(table)
    else:
        spend_where_guards_watch(table)
    table.used.append(room)
    choices = {*action} - {"use"}
    if kind in PAID:
        insist("pay" in choices, FORMAT, "a pay", action)
        choices.discard("pay")
        paid = one_of(action["pay"], (*ITEMS, "cash"), "an item or cash")
        insist(table.mover.holds(paid), "AL-28", f"{paid} to pay with", vars(table.mover))
        table.mover.lose(paid)
        if paid != "cash":
            # AL-28: the item paid is back in its place before anything is taken.
            give_back(table, [paid])
    needed = {
        ("chapel", "silver"): {"from"},
        ("radio_room", "silver"): {"guards"},
        ("radio_room", "gold"): {"guards"},
        ("exercise_yard", "silver"): {"take"},
        ("exercise_yard", "gold"): {"take"},
        ("visiting_room", "silver"): {"take"},
        ("wardens_office", "gold"): {"keep"},
    }.get(kind, set())
    insist(choices == needed, FORMAT, f"the choices {text(sorted(needed))} of {' '.join(kind)}", action)
    gain_from_room(table, action, chance, *kind)
    insist(board(table) != before, "AL-28", "a use that changes something", action)


def gain_from_room(table: Table, action: Action, chance: Chance, room: str, side: str) -> None:
    mover, gold = table.mover, side == "gold"
    if room == "chapel" and not gold:
        owner = seat_in(table, action["from"])
        hand = table.prisoners[owner].frame_ups
        insist(bool(hand), "AL-28", f"a frame-up card of seat {owner}", hand)
        card = chance.card_of(table, owner)
        insist(card in hand, "AL-28", f"under the deck a card of {text(sorted(hand))}", card)
        hand.remove(card)
        table.frame_up_deck.append(card)
    elif room == "wardens_office" and gold:
        keep_one_of_three(table, one_of(action["keep"], table.box.frame_ups, "a frame-up card"), chance)
    elif room in ("chapel", "wardens_office"):
        insist(bool(table.frame_up_deck), "AL-29", "a card in the deck", table.frame_up_deck)
        mover.frame_ups.append(table.frame_up_deck.pop(0))
    elif room == "radio_room":
        for start, end in guard_moves(table, action["guards"], most=1 if gold else 2):
            move_guard(table, start, end)
    elif room == "dining_hall":
        mover.stamina = min(MOST_STAMINA, mover.stamina + 1 if gold else MOST_STAMINA)
    elif room == "recreation_room":
        mover.cash = min(MOST_CASH, mover.cash + (1 if gold else 2))
    elif room == "exercise_yard" or (room == "visiting_room" and not gold):
        take_from_room(table, things_in(action["take"], ITEMS), 2 if gold else 1)
    else:
        # AL-28: as many as the room gives and has, and as there is space for.
        item = "gun" if room == "visiting_room" else next(kind for kind in HOME if HOME[kind] == room)
        given = 2 if gold and item != "gun" else 1
        take_from_room(
            table, [item] * min(given, table.here.items.count(item), SLOTS - len(mover.items)), given
        )


def take_from_room(table: Table, taken: list[str], given: int) -> None:
    here, mover = table.here, table.mover
    # AL-28: as many as the room gives and has, and as there is space for; loose items are not items here.
    most = min(given, len(here.items), SLOTS - len(mover.items))
    insist(most > 0, "AL-28", "an item here and space for it", [here.items, mover.items])
    insist(len(taken) == most, "AL-28", f"{most} items taken", taken)
    insist(Counter(taken) <= Counter(here.items), "AL-28", f"items of {text(sorted(here.items))}", taken)
    for item in taken:
        here.items.remove(item)
        mover.items.append(item)


def keep_one_of_three(table: Table, kept: str, chance: Chance) -> None:
    seen = table.frame_up_deck[:3]
    insist(kept in seen, "AL-29", f"a card of {text(seen)}", kept)
    # The rooms table: the others go under the deck in the order drawn; of two alike either may be kept.
    orders = [seen[:place] + seen[place + 1 :] for place, card in enumerate(seen) if card == kept]
    table.frame_up_deck = table.frame_up_deck[3:] + chance.put_under(table, orders)
    table.mover.frame_ups.append(kept)
