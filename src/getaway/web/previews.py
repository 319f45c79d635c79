"""What a link says of itself where it is posted: a title, a sentence and a picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Annotated
from urllib.parse import urlencode

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from getaway.games import REGISTRY, find
from getaway.store.schema import TABLES
from getaway.web.guests import Asked
from getaway.web.hub import Hub
from getaway.web.preview_scene import Known, Wanted, is_shown
from getaway.web.preview_svg import HEIGHT, WIDTH
from getaway.web.replies import besides
from getaway.web.shapes import TableReply
from getaway.words import LANGUAGES, catalogue, said

MOST_DIGITS = {"step": 6, "seat": 2}

TableName = Annotated[str, Parameter(max_length=64)]
Step = Annotated[int | None, Parameter(ge=0, le=2**31)]
Seat = Annotated[int | None, Parameter(ge=0, le=63)]
Lang = Annotated[str | None, Parameter(max_length=10)]


async def card_of(hub: Hub, table: str) -> TableReply | None:
    """What lists show of a table. It is not read from its log for that."""
    live = hub.tables.get(table)
    if live is not None:
        return live.summary()
    query = select(TABLES.c.card).where(TABLES.c.name == table)
    card: str | None = await hub.database.run(lambda connection: connection.scalar(query))
    return None if card is None else msgspec.json.decode(card, type=TableReply)


def language_of(request: Asked, asked: str | None = None) -> str:
    """The language that a link names, else the first one of the browser that there is; else English."""
    header = request.headers.get("accept-language", "")
    wanted = [asked or "", *(part.partition(";")[0] for part in header.split(","))]
    short = (one.strip()[:2].lower() for one in wanted)
    return next((lang for lang in short if lang in LANGUAGES), "en")


@get(
    ["/api/picture", "/api/tables/{table:str}/picture"],
    # What is refused is told as JSON, so the kind is that of the picture alone.
    responses={
        **besides(404, 409),
        200: ResponseSpec(bytes, generate_examples=False, media_type="image/png", description="The picture."),
    },
)
async def show_picture(
    request: Asked,
    state: State,
    table: TableName | None = None,
    step: Step = None,
    seat: Seat = None,
    view: Known = "open",
    lang: Lang = None,
) -> Response[bytes]:
    """What a link shows where it is posted, as PNG of 1200 x 630.

    Of a game that is over its chances and its end; of a table that is open to all who sits there; of any
    other table nothing. Without a table it is the picture of the house.
    """
    hub: Hub = state.hub
    card = None
    if table is not None:
        card = await card_of(hub, table)
        if card is None:
            raise NotFoundException("there is no such table")
    packed = await hub.pictures.of(card, Wanted(step, seat, view), language_of(request, lang))
    return Response(packed, media_type="image/png")


async def tags_for(request: Asked, hub: Hub) -> str:
    """The tags in the page that a link leads to; they tell what its picture tells, and no more."""
    query, table = request.query_params, request.path_params.get("table")
    lang = language_of(request, query.get("lang"))
    card = None
    try:
        card = await card_of(hub, table) if table else None
    except (SQLAlchemyError, OSError):
        # The page itself needs no database.
        table = None
    if card is not None and not is_shown(card):
        card = None
    kept = {} if card is None else wanted_in(query)
    picture = f"/api/tables/{table}/picture" if card is not None else "/api/picture"
    home = origin_of(request, hub) + hub.settings.root
    return tags(
        title=title_of(card, lang),
        about=about_of(card, lang, is_review=request.url.path.endswith("/review")),
        address=f"{home}{request.url.path}" + asked_for(kept),
        picture=f"{home}{picture}" + asked_for({**kept, "lang": lang}),
        lang=lang,
    )


def title_of(card: TableReply | None, lang: str) -> str:
    """What a link is called: the game, or the house."""
    return "Getaway" if card is None else poster(card.game, lang)


@cache
def poster(game: str, lang: str) -> str:
    """What a game is called; looked up without reading all its words."""
    begins = "poster = "
    lines = catalogue(find(game).folder / "words", lang).splitlines()
    return next((line.removeprefix(begins) for line in lines if line.startswith(begins)), game)


def about_of(card: TableReply | None, lang: str, *, is_review: bool) -> str:
    """What is to be seen behind a link, in a sentence."""
    if card is None:
        return about("page-description", lang)
    kind = KINDS.get(card.phase, "preview-about-running")
    return about("preview-about-review" if is_review and card.phase == "over" else kind, lang)


KINDS = {"lobby": "preview-about-open", "over": "preview-about-over"}  # of a table, by its phase
ABOUTS = ("page-description", "preview-about-running", "preview-about-review", *KINDS.values())


@cache
def about(kind: str, lang: str) -> str:
    """A sentence about what lies behind links of a kind."""
    return said(kind, lang)


def read_ahead() -> None:
    """Have in memory what every page tells of itself."""
    for lang in LANGUAGES:
        for kind in ABOUTS:
            about(kind, lang)
        for game in REGISTRY:
            poster(game, lang)


def tags(title: str, about: str, address: str, picture: str, lang: str) -> str:
    """A title, a sentence and a picture, as all who show previews read them."""
    properties = {
        "og:type": "website",
        "og:site_name": "Getaway",
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "og:locale": lang,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": about,
    }
    names = {"description": about, "twitter:card": "summary_large_image"}
    return "".join(
        f'<meta {kind}="{name}" content="{escape(content)}" />'
        for kind, those in (("property", properties), ("name", names))
        for name, content in those.items()
    )


def origin_of(request: Asked, hub: Hub) -> str:
    """Where people reach this server; a link in a preview has to be whole."""
    public = hub.settings.public
    return (
        public.origin if public is not None else f"{request.url.scheme}://{request.headers.get('host', '')}"
    )


def asked_for(query: dict[str, str]) -> str:
    """What stands behind the question mark."""
    return f"?{urlencode(query)}" if query else ""


def wanted_in(query: Mapping[str, str]) -> dict[str, str]:
    """What a link says of the step, the seat and what is known; nothing that the page would not take."""
    numbers = {
        key: query[key]
        for key, most in MOST_DIGITS.items()
        if re.fullmatch(rf"[0-9]{{1,{most}}}", query.get(key, ""))
    }
    return numbers | ({"view": "knew"} if query.get("view") == "knew" else {})
