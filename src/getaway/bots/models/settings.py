"""Where language models are asked, and what that may cost: from the environment, never from a guest."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from getaway.kernel.errors import BadInput

PREFIX = "model:"
URL, KEY = "GETAWAY_MODEL_URL", "GETAWAY_MODEL_KEY"
SECONDS, PRICE, BUDGET = "GETAWAY_MODEL_SECONDS", "GETAWAY_MODEL_PRICE", "GETAWAY_MODEL_BUDGET"
MOST_TOKENS, FOLDER = "GETAWAY_MODEL_TOKENS", "GETAWAY_MODEL_FOLDER"
OFFERED = "GETAWAY_MODELS"  # the models that guests of a server may play against
LOOPBACK = ("127.0.0.1", "localhost", "::1")
CHAT = "/chat/completions"
USUAL_SECONDS = "60"


def is_model(name: str) -> bool:
    """Is a bot a language model?"""
    return name.startswith(PREFIX)


def offered() -> tuple[str, ...]:
    """The models that guests may play against: none, unless the host has named them and an endpoint."""
    if not os.environ.get(URL):
        return ()
    names = (name.strip() for name in os.environ.get(OFFERED, "").split(","))
    return tuple(f"{PREFIX}{name}" for name in names if name)


def is_offered(name: str) -> bool:
    """May a guest ask for this model? Every answer of it costs the host money."""
    return is_model(name) and name in offered()


@dataclass(frozen=True)
class ModelSettings:
    """An endpoint, and the limits for it."""

    url: str
    key: str = field(default="", repr=False)
    seconds: float = 60.0  # for one decision, with all that is tried again
    price_in: float = 0.0  # of a million tokens that are read
    price_out: float = 0.0  # of a million tokens that are written
    budget: float = 1.0  # for all that is noted in the folder, in the money of the prices
    most_tokens: int = 2000  # of one answer
    folder: Path = Path("getaway-models")  # of transcripts, and of what was spent

    def cost(self, tokens_in: int, tokens_out: int) -> float:
        """What so many tokens cost."""
        return (tokens_in * self.price_in + tokens_out * self.price_out) / 1e6


def read_settings(given: Mapping[str, str] | None = None) -> ModelSettings:
    """The settings of the environment, checked."""
    given = os.environ if given is None else given
    url = given.get(URL, "")
    if not url:
        raise BadInput(f"A language model needs an endpoint: set {URL}, and {KEY} if it wants a key.")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadInput(
            f"{URL} has to be the address of an endpoint, such as https://example.org/v1, not {url!r}."
        )
    if parts.scheme == "http" and given.get(KEY) and parts.hostname not in LOOPBACK:
        raise BadInput(f"{URL} has to begin with https://, or {KEY} would go out in the open.")
    if PRICE not in given and parts.hostname not in LOOPBACK:
        raise BadInput(f"Say what a million tokens cost, read and written: {PRICE}=0.15/0.60, or 0/0.")
    price_in, slash, price_out = given.get(PRICE, "0/0").partition("/")
    if not slash:
        raise BadInput(f"{PRICE} takes two prices, for a million tokens read and written: 0.15/0.60.")
    return ModelSettings(
        url=url.rstrip("/") if url.rstrip("/").endswith(CHAT) else url.rstrip("/") + CHAT,
        key=given.get(KEY, ""),
        seconds=_amount(SECONDS, given.get(SECONDS, USUAL_SECONDS)),
        price_in=_amount(PRICE, price_in),
        price_out=_amount(PRICE, price_out),
        budget=_amount(BUDGET, given.get(BUDGET, "1")),
        most_tokens=int(_amount(MOST_TOKENS, given.get(MOST_TOKENS, "2000"))),
        folder=Path(given.get(FOLDER) or "getaway-models"),
    )


def model_seconds() -> float:
    """The time of one decision, whether or not there is an endpoint."""
    return _amount(SECONDS, os.environ.get(SECONDS, USUAL_SECONDS))


def _amount(name: str, given: str) -> float:
    try:
        amount = float(given)
    except ValueError:
        amount = math.nan
    if not (math.isfinite(amount) and amount >= 0):
        raise BadInput(f"{name} has to be 0 or more, not {given!r}.")
    return amount
