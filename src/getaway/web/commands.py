"""The commands of the server. Nothing of it is imported before one of them is called."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from getaway.table.proof import Proof

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; otherwise a file in your data folder.")
]
Workers = Annotated[int, typer.Option(help="Servers that share the port; needs PostgreSQL.", min=1, max=64)]
BotWorkers = Annotated[
    int | None,
    typer.Option(
        help="Processes for strong bots to think in; otherwise one per core, less one.", min=1, max=256
    ),
]
Editions = Annotated[Path | None, typer.Option(help="A folder of edition files to offer.")]
PublicAddress = Annotated[
    str | None,
    typer.Option(
        "--public-url",
        help="Where people reach a server that's behind a proxy: https://games.example.org/path.",
    ),
]
LogFile = Annotated[Path | None, typer.Option("--log", help="A file for the log; otherwise standard error.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    editions: Editions = None,
    workers: Workers = 1,
    bot_workers: BotWorkers = None,
    public_url: PublicAddress = None,
    log: LogFile = None,
) -> None:
    """Start the server: http://127.0.0.1:8000. Ctrl-C stops it; nothing is lost."""
    from getaway.store.folder import data_folder
    from getaway.web import environment
    from getaway.web.calls import from_environment
    from getaway.web.public_url import read_public_url
    from getaway.web.serve import serve as run
    from getaway.web.settings import LOOPBACK, Settings, find_secret, without_limits

    environment.check_environment()
    public_url = public_url or os.environ.get(environment.PUBLIC_URL)
    public = read_public_url(public_url) if public_url else None
    hosts: tuple[str, ...] = LOOPBACK if host in LOOPBACK else ()
    if public is not None:
        hosts = (public.name, *LOOPBACK)
    webhook, mail = from_environment()
    settings = Settings(
        webhook=webhook,
        mail=mail,
        database=_database(database),
        secret=find_secret(data_folder()),
        host=host,
        port=port,
        editions=editions,
        workers=workers,
        hosts=hosts,
        public=public,
        metrics_token=environment.metrics_token(),
        log_file=log,
    )
    if bot_workers is not None:
        settings = replace(settings, pool=bot_workers)
    if "GETAWAY_BENCH" in os.environ:
        # A bench asks as much as it can; whoever sets this wants to be asked.
        settings = without_limits(settings)
        if os.environ["GETAWAY_BENCH"] == "bots":
            # What is measured is how long bots think, not how long people are given to follow them.
            settings = replace(settings, bot_pause=0.0, pace=0.0)
    run(settings)


def _database(given: str | None) -> str:
    """The database that was named here or in the environment; else a file in the person's data folder."""
    from getaway.store.database import sqlite_url
    from getaway.store.folder import data_folder, make_folder
    from getaway.web.environment import database_in_environment, with_password

    named = given or database_in_environment()
    return with_password(named) if named else sqlite_url(make_folder(data_folder()) / "getaway.db")


def play(port: int = 8000) -> None:
    """Start the server for somebody at a terminal: its log goes to a file. One that runs already is named."""
    from getaway.store.folder import data_folder, make_folder
    from getaway.store.lock import InUse

    try:
        serve(port=port, log=make_folder(data_folder()) / "getaway.log")
    except InUse as error:
        if not error.address:
            raise
        _say(f"Getaway is already running: open {error.address}")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Database = None,
) -> None:
    """Write everything a server keeps to one file, its secret included; the server can stay up."""
    from getaway.store.folder import data_folder
    from getaway.web.backups import back_up

    contents = back_up(_database(database), data_folder(), file)
    _say(
        f"Written to {file}. Tables in it: {contents.games}. Keep it to yourself: anyone who has it "
        "can play as everyone."
    )


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file from getaway backup.")],
    database: Database = None,
) -> None:
    """Restore a server's database and secret from a backup, where there are no games yet."""
    from getaway.store.folder import data_folder
    from getaway.web.backups import restore as make

    contents, aside = make(_database(database), data_folder(), file)
    if aside is not None:
        _say(f"There was another secret here; it's in {aside} now.")
    _say(f"Everything is back from {file}. Tables: {contents.games}.")


def _say(sentence: str) -> None:
    """Say something in the language of the person."""
    from getaway.words.translating import language_of, translated

    print(translated(sentence, language_of(())))


