"""Why a language model has not decided. Somebody else decides then, and it is counted."""

from __future__ import annotations

UNREACHABLE, REFUSED, LATE, BROKE = "unreachable", "refused", "late", "over budget"
UNREADABLE, ILLEGAL = "unreadable", "illegal"


class ModelFailed(Exception):
    """The reason in a word or two, and what was said about it: neither the key nor anything hidden."""

    def __init__(self, reason: str, said: str = "") -> None:
        self.reason = reason
        super().__init__(f"{reason}: {said}" if said else reason)
