"""Reads what a language model answers. Nothing is guessed: what is not exactly an answer is none."""

from __future__ import annotations

import re

import msgspec

from getaway.bots.models.failures import ILLEGAL, UNREADABLE, ModelFailed
from getaway.bots.models.telling import MOST_SAID
from getaway.kernel.json_value import JsonObject

# Many models wrap their JSON into a block of code; nothing else may stand around it.
FENCED = re.compile(r"```(?:json)?\s*\n(.*)\n```", re.DOTALL)


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """A decision."""

    choice: int
    thought: str = ""


class Spoken(msgspec.Struct, forbid_unknown_fields=True):
    """What is said before a vote."""

    statements: list[JsonObject]
    thought: str = ""


def _bare(text: str) -> str:
    text = text.strip()
    fenced = FENCED.fullmatch(text)
    return fenced[1] if fenced else text


def read_choice(text: str, legal: list[int]) -> Chosen:
    """A decision, if it is one of the legal ones."""
    try:
        chosen = msgspec.json.decode(_bare(text), type=Chosen)
    except msgspec.DecodeError as error:
        raise ModelFailed(UNREADABLE, str(error)) from None
    if chosen.choice not in legal:
        raise ModelFailed(ILLEGAL, f"{chosen.choice} is not one of {legal}")
    return chosen


def read_statements(text: str) -> Spoken:
    """What is said; the game has still to hear it."""
    try:
        spoken = msgspec.json.decode(_bare(text), type=Spoken)
    except msgspec.DecodeError as error:
        raise ModelFailed(UNREADABLE, str(error)) from None
    if len(spoken.statements) > MOST_SAID:
        raise ModelFailed(UNREADABLE, f"more than {MOST_SAID} statements")
    return spoken
