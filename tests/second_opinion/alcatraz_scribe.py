"""Plays Alcatraz at random on the table of the second opinion and writes transcripts of it."""

import json
from collections import Counter
from functools import cache
from itertools import chain
from random import Random
from typing import Any

from tests.second_opinion.alcatraz import (
    ELEMENTS,
    KINDS,
    MOST_GUARDS,
    PRINTED,
    Box,
    FrameUp,
    Prisoner,
    Room,
    Table,
    Task,
    begin_turn,
    state_of,
)
from tests.second_opinion.alcatraz_actions import act
from tests.second_opinion.alcatraz_reading import Action, Disagreement
from tests.second_opinion.alcatraz_referee import Checked, referee

Lines = list[dict[str, Any]]

# AL-4: prisoners, guards and items of the five cards of each element, as first letters.
STANDARD = {
    "A": "12ks 11mt 22smt 22jjk 22ksm",
    "B": "12sj 11tk 22jtk 22mms 22sjt",
    "C": "12jm 11ks 22mks 22ttj 22jmk",
    "D": "12mt 11sj 22tsj 22kkm 22mts",
    "E": "12tk 11jm 22kjm 22sst 22tkj",
    "F": "12tm 11sk 22msk 22jjt 22tms",
}
# Friendlier editions, so that tasks and escapes abound: one item a task, or none.
EASY = dict.fromkeys(ELEMENTS, "12k 12s 12j 12m 12t")
BARE = dict.fromkeys(ELEMENTS, "12 12 12 22 12")
EDITIONS = {"standard": STANDARD, "easy": EASY, "bare": BARE}
FRAME_UPS = {
    "snitch": FrameUp(2, "gather_guards", 2),
    "search": FrameUp(2, "return_item", 0),
    "extortion": FrameUp(2, "take", 0),
    "solitary": FrameUp(1, "send_to_cell_block", 0),
    "beating": FrameUp(1, "exhaust", 0),
    "changed_plan": FrameUp(1, "move_task", 0),
    "blown": FrameUp(1, "replace_task", 0),
    "kompromat": FrameUp(1, "forbid_task", 0),
}
# How eagerly the random player tries each action; a task is always tried first.
EAGERNESS = {
    "frame_up": 12,
    "use": 12,
    "move": 6,
    "push_on": 3,
    "pick_up": 3,
    "steal": 2,
    "trade": 2,
    "bribe": 2,
    "riot": 1,
    "drop": 0.5,
    "end_turn": 0.7,
}


def box_of(edition: str, trades: int = 4) -> Box:
    letters = {kind[0]: kind for kind in KINDS}
    tasks = {
        f"{element}{place}": Task(
            element, int(card[0]), int(card[1]), [letters[letter] for letter in card[2:]]
        )
        for element, cards in EDITIONS[edition].items()
        for place, card in enumerate(cards.split(), start=1)
    }
    return Box(tasks=tasks, frame_ups=FRAME_UPS, trades=trades)


