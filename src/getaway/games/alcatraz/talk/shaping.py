"""The shape that a clause or a condition has on the wire, made from its gaps: its own file says them once."""

from __future__ import annotations

from dataclasses import fields
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from msgspec import UNSET, UnsetType, defstruct

from getaway.kernel.view import Shape

if TYPE_CHECKING:
    from getaway.games.alcatraz.talk.clause import Part


@cache
def shape_of(kind: type[Part]) -> type[Shape]:
    """The type of what is written of such a part; what it leaves open is left out."""
    types = {gap.name: gap.written for gap in kind.all_gaps()}
    found: list[Any] = []
    for field in fields(kind):
        written = types[field.name]
        # What may be whichever it is has None for its default.
        is_open = field.default is None
        found.append((field.name, written | UnsetType, UNSET) if is_open else (field.name, written))
    made = defstruct(
        kind.__name__,
        found,
        bases=(Shape,),
        namespace={"__doc__": kind.__doc__},
        tag_field=kind.key,
        tag=kind.name,
        frozen=True,
        kw_only=True,
        gc=False,
    )
    return cast(type[Shape], made)


@lru_cache(maxsize=4096)
def shape(part: Part) -> Shape:
    """What is written of a part."""
    return shape_of(type(part))(**{name: value for name, value in part.values.items() if value is not None})
