"""Guests over HTTP: a name, a language, and on which devices they are. There are no accounts."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import Parameter
from litestar.response import Response

from getaway.store.queries import Guest
from getaway.table.wording import clean_name
from getaway.web.hub import Hub
from getaway.web.identity import COOKIE, LINK_SECONDS, OTHERS_COOKIE, Identity, digest_of_link, new_token
from getaway.web.mailbox import now_ms
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import AboutMe, GuestReply, LinkedReply, LinkReply, LinkToken, OtherReply, Person

YEAR = 365 * 86_400
Asked = Request[Any, Any, Any]
Handle = Annotated[str, Parameter(max_length=64)]


def address_of(request: Asked) -> str:
    """From where somebody asks."""
    return request.client.host if request.client is not None else ""


async def guest_of(request: Asked, hub: Hub) -> str:
    """The guest who asks, by the cookie; refused without one."""
    guest = (await hub.devices.identity_in(request.scope["headers"])).guest
    if not guest:
        raise NotAuthorizedException("there is no guest here yet: PUT /api/guest with a name first")
    return guest


async def known(request: Asked, hub: Hub) -> Guest:
    """The guest who asks, with their name."""
    found = await hub.queries.guest(await guest_of(request, hub))
    if found is None:
        raise NotAuthorizedException("this guest is not known here: PUT /api/guest with a name first")
    return found


def _cookie(request: Asked, hub: Hub, key: str, value: str) -> Cookie:
    public = hub.settings.public
    return Cookie(
        key=key,
        value=value,
        path=hub.settings.root or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" if public is None else public.is_secure,
    )


def _as(request: Asked, hub: Hub, guest: Guest, epoch: int) -> Response[GuestReply]:
    """The reply to who is this guest from now on."""
    cookie = _cookie(request, hub, COOKIE, hub.signer.cookie(Identity(guest.guest, epoch)))
    return Response(GuestReply(guest.name, guest.language), cookies=[cookie])


async def _become(request: Asked, hub: Hub, guest: Guest) -> Response[GuestReply]:
    """Make the device that asks another guest; who it was stays among its other names."""
    headers = request.scope["headers"]
    before, others = await hub.devices.identity_in(headers), await hub.devices.others_in(headers)
    is_somebody = bool(before.guest) and await hub.queries.guest(before.guest) is not None
    kept = [one for one in others if one.guest not in (before.guest, guest.guest)]
    if is_somebody and before.guest != guest.guest:
        kept.append(before)
    reply = _as(request, hub, guest, await hub.identities.epoch(guest.guest))
    reply.cookies.append(_cookie(request, hub, OTHERS_COOKIE, hub.signer.others(kept)))
    return reply


async def _person(hub: Hub, guest: Guest) -> Person:
    standing = await hub.identities.standing(guest.guest)
    return Person(guest.name, standing.games, standing.running)


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
    before = await hub.devices.identity_in(request.scope["headers"])
    guest = Guest(before.guest or new_token(), clean_name(data.name), data.language)
    if not before.guest:
        await hub.makers.check_guest(address_of(request))
    await hub.queries.keep_guest(guest, now_ms())
    return _as(request, hub, guest, before.epoch)


@post("/api/guest/link", status_code=200, responses=besides(401, *CHANGING), security=[{"guest": []}])
async def make_link(request: Asked, state: State) -> LinkReply:
    """A link to be the same guest on another device. It works once, within a quarter of an hour."""
    hub: Hub = state.hub
    guest, token, now = await known(request, hub), new_token(), now_ms()
    await hub.identities.keep_link(digest_of_link(token), guest.guest, now + 1000 * LINK_SECONDS, now)
    return LinkReply(token, LINK_SECONDS)


async def _linked(hub: Hub, guest: str) -> Guest:
    found = await hub.queries.guest(guest)
    if found is None:
        raise NotAuthorizedException("this link is not one of ours, was used, or is too old")
    return found


@post("/api/guest/link/look", status_code=200, responses=besides(401, *CHANGING))
async def look_at_link(request: Asked, state: State, data: LinkToken) -> LinkedReply:
    """Whom a link would make me, and who I am; the link stays as it is."""
    hub: Hub = state.hub
    linked = await _linked(hub, await hub.identities.linked(digest_of_link(data.token), now_ms()))
    here = await hub.queries.guest((await hub.devices.identity_in(request.scope["headers"])).guest)
    return LinkedReply(
        await _person(hub, linked),
        None if here is None else await _person(hub, here),
        here is not None and here.guest == linked.guest,
    )


@post("/api/guest/move", status_code=200, responses=besides(401, *CHANGING))
async def follow_link(request: Asked, state: State, data: LinkToken) -> Response[GuestReply]:
    """Be the guest of a link from now on; the link works no more. Who I was is among my other names."""
    hub: Hub = state.hub
    return await _become(
        request,
        hub,
        await _linked(hub, await hub.identities.use_link(digest_of_link(data.token), now_ms())),
    )


@get("/api/guest/others", responses=besides())
async def list_others(request: Asked, state: State) -> list[OtherReply]:
    """The other names of this device: whom it was before it became somebody else by a link."""
    hub: Hub = state.hub
    found = [(one, await hub.queries.guest(one.guest)) for one in await _others(request, hub)]
    return [
        OtherReply(hub.signer.handle(one.guest), await _person(hub, guest))
        for one, guest in found
        if guest is not None
    ]


async def _others(request: Asked, hub: Hub) -> list[Identity]:
    headers = request.scope["headers"]
    now = (await hub.devices.identity_in(headers)).guest
    return [one for one in await hub.devices.others_in(headers) if one.guest != now]


@post("/api/guest/others/{handle:str}", status_code=200, responses=besides(404, *CHANGING))
async def change_back(request: Asked, state: State, handle: Handle) -> Response[GuestReply]:
    """Be one of my other names again; the present one takes its place among them."""
    hub: Hub = state.hub
    for one in await _others(request, hub):
        guest = await hub.queries.guest(one.guest)
        if guest is not None and hub.signer.handle(one.guest) == handle:
            return await _become(request, hub, guest)
    raise NotFoundException("this device has no other name of that kind")


@post("/api/guest/devices/sign-out", status_code=200, responses=besides(401, *CHANGING))
async def sign_out_others(request: Asked, state: State) -> Response[GuestReply]:
    """Be this guest on this device alone; no other device is, and no link works any more."""
    hub: Hub = state.hub
    guest = await known(request, hub)
    return _as(request, hub, guest, (await hub.devices.sign_out_others(guest.guest)).epoch)
