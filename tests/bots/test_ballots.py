"""Votes as a small game: distributions, promises believed, results as the rules have them (AL-13)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import exp, prod

import pytest

from getaway.bots import Situation, votes
from getaway.bots.trial import filled
from getaway.bots.votes import BALLOTS, Electorate, is_sealed
from getaway.games.alcatraz.rules.state import PICK_SEAT
from getaway.kernel.engine import Engine
from tests.bots.moments import Moment
from tests.citing import rule
from tests.contract.tables import engine_of
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene

Worth = Callable[[int, int], float]


@pytest.fixture(params=[False, True], ids=["plain", "compiled"])
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_of("alcatraz", compiled=request.param)


def polls(engine: Engine, players: int = 4, scapegoat: int = ANN) -> Situation:
    """The vote of round 2."""
    turn = (scapegoat - 1) % players
    state = Scene(players, scapegoat=scapegoat, turn=turn).end_turns().state
    return Moment(state, [[]] * players, None).seen(engine, 1, ANN)


def electorate(situation: Situation, worth: Worth) -> Electorate:
    """What the election of a candidate is worth to a seat."""
    seats = range(situation.hidden.players)
    table = {PICK_SEAT + c: tuple(worth(c, p) for p in seats) for c in seats}
    return Electorate(situation, table)


def own_hide(candidate: int, seat: int) -> float:
    """Everybody minds only being elected."""
    return 0.0 if candidate == seat else 1.0


def odd(candidate: int, seat: int) -> float:
    """Nothing like a pattern."""
    return ((candidate * 7 + seat * 5 + candidate * seat) % 11) / 11


def winner(scapegoat: int, ballots: tuple[int, ...]) -> int:
    """AL-13, written once more: the scapegoat has a vote and a half."""
    weight = [0.0] * len(ballots)
    for seat, candidate in enumerate(ballots):
        weight[candidate] += 1.5 if seat == scapegoat else 1
    return weight.index(max(weight))


@rule("AL-13")
@pytest.mark.parametrize("players", [3, 4])
def test_the_elected_are_those_of_the_rules(engine: Engine, players: int) -> None:
    for scapegoat in range(players):
        scene = Scene(players, scapegoat=scapegoat, turn=(scapegoat - 1) % players).end_turns()
        code = engine_of("alcatraz").generic(BALLOTS)
        for ballots in product(range(players), repeat=players):
            told = code.elected(scene.state, [PICK_SEAT + c for c in ballots]) - PICK_SEAT
            assert told == winner(scapegoat, ballots)
        ballots = tuple((seat + 1) % players for seat in range(players))
        assert scene.vote(*ballots).state.scapegoat == winner(scapegoat, ballots)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("worth", [own_hide, odd])
def test_how_each_votes_is_a_distribution(engine: Engine, players: int, worth: Worth) -> None:
    situation = polls(engine, players)
    for beliefs in ({}, {(BO, PICK_SEAT + CY): 0.7}, {(BO, PICK_SEAT + CY): 1.0, (CY, PICK_SEAT): 0.2}):
        expected = electorate(situation, worth).expected_votes(beliefs)
        assert set(expected) == set(product(range(players), situation.legal))
        for seat in range(players):
            mixed = [expected[seat, action] for action in situation.legal]
            assert sum(mixed) == pytest.approx(1)
            assert all(0 <= likely <= 1 for likely in mixed)


@pytest.mark.parametrize("scapegoat", [ANN, CY])
def test_whom_all_but_one_gain_by_is_elected(engine: Engine, scapegoat: int) -> None:
    found = electorate(polls(engine, 4, scapegoat), lambda c, p: float(c == DI and p != DI))
    expected = found.expected_votes({})
    # A third vote for her is not needed any more, but whoever has it has no better use for it.
    assert sum(expected[seat, PICK_SEAT + DI] > 0.95 for seat in (ANN, BO, CY)) >= 2
    for seat, action in product((ANN, BO, CY), found.situation.legal):
        assert expected[seat, PICK_SEAT + DI] >= expected[seat, action] - 1e-9
    assert found.prospects({})[ANN] > 0.95
    assert found.prospects({})[DI] == 0


def test_what_is_sure_is_not_doubted(engine: Engine) -> None:
    found = electorate(polls(engine), lambda c, p: float(c == DI and p != DI))
    expected = found.expected_votes({(BO, PICK_SEAT): 1.0})
    assert expected[BO, PICK_SEAT] == pytest.approx(1)
    half = found.expected_votes({(BO, PICK_SEAT): 0.5})
    assert 0.5 <= half[BO, PICK_SEAT] < 0.75


def test_the_others_reckon_with_a_promise(engine: Engine) -> None:
    """Ann is the scapegoat. If Bo is sure to vote for Di, Cy's vote for her decides; else it hardly does."""

    def worth(candidate: int, seat: int) -> float:
        return {CY: {DI: 1.0}, ANN: {BO: 1.0}, BO: {DI: 1.0}, DI: {BO: 1.0}}[seat].get(candidate, 0.0)

    found = electorate(polls(engine), worth)
    sure = found.prospects({(BO, PICK_SEAT + DI): 1.0, (ANN, PICK_SEAT + DI): 1.0})
    lost = found.prospects({(BO, PICK_SEAT + BO): 1.0, (ANN, PICK_SEAT + BO): 1.0})
    assert sure[CY] > 0.95
    assert lost[CY] < 0.05


