"""Words: Fluent catalogues of the program and of each game, in five languages."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from getaway.kernel.options import Option
from getaway.kernel.sentence import LIST, Argument, Blank, Seat, Sentence
from getaway.words.lists import enumerated

PROGRAM = Path(__file__).parent
# Each by its own name. The page reads the same list.
LANGUAGES: dict[str, str] = json.loads((PROGRAM / "languages.json").read_text(encoding="utf-8"))


def language(asked: str | None) -> str:
    """The language asked for; if none was, that of the person's system, else English."""
    if asked is None:
        system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
        asked = (system or "en")[:2].lower()
        return asked if asked in LANGUAGES else "en"
    if asked not in LANGUAGES:
        raise BadInput(f"Unknown language {asked!r}. Choose one of: {', '.join(LANGUAGES)}.")
    return asked


def catalogues(game: Game) -> tuple[Path, ...]:
    """The folders that hold what is said at a table of a game, and in its lessons if it has any."""
    table = (PROGRAM, game.folder / "words", game.folder / "rulebook")
    return table if game.lessons is None else (*table, PROGRAM / "learn", game.folder / "lessons")


class Words:
    """All sentences of the program and a game in one language, with the names at one table.

    Without a game there are only those of the program. `reader` is the seat of the person who reads them, who
    is "you" in what is told; NOBODY: all have names.
    """

    def __init__(self, game: Game | None, lang: str, names: Sequence[str] = (), reader: int = NOBODY) -> None:
        self.lang = lang
        self.reader = reader
        self._bundle = bundle((PROGRAM,) if game is None else catalogues(game), lang)
        self.names = names if all(names) else [name or self._somebody() for name in names]

    def text(self, message: str, **arguments: Argument) -> str:
        """A message by its id; `id.attribute` names a part of one.

        Where a seat stands in it as $who, $who-is tells whether that is the reader: `you` or `other`; of
        several seats it tells more, see `_about`.
        """
        if message == LIST:
            return self.listed([self.shown(value) for value in arguments.values()])
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        arguments = self._addressed(arguments)
        shown = {key: self._inserted(value) for key, value in arguments.items()}
        if shown.get("name") == "":
            shown["name"] = self._somebody()
        for key, value in arguments.items():
            shown |= self._about(key, value)
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise errors[0]
        return str(text)

    def _somebody(self) -> str:
        """Instead of the name of a player who has had their data deleted."""
        return self.text("table-somebody")

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(message))

    def say(self, sentence: Sentence) -> str:
        """A sentence of the engine, with the names of those who sit here."""
        return self.text(sentence.message, **sentence.arguments)

    def listed(self, names: Sequence[str]) -> str:
        """Several names in a row, as the language has it."""
        return enumerated(names, self.lang)

    def people(self, key: str, seats: Sequence[int]) -> dict[str, Argument]:
        """Several players for a message: $key, $key-is as for a seat, and $key-others, all but the reader."""
        others = [self.shown(Seat(seat)) for seat in seats if seat != self.reader]
        return {
            key: self.listed([self.shown(Seat(seat)) for seat in seats]),
            f"{key}-is": "you" if self.reader in seats else "other",
            f"{key}-others": self.listed(others),
        }

    def shown(self, value: Argument) -> str:
        """What can stand in a sentence, by itself."""
        return str(self._inserted(value))

    def _addressed(self, arguments: dict[str, Argument]) -> dict[str, Argument]:
        """What a clause says of the reader is said to them, unless it is somebody's own speech to another."""
        if arguments.get("person") != "other":
            return arguments
        said = dict(arguments)
        if self._is(said.get("who", "")):
            said["person"] = "you"
        if said.get("role") == "other" and self._is(said.get("other", "")):
            said["role"] = "you"
        return said

    def _about(self, key: str, value: Argument) -> dict[str, int | str]:
        """What a message may ask of a seat, $who-is, and of several in a row, as of `people`."""
        if isinstance(value, Seat):
            return {f"{key}-is": "you" if self._is(value) else "other"}
        if not isinstance(value, Sentence) or value.message != LIST:
            return {}
        row = list(value.arguments.values())
        others = [one for one in row if not self._is(one)]
        return {
            f"{key}-is": "you" if len(others) < len(row) else "other",
            f"{key}-others": self.listed([self.shown(one) for one in others]),
            f"{key}-rest": len(others),
        }

    def _is(self, value: Argument) -> bool:
        """Is it the reader's seat?"""
        return isinstance(value, Seat) and value.number == self.reader

    def _inserted(self, value: Argument) -> int | str:
        if isinstance(value, Blank):
            return "…" if value.shown is None else self._inserted(value.shown)
        if isinstance(value, Seat):
            return self.names[value.number] if value.number < len(self.names) else str(value.number)
        return self.say(value) if isinstance(value, Sentence) else value


def said(message: str, lang: str) -> str:
    """A message of the program that has no gaps and stands in one line, whatever is played.

    It is looked up without reading the rest: for that a server would hold everybody up.
    """
    begins = f"{message} = "
    [found] = [line for line in catalogue(PROGRAM, lang).splitlines() if line.startswith(begins)]
    return found.removeprefix(begins)


@cache
def bot_names(lang: str) -> tuple[str, ...]:
    """What bots are called at a table of somebody who speaks this language, in its script."""
    return tuple(said("bot-names", lang).split(", "))


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> Any:
    """The messages of some folders in a language."""
    # Imported late: it brings a calendar and currencies of the whole world along.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource(catalogue(folder, lang)))
    return bundle


def catalogue(folder: Path, lang: str) -> str:
    """A catalogue in a language; a game of another package may have it in English alone."""
    path = folder / f"{lang}.ftl"
    return (path if path.is_file() else folder / "en.ftl").read_text(encoding="utf-8")


def rulebook(game: Game, words: Words) -> str:
    """The rules of a game in our own words, numbered, as Markdown."""
    parts = [f"# {words.text('rulebook-title')}", words.text("rulebook-about")]
    if game.in_short:
        parts.append(f"**{words.text('goal')}** {words.text('goal.about')}")
        parts.append(f"## {words.text('rules-in-short')}")
        parts.append("\n".join(_step_text(words, n, rules) for n, rules in enumerate(game.in_short, start=1)))
    for section, rules in game.rulebook:
        parts.append(f"## {words.text(f'section-{section}')}")
        parts += [rule_text(words, rule) for rule in rules]
    for section, entries in game.appendix:
        parts.append(f"## {words.text(f'section-{section}')}")
        lines = [f"- **{words.say(title)}**: {words.text(message)}" for title, message in entries]
        parts.append("\n".join(lines))
    if game.options:
        parts.append(f"## {words.text('options')}")
        parts.append("\n".join(_option_text(words, option) for option in game.options))
    return "\n\n".join(parts) + "\n"


def _step_text(words: Words, number: int, rules: Sequence[str]) -> str:
    step = f"turn-{number}"
    return f"{number}. **{words.text(step)}**: {words.text(f'{step}.text')} ({', '.join(rules)})"


def _option_text(words: Words, option: Option) -> str:
    default = words.text("option-default", value=str(option.default))
    return f"- `{option.name}`: {words.text(f'option-{option.name}')} ({default})"


def rule_text(words: Words, rule: str) -> str:
    """One rule: its number, its heading and its text."""
    heading = words.text(rule)
    stop = "" if heading.endswith("?") else "."
    return f"**{rule} {heading}{stop}** {words.text(f'{rule}.text')}"
