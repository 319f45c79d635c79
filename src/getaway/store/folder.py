"""Where a person's programs keep what they must not forget."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from getaway.kernel.errors import BadInput


def data_folder() -> Path:
    """Where this person's programs keep their data."""
    named = os.environ.get("GETAWAY_DATA")
    if named:
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "getaway"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "getaway"


def make_folder(folder: Path) -> Path:
    """The folder, made if it is not there, for its owner alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        wrong = (error.strerror or str(error)).lower()
        raise BadInput(
            f"The folder {folder} can't be created: {wrong}. Set GETAWAY_DATA to use another one."
        ) from None
    return folder
