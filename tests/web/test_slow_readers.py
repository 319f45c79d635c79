"""Whoever takes nothing of what they are sent does not stay for ever, with all that waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from getaway.web.flushing import Flushing
from getaway.web.live import LiveTable
from getaway.web.metrics import Metrics
from getaway.web.settings import Settings
from getaway.web.viewer import GOODBYE_SECONDS, LINGER_SECONDS, MOST_ANSWERS, MOVED, SLOW, Viewer
from tests.table.scene import Sitting
from tests.table_bots.house import Hasty


class Stuck:
    """A line that takes nothing."""

    is_full = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.cut_at = 0.0

    def write(self, texts: list[bytes]) -> None:
        self.sent += texts

    def cut(self) -> None:
        self.cut_at = self.cut_at or asyncio.get_running_loop().time()


def ask_too_much(viewer: Viewer) -> None:
    for _ in range(MOST_ANSWERS + 1):
        viewer.take('{"type":"hello","id":"1"}')


@pytest.mark.parametrize(
    ("why", "code", "seconds", "counted"),
    [
        (ask_too_much, SLOW, GOODBYE_SECONDS, 1),
        (lambda viewer: viewer.close(MOVED, "come back"), MOVED, LINGER_SECONDS, 0),
    ],
)
def test_a_line_that_takes_nothing_is_cut_when_it_should_close(
    why: Callable[[Viewer], None], code: int, seconds: float, counted: int
) -> None:
    async def close() -> None:
        # The time of this loop begins with nothing, and somebody who came then never came.
        await asyncio.sleep(100.0)
        hub: Any = SimpleNamespace(
            settings=Settings(database="", secret=b"", messages_a_second=1e9),
            metrics=Metrics(),
            loop=asyncio.get_running_loop(),
            pool=SimpleNamespace(is_short=lambda _: False, compiled=True),
            flushing=Flushing(),
        )
        wire = Stuck()
        viewer = Viewer(LiveTable(hub, Sitting("art-robbery", 2).start().table), "Zoe", wire)
        why(viewer)
        assert await viewer.ended() in ((code, "too slow"), (code, "come back"))
        # A goodbye, and none of what was asked for.
        assert len(wire.sent) == 1
        await asyncio.sleep(2 * LINGER_SECONDS)
        assert wire.cut_at == pytest.approx(100.0 + seconds)
        assert hub.metrics.cut == counted

    with asyncio.Runner(loop_factory=Hasty) as runner:
        runner.run(close())
