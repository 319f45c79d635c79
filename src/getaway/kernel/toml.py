"""Reads an edition's TOML file; whatever is wrong becomes a `BadFile` that names the place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from getaway.kernel.errors import BadFile


def read_toml(path: Path) -> dict[str, Any]:
    """The file as a table."""
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise BadFile(path, f"cannot be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise BadFile(path, "is not text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        wrong = re.sub(r" \(at .*\)$", "", str(error))
        raise BadFile(path, f"is not TOML: {wrong}.", int(place[1]) if place else None) from None


def check_keys(path: Path, where: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
    """Refuse a key that the table does not know: most often a slip of the pen."""
    for key in table:
        if key not in known:
            raise BadFile(path, f"{where} has the key {key!r}; it knows {', '.join(known)}.")
