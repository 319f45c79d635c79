"""A trained network as one small file, and as a bot: `net:FILE`. It needs no PyTorch.

A file is one line that says what it is, the weights as 32-bit numbers in rows, and a sum over both.
"""

from __future__ import annotations

import hashlib
import math
import os
import sys
import warnings
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from getaway.bots.situation import Situation
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.state import States

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

Given = tuple[object, object, object]  # rows as an engine takes them
PREFIX = "net:"
FORWARD = "getaway.bots.forward"
KIND = "getaway-network"
VERSION = 1
SUM = 32  # bytes of the sum that ends a file
SUFFIX = ".net"
OFFERED = "GETAWAY_NETWORKS"  # a folder of networks that guests of a server may play against
LONGEST = 1 << 24  # bytes of a file
WIDEST = 1024  # as in `forward`
NO_NETWORK = "this isn't a network of Getaway"
SPOILT = "this network is damaged: the file doesn't match its checksum"


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the first line of a file says."""

    kind: str
    version: int
    game: str
    layout: str  # the digest of what the game's observations and actions mean
    inputs: tuple[int, ...]  # which numbers of an observation go in
    sizes: tuple[int, ...]  # how many numbers go in, and come out of each layer
    memory: bool  # does it see what a listener remembers?
    players: tuple[int, ...]  # with how many it was trained
    steps: int = 0  # decisions that it learned from
    made_by: str = ""  # the command


@dataclass(frozen=True)
class Network:
    """Weights, and what they are for."""

    head: Head
    weights: array[float] = field(repr=False)
    _rows: dict[bool, Given] = field(default_factory=dict, repr=False, compare=False)

    def rows(self, engine: Engine) -> Given:
        """Inputs, sizes and weights as an engine takes them."""
        if engine.compiled not in self._rows:
            self._rows[engine.compiled] = self._made(engine)
        return self._rows[engine.compiled]

    def _made(self, engine: Engine) -> Given:
        if not engine.compiled:
            return list(self.head.inputs), list(self.head.sizes), list(self.weights)
        import numpy

        inputs = numpy.array(self.head.inputs, numpy.int64)
        return inputs, numpy.array(self.head.sizes, numpy.int64), numpy.array(self.weights, numpy.float32)

    def what_is_wrong(self, engine: Engine) -> str | None:
        """Why it cannot play a game; None if it can."""
        game = engine.game.name
        if self.head.game != game:
            return f"this network plays {self.head.game}, not {game}."
        if self.head.layout != layout(engine):
            return f"this network was trained on another version of {game}."
        if any(not 0 <= number < engine.rules.OBSERVATION for number in self.head.inputs) or (
            self.head.sizes[-1] != engine.actions + 1
        ):
            return "the layers of this network don't fit together."
        return None


def layout(engine: Engine) -> str:
    """A short name for what a game's observations and actions mean; another meaning gives another."""
    told = "\n".join([*engine.observation_names, "", *engine.rules.actions.relative_names])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def write_network(path: Path, head: Head, weights: Sequence[float]) -> None:
    """Write a file: all of it or nothing."""
    numbers = array("f", weights)
    body = msgspec.json.encode(head) + b"\n" + _little(numbers).tobytes()
    half = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        half.write_bytes(body + hashlib.sha256(body).digest())
        half.replace(path)
    except OSError as error:
        raise BadFile(path, f"this can't be written: {(error.strerror or str(error)).lower()}.") from None


def read_network(path: Path) -> Network:
    """The network in a file; whatever is wrong with it is said."""
    try:
        if path.stat().st_size > LONGEST:
            raise BadFile(path, f"{NO_NETWORK}.")
        held = path.read_bytes()
    except OSError as error:
        raise BadFile(path, f"this can't be read: {(error.strerror or str(error)).lower()}.") from None
    return _parsed(path, held)


