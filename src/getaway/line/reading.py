"""What a server writes, read back into sentences."""

from __future__ import annotations

from typing import Any

from getaway.kernel.sentence import Seat, Sentence


def sentence_of(told: dict[str, Any]) -> Sentence:
    """A sentence as the server wrote it."""
    arguments = {name: _argument(value) for name, value in told["arguments"].items()}
    return Sentence(told["id"], arguments)


def _argument(value: Any) -> int | str | Seat | Sentence:
    if isinstance(value, dict):
        return Seat(value["seat"]) if "seat" in value else sentence_of(value)
    return int(value) if isinstance(value, int) else str(value)
