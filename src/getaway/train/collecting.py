"""Plays games for the learner: against itself, its past selves and the graded bots."""

from __future__ import annotations

from dataclasses import dataclass

import numpy
import torch
from numpy.typing import NDArray

from getaway.bots.network import Network, NetworkBot
from getaway.bridges.gymnasium import make_vec
from getaway.bridges.opponents import League
from getaway.bridges.vector import SLIPS, Vector
from getaway.train.model import Inputs, Model
from getaway.train.settings import Settings

PROBED = 256  # games in which it is looked at what ever changes
PROBES = 500
SELF, BOTS = 0.6, 0.2  # of the games: against itself, and against each kind of bot at most; the rest: league
LEAGUE = 12  # past selves that are kept

Weights = dict[str, NDArray[numpy.float32]]


@dataclass
class Batch:
    """Decisions to learn from, a row for each."""

    seen: NDArray[numpy.int8]
    mask: NDArray[numpy.bool_]
    action: NDArray[numpy.int64]
    chance: NDArray[numpy.float32]  # its logarithm
    value: NDArray[numpy.float32]
    gain: NDArray[numpy.float32]  # how much better it went than the value said
    ended: int = 0  # games
    decisions: int = 0  # that were taken, also those from which nothing can be learned yet

    def __len__(self) -> int:
        return len(self.action)


def joined(batches: list[Batch]) -> Batch:
    """Several as one."""
    return Batch(
        numpy.concatenate([one.seen for one in batches]),
        numpy.concatenate([one.mask for one in batches]),
        numpy.concatenate([one.action for one in batches]),
        numpy.concatenate([one.chance for one in batches]),
        numpy.concatenate([one.value for one in batches]),
        numpy.concatenate([one.gain for one in batches]),
        sum(one.ended for one in batches),
        sum(one.decisions for one in batches),
    )


def probe(settings: Settings) -> Inputs:
    """Look at random games: what is always the same teaches nothing."""
    least: NDArray[numpy.int64] | None = None
    most: NDArray[numpy.int64] | None = None
    for players in settings.players:
        envs = make_vec(settings.game, PROBED, players=players, memory=settings.memory, copy=False)
        seen, _ = envs.reset(seed=settings.seed)
        for _ in range(PROBES):
            rows = seen["observation"].astype(numpy.int64)
            low, high = rows.min(axis=0), rows.max(axis=0)
            least = low if least is None else numpy.minimum(least, low)
            most = high if most is None else numpy.maximum(most, high)
            seen, *_ = envs.step(envs.random_actions())
    assert least is not None
    assert most is not None
    changing = (most > least).nonzero()[0]
    return Inputs(tuple(changing.tolist()), tuple(most[changing].astype(float).tolist()))


def shares(settings: Settings) -> list[tuple[int, str | None, int]]:
    """How many games are played with how many players against whom: nobody (None), "league" or a bot."""
    quick = [name for name in settings.rivals if name in SLIPS]
    found: list[tuple[int, str | None, int]] = []
    for n, players in enumerate(settings.players):
        games = settings.games // len(settings.players) + (n < settings.games % len(settings.players))
        bots = {name: max(1, int(games * BOTS / len(quick))) for name in quick}
        league = max(1, int(games * (1 - SELF)) - sum(bots.values()))
        found.append((players, None, games - league - sum(bots.values())))
        found.append((players, "league", league))
        found += [(players, name, count) for name, count in bots.items()]
    return found