@lru_cache(maxsize=16)
def _parsed(path: Path, held: bytes) -> Network:
    """The same of what was read: bots of a server are made anew for every decision."""
    first, newline, rest = held.partition(b"\n")
    try:
        head = msgspec.json.decode(first, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadFile(path, f"{NO_NETWORK}.") from None
    if head.kind != KIND or not newline:
        raise BadFile(path, f"{NO_NETWORK}.")
    if head.version != VERSION:
        raise BadFile(path, f"this network has version {head.version}; this program reads {VERSION}.")
    if hashlib.sha256(held[:-SUM]).digest() != held[-SUM:]:
        raise BadFile(path, f"{SPOILT}.")
    count = sum((size + 1) * width for size, width in zip(head.sizes, head.sizes[1:], strict=False))
    fits = len(head.sizes) >= 2 and all(0 < size <= WIDEST for size in head.sizes)
    if not fits or head.sizes[0] != len(head.inputs) or len(rest) - SUM != 4 * count:
        raise BadFile(path, "the layers of this network don't fit together.")
    weights = array("f")
    weights.frombytes(rest[:-SUM])
    if not all(map(math.isfinite, _little(weights))):
        raise BadFile(path, "a weight of this network isn't a number.")
    return Network(head, weights)


def _little(numbers: array[float]) -> array[float]:
    """The numbers with their bytes as they lie in a file: the least first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def is_network(name: str) -> bool:
    """Is a bot a network in a file?"""
    return name.startswith(PREFIX)


class NetworkBot:
    """Does what its network thinks best. It looks no step ahead."""

    def __init__(self, network: Network, path: Path | None = None) -> None:
        self.network = network
        self.path = path
        self._checked: set[str] = set()

    def choose(self, situation: Situation) -> int:
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        said = self.ask(situation)
        meant = situation.engine.rules.actions.seen_from(situation.seat, situation.hidden.players)
        allowed = set(legal)
        return max(
            ((said[own], -own, action) for own, action in enumerate(meant) if action in allowed),
        )[2]

    def ask(self, situation: Situation) -> Sequence[float]:
        """What the network says of a decision: a number for each action, as its seat counts them, and what
        the seat will win."""
        engine, head = situation.engine, self.network.head
        self.check(engine)
        out = engine.row(WIDEST, "float64")
        state = situation.remembered if head.memory else situation.hidden
        given = engine.spread(state), 0, situation.seat, int(head.memory)
        engine.generic(FORWARD).ask_at(*given, *self.network.rows(engine), out)
        return [float(one) for one in out[: head.sizes[-1]]]

    def answer_rows(
        self, engine: Engine, states: States, rows: NDArray[numpy.int64], seats: NDArray[numpy.int64]
    ) -> NDArray[numpy.int64]:
        """The same for many games at once: seats[k] in states[rows[k]]. Of each it looks at nothing but what
        the seat may know."""
        import numpy

        self.check(engine)
        actions = numpy.zeros(len(rows), numpy.int64)
        meant = numpy.array(
            [
                engine.rules.actions.seen_from(seat, states[0].players)
                for seat in range(int(states[0].players))
            ],
            numpy.int64,
        )
        given = states, rows, seats, len(rows), int(self.network.head.memory)
        engine.generic(FORWARD).answer_rows(*given, *self.network.rows(engine), meant, actions)
        return actions

    def check(self, engine: Engine) -> None:
        """Refuse a game that the network was not made for."""
        if engine.game.name in self._checked:
            return
        wrong = self.network.what_is_wrong(engine)
        if wrong is not None:
            raise BadFile(self.path, wrong) if self.path else BadInput(wrong[0].upper() + wrong[1:])
        self._checked.add(engine.game.name)


def load_network(name: str) -> NetworkBot:
    """The bot `net:FILE`, or `net:NAME` of those that a host offers."""
    given = name.removeprefix(PREFIX)
    if not given:
        raise BadInput("After net: comes a file, as in net:mine.net.")
    folder = os.environ.get(OFFERED)
    offered = Path(folder) / f"{given}{SUFFIX}" if folder and Path(given).name == given else None
    path = offered if offered is not None and offered.is_file() else Path(given)
    return NetworkBot(read_network(path), path)


def check_network(game: str, name: str) -> None:
    """Refuse a network that plays another game, before anybody sits down with it."""
    bot = load_network(name)
    if bot.network.head.game != game and bot.path is not None:
        raise BadFile(bot.path, f"this network plays {bot.network.head.game}, not {game}.")


def offered_networks(game: str) -> tuple[str, ...]:
    """The networks that guests may play a game against: those in the folder that the host names."""
    folder = os.environ.get(OFFERED)
    if not folder:
        return ()
    found = []
    for path in sorted(Path(folder).glob(f"*{SUFFIX}")):
        try:
            if read_network(path).head.game == game:
                found.append(f"{PREFIX}{path.name.removesuffix(SUFFIX)}")
        except BadFile as error:
            # It is for the host to read, in the log; guests are offered the others.
            warnings.warn(str(error), stacklevel=2)
    return tuple(found)
