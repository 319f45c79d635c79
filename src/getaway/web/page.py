"""The browser app: the files that `ui/` was built into, served from memory, small ones and packed ones."""

from __future__ import annotations

import gzip
import json
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response

from getaway.games import REGISTRY, find
from getaway.web.guests import Asked
from getaway.web.hub import Hub
from getaway.web.previews import language_of, tags_for
from getaway.words import LANGUAGES, catalogue, said

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry the hash of what is in them
ASK_AGAIN = "no-cache"
MANIFEST = "manifest.webmanifest"
HEAD = "</title>"  # behind which stands what a link says of itself
ROOT = '<meta name="getaway-root" content="{}"'
PACKED = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest")
# Media types that a machine may not know, or may know differently.
KINDS = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

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
    return _files_in(FOLDER, "")


def read_all(root: str) -> None:
    """Read and pack everything, for a server under this path."""
    if files():
        index(root)
    for lang in LANGUAGES if MANIFEST in files() else ():
        _manifest(lang, root)
    for game in REGISTRY:
        files_of(game)


@cache
def files_of(game: str) -> dict[str, File]:
    """What a game brings to the page: its words, and its own board if the page was built without one."""
    folder = find(game).folder
    found = _files_in(folder / "page", "page/")
    taught = () if find(game).lessons is None else ("lessons",)
    for part in ("words", "rulebook", *taught):
        for lang in LANGUAGES:
            name = f"{part}/{lang}.ftl"
            found[name] = _file(catalogue(folder / part, lang).encode(), name)
    return found


def address_of(game: str, file: str) -> str | None:
    """Where a file lies that a game brings to the page; None: it brings none."""
    return f"/games/{game}/page/{file}" if f"page/{file}" in files_of(game) else None


def _files_in(folder: Path, before: str) -> dict[str, File]:
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
    named = {f"{before}{path.relative_to(folder).as_posix()}": path for path in paths}
    return {name: _file(path.read_bytes(), name) for name, path in named.items()}


def _file(body: bytes, name: str) -> File:
    suffix = Path(name).suffix
    kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0]
    packed = gzip.compress(body, 9, mtime=0) if suffix in PACKED else None
    caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return File(kind or "application/octet-stream", body, packed, caching)


def _send(request: Asked, file: File | None) -> Response[bytes]:
    if file is None:
        raise NotFoundException("there is no such file")
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.media_type, headers=headers)
    return Response(file.body, media_type=file.media_type, headers=headers)


@get(
    [
        *("/me", "/learn", "/learn/{game:str}/{lesson:str}"),
        *("/puzzle/{game:str}", "/puzzle/{game:str}/{number:str}"),
    ],
    include_in_schema=False,
)
async def show_page(request: Asked, state: State) -> Response[bytes]:
    """The page; which part of it is shown is read from the address in the browser."""
    if not files():
        return Response(NOT_BUILT.encode(), media_type="text/html")
    return _send(request, index(state.hub.settings.root))


@get(["/", "/t/{table:str}", "/g/{table:str}", "/g/{table:str}/review"], include_in_schema=False)
async def show_linked_page(request: Asked, state: State) -> Response[bytes]:
    """The page at an address that people send each other: it says what is to be seen there."""
    if not files():
        return Response(NOT_BUILT.encode(), media_type="text/html")
    told = await tags_for(request, state.hub)
    built = index(state.hub.settings.root).body.decode()
    file = _file(built.replace(HEAD, HEAD + told, 1).encode(), "index.html")
    found = _send(request, file)
    found.headers["vary"] = "accept-encoding, accept-language"
    return found


@cache
def index(root: str) -> File:
    """The page of a server that is under a path; empty: at the root of its host."""
    built = files()["index.html"].body.decode()
    # The page is shown at many addresses, so what is beside it is named from the root of the host.
    placed = built.replace('="./', f'="{root}/').replace(ROOT.format(""), ROOT.format(root))
    return _file(placed.encode(), "index.html")


def lost(request: Asked, error: NotFoundException) -> Response[Any]:
    """Nothing is here. A person is shown the page, which says so in their language."""
    wanted = "text/html" in request.headers.get("accept", "")
    if not wanted or request.url.path.startswith("/api/") or "index.html" not in files():
        return create_exception_response(request, error)
    hub: Hub = request.app.state.hub
    found = _send(request, index(hub.settings.root))
    found.status_code = error.status_code
    return found


@get(["/assets/{file:str}", "/icons/{file:str}"], include_in_schema=False)
async def show_asset(request: Asked, file: str) -> Response[bytes]:
    """A script, a style, a picture."""
    return _send(request, files().get(f"{request.url.path.split('/')[1]}/{file}"))


@get("/games/{game:str}/{file:path}", include_in_schema=False)
async def show_game_file(request: Asked, game: str, file: Path) -> Response[bytes]:
    """What a game brings to the page."""
    found = files_of(game).get(file.as_posix().lstrip("/")) if game in REGISTRY else None
    return _send(request, found)


@get(["/theme.js", "/sw.js"], include_in_schema=False)
async def show_file(request: Asked) -> Response[bytes]:
    """A file with a name of its own."""
    return _send(request, files().get(request.url.path[1:]))


@get("/manifest.webmanifest", include_in_schema=False)
async def show_manifest(request: Asked, state: State) -> Response[bytes]:
    """How the page is installed, in the language that the browser asks for."""
    lang = language_of(request)
    return _send(request, _manifest(lang, state.hub.settings.root) if MANIFEST in files() else None)


@cache
def _manifest(lang: str, root: str) -> File:
    written = json.loads(files()[MANIFEST].body.replace(b'": "/', f'": "{root}/'.encode()))
    spoken = written | {"lang": lang, "description": said("page-description", lang)}
    return _file(json.dumps(spoken, ensure_ascii=False, indent=2).encode(), MANIFEST)
