"""Finds clauses and conditions: each module of their folders defines one."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable
from importlib import import_module
from typing import TypeVar

from getaway.games.alcatraz.talk.clause import Part

PartT = TypeVar("PartT", bound=Part)


def parts_in(package: str, path: Iterable[str], kind: type[PartT]) -> dict[str, type[PartT]]:
    """The parts that the modules of a package define, by name and in order."""
    found = []
    for module in pkgutil.iter_modules(path):
        defined = vars(import_module(f"{package}.{module.name}")).values()
        own = f"{package}.{module.name}"
        found += [one for one in defined if isinstance(one, type) and one.__module__ == own]
    parts = sorted((one for one in found if issubclass(one, kind)), key=lambda part: part.rank)
    return {part.name: part for part in parts}
