"""load(game): the rules of a game, ready to run, plain or compiled."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, MutableSequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from getaway.kernel import checks, contract
from getaway.kernel.batch import Batch
from getaway.kernel.calls import Calls, Rows, Safe
from getaway.kernel.compiler_here import llvm_is_here
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game, check_edition
from getaway.kernel.linking import BATCH_PLAY, PLAYOUT, compiled_rules, plain_rules
from getaway.kernel.options import Value
from getaway.kernel.state import Edition_co, EditionT, Row, State_co, States, StateT
from getaway.kernel.twins import Twins

if TYPE_CHECKING:
    import numpy

MOST_STATES = 1 << 28  # in one row; more would not fit into memory anyway
NO_CONSIDERATIONS = "getaway.kernel.no_considerations"


class Engine(Generic[State_co, Edition_co]):
    """One game with one edition on one engine.

    States come in rows: a list of plain states, or an array of records. A row and an index name one
    state to either engine; `batch` takes whole rows. Every call looks at what it is given and raises
    `BadInput` if it cannot be; `unchecked` does not look. An engine can be copied and pickled.
    """

    def __init__(
        self,
        game: Game[State_co, Edition_co],
        edition: Edition_co,
        rules: contract.Rules[State_co],
        twins: Twins,
        compiled: bool,
    ) -> None:
        self.game = game
        self.edition = edition
        self.rules = rules
        self.compiled = compiled
        self._twins = twins
        self._play = twins.of(PLAYOUT)
        self._safe: Any = Safe(self._play)
        self._state: type[State_co] = importlib.import_module(game.rules).State
        self._rows = Rows(compiled)
        self._calls = Calls(rules, self._safe, lambda: Safe(twins.of(BATCH_PLAY)), self._rows)

    def __reduce__(self) -> tuple[Any, ...]:
        return _of, (self.game, self.edition, self.compiled)

    def generic(self, module: str) -> ModuleType:
        """A generic file, linked to this game on this engine."""
        return self._twins.of(module)

    @cached_property
    def unchecked(self) -> Calls:
        """The same calls without a look at what they are given: faster, and an error may end Python."""
        return Calls(self.rules, self._play, lambda: self._twins.of(BATCH_PLAY), self._rows)

    @cached_property
    def batch(self) -> Batch:
        """The calls for whole rows of states."""
        safe = Safe(self._twins.of(BATCH_PLAY))
        return Batch(self, self._calls.batch, self._safe, safe)

    @property
    def state_bytes(self) -> int:
        """How many bytes one state takes."""
        return self._state.bytes()

    @property
    def actions(self) -> int:
        """How many actions the game numbers."""
        count: int = self.rules.ACTIONS
        return count

    @property
    def most_players(self) -> int:
        """How many players the states have room for."""
        count: int = self.rules.MAX_PLAYERS
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

    def blank(self, count: int = 1) -> Row[State_co]:
        """A row of states, all zero."""
        count = checks.between(count, 0, MOST_STATES, "A number of states")
        if self.compiled:
            from getaway.kernel import compiled

            return compiled.blank(self._state.dtype(), count)
        return [self._state() for _ in range(count)]

    def mask(self) -> MutableSequence[int]:
        """Room for the legal actions of one state."""
        return self.row(self.actions)

    @overload
    def row(self, length: int, kind: Literal["int8", "int64"] = "int8") -> MutableSequence[int]: ...
    @overload
    def row(self, length: int, kind: Literal["float64"]) -> MutableSequence[float]: ...
    def row(self, length: int, kind: str = "int8") -> MutableSequence[int] | MutableSequence[float]:
        """A row of zeros as this engine wants it."""
        return self._rows.zeros(length, kind)

    def deal(
        self,
        players: int,
        seed: int,
        count: int = 1,
        options: Mapping[str, Value] | None = None,
    ) -> Row[State_co]:
        """Deal `count` games from the seeds seed, seed + 1, …"""
        players = checks.whole(players, "A number of players")
        self.game.check_players(players)
        check_edition(self.game, self.edition, players)
        count = checks.between(count, 0, MOST_STATES, "A number of games")
        seed = checks.seed(seed, count - 1)
        template = self._state()
        values = self.game.read_options(checks.by_name(options), players)
        self.game.configure(template, self.edition, values)
        states = self.spread(template, count)
        self._play.deal(states, 0, count, players, seed)
        return states

    def spread(self: Engine[StateT], state: StateT | numpy.void, count: int = 1) -> Row[StateT]:
        """A row of copies of one state, which may be of either engine."""
        count = checks.between(count, 0, MOST_STATES, "A number of states")
        plain = state if type(state) is self._state else self._unpacked(state)
        if self.compiled:
            from getaway.kernel import compiled

            return compiled.copies(self._state.dtype(), plain.pack(), count)
        return [plain.copy() for _ in range(count)]

    def _unpacked(self, state: Any) -> State_co:
        """The plain form of a record of the compiled engine."""
        if not hasattr(state, "dtype") or state.dtype != self._state.dtype() or state.shape != ():
            name = f"{self._state.__module__}.{self._state.__name__}"
            raise BadInput(
                f"A state of {self.game.name} is a {name} or a record of one, not {checks.short(state)}."
            )
        return self._state.unpack(state.tobytes())

    def plain(self, states: States[State_co], i: int = 0) -> State_co:
        """A copy of one state in its plain form."""
        i = self._place(states, i)
        if self.compiled:
            from getaway.kernel import compiled

            return self._state.unpack(compiled.packed(states, i))
        return states[i].copy()

    def legal(self, states: States[State_co], i: int = 0) -> list[int]:
        """The legal actions of whoever decides, in order; none if the game is over."""
        return self._calls.legal(states, self._dealt(states, i))

    def apply(self, states: States[State_co], i: int, action: int) -> None:
        """Do an action that `legal` offers."""
        i = self._place(states, i)
        action = checks.whole(action, "An action")
        if not self._safe.apply_if_legal(states, i, checks.bounded(action), self.mask()):
            raise self.why_not(states, i, action)

    def act(self: Engine[StateT], state: StateT, seat: int, action: int) -> None:
        """Do an action of a seat in a plain state, or raise the refusal that names the rule.

        What happens is in the state's story afterwards: `game.events` tells it to each seat.
        """
        if type(state) is not self._state:
            raise BadInput(f"A seat acts in a plain state of {self.game.name}, not in {checks.short(state)}.")
        given: Any = state
        seat, action = checks.whole(seat, "A seat"), checks.whole(action, "An action")
        if not checks.looks_dealt(given, self.most_players):
            raise self.not_dealt(0)
        refusal = self.game.why_not(given, seat, action)
        if refusal is not None:
            raise refusal
        given.story = []
        self.game.apply(given, action)

    def hide(self, states: States[State_co], i: int, seat: int) -> None:
        """Wipe from a state all that a seat may not know; NOBODY (-1) is a spectator."""
        i = self._dealt(states, i)
        self._calls.hide(states, i, checks.seat(seat, states[i].players, nobody=True))

    def determinize(self, states: States[State_co], i: int, seat: int, seed: int) -> None:
        """Fill a state that was hidden from a seat with a guess that fits."""
        i = self._dealt(states, i)
        seat = checks.seat(seat, states[i].players, nobody=True)
        seed = checks.seed(seed)
        if states[i].rng != 0:
            raise self.not_hidden(i)
        work = self.guessed(states, i, i + 1, lambda row: self._calls.determinize(row, 0, seat, seed))
        self.put(work, states, i)

    def observe(self, states: States[State_co], i: int, seat: int) -> MutableSequence[int]:
        """What a seat may know, as numbers; `observation_names` tells what each of them means.

        A spectator has the view: `game.view(state, NOBODY)`.
        """
        i = self._dealt(states, i)
        return self._calls.observe(states, i, checks.seat(seat, states[i].players, nobody=False))

    def payoff(self, states: States[State_co], i: int = 0) -> list[float]:
        """What each seat has won, when the game is over."""
        i = self._dealt(states, i)
        if states[i].phase != self.rules.OVER:
            raise BadInput(f"The game in states[{i}] is not over: nobody has won anything yet.")
        return self._calls.payoff(states, i)

    def play_random(self, states: States[State_co], first: int, last: int) -> int:
        """Play states[first:last] to their ends at random; returns how many decisions that took."""
        return self._calls.play_random(states, *self._playable(states, first, last))

    def play_checked(self, states: States[State_co], first: int, last: int) -> int:
        """Play at random and look at every invariant; -1 - i names the first game that broke one."""
        return self._calls.play_checked(states, *self._playable(states, first, last))

    def guessed(
        self, states: States[State_co], first: int, last: int, guess: Callable[[States], None]
    ) -> States[State_co]:
        """Copies of states[first:last], filled by a guess; refused if it does not fit one of them."""
        work: States[State_co]
        if self.compiled:
            from getaway.kernel import compiled

            work = compiled.records(states)[first:last].copy()
        else:
            work = [states[i].copy() for i in range(first, last)]
        try:
            guess(work)
            wrong = self._safe.first_violating(work, 0, len(work))
        except IndexError:
            # The plain engine looks for a thing where there is none.
            wrong = 0
        if wrong != NOBODY:
            raise BadInput(f"No guess fits states[{first + wrong}]: it was hidden from another seat.")
        return work

    def put(self, made: States[State_co], states: States[State_co], first: int) -> None:
        """Let states from `first` on become as those made."""
        if self.compiled:
            from getaway.kernel import compiled

            compiled.records(states)[first : first + len(made)] = made
            return
        for i, one in enumerate(made):
            one._copy_into(states[first + i])

    def check_row(self, states: States) -> int:
        """How many states there are in a row that this engine takes; anything else is refused."""
        return checks.every(states, self._state, self.compiled)

    def _place(self, states: States, i: int) -> int:
        """The index of a state that there is."""
        i = checks.place(checks.row(states, self._state, self.compiled), i)
        if not self.compiled:
            checks.one(states, i, self._state)
        return i

    def _dealt(self, states: States, i: int) -> int:
        """The index of a state that is one of a game."""
        i = self._place(states, i)
        if self._safe.first_not_dealt(states, i, i + 1) != NOBODY:
            raise self.not_dealt(i)
        return i

    def _playable(self, states: States, first: int, last: int) -> tuple[int, int]:
        """A part of a row in which all games can be played on."""
        first, last = checks.span(self.check_row(states), first, last)
        wrong = self._safe.first_not_playable(states, first, last)
        if wrong != NOBODY:
            raise self.not_playable(states, wrong)
        return first, last

    def not_dealt(self, i: int) -> BadInput:
        """The error that a state was never dealt."""
        return BadInput(f"states[{i}] holds no game of {self.game.name}: engine.deal makes one.")

    def not_hidden(self, i: int) -> BadInput:
        """The error that there is nothing to guess in a state."""
        return BadInput(
            f"states[{i}] is not hidden, so there is nothing to guess: hide it from the seat first."
        )

    def not_playable(self, states: States, i: int) -> BadInput:
        """The error that a state cannot be played on."""
        if self._safe.first_not_dealt(states, i, i + 1) != NOBODY:
            return self.not_dealt(i)
        return BadInput(f"states[{i}] is hidden: nobody can play on in it before it is determinized.")

    def why_not(self, states: States, i: int, action: int) -> BadInput:
        """The error that an action may not be done in a state: what is legal instead, with its names."""
        if self._safe.first_not_playable(states, i, i + 1) != NOBODY:
            return self.not_playable(states, i)
        if states[i].phase == self.rules.OVER:
            return BadInput(f"The game in states[{i}] is over: there is no action {action} any more.")
        names = self.action_names
        named = f"{action} ({names[action]})" if 0 <= action < len(names) else f"{action}"
        offered = ", ".join(f"{one} ({names[one]})" for one in self._calls.legal(states, i))
        return BadInput(
            f"Action {named} is not legal for seat {states[i].mover} in states[{i}]; legal: {offered}."
        )

    def warm_up(self) -> Iterator[tuple[str, int]]:
        """Make every entry ready to run; yields what is next and how much is left."""
        states = self.blank()
        steps: list[tuple[str, Callable[[], object]]] = [
            ("deal", lambda: states.__setitem__(0, self.deal(self.game.players[-1], 1)[0])),
            ("play_random", lambda: self.play_random(self.spread(states[0]), 0, 1)),
            ("legal", lambda: self.legal(states)),
            ("apply", lambda: self.apply(states, 0, self.legal(states)[0])),
            ("observe", lambda: self.observe(states, 0, 0)),
            ("hide", lambda: self.hide(states, 0, 0)),
            ("determinize", lambda: self.determinize(states, 0, 0, 1)),
            ("result", lambda: (self.play_random(states, 0, 1), self.payoff(states))),
        ]
        for left, (name, step) in zip(range(len(steps), 0, -1), steps, strict=True):
            yield name, left
            step()


def load(
    game: Game[State_co, Edition_co], *, edition: Path | str | None = None, compiled: bool = False
) -> Engine[State_co, Edition_co]:
    """The engine of a game, with an owner's own edition if a path is given.

    Without llvmlite the plain engine answers in place of the compiled one and says so once.
    """
    return _of(game, game.read_edition(game.edition_file(edition)), compiled)


def _of(game: Game[StateT, EditionT], edition: EditionT, compiled: bool) -> Engine[StateT, EditionT]:
    """An engine, also one that comes out of a pickle."""
    compiled = compiled and llvm_is_here()
    linked = compiled_rules if compiled else plain_rules
    rules, twins = linked(game.name, game.rules, game.invariants, game.considerations or NO_CONSIDERATIONS)
    return Engine(game, edition, rules, twins, compiled)
