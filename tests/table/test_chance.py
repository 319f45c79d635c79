"""Chance is what the protocol says, so that anybody can check it."""

from __future__ import annotations

import hmac

import pytest

from getaway.table.chance import number_for


@pytest.mark.parametrize("seed", ["00" * 16, "0123456789abcdef" * 2, "ff" * 16])
@pytest.mark.parametrize(("n", "purpose"), [(1, ""), (12_345, ""), (7, "hint 2")])
def test_numbers_come_from_hmac_as_the_protocol_says(seed: str, n: int, purpose: str) -> None:
    """docs/protocol.md: entry n draws from HMAC-SHA-256(seed, "n ")."""
    digest = hmac.digest(bytes.fromhex(seed), f"{n} {purpose}".encode(), "sha256")
    assert number_for(seed, n, purpose) == int.from_bytes(digest[:8]) % 2**63
