"""Who a guest is: a signed cookie on every device, and another with the names that the device had before."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import NamedTuple

COOKIE = "getaway_guest"
OTHERS_COOKIE = "getaway_others"
LINK_SECONDS = 15 * 60
MOST_OTHERS = 20
Headers = Iterable[tuple[bytes, bytes]]


def new_token() -> str:
    """128 random bits, for guests, tables, links and offers."""
    return secrets.token_urlsafe(16)


def digest_of_link(token: str) -> str:
    """What is kept of the token of a link."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity(NamedTuple):
    """A guest on one device: valid as long as the guest has not signed it out, which begins a new epoch."""

    guest: str
    epoch: int


NO_IDENTITY = Identity("", 0)


class Signer:
    """Signs and checks; comparisons take the same time whatever is wrong."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _mark(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose} {text}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, identity: Identity) -> str:
        """The value of a cookie. In the first epoch it is what it was before there were any."""
        guest, epoch = identity
        text = f"{guest}~{epoch}" if epoch else guest
        return f"{text}.{self._mark('guest', text)}"

    def identity(self, cookie: str) -> Identity:
        """Whose cookie it is; nobody's if it is not one of ours."""
        text, _, mark = cookie.partition(".")
        if not text or not hmac.compare_digest(mark.encode(), self._mark("guest", text).encode()):
            return NO_IDENTITY
        guest, _, epoch = text.partition("~")
        return Identity(guest, int(epoch or "0"))

    def identity_in(self, headers: Headers) -> Identity:
        """The first cookie among the headers of a request that is one of ours, or nobody's."""
        for given in _cookies(headers, COOKIE):
            found = self.identity(given)
            if found.guest:
                return found
        return NO_IDENTITY

    def others(self, identities: Iterable[Identity]) -> str:
        """The value of the cookie with a device's other names; the oldest beyond a limit are left out."""
        return "|".join(self.cookie(one) for one in list(identities)[-MOST_OTHERS:])

    def others_in(self, headers: Headers) -> list[Identity]:
        """The other names of the device that asks."""
        found = [self.identity(one) for given in _cookies(headers, OTHERS_COOKIE) for one in given.split("|")]
        return [identity for identity in dict.fromkeys(found) if identity.guest]

    def handle(self, guest: str) -> str:
        """By which a device names one of its other guests; nobody can work the guest out from it."""
        return self._mark("handle", guest)[:22]


def _cookies(headers: Headers, name: str) -> Iterable[str]:
    for header, value in headers:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, given = part.strip().partition("=")
                if key == name:
                    yield given.strip('"')
