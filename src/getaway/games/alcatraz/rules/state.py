"""What an Alcatraz state holds, and the numbers it is written in.

A heap counts things by kind in one number, four bits a kind: keys, shivs, jackets, medicines, tools,
the gun and, with a prisoner, cash.
"""

from __future__ import annotations

from getaway.kernel.actions import Actions
from getaway.kernel.dialect import rule
from getaway.kernel.record import i8, i16, i32, i64
from getaway.kernel.state import GameState

MAX_PLAYERS = 4
ELEMENTS = 6
ALL_ELEMENTS = (1 << ELEMENTS) - 1
TASKS = 36  # places for task cards; the box has 30 (AL-4)
FRAME_UPS = 11
FULL = 3  # AL-2: the most stamina, cash and items of a prisoner
CROWDED = 4  # AL-16: guards that fill a room
LAST_GUARD = 21
REQUESTS = 8  # refused requests that a turn remembers; after so many nobody is asked any more

# AL-1: the kinds of things; cash is one wherever a prisoner has or pays something.
ITEMS = 6
THINGS = 7
GUN, CASH = 5, 6
ALL_ITEMS = (1 << 4 * ITEMS) - 1  # a mask over heaps
ITEM_NAMES = ("key", "shiv", "jacket", "medicine", "tool", "gun")
THING_NAMES = (*ITEM_NAMES, "cash")
BOX = (5, 5, 5, 5, 5, 1)  # how many items of each kind there are

ROOMS = 12
ROOM_NAMES = (
    *("chapel", "radio_room", "dining_hall", "infirmary", "exercise_yard", "visiting_room"),
    *("workshop", "recreation_room", "cell_block", "laundry", "guard_room", "wardens_office"),
)
CHAPEL, RADIO_ROOM, DINING_HALL, INFIRMARY, YARD, VISITING_ROOM = 0, 1, 2, 3, 4, 5
WORKSHOP, RECREATION_ROOM, CELL_BLOCK, LAUNDRY, GUARD_ROOM, WARDENS_OFFICE = 6, 7, 8, 9, 10, 11

# AL-31: the room that makes each kind of item.
HOME = (GUARD_ROOM, CELL_BLOCK, LAUNDRY, INFIRMARY, WORKSHOP, VISITING_ROOM)
# The kind that each room makes, or NOTHING_MADE.
NOTHING_MADE = 9
MADE = (9, 9, 9, 3, 9, 9, 4, 9, 1, 2, 0, 9)

# Effects of frame-up cards.
EFFECT_NAMES = (
    *("gather_guards", "return_item", "take", "send_to_cell_block"),
    *("exhaust", "move_task", "replace_task", "forbid_task"),
)
GATHER_GUARDS, RETURN_ITEM, TAKE_THING, SEND_TO_CELL_BLOCK = 0, 1, 2, 3
EXHAUST, MOVE_TASK, REPLACE_TASK, FORBID_TASK = 4, 5, 6, 7

SILVER, GOLD = 0, 1
# The options, in the order of their words.
ALL_SILVER, MIXED, ALL_GOLD = 0, 1, 2
CONSENT, POOLED = 0, 1
PRINTED, DESIGNER = 0, 1

NO_TASK, UNKNOWN = -1, -2
NO_CARD = -1  # the demands of a task card that the edition does not have
IN_DECK, NOT_KNOWN = 4, 5  # where a frame-up card is, if not with a seat
EVERYONE = 31  # who knows where a frame-up card is: a bit for each seat, one for the spectators

# What is decided now.
TURN, VOTE, PAY, TAKE, GUARD_FROM, GUARD_TO, WHOSE_CARD, OWN_CARD, KEEP, LOOT = range(10)
TARGET, TARGET_THING, GATHER_ROOM, GATHER_FROM, TARGET_TASK = range(10, 15)
TRADE_GIVE, TRADE_WANT, TRADE_ANSWER, TASK_GIVER, TASK_ANSWER, STAY, OVER = range(15, 22)

actions = Actions()
DO_MOVE = actions.block("move to {}", ROOM_NAMES)
DO_USE = actions.one("use the room")
DO_ROB = actions.seats("rob seat {}", MAX_PLAYERS)
DO_RIOT = actions.block("riot: a guard from {}", ROOM_NAMES)
DO_TASK = actions.one("complete the task")
DO_DROP = actions.block("drop {}", ITEM_NAMES)
DO_PICK_UP = actions.block("pick up {}", ITEM_NAMES)
DO_FRAME_UP = actions.block("play frame-up {}", range(FRAME_UPS))
DO_TRADE = actions.seats("trade with seat {}", MAX_PLAYERS)
DO_BRIBE = actions.one("bribe a guard")
DO_PUSH = actions.one("push on")
DO_END = actions.one("end the turn")
PICK_ROOM = actions.block("choose {}", ROOM_NAMES)
PICK_SEAT = actions.seats("choose seat {}", MAX_PLAYERS)
PICK_GUN = actions.seats("choose the gun of seat {}", MAX_PLAYERS)
PICK_THING = actions.block("choose {}", THING_NAMES)
PICK_CARD = actions.block("choose frame-up {}", range(FRAME_UPS))
DONE = actions.one("that is all")
YES = actions.one("yes")
NO = actions.one("no")
ACTIONS = len(actions)

