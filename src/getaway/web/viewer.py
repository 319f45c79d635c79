"""One socket at a table: reads messages, writes answers and views.

Views are fetched when they can be sent, never queued: whoever is slow skips some, and what is missed is
told with the next one. Only answers queue, and not many of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Sentence, counted
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.shapes import Accepted, AnyTold, Bye, Pong, Present, Refused
from getaway.web import messages
from getaway.web.limits import Bucket
from getaway.web.logs import alias, note

if TYPE_CHECKING:
    from getaway.web.live import LiveTable

MOST_ANSWERS = 256
SILENT, SLOW, CLOSING, MOVED = 4001, 4002, 1012, 4003
GOODBYE_SECONDS = 1.0
LINGER_SECONDS = 10.0  # that a line may take to close


class Wire(Protocol):
    """What a viewer needs of a socket."""

    @property
    def is_full(self) -> bool:
        """Does the line take nothing at the moment?"""

    def write(self, texts: list[bytes]) -> None:
        """Send texts in one piece, each a message."""

    def cut(self) -> None:
        """Hang up without a goodbye."""


class Viewer:
    """A guest looking at a table from one of their seats, or as a spectator."""

    def __init__(self, live: LiveTable, guest: str, wire: Wire, epoch: int = 0) -> None:
        self.live = live
        self.guest = guest
        self.epoch = epoch  # of the guest's devices, when the line was opened
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        settings = live.hub.settings
        self.heard_at = now
        self.stuck_since: float | None = None  # since when something waits that the line does not take
        self.seat: int | None = None
        self.greeted = False
        self.pace: messages.BotPace | None = None  # at which bots should move; None: nobody has said so
        self._bucket = Bucket(settings.messages_a_second, 2 * settings.messages_a_second, now)
        self._answers: deque[bytes] = deque()
        self._shown: dict[int | None, int] = {}  # the last entry shown, by point of view
        self._shown_n = -1
        self._asked_n = -1  # the last entry at which the seat it looks from was asked
        self._view_at = -1e9
        self._later: asyncio.TimerHandle | None = None
        self._wakes = False  # will there be a look at what there is to send?
        self._closing: tuple[int, str] | None = None
        self._presence: Present | None = None
        self._ended: asyncio.Future[tuple[int, str] | None] = self._loop.create_future()

    # Reading.

    async def ended(self) -> tuple[int, str] | None:
        """Wait until either side has enough; the goodbye, if it is ours."""
        try:
            return await self._ended
        finally:
            if self._later is not None:
                self._later.cancel()

    def lose(self) -> None:
        """The line is gone."""
        if not self._ended.done():
            self._ended.set_result(None)

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
            self.answer(Pong(id=message.id))
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
                live.mutes.mute(self, message.id, message.seat, message.on)
            elif isinstance(message, messages.Pace):
                live.pacing.change(self, message)
            elif isinstance(message, messages.GoOn):
                live.pacing.go_on(self, message)
            elif isinstance(message, messages.AskHint):
                live.advice.hint(self, message)
            elif isinstance(message, messages.Compose):
                live.advice.compose(self, message)
            elif isinstance(message, messages.AskWhyNot):
                live.advice.why_not(self, message)
            else:
                live.take(self, message, now)
        except (NotNow, Refusal) as error:
            self.refuse(message.id, error)
        except Exception as error:
            note("message failed", error=error, table=alias(live.table.name))
            self.refuse(message.id, NotNow("table-try-again"))

    def _hello(self, message: messages.Hello) -> None:
        own = self.live.table.seats_of(self.guest)
        seat = message.seat if message.seat is not None else own[0] if len(own) == 1 else None
        if seat is not None and seat not in own:
            self._refuse(message.id, Sentence("table-not-your-seat", {"seat": counted(seat)}))
            return
        self.greeted = True
        self.seat = seat
        # A number from the future is one from another table: all is told again.
        seen = message.seen if message.seen is not None and message.seen <= self.live.table.n else 0
        self._shown = {seat: seen}
        self._shown_n = -1
        self.answer(self.live.welcome(message.id, self.guest))
        self.live.presence.tell(self)
        self.live.bot_status.tell(self)

    def _look(self, message: messages.Look) -> None:
        if message.seat is not None and message.seat not in self.live.table.seats_of(self.guest):
            raise NotNow("table-not-your-seat", seat=counted(message.seat))
        self.seat = message.seat
        self._shown_n = -1
        self.answer(Accepted(id=message.id, n=self.live.table.n))

    # Answering.

    def refuse(self, id: str | None, error: NotNow | Refusal) -> None:
        self._refuse(id, *requests.reason_of(error))

    def _refuse(self, id: str | None, reason: Sentence, rule: str | None = None) -> None:
        self.live.hub.metrics.refused += 1
        self.answer(Refused(id=id, reason=reason, rule=rule))

    def answer(self, answer: AnyTold) -> None:
        """Queue an answer; whoever does not fetch their answers is cut and may come back."""
        self._answers.append(messages.encode(answer))
        if len(self._answers) > MOST_ANSWERS:
            if self._wire.is_full:
                self._cut(SLOW, "too slow")
            else:
                self._flush()
        self.wake()

    def wake(self) -> None:
        """There may be something to send; all that comes up in this turn of the loop goes in one piece."""
        if not self._wakes and not self._ended.done():
            self._wakes = True
            self.live.hub.flushing.call_soon(self._awake)

    def _awake(self) -> None:
        self._wakes = False
        self._flush()

    def go_on(self) -> None:
        """The line takes something again."""
        self.stuck_since = None
        self.wake()

    def hear_of_news(self, *, asked: bool) -> None:
        """There is a new view: at once for who is asked, or has seen none for a while; else in a moment."""
        if asked or self.live.table.ended:
            self.wake()
        elif self._later is None:
            due = self._view_at + self.live.hub.settings.pace
            if self._loop.time() >= due:
                self.wake()
            else:
                self._later = self._loop.call_at(due, self._wake_later)

    def show_presence(self, present: Present) -> None:
        """Whose owners are here, and whose are not."""
        self._presence = present
        self.wake()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye as soon as what is being sent is sent."""
        if self._closing is None:
            self._closing = (code, reason)
            # Whoever takes nothing would be there for ever, with all that waits for them.
            self._loop.call_later(LINGER_SECONDS, self._wire.cut)
            self.wake()

    def sign_out(self) -> None:
        """This line is its guest's no more, also while the goodbye is under way."""
        self.guest, self.seat = "", None
        self.close(MOVED, "come back")

    def _flush(self) -> None:
        """Send what there is to send, if the line takes it."""
        if self._ended.done():
            return
        if self._wire.is_full and self._closing is None:
            # Nothing is lost: answers wait, and the view is fetched when there is room for it.
            if self.stuck_since is None:
                self.stuck_since = self._loop.time()
            return
        texts: list[bytes] = []
        # Send the waiting answers, unless the client is cut because it does not take them.
        if self._closing is None or self._closing[0] != SLOW:
            texts += self._answers
            self._answers.clear()
        if self._closing is not None:
            texts.append(messages.encode(Bye(reason=self._closing[1])))
            self._wire.write(texts)
            self._ended.set_result(self._closing)
            return
        if self._presence is not None and self.greeted:
            texts.append(messages.encode(self._presence))
            self._presence = None
        view = self._next_view()
        if view is not None:
            texts.append(view)
        if texts:
            self._wire.write(texts)

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
            # Nobody waits for this view: it is sent with the next event, or a moment later.
            if self._later is None:
                self._later = self._loop.call_at(due, self._wake_later)
            return None
        if len(own) > 1 and play is not None and play.asked:
            self._draw_curtain(own, play.asked)
        muted = self.live.mutes.guests(self.guest)
        view = self.live.report.view(self.seat, own, self._shown.get(self.seat), muted)
        self._shown[self.seat] = self._shown_n = table.n
        self._view_at = now
        self.live.hub.metrics.views += 1
        return view

    def _wake_later(self) -> None:
        self._later = None
        self.wake()

    def _draw_curtain(self, own: list[int], asked: tuple[int, ...]) -> None:
        """Show no hand while the device is passed on to the next player.

        Whoever was told something alone, as the card they drew, sees it first; then they pass it on (`look`).
        """
        if self.seat is None or self.seat in asked:
            self._asked_n = self.live.table.n
        elif any(seat in asked for seat in own) and not self._is_told_alone(self.seat):
            self.seat = None

    def _is_told_alone(self, seat: int) -> bool:
        """Was the seat told anything alone since it was asked?"""
        play = self.live.table.play
        assert play is not None
        news = (story for n, story in play.stories.items() if n > self._asked_n)
        return any(told[0] == seat for story in news for told in story)

    def cut_if_stuck(self, now: float) -> None:
        """Cut whoever takes nothing, and whoever says nothing."""
        settings = self.live.hub.settings
        if self.stuck_since is not None and now - self.stuck_since > settings.stuck_seconds:
            self._cut(SLOW, "too slow")
        elif now - self.heard_at > settings.silent_seconds:
            self._cut(SILENT, "silent")

    def _cut(self, code: int, reason: str) -> None:
        if self._closing is not None:
            return
        self.live.hub.metrics.cut += 1
        note("client cut", table=alias(self.live.table.name), why=reason)
        self.close(code, reason)
        # A socket that takes nothing cannot be told goodbye either.
        self._loop.call_later(GOODBYE_SECONDS, self._wire.cut)
