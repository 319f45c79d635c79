"""The few words a rules file is written in, beside plain Python.

Each has two meanings. Here stands the plain one; `twins` replaces it by the compiled one when it loads
the same file a second time.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from contextvars import ContextVar
from itertools import compress
from typing import TYPE_CHECKING, Protocol, TypeVar

from getaway.kernel.record import Record

if TYPE_CHECKING:
    from getaway.kernel.state import Places, States, StateT

NOBODY = -1
EVERYBODY = -2

RuleT = TypeVar("RuleT", bound=Callable[..., object])


class Decorator(Protocol):
    """What `@rule` does to a function; whatever comes of it is called as the function is."""

    def __call__(self, function: RuleT, /) -> RuleT: ...


def mark(function: RuleT) -> RuleT:
    """Plain: the function itself, known as a rule so that a compiled caller finds its twin."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


# What `@rule` does to the file that is being loaded now.
decorator: ContextVar[Decorator] = ContextVar("decorator", default=mark)


def rule(function: RuleT) -> RuleT:
    """Mark a function as part of the rules: it runs as it is, and compiled."""
    return decorator.get()(function)


def tell(s: Record, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tell everybody what has just happened. Compiled: nothing, nobody listens there."""
    if s.story is not None:
        s.story.append((EVERYBODY, kind, a, b, c))


def whisper(s: Record, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tell one seat what only that seat may know. Compiled: nothing."""
    if s.story is not None:
        s.story.append((seat, kind, a, b, c))


def numbers(length: int) -> list[int]:
    """A row of zeros to work with. Compiled: an array of int64."""
    return [0] * length


def reals(length: int) -> list[float]:
    """A row of zeros to reckon with. Compiled: an array of float64."""
    return [0.0] * length


def flags(length: int) -> list[int]:
    """A row of zeros to mark things in. Compiled: an array of int8."""
    return [0] * length


def copy_state(states: States[StateT], i: int, into: Places[StateT], j: int) -> None:
    """Put a copy of states[i] at into[j]."""
    into[j] = states[i].copy()


def unmark(mask: MutableSequence[int], found: MutableSequence[int]) -> int:
    """List the places marked in a mask, return how many, and leave the mask all zero."""
    count = 0
    for place in compress(range(len(mask)), mask):
        mask[place] = 0
        found[count] = place
        count += 1
    return count


def kind_of(heap: Sequence[int], n: int) -> int:
    """The kind of the n-th thing in a heap that counts its things by kind."""
    kind = 0
    while n >= heap[kind]:
        n -= heap[kind]
        kind += 1
    return kind