# What is told; `story` puts it into words.
MOVES, USES, STEALS, RIOTS, DOES_TASK, GIVES_TO_TASK, DROPS, PICKS_UP, PLAYS, BRIBES = range(1, 11)
PUSHES, ENDS_TURN, PAYS, TAKES, GUARD_GOES, UNDER_DECK, KEEPS, RESTS, EARNS, DRAWS_CARD = range(11, 21)
HITS, TASK_GOES, FRAMED_OF, TRADES, GIVES, REFUSES, MARKS, BONUS_TASK, NEW_TASK, PASSED = range(21, 31)
GUARD_COMES, VOTES, ELECTED, ROUND_BEGINS, ESCAPE, STAYS, LOST, ASKS, OFFERS = range(31, 40)
WOULD_GIVE, WOULD_GIVE_TO_TASK = 40, 41


class State(GameState):
    """One game."""

    rng = i64
    removed = i64  # a bit for each task card out of the game
    given = i32[MAX_PLAYERS]  # what each is asked to give for the task
    things = i32[MAX_PLAYERS]  # a heap for each prisoner
    items = i32[ROOMS]  # heaps on printed places; before the deal, the places of the gold sides
    loose = i32[ROOMS]  # heaps dropped beside them
    places = i32[ROOMS]  # the edition: heaps of printed places; before the deal, of the silver sides
    give = i32  # a trade in the making
    want = i32
    refused_requests = i32[REQUESTS]  # requests for a task that were refused in this turn
    used = i16  # a bit for each room used in this turn
    task_items = i16[TASKS]  # the edition: three bits a kind
    players = i8
    round = i8  # from 1
    phase = i8
    mover = i8
    scapegoat = i8
    bonus = i8
    turn = i8  # whose turn it is; NOBODY outside the turns
    points = i8
    bribed = i8
    pushed = i8
    stolen = i8
    guards_out = i8
    stays = i8  # who stays, or NOBODY
    consent = i8  # options
    free_rooms = i8
    sides = i8
    trades = i8
    refusals = i8
    trades_made = i8
    trades_refused = i8
    requests_refused = i8
    tasks_left = i8
    tasks_unknown = i8  # how many at the top of the task deck nobody has seen
    frames_left = i8
    other = i8  # the victim, target or partner of what is decided, or NOBODY
    place = i8  # a room in what is decided
    steps = i8  # how much is left to choose
    paid = i8  # what was paid, or NOTHING_MADE
    paid_here = i8
    playing = i8  # the effect of the frame-up card being played
    moved_from = i8  # the first guard moved, for the second not to undo it
    moved_to = i8
    task = i8[ROOMS]  # the task in each room, or NO_TASK
    cell = i8[ROOMS]  # four times the row and the column
    side = i8[ROOMS]
    guards = i8[ROOMS]
    where = i8[MAX_PLAYERS]
    stamina = i8[MAX_PLAYERS]
    elements = i8[MAX_PLAYERS]  # a bit for each
    forbidden = i8[MAX_PLAYERS]
    exhausted = i8[MAX_PLAYERS]
    votes = i8[MAX_PLAYERS]  # of this round; NOBODY: not yet
    frame_count = i8[MAX_PLAYERS]
    task_deck = i8[TASKS]  # top first
    task_demands = i8[
        TASKS
    ]  # the edition: sixteen times the element, four times the guards, prisoners less 1
    frame_deck = i8[FRAME_UPS]  # top first
    frame_owner = i8[FRAME_UPS]
    frame_seen = i8[FRAME_UPS]  # who knows where it is
    frame_kind = i8[FRAME_UPS]  # the edition: the kind of each card
    frame_effect = i8[FRAME_UPS]  # the edition: of each kind; sixteen times the guards, and the effect


@rule
def count(heap: int, kind: int) -> int:
    """How many of a kind a heap has."""
    return heap >> 4 * kind & 15


@rule
def item_count(heap: int) -> int:
    """How many items a heap has, cash aside."""
    pairs = (heap & 0x0F0F0F) + (heap >> 4 & 0x0F0F0F)
    return pairs + (pairs >> 8) + (pairs >> 16) & 255


@rule
def fitting(heap: int) -> int:
    """AL-2: which kinds a prisoner with this heap has space for, as a mask over heaps."""
    mask = 0
    if item_count(heap) < FULL:
        mask = ALL_ITEMS
    if heap >> 4 * CASH < FULL:
        mask |= 15 << 4 * CASH
    return mask


@rule
def has_space(heap: int, kind: int) -> bool:
    """AL-2: could a prisoner with this heap hold one more of a kind?"""
    if kind == CASH:
        return count(heap, CASH) < FULL
    return item_count(heap) < FULL


@rule
def element_of(s: State, task: int) -> int:
    """The plan element of a task card."""
    return s.task_demands[task] >> 4


@rule
def is_card(s: State, task: int) -> bool:
    """AL-4: does the edition have a task card of this number?"""
    return s.task_demands[task] != NO_CARD


@rule
def prisoners_asked(s: State, task: int) -> int:
    """AL-30: how many prisoners a task card asks for at least."""
    return (s.task_demands[task] & 3) + 1


@rule
def guards_allowed(s: State, task: int) -> int:
    """AL-30: how many guards a task card allows at most."""
    return s.task_demands[task] >> 2 & 3


@rule
def items_asked(s: State, task: int, kind: int) -> int:
    """AL-30: how many items of a kind a task card asks for."""
    return s.task_items[task] >> 3 * kind & 7


@rule
def effect_of(s: State, kind: int) -> int:
    """The effect of a kind of frame-up card."""
    return s.frame_effect[kind] & 15


def most_of(thing: str) -> int:
    """AL-1, AL-2: how many of a thing one prisoner can have; there is one gun."""
    return 1 if thing == THING_NAMES[GUN] else FULL
