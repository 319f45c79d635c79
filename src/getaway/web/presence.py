"""Who is at a table: whose owners are here, and who has not been heard of for too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.table.shapes import Away, Present
from getaway.web.mailbox import now_ms

if TYPE_CHECKING:
    from getaway.web.live import LiveTable
    from getaway.web.viewer import Viewer

LONG_AGO = -1e9


class Presence:
    """What is known of the owners of a table's seats, here and at other workers."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._patience = live.hub.settings.absent_seconds
        self._heard: dict[str, float] = {}  # when each guest was last heard of here
        self._elsewhere: dict[int, float] = {}  # when another worker told that it had heard of a seat
        self._absences: dict[int, tuple[float, int]] = {}  # by seat: since when, and when a bot takes over
        self._present = Present(seats=[], away=[])

    def hear_of(self, viewer: Viewer) -> None:
        """A guest with several lines is here as long as one of them speaks."""
        self._heard[viewer.guest] = max(self._heard.get(viewer.guest, LONG_AGO), viewer.heard_at)

    def hear_of_seats(self, seats: list[int]) -> None:
        """Another worker has heard of the owners of these seats."""
        self._elsewhere |= dict.fromkeys(seats, self._live.hub.loop.time())
        self.tell()

    def seats_here(self) -> list[int]:
        """The seats whose owners have a line here that is not silent."""
        since = self._live.hub.loop.time() - self._patience
        here = {viewer.guest for viewer in self._live.viewers if viewer.greeted and viewer.heard_at > since}
        # Whoever has no cookie is nobody, and so is whoever owns an empty seat or a bot's.
        here.discard("")
        return [seat for seat, chair in enumerate(self._live.table.chairs) if chair.guest in here]

    def tell(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody whose owners are here, when that changes; and a newcomer at once."""
        since = self._live.hub.loop.time() - self._patience
        there = {seat for seat, heard in self._elsewhere.items() if heard > since}
        here = {*self.seats_here(), *there}
        present = Present(seats=sorted(here), away=self._away(here))
        for viewer in self._live.viewers:
            if present != self._present or viewer is newcomer:
                viewer.show_presence(present)
        self._present = present

    def _away(self, here: set[int]) -> list[Away]:
        """The players who are not here, and when a bot takes over for each of them."""
        table, now = self._live.table, self._live.hub.loop.time()
        found: list[Away] = []
        for seat, chair in enumerate(table.chairs):
            if chair.kind != "person" or seat in here:
                continue
            runs = bool(table.made.grace) and table.phase in ("talk", "play") and table.paused_at is None
            found.append(Away(seat=seat, bot_at=self._bot_at(seat, now) if runs else None))
        return found

    def _bot_at(self, seat: int, now: float) -> int:
        """When a bot takes over; worked out once for each absence, so that the same moment stays the same."""
        heard = self._last_heard(seat, now)
        if self._absences.get(seat, (0.0, 0))[0] != heard:
            left = heard + self._patience + self._live.table.made.grace - now
            self._absences[seat] = (heard, now_ms() + round(1000 * left))
        return self._absences[seat][1]

    def _last_heard(self, seat: int, now: float) -> float:
        guest = self._live.table.chairs[seat].guest
        return max(self._heard.setdefault(guest, now), self._elsewhere.get(seat, LONG_AGO))

    def deserted(self, now: float) -> list[int]:
        """The seats whose players are gone for too long, if somebody is here to play with a bot."""
        table = self._live.table
        gone: list[int] = []
        is_anybody_here = False
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "person":
                silence = now - self._last_heard(seat, now)
                is_anybody_here = is_anybody_here or silence < self._patience
                if silence > self._patience + table.made.grace:
                    gone.append(seat)
        return gone if is_anybody_here else []
