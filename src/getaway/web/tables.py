"""Tables over HTTP: make, list, sit, leave, start, play again."""

from __future__ import annotations

import secrets
from typing import Annotated, cast

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from getaway.bots.ladder import LEVELS, levels, usual, welcoming
from getaway.bots.models import offered
from getaway.bots.network import offered_networks
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.game import check_edition
from getaway.kernel.options import Choice, Count, Option
from getaway.kernel.sentence import counted
from getaway.learn.lesson import Lesson, lessons_of
from getaway.review.puzzles import puzzles_of
from getaway.store.journal import Conflict
from getaway.store.queries import Guest
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.bot_names import known_bot, known_level
from getaway.table.chance import SEED_BYTES
from getaway.table.phrases import PHRASES
from getaway.table.refusals import NotNow
from getaway.table.shapes import Shown
from getaway.table_bots.engines import engine_for
from getaway.web import page
from getaway.web.guests import Asked, address_of, guest_of, known
from getaway.web.hub import Hub
from getaway.web.identity import new_token
from getaway.web.live import LiveTable
from getaway.web.mailbox import now_ms
from getaway.web.rematches import follow
from getaway.web.replies import CHANGING, besides
from getaway.web.shapes import (
    Appendix,
    AppendixEntry,
    Entered,
    GameReply,
    GamesReply,
    LessonCard,
    NewTable,
    OfferReply,
    OptionReply,
    RulesReply,
    Section,
    SitDown,
    TableReply,
)
from getaway.words import LANGUAGES, bot_names

USUAL_SECONDS = {"none": 0, "live": 60, "slow": 86_400}
MOST_LISTED = 100

TableName = Annotated[str, Parameter(max_length=64)]
SeatNumber = Annotated[int, Parameter(ge=0, le=63)]
EntryNumber = Annotated[int, Parameter(ge=0, le=2**31)]


async def table_of(hub: Hub, name: str) -> LiveTable:
    """A table by its name, or the reply that there is none."""
    live = await hub.live(name)
    if live is None:
        raise NotFoundException("there is no such table")
    await live.be_up_to_date()
    return live


@get("/api/games", responses=besides())
async def list_games(state: State) -> GamesReply:
    """What can be played here."""
    hub: Hub = state.hub
    games = [
        GameReply(
            name,
            game.version,
            list(game.players),
            [_option(option) for option in game.options],
            hub.editions.names(name),
            game.talk is not None,
            [*levels(game), *offered(), *offered_networks(name)],
            welcoming(game),
            page.address_of(name, "board.js"),
            page.address_of(name, "poster.svg"),
            [card_of(lesson) for lesson in lessons_of(name)],
            len(puzzles_of(game)),
        )
        for name, game in REGISTRY.items()
    ]
    return GamesReply(games, list(LEVELS), list(PHRASES), list(LANGUAGES))


@get("/api/games/{game:str}/rules", responses=besides(404))
async def show_rules(game: TableName) -> RulesReply:
    """What the rules of a game are, by their numbers."""
    if game not in REGISTRY:
        raise NotFoundException("there is no such game")
    found = find(game)
    sections = [Section(f"section-{heading}", list(rules)) for heading, rules in found.rulebook]
    appendix = [
        Appendix(f"section-{heading}", [AppendixEntry(title, text) for title, text in entries])
        for heading, entries in found.appendix
    ]
    return RulesReply(sections, appendix, [list(rules) for rules in found.in_short])


def card_of(lesson: Lesson) -> LessonCard:
    """A lesson as lists show it."""
    steps, title = len(lesson.steps), lesson.title
    return LessonCard(lesson.game, lesson.id, title, lesson.minutes, steps, lesson.reward, lesson.next)


def _option(option: Option) -> OptionReply:
    if isinstance(option, Choice):
        return OptionReply(option.name, option.default, words=list(option.words), books=dict(option.books))
    if isinstance(option, Count):
        return OptionReply(option.name, option.default, most=option.most)
    return OptionReply(option.name, option.default)


@get("/api/tables", responses=besides())
async def list_tables(state: State) -> list[TableReply]:
    """Tables that are open to all and wait for players."""
    hub: Hub = state.hub
    hosted = [name for name, live in hub.tables.items() if live.table.host in live.presence.seats_here()]
    cards = await hub.queries.open_tables(
        MOST_LISTED,
        now_ms(),
        hosted,
        of_guest=hub.settings.listed_a_guest,
        of_home=hub.settings.listed_an_address,
    )
    return [msgspec.json.decode(card, type=TableReply) for card in cards]


@get("/api/tables/mine", responses=besides(401), security=[{"guest": []}])
async def list_mine(request: Asked, state: State) -> list[TableReply]:
    """Tables at which I sit."""
    hub: Hub = state.hub
    cards = await hub.queries.tables_of(await guest_of(request, hub), MOST_LISTED)
    return [msgspec.json.decode(card, type=TableReply) for card in cards]


