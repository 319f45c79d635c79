"""Games between bots. The same seed gives the same games, whoever plays them out."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

from getaway import bots, games
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told
from getaway.kernel.options import Value
from getaway.lab.seating import Pairing

SEED_BYTES = 7
FINENESS = 50  # buckets of decision times to a factor of e


@dataclass(frozen=True)
class Match:
    """What all games of an arena have in common; small enough to be sent with each of them."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    edition: str | None = None
    clock: bool = False


@dataclass
class Played:
    """One game as it went."""

    pairing: Pairing
    payoffs: tuple[float, ...] = ()
    decisions: int = 0
    seconds: float = 0.0
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)  # by bot and reason
    times: dict[str, Counter[int]] = field(default_factory=dict)  # by bot, decisions with a choice only


@lru_cache
def engines(game: str, edition: str | None) -> tuple[Engine, Engine]:
    """The plain engine for the game itself, and the one to think on: compiled where there is Numba."""
    return games.load(game, edition=edition), games.load(game, edition=edition, compiled=True)


def one_way(*parts: object) -> int:
    """A seed from which its parts cannot be worked out again."""
    text = " ".join(str(part) for part in parts).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:SEED_BYTES])


def deal_seed(match: Match, deal: int) -> int:
    """What a deal is dealt from: other arenas, even of the next seed, have no deal in common with this one."""
    return one_way("deal", match.seed, deal)


def play(match: Match, pairing: Pairing) -> Played:
    """Play one game to its end."""
    plain, fast = engines(match.game, match.edition)
    state = plain.deal(match.players, deal_seed(match, pairing.deal), options=match.options)[0]
    sitting = [bots.find(name, clock=match.clock) for name in pairing.seats]
    told: list[list[Told]] = [[] for _ in pairing.seats]
    played = Played(pairing, times={name: Counter() for name in dict.fromkeys(pairing.seats)})
    begun = perf_counter()
    while state.phase != plain.rules.OVER:
        mover = state.mover
        seed = one_way("bot", match.seed, pairing.deal, pairing.rotation, played.decisions, mover)
        situation = bots.show(fast, state, mover, seed, tuple(told[mover]))
        start = perf_counter()
        action = sitting[mover].choose(situation)
        took = perf_counter() - start
        if action not in situation.legal:
            raise AssertionError(f"{pairing.seats[mover]} chose {action} of {situation.legal}")
        if len(situation.legal) > 1:
            played.times[pairing.seats[mover]][bucket(took)] += 1
        do(plain, state, action)
        for seat, heard in enumerate(told):
            heard += bots.heard(state.story, seat)
        played.decisions += 1
    played.seconds = perf_counter() - begun
    played.payoffs = tuple(plain.payoff([state]))
    return played


def do(plain: Engine, state: Any, action: int) -> None:
    """Apply a legal action with its story told."""
    state.story = []
    plain.game.apply(state, action)


def bucket(seconds: float) -> int:
    """Decision times are kept as counts by their logarithm: a million of them fit anywhere."""
    return round(math.log(max(seconds, 1e-9)) * FINENESS)


def seconds_of(number: int) -> float:
    """The time that a bucket stands for, to a hundredth of it."""
    return math.exp(number / FINENESS)
