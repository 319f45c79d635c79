"""The command `mcp`. What it needs is imported when it is called."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from getaway.arguments import Lang
from getaway.kernel.errors import BadInput


def mcp(
    http: Annotated[
        bool, typer.Option("--http", help="Use HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = 8765,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Create tables on this server, not on this machine.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let language models play, with tools and prompts of the Model Context Protocol."""
    import asyncio
    from contextlib import suppress

    try:
        from getaway.mcp import serving
    except ModuleNotFoundError as error:
        # What the SDK brings along is missing where it is.
        if (error.name or "").partition(".")[0] not in (
            "mcp",
            "mcp_types",
            "pydantic",
            "starlette",
            "uvicorn",
        ):
            raise
        raise BadInput("What lets models play isn't installed: pip install 'getaway[mcp]'.") from None
    from getaway.mcp.seats import Seats
    from getaway.words import language

    seats = Seats(language(lang), server=server or "", is_open=http)
    if not http:
        # Whoever started it ends it by closing its input, or by Ctrl-C.
        with suppress(KeyboardInterrupt):
            asyncio.run(serving.server_for(seats).run_stdio_async())
        return
    token = serving.find_token(host)
    listener = serving.listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    print(f"http://{shown}:{listener.getsockname()[1]}{serving.PATH}", file=sys.stderr, flush=True)
    with listener, suppress(KeyboardInterrupt):
        asyncio.run(serving.http_server(serving.app_for(seats, host, token)).serve(sockets=[listener]))


def register(app: typer.Typer) -> None:
    """Add the command of this room to the command line."""
    app.command("mcp")(mcp)
