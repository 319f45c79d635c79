"""Calls who is awaited in a slow game and does not look: through a door that the host has set, and `push`.

One call for every awaited answer, to the webhook or the mail address of the host; none for others. It says
whose turn it is and where, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import json
import os
import smtplib
import urllib.request
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import counted
from getaway.table import entries as log
from getaway.web.logs import alias, note

if TYPE_CHECKING:
    from getaway.web.live import LiveTable

WEBHOOK_VARIABLE, MAIL_VARIABLE = "GETAWAY_WEBHOOK", "GETAWAY_MAIL"
SECONDS = 10.0  # that a door may take
MOST_WAITING = 1000  # calls; a door that takes none does not fill the memory


class Call(msgspec.Struct, frozen=True):
    """Somebody is awaited."""

    table: str
    path: str  # of the page
    game: str
    seat: int  # counted from 1
    name: str
    deadline: int | None  # in milliseconds since 1970


def from_environment() -> tuple[str, str]:
    """The doors of this host, checked: an empty one is shut."""
    webhook, mail = os.environ.get(WEBHOOK_VARIABLE, ""), os.environ.get(MAIL_VARIABLE, "")
    if webhook and urlsplit(webhook).scheme not in ("http", "https"):
        raise BadInput(f"{WEBHOOK_VARIABLE} has to begin with http:// or https://.")
    if mail and (urlsplit(mail).scheme not in ("smtp", "smtps") or set(_query(mail)) != {"from", "to"}):
        raise BadInput(f"{MAIL_VARIABLE} looks like smtp://USER:PASSWORD@HOST:PORT/?from=ADDRESS&to=ADDRESS.")
    return webhook, mail


def _query(url: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}


class Calls:
    """The calls of one server, one after the other."""

    def __init__(self, webhook: str, mail: str) -> None:
        self._doors = [(self._post, webhook), (self._mail, mail)]
        self._queue: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Has the host set a door?"""
        return any(where for _, where in self._doors)

    def start(self) -> None:
        if self.is_open:
            self._sending = asyncio.create_task(self._send_for_ever(), name="calls")

    async def stop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.wait({self._sending})

    def put(self, call: Call) -> None:
        """Call somebody soon."""
        if not self.is_open:
            return
        try:
            self._queue.put_nowait(call)
        except asyncio.QueueFull as error:
            note("call dropped", error=error, table=alias(call.table))

    async def _send_for_ever(self) -> None:
        while True:
            call = await self._queue.get()
            for send, where in self._doors:
                if not where:
                    continue
                try:
                    await asyncio.to_thread(send, where, call)
                except Exception as error:
                    # The door is shut, or answers nonsense. The page still says whose turn it is.
                    note("call failed", error=error, table=alias(call.table))

    @staticmethod
    def _post(where: str, call: Call) -> None:
        request = urllib.request.Request(
            where, msgspec.json.encode(call), {"content-type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=SECONDS):
            pass

    @staticmethod
    def _mail(where: str, call: Call) -> None:
        door, addresses = urlsplit(where), _query(where)
        letter = EmailMessage()
        letter["From"], letter["To"] = addresses["from"], addresses["to"]
        letter["Subject"] = f"{call.name} · {call.game}"
        letter.set_content(json.dumps(msgspec.to_builtins(call), ensure_ascii=False, indent=2))
        client = smtplib.SMTP_SSL if door.scheme == "smtps" else smtplib.SMTP
        with client(door.hostname or "", door.port or 0, timeout=SECONDS) as line:
            if door.username:
                if door.scheme == "smtp":
                    line.starttls()
                line.login(unquote(door.username), unquote(door.password or ""))
            line.send_message(letter)


class Awaited:
    """Who is awaited at one table, and was called already."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._called: dict[int, int] = {}  # by seat, the question

    def look(self, entry: log.AnyEntry | None) -> None:
        """Call whoever is asked something new and does not look; other workers only read the entry (None)."""
        live, table = self._live, self._live.table
        if entry is None or table.play is None or table.made.clock.kind != "slow":
            return
        looking = {viewer.guest for viewer in live.viewers}
        for seat in table.play.asked:
            chair = table.chairs[seat]
            if self._called.get(seat) == chair.asks:
                continue
            self._called[seat] = chair.asks
            if chair.kind == "person" and chair.guest not in looking:
                call = Call(
                    table=table.name,
                    path=f"/t/{table.name}",
                    game=table.made.game,
                    seat=counted(seat),
                    name=chair.name,
                    deadline=table.deadline,
                )
                live.hub.calls.put(call)
                live.hub.push.put(chair.guest, call)
