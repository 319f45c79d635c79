"""A small game: rules, words, and three functions that put them into sentences. The rest is made up here.

Without boards of its own it is shown as lines of text, the same in the browser and the terminal, with the
list of what is offered.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypedDict, Unpack

import msgspec

from getaway.kernel.chance import Dice, below
from getaway.kernel.contract import Rules
from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.errors import Refusal
from getaway.kernel.game import Game, Printed, Told, only_standard
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Option, Value, put_options
from getaway.kernel.sentence import Seat, Sentence
from getaway.kernel.state import GameState, StateT
from getaway.kernel.view import Deed, Result, Shape, View

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine


class SeatLines(Shape, frozen=True, kw_only=True, gc=False):
    """What a seat sees beyond what everybody does, if it is the viewer's."""

    lines: list[Sentence]


class SmallResult(Result, frozen=True, kw_only=True, gc=False):
    """How a game ended: what each seat gets of it, and who has won."""

    payoff: list[float]
    winners: list[int]


class SmallView(View, frozen=True, kw_only=True, gc=False):
    """The table in words."""

    lines: list[Sentence]  # as everybody sees it
    seats: list[SeatLines]
    choices: list[Deed]
    result: SmallResult | None


def small_view() -> type[View]:
    """Any small game is seen so."""
    return SmallView


class MoreOf(TypedDict, Generic[StateT], total=False):
    """What a small game may say beyond what it has to: fields of `Game` that have a default."""

    appendix: tuple[tuple[str, tuple[tuple[Sentence, str], ...]], ...]
    invariants: str
    considerations: str | None
    terminal: str | None
    recall: Callable[[StateT, Sequence[Told]], None]
    council: Callable[[StateT], int | None]
    older: Mapping[int, Mapping[str, Value]]


def small_game(
    *,
    name: str,
    version: int,
    rules: str,
    folder: Path,
    players: range,
    rulebook: tuple[tuple[str, tuple[str, ...]], ...],
    label: Callable[[StateT, int], Sentence],
    sentence: Callable[[StateT, Told], Sentence],
    lines: Callable[[StateT, int], Iterable[Sentence]],
    turn_rule: str,
    options: tuple[Option, ...] = (),
    **more: Unpack[MoreOf[StateT]],
) -> Game[StateT, Printed]:
    """A game of which only the rules are known, and how it is put into words.

    `lines` tells what a viewer sees of a hidden state, and how it ended. A refusal cites `turn_rule`: who may
    do what, and when.
    """
    shown = Shown(name, rules, turn_rule, lines, sentence, label)
    return Game(
        name=name,
        version=version,
        rules=rules,
        folder=folder,
        players=players,
        rulebook=rulebook,
        label=label,
        sentence=sentence,
        options=options,
        read_edition=only_standard,
        configure=partial(put_options, options),
        apply=shown.apply,
        hide=shown.hide,
        view=shown.view,
        view_type=small_view,
        deed=shown.deed,
        events=shown.events,
        heard=heard,
        why_not=shown.why_not,
        refusals=no_refusals,
        result=shown.result,
        transcript=shown.transcript,
        **more,
    )


