"""The pictures of links: drawn in the process that plays games again; those asked for last are kept."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from getaway.web.archive_worker import Question
from getaway.web.messages import encode
from getaway.web.preview_png import Commission
from getaway.web.preview_scene import Wanted, is_shown
from getaway.web.shapes import TableReply

if TYPE_CHECKING:
    from getaway.web.hub import Hub

MOST_BYTES = 16 * 2**20  # of pictures that are kept


class Pictures:
    """The pictures of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self.most = MOST_BYTES

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return sum(map(len, self._kept.values()))

    async def of(self, card: TableReply | None, wanted: Wanted, lang: str) -> bytes:
        """The picture of a table, or of the house, as PNG."""
        if card is None or not is_shown(card):
            commission = Commission(Wanted(), lang)
        else:
            review = await self._hub.reviews.finished(card.table) if card.phase == "over" else None
            commission = Commission(wanted, lang, card, review)
        # What is shown names the picture: after a move, or when a name was deleted, it is another one.
        key = encode((commission.wanted, lang, commission.card, commission.review is None))
        found = self._kept.pop(key, None)
        if found is None:
            found = await self._hub.archive.ask(Question("", "picture", picture=commission))
        self._kept[key] = found
        while self.size > self.most:
            self._kept.popitem(last=False)
        return found
