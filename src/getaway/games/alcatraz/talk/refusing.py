"""How the talk refuses: by AL-12, with the part that does not fit."""

from __future__ import annotations

from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Argument, Sentence


def no(message: str, **arguments: Argument) -> Refusal:
    """A refusal by the rule of talk."""
    return Refusal("AL-12", Sentence(message, arguments))


def fault(part: str, allowed: str) -> Refusal:
    """A part of a statement is not of its form."""
    return no("no-talk-form", part=part, allowed=allowed)


def span(least: int, most: int) -> str:
    """The numbers that are allowed."""
    return f"{least}–{most}" if most > least else str(least)
