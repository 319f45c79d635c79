"""The browser app: the files that `ui/` was built into, served from memory, small ones and packed ones."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response

from getaway.web.guests import Asked

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry the hash of what is in them
ASK_AGAIN = "no-cache"
PACKED = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Getaway</title>
<h1>Getaway is running</h1>
<p>The page has not been built: <code>scripts/setup page</code> does it. Until then play with
<code>getaway join URL</code> in a terminal.</p>
"""


@dataclass(frozen=True)
class File:
    """One file, as it is and packed."""

    media_type: str
    body: bytes
    packed: bytes | None
    caching: str


@cache
def files() -> dict[str, File]:
    """All files of the page by their path."""
    found = {}
    for path in sorted(FOLDER.rglob("*")) if FOLDER.is_dir() else ():
        if path.is_file():
            name = path.relative_to(FOLDER).as_posix()
            found[name] = _read(path, name)
    return found


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(name)[0]
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else None
    caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return File(kind or "application/octet-stream", body, packed, caching)


def _send(request: Asked, name: str) -> Response[bytes]:
    file = files().get(name)
    if file is None:
        raise NotFoundException("there is no such file")
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.media_type, headers=headers)
    return Response(file.body, media_type=file.media_type, headers=headers)


@get(["/", "/t/{table:str}", "/g/{table:str}", "/me"], include_in_schema=False)
async def show_page(request: Asked) -> Response[bytes]:
    """The page; which part of it is shown is read from the address in the browser."""
    if not files():
        return Response(NOT_BUILT.encode(), media_type="text/html")
    return _send(request, "index.html")


def lost(request: Asked, error: NotFoundException) -> Response[Any]:
    """Nothing is here. A person is shown the page, which says so in their language."""
    wanted = "text/html" in request.headers.get("accept", "")
    if not wanted or request.url.path.startswith("/api/") or "index.html" not in files():
        return create_exception_response(request, error)
    found = _send(request, "index.html")
    found.status_code = error.status_code
    return found


@get(["/assets/{file:str}", "/icons/{file:str}"], include_in_schema=False)
async def show_asset(request: Asked, file: str) -> Response[bytes]:
    """A script, a style, a picture."""
    return _send(request, f"{request.url.path.split('/')[1]}/{file}")


@get(["/manifest.webmanifest", "/theme.js"], include_in_schema=False)
async def show_file(request: Asked) -> Response[bytes]:
    """A file with a name of its own."""
    return _send(request, request.url.path[1:])
