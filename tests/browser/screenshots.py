"""Pictures of every screen: python -m tests.browser.screenshots docs/pictures

A module here that has screens to show names them in PICTURES: each opens a page, as whoever visits.
"""

from __future__ import annotations

import importlib
import io
import pkgutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests import browser as room
from tests.browser.visiting import DESK, PHONE, Visit, Visitors, chromium, launched
from tests.web.serving import Served, served

# By name: how the visitor comes. A picture each, of every screen.
WAYS = {
    "desktop-light": {"viewport": DESK, "theme": "light", "lang": "en"},
    "desktop-dark": {"viewport": DESK, "theme": "dark", "lang": "en"},
    "phone-light": {"viewport": PHONE, "theme": "light", "lang": "de"},
    "phone-dark": {"viewport": PHONE, "theme": "dark", "lang": "ru"},
}

Picture = Callable[[Visit, Served], Page]


def pictures() -> dict[str, Picture]:
    """All screens that the modules of this room can show."""
    found: dict[str, Picture] = {}
    for module in pkgutil.iter_modules(room.__path__):
        if module.name != "conftest":
            loaded = importlib.import_module(f"{room.__name__}.{module.name}")
            found |= getattr(loaded, "PICTURES", {})
    return found


def keep(picture: bytes, path: Path) -> None:
    """With 256 colours flat drawings look the same and take a third of the room."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)


def take(folder: Path, wanted: list[str]) -> None:
    """Take a picture of every screen, or of those whose name begins with one of the words given."""
    path = chromium()
    if path is None:
        sys.exit("getaway: there is no chromium here (Debian, Ubuntu: apt install chromium).")
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {name: picture for name, picture in pictures().items() if name.startswith(tuple(wanted or [""]))}
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        launched(path) as browser,
    ):
        for name, picture in chosen.items():
            for way, how in WAYS.items():
                visitors = Visitors(browser, server.url, **how)
                page = picture(visitors.visit, server)
                page.wait_for_load_state("networkidle")
                keep(page.screenshot(animations="disabled"), folder / f"{name}-{way}.png")
                visitors.leave()
            print(name, flush=True)


if __name__ == "__main__":
    take(Path(sys.argv[1]), sys.argv[2:])