class Group:
    """Games of one kind."""

    def __init__(self, envs: Vector, seed: int) -> None:
        self.envs = envs
        seen, infos = envs.reset(seed=seed)
        self.seen, self.seats = seen, infos["seat"]

    def collect(self, model: Model, length: int, trace: float, dice: numpy.random.Generator) -> Batch:
        """Play on for so many decisions in each game."""
        inputs = numpy.array(model.inputs.numbers)
        games = self.envs.num_envs
        seen = numpy.zeros((length, games, len(inputs)), numpy.int8)
        mask = numpy.zeros((length, games, model.actions), numpy.bool_)
        action = numpy.zeros((length, games), numpy.int64)
        chance = numpy.zeros((length, games), numpy.float32)
        value = numpy.zeros((length, games), numpy.float32)
        seats = numpy.zeros((length, games), numpy.int64)
        ended = numpy.zeros((length, games), numpy.bool_)
        payoffs = numpy.zeros((length, games, self.envs.table.players), numpy.float32)
        for t in range(length):
            seen[t] = self.seen["observation"][:, inputs]
            mask[t] = self.seen["action_mask"]
            seats[t] = self.seats
            action[t], chance[t], value[t] = decide(model, seen[t], mask[t], dice)
            self.seen, _, over, _, infos = self.envs.step(action[t])
            self.seats = infos["seat"]
            ended[t] = over
            if over.any():
                payoffs[t] = infos["payoff"]
        gain, learned = gains(value, seats, ended, payoffs, trace)
        return Batch(
            *(seen[learned], mask[learned], action[learned], chance[learned], value[learned], gain[learned]),
            int(ended.sum()),
            length * games,
        )


def decide(
    model: Model, seen: NDArray[numpy.int8], mask: NDArray[numpy.bool_], dice: numpy.random.Generator
) -> tuple[NDArray[numpy.int64], NDArray[numpy.float32], NDArray[numpy.float32]]:
    """An action for each row, drawn by what speaks for it; the logarithm of its chance, and the value."""
    with torch.no_grad():
        logits, value = model(torch.from_numpy(seen), torch.from_numpy(mask))
        logs = torch.log_softmax(logits, dim=1).numpy()
    # The largest sum of a logarithm and a number of Gumbel's is as likely as the chance says.
    drawn = (logs - numpy.log(-numpy.log(dice.random(logs.shape) + 1e-300))).argmax(axis=1)
    return drawn, logs[numpy.arange(len(drawn)), drawn], value.numpy()


def gains(
    value: NDArray[numpy.float32],
    seats: NDArray[numpy.int64],
    ended: NDArray[numpy.bool_],
    payoffs: NDArray[numpy.float32],
    trace: float,
) -> tuple[NDArray[numpy.float32], NDArray[numpy.bool_]]:
    """How much better it went than each value said, seat by seat, and which rows that is known of: the last
    decision of a seat in a game that goes on has nothing to be compared with yet."""
    length, games = value.shape
    every = numpy.arange(games)
    after = numpy.zeros((games, payoffs.shape[2]), numpy.float32)
    ahead = numpy.zeros_like(after)
    known = numpy.zeros(after.shape, numpy.bool_)
    gain = numpy.zeros_like(value)
    learned = numpy.zeros(value.shape, numpy.bool_)
    for t in reversed(range(length)):
        over = ended[t]
        after[over], ahead[over], known[over] = payoffs[t][over], 0.0, True
        seat = seats[t]
        learned[t] = known[every, seat]
        gain[t] = after[every, seat] - value[t] + trace * ahead[every, seat]
        gain[t][~learned[t]] = 0.0
        after[every, seat], ahead[every, seat], known[every, seat] = value[t], gain[t], True
    return gain, learned


class Collector:
    """All games of one process."""

    def __init__(self, settings: Settings, inputs: Inputs, seed: int, past: list[Network]) -> None:
        torch.set_num_threads(1)
        self.settings = settings
        self.past = League()
        asked = [name for name in settings.rivals if name not in SLIPS]
        self.bots = [League([name]).members[0] for name in asked]
        self.set_past(past)
        self.groups = []
        for n, (players, rivals, games) in enumerate(shares(settings)):
            bots = self.past if rivals == "league" else rivals
            envs = make_vec(
                *(settings.game, games),
                players=players,
                bots=bots,
                copy=False,
                memory=settings.memory,
                relative=True,
            )
            self.groups.append(Group(envs, seed + n * settings.games))
        actions = self.groups[0].envs.table.engine.actions
        self.model = Model(inputs, settings.hidden, actions)

    def set_past(self, past: list[Network]) -> None:
        """Who is in the league."""
        self.past.members[:] = [*map(NetworkBot, past), *self.bots]

    def collect(self, weights: Weights, seed: int) -> Batch:
        """Play on with these weights."""
        self.model.load_state_dict({name: torch.from_numpy(rows) for name, rows in weights.items()})
        dice = numpy.random.default_rng(seed)
        given = self.settings.length, self.settings.trace, dice
        return joined([group.collect(self.model, *given) for group in self.groups])
