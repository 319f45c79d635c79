"""Bots do nothing that nobody could explain: no trade for nothing, no offer twice, no vote for oneself."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from getaway.bots.explanation import explain
from getaway.bots.heuristic import Heuristic, consider, sensible
from getaway.bots.negotiation import CLEARLY, NAIVE, USUAL, expected, fresh, lasting, vote, weigh_ballots
from getaway.bots.search import Search
from getaway.bots.situation import HONEST, Situation
from getaway.bots.trial import Budget
from getaway.bots.weights import considerations, senseless
from getaway.games import find
from getaway.games.alcatraz.rules.state import DO_TRADE, ELECTED, PICK_SEAT, REFUSES, VOTES
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.record import Told
from getaway.lab import arena
from getaway.lab.arena import Match
from getaway.lab.seating import Pairing
from tests.bots.bargaining import ENGINE, electorate, seen
from tests.bots.moments import Moment, moments
from tests.citing import rule
from tests.contract.tables import engine_of
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together
from tests.games.alcatraz.talking import Talking

INSANE = ("deals-undone", "offers-repeated", "like-for-like", "gifts-for-nothing")


def in_the_laundry(told: list[tuple[int, ...]] | None = None) -> Situation:
    """Bo's turn; Ann is there too, and neither needs anything."""
    scene = Scene(
        turn=BO,
        scapegoat=CY,
        where=together("laundry", ANN, BO),
        hold={ANN: ["key", "shiv"], BO: ["medicine", "tool"]},
        guards={"laundry": 0},
    )
    return replace(Moment(scene.state, [[]] * 3, None).seen(ENGINE, 1), told=to_all(told or []))


def to_all(news: list[tuple[int, ...]]) -> tuple[Told, ...]:
    """News as everybody is told."""
    padded = [(*event, 0, 0, 0)[:4] for event in news]
    return tuple((EVERYBODY, kind, one, two, three) for kind, one, two, three in padded)


@rule("AL-23")
def test_a_trade_that_nobody_needs_is_not_even_tried() -> None:
    situation = in_the_laundry()
    assert DO_TRADE + ANN in situation.legal
    for bot in (Search(Budget(30)), Search(Budget(30), careful=True)):
        assert DO_TRADE + ANN not in bot.candidates(situation)
        assert bot.choose(situation) != DO_TRADE + ANN


def test_what_is_senseless_is_done_if_there_is_nothing_else() -> None:
    situation = in_the_laundry()
    assert sensible(situation, [DO_TRADE + ANN]) == [DO_TRADE + ANN]
    rows = consider(situation, situation.legal)
    pointless = [
        a for a, row in zip(situation.legal, rows, strict=True) if row[senseless(ENGINE.game)[0]] >= 1
    ]
    assert sensible(situation, pointless) == pointless
    assert not set(sensible(situation, situation.legal)) & set(pointless)


def test_where_the_game_rules_nothing_out_everything_may_make_sense() -> None:
    engine = engine_of("art-robbery")
    assert senseless(engine.game) == ()
    situation = moments("art-robbery", 4)[0].seen(engine, 1)
    assert sensible(situation, situation.legal) == situation.legal
    assert fresh(situation, situation.legal) == situation.legal
    assert set(considerations(find("alcatraz"))) > {"pointless"}


@rule("AL-23")
def test_nobody_asks_again_who_was_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = in_the_laundry()
    refused = in_the_laundry([(REFUSES, ANN, BO)])
    assert DO_TRADE + ANN in fresh(asked, asked.legal)
    assert DO_TRADE + ANN not in fresh(refused, refused.legal)
    assert fresh(refused, [DO_TRADE + ANN]) == [DO_TRADE + ANN]

    def eager(self: Heuristic, situation: Situation) -> list[float]:
        return [float(action == DO_TRADE + ANN) for action in situation.legal]

    monkeypatch.setattr(Heuristic, "scores", eager)
    assert Heuristic().choose(asked) == DO_TRADE + ANN
    assert Heuristic().choose(refused) != DO_TRADE + ANN


