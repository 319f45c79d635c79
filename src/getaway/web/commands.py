"""The commands of the server. Nothing of it is imported before one of them is called."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

Host = Annotated[str, typer.Option(help="The address to listen at.")]
Port = Annotated[int, typer.Option(help="The port; 0: any that is free.", min=0, max=65535)]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; else a file in your data folder.")
]
Workers = Annotated[int, typer.Option(help="Servers behind the one port; needs PostgreSQL.", min=1, max=64)]
BotWorkers = Annotated[
    int | None,
    typer.Option(
        help="Processes in which strong bots think; else one for each core but one.", min=1, max=256
    ),
]
Editions = Annotated[Path | None, typer.Option(help="A folder of edition files to offer.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    editions: Editions = None,
    workers: Workers = 1,
    bot_workers: BotWorkers = None,
) -> None:
    """Start the server: http://127.0.0.1:8000. Ctrl-C stops it; nothing is lost."""
    from getaway.store.database import sqlite_url
    from getaway.store.folder import data_folder, make_folder
    from getaway.web.serve import serve as run
    from getaway.web.settings import LOOPBACK, Settings, find_secret

    folder = data_folder()
    if database is None:
        database = sqlite_url(make_folder(folder) / "getaway.db")
    settings = Settings(
        database=database,
        secret=find_secret(folder),
        host=host,
        port=port,
        editions=editions,
        workers=workers,
        hosts=LOOPBACK if host in LOOPBACK else (),
    )
    if bot_workers is not None:
        settings = replace(settings, pool=bot_workers)
    if "GETAWAY_BENCH" in os.environ:
        # A bench asks as much as it can; whoever sets this wants to be asked.
        settings = replace(settings, requests_a_minute=1e9, messages_a_second=1e6, tables_a_guest=10**6)
        if os.environ["GETAWAY_BENCH"] == "bots":
            # What is measured is how long bots think, not how long people are given to follow them.
            settings = replace(settings, bot_pause=0.0, pace=0.0)
    run(settings)


def bench_server(
    seconds: Annotated[float, typer.Option(help="How long each load lasts.")] = 10.0,
    minutes: Annotated[float, typer.Option(help="How long to play for the memory; 0: not at all.")] = 0.0,
    thinking: Annotated[
        bool,
        typer.Option("--thinking", help="Only 1,000 sockets with a second of thought: all get every view."),
    ] = False,
    spectators: Annotated[
        bool, typer.Option("--spectators", help="Only 200 tables, a second of thought, 1,000 who look on.")
    ] = False,
    bots: Annotated[
        bool, typer.Option("--bots", help="Only 50 tables of experts with people: how long those wait.")
    ] = False,
    database: Database = None,
    workers: Workers = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Moves a second, time of the server for each, delays and memory, over real sockets on this machine."""
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


def register(app: typer.Typer, bench_app: typer.Typer) -> None:
    """Add the commands of this room to the command line."""
    app.command("serve")(serve)
    bench_app.command("server")(bench_server)


def show_game(path: Path, packed: bytes, *, verify: bool, seat: int | None, show: bool, lang: Any) -> None:
    """`getaway replay` of a game that was played at a server."""
    from getaway.kernel.errors import BadFile, BadInput
    from getaway.table.replay import Replay, read_file, told
    from getaway.table_bots.engines import plain_engine
    from getaway.words import Words, language

    try:
        file = read_file(packed)
        replay = Replay(file, plain_engine)
        if seat is not None and not 0 <= seat < file.players:
            raise BadInput(f"has seats from 0 to {file.players - 1} for --seat, not {seat}.")
        if show:
            words = Words(plain_engine(file.game, file.edition).game, language(lang), file.names)
            for step, table in enumerate(replay.tables()):
                for sentence in told(table, seat):
                    print(f"{step:4}  {words.say(sentence)}")
        if verify or not show:
            steps = replay.verify()
            print(f"{path}: {file.game}, {file.players} players, {steps} steps; every one holds.")
    except BadFile:
        raise
    except BadInput as error:
        raise BadFile(path, str(error)) from None