@post("/api/tables", responses=besides(401, 409, *CHANGING), security=[{"guest": []}])
async def make_table(request: Asked, state: State, data: NewTable) -> TableReply:
    """Make a table and sit down in the first seat that no bot has. Twice with one key makes one table."""
    hub: Hub = state.hub
    guest = await known(request, hub)
    seated = _first_entries(hub, guest, data)
    return await open_table(request, hub, guest.guest, seated, data.key)


async def open_table(
    request: Asked, hub: Hub, guest: str, seated: list[log.AnyEntry], key: str | None
) -> TableReply:
    """Open a table whose log begins so, if this guest may have one more; twice with one key opens one."""
    if key is not None:
        before = await hub.makings.made_with(guest, key)
        live = None if before is None else await hub.live(before)
        if live is not None:
            return live.summary()
    address = address_of(request)
    await hub.makers.check_table(guest, address)
    name = await hub.makings.reserve(new_token(), guest, hub.makers.home(address), key)
    try:
        return (await hub.create(name, seated)).summary()
    except Conflict:
        # Asked for twice at once: the other request was first.
        return (await table_of(hub, name)).summary()


def _first_entries(hub: Hub, guest: Guest, data: NewTable) -> list[log.AnyEntry]:
    """What the log of a new table begins with."""
    game = find(data.game)
    game.check_players(data.players)
    printed = hub.editions.text(game.name, data.edition)
    check_edition(game, engine_for(game.name, printed).edition, data.players)
    clock = log.Clock()
    if data.clock.kind != "none":
        clock = log.Clock(data.clock.kind, data.clock.seconds or USUAL_SECONDS[data.clock.kind])
    slow = clock.kind == "slow"
    levels = {_seat(seat, data.players): known_bot(game, level) for seat, level in data.bots.items()}
    made = log.Created(
        game=game.name,
        version=game.version,
        players=data.players,
        options=game.read_options(data.options, data.players),
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        edition=printed,
        edition_name=data.edition,
        public=data.public,
        clock=clock,
        # Players of a slow game look in once a day, so the talk lasts at least as long as a decision.
        talk_seconds=max(data.talk_seconds, clock.seconds)
        if slow and data.talk_seconds
        else data.talk_seconds,
        grace=0 if slow else data.grace,
        stand_in=known_level(game, data.stand_in or usual(game)),
        fair=True,
        by=guest.guest,
    )
    seated: list[log.AnyEntry] = [made]
    names = bot_names(guest.language)
    for seat, level in levels.items():
        seated.append(log.Sat(seat=seat, name=names[seat % len(names)], bot=level))
    free = [seat for seat in range(data.players) if seat not in levels]
    if free:
        seated.append(log.Sat(seat=free[0], name=guest.name, guest=guest.guest))
    return seated


def _seat(given: str, players: int) -> int:
    if not given.isascii() or not given.isdigit() or not 0 <= int(given[:3]) < players:
        raise BadInput(f"`bots` has to name seats from 0 to {players - 1}, not {given[:20]!r}.")
    return int(given[:3])


@get("/api/tables/{table:str}", responses=besides(404))
async def show_table(state: State, table: TableName) -> TableReply:
    """A table by its link."""
    return (await table_of(state.hub, table)).summary()


@get("/api/tables/{table:str}/view", responses=besides(404, 409))
async def show_view(
    request: Asked, state: State, table: TableName, seat: SeatNumber | None = None, since: EntryNumber = 0
) -> Response[Shown]:
    """The table as one of my seats sees it now, or a spectator: what the socket sends as a view."""
    hub: Hub = state.hub
    live = await table_of(hub, table)
    guest = (await hub.devices.identity_in(request.scope["headers"])).guest
    own = live.table.seats_of(guest)
    if seat is not None and seat not in own:
        raise NotNow("table-not-your-seat", seat=counted(seat))
    live.look()
    written = live.report.view(seat, own, since, live.mutes.guests(guest))
    return Response(cast(Shown, written), media_type="application/json")


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
        names = bot_names(guest.language)
        name = names[seat % len(names)]
        make = lambda: requests.seat_bot(live.table, guest.guest, name, seat, data.bot)  # noqa: E731
    else:
        name = data.name or guest.name
        make = lambda: requests.sit(  # noqa: E731
            live.table, guest.guest, name, seat, data.token, beside=data.beside
        )
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
    guest, live = await guest_of(request, hub), await table_of(hub, table)
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
    guest, live, token = await guest_of(request, hub), await table_of(hub, table), new_token()
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
    guest, live = await guest_of(request, hub), await table_of(hub, table)
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
    guest, live = await guest_of(request, hub), await table_of(hub, table)
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
    guest, live = await guest_of(request, hub), await table_of(hub, table)
    return (await follow(hub, live, guest)).summary()