def bench_server(
    seconds: Annotated[float, typer.Option(help="How many seconds each load lasts.")] = 10.0,
    minutes: Annotated[
        float, typer.Option(help="How many minutes to play for the memory figure; 0 skips it.")
    ] = 0.0,
    thinking: Annotated[
        bool,
        typer.Option(
            "--thinking", help="Only 1,000 sockets that think for a second: does everyone get every view?"
        ),
    ] = False,
    spectators: Annotated[
        bool,
        typer.Option("--spectators", help="Only 200 tables that think for a second, and 1,000 spectators."),
    ] = False,
    bots: Annotated[
        bool,
        typer.Option("--bots", help="Only 50 tables of experts and people: how long do the people wait?"),
    ] = False,
    database: Database = None,
    workers: Workers = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Moves per second, server time for each, delays and memory, over real sockets on this machine."""
    from getaway.figures import show
    from getaway.web.bench import measure

    if bots:
        from getaway.web.bench_bots import measure_bots

        show(iter(measure_bots(seconds)), as_json)
        return
    rows = measure(
        seconds,
        minutes,
        thinking=thinking,
        spectators=spectators,
        database=database or "",
        workers=workers,
    )
    show(rows, as_json)


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def bench_kills(
    kills: Annotated[int, typer.Option(help="Number of times to kill it.", min=1)] = 20,
    tables: Annotated[int, typer.Option(help="Number of tables that play meanwhile.", min=1)] = 10,
    as_json: AsJson = False,
) -> None:
    """Kill a busy server again and again: does it lose a move it acknowledged, or make one twice?"""
    from getaway.figures import show
    from getaway.web.bench_kills import measure_kills

    show(measure_kills(kills, tables), as_json)


def bench_hostile(
    messages: Annotated[int, typer.Option(help="Number of messages to each.", min=1)] = 10_000,
    as_json: AsJson = False,
) -> None:
    """Send hostile messages to a table of each game: does it answer them all, and does nothing change?"""
    from getaway.figures import show
    from getaway.web.bench_hostile import measure_hostile

    show(measure_hostile(messages), as_json)


def bench_sockets(
    sockets: Annotated[int, typer.Option(help="Number of idle sockets.", min=1)] = 2_000,
    seconds: Annotated[float, typer.Option(help="How many seconds they stay idle.", min=0.1)] = 20.0,
    as_json: AsJson = False,
) -> None:
    """Open silent sockets, some that never read, and send frames no browser sends, while others play on."""
    from getaway.figures import show
    from getaway.web.bench_sockets import measure_sockets

    show(measure_sockets(sockets, seconds), as_json)


def bench_secrets(
    pairs: Annotated[int, typer.Option(help="Number of pairs of each game.", min=1)] = 500,
    as_json: AsJson = False,
) -> None:
    """Compare games that differ only in what a viewer can't know: does anything they're sent differ?"""
    from getaway.figures import show
    from getaway.web.bench_secrets import measure_secrets

    show(measure_secrets(pairs), as_json)


def bench_recovery(
    games: Annotated[int, typer.Option(help="Number of stored games.", min=1)] = 10_000,
    as_json: AsJson = False,
) -> None:
    """Measure how soon a server with many stored games is back up."""
    from getaway.figures import show
    from getaway.web.bench_recovery import measure_recovery

    show(measure_recovery(games), as_json)


def register(app: typer.Typer, bench_app: typer.Typer) -> None:
    """Add the commands of this room to the command line."""
    app.command("serve")(serve)
    app.command("backup")(backup)
    app.command("restore")(restore)
    bench_app.command("server")(bench_server)
    bench_app.command("kills")(bench_kills)
    bench_app.command("hostile")(bench_hostile)
    bench_app.command("sockets")(bench_sockets)
    bench_app.command("secrets")(bench_secrets)
    bench_app.command("recovery")(bench_recovery)


def _about_chance(proof: Proof) -> str:
    """Where the chance of a game came from, once it was worked out again."""
    from getaway.arguments import spoken

    taken = sum(draw.taken for draw in proof.draws)
    if not proof.fair:
        return spoken(
            f"Random numbers: {taken}, all from the seed that the server had locked away before the deal."
        )
    given = ", ".join(str(seat) for seat, number in enumerate(proof.numbers) if number)
    missing = ", ".join(str(seat) for seat, number in enumerate(proof.numbers) if not number)
    return spoken(
        f"Random numbers: {taken}, all from the seed that the server had locked away before the deal "
        f"({proof.commitment}) and from the numbers of the seats. Seats with a number: {given or '–'}. "
        f"Without: {missing or '–'}."
    )


def show_game(path: Path, packed: bytes, *, verify: bool, seat: int | None, show: bool, lang: Any) -> None:
    """`getaway replay` of a game that was played at a server."""
    from getaway.arguments import spoken
    from getaway.kernel.errors import BadFile, BadInput
    from getaway.table.proof import proof_of
    from getaway.table.replay import Replay, read_file, told
    from getaway.table_bots.engines import plain_engine
    from getaway.words import Words, language

    try:
        file = read_file(packed)
        replay = Replay(file, plain_engine)
        if seat is not None and not 0 <= seat < file.players:
            raise BadInput(f"has seats 0 to {file.players - 1} for --seat, not {seat}.")
        if show:
            words = Words(plain_engine(file.game, file.edition).game, language(lang), file.names)
            for step, table in enumerate(replay.tables()):
                for sentence in told(table, seat):
                    print(f"{step:4}  {words.say(sentence)}")
        if verify or not show:
            steps = replay.verify()
            held = f"{path}: {file.game}, {file.players} players, {steps} steps, and every one holds."
            print(spoken(held))
            print(_about_chance(proof_of(replay)))
    except BadFile:
        raise
    except BadInput as error:
        raise BadFile(path, str(error)) from None