class Dice:
    """Chance by lot."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def guard_room(self, table: Table) -> str:
        return self.random.choice([name for name, room in table.rooms.items() if room.guards < MOST_GUARDS])

    def task_room(self, table: Table, task: str) -> str:
        return self.random.choice([name for name, room in table.rooms.items() if room.task is None])

    def card_of(self, table: Table, seat: int) -> str:
        return self.random.choice(table.prisoners[seat].frame_ups)

    def put_under(self, table: Table, orders: list[list[str]]) -> list[str]:
        return self.random.choice(orders)


def first_table(random: Random, players: int, sides: str, box: Box) -> Table:
    names, deck = [*PRINTED], random.sample([*box.tasks], 30)
    cells = random.sample([[row, column] for row in range(3) for column in range(4)], 12)
    guards = Counter(random.sample(names, 4) + random.sample(names, 4))
    lying: list[str] = []
    while len(lying) < 3:
        card = deck.pop(0)
        # AL-9: an element on the board already goes under the deck.
        same = box.tasks[card].element in {box.tasks[other].element for other in lying}
        (deck if same else lying).append(card)
    tasks = dict(zip(random.sample(names, 3), lying, strict=True))
    rooms = {
        name: Room(
            cell=cell,
            side=random.choice(["silver", "gold"]) if sides == "mixed" else sides,
            guards=guards[name],
            items=[*PRINTED[name]],
            loose=[],
            task=tasks.get(name),
        )
        for name, cell in zip(names, cells, strict=True)
    }
    cards = [name for name, card in box.frame_ups.items() for _ in range(card.copies)]
    table = Table(
        box=box,
        rooms=rooms,
        prisoners=[Prisoner(room=room) for room in random.sample(names, players)],
        task_deck=deck,
        frame_up_deck=random.sample(cards, len(cards)),
        scapegoat=random.randrange(players),
        turn=None,
        points=0,
    )
    begin_turn(table, table.scapegoat)
    return table


def stock(prisoner: Prisoner) -> list[str]:
    return [*prisoner.items, *["cash"] * prisoner.cash]


def some(random: Random, things: list[str], most: int = 2) -> list[str]:
    return random.sample(things, random.randint(0, min(most, len(things))))


def task_here(table: Table) -> Action:
    """The task of this room with items of whoever is here, the gun last."""
    given: dict[str, list[str]] = {}
    missing = Counter(table.box.tasks[table.here.task or ""].items)
    guns = []
    for seat, prisoner in enumerate(table.prisoners):
        if prisoner.room == table.mover.room:
            guns += [str(seat)] * prisoner.items.count("gun")
            for item in prisoner.items:
                if missing[item] > 0:
                    missing[item] -= 1
                    given.setdefault(str(seat), []).append(item)
    if missing.total() and guns:
        given.setdefault(guns[0], []).append("gun")
    return {"task": table.here.task, "items": given}


def proposal(random: Random, table: Table, kind: str) -> Action:
    """An action of this kind that may or may not be allowed."""
    rooms, mover = [*table.rooms], table.mover
    seat, room = random.randrange(len(table.prisoners)), random.choice(rooms)
    other = table.prisoners[seat]
    loot = random.choice(stock(other) or ["cash"])
    if kind == "use":
        return use_of(random, table)
    if kind == "frame_up":
        return frame_up_of(random, table, seat, loot)
    if kind == "trade":
        return {"trade": seat, "give": some(random, stock(mover)), "get": some(random, stock(other))}
    simple: dict[str, Action] = {
        "move": {"move": room if random.random() < 0.5 else room_towards_a_task(random, table)},
        "push_on": {"push_on": True},
        "pick_up": {"pick_up": random.choice(table.here.loose or ["key"])},
        "steal": {"steal": loot, "from": seat},
        "bribe": {"bribe": random.randint(1, 2)},
        "riot": {"riot": room},
        "drop": {"drop": random.choice(mover.items or ["key"])},
        "end_turn": {"end_turn": True},
    }
    return simple[kind]


def room_towards_a_task(random: Random, table: Table) -> str:
    def distance(one: str, other: str) -> int:
        pairs = zip(table.rooms[one].cell, table.rooms[other].cell, strict=True)
        return max(abs(start - end) for start, end in pairs)

    tasks = [name for name, room in table.rooms.items() if room.task and name != table.mover.room]
    near = [name for name in table.rooms if distance(name, table.mover.room) == 1]
    random.shuffle(near)
    return min(near, key=lambda name: min((distance(name, task) for task in tasks), default=0))


def use_of(random: Random, table: Table) -> Action:
    room, gold = table.mover.room, table.here.side == "gold"
    action: Action = {"use": room}
    if room == "chapel" and not gold:
        action["from"] = random.randrange(len(table.prisoners))
    if room == "radio_room":
        moves = range(1 if gold else random.randint(1, 2))
        action["guards"] = [[*random.sample([*table.rooms], 2)] for _ in moves]
    if room == "wardens_office" and gold:
        action["keep"] = random.choice(table.frame_up_deck[:3] or ["snitch"])
    if room == "exercise_yard" or (room == "visiting_room" and not gold):
        things = table.here.items
        action["take"] = random.sample(things, min(len(things), 2 if gold else 1))
    pays = gold and room not in ("radio_room", "dining_hall", "recreation_room")
    if pays or room == "exercise_yard":
        action["pay"] = random.choice(stock(table.mover) or ["cash"])
    return action


def frame_up_of(random: Random, table: Table, seat: int, loot: str) -> Action:
    card = random.choice(table.mover.frame_ups or ["kompromat"])
    end, *starts = random.sample([*table.rooms], random.randint(2, 3))
    lying = [room.task for room in table.rooms.values() if room.task] or ["A1"]
    choices: dict[str, Action] = {
        "gather_guards": {"guards": [[start, end] for start in starts]},
        "return_item": {"prisoner": seat, "item": loot},
        "take": {"prisoner": seat, "item": loot},
        "move_task": {"task": random.choice(lying)},
        "replace_task": {"task": random.choice(lying)},
    }
    return {"frame_up": card} | choices.get(FRAME_UPS[card].effect, {"prisoner": seat})


def step(random: Random, table: Table) -> tuple[int | None, Action, Table]:
    """One random action that the second opinion allows."""
    dice = Dice(random)
    if table.phase == "vote":
        seats = range(len(table.prisoners))
        # Holders of frame-up cards are voted for gladly, so that cards get played.
        eager = [1 + 4 * len(prisoner.frame_ups) for prisoner in table.prisoners]
        action: Action = {"votes": random.choices(seats, eager, k=len(seats))}
        return None, action, act(table, None, action, dice)
    if table.phase == "stay":
        action = {"stays": random.choice(table.tied)}
        return table.scapegoat, action, act(table, table.scapegoat, action, dice)
    proposals = [task_here(table)] if table.here.task else []
    kinds, weights = [*EAGERNESS], [*EAGERNESS.values()]
    tries = (proposal(random, table, kind) for kind in random.choices(kinds, weights, k=40))
    for action in chain(proposals, tries, [{"end_turn": True}]):
        try:
            return table.turn, action, act(table, table.turn, action, dice)
        except Disagreement:
            continue
    raise AssertionError("a turn can always end")


@cache
def recorded_game(
    seed: int,
    players: int = 4,
    sides: str = "mixed",
    task_items: str = "consent",
    edition: str = "easy",
    free_rooms: str = "designer",
) -> Lines:
    """A whole game; the caller must not change it."""
    random = Random(f"{seed} {players} {sides} {task_items} {edition}")
    box = box_of(edition)
    box.free_rooms = free_rooms
    table = first_table(random, players, sides, box)
    lines: Lines = [header_of(table, sides, task_items)]
    while table.phase != "over":
        seat, action, table = step(random, table)
        lines.append({"seat": seat, "action": action, "state": state_of(table)})
    copied: Lines = json.loads(json.dumps(lines))
    return copied


def header_of(table: Table, sides: str, task_items: str) -> dict[str, Any]:
    tasks = [{"id": name, **task._asdict()} for name, task in table.box.tasks.items()]
    cards = [{"id": name, **card._asdict()} for name, card in table.box.frame_ups.items()]
    for card in cards:
        if not card["guards"]:
            del card["guards"]
    return {
        "game": "alcatraz",
        "format": 1,
        "players": len(table.prisoners),
        "edition": {"tasks": tasks, "frame_ups": cards, "room_items": PRINTED},
        "options": {
            "sides": sides,
            "task_items": task_items,
            "free_rooms": table.box.free_rooms,
            "trades": table.box.trades,
            "refusals": 3,
        },
        "state": state_of(table),
    }


def judge(*games: Lines) -> Checked:
    return referee(json.dumps(line) for game in games for line in game)
