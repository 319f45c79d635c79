"""Whose texts a guest does not want to read. It is kept: who comes back does not want to read them either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.kernel.sentence import counted
from getaway.table.refusals import NotNow
from getaway.table.shapes import Accepted
from getaway.web.logs import alias, note

if TYPE_CHECKING:
    from getaway.web.live import LiveTable
    from getaway.web.viewer import Viewer


NOBODY: set[str] = set()


class Mutes:
    """The mutes at one table. A guest is muted, not a chair: whoever sits there next is heard."""

    def __init__(self, live: LiveTable, kept: list[tuple[str, str]]) -> None:
        self._live = live
        self._muted = set(kept)  # who, and whom they do not hear

    def seats(self, guest: str) -> list[int]:
        """The seats that a guest does not hear."""
        if not self._muted:
            return []
        chairs = self._live.table.chairs
        return [seat for seat, chair in enumerate(chairs) if (guest, chair.guest) in self._muted]

    def guests(self, guest: str) -> set[str]:
        """The guests whom a guest does not hear, wherever they sit now."""
        return {muted for who, muted in self._muted if who == guest} if self._muted else NOBODY

    def mute(self, viewer: Viewer, id: str, seat: int | None, on: bool) -> None:
        """Hear no more of whoever sits in a seat, or hear them again; answered when it is kept."""
        chairs = self._live.table.chairs
        if seat is None or seat >= len(chairs):
            raise NotNow("table-no-such-seat", seat=0 if seat is None else counted(seat), last=len(chairs))
        if not chairs[seat].guest:
            raise NotNow("table-seat-empty", seat=counted(seat))
        if not viewer.guest:
            raise NotNow("table-not-a-guest")
        pair = (viewer.guest, chairs[seat].guest)
        was = pair in self._muted
        self._set(pair, on)
        self._live.bots.start(self._keep(viewer, id, pair, on, was))

    def _set(self, pair: tuple[str, str], on: bool) -> None:
        (self._muted.add if on else self._muted.discard)(pair)

    async def _keep(self, viewer: Viewer, id: str, pair: tuple[str, str], on: bool, was: bool) -> None:
        try:
            await self._live.hub.queries.keep_mute(self._live.table.name, *pair, on)
        except Exception as error:
            note("mute cannot be kept", error=error, table=alias(self._live.table.name))
            self._set(pair, was)
            viewer.refuse(id, NotNow("table-try-again"))
            return
        viewer.answer(Accepted(id=id, n=self._live.table.n))
