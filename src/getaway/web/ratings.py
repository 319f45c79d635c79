"""Ratings over HTTP: quiet, and for oneself."""

from __future__ import annotations

from litestar import get, put
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from getaway.games import REGISTRY
from getaway.review.ratings import SILENT_BELOW, anchors, shown, spread
from getaway.store.ratings import Standing, Wish
from getaway.web.guests import Asked, guest_of, known
from getaway.web.hub import Hub
from getaway.web.mine_shapes import Anchor, PlayerReply, RatingReply, RatingsReply, RatingWish
from getaway.web.replies import CHANGING, besides
from getaway.web.tables import SeatNumber, TableName, table_of


def _reply(standing: Standing) -> RatingReply:
    is_silent = standing.games < SILENT_BELOW
    return RatingReply(
        standing.game,
        standing.against,
        standing.games,
        None if is_silent else shown(standing.rating.mu),
        None if is_silent else spread(standing.rating),
    )


def _anchors() -> list[Anchor]:
    return [Anchor(game, level, shown(mu)) for game in REGISTRY for level, mu in anchors(game).items()]


async def _ratings(hub: Hub, guest: str) -> RatingsReply:
    wish = await hub.ratings.wish(guest)
    found = [_reply(one) for one in await hub.ratings.of(guest)]
    return RatingsReply(wish.counted, wish.shown, SILENT_BELOW, found, _anchors())


@get("/api/guest/ratings", responses=besides(401), security=[{"guest": []}])
async def show_ratings(request: Asked, state: State) -> RatingsReply:
    """How well I play, by game, against bots and against people; silent until a few games were counted."""
    return await _ratings(state.hub, await guest_of(request, state.hub))


@put("/api/guest/ratings", responses=besides(401, *CHANGING), security=[{"guest": []}])
async def keep_wish(request: Asked, state: State, data: RatingWish) -> RatingsReply:
    """Whether my games count, and whether others may see it. Not to be counted forgets what was."""
    hub: Hub = state.hub
    guest = (await known(request, hub)).guest
    await hub.ratings.keep_wish(guest, Wish(data.counted, data.shown))
    return await _ratings(hub, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/player", responses=besides(404))
async def show_player(state: State, table: TableName, seat: SeatNumber) -> PlayerReply:
    """Who sits in a seat: a name, and the ratings if that person wants others to see them."""
    hub: Hub = state.hub
    chairs = (await table_of(hub, table)).table.chairs
    if seat >= len(chairs) or chairs[seat].kind == "empty":
        raise NotFoundException("nobody sits there")
    chair = chairs[seat]
    is_shown = bool(chair.guest) and (await hub.ratings.wish(chair.guest)).shown
    ratings = [_reply(one) for one in await hub.ratings.of(chair.guest)] if is_shown else None
    return PlayerReply(chair.name, chair.kind, chair.bot or None, ratings, _anchors())
