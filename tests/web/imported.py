"""Imports whatever a server imports, so that those forked from here start at once."""

from __future__ import annotations

import importlib
import tempfile
from pathlib import Path

from getaway.games import REGISTRY, find
from getaway.web.app import make_app
from tests.web.serving import settings_for

for module in (
    "alembic.command",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
):
    importlib.import_module(module)
for name in REGISTRY:
    here = find(name).rules.removesuffix(".rules")
    for module in ("view", "story", "refusals"):
        importlib.import_module(f"{here}.{module}")
make_app(settings_for(Path(tempfile.gettempdir())))
