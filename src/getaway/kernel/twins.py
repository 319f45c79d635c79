"""Loads a rules file a second time: compiled, or linked to a game.

A twin is a module made of the same source. While it runs, `@rule` means what the engine says; after
that, what it imported is replaced: a rule of another file by its twin, a word of the dialect by its
compiled meaning, a name of the contract by the game's own.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import resolve_name
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from getaway.kernel import contract, dialect
from getaway.kernel.dialect import Decorator as Decorator


class Twins:
    """The twins that one engine of one game needs, each made once."""

    def __init__(
        self,
        suffix: str,
        code_of: Callable[[ModuleType, ModuleType], CodeType],
        decorator_of: Callable[[str], Decorator],
        words: Mapping[object, object],
    ) -> None:
        self._suffix = suffix
        self._code_of = code_of
        self._decorator_of = decorator_of
        self._words = words
        self._game: Mapping[str, object] = {}
        self._made: dict[str, ModuleType] = {}

    def link(self, game: Mapping[str, object]) -> None:
        """From now on, these stand for the names of the contract."""
        self._game = game

    def of(self, name: str) -> ModuleType:
        """The twin of a module."""
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> ModuleType:
        plain = importlib.import_module(name)
        path = source(name)
        twin = ModuleType(f"{name}{self._suffix}", plain.__doc__)
        twin.__file__ = str(path)
        # What it imports by relative names, it imports as the plain one does.
        twin.__package__ = plain.__package__
        with _decorating(self._decorator_of(name)):
            exec(self._code_of(plain, twin), vars(twin))
        for key, value in list(vars(twin).items()):
            vars(twin)[key] = self._linked(key, value, twin)
        return twin

    def _linked(self, key: str, value: object, twin: ModuleType) -> object:
        if key in self._game and value is getattr(contract, key):
            return self._game[key]
        if not isinstance(value, FunctionType) or value.__module__ == twin.__name__:
            return value
        if value in self._words:
            return self._words[value]
        if hasattr(value, "__rule__"):
            return getattr(self.of(value.__module__), value.__name__)
        return value


@contextmanager
def _decorating(decorate: Decorator) -> Iterator[None]:
    token = dialect.decorator.set(decorate)
    try:
        yield
    finally:
        dialect.decorator.reset(token)


def kept_code(module: ModuleType, twin: ModuleType) -> CodeType:
    """The code of a module as Python keeps it beside the source."""
    assert module.__spec__ is not None
    loader: Any = module.__spec__.loader
    code: CodeType = loader.get_code(module.__name__)
    return code


def fresh_code(module: ModuleType, twin: ModuleType) -> CodeType:
    """The code of a module made anew from its text, which is what a digest is of and the compiler reads."""
    path = source(module.__name__)
    text = path.read_bytes()
    vars(twin)["__text__"] = text
    return compile(text, str(path), "exec", dont_inherit=True)


def source(name: str) -> Path:
    """The file that a module is made of."""
    path = importlib.import_module(name).__file__
    assert path is not None, f"{name} is not made of a file"
    return Path(path)


def sources(names: Iterable[str]) -> frozenset[Path]:
    """The files that modules are made of, and those of all they import: from their own packages, from ours,
    and wherever else a file of rules comes from."""
    waiting = list(names)
    rooms = {room for name in waiting for room in _rooms(name)} | {Path(__file__).parent.parent}
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        module = sys.modules.get(name)
        path = getattr(module, "__file__", None)
        if name in found or module is None or path is None:
            continue
        if not rooms & {Path(path), *Path(path).parents} and not _has_rules(module):
            continue
        found[name] = Path(path)
        waiting += _imports(module, found[name])
    return frozenset(found.values())


def _rooms(name: str) -> Iterator[Path]:
    """The folders of the package that a module belongs to; of a module in none, the files beside it."""
    path = source(name)
    top = sys.modules[name.partition(".")[0]]
    folders = getattr(top, "__path__", None)
    if folders is not None:
        yield from map(Path, folders)
    else:
        # Not the folder: it may be that of all packages there are.
        yield from path.parent.glob("*.py")


def _has_rules(module: ModuleType) -> bool:
    functions = [value for value in vars(module).values() if isinstance(value, FunctionType)]
    return any(hasattr(one, "__rule__") and one.__module__ == module.__name__ for one in functions)


def _imports(module: ModuleType, path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = resolve_name("." * node.level + (node.module or ""), module.__package__)
            yield start
            yield from (f"{start}.{alias.name}" for alias in node.names)
