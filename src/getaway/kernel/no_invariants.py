"""For games that say nothing of what must always hold."""

from __future__ import annotations

from typing import Any

from getaway.kernel.dialect import rule


@rule
def violated(s: Any) -> int:
    """Nothing is."""
    return 0
