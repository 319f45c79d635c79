"""What a guest who is asked may want to know: what to do, and why the rest may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.web import messages
from getaway.web.logs import alias, note

if TYPE_CHECKING:
    from getaway.web.live import LiveTable
    from getaway.web.viewer import Viewer


class Advice:
    """Given at one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._advising: set[int] = set()  # seats for which a hint is thought of

    def hint(self, viewer: Viewer, message: messages.Hint) -> None:
        """What the strongest bot that is ready would do in a guest's place, and why; one at a time."""
        table, play = self._live.table, self._live.table.play
        own = table.seats_of(viewer.guest)
        seat = message.seat if message.seat is not None else own[0] if len(own) == 1 else -1
        if (
            play is None
            or seat not in own
            or seat not in play.asked
            or message.ask != table.chairs[seat].asks
        ):
            raise NotNow("table-no-hint")
        if seat in self._advising:
            raise NotNow("table-too-fast")
        self._advising.add(seat)
        self._live.company.start(self._advise(viewer, message.id, seat))

    async def _advise(self, viewer: Viewer, id: str, seat: int) -> None:
        try:
            await self._live.company.hint(id, seat, viewer.answer)
        except Exception as error:
            note("hint failed", error=error, table=alias(self._live.table.name))
            viewer.refuse(id, NotNow("table-try-again"))
        finally:
            self._advising.discard(seat)

    def why(self, viewer: Viewer, message: messages.Why) -> None:
        """What a guest who is asked may not do, and the rule that forbids it."""
        live = self._live
        seat = requests.asked_seat(live.table, viewer.guest, message.seat, message.ask)
        refusals = live.report.missed(seat)
        viewer.answer(
            {"type": "why", "id": message.id, "seat": seat, "ask": message.ask, "refusals": refusals}
        )
