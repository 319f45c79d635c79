"""Names and texts that people give: what is shown of them, and what is not taken."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from getaway.table.refusals import NotNow

NAME_LENGTH = 24
TEXT_LENGTH = 300
JOINER = "\u200d"
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # printable but invisible
MOST_MARKS = 2  # accents on one letter


def clean_name(given: str) -> str:
    """A name of characters that can be seen, no longer than a place card."""
    name = " ".join(unicodedata.normalize("NFKC", given.translate(BLANKS)).translate(BLANKS).split())
    if not name or len(name) > NAME_LENGTH or not _is_readable(name):
        raise NotNow("table-no-name", most=NAME_LENGTH)
    return name


def clean_text(given: str) -> str:
    """A text of printable characters in one line."""
    text = " ".join(given.split())
    if not text or len(text) > TEXT_LENGTH or not _is_readable(text):
        raise NotNow("table-no-text", most=TEXT_LENGTH)
    return text


def _is_readable(text: str) -> bool:
    """Can all of it be seen? Two characters may be joined, as many emoji are."""
    if not all(part == part.strip() != "" and part.isprintable() for part in text.split(JOINER)):
        return False
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        # A mark needs a letter to stand on, and one letter bears few.
        if marks > MOST_MARKS:
            return False
    return unicodedata.category(text[0]) not in ("Mn", "Me")


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number where somebody else at the table has the same."""
    taken = {other.casefold() for other in others}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name[: NAME_LENGTH - 2]} {number}"
    return found
