"""What the command line says, in the language of the person: the English sentence is the key to the others.

Rooms below the doors raise errors in plain English, which tests and logs read. Where such a sentence reaches
a person, it is looked up among those of `commands/en.ftl`, whatever stands in its gaps, and said in theirs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from getaway.words import LANGUAGES, bundle, language

COMMANDS = Path(__file__).parent / "commands"
SOURCE = "en"
GAP = re.compile(r"\{ \$(\w+) \}")
MESSAGE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
LITERAL = re.compile(r'\{ "([^"]*)" \}')


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for with --lang, else that of the system."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else next(iter(arguments[number + 1 :]), "")
            return asked if asked in LANGUAGES else language(None)
    return language(None)


def translated(sentence: str, lang: str) -> str:
    """A sentence of the command line in a language; as it is, if no catalogue has it."""
    if lang == SOURCE:
        return sentence
    for pattern, message in _memory():
        if found := pattern.fullmatch(sentence):
            gaps = {name: translated(value, lang) for name, value in found.groupdict().items()}
            read = bundle((COMMANDS,), lang)
            text, errors = read.format_pattern(read.get_message(message).value, gaps)
            if errors:
                raise errors[0]
            return str(text)
    return sentence


@cache
def _memory() -> list[tuple[re.Pattern[str], str]]:
    """All English sentences as patterns, those with the most words of their own first."""
    text = (COMMANDS / f"{SOURCE}.ftl").read_text(encoding="utf-8")
    known = sorted(MESSAGE.findall(text), key=lambda entry: -len(GAP.sub("", entry[1])))
    return [(pattern_of(sentence), message) for message, sentence in known]


def pattern_of(sentence: str) -> re.Pattern[str]:
    """A sentence of the catalogue as a pattern, with a group for each gap."""
    parts = GAP.split(LITERAL.sub(r"\1", sentence))
    written = "".join(f"(?P<{part}>.+)" if n % 2 else re.escape(part) for n, part in enumerate(parts))
    return re.compile(written, re.DOTALL)
