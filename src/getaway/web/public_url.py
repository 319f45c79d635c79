"""The address by which people reach a server that stands behind a proxy, perhaps under a path."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from getaway.kernel.errors import BadInput

USUAL_PORTS = {"http": 80, "https": 443}
NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+")
PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")


class PublicUrl(NamedTuple):
    """Where people call a server, as their browsers say it."""

    origin: str  # https://games.example.org
    name: str  # games.example.org, without a port
    path: str  # empty, or like /games

    @property
    def is_secure(self) -> bool:
        """Do all requests of people come by TLS?"""
        return self.origin.startswith("https:")

    def __str__(self) -> str:
        return f"{self.origin}{self.path}/"


def read_public_url(text: str) -> PublicUrl:
    """What a host has typed, or why that is no address for people."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise _wrong(text) from None
    name, path = (parts.hostname or "").lower(), parts.path.rstrip("/")
    is_more = parts.query or parts.fragment or parts.username is not None
    if (
        is_more
        or parts.scheme not in USUAL_PORTS
        or not NAME.fullmatch(name)
        or not PATH.fullmatch(path)
        or {".", ".."} & set(path.split("/"))
    ):
        raise _wrong(text)
    shown = f"[{name}]" if ":" in name else name
    if port is not None and port != USUAL_PORTS[parts.scheme]:
        # A browser leaves the usual port out.
        shown = f"{shown}:{port}"
    return PublicUrl(f"{parts.scheme}://{shown}", name, path)


def _wrong(text: str) -> BadInput:
    return BadInput(f"A public address looks like https://games.example.org or https://…/path, not {text!r}.")
