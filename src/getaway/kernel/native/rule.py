"""What `@rule` means to the compiled engine: a rule that is compiled when Python first calls it.

It is compiled together with everything that it calls, and kept in a file of its own.
"""

from __future__ import annotations

import ast
import ctypes
import hashlib
import os
import threading
import warnings
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

from getaway.kernel.native.kinds import INT, REAL, Kind, OneRecord, kind_of_argument
from getaway.kernel.native.unit import Text, Unit

SUM = 32  # bytes of the sum that begins a file
_compiling = threading.RLock()


class Rule:
    """A rule as Python calls it; `text` is what other rules see of it."""

    __rule__ = True

    def __init__(self, function: FunctionType, folder: Path | None, is_safe: bool = False) -> None:
        self.text = Text(function)
        self.folder = folder
        self.is_safe = is_safe
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__
        self._made: dict[tuple[Kind, ...], Way] = {}
        # The way in that was made last; it asks for another when it is given other kinds.
        self.enter: Callable[..., Any] = self._find

    def __call__(self, *given: Any) -> Any:
        return self.enter(*given)

    @cached_property
    def safe(self) -> Rule:
        """The same, a little slower, for states that anybody may have written into: it never crashes."""
        return Rule(self.text.function, self.folder, is_safe=True)

    def __repr__(self) -> str:
        return f"<compiled rule {self.__module__}.{self.__name__}>"

    def _find(self, *given: Any) -> Any:
        """Call the code for what is given, which is made if need be."""
        count = self.text.function.__code__.co_argcount
        if len(given) != count:
            raise TypeError(f"{self.__name__} takes {count} values, not {len(given)}.")
        kinds = self.text.kinds([self._kind(n, one) for n, one in enumerate(given)])
        with _compiling:
            if kinds not in self._made:
                self._made[kinds] = self._make(kinds, [getattr(one, "dtype", None) for one in given])
        self.enter, dtypes = self._made[kinds]
        return self.enter(*map(_taken, given, kinds, dtypes))

    def _kind(self, n: int, given: Any) -> Kind:
        kind = kind_of_argument(given)
        if kind is None:
            name = self.text.function.__code__.co_varnames[n]
            raise TypeError(f"{self.__name__} cannot take {type(given).__name__} as {name}.")
        return kind

    def _make(self, kinds: tuple[Kind, ...], dtypes: Sequence[Any]) -> Way:
        from getaway.kernel.native import machine
        from getaway.kernel.native.entrance import built_in

        entrance, known, alive = machine.loaded(self._code(kinds))
        _alive.append(alive)
        return built_in(self.__name__, entrance, known, dtypes, self._find), dtypes

    def _code(self, kinds: tuple[Kind, ...]) -> bytes:
        """Machine code, from the file in which it is kept if there is one."""
        from getaway.kernel.native import machine

        if self.folder is None:
            return machine.compiled(self.assembly(kinds))
        # A file of rules may read its numbers from another file, whose edits no digest of sources knows.
        told = f"{kinds!r} {numbers_read(self)!r}"
        digest = hashlib.sha256(told.encode()).hexdigest()[:16]
        name = f"{self.__module__.partition('@')[0]}.{self.__name__}{'-safe' * self.is_safe}-{digest}"
        path = self.folder / f"{name}.code"
        kept = _read(path)
        if kept is None:
            kept = machine.compiled(self.assembly(kinds))
            _write(path, kept)
        return kept

    def assembly(self, kinds: tuple[Kind, ...]) -> str:
        """The text for LLVM."""
        from getaway.kernel.native.entrance import entrance

        unit = Unit(self.is_safe)
        function = unit.function(self.text, kinds)
        return "\n".join([*unit.lines(), entrance(function, runs_long(self.text.tree))])


def numbers_read(rule: Rule) -> list[tuple[str, str, object]]:
    """The numbers that a rule, and all that it calls, find in their files when they are compiled."""
    found: list[tuple[str, str, object]] = []
    waiting, met = [rule], {rule.text.function}
    while waiting:
        function = waiting.pop().text.function
        for name in sorted(function.__code__.co_names):
            value = function.__globals__.get(name)
            if isinstance(value, Rule):
                if value.text.function not in met:
                    met.add(value.text.function)
                    waiting.append(value)
            elif _is_number(value):
                found.append((function.__name__, name, value))
    return found


def _is_number(value: object) -> bool:
    """A number, or numbers in rows."""
    if isinstance(value, tuple):
        return all(map(_is_number, value))
    return isinstance(value, bool | int | float)


Way = tuple[Callable[..., Any], Sequence[Any]]
_alive: list[object] = []  # what keeps machine code in memory: for good, as Python keeps its address


def _taken(given: Any, kind: Kind, dtype: Any) -> Any:
    """An argument in the one form that compiled code takes."""
    import numpy

    if kind == INT:
        return int(given)
    if kind == REAL:
        return float(given)
    if isinstance(kind, OneRecord):
        place = given.__array_interface__["data"][0]
        given = numpy.frombuffer((ctypes.c_char * dtype.itemsize).from_address(place), dtype)
    if not given.flags.writeable:
        raise TypeError("compiled rules take arrays that can be written to only.")
    plain = given.view(numpy.ndarray)
    return plain if plain.dtype is dtype else plain.view(dtype)


def _read(path: Path) -> bytes | None:
    """What was kept in a file; None if there is none to be read, or if it is spoilt, which is said."""
    try:
        kept = path.read_bytes()
    except OSError:
        return None
    code = kept[SUM:]
    if hashlib.sha256(code).digest() != kept[:SUM]:
        # A full disk or a machine switched off leaves half a file.
        warnings.warn(f"{path} is spoilt: compiling again.", stacklevel=2)
        return None
    return code


def _write(path: Path, code: bytes) -> None:
    """Keep code in a file: all of it or nothing, whoever else does so, or clears up, at the same time."""
    half = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(hashlib.sha256(code).digest() + code)
        half.replace(path)
    except OSError as error:
        warnings.warn(f"{path} cannot be written ({error}): it is compiled again next time.", stacklevel=2)


def runs_long(tree: ast.FunctionDef) -> bool:
    """Does a rule call others in a loop? Then other threads of Python may run meanwhile."""
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.For | ast.While)]
    return any(isinstance(node, ast.Call) for loop in loops for part in loop.body for node in ast.walk(part))
