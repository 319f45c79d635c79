"""What a trained network makes of a position, the same file on both engines.

`weights` holds one layer after the other: a row of weights for each number that goes in, then what is added.
`sizes` says how many numbers go into the first layer and come out of each. Weights are always handed in, so
that no compiled code holds any.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from getaway.kernel.contract import ACTIONS, OBSERVATION, legal, observe, recollect
from getaway.kernel.dialect import flags, numbers, reals, rule
from getaway.kernel.state import GameState, States

WIDEST = 1024  # numbers that go into a layer or come out of one
AT_ONCE = 4  # rows that are added in one go


@rule
def run_layer(
    row: MutableSequence[float],
    size: int,
    weights: MutableSequence[float],
    first: int,
    width: int,
    found: MutableSequence[int],
    out: MutableSequence[float],
) -> None:
    """One layer: what is 0 adds nothing, and most numbers of a position are."""
    count = 0
    for i in range(size):
        found[count] = i
        count += row[i] != 0.0
    added = first + size * width
    for j in range(width):
        out[j] = weights[added + j]
    k = 0
    while k + AT_ONCE <= count:
        a, b, c, d = found[k], found[k + 1], found[k + 2], found[k + 3]
        by_a, by_b, by_c, by_d = row[a], row[b], row[c], row[d]
        at_a, at_b, at_c, at_d = first + a * width, first + b * width, first + c * width, first + d * width
        for j in range(width):
            out[j] += (by_a * weights[at_a + j] + by_b * weights[at_b + j]) + (
                by_c * weights[at_c + j] + by_d * weights[at_d + j]
            )
        k += AT_ONCE
    while k < count:
        by, at = row[found[k]], first + found[k] * width
        for j in range(width):
            out[j] += by * weights[at + j]
        k += 1


@rule
def run_network(
    row: MutableSequence[float],
    sizes: MutableSequence[int],
    weights: MutableSequence[float],
    found: MutableSequence[int],
    out: MutableSequence[float],
) -> None:
    """All layers. `row` comes in with the position and is used up; what the last one says is in `out`."""
    first = 0
    for n in range(1, len(sizes)):
        size, width = int(sizes[n - 1]), int(sizes[n])
        run_layer(row, size, weights, first, width, found, out)
        first += (size + 1) * width
        if n + 1 < len(sizes):
            for j in range(width):
                row[j] = max(0.0, out[j])


@rule
def ask(
    s: GameState,
    seat: int,
    memory: int,
    inputs: MutableSequence[int],
    sizes: MutableSequence[int],
    weights: MutableSequence[float],
    seen: MutableSequence[int],
    row: MutableSequence[float],
    found: MutableSequence[int],
    out: MutableSequence[float],
) -> None:
    """What the network says of a position as a seat knows it: a number for each action, and what it wins."""
    observe(s, seat, seen)
    if memory:
        recollect(s, seat, seen)
    for k in range(len(inputs)):
        row[k] = seen[inputs[k]]
    run_network(row, sizes, weights, found, out)


@rule
def ask_at(
    states: States,
    i: int,
    seat: int,
    memory: int,
    inputs: MutableSequence[int],
    sizes: MutableSequence[int],
    weights: MutableSequence[float],
    out: MutableSequence[float],
) -> None:
    """The same for states[i]."""
    seen = flags(OBSERVATION)
    row = reals(WIDEST)
    found = numbers(WIDEST)
    ask(states[i], seat, memory, inputs, sizes, weights, seen, row, found, out)


@rule
def answer_rows(
    states: States,
    rows: MutableSequence[int],
    seats: MutableSequence[int],
    count: int,
    memory: int,
    inputs: MutableSequence[int],
    sizes: MutableSequence[int],
    weights: MutableSequence[float],
    meant: Sequence[MutableSequence[int]],
    actions: MutableSequence[int],
) -> None:
    """What the network would do in some games, seats[k] in states[rows[k]]; meant[seat] says what a seat's
    own numbers of actions stand for."""
    seen = flags(OBSERVATION)
    row = reals(WIDEST)
    found = numbers(WIDEST)
    out = reals(WIDEST)
    mask = flags(ACTIONS)
    for k in range(count):
        i, seat = int(rows[k]), int(seats[k])
        ask(states[i], seat, memory, inputs, sizes, weights, seen, row, found, out)
        for action in range(ACTIONS):
            mask[action] = 0
        legal(states[i], mask)
        best = -1
        for own in range(ACTIONS):
            action = int(meant[seat][own])
            if mask[action] and (best < 0 or out[own] > out[best]):
                best = own
        actions[k] = meant[seat][best]
