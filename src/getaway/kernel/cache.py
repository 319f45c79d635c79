"""Where compiled code is kept between runs, and for how long.

One folder for each state of the sources, so that code is never older than any of the files it is made of.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

# Folders of older sources kept beside the newest, so that two checkouts do not push each other out.
KEPT = 30
OURS = re.compile(r"[a-z][a-z0-9-]*-[0-9a-f]{16}")


def root() -> Path:
    """The folder of all compiled code: GETAWAY_CACHE, or the place the system keeps caches in."""
    chosen = os.environ.get("GETAWAY_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "getaway" / "compiled"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "getaway" / "compiled"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "getaway" / "compiled"


def digest(sources: Iterable[Path], called: str = "") -> str:
    """A short name for these sources, what they are called and what compiles them; any edit gives another."""
    found = hashlib.sha256(f"{called}\n".encode())
    for package in ("numpy", "llvmlite"):
        found.update(f"{package} {version(package)}\n".encode())
    found.update(f"python {sys.version}\n".encode())
    for path in sorted(sources):
        found.update(f"{path.name} {path.stat().st_size}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def folder(game: str, sources: Iterable[Path], called: str = "") -> Path | None:
    """The folder for a game's compiled code, made if need be; None where nothing can be written."""
    path = root() / f"{game}-{digest(sources, called)}"
    try:
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
        _prune(path.parent)
    except OSError:
        return None
    return path


def _prune(parent: Path) -> None:
    """Drop the folders used longest ago; only those that are named as ours are."""
    folders = [path for path in parent.iterdir() if path.is_dir() and OURS.fullmatch(path.name)]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in folders[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)
