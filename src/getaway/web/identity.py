"""Who a guest is: a signed cookie, and a signed link that carries it to another device."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable

COOKIE = "getaway_guest"
LINK_SECONDS = 15 * 60


def new_token() -> str:
    """128 random bits, for guests, tables and offers."""
    return secrets.token_urlsafe(16)


class Signer:
    """Signs and checks; comparisons take the same time whatever is wrong."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _mark(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose} {text}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self._mark('guest', guest)}"

    def guest(self, cookie: str | None) -> str:
        """The guest of a cookie; empty if it is not one of ours."""
        guest, _, mark = (cookie or "").partition(".")
        return guest if guest and self._is(mark, "guest", guest) else ""

    def guest_in(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The guest of the first cookie among the headers of a request that is one of ours, or nobody."""
        for name, value in headers:
            if name == b"cookie":
                for part in value.decode("latin-1").split(";"):
                    key, _, given = part.strip().partition("=")
                    guest = self.guest(given.strip('"')) if key == COOKIE else ""
                    if guest:
                        return guest
        return ""

    def link(self, guest: str, now: float) -> str:
        """A token that makes whoever shows it this guest, for a quarter of an hour."""
        text = f"{guest}.{int(now) + LINK_SECONDS}"
        return f"{text}.{self._mark('link', text)}"

    def linked(self, token: str, now: float) -> str:
        """The guest of a link; empty if it is not one of ours or too old."""
        text, _, mark = token.rpartition(".")
        guest, _, until = text.partition(".")
        if not guest or not self._is(mark, "link", text):
            return ""
        return guest if now < int(until) else ""

    def _is(self, mark: str, purpose: str, text: str) -> bool:
        return hmac.compare_digest(mark.encode(), self._mark(purpose, text).encode())
