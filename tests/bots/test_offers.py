"""Offers of more than a joint vote: what brings both most, and what the one who offers can keep (AL-12)."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.bots import negotiation
from getaway.bots.gains import Gains
from getaway.bots.heuristic import Heuristic
from getaway.bots.negotiation import CAREFUL, USUAL, DealPolicy, best_offer, trust
from getaway.deals import Ballot
from getaway.games.alcatraz.deals.drafts import drafts
from getaway.games.alcatraz.rules.state import PICK_SEAT, State
from getaway.games.alcatraz.talk.statement import Statement, read
from tests.bots.bargaining import Worth, accepts, electorate, seen
from tests.citing import rule
from tests.games.alcatraz.parts import Give, NotSteal, Swap, Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking

# Only Ann minds who is elected: she fears herself. The others have nothing to gain by a vote.
FEARED = {ANN: (0.0, 0.5, 0.5), BO: (0.6, 0.5, 0.5), CY: (0.6, 0.5, 0.5)}
INDIFFERENT = dict.fromkeys((ANN, BO, CY), (0.5, 0.5, 0.5))
# A task asks for a key and a shiv; Ann and Bo have one thing too many each, and one that the other needs.
HOLD = {ANN: ["key", "key", "cash"], BO: ["shiv", "shiv"], CY: []}


EAGER = DealPolicy(0.01, 0.4)  # deals for little
CHAPEL = {ANN: "chapel", BO: "chapel", CY: "workshop"}  # two at the task


def table(**more: Any) -> Talking:
    """Three are to vote in round 2."""
    scene: dict[str, Any] = {
        "turn": CY,
        "where": {ANN: "laundry", BO: "chapel", CY: "workshop"},
        "hold": HOLD,
        "tasks": {"chapel": "A1"},
        **more,
    }
    return Talking(Scene(**scene).end_turns())


def best(talking: Talking, worth: Worth, seat: int = ANN, policy: DealPolicy = USUAL) -> Statement | None:
    situation = seen(talking, seat)
    said = best_offer(Gains(situation, electorate(situation, worth), {}), policy)
    return None if said is None else read(said, talking.scene.state, seat)


@rule("AL-12", "AL-13")
def test_a_vote_is_bought_where_no_joint_vote_would_bring_the_other_anything() -> None:
    said = best(table(), FEARED)
    assert said is not None
    (price,), (wish,) = said.give, said.get
    assert not isinstance(price, Vote)
    assert isinstance(wish, Vote)
    assert wish.candidate not in (ANN, wish.who)


@rule("AL-12", "AL-23")
def test_a_swap_that_suits_both_is_offered() -> None:
    said = best(table(where=CHAPEL), INDIFFERENT, policy=EAGER)
    assert said is not None
    (own,), (wish,) = said.give, said.get
    assert isinstance(own, Swap)
    assert (own.who, own.to, own.thing, own.wanted) == (ANN, BO, "key", "shiv")
    assert isinstance(wish, Swap)
    assert (wish.who, wish.to, wish.thing, wish.wanted) == (BO, ANN, "shiv", "key")
    assert best(table(where=CHAPEL, hold={}), INDIFFERENT, policy=EAGER) is None, "there is nothing to swap"
    assert best(table(where=CHAPEL), INDIFFERENT, policy=CAREFUL) is None, "it is not worth so much"


@rule("AL-12")
@pytest.mark.parametrize(("worth", "policy"), [(FEARED, USUAL), (FEARED, EAGER), (INDIFFERENT, EAGER)])
def test_the_best_offer_has_the_largest_product_of_gains(worth: Worth, policy: DealPolicy) -> None:
    """Reckoned anew for every draft, without leaving anything out."""
    talking = table(where=CHAPEL)
    situation = seen(talking, ANN)
    gains = Gains(situation, electorate(situation, worth), {})
    sure = {ANN: 1.0, BO: trust(situation, BO), CY: trust(situation, CY)}
    products: dict[str, float] = {}
    assert isinstance(situation.hidden, State)
    for draft in drafts(talking.ledger, situation.hidden, ANN):
        votes = gains.of_ballots(draft.ballots, sure)
        kept, alone = gains.of_deeds((*draft.own, *draft.others)), gains.of_deeds(draft.own)
        mine = votes[ANN] + sure[draft.to] * kept[ANN] + (1 - sure[draft.to]) * alone[ANN]
        theirs = votes[draft.to] + kept[draft.to]
        if min(mine, theirs) > policy.margin:
            products[repr(draft.said)] = mine * theirs
    said = best_offer(gains, policy)
    assert said is not None
    assert products[repr(said)] == max(products.values())


@rule("AL-12")
def test_bots_accept_what_bots_offer() -> None:
    for worth in (FEARED, INDIFFERENT):
        talking = table(where=CHAPEL)
        said = best(talking, worth, policy=EAGER)
        assert said is not None
        talking.say(said)
        assert accepts(talking, said.to[0], worth, EAGER) == [True]


@rule("AL-12")
def test_whoever_has_promised_a_ballot_is_asked_for_none() -> None:
    talking = table()
    situation = seen(talking, ANN)
    found = electorate(situation, FEARED)
    beliefs = {(other, PICK_SEAT + ANN): 0.7 for other in (BO, CY)}
    said: Any = best_offer(Gains(situation, found, beliefs))
    assert said is None or all(clause["clause"] == "swap" for clause in said["get"])


@rule("AL-12")
def test_those_who_break_their_word_are_offered_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However well it would pay if they kept it this time."""
    offers = []
    for trusted in (EAGER.suspicious + 0.01, EAGER.suspicious - 0.01):
        monkeypatch.setattr(negotiation, "trust", lambda _, seat, t=trusted: t if seat == BO else 0.0)
        offers.append(best(table(scapegoat=CY, turn=BO), FEARED, policy=EAGER))
    assert offers[0] is not None
    assert offers[0].to == (BO,)
    assert offers[1] is None


