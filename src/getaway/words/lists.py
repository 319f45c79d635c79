"""Several things in a row, as each language has it: commas, "and", "or"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

# Our English is British: no comma before "and".
LOCALES = {"en": "en_GB"}
# A language whose "and" is "y" says "e" before the sound of i, and "u" for "o" before that of o.
SOUNDS_LIKE_I = re.compile(r"h?[iíy](?![aeoáéó])", re.IGNORECASE)
SOUNDS_LIKE_O = re.compile(r"h?[oó8]|11\b", re.IGNORECASE)


def enumerated(names: Sequence[str], lang: str, kind: Literal["and", "or"] = "and") -> str:
    """All of them, or any one of them."""
    if len(names) < 2:
        return "".join(names)
    # Imported late, as all of Babel.
    from babel.lists import format_list

    style: Literal["standard", "or"] = "standard" if kind == "and" else "or"
    locale = LOCALES.get(lang, lang)
    row = format_list(names, style=style, locale=locale)
    goes_by_ear = format_list(("", ""), style="standard", locale=locale) == " y "
    return _by_ear(row, names[-1], kind) if goes_by_ear else row


def _by_ear(row: str, last: str, kind: Literal["and", "or"]) -> str:
    before, heard = row[: -len(last)], SOUNDS_LIKE_I if kind == "and" else SOUNDS_LIKE_O
    if not heard.match(last):
        return row
    return before[:-2] + ("e " if kind == "and" else "u ") + last
