"""How much one guest and one address may make: guests, tables and sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from getaway.store.allowances import Allowance, Allowances
from getaway.table.refusals import NotNow
from getaway.web.addresses import alias_of_home, home_of
from getaway.web.mailbox import now_ms

if TYPE_CHECKING:
    from getaway.web.hub import Hub


class TooMany(NotNow):
    """Not so many, not so fast."""


class Makers:
    """Refuses those who make too much; of what they made lately the database knows."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._allowances = Allowances(hub.database)
        self._sockets: Counter[str] = Counter()  # open now, by guest and by home

    def home(self, address: str) -> str:
        """By what an address is kept."""
        return alias_of_home(address, self._hub.settings.secret)

    async def check_guest(self, address: str) -> None:
        """May a new guest come from this address?"""
        allowance = self._hub.settings.guests_by_address
        await self._take("guests of an address", self.home(address), allowance, "table-too-many-guests")

    async def check_table(self, guest: str, address: str) -> None:
        """May a guest make one more table?"""
        settings = self._hub.settings
        most = settings.tables_a_guest
        if await self._hub.makings.unfinished(guest) >= most:
            raise NotNow("table-too-many", most=most)
        for kind, who, allowance in (
            ("tables of a guest", guest, settings.tables_by_guest),
            ("tables of an address", self.home(address), settings.tables_by_address),
        ):
            await self._take(kind, who, allowance, "table-too-many-tables")

    async def _take(self, kind: str, who: str, allowance: Allowance, refusal: str) -> None:
        if not await self._allowances.take(kind, who, allowance, now_ms()):
            raise TooMany(refusal)

    @contextmanager
    def socket(self, guest: str, address: str) -> Iterator[bool]:
        """A socket as long as it is open; says whether it may be."""
        settings, home = self._hub.settings, home_of(address)
        counted = {f"home {home}": settings.sockets_an_address}
        if guest:
            counted[f"guest {guest}"] = settings.sockets_a_guest
        if any(self._sockets[who] >= most for who, most in counted.items()):
            yield False
            return
        self._sockets.update(counted.keys())
        try:
            yield True
        finally:
            self._sockets.subtract(counted.keys())
            for who in counted:
                if not self._sockets[who]:
                    del self._sockets[who]
