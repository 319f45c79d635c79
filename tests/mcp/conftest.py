from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games of the tests are saved beside nobody else's."""
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    return tmp_path
