"""Connects sockets to their table without the framework, which would make each message a tenth dearer."""

from __future__ import annotations

import re

from getaway.web.guard import App, Receive, Scope, Send, address_in
from getaway.web.hub import Hub
from getaway.web.live import LiveTable
from getaway.web.viewer import Viewer
from getaway.web.wire import EXTENSION, Wire

PATH = re.compile(r"/api/tables/([\w-]{1,64})/socket")
NO_TABLE, TOO_MANY = 4004, 4008


class Door:
    """Sockets go to their table, all else to the application behind."""

    def __init__(self, app: App, hub: Hub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        found = PATH.fullmatch(scope["path"])
        guest, epoch = await self._hub.devices.identity_in(scope["headers"])
        with self._hub.makers.socket(guest, address_in(scope)) as is_allowed:
            if not is_allowed:
                await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many sockets"})
                return
            live = await self._hub.live(found[1]) if found else None
            if live is None:
                await send({"type": "websocket.close", "code": NO_TABLE, "reason": "there is no such table"})
                return
            await self._view(live, guest, epoch, scope, send)

    @staticmethod
    async def _view(live: LiveTable, guest: str, epoch: int, scope: Scope, send: Send) -> None:
        """Let a guest look at a table until either side has enough."""
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][EXTENSION]["wire"]
        viewer = Viewer(live, guest, wire, epoch)
        live.add(viewer)
        wire.give(viewer)
        try:
            goodbye = await viewer.ended()
        finally:
            live.remove(viewer)
        if goodbye is not None:
            code, reason = goodbye
            await send({"type": "websocket.close", "code": code, "reason": reason})
