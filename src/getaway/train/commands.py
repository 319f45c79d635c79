"""getaway train. PyTorch is imported only when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from getaway.arguments import GameName, Seed, read_seed, spoken
from getaway.kernel.errors import BadInput

if TYPE_CHECKING:
    from getaway.train.settings import Settings

USUAL = 4  # players, or as many as play a game at most


def train(
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="NUMBERS", help="Numbers of players, such as 4, 2,3 or all."),
    ] = None,
    steps: Annotated[int, typer.Option(help="Number of decisions to learn from.")] = 50_000_000,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where checkpoints, curves and the network go."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the training in the folder.")] = False,
    seed: Seed = "1",
    hidden: Annotated[
        str, typer.Option(metavar="NUMBERS", help="The sizes of the hidden layers.")
    ] = "256,128",
    at_once: Annotated[int, typer.Option("--games", help="Number of games played side by side.")] = 1024,
    rivals: Annotated[
        str,
        typer.Option(metavar="BOTS", help="Graded bots in the league, separated by commas; or none."),
    ] = "medium",
    evaluate_every: Annotated[
        int, typer.Option(help="Number of decisions between two measurements of the network.")
    ] = 2_500_000,
    evaluation_games: Annotated[
        int,
        typer.Option(
            help="Number of games for that; a quarter of them against each bot kept out of training."
        ),
    ] = 400,
    backend: Annotated[str, typer.Option(help="Who plays the games: here or ray.")] = "here",
    workers: Annotated[int, typer.Option(help="Number of Ray actors that play.")] = 1,
    address: Annotated[
        str | None, typer.Option(help="The Ray cluster; otherwise one is started here.")
    ] = None,
) -> None:
    """Train a network by self-play: against itself, its past selves and graded bots. It needs PyTorch.

    Stop it whenever you like; --resume picks up at the last checkpoint.
    """
    try:
        import torch  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput("This needs PyTorch, which isn't installed: pip install 'getaway[train]'.") from None
    from getaway.train.backends import check_backend
    from getaway.train.run import NETWORK, Where
    from getaway.train.run import train as learn
    from getaway.train.settings import Settings, checked, read_settings, write_settings
    from getaway.train.showing import Showing

    place = folder or Path(f"training-{game}")
    if resume:
        settings = read_settings(place)
        if settings.game != game:
            raise BadInput(f"The training in {place} is for {settings.game}, not for {game}.")
    else:
        settings = checked(
            Settings(
                game=game,
                players=read_players(game, players),
                steps=steps,
                seed=read_seed(seed),
                hidden=read_numbers("--hidden", hidden),
                games=at_once,
                rivals=() if rivals == "none" else tuple(rivals.split(",")),
                evaluate_every=evaluate_every,
                evaluation_games=evaluation_games,
            )
        )
    check_backend(backend, workers, settings)
    if not resume:
        begin(place)
        write_settings(place, settings)
    with Showing(settings) as showing:
        learn(place, settings, Where(backend, workers, address), command_of(settings), showing.tell)
    print(spoken(f"{place / NETWORK}: the network is ready to play as net:{place / NETWORK}."))


def begin(folder: Path) -> None:
    """An empty folder for a new training."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput(f"{folder} isn't empty. Name another --folder, or continue there with --resume.")
    except OSError as error:
        raise BadInput(f"{folder} can't be written: {(error.strerror or str(error)).lower()}.") from None


def read_players(game: str, given: str | None) -> tuple[int, ...]:
    """With how many players."""
    from getaway.games import find

    possible = find(game).players
    if given is None:
        return (min(USUAL, possible[-1]),)
    return tuple(possible) if given == "all" else read_numbers("--players", given)


def read_numbers(option: str, given: str) -> tuple[int, ...]:
    """Whole numbers with commas between them."""
    from getaway.kernel.options import whole_number

    found = [whole_number(part) for part in given.split(",")]
    numbers = tuple(number for number in found if number is not None)
    twice = option == "--players" and len(set(numbers)) < len(numbers)
    if len(numbers) < len(found) or twice:
        raise BadInput(f"{option} takes one or more numbers, separated by commas, not {given!r}.")
    return numbers


def command_of(settings: Settings) -> str:
    """The command that does the same again."""
    told = ["getaway train", settings.game]
    told += ["--players", ",".join(map(str, settings.players)), "--steps", str(settings.steps)]
    told += ["--seed", str(settings.seed), "--hidden", ",".join(map(str, settings.hidden))]
    told += ["--games", str(settings.games), "--rivals", ",".join(settings.rivals) or "none"]
    return " ".join(told)


def register(app: typer.Typer) -> None:
    """Add the command of this room to the command line."""
    app.command("train")(train)
