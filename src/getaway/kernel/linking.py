"""Links a game's rules to the generic code, on either engine, and says where compiled code is kept."""

from __future__ import annotations

import importlib
import warnings
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from getaway.kernel import contract
from getaway.kernel.dialect import mark
from getaway.kernel.twins import Decorator, Twins, fresh_code, kept_code, sources

PLAYOUT = "getaway.kernel.playout"
BATCH_PLAY = "getaway.kernel.batch_play"
NO_MEMORY = "getaway.kernel.no_memory"  # stands in where a rules file has no `remind`


@lru_cache
def plain_rules(name: str, rules: str, invariants: str, considerations: str) -> tuple[ModuleType, Twins]:
    """The rules of a game as they are."""
    module = importlib.import_module(rules)
    twins = Twins(f"@{name}@{considerations}", kept_code, lambda _: mark, {})
    others = [importlib.import_module(part) for part in (invariants, considerations, NO_MEMORY)]
    _link(twins, module, *others)
    return module, twins


@lru_cache
def compiled_rules(name: str, rules: str, invariants: str, considerations: str) -> tuple[ModuleType, Twins]:
    """The rules of a game, compiled when they are first called."""
    from getaway.kernel import compiled

    # What the game itself is made of is compiled anew when one of these is edited, and only then;
    # what else is linked to it, when its own imports or the considerations are edited too.
    for part in (rules, invariants, considerations, NO_MEMORY):
        importlib.import_module(part)
    core = sources([rules, invariants, PLAYOUT, BATCH_PLAY, NO_MEMORY])
    more = core | sources([considerations])

    # Another heuristic for the same game has twins of its own. What is kept names them, so it is kept apart.
    suffix = f"@{name}@{considerations}@compiled"

    def decorator_of(module: str) -> Decorator:
        own = sources([module])
        return compiled.decorator(kept_in(name, core if own <= core else more | own, suffix))

    twins = Twins(suffix, fresh_code, decorator_of, compiled.WORDS)
    twin = twins.of(rules)
    others = [twins.of(part) for part in (invariants, considerations, NO_MEMORY)]
    _link(twins, twin, *others)
    return twin, twins


@lru_cache
def kept_in(name: str, made_of: frozenset[Path], called: str = "") -> Path | None:
    """Where compiled rules are kept: another place as soon as anything they call is edited."""
    from getaway.kernel import cache
    from getaway.kernel.native import machine

    called = f"{called} {machine.processor()}"
    folder = cache.folder(name, made_of | set(Path(__file__).parent.rglob("*.py")), called)
    if folder is None:
        warnings.warn(
            f"{cache.root()} can't be written: compiled rules are not kept for the next run.",
            stacklevel=2,
        )
    return folder


def _link(twins: Twins, *parts: ModuleType) -> None:
    """Each name of the contract is defined by one of a game's files."""
    twins.link(
        {
            name: getattr(part, name)
            for part in reversed(parts)
            for name in contract.NAMES
            if hasattr(part, name)
        }
    )
