"""What a guest may want to know: what to do, why the rest may not be done, and what can be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.shapes import WhyNot
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

    def hint(self, viewer: Viewer, message: messages.AskHint) -> None:
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
        if play.game.considerations is None:
            raise NotNow("table-no-adviser")
        if seat in self._advising:
            raise NotNow("table-too-fast")
        self._advising.add(seat)
        self._live.bots.start(self._advise(viewer, message.id, seat))

    async def _advise(self, viewer: Viewer, id: str, seat: int) -> None:
        try:
            await self._live.bots.hint(id, seat, viewer.answer)
        except Exception as error:
            note("hint failed", error=error, table=alias(self._live.table.name))
            viewer.refuse(id, NotNow("table-try-again"))
        finally:
            self._advising.discard(seat)

    def compose(self, viewer: Viewer, message: messages.Compose) -> None:
        """What a guest may say, beginning with a draft. Nothing of it is written or told to anybody."""
        live = self._live
        seat = requests.composing_seat(live.table, viewer.guest, message.seat)
        viewer.answer(live.report.composed(message.id, seat, message.draft))

    def why_not(self, viewer: Viewer, message: messages.AskWhyNot) -> None:
        """What a guest who is asked may not do, and the rule that forbids it."""
        live = self._live
        seat = requests.asked_seat(live.table, viewer.guest, message.seat, message.ask)
        viewer.answer(WhyNot(id=message.id, seat=seat, ask=message.ask, refusals=live.report.refusals(seat)))
