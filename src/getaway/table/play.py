"""The game on the table: its state, who is asked, what was told, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import Refusal
from getaway.kernel.game import Told
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.table.chance import number_for

# All bits of every byte that is not zero.
MARKED = bytes([0, *[255] * 255])


def _unlike(one: bytes, other: bytes) -> int:
    """The bytes in which two states differ, as a row of bits."""
    unlike = int.from_bytes(one) ^ int.from_bytes(other)
    return int.from_bytes(unlike.to_bytes(len(one)).translate(MARKED))


class Step:
    """An action that its seat may take back, unless it told anybody anything new."""

    __slots__ = ("asked_at", "before", "is_checked", "ledger", "n", "seat")

    def __init__(self, n: int, seat: int, *, ledger: Any, asked_at: int) -> None:
        self.n = n
        self.seat = seat
        self.ledger = ledger  # the promises as they stood before
        self.asked_at = asked_at  # when it was asked for
        self.before: Any = None  # the state before
        self.is_checked = False  # is it known that it told nobody anything new?


class Play:
    """One game from the deal to its end. Entries move it; nothing is checked here."""

    def __init__(
        self, engine: Engine, players: int, options: Mapping[str, Value], seed: str, n: int, talks: bool
    ) -> None:
        self.engine = engine
        self.game = engine.game
        self.seed = seed
        self.talks = talks  # is there a time to talk before a vote?
        self.state = engine.deal(players, number_for(seed, n), options=options)[0]
        self.starter: int = self.state.mover
        self.asked: tuple[int, ...] = ()
        self.talking = False  # a vote is next, and nobody has called it
        self.ballots: dict[int, int] = {}
        self.stories: dict[int, list[Told]] = {}  # by entry; what was taken back is gone
        self.path: list[Step] = []  # actions of one seat, the last that may be taken back
        self._put_question()

    @property
    def is_over(self) -> bool:
        return bool(self.state.phase == self.engine.rules.OVER)

    @property
    def caller(self) -> int | None:
        """Who may call the vote that is next; None where no vote is."""
        return None if self.is_over else self.game.council(self.state)

    def _put_question(self) -> None:
        self.ballots = {}
        self.talking = False
        if self.is_over:
            self.asked = ()
        elif self.caller is None:
            self.asked = (self.state.mover,)
        elif self.talks:
            self.talking = True
            self.asked = ()
        else:
            self.asked = tuple(range(self.state.players))

    def call(self) -> None:
        """The vote begins: all are asked at once."""
        self.talking = False
        self.asked = tuple(range(self.state.players))

    def as_asked(self, seat: int) -> Any:
        """The state as it is to one of those who are asked: in a vote each is the mover."""
        if self.caller is None or not self.asked:
            return self.state
        copy = self.state.copy()
        copy.mover = seat if seat in self.asked else self.asked[0]
        return copy

    def hidden(self, seat: int) -> Any:
        """All that a seat, or a spectator (NOBODY), may know."""
        copy = self.as_asked(seat).copy()
        self.game.hide(copy, seat)
        return copy

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids a seat an action now."""
        return self.game.why_not(self.as_asked(seat), seat, action)

    def missed(self, seat: int) -> list[tuple[int, Sentence, Refusal]]:
        """What a seat that is asked can point at and may not do: the action, its name, the rule."""
        hidden = self.hidden(seat)
        label = self.game.label
        return [(action, label(hidden, action), refusal) for action, refusal in self.game.missed(hidden)]

    def legal(self, seat: int) -> list[int]:
        """What a seat that is asked may do."""
        return self.engine.legal([self.as_asked(seat)])

    def act(self, step: Step, action: int, *, by_player: bool) -> None:
        """Do an action in the open, as a step that may be taken back."""
        state = self.state
        state.rng = number_for(self.seed, step.n)
        step.before = state.copy()
        state.story = []
        self.game.apply(state, action)
        self.stories[step.n] = state.story
        if self.path and self.path[-1].seat != step.seat:
            self.path = []
        drew = state.rng != step.before.rng
        whispered = any(told[0] != EVERYBODY for told in state.story)
        if not by_player or drew or whispered or self.is_over or self.game.council(state) is not None:
            self.path = []
        else:
            self.path.append(step)
        self._put_question()

    def seal(self, n: int, seat: int, action: int) -> bool:
        """Take a ballot; with the last one all are opened. Says whether that was it."""
        self.ballots[seat] = action
        self.path = []
        self.asked = tuple(other for other in self.asked if other != seat)
        if self.asked:
            return False
        self.state.rng = number_for(self.seed, n)
        self.state.story = []
        for voter in range(self.state.players):
            self.game.apply(self.state, self.ballots[voter])
        self.stories[n] = self.state.story
        self._put_question()
        return True

    def can_undo(self, seat: int) -> bool:
        """May a seat take back its ballot, or its last action?"""
        if seat in self.ballots:
            return True
        if not self.path or self.path[-1].seat != seat:
            return False
        step = self.path[-1]
        if not step.is_checked and self._showed_something(step.before):
            self.path = []
            return False
        step.is_checked = True
        return True

    def asked_at_before(self, seat: int) -> int | None:
        """When the decision was asked for that a seat would take back; None for a ballot."""
        return None if seat in self.ballots else self.path[-1].asked_at

    def _showed_something(self, before: Any) -> bool:
        """Did the last action move, or open, anything that is not open to everybody?

        A spectator knows least: where the hidden bytes stand still, nobody has learnt anything.
        """
        now = self.state.copy()
        then = before.copy()
        then.rng = now.rng = 0
        was, is_now = then.pack(), now.pack()
        self.game.hide(then, NOBODY)
        self.game.hide(now, NOBODY)
        seen, seen_now = then.pack(), now.pack()
        changed = _unlike(was, is_now) | _unlike(seen, seen_now)
        secret = _unlike(was, seen) | _unlike(is_now, seen_now)
        return changed & secret != 0

    def undo(self, seat: int) -> None:
        """Take back a ballot or the last action; `can_undo` was asked before."""
        if seat in self.ballots:
            del self.ballots[seat]
            self.asked = tuple(sorted((*self.asked, seat)))
            return
        step = self.path.pop()
        self.state = step.before
        del self.stories[step.n]
        self._put_question()

    def events(self, story: list[Told], viewer: int) -> list[Sentence]:
        """What a viewer was told by an entry."""
        return [self.game.sentence(self.state, told) for told in self.game.heard(story, viewer)]

    def told(self, seat: int) -> list[Told]:
        """Everything a seat has been told since the deal."""
        return [told for n in self.stories for told in self.stories[n] if told[0] in (EVERYBODY, seat)]
