"""Trust in those who never try to keep their word, and promises for the far future (AL-12)."""

from __future__ import annotations

import pytest

from getaway.bots.gains import Gains
from getaway.bots.negotiation import trust, worth_of
from getaway.games.alcatraz.deals.ledger_queries import proposals
from getaway.games.alcatraz.talk.statement import Statement
from tests.bots.bargaining import FRIENDS, electorate, seen
from tests.citing import rule
from tests.games.alcatraz.parts import Give, Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking


def promised(by: int) -> Talking:
    """Cy promises Ann a key and then stays away until the time is over."""
    table = Talking(Scene(turn=CY, hold={CY: ["key"]}).end_turns())
    table.say(Statement("offer", CY, (ANN,), (Give(CY, ANN, "key", 1, by),)))
    return table.vote(ANN, ANN, ANN)


@rule("AL-12")
def test_a_promise_whose_maker_never_tried_counts_against_them() -> None:
    table = promised(by=2)
    before = trust(seen(table, ANN), CY)
    table.next_round()
    assert table.statuses == ["void"]
    assert table.ledger.promises[0].is_neglected
    assert trust(seen(table, ANN), CY) < before == pytest.approx(2 / 3)
    assert trust(seen(table, ANN), BO) == pytest.approx(2 / 3)


@rule("AL-12")
def test_the_robbed_are_not_to_blame() -> None:
    table = promised(by=2)
    table.ledger.promises = tuple(p._replace(was_robbed=True) for p in table.ledger.promises)
    table.spectator.promises = table.ledger.promises
    table.next_round()
    assert table.statuses == ["void"]
    assert not table.ledger.promises[0].is_neglected
    assert trust(seen(table, ANN), CY) == pytest.approx(2 / 3)


@rule("AL-12")
def test_what_is_far_off_is_worth_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same key for the same vote, by the end of one round or another."""
    worth = []
    for by in (2, 3, 6, 13):
        table = Talking(Scene(turn=CY, hold={CY: ["key"]}, tasks={"chapel": "A1"}).end_turns())
        offer = Statement("offer", CY, (ANN,), (Give(CY, ANN, "key", 1, by),), (Vote(ANN, BO, 2),), expires=2)
        table.say(offer)
        situation = seen(table, ANN)
        (proposal,) = proposals(table.ledger, table.scene.state, ANN)
        assert proposal.delay == by - 2
        gains = Gains(situation, electorate(situation, FRIENDS), {})
        monkeypatch.setattr(gains, "of_deeds", lambda clauses: (0.1 * len(clauses), 0.0, 0.0))
        worth.append(worth_of(gains, proposal))
    assert worth[0] == worth[1] > worth[2] > worth[3]
