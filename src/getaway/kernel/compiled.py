"""The compiled engine's meaning of the dialect."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numpy
from numpy.typing import NDArray

from getaway.kernel import dialect
from getaway.kernel.native.rule import Rule
from getaway.kernel.state import States

# The next two do without a branch: which way it goes is a coin toss to the processor.


def unmark(mask: MutableSequence[int], found: MutableSequence[int]) -> int:
    """List the places marked in a mask, return how many, and leave the mask all zero."""
    count = 0
    for place in range(len(mask)):
        found[count] = place
        count += mask[place]
        mask[place] = 0
    return count


def kind_of(heap: Sequence[int], n: int) -> int:
    """The kind of the n-th thing in a heap that counts its things by kind."""
    kind = 0
    for i in range(len(heap) - 1):
        n -= heap[i]
        kind += n >= 0
    return kind


MEANINGS: dict[object, Any] = {dialect.unmark: unmark, dialect.kind_of: kind_of}
WORDS: dict[object, object] = {word: Rule(meaning, None) for word, meaning in MEANINGS.items()}


def decorator(folder: Path | None) -> dialect.Decorator:
    """What `@rule` means to this engine: compiled, and kept in a folder if there is one."""

    def compile_rule(function: dialect.RuleT) -> dialect.RuleT:
        # It is called as the function is.
        made: Any = Rule(cast(FunctionType, function), folder)
        called: dialect.RuleT = made
        return called

    return compile_rule


def blank(dtype: numpy.dtype[numpy.void], count: int) -> NDArray[numpy.void]:
    """An array of states, all zero."""
    return numpy.zeros(count, dtype)


def copies(dtype: numpy.dtype[numpy.void], packed: bytes, count: int) -> NDArray[numpy.void]:
    """An array of copies of the state that a plain record packed."""
    # As bytes: NumPy would leave what pads a record to whole words as it found it.
    return numpy.frombuffer(bytearray(packed) * count, dtype)


def records(states: States) -> NDArray[numpy.void]:
    """A row of this engine as the array that it is."""
    assert isinstance(states, numpy.ndarray)
    return states


def packed(states: States, i: int) -> bytes:
    """The bytes of one state, as a plain record packs them."""
    return records(states)[i : i + 1].tobytes()
