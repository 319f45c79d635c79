"""What a proofreader finds in a catalogue, held against the English one and against the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from getaway.kernel.errors import BadInput
from getaway.proofreading.catalogues import PAGE
from getaway.proofreading.entries import CATEGORIES, Catalogue, Entry, read_catalogue
from getaway.proofreading.glossary import Glossary, read_glossary
from getaway.words import LANGUAGES

SOURCE = "en"
STRAIGHT = re.compile(r"""["]|\w'\w""")
# Messages that players say to each other, not the program to a player.
BETWEEN_PRISONERS = ("clause-", "condition-", "talk-", "say-clause", "say-side")
FORMAL = ("rulebook", "commands")
# Messages that quote the keys of a file or of a request, which are the same in every language.
QUOTE_KEYS = ("error-edition-", "error-parameter-", "error-weights-", "warning-")
# A text of the page up to this length may stand on a button, with space for one so much longer at 360 px.
BUTTON = 24
LONGER = 1.4


@dataclass(frozen=True, order=True)
class Finding:
    """What is wrong with a message, and where it is."""

    path: Path
    message: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}: {self.wrong}" if self.message else f"{self.path}: {self.wrong}"


def proofread(path: Path, source: Path | None = None, lang: str | None = None) -> list[Finding]:
    """All that is wrong with a catalogue, held against the English one of its folder, or another."""
    source = source or path.parent / f"{SOURCE}.ftl"
    if not source.is_file():
        raise BadInput(f"There's no {source} to hold {path} against.")
    words = read_glossary()
    mine = read_catalogue(path, lang)
    found = [Finding(path, name, "it's in there twice") for name in mine.twice]
    if mine.lang != SOURCE:
        english = read_catalogue(source)
        found += _against(mine, english)
        found += _terms(mine, english, words)
        found += _widths(mine, english)
    for name, entry in mine.entries.items():
        found += [Finding(path, name, wrong) for wrong in _by_itself(mine, name, entry, words)]
    return sorted(found)


def _against(mine: Catalogue, english: Catalogue) -> Iterator[Finding]:
    """Messages and variables that are missing, or that English does not have."""
    for name in english.entries.keys() - mine.entries.keys():
        yield Finding(mine.path, name, "it's missing")
    for name, entry in mine.entries.items():
        if name not in english.entries:
            yield Finding(mine.path, name, "English has no such message")
            continue
        source = english.entries[name]
        if entry.texts == source.texts and len(entry.text) > BUTTON:
            yield Finding(mine.path, name, "it's still in English")
        for lost in sorted(source.variables - entry.variables):
            yield Finding(mine.path, name, f"the variable ${lost} is lost")
        for new in sorted(entry.variables - source.variables):
            yield Finding(mine.path, name, f"there's no variable ${new}")
        for lost in sorted(source.attributes ^ entry.attributes):
            yield Finding(mine.path, name, f"the part .{lost} is not in both")


def _terms(mine: Catalogue, english: Catalogue, glossary: Glossary) -> Iterator[Finding]:
    """Where English has a term of the glossary, this language has its own."""
    for concept in glossary.concepts:
        term = concept.terms.get(mine.lang)
        if term is None:
            continue
        for name in mine.entries.keys() & english.entries.keys() - concept.may_differ:
            if name.startswith(QUOTE_KEYS):
                continue
            if concept.terms[SOURCE].search(english.entries[name].text) and not term.search(
                mine.entries[name].text
            ):
                yield Finding(mine.path, name, f"{concept.name} is {term.pattern} in the glossary")


def _widths(mine: Catalogue, english: Catalogue) -> Iterator[Finding]:
    """What is too long for its button, with space for LONGER than English, or for the longest of ours."""
    if PAGE not in english.path.parents:
        return
    known = [read_catalogue(english.path.with_stem(lang)) for lang in LANGUAGES]
    for name in sorted(mine.entries.keys() & english.entries.keys()):
        longest = max(map(len, english.entries[name].texts), default=0)
        if longest > BUTTON:
            continue
        fitting = [round(longest * LONGER), longest + 3]
        fitting += [len(text) for one in known if name in one.entries for text in one.entries[name].texts]
        long = max(map(len, mine.entries[name].texts), default=0)
        if long > max(fitting):
            yield Finding(
                mine.path, name, f"{long} characters are too long for its button: {max(fitting)} fit"
            )


def _by_itself(mine: Catalogue, name: str, entry: Entry, glossary: Glossary) -> Iterator[str]:
    """Forms of number, register, typography."""
    for keys in entry.counted:
        if missing := _needed(mine.lang) - keys:
            yield f"no form for {', '.join(sorted(missing))}"
    for word in glossary.never.get(mine.lang, ()):
        if word.formal and _is_formal(mine.path):
            continue
        if word.between_prisoners and name.startswith(BETWEEN_PRISONERS):
            continue
        if hit := word.pattern.search(entry.text):
            yield f"“{hit[0]}”: {word.instead}"
    if not _is_formal(mine.path) and (hit := STRAIGHT.search(entry.text)):
        yield f"{hit[0]} has a straight quotation mark"
    if "..." in entry.text:
        yield "three dots are one character: …"


def _is_formal(path: Path) -> bool:
    """Rules are formal, and the English of the command line is that of the code."""
    return path.parent.name in FORMAL or path.stem.rpartition("-")[2] in FORMAL


@cache
def _needed(lang: str) -> frozenset[str]:
    """The forms that a language has for whole numbers, but the last, which is the default of a choice."""
    from babel import Locale

    tags = {Locale.parse(lang).plural_form(number) for number in range(200)}
    needed = frozenset(tags & CATEGORIES)
    # Where whole numbers never are `other`, as in Russian, the default speaks for `many`.
    return needed if "other" in tags else needed - {"many"}
