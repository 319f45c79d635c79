"""JSON, as what is read and written in it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
    JsonObject: TypeAlias = dict[str, Json]
else:
    # msgspec reads fields of these types, and takes any JSON there.
    from typing import Any

    Json = Any
    JsonObject = dict[str, Any]
