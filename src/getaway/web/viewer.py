"""One socket at a table: reads messages, writes answers and views.

Views are fetched when they can be sent, never queued: whoever is slow skips some, and what is missed is
told with the next one. Only answers queue, and not many of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Sentence
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.web import messages
from getaway.web.limits import Bucket
from getaway.web.logs import alias, note

if TYPE_CHECKING:
    from getaway.web.live import LiveTable

MOST_ANSWERS = 256
SILENT, SLOW, CLOSING, MOVED = 4001, 4002, 1012, 4003

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Viewer:
    """A guest looking at a table from one of their seats, or as a spectator."""

    def __init__(self, live: LiveTable, guest: str, receive: Receive, send: Send) -> None:
        self.live = live
        self.guest = guest
        self._receive = receive
        self._send = send
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        settings = live.hub.settings
        self.heard_at = now
        self.sending_since: float | None = None
        self.seat: int | None = None
        self.labels = True
        self.muted: set[int] = set()
        self.greeted = False
        self._bucket = Bucket(settings.messages_a_second, 2 * settings.messages_a_second, now)
        self._answers: deque[bytes] = deque()
        self._shown: dict[int | None, int] = {}  # the last entry shown, by point of view
        self._shown_n = -1
        self._view_at = -1e9
        self._later: asyncio.TimerHandle | None = None
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._presence: list[int] | None = None
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    # Reading.

    async def run(self) -> None:
        """Read and write until either side has enough."""
        self._tasks = (asyncio.create_task(self._write_all()), asyncio.create_task(self._read_all()))
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._stop()
            ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, OSError):
                raise error

    def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._later is not None:
            self._later.cancel()

    async def _read_all(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            self.take(text if text is not None else event.get("bytes") or b"")

    def take(self, text: str | bytes) -> None:
        """Take in one message. Whatever it is, it is answered."""
        live = self.live
        self.heard_at = now = self._loop.time()
        live.hub.metrics.messages += 1
        if not self._bucket.take(now):
            self._refuse(messages.id_of(text), Sentence("table-too-fast"))
            return
        try:
            message = messages.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(messages.id_of(text), Sentence("table-no-message", {"wrong": str(error)[:200]}))
            return
        self._greet_or_answer(message, now)

    def _greet_or_answer(self, message: messages.AnyMessage, now: float) -> None:
        live = self.live
        if isinstance(message, messages.Ping):
            self.answer({"type": "pong", "id": message.id})
            return
        if isinstance(message, messages.Hello):
            self._hello(message)
            return
        if not self.greeted:
            self._refuse(message.id, Sentence("table-say-hello"))
            return
        try:
            if isinstance(message, messages.Look):
                self._look(message)
            elif isinstance(message, messages.Mute):
                self._mute(message)
            elif isinstance(message, messages.Hint):
                live.hint(self, message)
            elif isinstance(message, messages.Why):
                live.why(self, message)
            else:
                live.take(self, message, now)
        except (NotNow, Refusal) as error:
            self.refuse(message.id, error)

    def _hello(self, message: messages.Hello) -> None:
        own = self.live.table.seats_of(self.guest)
        seat = message.seat if message.seat is not None else own[0] if len(own) == 1 else None
        if seat is not None and seat not in own:
            self._refuse(message.id, Sentence("table-not-your-seat", {"seat": seat}))
            return
        self.greeted = True
        self.labels = message.labels
        self.seat = seat
        # A number from the future is one from another table: all is told again.
        seen = message.seen if message.seen is not None and message.seen <= self.live.table.n else 0
        self._shown = {seat: seen}
        self._shown_n = -1
        self.answer(self.live.welcome(message.id, self.guest))
        self.live.presence_changed(self)

    def _look(self, message: messages.Look) -> None:
        if message.seat is not None and message.seat not in self.live.table.seats_of(self.guest):
            raise NotNow("table-not-your-seat", seat=message.seat)
        self.seat = message.seat
        self._shown_n = -1
        self.answer({"type": "accepted", "id": message.id, "n": self.live.table.n})

    def _mute(self, message: messages.Mute) -> None:
        if message.seat is None:
            raise NotNow("table-no-such-seat", seat=-1, last=len(self.live.table.chairs) - 1)
        (self.muted.add if message.on else self.muted.discard)(message.seat)
        self.answer({"type": "accepted", "id": message.id, "n": self.live.table.n})

    # Answering.

    def refuse(self, id: str | None, error: NotNow | Refusal) -> None:
        self._refuse(id, *requests.reason_of(error))

    def _refuse(self, id: str | None, reason: Sentence, rule: str | None = None) -> None:
        self.live.hub.metrics.refused += 1
        self.answer({"type": "refused", "id": id, "reason": reason.json(), "rule": rule})

    def answer(self, answer: dict[str, Any]) -> None:
        """Queue an answer; whoever does not fetch their answers is cut and may come back."""
        self._answers.append(messages.encode(answer))
        if len(self._answers) > MOST_ANSWERS:
            self.close(SLOW, "too slow")
        self.wake()

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    def hear_of_news(self, *, asked: bool) -> None:
        """There is a new view: at once for who is asked, or has seen none for a while; else in a moment."""
        due = self._view_at + self.live.hub.settings.pace
        if asked or self.live.table.ended or self._loop.time() >= due:
            self._wake.set()
        elif self._later is None:
            self._later = self._loop.call_at(due, self._wake_later)

    def show_presence(self, seats: list[int]) -> None:
        """Whose owners are here."""
        self._presence = seats
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye as soon as what is being sent is sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    async def _write_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self.sending_since = self._loop.time()
            if self._closing is not None:
                code, reason = self._closing
                # Every message is answered, but to whoever does not take the answers.
                while self._answers and code != SLOW:
                    await self._send_text(self._answers.popleft())
                await self._send_text(messages.encode({"type": "bye", "reason": reason}))
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            while self._answers:
                await self._send_text(self._answers.popleft())
            if self._presence is not None and self.greeted:
                present, self._presence = self._presence, None
                await self._send_text(messages.encode({"type": "presence", "seats": present}))
            view = self._next_view()
            if view is not None:
                await self._send_text(view)
            self.sending_since = None

    async def _send_text(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    def _next_view(self) -> bytes | None:
        """The view to send now, if there is a new one and it is time."""
        table = self.live.table
        if not self.greeted or table.n == self._shown_n:
            return None
        own = table.seats_of(self.guest)
        if self.seat is not None and self.seat not in own:
            self.seat = None
        play = table.play
        asked = play is not None and not table.ended and any(seat in play.asked for seat in own)
        now = self._loop.time()
        due = self._view_at + self.live.hub.settings.pace
        if self._shown_n >= 0 and not asked and not table.ended and now < due:
            # Nobody waits for this one: it comes with what happens next, or a moment later.
            if self._later is None:
                self._later = self._loop.call_at(due, self._wake_later)
            return None
        if len(own) > 1 and play is not None and play.asked:
            self._draw_curtain(own, play.asked)
        view = self.live.report.view(self.seat, own, self._shown.get(self.seat), self.labels, self.muted)
        self._shown[self.seat] = self._shown_n = table.n
        self._view_at = now
        self.live.hub.metrics.views += 1
        return view

    def _wake_later(self) -> None:
        self._later = None
        self._wake.set()

    def _draw_curtain(self, own: list[int], asked: tuple[int, ...]) -> None:
        """Who passes the device on must not show the next player their hand."""
        if self.seat is not None and self.seat not in asked and any(seat in asked for seat in own):
            self.seat = None

    def cut_if_stuck(self, now: float) -> None:
        """Cut whoever takes nothing, and whoever says nothing."""
        settings = self.live.hub.settings
        if self.sending_since is not None and now - self.sending_since > settings.stuck_seconds:
            self._cut(SLOW, "too slow")
        elif now - self.heard_at > settings.silent_seconds:
            self._cut(SILENT, "silent")

    def _cut(self, code: int, reason: str) -> None:
        self.live.hub.metrics.cut += 1
        note("client cut", table=alias(self.live.table.name), why=reason)
        self.close(code, reason)
        # A socket that takes nothing cannot be told goodbye either.
        self._loop.call_later(1.0, self._stop)
