"""How careful the levels are in deals and votes: easy believes everybody, expert fewer than hard (AL-12)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from getaway.bots import negotiation
from getaway.bots.heuristic import Heuristic
from getaway.bots.negotiation import CAREFUL, NAIVE, USUAL, trust
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.deals import Word
from getaway.games.alcatraz.rules.state import PICK_SEAT
from getaway.games.alcatraz.talk.statement import Statement
from tests.bots.bargaining import FRIENDS, accepts, electorate, offer, seen, with_record
from tests.citing import rule
from tests.games.alcatraz.parts import Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking


@pytest.fixture
def table() -> Talking:
    """Three are to vote in round 2."""
    return Talking(Scene(turn=CY).end_turns())


@rule("AL-12")
def test_an_expert_deals_only_with_those_whom_it_trusts_more() -> None:
    """Cy has kept two promises and broken one: hard would still deal with Cy."""
    table = with_record(2, 1)
    table.say(Statement("offer", CY, (ANN,), (Vote(CY, BO, 3),), (Vote(ANN, BO, 3),), expires=3))
    assert USUAL.suspicious < trust(seen(table, ANN), CY) < CAREFUL.suspicious
    for bot, answer in ((Search(Budget(30)), "accept"), (Search(Budget(30), careful=True), "reject")):
        bot.electorate = lambda situation: electorate(situation, FRIENDS)  # type: ignore[method-assign]
        first, *_, last = bot.speak(seen(table, ANN))
        # It also says that Cy has broken a promise.
        assert (first["act"], last["act"]) == (answer, "accuse")


def test_an_expert_wants_more_of_a_deal(table: Talking) -> None:
    small = {ANN: (0.0, 0.12, 0.12), BO: (0.12, 0.0, 0.12), CY: (0.12, 0.12, 0.0)}
    offer(table, ANN, CY, BO)
    assert accepts(table, CY, small) == [True]
    assert accepts(table, CY, small, CAREFUL) == [False]


@rule("AL-12")
@pytest.mark.parametrize("remembers", [True, False])
def test_those_who_do_not_look_ahead_count_on_promised_votes_too(table: Talking, remembers: bool) -> None:
    """Cy's vote decides between Ann and Bo once both others have promised theirs; Cy fears Ann's election."""
    table.promise(Vote(ANN, ANN, 2), Vote(BO, BO, 2))
    worth = {ANN: (0.0, 0.0, 0.0), BO: (0.0, 0.0, 0.9), CY: (0.0, 0.0, 0.1)}
    bot = Heuristic(remembers=remembers)
    bot.electorate = lambda situation: electorate(situation, worth)  # type: ignore[method-assign]
    assert bot.choose(seen(table, CY)) == PICK_SEAT + BO
    opposite = {ANN: (0.0, 0.0, 0.9), BO: (0.0, 0.0, 0.0), CY: (0.0, 0.0, 0.1)}
    bot.electorate = lambda situation: electorate(situation, opposite)  # type: ignore[method-assign]
    assert bot.choose(seen(table, CY)) == PICK_SEAT + ANN


@rule("AL-12")
@pytest.mark.parametrize("kept", [True, False])
def test_a_promise_that_was_tempting_to_break_says_more_for_its_maker(
    table: Talking, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who keeps it all the same is trusted more; who breaks it is distrusted less than for nothing."""

    def trusted(tempted: float) -> float:
        deals = SimpleNamespace(track_record=lambda *_: [Word(kept, 2, tempted)])
        monkeypatch.setattr(negotiation, "_deals", lambda _: deals)
        return trust(seen(table, ANN), CY)

    found = [trusted(tempted) for tempted in (0.0, 0.1, 0.2, 0.9)]
    assert found[0] < found[1] < found[2] == found[3]
    assert (found[0] > 2 / 3) == kept


def test_the_naive_believe_even_those_who_always_lie() -> None:
    table = with_record(0, 3)
    table.promise(Vote(CY, BO, 3))
    situation = seen(table, ANN)
    assert negotiation.believed(situation, NAIVE) == {(CY, PICK_SEAT + BO): 1.0}
    assert negotiation.believed(situation) == {(CY, PICK_SEAT + BO): trust(situation, CY)}
