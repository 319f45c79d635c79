"""What a view consists of, for whoever reads one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from getaway.games.alcatraz.rules.state import EFFECT_NAMES, ROOM_NAMES, THING_NAMES
from getaway.kernel import view as kernel

# What is decided now, by phase.
DECISIONS = (
    *("turn", "vote", "pay", "take", "guard-from", "guard-to", "whose-card", "own-card", "keep", "loot"),
    *("target", "target-thing", "gather-room", "gather-from", "target-task", "trade-give", "trade-want"),
    *("trade-answer", "task-giver", "task-answer", "stay"),
)
# What can be begun in a turn, and what can be answered on the way.
KINDS = (
    *("move", "use", "task", "trade", "frame-up", "bribe", "push", "rob", "riot", "pick-up", "drop", "end"),
    *("pick-room", "pick-seat", "pick-gun", "pick-thing", "pick-card", "pick-done", "pick-yes", "pick-no"),
)

RoomName = Annotated[str, Meta(title="RoomName", extra_json_schema={"enum": list(ROOM_NAMES)})]
Thing = Annotated[str, Meta(title="Thing", extra_json_schema={"enum": list(THING_NAMES)})]
Card = Annotated[str, Meta(title="Card", extra_json_schema={"enum": list(EFFECT_NAMES)})]
Element = Annotated[str, Meta(title="Element", extra_json_schema={"enum": list("ABCDEF")})]
Decision = Annotated[str, Meta(title="Decision", extra_json_schema={"enum": list(DECISIONS)})]
Kind = Annotated[str, Meta(title="Kind", extra_json_schema={"enum": list(KINDS)})]
Side = Literal["silver", "gold"]
Watch = Literal["dear", "barred", "shut"]


class TaskView(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """A task on the board."""

    card: int
    element: Element
    prisoners: int
    guards: int
    items: list[Thing]


class RoomView(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """A room."""

    name: RoomName
    cell: tuple[int, int]  # row, column
    side: Side
    guards: int
    watch: Watch | None  # what the guards there mean, less those bribed
    places: list[Thing]  # printed places for items
    items: list[Thing]
    loose: list[Thing]
    task: TaskView | None
    used: bool  # in this turn
    use: int | None  # the points that a use costs whoever is there; None: nobody can use it (AL-26, AL-27)


class PrisonerView(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """A prisoner's sheet, as the viewer sees it."""

    room: RoomName
    stamina: int
    cash: int
    items: list[Thing]
    elements: str
    frame_ups: int
    cards: list[Card] | None  # their effects; None: the viewer may not see them
    forbidden: bool
    exhausted: int
    can_be_left: bool
    without: int  # how many elements the others have between them
    others: str  # which elements these are
    bonus: int  # that they would have, if elected
    halves: int  # that their next vote counts
    voted: bool
    vote: int | None  # of this round, once all are opened; one's own at once


class Deal(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """A trade in the making, or one that waits for an answer."""

    partner: int
    give: list[Thing]
    want: list[Thing]


class Pending(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """What is being decided on the way, beyond the question itself."""

    seat: int | None  # the victim, target or partner
    room: RoomName | None  # that is used, or that a guard comes from or goes to
    card: Card | None  # the effect of the frame-up card being played
    left: int  # how much is still to be chosen, this choice counted
    item: Thing | None  # that the task asks for now
    given: list[list[Thing]]  # by seat, what they are to give for the task


class Need(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """An item that a task asks for, and who could give it."""

    thing: Thing
    holder: int | None  # who has one there; None: nobody
    gun: bool  # it is the gun, which stands for any item
    elsewhere: list[int]  # who has one in another room


class Prospect(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """What a task asks of its doer and would bring: the viewer's prospect, or of whoever is doing it now."""

    room: RoomName
    doer: int
    barred: Literal["scapegoat", "forbidden"] | None  # why the doer may not (AL-20, AL-22)
    is_there: bool
    there: list[int]  # who could help: the doer, wherever they are, and whoever is in the room
    guards: int  # that count, less those bribed
    needs: list[Need]
    ready: bool  # prisoners, guards and items would do
    gains: bool  # the doer does not have its element yet
    without: list[int]  # by seat, how many elements the others would have, before the card of AL-32


class Deed(kernel.Deed, frozen=True, kw_only=True, gc=False):
    """What an action is: the kind, and the room, seat, thing or card that it is about."""

    kind: Kind
    room: RoomName | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    thing: Thing | UnsetType = UNSET
    card: Card | UnsetType = UNSET


class Choice(Deed, frozen=True, kw_only=True, gc=False):
    """An action that is open to the viewer, and what it costs."""

    points: int
    cash: int
    stamina: int


class Result(kernel.Result, frozen=True, kw_only=True, gc=False):
    """How a game ended."""

    escaped: list[int]
    stays: int | None
    test: Literal["scapegoat", "only", "elements", "cash", "items", "stamina", "named"] | None  # of AL-35


class View(kernel.View, frozen=True, kw_only=True, gc=False):
    """All that a viewer sees."""

    sides: Literal["silver", "mixed", "gold"]
    task_items: Literal["consent", "pooled"]
    free_rooms: Literal["printed", "designer"]
    round: int
    guards: int
    scapegoat: int
    bonus: int
    turn: int | None
    turns: list[int]  # that are left of this round, the present one first
    points: int
    base_points: int  # of every turn
    extra_points: int  # that this turn has beside them
    strain: int  # the guards that count where it is somebody's turn
    bribed: int
    pushed: bool
    stolen: bool
    trades_left: int
    refusals_left: int
    decision: Decision | None
    rooms: list[RoomView]
    seats: list[PrisonerView]
    prospects: list[Prospect]  # of the open tasks; none for a spectator
    task_cards: int
    deck: dict[Element, int]  # the cards of each element in the task deck
    frame_up_cards: int
    looked_at: list[Card] | None  # frame-up cards the viewer looks at now
    deal: Deal | None
    pending: Pending | None
    next_vote: int  # the round of the vote that is opened next
    last_round: int
    most: dict[Thing, int]  # that one prisoner can have
    choices: list[Choice]
    result: Result | None
