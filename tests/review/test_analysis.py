"""A game is judged piece by piece, and the pieces add up."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from getaway.games import load
from getaway.kernel.chance import SEEDS
from getaway.kernel.errors import BadInput
from getaway.review.analysis import analyse, progress
from getaway.review.course import Council, Course
from getaway.review.judge import Judge, difference, expert, seed_for
from getaway.review.plans import situation_of
from getaway.review.shapes import Judged
from getaway.review.summary import accuracy, points_so_far, review_of
from getaway.words import Words
from tests.review.games import QUICK, course, fast, pieces, reviewed

GAMES = ("raid", "escape")


@pytest.mark.parametrize("file", GAMES)
def test_where_the_chance_went_adds_up_exactly(file: str) -> None:
    for seat in reviewed(file).seats:
        share = seat.share
        assert share.result - share.equal == share.own + share.others + share.cards
        assert share.result == 10_000 * course(file).payoffs[seat.seat]


@pytest.mark.parametrize("file", GAMES)
def test_the_same_seed_gives_the_same_review_and_another_one_another(file: str) -> None:
    found = course(file)
    again = list(islice(analyse(found, fast(found.engine.game.name), 1, QUICK), 12))
    assert again == list(pieces(file)[:12])
    other = list(islice(analyse(found, fast(found.engine.game.name), 2, QUICK), 12))
    assert other != again


@pytest.mark.parametrize("file", GAMES)
@pytest.mark.parametrize("kept", [0, 1, 2, 9])
def test_an_interrupted_analysis_goes_on_from_what_is_kept(file: str, kept: int) -> None:
    found, whole = course(file), pieces(file)
    packed = msgspec.json.encode(whole[:kept])
    read = msgspec.json.decode(packed, type=list[Judged])
    rest = list(islice(analyse(found, fast(found.engine.game.name), 1, QUICK, read), 3))
    assert rest == list(whole[kept : kept + 3])
    assert [piece.number for piece in whole] == list(range(len(found.units) + 1))


def test_what_is_missing_in_the_middle_is_found_out() -> None:
    found, whole = course("raid"), pieces("raid")
    with pytest.raises(BadInput, match="don't follow one another"):
        next(analyse(found, fast("art-robbery"), 1, QUICK, whole[1:4]))
    with pytest.raises(BadInput, match=f"Only 3 of {len(whole)} pieces of a review are judged"):
        review_of(found, whole[:3], 1)


def test_both_engines_judge_alike() -> None:
    found = course("raid")
    for engine in (fast("art-robbery"), load("art-robbery")):
        assert list(islice(analyse(found, engine, 1, QUICK), 5)) == list(pieces("raid")[:5])


def test_both_engines_judge_a_turn_alike() -> None:
    found = course("escape")
    council = next(number for number, unit in enumerate(found.units) if isinstance(unit, Council))
    kept = pieces("escape")[: council + 1]
    plain = list(islice(analyse(found, load("alcatraz"), 1, QUICK, kept), 2))
    assert plain == list(pieces("escape")[council + 1 : council + 3])


@pytest.mark.parametrize("file", GAMES)
def test_the_line_of_chances_begins_with_the_deal_and_ends_with_the_result(file: str) -> None:
    found = reviewed(file)
    assert found.points[0].step == 0
    assert found.points[-1].open == found.points[-1].knew == list(course(file).payoffs)
    assert [point.step for point in found.points] == sorted({point.step for point in found.points})
    assert all(0 <= chance <= 1 for point in found.points for chance in (*point.open, *point.knew))


@pytest.mark.parametrize("file", GAMES)
def test_luck_is_what_lies_between_a_choice_and_the_next_question(file: str) -> None:
    found, judged = reviewed(file), pieces(file)
    for seat in range(3):
        lucky = sum(round(10_000 * point.luck[seat]) for point in found.points)
        deal = round(10_000 * (judged[0].before[seat] - found.equal))
        # Rounded once at each end of each piece.
        assert lucky + deal == pytest.approx(found.seats[seat].share.cards, abs=2 * len(judged))
    so_far = points_so_far(judged[:3])
    assert [point.luck for point in so_far[:2]] == [point.luck for point in found.points[:2]]
    assert so_far[2].luck == []


def test_what_a_seat_knew_moves_only_with_its_own_decisions() -> None:
    found = reviewed("raid")
    runs = course("raid").units
    for before, after, unit in zip(found.points, found.points[1:-1], runs, strict=False):
        for seat in range(3):
            if seat != unit.seat:  # type: ignore[union-attr]
                assert before.knew[seat] == after.knew[seat]


def test_what_was_chosen_as_best_has_lost_nothing() -> None:
    verdicts = [verdict for file in GAMES for verdict in reviewed(file).verdicts]
    assert any(verdict.better is None for verdict in verdicts)
    for verdict in verdicts:
        if verdict.better is None:
            assert verdict.lost == verdict.error == 0
            assert verdict.grade is None
        else:
            assert verdict.lost == pytest.approx(verdict.best - verdict.chance)
            assert not verdict.only


def test_of_a_turn_the_step_is_named_at_which_another_way_was_better() -> None:
    turns = [v for v in reviewed("escape").verdicts if v.kind == "turn" and v.better is not None]
    assert any(verdict.better.step > verdict.step for verdict in turns if verdict.better)
    for verdict in turns:
        assert verdict.better is not None
        assert verdict.step <= verdict.better.step <= verdict.last


def test_a_verdict_does_not_depend_on_what_its_seat_could_not_know() -> None:
    found: Course = course("raid")
    unit = found.units[10]
    judge = Judge(fast("art-robbery"))
    seat = unit.seat  # type: ignore[union-attr]
    situation = situation_of(judge.engine, unit.moment, seat, 5)
    elsewhere = unit.moment.state.copy()
    others = [p for p in range(3) if p != seat]
    hands = elsewhere.hands  # type: ignore[attr-defined]
    hands[others[0]], hands[others[1]] = list(hands[others[1]]), list(hands[others[0]])
    swapped = situation_of(judge.engine, type(unit.moment)(elsewhere, unit.moment.stories, None), seat, 5)
    plans = [(action,) for action in situation.legal]
    ahead = expert(judge.engine)
    one = judge.as_known(situation, plans, 0, 20, ahead)
    other = judge.as_known(swapped, plans, 0, 20, ahead)
    assert [one.of(p, seat) for p in range(len(plans))] == [other.of(p, seat) for p in range(len(plans))]


def test_progress_is_told_in_steps_and_pieces() -> None:
    found = course("raid")
    told = [progress(found, piece) for piece in pieces("raid")]
    assert (told[0].step, told[0].done) == (0, 1)
    assert told[-1].done == told[-1].of == len(told)
    assert told[-1].steps == found.steps


def test_accuracy_is_what_was_not_lost_of_what_was_at_stake() -> None:
    some = reviewed("raid").verdicts[0]
    good = msgspec.structs.replace(some, best=0.5, worst=0.2, lost=0.0)
    bad = msgspec.structs.replace(some, best=0.5, worst=0.4, lost=0.1)
    dull = msgspec.structs.replace(some, best=0.3, worst=0.3, lost=0.0)
    assert accuracy([good, dull]) == 1.0
    assert accuracy([bad]) == 0.0
    assert accuracy([good, bad, dull]) == pytest.approx(0.75)
    assert accuracy([dull]) is None
    assert accuracy([msgspec.structs.replace(bad, lost=0.2)]) == 0.0


def test_a_difference_comes_with_its_error() -> None:
    assert difference([1.0, 0.0], [0.0, 0.0]) == (0.5, 0.5)
    assert difference([1.0], [0.0]) == (1.0, 1.0)


def test_every_piece_has_a_seed_of_its_own() -> None:
    seeds = {seed_for(seed, step) for seed in range(3) for step in range(50)}
    assert len(seeds) == 150
    assert all(0 <= seed < SEEDS - 100_000 for seed in seeds)


def test_of_a_turn_it_is_said_what_its_seat_was_told_last() -> None:
    game = course("escape").engine.game
    decisions = {one.step: one for unit in course("escape").units for one in getattr(unit, "decisions", ())}
    words = Words(game, "en", ["Ann", "Bo", "Cy"])
    said = 0
    for verdict in reviewed("escape").verdicts:
        if verdict.kind == "ballot":
            assert verdict.told is None
            continue
        fork = decisions[verdict.step if verdict.better is None else verdict.better.step]
        heard = fork.moment.told(verdict.seat)
        assert (verdict.told is None) == (not heard)
        if verdict.told is not None:
            assert verdict.told == game.sentence(fork.moment.state, heard[-1])
            said += bool(words.say(verdict.told))
    assert said > 20
    # A single decision is told whole.
    assert all(verdict.told is None for verdict in reviewed("raid").verdicts)
