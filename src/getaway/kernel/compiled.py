"""The compiled engine's meaning of the dialect. The only file that imports Numba."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy

from getaway.kernel import dialect


@numba.njit
def _tell(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Nobody listens to a compiled game."""


@numba.njit
def _whisper(s: Any, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Nobody listens to a compiled game."""


@numba.njit
def _numbers(length: int) -> Any:
    return numpy.zeros(length, numpy.int64)


@numba.njit
def _reals(length: int) -> Any:
    return numpy.zeros(length, numpy.float64)


@numba.njit
def _flags(length: int) -> Any:
    return numpy.zeros(length, numpy.int8)


@numba.njit
def _copy_state(states: Any, i: int, into: Any, j: int) -> None:
    into[j] = states[i]


# The next two do without a branch: which way it goes is a coin toss to the processor.


@numba.njit
def _unmark(mask: Any, found: Any) -> int:
    count = 0
    for place in range(len(mask)):
        found[count] = place
        count += mask[place]
        mask[place] = 0
    return count


@numba.njit
def _kind_of(heap: Any, n: int) -> int:
    kind = 0
    for i in range(len(heap) - 1):
        n -= heap[i]
        kind += n >= 0
    return kind


WORDS: dict[Any, Any] = {
    dialect.tell: _tell,
    dialect.whisper: _whisper,
    dialect.numbers: _numbers,
    dialect.reals: _reals,
    dialect.flags: _flags,
    dialect.copy_state: _copy_state,
    dialect.unmark: _unmark,
    dialect.kind_of: _kind_of,
}

_setting = threading.Lock()
settings: Any = numba.config


def decorator(folder: Path | None) -> Callable[[Any], Any]:
    """What `@rule` means to this engine: compiled, and kept in a folder if there is one."""

    def compile_rule(function: Any) -> Any:
        if folder is None:
            return numba.njit(nogil=True, error_model="numpy")(function)
        # Numba asks for the folder at the moment it decorates, and has one setting for all.
        with _setting:
            before, settings.CACHE_DIR = settings.CACHE_DIR, str(folder)
            try:
                return forgiving(numba.njit(cache=True, nogil=True, error_model="numpy")(function))
            finally:
                settings.CACHE_DIR = before

    return compile_rule


def forgiving(rule: Any) -> Any:
    """The same compiled rule, which is compiled again where its file on disk is spoilt."""
    if not hasattr(rule, "_cache"):
        # NUMBA_DISABLE_JIT leaves plain functions.
        return rule
    kept = rule._cache
    load = kept.load_overload

    def load_or_compile(signature: Any, context: Any) -> Any:
        try:
            return load(signature, context)
        except Exception as error:
            # A full disk or a machine switched off leaves half a file; unpickling it can raise anything.
            warnings.warn(f"{kept.cache_path} is spoilt ({error}): compiling again.", stacklevel=2)
            kept.flush()
            return None

    kept.load_overload = load_or_compile
    return rule


def blank(dtype: Any, count: int) -> Any:
    """An array of states, all zero."""
    return numpy.zeros(count, dtype)


def copies(dtype: Any, packed: bytes, count: int) -> Any:
    """An array of copies of the state that a plain record packed."""
    # As bytes: NumPy would leave what pads a record to whole words as it found it.
    return numpy.frombuffer(bytearray(packed) * count, dtype)
