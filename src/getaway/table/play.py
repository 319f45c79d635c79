"""The game on the table: its state, who is asked, what was told, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from getaway.kernel.chance import Dice
from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import Refusal
from getaway.kernel.game import Ledger, Told
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.kernel.state import GameState
from getaway.kernel.view import Deed, View
from getaway.table.chance import number_for

MOST_UNDOS = 30  # of one seat before something new is shown or somebody else decides
# For `bytes.translate`: zero stays zero, every other byte becomes 255.
MARKED = bytes([0, *[255] * 255])


def _unlike(one: bytes, other: bytes) -> int:
    """The bytes in which two states differ, as a row of bits."""
    unlike = int.from_bytes(one) ^ int.from_bytes(other)
    return int.from_bytes(unlike.to_bytes(len(one)).translate(MARKED))


class Open(NamedTuple):
    """The bytes of a state, and what a spectator may know of them."""

    all: bytes
    seen: bytes


class Step:
    """An action that its seat may take back, unless it told anybody anything new."""

    __slots__ = ("asked_at", "before", "is_checked", "ledger", "n", "open_before", "seat")

    def __init__(self, n: int, seat: int, *, ledger: Ledger | None, asked_at: int) -> None:
        self.n = n
        self.seat = seat
        self.ledger = ledger  # the promises as they stood before
        self.asked_at = asked_at  # when it was asked for
        self.before: GameState  # the state before, once it is done
        self.open_before: Open | None = None  # what of it was open to everybody, if that is known already
        self.is_checked = False  # is it known that it told nobody anything new?


class Play:
    """One game from the deal to its end. Entries move it; nothing is checked here."""

    def __init__(
        self,
        engine: Engine,
        players: int,
        options: Mapping[str, Value],
        seed: str,
        n: int,
        talks: bool,
        *,
        fair: bool = False,
        past: Sequence[str] = (),
    ) -> None:
        self.engine = engine
        self.game = engine.game
        self.seed = seed
        self.fair = fair
        self._past = [int(number, 16) for number in past]  # of the changes of a game that this one leaves
        self.changes = 0  # of the board since the deal, without those that were taken back
        self.talks = talks  # is there a time to talk before a vote?
        self.state = engine.deal(players, self.luck(n), options=options)[0]
        self.starter: int = self.state.mover
        self.asked: tuple[int, ...] = ()
        self.talking = False  # a vote is next, and nobody has called it
        self.ballots: dict[int, int] = {}
        self.stories: dict[int, list[Told]] = {}  # by entry; what was taken back is gone
        self.path: list[Step] = []  # actions of one seat, the last that may be taken back
        self.undone: dict[int, int] = {}  # how often each seat took something back since the last new thing
        self.moment = 0  # rises whenever anybody could see something else, or be asked something else
        self._offered: dict[int, set[int]] = {}  # what this moment's views offer, by seat
        self._open: Open | None = None  # what is open to everybody at this moment, once it was asked for
        self._put_question()

    def luck(self, n: int) -> int:
        """The seed of the chance of entry n.

        At a fair table the changes of the board are counted, not the entries: whoever knew the secret seed
        could write entries that change nothing until the next number suits them. What another game had
        brought before this one left it keeps its numbers.
        """
        if self.changes < len(self._past):
            return self._past[self.changes]
        return number_for(self.seed, self.changes if self.fair else n)

    def stage(self, state: GameState) -> None:
        """Go on from another state than the one that was dealt: how a lesson sets its table."""
        self.state = state
        self.starter = state.mover
        self._put_question()

    @property
    def number_of_fork(self) -> int:
        """The number with which the rest is dealt anew where this game leaves another one."""
        return number_for(self.seed, self.changes, "branch")

    def leave_course(self, seat: int, number: int) -> None:
        """Go another way than the game before: what a seat could not know is dealt anew, to fit what it knew.

        What only others had been told would give away the old deal to bots, so they have forgotten it.
        """
        told = self.told(seat)
        self.stories = {
            n: [one for one in story if one[0] in (EVERYBODY, seat)] for n, story in self.stories.items()
        }
        state = self.state.copy()
        self.game.hide(state, seat)
        self.game.recall(state, told)
        state.rng = Dice(number).rng
        self.engine.rules.determinize(state, seat)
        state.rng = self.state.rng
        self.state = state
        self._let_go()
        self._pass()

    @property
    def is_over(self) -> bool:
        return bool(self.state.phase == self.engine.rules.OVER)

    @property
    def caller(self) -> int | None:
        """Who may call the vote that is next; None where no vote is."""
        return None if self.is_over else self.game.council(self.state)

    def _pass(self) -> None:
        """What was offered up to now is offered no more."""
        self.moment += 1
        self._offered = {}
        self._open = None

    def _put_question(self) -> None:
        self._pass()
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
        self._pass()
        self.talking = False
        self.asked = tuple(range(self.state.players))

    def as_asked(self, seat: int) -> GameState:
        """The state as a seat that is asked sees it: in a vote every voter is the mover."""
        if self.caller is None or not self.asked:
            return self.state
        copy = self.state.copy()
        copy.mover = seat if seat in self.asked else self.asked[0]
        return copy

    def hidden(self, seat: int) -> GameState:
        """All that a seat, or a spectator (NOBODY), may know."""
        copy = self.as_asked(seat).copy()
        self.game.hide(copy, seat)
        return copy

    def view(self, viewer: int) -> View:
        """What a seat, or a spectator (NOBODY), sees; with what it may do, if it is asked."""
        view = self.game.view(self.as_asked(viewer), viewer)
        if viewer in self.asked:
            self._offered[viewer] = {choice.action for choice in view.choices}
        elif view.choices:
            # The game knows who votes next; while the table still talks nobody is asked.
            view = msgspec.structs.replace(view, choices=[])
        return view

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids a seat an action now; what the seat was offered `legal` has allowed."""
        if action in self._offered.get(seat, ()):
            return None
        return self.game.why_not(self.as_asked(seat), seat, action)

    def refusals(self, seat: int) -> list[tuple[Deed, Refusal]]:
        """What a seat that is asked can point at and may not do, and the rule."""
        hidden = self.hidden(seat)
        return [(self.game.deed(hidden, action), refusal) for action, refusal in self.game.refusals(hidden)]

    def legal(self, seat: int) -> list[int]:
        """What a seat that is asked may do."""
        return self.engine.legal([self.as_asked(seat)])

    def act(self, step: Step, action: int, *, by_player: bool) -> None:
        """Do an action in the open, as a step that may be taken back."""
        state = self.state
        self.changes += 1
        state.rng = self.luck(step.n)
        step.before, step.open_before = state.copy(), self._open
        state.story = []
        self.game.apply(state, action)
        self.stories[step.n] = state.story
        if self.path and self.path[-1].seat != step.seat:
            self._let_go()
        drew = state.rng != step.before.rng
        whispered = any(told[0] != EVERYBODY for told in state.story)
        if not by_player or drew or whispered or self.is_over or self.game.council(state) is not None:
            self._let_go()
        else:
            self.path.append(step)
        self._put_question()

    def _let_go(self) -> None:
        """Something new was shown or decided: nothing before it can be taken back, and undos count anew."""
        self.path = []
        self.undone = {}

    def seal(self, n: int, seat: int, action: int) -> bool:
        """Take a ballot; with the last one all are opened. Says whether that was it."""
        self._pass()
        self.ballots[seat] = action
        self.path = []
        self.asked = tuple(other for other in self.asked if other != seat)
        if self.asked:
            return False
        self.changes += 1
        self.state.rng = self.luck(n)
        self.state.story = []
        for voter in range(self.state.players):
            self.game.apply(self.state, self.ballots[voter])
        self.stories[n] = self.state.story
        self._let_go()
        self._put_question()
        return True

    def can_undo(self, seat: int) -> bool:
        """May a seat take back its ballot, or its last action?"""
        if seat in self.ballots:
            return True
        if not self.path or self.path[-1].seat != seat:
            return False
        step = self.path[-1]
        if not step.is_checked and self._showed_something(step):
            self.path = []
            return False
        step.is_checked = True
        return True

    def asked_at_before(self, seat: int) -> int | None:
        """When the decision was asked for that a seat would take back; None for a ballot."""
        return None if seat in self.ballots else self.path[-1].asked_at

    def _showed_something(self, step: Step) -> bool:
        """Did the last action move, or open, anything that is not open to everybody?

        A spectator knows least: if no byte that is hidden from a spectator changes, nobody learns anything.
        """
        then = step.open_before or self._open_of(step.before)
        now = self._open = self._open or self._open_of(self.state)
        changed = _unlike(then.all, now.all) | _unlike(then.seen, now.seen)
        secret = _unlike(then.all, then.seen) | _unlike(now.all, now.seen)
        return changed & secret != 0

    def _open_of(self, state: GameState) -> Open:
        copy = state.copy()
        copy.rng = 0
        whole = copy.pack()
        self.game.hide(copy, NOBODY)
        return Open(whole, copy.pack())

    def may_undo(self, seat: int) -> bool:
        """May a seat take something back now? Not for ever: every undo is an entry in the log."""
        return self.undone.get(seat, 0) < MOST_UNDOS and self.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back a ballot or the last action; `can_undo` was asked before."""
        self.undone[seat] = self.undone.get(seat, 0) + 1
        if seat in self.ballots:
            self._pass()
            del self.ballots[seat]
            self.asked = tuple(sorted((*self.asked, seat)))
            return
        step = self.path.pop()
        self.state = step.before
        self.changes -= 1
        del self.stories[step.n]
        self._put_question()

    def events(self, story: list[Told], viewer: int) -> list[Sentence]:
        """What a viewer was told by an entry."""
        return [self.game.sentence(self.state, told) for told in self.game.heard(story, viewer)]

    def told(self, seat: int) -> list[Told]:
        """Everything a seat has been told since the deal."""
        return [told for n in self.stories for told in self.stories[n] if told[0] in (EVERYBODY, seat)]
