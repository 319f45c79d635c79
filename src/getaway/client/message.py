"""A message of a server as it comes: JSON that nobody has read into a struct yet (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]
