"""The commands of the terminal: `play`, `join` and `learn`. What they need is imported when called."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from getaway.arguments import (
    EditionFile,
    GameOrFirst,
    Lang,
    Options,
    Players,
    Seed,
    TalkSeconds,
    game_or_first,
    load_with_warnings,
    read_pairs,
    read_seed,
    read_talk_seconds,
)
from getaway.interrupts import EndAtOnce
from getaway.kernel.errors import BadInput

if TYPE_CHECKING:
    from getaway.kernel.game import Game
    from getaway.places.local import Wanted
    from getaway.places.remote import RemoteTable

Name = Annotated[str, typer.Option(help="Your name.")]
Lines = Annotated[bool, typer.Option("--lines", help="Plain lines, even on a real screen.")]
Bots = Annotated[
    str | None,
    typer.Option(help="Opponents: {bots}; by default, whatever is usual for the game."),
]


def play(
    game: GameOrFirst = None,
    players: Players = None,
    bots: Bots = None,
    name: Name = "Ann",
    lang: Lang = None,
    seed: Seed = None,
    option: Options = None,
    edition: EditionFile = None,
    resume: Annotated[bool, typer.Option("--resume", help="Pick up the last saved game.")] = False,
    at_server: Annotated[
        str | None,
        typer.Option(
            "--server", metavar="URL", help="Play on a server; creates a table if you don't name one."
        ),
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="LINK", help="Sit down at this table on a server.")
    ] = None,
    talk_seconds: TalkSeconds = None,
    lines: Lines = False,
) -> None:
    """Play in the terminal, against bots or on a server. Through a pipe it's lines in, lines out."""
    with EndAtOnce():
        from getaway.games import find
        from getaway.places.saved import newest
        from getaway.terminal import fronts
        from getaway.words import language

        on = fronts.runner(language(lang), lines)
        begin: Callable[[], None]
        if at_server is not None or table is not None:
            if resume or seed is not None or edition is not None:
                raise BadInput(
                    "--resume, --seed and --edition only work for games on this machine, not on a server."
                )
            if at_server is None and "/" not in (table or ""):
                raise BadInput(f"{table!r} doesn't say which server: give the whole link, or --server too.")
            chosen = find(game_or_first(game))
            place = table_at(
                at_server or "", table or "", name, on.lang, chosen, players, bots, option, talk_seconds
            )
            begin = partial(fronts.play_at_server, place, on)
        elif resume:
            begin = partial(fronts.play_on, newest(None if game is None else find(game).name), on)
        else:
            named = game_or_first(game)
            wanted = local_game(named, players, bots, name, on.lang, seed, option, edition, talk_seconds)
            begin = partial(fronts.play_against_bots, wanted, on)
    begin()


def join(
    url: Annotated[
        str, typer.Argument(help="A table's link, or a server's address to create a table there.")
    ],
    name: Name = "Ann",
    lang: Lang = None,
    by_lot: Annotated[bool, typer.Option("--random", help="Choose at random, no questions asked.")] = False,
    game: Annotated[str | None, typer.Option(help="For a new table: {games}; otherwise the first.")] = None,
    players: Players = None,
    bots: Annotated[
        str | None, typer.Option(help="For a new table: {bots}; leave it empty to play with people.")
    ] = None,
    option: Options = None,
    talk_seconds: TalkSeconds = None,
    lines: Lines = False,
) -> None:
    """Play on a server: sit down at the table of a link, or create one, just like play --table and
    --server.
    """
    with EndAtOnce():
        from getaway.games import find
        from getaway.terminal import fronts
        from getaway.words import language

        on = fronts.runner(language(lang), lines, by_lot)
        link = url if "//" in url else f"http://{url}"
        chosen = find(game_or_first(game))
        place = table_at("", link, name, on.lang, chosen, players, bots, option, talk_seconds)
    fronts.play_at_server(place, on)


def learn(
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|LESSON]",
            help="A game, {games}, or a lesson; name none to list them all.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Learn a game by playing, in plain lines: the browser's lessons. Name a game to get its next one."""
    import sys

    from getaway.terminal.lessons import LessonLines, find_lessons, list_lessons, next_lesson
    from getaway.terminal.printing import Paper
    from getaway.words import language

    paper, spoken = Paper(sys.stdout), language(lang)
    if lesson is None:
        list_lessons(spoken, paper)
        return
    found = find_lessons(lesson)
    if not found:
        raise BadInput(f"There are no lessons for {lesson}.")

    def read() -> str | None:
        return sys.stdin.readline() or None

    LessonLines(next_lesson(found), spoken, paper, read, not sys.stdin.isatty()).play()
    paper.check()


def local_game(
    name: str,
    players: int | None,
    bots: str | None,
    person: str,
    lang: str,
    seed: str | None,
    option: list[str] | None,
    edition: Path | None,
    talk_seconds: str | None,
) -> Wanted:
    """A game on this machine, as it was asked for."""
    from getaway.bots import check_level, usual, welcoming
    from getaway.bots.models import is_model
    from getaway.bots.network import is_network
    from getaway.places.local import Wanted
    from getaway.table.refusals import NotNow
    from getaway.table.wording import clean_name
    from getaway.words import Words, bot_names

    game = load_with_warnings(name, edition).game
    level = bots or welcoming(game)
    if ":" in level and not is_model(level) and not is_network(level):
        raise BadInput(f"Your own bots play in the arena: getaway arena {name} {level} {usual(game)}.")
    check_level(game, level)
    seats = usual_players(game, players)
    try:
        person = clean_name(person)
    except NotNow as error:
        raise BadInput(Words(game, lang).say(error.reason)) from None
    printed = game.edition_file(edition)
    text = printed.read_text(encoding="utf-8") if printed is not None else ""
    path = str(edition) if edition is not None else "standard"
    pairs, talk = game_options(option), read_talk_seconds(talk_seconds, game)
    return Wanted(game.name, seats, level, person, read_seed(seed), pairs, text, path, talk, bot_names(lang))


def table_at(
    server: str,
    link: str,
    name: str,
    lang: str,
    game: Game,
    players: int | None,
    bots: str | None,
    option: list[str] | None,
    talk_seconds: str | None,
) -> RemoteTable:
    """A place at the table of a link, or at a new one."""
    from getaway.bots import welcoming
    from getaway.places.remote import join as sit_down

    seats = usual_players(game, players)
    return sit_down(
        server,
        link,
        name=name,
        lang=lang,
        game=game.name,
        players=seats,
        bots=welcoming(game) if bots is None else bots,
        options=game.read_options(game_options(option), seats),
        talk_seconds=read_talk_seconds(talk_seconds, game),
    )


def game_options(given: list[str] | None) -> dict[str, str]:
    """The options of the game as typed. The time to talk looks like one, and is not."""
    pairs = read_pairs(given)
    if "talk_seconds" in pairs:
        seconds = pairs["talk_seconds"]
        raise BadInput(f"talk_seconds belongs to the table, not the game: --talk-seconds {seconds}.")
    return pairs


def usual_players(game: Game, asked: int | None) -> int:
    """As many as were asked for, if the game is for so many."""
    seats = asked if asked is not None else game.players[-1] - 1
    game.check_players(seats)
    return seats


def register(app: typer.Typer) -> None:
    """Add the commands of this room to the command line."""
    app.command("play")(play)
    app.command("join")(join)
    app.command("learn")(learn)