def test_who_are_alike_vote_alike(engine: Engine) -> None:
    """All mind only themselves, and Ann alone has the heavier vote."""
    expected = electorate(polls(engine), own_hide).expected_votes({})
    seats = (BO, CY, DI)
    own = [expected[seat, PICK_SEAT + seat] for seat in seats]
    of_ann = [expected[seat, PICK_SEAT] for seat in seats]
    other = [expected[seat, PICK_SEAT + c] for seat in seats for c in seats if c != seat]
    for alike in (own, of_ann, other):
        assert alike == pytest.approx([alike[0]] * len(alike), abs=0.03)
    # Nobody wants to be the one.
    assert max(own) < min(other)


def test_without_precision_a_vote_is_a_lot(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(votes, "PRECISION", 0.0)
    expected = electorate(polls(engine), odd).expected_votes({})
    assert set(expected.values()) == {0.25}


def test_the_better_ballot_is_cast_more_often_the_surer_the_voter(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    likely = []
    for precision in (0.0, 2.0, 14.0, 60.0):
        monkeypatch.setattr(votes, "PRECISION", precision)
        found = electorate(polls(engine, 3), lambda c, p: float(c == CY and p != CY))
        likely.append(found.expected_votes({})[ANN, PICK_SEAT + CY])
    assert likely == sorted(likely)
    assert likely[0] == pytest.approx(1 / 3)
    assert likely[-1] > 0.99


@rule("AL-13")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scapegoat", [ANN, CY])
def test_prospects_are_those_of_all_ballots_together(engine: Engine, players: int, scapegoat: int) -> None:
    found = electorate(polls(engine, players, scapegoat), odd)
    beliefs = {(BO, PICK_SEAT + CY): 0.6}
    expected = found.expected_votes(beliefs)
    hopes = [0.0] * players
    elected = [0.0] * players
    for ballots in product(range(players), repeat=players):
        likely = 1.0
        for seat, candidate in enumerate(ballots):
            likely *= expected[seat, PICK_SEAT + candidate]
        elected[winner(scapegoat, ballots)] += likely
        for seat in range(players):
            hopes[seat] += likely * odd(winner(scapegoat, ballots), seat)
    assert found.prospects(beliefs) == pytest.approx(hopes)
    situation = found.situation
    chances = engine.row(players, "float64")
    mixed = [expected[p, a] for p in range(players) for a in situation.legal]
    engine.generic(BALLOTS).foresee(
        *(engine.spread(situation.remembered), filled(engine, situation.legal), players),
        *(filled(engine, mixed, "float64"), chances),
    )
    assert list(chances) == pytest.approx(elected)
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("beliefs", [{}, {(BO, PICK_SEAT + CY): 0.6, (CY, PICK_SEAT): 1.0}])
def test_after_each_ballot_of_ones_own_the_others_vote_as_before(
    engine: Engine, players: int, beliefs: dict[tuple[int, int], float]
) -> None:
    found = electorate(polls(engine, players, CY), odd)
    expected = found.expected_votes(beliefs)
    replies = found.replies(ANN, beliefs)
    assert list(replies) == found.situation.legal
    for action, worth in replies.items():
        own = {(ANN, other): float(other == action) for other in found.worth}
        assert worth == found.worth_to_each(found.elected_by({**expected, **own}))


@pytest.mark.parametrize("players", [3, 4])
def test_each_replies_in_turn_to_what_the_others_do(engine: Engine, players: int) -> None:
    """The same, written naively: sixty rounds in which each goes half the way to the logit reply."""
    found = electorate(polls(engine, players, BO), odd)
    mixed = [[1 / players] * players for _ in range(players)]
    for step in range(1, 61):
        for seat in range(players):
            hopes = [0.0] * players
            for ballots in product(range(players), repeat=players):
                likely = prod(mixed[p][c] for p, c in enumerate(ballots) if p != seat)
                hopes[ballots[seat]] += likely * odd(winner(BO, ballots), seat)
            shares = [exp(votes.PRECISION * step / 60 * hope) for hope in hopes]
            mixed[seat] = [
                (m + share / sum(shares)) / 2 for m, share in zip(mixed[seat], shares, strict=True)
            ]
    expected = found.expected_votes({})
    for seat in range(players):
        assert [expected[seat, PICK_SEAT + c] for c in range(players)] == pytest.approx(mixed[seat])


def test_a_small_game_is_in_balance(engine: Engine) -> None:
    """No voter has a much better ballot than those cast often: what a logit equilibrium is about."""
    found = electorate(polls(engine), odd)
    expected = found.expected_votes({})
    for seat in range(4):
        hopes = {}
        for own in range(4):
            hopes[own] = 0.0
            for ballots in product(range(4), repeat=4):
                if ballots[seat] == own:
                    likely = 1.0
                    for other, candidate in enumerate(ballots):
                        likely *= 1 if other == seat else expected[other, PICK_SEAT + candidate]
                    hopes[own] += likely * odd(winner(ANN, ballots), seat)
        mean = sum(expected[seat, PICK_SEAT + own] * hopes[own] for own in range(4))
        assert mean > max(hopes.values()) - 0.1


def test_only_where_all_choose_in_secret_is_there_a_vote(engine: Engine) -> None:
    assert is_sealed(polls(engine))
    turn = Moment(Scene(4).state, [[]] * 4, None).seen(engine, 1)
    assert not is_sealed(turn)
    other = engine_of("art-robbery", compiled=engine.compiled)
    assert not is_sealed(Moment(other.plain(other.deal(3, 1)), [[]] * 3, None).seen(other, 1))
