"""Web Push over HTTP: a guest says in which browsers they want to be called, and in which no more."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from getaway.store.subscriptions import Subscription
from getaway.web.guests import Asked, guest_of, known
from getaway.web.hub import Hub
from getaway.web.mailbox import now_ms
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import MOST_ENDPOINT, PushKey, PushSubscription

Endpoint = Annotated[str, Parameter(max_length=MOST_ENDPOINT)]


@get("/api/push", responses=besides())
async def show_key(state: State) -> PushKey:
    """By which key the push service of a browser knows this server."""
    hub: Hub = state.hub
    return PushKey(hub.push.key)


@post("/api/guest/push", status_code=204, responses=besides(401, *CHANGING), security=[{"guest": []}])
async def subscribe(request: Asked, state: State, data: PushSubscription) -> None:
    """Call this browser when I am awaited in a slow game and look nowhere."""
    hub: Hub = state.hub
    guest = (await known(request, hub)).guest
    new = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    hub.push.check(new)
    await hub.subscriptions.keep(guest, new, now_ms())


@delete("/api/guest/push", responses=besides(401, *CHANGING), security=[{"guest": []}])
async def unsubscribe(request: Asked, state: State, endpoint: Endpoint) -> None:
    """Call that browser no more."""
    hub: Hub = state.hub
    await hub.subscriptions.forget(endpoint, await guest_of(request, hub))