@rule("AL-13")
def test_a_vote_for_oneself_has_to_bring_clearly_more() -> None:
    situation = seen(Talking(Scene(turn=CY).end_turns()), ANN)
    for more, own in ((0.01, False), (0.4, True)):
        worth = {ANN: (0.3 + more, 0.3, 0.3), BO: (0.3, 0.3, 0.3), CY: (0.3, 0.3, 0.3)}
        found = weigh_ballots(situation, electorate(situation, worth))
        assert (max(found, key=lambda action: found[action]) == PICK_SEAT + ANN) == own
    equal = weigh_ballots(situation, electorate(situation, dict.fromkeys(range(3), (0.3, 0.3, 0.3))))
    assert equal[PICK_SEAT + ANN] == pytest.approx(equal[PICK_SEAT + BO] - CLEARLY)


def voted(*ballots: int, elected: int) -> tuple[Told, ...]:
    votes: list[tuple[int, ...]] = [(VOTES, seat, other, 2) for seat, other in enumerate(ballots)]
    return to_all([*votes, (ELECTED, elected, 1)])


@rule("AL-13")
def test_a_vote_reckons_with_how_the_others_voted_before() -> None:
    """Bo and Cy have always voted for each other: Ann decides between them, and does not waste her ballot."""
    situation = seen(Talking(Scene(turn=ANN, scapegoat=BO).end_turns()), ANN)
    remembers = replace(situation, told=voted(BO, CY, BO, elected=BO) * 4)
    assert expected(situation) == {}
    assert expected(remembers, NAIVE) == {}
    habits = expected(remembers, USUAL)
    for voter, other in ((BO, CY), (CY, BO)):
        assert habits[voter, PICK_SEAT + other] > 3 * habits[voter, PICK_SEAT + ANN]
    worth = {ANN: (0.0, 0.5, 0.5), BO: (0.4, 0.0, 0.5), CY: (0.8, 0.5, 0.0)}
    for seed in range(8):
        drawn = replace(remembers, seed=seed)
        assert vote(drawn, electorate(drawn, worth), HONEST) == PICK_SEAT + CY


@rule("AL-14")
def test_an_election_weighs_more_if_the_same_was_elected_again_and_again() -> None:
    situation = seen(Talking(Scene(turn=CY).end_turns()), ANN)
    costs = []
    for elected in ((BO, CY, BO, CY), (BO, BO, BO, BO)):
        told = [event for one in elected for event in voted(BO, CY, BO, elected=one)]
        remembers = replace(situation, told=tuple(told))
        plain = electorate(remembers, dict.fromkeys(range(3), (0.5, 0.5, 0.5)))
        found = lasting(plain)
        costs.append(plain.worth[PICK_SEAT + BO][BO] - found.worth[PICK_SEAT + BO][BO])
        # Somebody stays in any case: what one loses the others win.
        for action, chances in plain.worth.items():
            assert sum(found.worth[action]) == pytest.approx(sum(chances))
    assert 0 < costs[0] < costs[1]


@pytest.mark.parametrize("level", ["medium", "skilled", "hard@20", "expert@20"])
def test_no_bot_deals_like_a_madman(level: str) -> None:
    counts: Counter[str] = Counter()
    for number in range(2):
        match = Match("alcatraz", 3, 5, talk=True, habits=True)
        played = arena.play(match, Pairing(number, number, 0, (level,) * 3))
        for (_, kind), count in played.habits.items():
            counts[kind] += count
    assert counts["turns"] > 0
    assert {kind: counts[kind] for kind in INSANE} == dict.fromkeys(INSANE, 0)
    assert counts["requests-repeated"] == 0


def test_what_is_decided_because_all_else_is_senseless_can_be_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    situation = in_the_laundry()
    bot = Search(Budget(30))
    monkeypatch.setattr(bot, "candidates", lambda situation, actions=None: [situation.legal[0]])
    found = explain(bot, situation)
    assert found.action == situation.legal[0]
    assert found.instead != found.action
