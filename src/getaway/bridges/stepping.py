"""Games stepped for learners, the same file on both engines: an action in, numbers and a mask out.

Rows of a table belong to games: `seen[i]` is what whoever decides in states[i] may know, `masks[i]` what
that seat may do. Tables are NumPy's on either engine: `int` keeps its narrow numbers out of plain states.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from getaway.kernel.chance import below, generator
from getaway.kernel.contract import ACTIONS, OVER, apply, hide, legal, observe, recollect, result, setup
from getaway.kernel.dialect import copy_state, numbers, rule
from getaway.kernel.state import Row, States


@rule
def look_at(
    states: States, i: int, seat: int, seen: MutableSequence[int], mask: MutableSequence[int]
) -> None:
    """Write what a seat knows of states[i], and what it may do there: nothing, if another decides."""
    observe(states[i], seat, seen)
    mark(states, i, seat, mask)


@rule
def mark(states: States, i: int, seat: int, mask: MutableSequence[int]) -> None:
    """Mark what a seat may do now."""
    for action in range(ACTIONS):
        mask[action] = 0
    if states[i].mover == seat:
        legal(states[i], mask)


@rule
def advance(states: States, i: int, action: int, mask: MutableSequence[int]) -> int:
    """Do a legal action and mark what may be done next; returns who decides then, or NOBODY."""
    apply(states[i], action)
    mover: int = states[i].mover
    mark(states, i, mover, mask)
    return mover


@rule
def first_illegal(masks: Sequence[MutableSequence[int]], actions: MutableSequence[int]) -> int:
    """The first game whose action is not marked, or -1."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= ACTIONS or masks[i][action] == 0:
            return i
    return -1


@rule
def deal_anew(states: Row, i: int, fresh: States, players: int, seed: int) -> None:
    """Deal a game into states[i]; fresh[0] holds the edition and the options."""
    copy_state(fresh, 0, states, i)
    setup(states[i], players, seed)


@rule
def show(
    states: States,
    seats: MutableSequence[int],
    seen: Sequence[MutableSequence[int]],
    masks: Sequence[MutableSequence[int]],
) -> None:
    """Write the rows of all games, each for the seat given.

    One thing after the other for all games, not all things game by game: so the processor guesses better.
    """
    for i in range(len(seats)):
        mark(states, i, int(seats[i]), masks[i])
    for i in range(len(seats)):
        observe(states[i], int(seats[i]), seen[i])


@rule
def recollect_all(
    states: States, seats: MutableSequence[int], count: int, seen: Sequence[MutableSequence[int]]
) -> None:
    """Add to the rows of the first games what their seats remember."""
    for i in range(count):
        recollect(states[i], int(seats[i]), seen[i])


@rule
def recollect_at(states: States, i: int, seat: int, seen: MutableSequence[int]) -> None:
    """The same for one game."""
    recollect(states[i], seat, seen)


@rule
def begin_all(
    states: Row,
    fresh: States,
    players: int,
    seeds: MutableSequence[int],
    seen: Sequence[MutableSequence[int]],
    masks: Sequence[MutableSequence[int]],
    seats: MutableSequence[int],
) -> None:
    """Deal all games and write their rows."""
    for i in range(len(seeds)):
        deal_anew(states, i, fresh, players, int(seeds[i]))
        seats[i] = states[i].mover
    show(states, seats, seen, masks)


@rule
def step_all(
    states: Row,
    fresh: States,
    players: int,
    actions: MutableSequence[int],
    seeds: MutableSequence[int],
    seen: Sequence[MutableSequence[int]],
    masks: Sequence[MutableSequence[int]],
    seats: MutableSequence[int],
    rewards: MutableSequence[float],
    payoffs: Sequence[MutableSequence[float]],
    ended: MutableSequence[int],
    last_seen: Sequence[MutableSequence[int]],
) -> None:
    """Do actions[i] in states[i], all of them legal, and write all rows.

    Where that ends a game, its reward goes to whoever acted, `payoffs[i]` to all, `last_seen[i]` is the
    end as the one who acted sees it, and the row is of the next game already.
    """
    games = len(actions)
    for i in range(games):
        apply(states[i], int(actions[i]))
        ended[i] = 0
        rewards[i] = 0.0
        if states[i].phase == OVER:
            ended[i] = 1
            result(states[i], payoffs[i])
            rewards[i] = payoffs[i][seats[i]]
            observe(states[i], int(seats[i]), last_seen[i])
            seeds[i] = seeds[i] + games
            deal_anew(states, i, fresh, players, int(seeds[i]))
        seats[i] = states[i].mover
    show(states, seats, seen, masks)


@rule
def seed_dice(dice: States, seed: int) -> None:
    """Set the generator that actions are drawn from: apart from that of the game of the same seed."""
    dice[0].rng = generator(seed ^ 0x5DEECE66D)


@rule
def draw_actions(dice: States, masks: Sequence[MutableSequence[int]], actions: MutableSequence[int]) -> None:
    """Put one of the marked actions of each row into `actions`, each as likely."""
    options = numbers(ACTIONS)
    for i in range(len(actions)):
        count = 0
        for action in range(ACTIONS):
            options[count] = action
            count += int(masks[i][action])
        actions[i] = options[below(dice[0], count)]


@rule
def draws(states: States, action: int, work: Row, still: int) -> bool:
    """Does an action of states[0] need chance? Tried on a copy; `still` is a generator not drawn from."""
    copy_state(states, 0, work, 0)
    work[0].rng = still
    apply(work[0], action)
    return bool(work[0].rng != still)


@rule
def apply_drawing(states: States, action: int, rng: int) -> None:
    """Do an action of states[0] with what a generator draws; nobody is to know the generator then."""
    states[0].rng = rng
    apply(states[0], action)
    states[0].rng = 0


@rule
def show_all(states: States, work: Row) -> int:
    """Put states[0] into `work` as each seat may know it; returns who decides."""
    states[0].rng = 0
    for seat in range(states[0].players):
        copy_state(states, 0, work, seat)
        hide(work[seat], seat)
    mover: int = states[0].mover
    return mover
