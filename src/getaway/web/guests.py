"""Guests over HTTP: a name, a language, a link to another device. There are no accounts."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotAuthorizedException
from litestar.response import Response

from getaway.store.queries import Guest
from getaway.table.wording import clean_name
from getaway.web.hub import Hub
from getaway.web.identity import COOKIE, LINK_SECONDS, new_token
from getaway.web.mailbox import now_ms
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import AboutMe, GuestReply, LinkReply, LinkToken

YEAR = 365 * 86_400
Asked = Request[Any, Any, Any]


def guest_of(request: Asked, hub: Hub) -> str:
    """The guest who asks, by the cookie; refused without one."""
    guest = hub.signer.guest_in(request.scope["headers"])
    if not guest:
        raise NotAuthorizedException("there is no guest here yet: PUT /api/guest with a name first")
    return guest


async def known(request: Asked, hub: Hub) -> Guest:
    """The guest who asks, with their name."""
    found = await hub.queries.guest(guest_of(request, hub))
    if found is None:
        raise NotAuthorizedException("this guest is not known here: PUT /api/guest with a name first")
    return found


def _with_cookie(request: Asked, hub: Hub, guest: Guest) -> Response[GuestReply]:
    cookie = Cookie(
        key=COOKIE,
        value=hub.signer.cookie(guest.guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(GuestReply(guest.name, guest.language), cookies=[cookie])


@get("/api/guest", responses=besides(401), security=[{"guest": []}])
async def show_guest(request: Asked, state: State, stranger: bool = False) -> GuestReply:
    """Who am I? Nobody yet is an error; with `stranger` it is a guest without a name."""
    try:
        found = await known(request, state.hub)
    except NotAuthorizedException:
        if stranger:
            return GuestReply("", "en")
        raise
    return GuestReply(found.name, found.language)


@put("/api/guest", responses=besides(409, *CHANGING))
async def keep_guest(request: Asked, state: State, data: AboutMe) -> Response[GuestReply]:
    """Be called so from now on; a new guest gets a cookie."""
    hub: Hub = state.hub
    guest = Guest(
        hub.signer.guest_in(request.scope["headers"]) or new_token(), clean_name(data.name), data.language
    )
    await hub.queries.keep_guest(guest, now_ms())
    return _with_cookie(request, hub, guest)


@post("/api/guest/link", status_code=200, responses=besides(401, *CHANGING), security=[{"guest": []}])
async def make_link(request: Asked, state: State) -> LinkReply:
    """A link to be the same guest on another device."""
    hub: Hub = state.hub
    return LinkReply(hub.signer.link((await known(request, hub)).guest, time.time()), LINK_SECONDS)


@post("/api/guest/move", status_code=200, responses=besides(401, *CHANGING), security=[{"guest": []}])
async def follow_link(request: Asked, state: State, data: LinkToken) -> Response[GuestReply]:
    """Be the guest of a link from now on."""
    hub: Hub = state.hub
    found = await hub.queries.guest(hub.signer.linked(data.token, time.time()))
    if found is None:
        raise NotAuthorizedException("this link is not one of ours, or too old")
    return _with_cookie(request, hub, found)
