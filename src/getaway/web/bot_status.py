"""Tells a table how its bots think: whether they are short of time, or on the slow engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.bots.models import is_model
from getaway.table.shapes import Thinking
from getaway.table_bots.pool import is_quick

if TYPE_CHECKING:
    from getaway.web.live import LiveTable
    from getaway.web.viewer import Viewer

WELL = Thinking(short=False, plain=False)


class BotStatus:
    """What was told at one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._told = WELL

    @property
    def now(self) -> Thinking:
        """How the bots of the table think now."""
        table, pool = self._live.table, self._live.pool
        levels = [chair.bot for chair in table.chairs if chair.bot]
        if not levels or table.play is None or table.ended:
            return WELL
        look_ahead = any(not is_quick(level) and not is_model(level) for level in levels)
        return Thinking(short=pool.is_short(table.name), plain=look_ahead and not pool.compiled)

    def tell(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody, when it changes; and a newcomer at once, unless all is well."""
        now = self.now
        for viewer in self._live.viewers:
            if viewer.greeted and (now != self._told or (viewer is newcomer and now != WELL)):
                viewer.answer(now)
        self._told = now
