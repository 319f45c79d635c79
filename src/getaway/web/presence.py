"""Who is at a table: whose owners are here, and who has not been heard of for too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        self._present: list[int] = []

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
        return [seat for seat, chair in enumerate(self._live.table.chairs) if chair.guest in here]

    def tell(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody whose owners are here, when that changes; and a newcomer at once."""
        since = self._live.hub.loop.time() - self._patience
        there = {seat for seat, heard in self._elsewhere.items() if heard > since}
        present = sorted({*self.seats_here(), *there})
        for viewer in self._live.viewers:
            if present != self._present or viewer is newcomer:
                viewer.show_presence(present)
        self._present = present

    def deserted(self, now: float) -> list[int]:
        """The seats whose players are gone for too long, if somebody is here to play with a bot."""
        table = self._live.table
        gone: list[int] = []
        is_anybody_here = False
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "person":
                heard = max(self._heard.setdefault(chair.guest, now), self._elsewhere.get(seat, LONG_AGO))
                silence = now - heard
                is_anybody_here = is_anybody_here or silence < self._patience
                if silence > self._patience + table.made.grace:
                    gone.append(seat)
        return gone if is_anybody_here else []
