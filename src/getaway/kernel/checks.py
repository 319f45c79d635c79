"""What the engine looks at before it lets anything into the rules: errors that name the culprit.

Compiled code cannot raise and does not know what it was given, so all of it happens before.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any

from getaway.kernel.chance import SEEDS
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.kernel.record import Record

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


def whole(given: Any, what: str) -> int:
    """A whole number."""
    if type(given) is int:
        return given
    try:
        return index(given)
    except TypeError:
        raise BadInput(f"{what} is a whole number, not {short(given)}.") from None


def bounded(number: int) -> int:
    """A number that compiled code can take; one that is too long is as little an action as -1."""
    return number if 0 <= number < SEEDS else -1


def between(given: object, low: int, high: int, what: str) -> int:
    """A whole number of a range, both ends included."""
    number = whole(given, what)
    if not low <= number <= high:
        raise BadInput(f"{what} is a whole number from {low} to {high}, not {number}.")
    return number


def seed(given: object, more: int = 0) -> int:
    """A seed that so many others follow."""
    number = whole(given, "A seed")
    if not 0 <= number < SEEDS - more:
        raise BadInput(f"A seed is a number from 0 to 2**63 - 1, not {number}.")
    return number


def by_name(options: object) -> Mapping[str, Any]:
    """Options by their names; None are none."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadInput(f"Options are given by their names, {{name: value}}, not as {short(options)}.")
    return options


def row(states: object, record: type[Record], compiled: bool) -> int:
    """How many states there are in a row that this engine can take."""
    if not compiled:
        if not isinstance(states, list):
            raise _no_row(states, "plain engine takes a list", record)
        return len(states)
    import numpy

    if not isinstance(states, numpy.ndarray) or states.dtype != record.dtype() or states.ndim != 1:
        raise _no_row(states, "compiled engine takes an array", record)
    if not states.flags.c_contiguous or not states.flags.writeable:
        raise BadInput(
            "The compiled engine takes states that lie side by side and can be written to: .copy() them."
        )
    return len(states)


def every(states: Any, record: type[Record], compiled: bool) -> int:
    """The same, and each of them is one."""
    count = row(states, record, compiled)
    if not compiled:
        for i in range(count):
            one(states, i, record)
    return count


def one(states: Any, i: int, record: type[Record]) -> None:
    """A plain state of a row is of this game."""
    if type(states[i]) is not record:
        raise _no_row(states[i], "plain engine takes a list", record)


def _no_row(given: object, wanted: str, record: type[Record]) -> BadInput:
    name = f"{record.__module__}.{record.__name__}"
    return BadInput(f"The {wanted} of {name}, not {short(given)}; engine.spread makes one.")


def looks_dealt(state: Any, most_players: int) -> bool:
    """Does a plain state look like one of a game? As `is_dealt` says of a state in a row."""
    return bool(0 < state.players <= most_players and NOBODY <= state.mover < state.players)


def place(count: int, i: object) -> int:
    """The index of a state in a row."""
    number = whole(i, "An index")
    if not 0 <= number < count:
        raise BadInput(f"There's no states[{number}]: an index is from 0 to {count - 1}.")
    return number


def span(count: int, first: object, last: object) -> tuple[int, int]:
    """The part states[first:last] of a row."""
    low, high = whole(first, "An index"), whole(last, "An index")
    if not 0 <= low <= high <= count:
        raise BadInput(f"There's no states[{low}:{high}]: a part has to be within states[0:{count}].")
    return low, high


def seat(given: object, players: int, nobody: bool) -> int:
    """A seat, or a spectator where there may be one."""
    number = whole(given, "A seat")
    if 0 <= number < players or (nobody and number == NOBODY):
        return number
    if nobody:
        raise BadInput(f"A seat is from 0 to {players - 1}, or {NOBODY} for a spectator; not {number}.")
    raise BadInput(
        f"Only a seat from 0 to {players - 1} observes, not {number}; "
        "a spectator has the view: game.view(state, NOBODY)."
    )


def of_each(given: Any, count: int, what: str) -> NDArray[numpy.int64]:
    """A whole number for each of so many states: given one by one, or one for all of them."""
    import numpy

    try:
        numbers = numpy.asarray(given)
    except (TypeError, ValueError):
        raise BadInput(f"{what}s are whole numbers, not {short(given)}.") from None
    if numbers.dtype.kind not in "iu" and numbers.size:
        raise BadInput(f"{what}s are whole numbers, not {short(given)}.")
    if numbers.shape not in ((), (count,)):
        raise BadInput(f"{what}s: one for all, or one for each of {count} states; not {numbers.shape}.")
    if numbers.size and numbers.dtype.kind == "u" and int(numbers.max()) >= SEEDS:
        raise BadInput(f"{what}s are less than 2**63, not {int(numbers.max())}.")
    return numpy.broadcast_to(numbers.astype(numpy.int64), (count,)).copy()


def table(given: Any, shape: tuple[int, int], kind: str) -> NDArray[Any]:
    """A table to write into: the one given, if it fits, or a new one."""
    import numpy

    if given is None:
        return numpy.zeros(shape, kind)
    fits = isinstance(given, numpy.ndarray) and given.shape == shape and given.dtype == kind
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        raise BadInput(f"`out` is an array of {kind} {shape} that can be written to, not {short(given)}.")
    table: NDArray[Any] = given
    return table


def short(given: object) -> str:
    """What was given, in a few words."""
    shape, kind = getattr(given, "shape", None), getattr(given, "dtype", None)
    if shape is not None and kind is not None:
        return f"an array {shape} of {'records' if kind.names else kind}"
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:60]}…"
