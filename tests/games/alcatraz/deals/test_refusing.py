"""AL-12 for bots: nothing is offered twice in vain, and what was broken is said once."""

from __future__ import annotations

from getaway.games.alcatraz.deals.drafts import drafts
from getaway.games.alcatraz.deals.ledger_queries import accusations, counter
from getaway.games.alcatraz.talk.statement import Statement, read, write
from tests.citing import rule
from tests.games.alcatraz.parts import Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking

JOINT = Statement("offer", ANN, (BO,), (Vote(ANN, CY, 2),), (Vote(BO, CY, 2),), expires=2)


def voting() -> Talking:
    """Three are to vote in round 2."""
    return Talking(Scene(turn=CY).end_turns())


def offered(table: Talking, seat: int) -> list[dict[str, object]]:
    return [dict(draft.said) for draft in drafts(table.ledger, table.scene.state, seat)]


@rule("AL-12")
def test_what_was_refused_is_not_offered_again() -> None:
    table = voting()
    assert write(JOINT) in offered(table, ANN)
    table.answer("reject", BO, table.say(JOINT))
    assert write(JOINT) not in offered(table, ANN)
    # To another it may be said, and Bo may say it.
    assert any(said["to"] == [CY] for said in offered(table, ANN))
    assert any(said["to"] == [ANN] for said in offered(table, BO))


@rule("AL-12")
def test_what_was_answered_with_another_offer_was_refused_and_what_was_withdrawn_was_not() -> None:
    table = voting()
    number = table.say(JOINT)
    other = Statement("offer", BO, (ANN,), (Vote(BO, ANN, 2),), (Vote(ANN, BO, 2),), expires=2)
    said = read(counter(write(other), number), table.scene.state, BO)
    assert (said.act, said.ref, said.give, said.get) == ("counter", number, other.give, other.get)
    table.say(said)
    assert table.ledger.refused == (JOINT,)
    table = voting()
    table.answer("withdraw", ANN, table.say(JOINT))
    assert table.ledger.refused == ()
    assert write(JOINT) in offered(table, ANN)


@rule("AL-12")
def test_a_broken_promise_is_called_so_once_by_whom_it_was_made_to() -> None:
    table = voting()
    table.say(Statement("offer", CY, (ANN,), (Vote(CY, BO, 2),)))
    table.say(Statement("offer", BO, (ANN,), (Vote(BO, ANN, 2),)))
    table.vote(ANN, ANN, ANN)
    assert table.statuses == ["broken", "kept"]
    (accusation,) = accusations(table.ledger, table.scene.state, ANN)
    assert accusation == write(Statement("accuse", ANN, ref=0))
    assert accusations(table.ledger, table.scene.state, BO) == []
    table.say(read(accusation, table.scene.state, ANN))
    assert accusations(table.ledger, table.scene.state, ANN) == []


@rule("AL-12")
def test_what_was_broken_long_ago_is_not_brought_up_again() -> None:
    table = voting()
    table.say(Statement("offer", CY, (ANN,), (Vote(CY, BO, 2),)))
    table.vote(ANN, ANN, ANN)
    table.next_round().next_round()
    assert accusations(table.ledger, table.scene.state, ANN) == []
