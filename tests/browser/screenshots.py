"""Pictures of every screen: python -m tests.browser.screenshots pictures docs/pictures

All of them go into the first folder, those that the documentation shows also into the second.

A module here that has screens to show names them in PICTURES: each opens a page, as whoever visits.
"""

from __future__ import annotations

import importlib
import io
import itertools
import pkgutil
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests import browser as room
from tests.browser.visiting import DESK, PHONE, Visit, Visitors, chromium, launched
from tests.web.serving import Served, served

SIZES = {"desktop": DESK, "phone": PHONE}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "ru")
# The language in which the documentation shows a size and a theme.
SHOWN = {
    ("desktop", "light"): "en",
    ("desktop", "dark"): "en",
    ("phone", "light"): "de",
    ("phone", "dark"): "ru",
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


def take(folder: Path, shown: Path, wanted: list[str]) -> None:
    """Take a picture of every screen, or of those whose name begins with one of the words given."""
    path = chromium()
    if path is None:
        sys.exit("getaway: there is no chromium here (Debian, Ubuntu: apt install chromium).")
    for each in (folder, shown):
        each.mkdir(parents=True, exist_ok=True)
    chosen = {name: picture for name, picture in pictures().items() if name.startswith(tuple(wanted or [""]))}
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        launched(path) as browser,
    ):
        for name, picture in chosen.items():
            for size, theme, lang in itertools.product(SIZES, THEMES, LANGUAGES):
                visitors = Visitors(browser, server.url, viewport=SIZES[size], theme=theme, lang=lang)
                page = picture(visitors.visit, server)
                page.wait_for_load_state("networkidle")
                kept = folder / f"{name}-{size}-{theme}-{lang}.png"
                keep(page.screenshot(animations="disabled"), kept)
                if SHOWN[size, theme] == lang:
                    shutil.copy(kept, shown / f"{name}-{size}-{theme}.png")
                visitors.leave()
            print(name, flush=True)


if __name__ == "__main__":
    take(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
