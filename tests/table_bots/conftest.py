from __future__ import annotations

import pytest

from getaway.table_bots import pool
from tests.table_bots.house import COMPILED, HIRED, Slow


@pytest.fixture
def hired(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    """Every process that is taken on is a slow one; unless a test wants real ones."""
    monkeypatch.setattr(pool, "Worker", Slow)
    HIRED.clear()
    COMPILED[0] = True
    return HIRED
