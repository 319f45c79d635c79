"""What a host sets in the environment. A setting that does not exist is an error, not silence."""

from __future__ import annotations

import os
from difflib import get_close_matches
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from getaway.kernel.errors import BadInput

PUBLIC_URL = "GETAWAY_PUBLIC_URL"
DATABASE = "GETAWAY_DATABASE"
PASSWORD_FILE = "GETAWAY_DATABASE_PASSWORD_FILE"
METRICS_TOKEN = "GETAWAY_METRICS_TOKEN"
SHORTEST_TOKEN = 16
SETTINGS = (
    DATABASE,
    PASSWORD_FILE,
    METRICS_TOKEN,
    PUBLIC_URL,
    "GETAWAY_CACHE",
    "GETAWAY_DATA",
    "GETAWAY_MAIL",
    "GETAWAY_MCP_TOKEN",
    "GETAWAY_MODELS",
    "GETAWAY_NETWORKS",
    "GETAWAY_MODEL_BUDGET",
    "GETAWAY_MODEL_FOLDER",
    "GETAWAY_MODEL_KEY",
    "GETAWAY_MODEL_PRICE",
    "GETAWAY_MODEL_SECONDS",
    "GETAWAY_MODEL_TOKENS",
    "GETAWAY_MODEL_URL",
    "GETAWAY_SECRET",
    "GETAWAY_WEBHOOK",
)
# Not for hosts: set by benches and by those who work on the program.
OTHERS = (
    "GETAWAY_BENCH",
    "GETAWAY_CHROMIUM",
    "GETAWAY_PATIENCE",
    "GETAWAY_SERVER",
    "GETAWAY_TESTS",
)


def check_environment() -> None:
    """Refuse a setting that does not exist: whoever typed it believes that it does something."""
    for name in sorted(os.environ):
        if name.startswith("GETAWAY_") and name not in (*SETTINGS, *OTHERS):
            meant = get_close_matches(name, SETTINGS, 1, 0.8) or [", ".join(sorted(SETTINGS))]
            raise BadInput(f"There's no setting {name}, only {meant[0]}.")


def database_in_environment() -> str | None:
    """The database that the environment names, if any."""
    return os.environ.get(DATABASE) or None


def with_password(url: str) -> str:
    """The URL of a database with the password from a file, if a file is named.

    A command line is read by everybody on a machine, so a password need not stand there. PostgreSQL's own
    PGPASSWORD and ~/.pgpass work too: its driver reads them.
    """
    named = os.environ.get(PASSWORD_FILE)
    if not named or not url.startswith("postgresql"):
        return url
    try:
        password = Path(named).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        wrong = (getattr(error, "strerror", None) or str(error)).lower()
        raise BadInput(f"The password in {named} can't be read: {wrong}.") from None
    if not password:
        raise BadInput(f"There's no password in {named}.")
    try:
        return make_url(url).set(password=password).render_as_string(hide_password=False)
    except ArgumentError:
        return url  # What is wrong with it is said where it is opened.


def metrics_token() -> str:
    """With which the numbers of a server may be read from elsewhere; empty: they may not."""
    token = os.environ.get(METRICS_TOKEN, "")
    if token and len(token) < SHORTEST_TOKEN:
        raise BadInput(f"{METRICS_TOKEN} needs at least {SHORTEST_TOKEN} characters.")
    return token
