"""`@rule("AR-17")`: which numbered rules a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

TestT = TypeVar("TestT", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[TestT], TestT]:
    """Cite the rules that a test checks; a house test fails while one is cited by none."""

    def cite(test: TestT) -> TestT:
        cited: TestT = pytest.mark.rule(*numbers)(test)
        return cited

    return cite
