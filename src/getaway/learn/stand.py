"""The table of one scene of a lesson: a table like any other, set up as the lesson says.

Others act as the lesson says, and chance brings what the lesson wishes for; the rules do everything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Sentence
from getaway.kernel.state import GameState
from getaway.learn.contract import staging_of
from getaway.learn.lesson import LEARNER, Scene
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import number_for
from getaway.table.play import Play
from getaway.table.report import Report
from getaway.table.shapes import Shown
from getaway.table.table import Engines, Table

GUEST = "learner"
BOT = "scripted"
MOST_TRIES = 20_000  # of chance, before a wish is given up
UNLUCKY = f"{0:032x}"  # the seed where nothing is wished for


class CannotBe(BadInput):
    """What a lesson says is not what the rules allow."""


class Stand:
    """One scene's table."""

    def __init__(self, game: str, scene: Scene, engines: Engines, names: Sequence[str]) -> None:
        self.engine = engines(game, "")
        self.staging = staging_of(self.engine.game)
        self.table = Table(scene.id, engines)
        self.report = Report(self.table)
        made = log.Created(
            game=game,
            version=self.engine.game.version,
            players=scene.players,
            options={},
            seed=UNLUCKY,
            talk_seconds=None,
            by=GUEST,
        )
        self._write(made)
        for seat in range(scene.players):
            guest, bot = (GUEST, "") if seat == LEARNER else ("", BOT)
            self._write(log.Sat(seat=seat, name=names[seat], guest=guest, bot=bot))
        self._write(log.Started(by=GUEST))
        try:
            self.table.stage(self.staging.stage(self.engine, scene.players, scene.deal))
        except (msgspec.ValidationError, BadInput) as error:
            raise CannotBe(str(error)) from error
        self._dealt = self.table.n

    @property
    def play(self) -> Play:
        """The game on the table."""
        assert self.table.play is not None
        return self.table.play

    def shown(self) -> Shown:
        """The table as the learner sees it, with all that was told since the scene began."""
        return cast(Shown, msgspec.Raw(self.report.view(LEARNER, [LEARNER], self._dealt)))

    def name(self, action: int) -> str:
        """An action as lessons write it."""
        return self.staging.name(self.engine, action)

    def offered(self, seat: int) -> dict[str, int]:
        """What a seat may do now, by the names of lessons."""
        legal = self.play.legal(seat) if seat in self.play.asked else []
        return {self.name(action): action for action in legal}

    def decision(self, seat: int) -> str | None:
        """What is decided, as a seat sees it."""
        return self.play.view(seat).decision

    def is_refused(self, seat: int, name: str) -> bool:
        """Do the rules refuse a seat an action?"""
        actions = [action for action in range(self.engine.actions) if self.name(action) == name]
        return all(self.play.why_not(seat, action) is not None for action in actions) and bool(actions)

    def do(self, seat: int, name: str) -> None:
        """An action in the middle of a deed."""
        self._decide(seat, self._found(seat, name))

    def finish(self, seat: int, name: str, began: str | None, wish: Mapping[str, str]) -> None:
        """The last action of a deed that began with a decision: chance brings what is wished for.

        A question on the way that has one answer is answered by the program.
        """
        action: int | None = self._found(seat, name)
        if wish:
            self.play.seed = self._luck(seat, self._found(seat, name), began, wish)
        while action is not None:
            self._decide(seat, action)
            action = self._only_answer(self.play.state, seat, began)
        self.play.seed = UNLUCKY

    def say(self, seat: int, statement: JsonObject) -> None:
        """Somebody else says something."""
        self._write(requests.say_for(self.table, seat, statement))

    def answer(self, seat: int, act: str) -> None:
        """Somebody else answers what was said last."""
        assert self.table.ledger is not None
        self.say(seat, {"act": act, "ref": self.table.ledger.said - 1})

    def call(self, seat: int) -> None:
        """The talk ends."""
        self._write(log.Called(seat=seat))

    def hear(self, statement: JsonObject) -> None:
        """The learner says something; refused if it means nothing."""
        self._write(requests.say(self.table, GUEST, LEARNER, 0, statement=statement))

    def meaning(self, statement: JsonObject) -> tuple[JsonObject, list[Sentence]]:
        """What a statement of the learner is when nothing is left out, and in words."""
        if self.table.ledger is None:
            raise CannotBe("nothing that is said here has a meaning.")
        heard = self.table.ledger.copy().hear(statement, self.play.state, LEARNER)
        return heard.statement, heard.sentences

    def pointers(self, question: str) -> list[tuple[str, Sentence, bool]]:
        """What can be pointed at, and what of it is right."""
        return self.staging.pointers(self.play.hidden(LEARNER), question)

    def _write(self, entry: log.AnyEntry) -> None:
        self.table.read(self.table.n + 1, 0, entry)
        if self.table.owes_end:
            self.table.read(self.table.n + 1, 0, log.Ended())

    def _found(self, seat: int, name: str) -> int:
        offered = self.offered(seat)
        if name not in offered:
            raise CannotBe(f"{name!r} is not offered to seat {seat}, but {', '.join(offered) or 'nothing'}.")
        return offered[name]

    def _decide(self, seat: int, action: int) -> None:
        cause: log.Cause = "player" if seat == LEARNER else "bot"
        kind = log.Acted if self.play.caller is None else log.Sealed
        self._write(kind(seat=seat, action=action, cause=cause))

    def _only_answer(self, state: GameState, seat: int, began: str | None) -> int | None:
        """The one answer that a seat has on the way; None: it has a choice, or is not on the way."""
        game = self.engine.game
        if state.mover != seat or game.council(state) is not None:
            return None
        view = game.view(state, seat)
        return view.choices[0].action if view.decision != began and len(view.choices) == 1 else None

    def _luck(self, seat: int, action: int, began: str | None, wish: Mapping[str, str]) -> str:
        """The first seed with which the rules themselves bring what is wished for.

        Chance is never overwritten: the table sets its generator before every entry from its seed and the
        number of the entry, and so it is done here.
        """
        for luck in range(MOST_TRIES):
            seed = f"{luck:032x}"
            trial, n = self.play.state.copy(), self.table.n
            coming: int | None = action
            while coming is not None:
                n += 1
                trial.rng = number_for(seed, n)
                trial.story = []
                self.engine.game.apply(trial, coming)
                coming = self._only_answer(trial, seat, began)
            if self.staging.brings(self.play.state, trial, wish):
                return seed
        raise CannotBe(f"no luck brings {dict(wish)}.")
