"""Words: Fluent catalogues of the program and of each game, in five languages."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from getaway.kernel.options import Option
from getaway.kernel.sentence import Argument, Blank, Seat, Sentence

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
        raise BadInput(f"There is no language {asked!r}; there is {', '.join(LANGUAGES)}.")
    return asked


def catalogues(game: Game) -> tuple[Path, ...]:
    """The folders that hold what is said at a table of a game."""
    return (PROGRAM, game.folder / "words", game.folder / "rulebook")


class Words:
    """All sentences of the program and a game in one language, with the names at one table."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self._bundle = _bundle(catalogues(game), lang)

    def text(self, message: str, **arguments: Argument) -> str:
        """A message by its id; `id.attribute` names a part of one."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        shown = {key: self._inserted(value) for key, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(message))

    def say(self, sentence: Sentence) -> str:
        """A sentence of the engine, with the names of those who sit here."""
        return self.text(sentence.message, **sentence.arguments)

    def listed(self, names: Sequence[str]) -> str:
        """Several names in a row."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list", names=", ".join(names[:-1]), last=names[-1])

    def shown(self, value: Argument) -> str:
        """What can stand in a sentence, by itself."""
        return str(self._inserted(value))

    def _inserted(self, value: Argument) -> int | str:
        if isinstance(value, Blank):
            return "…" if value.shown is None else self._inserted(value.shown)
        if isinstance(value, Seat):
            return self.names[value.number] if value.number < len(self.names) else str(value.number)
        return self.say(value) if isinstance(value, Sentence) else value


@cache
def _bundle(folders: tuple[Path, ...], lang: str) -> Any:
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


def _option_text(words: Words, option: Option) -> str:
    default = words.text("option-default", value=str(option.default))
    return f"- `{option.name}`: {words.text(f'option-{option.name}')} ({default})"


def rule_text(words: Words, rule: str) -> str:
    """One rule: its number, its heading and its text."""
    heading = words.text(rule)
    stop = "" if heading.endswith("?") else "."
    return f"**{rule} {heading}{stop}** {words.text(f'{rule}.text')}"
