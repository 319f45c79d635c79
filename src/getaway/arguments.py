"""What a person types after a command, read and checked; shared by all commands."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from getaway.kernel.errors import BadInput

if TYPE_CHECKING:
    from typer._click.core import Command as Called
    from typer._click.core import Context
    from typer._click.formatting import HelpFormatter
    from typer.core import TyperOption

    from getaway.kernel.engine import Engine
    from getaway.kernel.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: {games}.")]
GameOrFirst = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="Which game: {games}; the first if you don't name one.")
]
Players = Annotated[int | None, typer.Option("--players", help="Number of players.")]
Seed = Annotated[str | None, typer.Option("--seed", help="0 to 2**63 - 1; random by default.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat it to set more."),
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="Your own edition file, or the name of a small edition.")
]
Lang = Annotated[str | None, typer.Option("--lang", help="{languages}.")]
TalkSeconds = Annotated[
    str | None,
    typer.Option(
        "--talk-seconds",
        metavar="SECONDS",
        help=(
            "How many seconds you can talk before a vote: 0 to 3600 (120), or endless if you're alone "
            "with bots."
        ),
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


USAGE = ("Usage:", "[OPTIONS]", "COMMAND [ARGS]")
# What typer's drawing of help and errors has of its own words.
PANELS = (
    *("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE", "ERRORS_PANEL_TITLE"),
    *("DEFAULT_STRING", "RICH_HELP"),
)
READER_LEFT = 141  # the exit code where whoever read our output has left, as shells count


class Command(TyperCommand):
    """A command whose help names what there is. That is looked up when the help is read, not before."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Typer would make a failure of it.
            sys.exit(READER_LEFT)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _fill_lists(self)
        super().format_help(ctx, formatter)


class Commands(TyperGroup):
    """All commands. What was typed wrong is said in the language of the person."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _fill_lists(self)
        super().format_help(ctx, formatter)

    def make_context(
        self, info_name: str | None, args: list[str], parent: Context | None = None, **extra: object
    ) -> Context:
        with _worded():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Context) -> object:
        with _worded():
            return super().invoke(ctx)


@contextmanager
def _worded() -> Iterator[None]:
    """Typer's own errors, which it prints itself, get words in the language of the person."""
    from typer._click.exceptions import ClickException

    try:
        yield
    except ClickException as error:
        from getaway.words.translating import SOURCE, language_of, translated

        lang = language_of(sys.argv)
        if lang != SOURCE:
            sentence = translated(error.format_message(), lang)
            error.format_message = lambda: sentence  # type: ignore[method-assign]
            name_panels(lang)
            context = getattr(error, "ctx", None)
            if context is not None:
                _word_usage(context.command, lang)
        raise


def _fill_lists(command: Called) -> None:
    """Have the help of a command's options name what there is."""
    for param in command.params:
        help = getattr(param, "help", None) or ""
        if "{" in help:
            param.help = help.format_map(_Lists())  # type: ignore[attr-defined]


class _Lists(dict[str, str]):
    """What there is, by the word that stands for it in a help text."""

    def __missing__(self, word: str) -> str:
        from getaway.bots import LEVELS
        from getaway.games import REGISTRY
        from getaway.words import LANGUAGES
        from getaway.words.lists import enumerated
        from getaway.words.translating import language_of

        listed = {"games": REGISTRY, "bots": LEVELS, "languages": LANGUAGES}[word]
        return enumerated(list(listed), language_of(sys.argv), "or")


def spoken(sentence: str) -> str:
    """A sentence of the command line in the language of the person who typed the command."""
    from getaway.words.translating import language_of, translated

    return translated(sentence, language_of(sys.argv))


def speak(command: Any, lang: str) -> None:
    """Have a command, and all below it, give its help in a language."""
    from getaway.words.translating import translated

    if lang == "en":
        return
    paragraphs = (" ".join(part.split()) for part in (command.help or "").split("\n\n"))
    command.help = "\n\n".join(translated(part, lang) for part in paragraphs)
    for param in command.params:
        if getattr(param, "help", None):
            param.help = translated(param.help, lang)
    _word_usage(command, lang)
    for below in getattr(command, "commands", {}).values():
        speak(below, lang)


def _word_usage(command: Called, lang: str) -> None:
    """Have a command say in a language how it is called, and how to get help."""
    from getaway.words.translating import translated

    usage, help_option = command.get_usage, command.get_help_option

    def worded_help(ctx: Context) -> TyperOption | None:
        option = help_option(ctx)
        if option is not None:
            option.help = translated(option.help or "", lang)
        return option

    def worded_usage(ctx: Context) -> str:
        text = usage(ctx)
        for words in USAGE:
            text = text.replace(words, translated(words, lang), 1)
        return text

    command.get_usage = worded_usage  # type: ignore[method-assign]
    command.get_help_option = worded_help  # type: ignore[method-assign]


def name_panels(lang: str) -> None:
    """The headings of a help page, and of what was typed wrong, in a language."""
    import typer.rich_utils as drawn

    from getaway.words.translating import translated

    for name in PANELS:
        setattr(drawn, name, translated(getattr(drawn, name), lang))


def name_lists(app: typer.Typer) -> None:
    """Have the help of every command name what there is."""
    for command in app.registered_commands:
        command.cls = Command
    for group in app.registered_groups:
        if group.typer_instance is not None:
            name_lists(group.typer_instance)


SHORT_SEEDS = 1_000_000  # a seed drawn for a person is one that can be read out


def read_seed(given: str | None) -> int:
    """A seed as typed; one by lot if none was."""
    from getaway.kernel.chance import SEEDS
    from getaway.kernel.options import whole_number

    if given is None:
        return secrets.randbelow(SHORT_SEEDS)
    seed = whole_number(given)
    if seed is None or seed >= SEEDS:
        raise BadInput(f"A seed is a number from 0 to 2**63 - 1, not {given!r}.")
    return seed


ENDLESS = "endless"


def read_talk_seconds(given: str | None, game: Game) -> int | None:
    """AL-12: seconds as typed; what is usual if none were, None for a talk without end."""
    from getaway.kernel.options import whole_number
    from getaway.table.entries import MOST_TALK_SECONDS, TALK_SECONDS

    if given is None:
        return TALK_SECONDS
    if game.talk is None:
        raise BadInput(f"Nobody talks before a vote in {game.name}, so it has no use for --talk-seconds.")
    if given == ENDLESS:
        return None
    seconds = whole_number(given)
    if seconds is None or seconds > MOST_TALK_SECONDS:
        raise BadInput(f"--talk-seconds takes 0 to {MOST_TALK_SECONDS} or {ENDLESS}, not {given!r}.")
    return seconds


def read_pairs(given: Sequence[str] | None) -> dict[str, str]:
    """Options as typed: name=value."""
    pairs: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"Give an option as name=value, not {text!r}.")
        if name in pairs:
            raise BadInput(f"You've given the option {name} twice.")
        pairs[name] = value
    return pairs


def game_or_first(name: str | None) -> str:
    """The game that was named; if none was, the first that there is."""
    from getaway.games import REGISTRY

    return REGISTRY.first() if name is None else name


def load_with_warnings(name: str, edition: Path | None) -> Engine:
    """The plain engine of a game; what is odd about an edition is said."""
    from getaway.games import load

    engine = load(name, edition=edition)
    for warning in engine.edition.warnings:
        print(f"getaway: {spoken(warning)}", file=sys.stderr)
    return engine
