"""What a view consists of, for whoever reads one."""

from __future__ import annotations

from typing import TypedDict


class TaskView(TypedDict):
    """A task on the board."""

    card: int
    element: str
    prisoners: int
    guards: int
    items: list[str]


class RoomView(TypedDict):
    """A room."""

    name: str
    cell: list[int]  # row, column
    side: str
    guards: int
    watch: str | None  # what the guards there mean, less those bribed: dear, barred, shut
    places: list[str]  # printed places for items
    items: list[str]
    loose: list[str]
    task: TaskView | None
    used: bool  # in this turn


class PrisonerView(TypedDict):
    """A prisoner's sheet, as the viewer sees it."""

    room: str
    stamina: int
    cash: int
    items: list[str]
    elements: str
    frame_ups: int
    cards: list[str] | None  # their effects; None: the viewer may not see them
    forbidden: bool
    exhausted: int
    can_be_left: bool
    without: int  # how many elements the others have between them
    bonus: int  # that they would have, if elected
    halves: int  # that their next vote counts
    voted: bool
    vote: int | None  # of this round, once all are opened; one's own at once


class Deal(TypedDict):
    """A trade in the making, or one that waits for an answer."""

    partner: int
    give: list[str]
    want: list[str]


class Pending(TypedDict):
    """What is being decided on the way, beyond the question itself."""

    seat: int | None  # the victim, target or partner
    room: str | None  # that is used, or that a guard comes from or goes to
    card: str | None  # the effect of the frame-up card being played
    left: int  # how much is still to be chosen, this choice counted
    item: str | None  # that the task asks for now
    given: list[list[str]]  # by seat, what they are to give for the task


class Offer(TypedDict):
    """An action that is open to the viewer, and what it costs."""

    action: int
    name: str
    points: int
    cash: int
    stamina: int


class Result(TypedDict):
    """How a game ended."""

    escaped: list[int]
    stays: int | None
    test: str | None  # by which test of AL-35


class View(TypedDict):
    """All that a viewer sees."""

    game: str
    players: int
    sides: str
    task_items: str
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
    mover: int | None
    decision: str | None
    rooms: list[RoomView]
    seats: list[PrisonerView]
    task_cards: int
    frame_up_cards: int
    looked_at: list[str] | None  # frame-up cards the viewer looks at now
    deal: Deal | None
    pending: Pending | None
    next_vote: int  # the round of the vote that is opened next
    last_round: int
    most: list[int]  # of each thing that one prisoner can have, in the order of the game's things
    offers: list[Offer]
    result: Result | None
