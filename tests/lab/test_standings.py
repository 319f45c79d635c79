"""Shares, intervals and ratings: against an example by hand, and against chance itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from getaway.lab.arena import Match, Played, bucket
from getaway.lab.seating import Pairing, seat
from getaway.lab.standings import Tally, habits_of, quantile, ratings, report, t_quantile, whole_deals


def tallied(deals: list[list[float]]) -> Tally:
    made = Tally()
    for deal, values in enumerate(deals):
        for value in values:
            made.add(deal, value)
    return made


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (6, 2.447), (7, 2.365), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_the_points_of_students_t_are_those_in_the_books(freedom: int, point: float) -> None:
    assert t_quantile(freedom) == pytest.approx(point, abs=0.0006)


def test_an_interval_by_hand() -> None:
    # Three deals of two games: sums 2, 1, 0, so the mean is a half, the residuals 1, 0, -1, the variance
    # 3/2 * 2 / 36 = 1/12, as sure as 3 games; t is 4.3027, its square a third of 18.513 is 6.171.
    # The half width is 4.3027 / 7.171 * sqrt(1/12 + 6.171 / 12) = 0.4638.
    low, high = tallied([[1, 1], [1, 0], [0, 0]]).interval()
    assert (low, high) == pytest.approx((0.0362, 0.9638), abs=1e-4)


def test_games_of_one_deal_that_go_alike_count_as_one() -> None:
    outcomes = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]
    once = tallied([[value] for value in outcomes]).interval()
    four_times = tallied([[value] * 4 for value in outcomes]).interval()
    assert four_times == pytest.approx(once)
    assert tallied([[value] for value in outcomes * 4]).interval()[1] < once[1]


def test_luck_that_the_rotations_cancel_does_not_widen_the_interval() -> None:
    lots = random.Random(1)
    deals = [lots.sample([1.0, 1.0, 0.0, 0.0], 4) for _ in range(30)]
    shuffled = [value for deal in deals for value in deal]
    lots.shuffle(shuffled)
    apart = tallied([[value] for value in shuffled]).interval()
    deals[0] = [1.0, 1.0, 1.0, 0.0]
    paired = tallied(deals).interval()
    assert paired[1] - paired[0] < (apart[1] - apart[0]) / 4


@pytest.mark.parametrize("outcome", [0.0, 1.0])
def test_what_has_always_happened_is_not_certain(outcome: float) -> None:
    few, many = tallied([[outcome] * 4] * 5).interval(), tallied([[outcome] * 4] * 100).interval()
    for low, high in (few, many):
        assert 0 <= low <= outcome <= high <= 1
        assert high - low > 0.03
    assert few[1] - few[0] > many[1] - many[0]


def test_one_deal_says_nothing() -> None:
    assert tallied([[1, 0, 0, 1]]).interval() == (0.0, 1.0)


@pytest.mark.parametrize(
    ("share", "deals", "moods"), [(0.25, 12, 0.0), (0.25, 60, 0.2), (0.6, 25, 0.3), (0.05, 60, 0.03)]
)
def test_95_of_100_intervals_hold_the_truth(share: float, deals: int, moods: float) -> None:
    lots = random.Random(5)
    runs, held = 1500, 0
    for _ in range(runs):
        made = []
        for _ in range(deals):
            # Deals are kinder or less kind: games of one deal are alike.
            chance = share + lots.choice([-moods, moods])
            made.append([float(lots.random() < chance) for _ in range(4)])
        low, high = tallied(made).interval()
        held += low <= share <= high
    assert 0.93 < held / runs < 0.985


@pytest.mark.parametrize("seed", range(20))
def test_no_interval_leaves_0_to_1_or_its_own_mean(seed: int) -> None:
    lots = random.Random(seed)
    chance = lots.choice([0.01, 0.5, 0.99])
    made = tallied([[float(lots.random() < chance)] * 2 for _ in range(lots.randrange(2, 12))])
    low, high = made.interval()
    assert 0 <= low <= made.mean <= high <= 1


def game(number: int, seats: tuple[str, ...], payoffs: tuple[float, ...], deal: int | None = None) -> Played:
    deal = number // len(seats) if deal is None else deal
    return Played(Pairing(number, deal, number % len(seats), seats), payoffs, 10)


def test_who_wins_more_is_rated_higher_and_equals_are_rated_alike() -> None:
    tables = [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")] * 10
    rated = ratings(game(n, t, tuple(float(bot == "a") for bot in t)) for n, t in enumerate(tables))
    assert rated["a"][0] > 30 > rated["b"][0]
    assert rated["b"][0] == pytest.approx(rated["c"][0], abs=1.5)
    assert all(sigma < 25 / 3 for _, sigma in rated.values())


def test_ratings_do_not_rise_by_sitting_alone() -> None:
    tables = [("a", "b", "b", "b"), ("b", "a", "a", "a")] * 200
    # Whoever sits first wins every other game: the bots are equals.
    first = [(1.0, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0)]
    rated = ratings(game(n, table, first[n // 2 % 2]) for n, table in enumerate(tables))
    assert rated["a"][0] + rated["b"][0] == pytest.approx(50, abs=4)


def test_games_among_copies_say_nothing_about_a_rating() -> None:
    assert ratings([game(0, ("a", "a"), (1.0, 0.0))]) == {"a": (25.0, 25 / 3)}


def test_escaped_left_behind_and_all_caught_come_from_the_payoffs_alone() -> None:
    from getaway.games import find

    seating = seat(find("alcatraz"), ["a", "b", "b"], 3, 6, 1)
    turns = [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")] * 2
    left = [(0.0, 1.0, 1.0), (1.0, 0.0, 1.0), (1.0, 0.0, 1.0), (0.0,) * 3, (0.0,) * 3, (0.0,) * 3]
    found = report(Match("alcatraz", 3, 1), seating, [game(n, turns[n], left[n]) for n in range(6)], 2.0)
    a, b = found["bots"]
    assert found["nobody_won"]["share"] == 0.5
    assert found["several_winners"]
    assert (a["share"], a["lost"]["share"]) == pytest.approx((1 / 6, 2 / 6), abs=1e-4)
    assert (b["share"], b["lost"]["share"]) == pytest.approx((5 / 12, 1 / 12), abs=1e-4)
    assert [seat["share"] for seat in a["seats"]] == [0.0, 0.0, 0.5]


def test_when_games_end_is_told_of_those_that_somebody_won() -> None:
    from getaway.games import find

    seating = seat(find("alcatraz"), ["a"], 3, 12, 1)
    games = [game(n, ("a",) * 3, (1.0, 1.0, 0.0) if n < 10 else (0.0,) * 3) for n in range(12)]
    for number, played in enumerate(games):
        played.round = 13 if number >= 10 else 10 - number
    assert report(Match("alcatraz", 3, 1), seating, games, 2.0)["won_in_round"] == {
        "low": 1,
        "median": 5,
        "high": 9,
    }
    assert report(Match("alcatraz", 3, 1), seating, games[10:], 2.0)["won_in_round"] is None


def test_one_against_a_field_counts_the_one_alone() -> None:
    from getaway.games import find

    seating = seat(find("art-robbery"), ["a", "b"], 3, 6, 1)
    games = [
        game(p.number, p.seats, tuple(float(bot == "a") / p.seats.count("a") for bot in p.seats), p.deal)
        for p in seating.pairings()
    ]
    a, b = report(Match("art-robbery", 3, 1), seating, games, 1.0)["bots"]
    assert (a["share"], b["share"]) == (1.0, 0.0)
    assert a["seats_taken"] == b["seats_taken"] == 9


def test_a_report_counts_the_games_of_one_deal_as_one() -> None:
    from getaway.games import find

    seating = seat(find("art-robbery"), ["a", "b"], 2, 40, 1)
    # Whoever is alone in a deal's games wins or loses all of them.
    games = [
        game(p.number, p.seats, tuple(float((bot == "a") == (p.deal % 2 == 0)) for bot in p.seats), p.deal)
        for p in seating.pairings()
    ]
    row = report(Match("art-robbery", 2, 1), seating, games, 1.0)["bots"][0]
    once = tallied([[float(deal % 2 == 0)] for deal in range(20)]).interval()
    assert (row["low"], row["high"]) == pytest.approx(once, abs=1e-4)


def test_only_deals_played_in_all_seats_count() -> None:
    games = [game(n, ("a", "b"), (1.0, 0.0)) for n in range(5)]
    assert [g.pairing.number for g in whole_deals(games, 2)] == [0, 1, 2, 3]
    assert len(whole_deals(games[:1], 2)) == 1


def test_times_come_back_to_two_parts_in_a_hundred() -> None:
    times = Counter(bucket(second / 1000) for second in range(1, 1001))
    assert quantile(times, 0.5) == pytest.approx(0.5, rel=0.02)
    assert quantile(times, 0.99) == pytest.approx(0.99, rel=0.02)


def test_what_is_counted_is_a_mean_of_seats_with_an_interval_by_deal() -> None:
    played = []
    for deal, offers in enumerate((2, 4, 6)):
        game = Played(Pairing(deal, deal, 0, ("medium", "medium", "easy")), (1.0, 1.0, 0.0))
        game.habits["medium", "offers"] = offers
        game.habits["easy", "deals"] = 9
        played.append(game)
    found = habits_of("medium", played)
    assert set(found) == {"offers"}
    assert found["offers"]["mean"] == pytest.approx(2.0)
    assert found["offers"]["low"] < 2.0 < found["offers"]["high"]
    (lone,) = habits_of("medium", played[:1]).values()
    assert lone == {"mean": 1.0, "low": 1.0, "high": 1.0}
