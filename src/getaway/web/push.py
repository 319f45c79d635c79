"""Web Push: who is awaited in a slow game is called in their browser, also when no page of ours is open.

A notice says that it is somebody's turn, in which game and at which table; nothing of the game. Only the
browser can read it. The key by which push services know this server is made of its secret: it lies where that
lies, moves with it in a backup, and is the same for all workers.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.store.queries import Queries
from getaway.store.subscriptions import Subscription, Subscriptions
from getaway.web.calls import MOST_WAITING, SECONDS, Call
from getaway.web.logs import alias, note
from getaway.web.settings import LOOPBACK, Settings
from getaway.words import Words, said

if TYPE_CHECKING:
    from py_vapid import Vapid

GONE = (404, 410)  # the browser is not there any more, or wants no notices
LONGEST_SECONDS = 86_400  # that a service keeps a notice for a browser that is off
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
AUTH_BYTES = 16
NO_ADDRESS = "mailto:nobody@getaway.invalid"  # who answers for a server without an address for people


class Notice(msgspec.Struct, frozen=True):
    """What a browser is told; its service worker shows it."""

    table: str
    title: str
    body: str


def _plain(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """The notices of one server, one after the other."""

    def __init__(self, settings: Settings, subscriptions: Subscriptions, queries: Queries) -> None:
        self._secret = settings.secret
        self._services = settings.push_services
        self._who = settings.public.origin if settings.public and settings.public.is_secure else NO_ADDRESS
        self._subscriptions = subscriptions
        self._queries = queries
        self._queue: asyncio.Queue[tuple[str, Call]] = asyncio.Queue(MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sending = asyncio.create_task(self._send_for_ever(), name="push")

    async def stop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.wait({self._sending})

    @cached_property
    def _vapid(self) -> Vapid:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid

        # 64 bytes for a number of 32: no number is likelier than another by anything that matters.
        wide = hmac.digest(self._secret, b"web push", hashlib.sha512)
        number = int.from_bytes(wide, "big") % (ORDER - 1) + 1
        return Vapid(ec.derive_private_key(number, ec.SECP256R1()))

    @cached_property
    def key(self) -> str:
        """By which a push service knows this server, as a browser wants it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _plain(point)

    def check(self, subscription: Subscription) -> None:
        """Refuse what no browser would give."""
        from cryptography.hazmat.primitives.asymmetric import ec

        parts = urlsplit(subscription.endpoint)
        name = parts.hostname or ""
        known = any(name == one or (one.startswith(".") and name.endswith(one)) for one in self._services)
        if not known or parts.scheme != ("http" if name in LOOPBACK else "https"):
            raise BadInput("`endpoint` isn't at a push service known here.")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(subscription.p256dh))
            auth = _bytes(subscription.auth)
        except ValueError:
            raise BadInput("`p256dh` has to be the key of a push subscription.") from None
        if len(auth) != AUTH_BYTES:
            raise BadInput(f"`auth` has to be {AUTH_BYTES} bytes.")

    def put(self, guest: str, call: Call) -> None:
        """Call a guest soon, in all their browsers."""
        try:
            self._queue.put_nowait((guest, call))
        except asyncio.QueueFull as error:
            note("notice dropped", error=error, table=alias(call.table))

    async def _send_for_ever(self) -> None:
        while True:
            guest, call = await self._queue.get()
            try:
                await self._send(guest, call)
            except Exception as error:
                # The database cannot be read, say. The page still says whose turn it is.
                note("notice failed", error=error, table=alias(call.table))

    async def _send(self, guest: str, call: Call) -> None:
        subscriptions = await self._subscriptions.of(guest)
        person = await self._queries.guest(guest) if subscriptions else None
        if person is None:
            return
        title = said("phrase-your-turn", person.language)
        body = Words(find(call.game), person.language).text(call.game)
        text = msgspec.json.encode(Notice(call.table, title, body)).decode()
        for one in subscriptions:
            try:
                status = await asyncio.to_thread(self._post, one, call.table, text)
            except OSError as error:
                # The service cannot be reached. The page still says whose turn it is.
                note("notice failed", error=error, table=alias(call.table))
                continue
            if status in GONE:
                await self._subscriptions.forget(one.endpoint)
            elif status >= 300:
                note("notice refused", status=status, table=alias(call.table))

    def _post(self, to: Subscription, table: str, text: str) -> int:
        """Hand a notice to a push service, sealed for the browser; the status of its answer."""
        import requests
        from pywebpush import WebPushException, webpush

        session = requests.Session()
        session.max_redirects = 0  # a service that sends us elsewhere is none
        # A newer notice of the same table takes the place of one that was not delivered yet.
        topic = hashlib.sha256(table.encode()).hexdigest()[:32]
        try:
            answer = webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                text,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._who},
                ttl=LONGEST_SECONDS,
                timeout=SECONDS,
                headers={"Topic": topic, "Urgency": "normal"},
                requests_session=session,
            )
        except WebPushException as error:
            answer = error.response
        return int(answer.status_code)