@rule("AL-12")
def test_what_a_bot_offers_it_keeps() -> None:
    """Bo says yes to whatever Ann offers for a vote, and they meet."""
    talking = table(where=CHAPEL)
    give, get = Give(ANN, BO, "key", 1, 3), Vote(BO, CY, 2)
    number = talking.say(Statement("offer", ANN, (BO,), (give,), (get,), expires=2))
    talking.answer("accept", BO, number)
    talking.vote(CY, CY, CY)
    bot = Heuristic()
    while talking.statuses[0] == "open":
        mover = talking.scene.state.mover
        action = bot.choose(seen(talking, mover)) if mover == ANN else None
        talking.do("end the turn" if action is None else talking.scene.name(action))
    assert talking.statuses == ["kept", "kept"]


@rule("AL-12")
def test_a_price_too_high_for_any_vote_is_not_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    talking = table()
    situation = seen(talking, ANN)
    gains = Gains(situation, electorate(situation, INDIFFERENT), {})
    weighed: list[tuple[Ballot, ...]] = []
    of_ballots = Gains.of_ballots

    def spy(self: Gains, ballots: Any, sure: Any) -> Any:
        weighed.append(tuple(ballots))
        return of_ballots(self, ballots, sure)

    monkeypatch.setattr(Gains, "of_ballots", spy)
    best_offer(gains)
    assert weighed
    assert all(len(ballots) == 2 for ballots in weighed), "nobody pays for what changes nothing"
    assert len(weighed) == len(set(weighed)), "everything is weighed once"


def test_not_to_rob_is_offered_to_whom_it_is_worth_something() -> None:
    situation = seen(table(), ANN)
    gains = Gains(situation, electorate(situation, FEARED), {})
    assert gains.of_deeds([NotSteal(ANN, BO, 4)])[BO] > 0 > gains.of_deeds([NotSteal(ANN, BO, 4)])[ANN]
    assert gains.of_deeds([NotSteal(ANN, CY, 4)]) == gains.nothing
