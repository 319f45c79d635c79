"""What a training run is asked to do; kept in its folder, so that it can go on after anything."""

from __future__ import annotations

from pathlib import Path

import msgspec

from getaway.games import find
from getaway.kernel.errors import BadFile, BadInput

FILE = "settings.json"
MOST_LAYERS = 4
WIDEST = 1024


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of a run. Equal settings begin alike."""

    game: str
    players: tuple[int, ...]
    steps: int = 50_000_000  # decisions to learn from, in all
    seed: int = 1
    hidden: tuple[int, ...] = (256, 128)
    games: int = 1024  # at once
    length: int = 64  # decisions in each game between two updates
    epochs: int = 3
    parts: int = 16  # of what was collected, each of which is a step of the optimiser
    rate: float = 1e-3  # the learning rate at the beginning; it sinks to a tenth
    clip: float = 0.1
    entropy: tuple[float, float] = (0.05, 0.01)  # at the beginning and at the end
    trace: float = 0.9  # lambda
    rivals: tuple[str, ...] = ("medium",)  # graded bots in the league
    memory: bool = True
    past_every: int = 1_000_000  # decisions after which a copy joins the league
    evaluate_every: int = 2_500_000
    evaluation_games: int = 400
    save_seconds: int = 60

    @property
    def batch(self) -> int:
        """How many decisions there are between two updates."""
        return self.games * self.length


def checked(settings: Settings) -> Settings:
    """The settings, if they can be carried out."""
    game = find(settings.game)
    for players in settings.players:
        game.check_players(players)
    if game.considerations is None and settings.rivals:
        raise BadInput(f"{game.name} has no considerations, so only the bot random plays it.")
    if settings.steps < 1:
        raise BadInput(f"The number of steps has to be at least 1, not {settings.steps}.")
    if not settings.hidden or len(settings.hidden) > MOST_LAYERS:
        raise BadInput(f"A network has 1 to {MOST_LAYERS} hidden layers, not {len(settings.hidden)}.")
    for width in settings.hidden:
        if not 1 <= width <= WIDEST:
            raise BadInput(f"A hidden layer has 1 to {WIDEST} numbers, not {width}.")
    if settings.evaluation_games < 1:
        raise BadInput(f"You need at least 1 game, not {settings.evaluation_games}.")
    if settings.games < 4 * len(settings.players):
        raise BadInput(f"You need at least {4 * len(settings.players)} games at once, not {settings.games}.")
    return settings


def write_settings(folder: Path, settings: Settings) -> None:
    """Keep the settings of a run."""
    (folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n")


def read_settings(folder: Path) -> Settings:
    """The settings of a run that was begun."""
    path = folder / FILE
    try:
        return checked(msgspec.json.decode(path.read_bytes(), type=Settings))
    except FileNotFoundError:
        raise BadInput(f"There's no training in {folder} to resume.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile(path, f"these aren't the settings of a training: {error}.") from None
