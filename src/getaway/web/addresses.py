"""Addresses of clients: those that count as one, and how they are kept."""

from __future__ import annotations

import hmac
from ipaddress import IPv6Address, ip_address, ip_network

HOME_BITS = 64  # of an IPv6 address: a home has all addresses that begin with them


def is_loopback(address: str) -> bool:
    """Does somebody ask from this machine?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def home_of(address: str) -> str:
    """All addresses that count as one: a home changes its IPv6 address as it likes, but not the prefix."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        # A test client or a local socket.
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOME_BITS), strict=False))


def alias_of_home(address: str, secret: bytes) -> str:
    """By what a home is kept: nobody can work the address out from it without the secret."""
    return hmac.digest(secret, f"home {home_of(address)}".encode(), "sha256").hex()[:32]
