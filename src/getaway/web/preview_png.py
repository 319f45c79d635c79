"""The picture of a link as PNG. The library that draws it stops everything else in its process meanwhile."""

from __future__ import annotations

from pathlib import Path

import msgspec

from getaway.review.shapes import Review
from getaway.web.preview_scene import Scene, Wanted, house, scene_of
from getaway.web.preview_svg import drawing
from getaway.web.shapes import TableReply

FONTS = Path(__file__).parent / "fonts"


class Commission(msgspec.Struct, frozen=True):
    """A picture to be drawn: of a table, or of the house."""

    wanted: Wanted
    lang: str
    card: TableReply | None = None  # None: the house
    review: str | None = None  # as JSON, if it is finished


def draw(commission: Commission) -> bytes:
    """The picture, from what is kept of a table."""
    card, review = commission.card, commission.review
    if card is None:
        return png(house(commission.lang))
    read = None if review is None else msgspec.json.decode(review, type=Review)
    return png(scene_of(card, read, commission.wanted, commission.lang))


def png(scene: Scene) -> bytes:
    """A scene as PNG, in our own letters and no others of the machine."""
    # Imported late: whoever only plays games again needs no such library.
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing(scene),
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            skip_system_fonts=True,
        )
    )