class Shown(Generic[StateT]):
    """How a small game is shown: made from what its rules and its words say."""

    def __init__(
        self,
        name: str,
        rules: str,
        turn_rule: str,
        lines: Callable[[StateT, int], Iterable[Sentence]],
        sentence: Callable[[StateT, Told], Sentence],
        label: Callable[[StateT, int], Sentence],
    ) -> None:
        self.name = name
        self.turn_rule = turn_rule
        self.lines = lines
        self.sentence = sentence
        self.label = label
        self._module = rules

    @property
    def rules(self) -> Rules[StateT]:
        """The rules file, imported when it is first needed."""
        rules: Rules[StateT] = importlib.import_module(self._module)
        return rules

    def apply(self, state: StateT, action: int) -> None:
        """The rule itself."""
        self.rules.apply(state, action)

    def hide(self, state: StateT, seat: int) -> None:
        """The rule itself."""
        self.rules.hide(state, seat)

    def legal(self, state: StateT) -> list[int]:
        """What the mover may do."""
        mask = [0] * self.rules.ACTIONS
        self.rules.legal(state, mask)
        return [action for action, allowed in enumerate(mask) if allowed]

    def deed(self, state: StateT, action: int) -> Deed:
        """What an action is: the rules have a name for each, and no more."""
        named = self.rules.actions.names[action]
        return Deed(action=action, kind=named, label=self.label(state, action))

    def view(self, state: StateT, viewer: int) -> SmallView:
        """What a seat, or a spectator (NOBODY), sees."""
        hidden, shared = state.copy(), state.copy()
        self.rules.hide(hidden, viewer)
        self.rules.hide(shared, NOBODY)
        over = hidden.phase == self.rules.OVER
        asked = not over and hidden.mover == viewer
        known = list(self.lines(shared, NOBODY))
        own = [line for line in self.lines(hidden, viewer) if line not in known]
        return SmallView(
            game=self.name,
            players=hidden.players,
            mover=None if over else hidden.mover,
            decision=None,
            lines=known,
            seats=[SeatLines(lines=own if seat == viewer else []) for seat in range(hidden.players)],
            choices=[self.deed(hidden, action) for action in self.legal(hidden)] if asked else [],
            result=self.result(hidden) if over else None,
        )

    def result(self, state: StateT) -> SmallResult:
        """How a finished game ended."""
        payoff = [0.0] * self.rules.MAX_PLAYERS
        self.rules.result(state, payoff)
        won = payoff[: state.players]
        return SmallResult(payoff=won, winners=[seat for seat, share in enumerate(won) if share > 0])

    def events(self, state: StateT, viewer: int) -> list[Sentence]:
        """What a viewer was told since the last decision."""
        return [self.sentence(state, told) for told in heard(state.story or (), viewer)]

    def transcript(
        self,
        engine: Engine[StateT, Printed],
        players: int,
        seed: int,
        options: Mapping[str, Value],
        choose: Callable[[StateT], int] | None = None,
    ) -> Iterator[JsonObject]:
        """A game from a seed, at random or as chosen: every decision with the whole state and its secrets."""
        states = engine.deal(players, seed, options=options)
        s = states[0]
        # The choices are drawn apart from the deal, from a seed that no other game deals from.
        dice = Dice(~seed)
        yield {
            "game": self.name,
            "players": players,
            "seed": seed,
            "edition": {"name": engine.edition.name},
            "options": engine.game.read_options(options, players),
            "state": fields(s),
        }
        while s.phase != self.rules.OVER:
            seat, legal = s.mover, engine.legal(states)
            action = legal[below(dice, len(legal))] if choose is None else choose(s)
            engine.apply(states, 0, action)
            named = [engine.action_names[offered] for offered in legal]
            yield {
                "seat": seat,
                "legal": named,
                "action": engine.action_names[action],
                "state": fields(s),
            }
        yield {"result": msgspec.to_builtins(self.result(s))}

    def why_not(self, state: StateT, seat: int, action: int) -> Refusal | None:
        """That a seat may not do an action now; None if it may."""
        if state.phase == self.rules.OVER:
            return Refusal(self.turn_rule, Sentence("table-is-over"))
        if seat != state.mover:
            return Refusal(self.turn_rule, Sentence("small-not-yours", {"mover": Seat(state.mover)}))
        if action not in self.legal(state):
            return Refusal(self.turn_rule, Sentence("small-not-now"))
        return None


def fields(state: GameState) -> JsonObject:
    """A whole state by the names of its fields; of its dice nobody reads."""
    return {name: getattr(state.copy(), name) for name in type(state).fields if name != "rng"}


def heard(story: Sequence[Told], viewer: int) -> list[Told]:
    """What of a story is for the ears of a viewer."""
    return [told for told in story if told[0] in (EVERYBODY, viewer)]


def no_refusals(state: GameState) -> list[tuple[int, Refusal]]:
    """For games of which everything that can be pointed at is offered."""
    return []
