"""How fast bots move at a table: as those who look on want it, and never past what they have not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.table.shapes import Accepted
from getaway.web import messages
from getaway.web.mailbox import now_ms

if TYPE_CHECKING:
    from getaway.web.live import LiveTable
    from getaway.web.viewer import Viewer

# How much longer than usual a bot waits before it moves.
PACES: dict[messages.BotPace, float] = {"at-once": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.5}


class Pacing:
    """The pauses at one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._is_held = False

    @property
    def pause(self) -> float:
        """Seconds that a bot waits before it moves; where nobody looks on, nobody has to follow."""
        viewers = self._live.viewers
        if not viewers:
            return 0.0
        # Among several the slowest is waited for; those who play come before those who look on.
        playing = [viewer for viewer in viewers if self._live.table.seats_of(viewer.guest)]
        factor = max(PACES[viewer.pace or "normal"] for viewer in playing or viewers)
        return max(factor * self._live.hub.settings.bot_pause, self._seconds_held())

    def _seconds_held(self) -> float:
        """How long bots still wait for people who look at what has happened."""
        scene = self._live.table.scene
        if scene is None:
            return 0.0
        table = self._live.table
        # A program has no eyes: whoever says how fast bots should move has.
        looking = {viewer.guest for viewer in self._live.viewers if viewer.pace is not None}
        here = [seat for seat in self._live.presence.seats_here() if table.chairs[seat].guest in looking]
        persons = {seat for seat in here if table.chairs[seat].kind == "person"}
        return 0.0 if persons <= set(scene.seen) else max(0.0, (scene.until - now_ms()) / 1000)

    def mind_the_scene(self) -> None:
        """If all who are here have seen it, bots need not wait any longer."""
        held = self._seconds_held() > 0.0
        if self._is_held and not held:
            self._live.bots.go_on()
        self._is_held = held

    def change(self, viewer: Viewer, message: messages.Pace) -> None:
        """A client wants the bots faster or slower."""
        viewer.pace = message.pace
        viewer.answer(Accepted(id=message.id, n=self._live.table.n))

    def go_on(self, viewer: Viewer, message: messages.GoOn) -> None:
        """A player needs no pause; what others have not seen yet they may still look at."""
        if self._live.table.seats_of(viewer.guest) and self._seconds_held() == 0.0:
            self._live.bots.go_on()
        viewer.answer(Accepted(id=message.id, n=self._live.table.n))
