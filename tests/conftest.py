from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    max_examples=15,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("house")


@pytest.fixture(autouse=True, scope="session")
def english() -> Iterator[None]:
    """Whatever language the machine speaks, tests begin in English."""
    patch = pytest.MonkeyPatch()
    patch.setenv("LANG", "C")
    for name in ("LC_ALL", "LC_MESSAGES"):
        patch.delenv(name, raising=False)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return Path(__file__).parent.parent
