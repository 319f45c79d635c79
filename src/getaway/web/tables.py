"""Tables over HTTP: make, list, sit, leave, start, play again."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from getaway.company.thinkers import LEVELS
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.options import Choice, Count, Option
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import SEED_BYTES
from getaway.table.phrases import PHRASES
from getaway.table.refusals import NotNow
from getaway.web.guests import Asked, guest_of, known
from getaway.web.hub import Hub
from getaway.web.identity import new_token
from getaway.web.live import LiveTable
from getaway.web.mailbox import now_ms
from getaway.web.rematches import follow
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import (
    Appendix,
    Entered,
    Entry,
    GameReply,
    GamesReply,
    NewTable,
    OfferReply,
    RulesReply,
    Section,
    SitDown,
    TableReply,
)
from getaway.words import LANGUAGES

USUAL_SECONDS = {"none": 0, "live": 60, "slow": 86_400}
BOT_NAMES = ("Bo", "Cleo", "Dan", "Eva", "Finn")
MOST_LISTED = 100
STAND_IN = "medium"  # who sits in for a player who is gone, unless the table says otherwise

TableName = Annotated[str, Parameter(max_length=64)]
SeatNumber = Annotated[int, Parameter(ge=0, le=63)]
EntryNumber = Annotated[int, Parameter(ge=0, le=2**31)]


async def table_of(hub: Hub, name: str) -> LiveTable:
    """A table by its name, or the reply that there is none."""
    live = await hub.live(name)
    if live is None:
        raise NotFoundException("there is no such table")
    return live


@get("/api/games", responses=besides())
async def list_games(state: State) -> GamesReply:
    """What can be played here."""
    hub: Hub = state.hub
    games = []
    for name in REGISTRY:
        game = find(name)
        options = [_option(option) for option in game.options]
        games.append(
            GameReply(
                name, game.version, list(game.players), options, hub.house.names(name), game.talk is not None
            )
        )
    return GamesReply(games, list(LEVELS), list(PHRASES), list(LANGUAGES))


@get("/api/games/{game:str}/rules", responses=besides(404))
async def show_rules(game: TableName) -> RulesReply:
    """What the rules of a game are, by their numbers."""
    if game not in REGISTRY:
        raise NotFoundException("there is no such game")
    found = find(game)
    sections = [Section(f"section-{heading}", list(rules)) for heading, rules in found.rulebook]
    appendix = [
        Appendix(f"section-{heading}", [Entry(title.json(), text) for title, text in entries])
        for heading, entries in found.appendix
    ]
    return RulesReply(sections, appendix)


def _option(option: Option) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": option.name, "default": option.default}
    if isinstance(option, Choice):
        shown["words"] = list(option.words)
    elif isinstance(option, Count):
        shown["most"] = option.most
    return shown


@get("/api/tables", responses=besides())
async def list_tables(state: State) -> list[TableReply]:
    """Tables that are open to all and wait for players."""
    hub: Hub = state.hub
    hosted = [name for name, live in hub.tables.items() if live.table.host in live.presence.seats_here()]
    cards = await hub.shelf.open_tables(MOST_LISTED, now_ms(), hosted)
    return [msgspec.json.decode(card, type=TableReply) for card in cards]


@get("/api/tables/mine", responses=besides(401), security=[{"guest": []}])
async def list_mine(request: Asked, state: State) -> list[TableReply]:
    """Tables at which I sit."""
    hub: Hub = state.hub
    cards = await hub.shelf.tables_of(guest_of(request, hub), MOST_LISTED)
    return [msgspec.json.decode(card, type=TableReply) for card in cards]


@post("/api/tables", responses=besides(401, 409, *CHANGING), security=[{"guest": []}])
async def make_table(request: Asked, state: State, data: NewTable) -> TableReply:
    """Make a table and sit down in the first seat that no bot has."""
    hub: Hub = state.hub
    guest = await known(request, hub)
    game = find(data.game)
    game.check_players(data.players)
    clock = log.Clock()
    if data.clock.kind != "none":
        clock = log.Clock(data.clock.kind, data.clock.seconds or USUAL_SECONDS[data.clock.kind])
    slow = clock.kind == "slow"
    levels = {_seat(seat, data.players): requests.known_level(level) for seat, level in data.bots.items()}
    made = log.Created(
        game=game.name,
        version=game.version,
        players=data.players,
        options=game.read_options(data.options, data.players),
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        edition=hub.house.text(game.name, data.edition),
        edition_name=data.edition,
        public=data.public,
        clock=clock,
        # Whoever looks in once a day talks once a day.
        talk_seconds=max(data.talk_seconds, clock.seconds)
        if slow and data.talk_seconds
        else data.talk_seconds,
        grace=0 if slow else data.grace,
        stand_in=requests.known_level(data.stand_in or STAND_IN),
        by=guest.guest,
    )
    seated: list[log.AnyEntry] = [made]
    for seat, level in levels.items():
        seated.append(log.Sat(seat=seat, name=BOT_NAMES[seat % len(BOT_NAMES)], bot=level))
    free = [seat for seat in range(data.players) if seat not in levels]
    if free:
        seated.append(log.Sat(seat=free[0], name=guest.name, guest=guest.guest))
    await hub.check_tables_of(guest.guest)
    live = await hub.create(new_token(), seated)
    return reply(live)


def _seat(given: str, players: int) -> int:
    if not given.isascii() or not given.isdigit() or not 0 <= int(given[:3]) < players:
        raise BadInput(f"A seat is a number from 0 to {players - 1}, not {given[:20]!r}.")
    return int(given[:3])


def reply(live: LiveTable) -> TableReply:
    """A table as the lists show it."""
    return msgspec.convert(msgspec.to_builtins(live.summary()), TableReply)


@get("/api/tables/{table:str}", responses=besides(404))
async def show_table(state: State, table: TableName) -> TableReply:
    """A table by its link."""
    return reply(await table_of(state.hub, table))


@get("/api/tables/{table:str}/view", responses=besides(404, 409))
async def show_view(
    request: Asked, state: State, table: TableName, seat: SeatNumber | None = None, since: EntryNumber = 0
) -> Response[dict[str, Any]]:
    """The table as one of my seats sees it now, or a spectator: what the socket sends as a view."""
    hub: Hub = state.hub
    live = await table_of(hub, table)
    guest = hub.signer.guest_in(request.scope["headers"])
    own = live.table.seats_of(guest)
    if seat is not None and seat not in own:
        raise NotNow("table-not-your-seat", seat=seat + 1)
    live.look()
    written: Any = live.report.view(seat, own, since, True, live.mutes.guests(guest))
    return Response(written, media_type="application/json")


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def sit_down(
    request: Asked, state: State, table: TableName, seat: SeatNumber, data: SitDown
) -> Entered:
    """Take a seat, or put a bot into it."""
    hub: Hub = state.hub
    guest = await known(request, hub)
    live = await table_of(hub, table)
    if data.bot:
        name = BOT_NAMES[seat % len(BOT_NAMES)]
        make = lambda: requests.seat_bot(live.table, guest.guest, name, seat, data.bot)  # noqa: E731
    else:
        make = lambda: requests.sit(live.table, guest.guest, data.name or guest.name, seat, data.token)  # noqa: E731
    return Entered(table, await live.ask(make))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def stand_up(request: Asked, state: State, table: TableName, seat: SeatNumber) -> Entered:
    """Leave a seat; as the creator, empty somebody else's before the start."""
    hub: Hub = state.hub
    guest, live = guest_of(request, hub), await table_of(hub, table)
    return Entered(table, await live.ask(lambda: requests.leave(live.table, guest, seat)))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/offer",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def hand_over(request: Asked, state: State, table: TableName, seat: SeatNumber) -> OfferReply:
    """A token with which somebody else may take my seat."""
    hub: Hub = state.hub
    guest, live, token = guest_of(request, hub), await table_of(hub, table), new_token()
    await live.ask(lambda: requests.offer(live.table, guest, seat, token))
    return OfferReply(token)


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def start_game(request: Asked, state: State, table: TableName) -> Entered:
    """Deal."""
    hub: Hub = state.hub
    guest, live = guest_of(request, hub), await table_of(hub, table)
    return Entered(table, await live.ask(lambda: requests.start(live.table, guest)))


@delete(
    "/api/tables/{table:str}",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def close_table(request: Asked, state: State, table: TableName) -> Entered:
    """Close a table that has not started."""
    hub: Hub = state.hub
    guest, live = guest_of(request, hub), await table_of(hub, table)
    return Entered(table, await live.ask(lambda: requests.close(live.table, guest)))


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    responses=besides(401, 404, 409, *CHANGING),
    security=[{"guest": []}],
)
async def play_again(request: Asked, state: State, table: TableName) -> TableReply:
    """The same seats and options at another table, the next one starts. Two who ask get the same table."""
    hub: Hub = state.hub
    guest, live = guest_of(request, hub), await table_of(hub, table)
    return reply(await follow(hub, live, guest))
