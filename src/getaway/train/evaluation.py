"""How good the network is by now: alone at tables of `medium`, and of bots that it never learned against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

from getaway.bots.network import Network, NetworkBot
from getaway.bots.situation import Bot
from getaway.bridges.gymnasium import make_vec
from getaway.lab.control_bots import CONTROL_BOTS
from getaway.train.settings import Settings

LEVEL = "medium"
AT_ONCE = 64
FEWER = 4  # times: bots that are kept out of training are asked one by one
SEED = 1 << 50  # far from the seeds of any training


@dataclass(frozen=True)
class Result:
    """One network at a table of others."""

    rival: str
    players: int
    games: int
    share: float  # of what could be won
    error: float  # its standard error


def rivals(settings: Settings) -> dict[str, str | Callable[[], Bot]]:
    """Who is played against."""
    return {LEVEL: LEVEL, **CONTROL_BOTS.get(settings.game, {})}


def evaluate(network: Network, settings: Settings, told: Callable[[], None] = lambda: None) -> list[Result]:
    """Play against each of them, with each number of players; the same deals every time."""
    found = []
    for players in settings.players:
        for name, rival in rivals(settings).items():
            games = settings.evaluation_games if rival == LEVEL else settings.evaluation_games // FEWER
            won = play(
                network, settings, players, rival if isinstance(rival, str) else rival(), max(1, games)
            )
            error = float(won.std() / len(won) ** 0.5)
            found.append(Result(name, players, len(won), float(won.mean()), error))
            told()
    return found


def play(
    network: Network, settings: Settings, players: int, rival: str | Bot, games: int
) -> NDArray[numpy.float64]:
    """What the network won in each of so many games, in all seats."""
    bot = NetworkBot(network)
    count = min(AT_ONCE, games)
    envs = make_vec(settings.game, count, players=players, bots=rival, copy=False)
    _, infos = envs.reset(seed=SEED)
    rows = numpy.arange(count)
    # So many of each row, so that no game is left out because it is long.
    left = numpy.array([games // count + (row < games % count) for row in range(count)])
    won: list[float] = []
    while left.any():
        seats = numpy.array(infos["seat"], numpy.int64)
        meant = bot.answer_rows(envs.table.engine, envs.table.states, rows, seats)
        _, rewards, ended, _, infos = envs.step(meant)
        for row in ended.nonzero()[0]:
            if left[row]:
                left[row] -= 1
                won.append(float(rewards[row]))
    return numpy.array(won)
