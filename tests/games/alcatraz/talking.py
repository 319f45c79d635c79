"""A scene at which people talk: every statement goes through JSON, every decision past the ledger."""

from __future__ import annotations

from typing import Any

from getaway.games.alcatraz.rules.rounds import next_vote
from getaway.games.alcatraz.rules.rules import hide
from getaway.games.alcatraz.rules.state import PICK_SEAT, State
from getaway.games.alcatraz.talk.ledger import Ledger
from getaway.games.alcatraz.talk.statement import Statement, read, write
from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.table.table import Table
from tests.games.alcatraz.parts import Clause, Condition, Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together

GIVE_KEY = ("trade with seat 1", "choose key", "that is all", "that is all")


def ledger_of(table: Table) -> Ledger:
    """The ledger of a live table of Alcatraz."""
    ledger: object = table.ledger
    assert isinstance(ledger, Ledger)
    return ledger


def state_of(table: Table) -> State:
    """The state of a live table of Alcatraz."""
    assert table.play is not None
    assert isinstance(table.play.state, State)
    return table.play.state


def public(state: State) -> State:
    """What a spectator may know of a state."""
    hidden = state.copy()
    hide(hidden, NOBODY)
    hidden.story = None
    return hidden


def joint_vote(s: State, seat: int, other: int, action: int) -> dict[str, Any]:
    """An offer: let us both vote for the same."""
    candidate, now = action - PICK_SEAT, next_vote(s)
    give, get = Vote(seat, candidate, now), Vote(other, candidate, now)
    return write(Statement("offer", seat, (other,), (give,), (get,), expires=now))


class Talking:
    """A scene, its ledger, and a second ledger that is kept by a spectator."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.ledger = Ledger()
        self.spectator = Ledger()

    def say(self, statement: Statement) -> int:
        """Say something; the number it gets."""
        state, seen = self.scene.state, public(self.scene.state)
        heard = read(write(statement), state, statement.seat)
        assert heard == read(write(statement), seen, statement.seat)
        number = self.ledger.say(statement.seat, heard, state)
        assert number == self.spectator.say(statement.seat, heard, seen)
        assert self.ledger == self.spectator
        return number

    def promise(self, *clauses: Clause, condition: Condition | None = None) -> Talking:
        """Each of these is promised to all others, by whoever it is about."""
        for clause in clauses:
            others = tuple(seat for seat in range(self.scene.state.players) if seat != clause.who)
            self.say(Statement("offer", clause.who, others, (clause,), condition=condition))
        return self

    def answer(self, act: str, seat: int, ref: int) -> int:
        """Accept, reject, withdraw or accuse."""
        return self.say(Statement(act, seat, ref=ref))

    def do(self, *names: str) -> Talking:
        """Do offers one after the other; the ledger sees each."""
        for name in names:
            before = self.scene.state.copy()
            self.scene.do(name)
            after = self.scene.state
            assert after.story is not None
            self.ledger.see(before, after, after.story)
            heard = [told for told in after.story if told[0] == EVERYBODY]
            self.spectator.see(public(before), public(after), heard)
            assert self.ledger == self.spectator
        return self

    def end_turns(self, times: int = 1) -> Talking:
        """End turn after turn."""
        return self.do(*["end the turn"] * times)

    def vote(self, *choices: int) -> Talking:
        """All vote, from seat 0 on."""
        return self.do(*[f"choose seat {choice}" for choice in choices])

    def next_round(self, scapegoat: int = 0) -> Talking:
        """The rest of the turns pass, and all vote for one."""
        now = self.scene.state.round
        while self.scene.state.round == now:
            self.do("end the turn")
        return self.vote(*[scapegoat] * self.scene.state.players)

    @property
    def statuses(self) -> list[str]:
        """What has become of the promises."""
        return [promise.status for promise in self.ledger.promises]

    @property
    def open_offers(self) -> list[int]:
        """The numbers of the statements that wait for a yes."""
        return [offer.number for offer in self.ledger.statements]


def meeting(**more: object) -> Talking:
    """Ann's turn, the scapegoat's; Bo is with her in the laundry, Cy is elsewhere."""
    scene = {"where": together("laundry", ANN, BO), "hold": {ANN: ["key"]}, "guards": {"laundry": 0}, **more}
    return Talking(Scene(**scene))  # type: ignore[arg-type]


def plot(**more: object) -> Talking:
    """Bo's turn; Cy is with him in the chapel, where a task lies for which Bo has the items."""
    scene = {
        "turn": BO,
        "where": {ANN: "laundry", **together("chapel", BO, CY)},
        "hold": {BO: ["key", "shiv"]},
        "guards": {"chapel": 0},
        "tasks": {"chapel": "A1", "workshop": "B1"},
        "top": ["C1", "D1"],
        **more,
    }
    return Talking(Scene(**scene))  # type: ignore[arg-type]
