"""Stands before everything else: whom a browser says it comes from, how often it asks, and the usual headers.

Neither the server nor the framework looks at the Origin of a WebSocket, and a browser sends the cookie
along from any page: without this guard every page could play in your seat.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from getaway.web.addresses import home_of
from getaway.web.limits import Buckets
from getaway.web.public_url import PublicUrl
from getaway.web.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
FOR_THE_HOST = ("/healthz", "/metrics")  # asked from beside the server, not through its proxy
# Nothing but our own files; no frames around us, no plug-ins, no forms to elsewhere.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.hosts
        self._public = settings.public
        self._root = settings.root
        a_minute = settings.requests_a_minute
        self._buckets = Buckets(a_minute / 60, a_minute / 2, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        refused = self._refuse(scope, headers)
        if refused is None and self._root:
            if scope["path"] in ("/", self._root) and scope["type"] == "http":
                await _send_on(send, f"{self._root}/")
                return
            scope, refused = self._under_root(scope)
        if scope["type"] == "websocket":
            if refused is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refused[1]})
            return
        sending = _with_headers(send, private=scope["path"].startswith("/api/"))
        if refused is not None:
            await answer(sending, *refused)
            return
        if scope["method"] == "HEAD":
            # Whatever can be fetched has a head; the server itself leaves the body out.
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, sending)

    def _under_root(self, scope: Scope) -> tuple[Scope, tuple[int, str] | None]:
        """The same request as if we were at the root of the host; or why that cannot be."""
        path: str = scope["path"]
        if path.startswith(f"{self._root}/"):
            raw = scope.get("raw_path", b"").removeprefix(self._root.encode())
            return {**scope, "path": path.removeprefix(self._root), "raw_path": raw}, None
        if path in FOR_THE_HOST:
            return scope, None
        return scope, (404, f"everything here is under {self._root}/; the proxy has to pass the path on")

    def _refuse(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        """Why a request is not let in, and the status that says so."""
        if self._hosts and name_in(headers.get("host", "")) not in self._hosts:
            return 421, "this server does not go by that name"
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            if not _is_own(headers, scope["scheme"], self._public):
                return 403, "a page of another origin may not do that"
            length = headers.get("content-length", "0")
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if (length != "0" or "transfer-encoding" in headers) and kind != "application/json":
                return 415, "the body has to be application/json"
        if not scope["path"].startswith(f"{self._root}/api/"):
            # Files are not counted: the page has forty, and a family behind one address must get them.
            return None
        if not self._buckets.take(home_of(address_in(scope))):
            return 429, "too many requests; wait a little"
        return None


def address_in(scope: Scope) -> str:
    """From where somebody asks; a proxy that is believed has told it."""
    client = scope.get("client")
    return client[0] if client else ""


def name_in(host: str) -> str:
    """A host without its port; [::1]:8000 is ::1."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def _is_own(headers: dict[str, str], scheme: str, public: PublicUrl | None) -> bool:
    """Programs send no Origin; a browser always does where it matters, and it has to be ours."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "").lower()
    if public is not None and (origin.lower() == public.origin or name_in(host) == public.name):
        return origin.lower() == public.origin
    # A socket is spoken to by ws or wss, its page was fetched by http or https.
    spoken = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return origin.lower() == f"{spoken}://{host}"


def _with_headers(send: Send, *, private: bool) -> Send:
    """What goes out goes with the usual headers; what is one guest's is kept by no cache."""
    usual = [*HEADERS, (b"cache-control", b"no-store")] if private else HEADERS

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *usual]}
        await send(message)

    return sending


async def _send_on(send: Send, address: str) -> None:
    """The page is elsewhere on this host."""
    headers = [(b"location", address.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def answer(send: Send, status: int, detail: str, *more: tuple[bytes, bytes]) -> None:
    """Say why a request is not let in, before anything else looks at it."""
    body = json.dumps({"status_code": status, "detail": detail}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *more]})
    await send({"type": "http.response.body", "body": body})
