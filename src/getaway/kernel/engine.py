"""load(game): the rules of a game, ready to run, plain or compiled."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable, Iterator, Mapping, MutableSequence
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from getaway.kernel import contract
from getaway.kernel.chance import SEEDS
from getaway.kernel.dialect import mark
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Edition, Game
from getaway.kernel.options import Value
from getaway.kernel.twins import Decorator, Twins, fresh_code, kept_code, sources

PLAYOUT = "getaway.kernel.playout"
NO_CONSIDERATIONS = "getaway.kernel.no_considerations"


class PlainOnly(UserWarning):
    """Said once: the compiled engine was asked for and is not to be had."""


class Engine:
    """One game with one edition on one engine.

    States come in rows: a list of plain states, or an array of records. A row and an index name one
    state to either engine.
    """

    def __init__(self, game: Game, edition: Edition, rules: ModuleType, twins: Twins, compiled: bool) -> None:
        self.game = game
        self.edition = edition
        self.rules = rules
        self.compiled = compiled
        self._twins = twins
        self._play = twins.of(PLAYOUT)
        self._state = importlib.import_module(game.rules).State

    def generic(self, module: str) -> ModuleType:
        """A generic file, linked to this game on this engine."""
        return self._twins.of(module)

    @property
    def state_bytes(self) -> int:
        """How many bytes one state takes."""
        size: int = self._state.bytes()
        return size

    @property
    def actions(self) -> int:
        """How many actions the game numbers."""
        count: int = self.rules.ACTIONS
        return count

    @property
    def action_names(self) -> list[str]:
        """A readable name for each action, by its number."""
        names: list[str] = self.rules.actions.names
        return names

    @property
    def observation_names(self) -> list[str]:
        """What each number of `observe` means, in order."""
        names: list[str] = self.rules.observation.names
        return names

    def blank(self, count: int = 1) -> Any:
        """A row of states, all zero."""
        if self.compiled:
            from getaway.kernel import compiled

            return compiled.blank(self._state.dtype(), count)
        return [self._state() for _ in range(count)]

    def mask(self) -> MutableSequence[int]:
        """Room for the legal actions of one state."""
        return self.row(self.actions)

    def row(self, length: int, kind: str = "int8") -> MutableSequence[Any]:
        """A row of zeros as this engine wants it."""
        if self.compiled:
            import numpy

            return numpy.zeros(length, kind)  # type: ignore[return-value]
        return [0] * length

    def deal(
        self,
        players: int,
        seed: int,
        count: int = 1,
        options: Mapping[str, Value] | None = None,
    ) -> Any:
        """Deal `count` games from the seeds seed, seed + 1, …"""
        self.game.check_players(players)
        if not 0 <= seed <= SEEDS - count:
            raise BadInput(f"A seed is a number from 0 to 2**63 - 1, not {seed}.")
        template = self._state()
        values = self.game.read_options(options or {}, players)
        self.game.configure(template, self.edition, values)
        states = self.spread(template, count)
        self._play.deal(states, 0, count, players, seed)
        return states

    def spread(self, state: Any, count: int = 1) -> Any:
        """A row of copies of one plain state."""
        if self.compiled:
            from getaway.kernel import compiled

            return compiled.copies(self._state.dtype(), state.pack(), count)
        return [state.copy() for _ in range(count)]

    def plain(self, states: Any, i: int = 0) -> Any:
        """A copy of one state in its plain form."""
        if self.compiled:
            return self._state.unpack(states[i].tobytes())
        return states[i].copy()

    def legal(self, states: Any, i: int = 0) -> list[int]:
        """The legal actions of whoever decides, in order."""
        mask = self.mask()
        self._play.legal_at(states, i, mask)
        return [action for action in range(self.actions) if mask[action]]

    def apply(self, states: Any, i: int, action: int) -> None:
        """Do an action that `legal` offers; nothing is checked here."""
        self._play.apply_at(states, i, action)

    def act(self, state: Any, seat: int, action: int) -> None:
        """Do an action of a seat in a plain state, or raise the refusal that names the rule.

        What happens is in the state's story afterwards: `game.events` tells it to each seat.
        """
        refusal = self.game.why_not(state, seat, action)
        if refusal is not None:
            raise refusal
        state.story = []
        self.game.apply(state, action)

    def hide(self, states: Any, i: int, seat: int) -> None:
        """Wipe from a state all that a seat may not know."""
        self._play.hide_at(states, i, seat)
        if not self.compiled:
            # The story holds what was whispered to others.
            states[i].story = None

    def determinize(self, states: Any, i: int, seat: int, seed: int) -> None:
        """Fill a hidden state with a guess that fits."""
        self._play.determinize_at(states, i, seat, seed)

    def observe(self, states: Any, i: int, seat: int) -> MutableSequence[int]:
        """What a seat may know, as numbers; `observation_names` tells what each of them means."""
        if not 0 <= seat < states[i].players:
            raise BadInput(
                f"Only a seat from 0 to {states[i].players - 1} observes, not {seat}; "
                "a spectator has the view: game.view(state, NOBODY)."
            )
        out = self.row(self.rules.OBSERVATION)
        self._play.observe_at(states, i, seat, out)
        return out

    def payoff(self, states: Any, i: int = 0) -> list[float]:
        """What each seat has won, when the game is over."""
        out = self.row(self.rules.MAX_PLAYERS, "float64")
        self._play.result_at(states, i, out)
        return [float(out[seat]) for seat in range(states[i].players)]

    def play_random(self, states: Any, first: int, last: int) -> int:
        """Play games to their ends at random; returns how many decisions that took."""
        decisions: int = self._play.play_random(states, first, last)
        return decisions

    def play_checked(self, states: Any, first: int, last: int) -> int:
        """Play at random and look at every invariant; -1 - i names the first game that broke one."""
        decisions: int = self._play.play_checked(states, first, last)
        return decisions

    def warm_up(self) -> Iterator[tuple[str, int]]:
        """Make every entry ready to run; yields what is next and how much is left."""
        states = self.blank()
        steps: list[tuple[str, Callable[[], object]]] = [
            ("deal", lambda: states.__setitem__(0, self.deal(self.game.players[-1], 1)[0])),
            ("legal", lambda: self.legal(states)),
            ("apply", lambda: self.apply(states, 0, self.legal(states)[0])),
            ("observe", lambda: self.observe(states, 0, 0)),
            ("hide", lambda: self.hide(states, 0, 0)),
            ("determinize", lambda: self.determinize(states, 0, 0, 1)),
            ("play_random", lambda: self.play_random(states, 0, 1)),
            ("result", lambda: self.payoff(states)),
            ("play_checked", lambda: self.play_checked(states, 0, 1)),
        ]
        for left, (name, step) in zip(range(len(steps), 0, -1), steps, strict=True):
            yield name, left
            step()


_said_plain_only = False


def load(game: Game, *, edition: Path | str | None = None, compiled: bool = False) -> Engine:
    """The engine of a game, with an owner's own edition if a path is given.

    Without Numba the plain engine answers in place of the compiled one and says so once.
    """
    read = game.read_edition(Path(edition) if edition is not None else None)
    compiled = compiled and _numba_is_here()
    linked = _compiled_rules if compiled else _plain_rules
    rules, twins = linked(game.name, game.rules, game.invariants, game.considerations or NO_CONSIDERATIONS)
    return Engine(game, read, rules, twins, compiled)


@lru_cache
def _plain_rules(name: str, rules: str, invariants: str, considerations: str) -> tuple[ModuleType, Twins]:
    module = importlib.import_module(rules)
    twins = Twins(f"@{name}@{considerations}", kept_code, lambda _: mark, {})
    others = [importlib.import_module(part) for part in (invariants, considerations)]
    _link(twins, module, *others)
    return module, twins


@lru_cache
def _compiled_rules(name: str, rules: str, invariants: str, considerations: str) -> tuple[ModuleType, Twins]:
    from getaway.kernel import compiled

    # What the game itself is made of is compiled anew when one of these is edited, and only then;
    # what else is linked to it, when its own imports or the considerations are edited too.
    for part in (rules, invariants, considerations):
        importlib.import_module(part)
    core = sources([rules, invariants, PLAYOUT])
    more = core | sources([considerations])

    # Another heuristic for the same game has twins of its own. What is kept names them, so it is kept apart.
    suffix = f"@{name}@{considerations}@compiled"

    def decorator_of(module: str) -> Decorator:
        own = sources([module])
        return compiled.decorator(_kept_in(name, core if own <= core else more | own, suffix))

    twins = Twins(suffix, fresh_code, decorator_of, compiled.WORDS)
    twin = twins.of(rules)
    others = [twins.of(part) for part in (invariants, considerations)]
    _link(twins, twin, *others)
    return twin, twins


@lru_cache
def _kept_in(name: str, made_of: frozenset[Path], called: str = "") -> Path | None:
    """Where compiled rules are kept: another place as soon as anything they call is edited."""
    from getaway.kernel import cache

    folder = cache.folder(name, made_of | set(Path(__file__).parent.glob("*.py")), called)
    if folder is None:
        warnings.warn(
            f"{cache.root()} cannot be written: compiled rules are not kept for the next run.",
            stacklevel=2,
        )
    return folder


def _link(twins: Twins, *parts: ModuleType) -> None:
    """Each name of the contract is defined by one of a game's files."""
    twins.link(
        {
            name: getattr(part, name)
            for part in reversed(parts)
            for name in contract.NAMES
            if hasattr(part, name)
        }
    )


def _numba_is_here() -> bool:
    global _said_plain_only
    try:
        import numba  # noqa: F401
    except ImportError:
        if not _said_plain_only:
            _said_plain_only = True
            warnings.warn(
                "Numba is not installed, so the plain engine plays, some forty times slower: "
                "pip install 'getaway[fast]'.",
                PlainOnly,
                stacklevel=4,
            )
        return False
    return True
