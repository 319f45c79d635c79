"""Other workers on the same PostgreSQL: what they write is read, whom they hear of counts as present."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from getaway.store.listening import Listener, notices
from getaway.store.mine import FORGOTTEN
from getaway.web.devices import SIGNED_OUT

if TYPE_CHECKING:
    from getaway.web.hub import Hub

HERE = "here"


class OtherWorkers:
    """Hears of them; on SQLite there are none."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._name = secrets.token_hex(4)  # a worker hears its own notices too
        self.listener: Listener | None = None

    def start(self) -> None:
        if self._hub.database.dialect == "postgresql":
            self.listener = Listener(self._hub.database, self._hear, self._catch_up_all)
            self.listener.start()

    async def stop(self) -> None:
        if self.listener is not None:
            await self.listener.stop()

    def _hear(self, notice: str) -> None:
        """What a notice says.

        `TABLE 12`: it has an entry 12; `TABLE here NAME 0 2`: worker NAME has heard of these seats;
        `signed-out GUEST 3`: the third epoch of a guest has begun; `forgotten TABLE`: somebody was deleted
        from its log.
        """
        name, what, *rest = notice.split()
        if name == SIGNED_OUT:
            self._hub.devices.hear_of(what, int(rest[0]))
            return
        if name == FORGOTTEN:
            self._hub.read_again(what)
            return
        live = self._hub.tables.get(name)
        if live is None:
            return
        if what == HERE:
            if rest[0] != self._name:
                live.presence.hear_of_seats([int(seat) for seat in rest[1:]])
        else:
            live.hear_of_entry(int(what))

    def _catch_up_all(self) -> None:
        """Notices were lost while the connection was down, so everything is read again."""
        self._hub.devices.forget_all()
        for live in self._hub.tables.values():
            live.catch_up()

    async def poll(self) -> None:
        """Look by ourselves what others have written, in case a notice did not come."""
        if self.listener is None or not self._hub.tables:
            return
        for name, n in await self._hub.queries.last_entries(list(self._hub.tables)):
            live = self._hub.tables.get(name)
            if live is not None:
                live.hear_of_entry(n)

    async def tell_who_is_here(self) -> None:
        """A player at another worker is not absent from ours."""
        if self.listener is None:
            return
        told = []
        for name, live in self._hub.tables.items():
            seats = live.presence.seats_here()
            if seats:
                told.append(f"{name} {HERE} {self._name} {' '.join(map(str, seats))}")

        def tell(connection: Connection) -> None:
            for notice in notices(*told):
                connection.execute(notice)

        if told:
            await self._hub.database.write(tell)
