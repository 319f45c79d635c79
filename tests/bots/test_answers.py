"""Offers that ask for more than a ballot: accepted by what they bring and cost, if they can be kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from getaway.bots import negotiation
from getaway.bots.gains import Gains
from getaway.bots.negotiation import CAREFUL, NAIVE, USUAL, DealPolicy, trust
from getaway.games.alcatraz.deals.ledger_queries import proposals
from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.talk.statement import Statement
from tests.bots.bargaining import FRIENDS, Worth, accepts, electorate, seen
from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Clause,
    Condition,
    Done,
    Elected,
    Give,
    Has,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking

SMALL = {ANN: (0.2, 0.2, 0.2), BO: (0.23, 0.2, 0.2), CY: (0.2, 0.2, 0.2)}  # the vote means next to nothing
# Only Bo minds who is elected, so that the others may well elect Bo; Ann's vote counts most (AL-13).
FEARED = {ANN: (0.5, 0.5, 0.5), BO: (0.5, 0.0, 0.5), CY: (0.5, 0.5, 0.5)}
WHERE = {ANN: "laundry", BO: "chapel", CY: "workshop"}
HOLD = {ANN: ["key", "shiv"], BO: ["key", "cash"], CY: ["jacket"]}


def table(**more: Any) -> Talking:
    """Three are to vote in round 2; a task asks for a key and a shiv."""
    scene: dict[str, Any] = {"turn": CY, "where": WHERE, "hold": HOLD, "tasks": {"chapel": "A1"}, **more}
    return Talking(Scene(**scene).end_turns())


def offered(
    talking: Talking,
    give: Sequence[Clause],
    get: Sequence[Clause],
    condition: Condition | None = None,
    seat: int = ANN,
    to: int = BO,
) -> Talking:
    talking.say(Statement("offer", seat, (to,), tuple(give), tuple(get), condition, expires=2))
    return talking


def worth_of(talking: Talking, seat: int = BO, worth: Worth = SMALL) -> float:
    """What the last offer made to a seat is worth to it."""
    situation = seen(talking, seat)
    assert isinstance(situation.hidden, State)
    found = proposals(talking.ledger, situation.hidden, seat)[-1]
    return negotiation.worth_of(Gains(situation, electorate(situation, worth), {}), found)


@rule("AL-12")
@pytest.mark.parametrize("policy", [USUAL, CAREFUL])
@pytest.mark.parametrize(
    "deed",
    [
        Give(BO, ANN, "key", 1, 3),
        NotSteal(BO, ANN, 3),
        NotVote(BO, ANN, 2, 3),
        Vote(BO, CY, 3),
        At(BO, "laundry", 2),
    ],
)
def test_a_vote_that_matters_is_worth_a_deed(deed: Clause, policy: DealPolicy) -> None:
    """Give me a key, do not rob me, be there: and I vote for Cy."""
    assert accepts(offered(table(), [Vote(ANN, CY, 2)], [deed]), BO, FEARED, policy) == [True]


@rule("AL-12")
@pytest.mark.parametrize("policy", [USUAL, CAREFUL])
@pytest.mark.parametrize(
    "deed", [Give(BO, ANN, "key", 1, 3), Give(BO, ANN, "cash", 1, 3), Vote(BO, BO, 3), At(BO, "laundry", 2)]
)
def test_a_vote_that_means_nothing_is_not(deed: Clause, policy: DealPolicy) -> None:
    assert accepts(offered(table(), [Vote(ANN, CY, 2)], [deed]), BO, SMALL, policy) == [False]


@rule("AL-12")
@pytest.mark.parametrize("policy", [USUAL, NAIVE, CAREFUL])
@pytest.mark.parametrize(
    "deed",
    [
        Give(BO, ANN, "tool", 1, 3),
        Swap(BO, ANN, "key", "tool", 3),
        At(BO, "dining_hall", 2),
        NotFrameUp(BO, 3),
    ],
)
def test_nobody_agrees_to_what_they_could_not_keep(deed: Clause, policy: DealPolicy) -> None:
    """Bo has no tool, Ann neither; the dining hall is full; what cards Bo will have nobody knows."""
    talking = table(guards={"dining_hall": 4}, frame_ups={BO: ["beating"]})
    assert accepts(offered(talking, [Vote(ANN, CY, 2)], [deed]), BO, FEARED, policy) == [False]


@rule("AL-12")
def test_what_is_promised_already_is_not_promised_again() -> None:
    key = Give(BO, ANN, "key", 1, 3)
    assert accepts(offered(table(), [Vote(ANN, CY, 2)], [key]), BO, FEARED) == [True]
    talking = table().promise(Give(BO, CY, "key", 1, 3))
    assert accepts(offered(talking, [Vote(ANN, CY, 2)], [key]), BO, FEARED) == [False]


@rule("AL-12")
def test_of_two_offers_at_once_one_is_accepted() -> None:
    talking = offered(table(), [Vote(ANN, CY, 2)], [NotSteal(BO, ANN, 3)])
    offered(talking, [Vote(CY, ANN, 2)], [NotSteal(BO, CY, 3)], seat=CY)
    assert accepts(talking, BO, FEARED) == [True, False]


@rule("AL-12")
def test_who_has_promised_a_ballot_can_still_promise_a_deed() -> None:
    talking = table().promise(Vote(BO, CY, 2))
    assert accepts(offered(talking, [Vote(ANN, CY, 2)], [NotSteal(BO, ANN, 3)]), BO, FEARED) == [True]
    assert accepts(offered(talking, [NotSteal(ANN, BO, 3)], [Vote(BO, ANN, 2)]), BO, FEARED) == [True, False]


@rule("AL-12")
def test_the_naive_agree_to_what_is_harmless() -> None:
    harmless, costly = NotSteal(BO, ANN, 3), Give(BO, ANN, "cash", 1, 3)
    worth = {ANN: (0.0, 0.5, 0.5), BO: (0.5, 0.1, 0.5), CY: (0.5, 0.5, 0.0)}
    for get, agreed in (
        (harmless, True),
        (costly, False),
        (Vote(BO, BO, 3), False),
        (Vote(BO, ANN, 3), True),
    ):
        assert accepts(offered(table(), [NotSteal(ANN, BO, 3)], [get]), BO, worth, NAIVE) == [agreed]
    # The careful want something for it.
    assert accepts(offered(table(), [NotSteal(ANN, BO, 3)], [harmless]), BO, worth) == [False]


@rule("AL-12")
def test_a_thing_is_worth_what_one_stands_better_with_it_and_costs_the_giver() -> None:
    gift = offered(table(), [Give(ANN, BO, "shiv", 1, 3)], [NotVote(BO, CY, 2, 2)])
    assert worth_of(gift) > 0
    fee = offered(table(), [NotVote(ANN, CY, 2, 2)], [Give(BO, ANN, "cash", 1, 3)])
    assert worth_of(fee) < 0


@rule("AL-12")
def test_what_others_promise_counts_as_far_as_they_are_trusted() -> None:
    """Half a shiv if Ann is trusted half; what Bo gives is gone either way."""
    deal = offered(table(), [Give(ANN, BO, "shiv", 1, 3)], [Give(BO, ANN, "cash", 1, 3)])
    gift = offered(table(), [Give(ANN, BO, "shiv", 1, 3)], [NotVote(BO, CY, 2, 2)])
    situation = seen(deal, BO)
    gains = Gains(situation, electorate(situation, SMALL), {})
    shiv, cash = Give(ANN, BO, "shiv", 1, 3), Give(BO, ANN, "cash", 1, 3)
    both, alone = gains.of_deeds([cash, shiv])[BO], gains.of_deeds([cash])[BO]
    believed = trust(situation, ANN)
    assert 0 < believed < 1
    assert worth_of(deal) == pytest.approx(believed * both + (1 - believed) * alone)
    assert worth_of(deal) < worth_of(gift)


@rule("AL-12")
def test_to_be_spared_something_is_worth_what_it_would_have_cost() -> None:
    """Cy has nothing: there is nothing to be stolen from Cy."""
    spared = offered(table(), [NotSteal(ANN, BO, 3)], [NotVote(BO, CY, 2, 2)])
    assert worth_of(spared) > 0
    nothing = offered(table(hold={}), [NotSteal(ANN, BO, 3)], [NotVote(BO, CY, 2, 2)])
    assert worth_of(nothing, worth=dict.fromkeys(range(3), (0.2, 0.2, 0.2))) == pytest.approx(0)


@rule("AL-12", "AL-13")
def test_a_vote_that_will_not_be_cast_counts_for_those_whom_it_would_elect() -> None:
    once = offered(table(), [NotVote(ANN, BO, 2, 2)], [NotSteal(BO, ANN, 2)])
    longer = offered(table(), [NotVote(ANN, BO, 2, 4)], [NotSteal(BO, ANN, 2)])
    assert 0 < worth_of(once, worth=FEARED) < worth_of(longer, worth=FEARED)
    other = offered(table(), [NotVote(ANN, CY, 2, 2)], [NotSteal(BO, ANN, 2)])
    assert worth_of(other, worth=FEARED) < 0, "then Ann votes for Bo the more"


@rule("AL-12")
def test_a_condition_makes_a_deal_count_as_much_as_it_is_likely() -> None:
    deed, wish = [Give(ANN, BO, "shiv", 1, 3)], [NotSteal(BO, ANN, 3)]
    plain = worth_of(offered(table(), deed, wish))
    assert plain > 0
    done = worth_of(offered(table(), deed, wish, Done("A")))
    assert 0 < done < plain
    assert worth_of(offered(table(), deed, wish, Has(CY, "jacket"))) == pytest.approx(plain)
    for candidate in (ANN, BO, CY):
        talking = offered(table(), deed, wish, Elected(candidate, 2))
        situation = seen(talking, BO)
        chance = electorate(situation, FRIENDS).chances({})[situation.legal[candidate]]
        assert worth_of(talking, worth=FRIENDS) == pytest.approx(chance * plain)


@rule("AL-12")
@pytest.mark.parametrize("condition", [Has(CY, "gun"), Elected(CY, 3)])
def test_what_hangs_on_what_nobody_can_tell_is_refused(condition: Condition) -> None:
    talking = offered(table(), [Give(ANN, BO, "shiv", 1, 3)], [NotSteal(BO, ANN, 3)], condition)
    for policy in (USUAL, NAIVE, CAREFUL):
        assert accepts(talking, BO, FEARED, policy) == [False]
