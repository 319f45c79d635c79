"""getaway fit: what it says, that the same seed says the same, and what it refuses."""

from __future__ import annotations

import re

import numpy
import pytest
from msgspec.structs import replace

from getaway.games import load
from getaway.lab import fitting
from tests.conftest import Getaway


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "STEPS", 30)


@pytest.mark.parametrize(("game", "model"), [("art-robbery", "evaluation"), ("alcatraz", "evaluation")])
def test_it_says_how_good_both_are_and_the_numbers(getaway: Getaway, game: str, model: str) -> None:
    command = ("fit", game, "--model", model, "--players", 3, "--games", 6, "--seed", 5)
    code, out, err = getaway(*command)
    assert (code, err) == (0, "")
    first, *verdicts, numbers = out.splitlines()
    assert re.fullmatch(r"3 players: fitted to \d+ positions, checked on \d+ others", first)
    assert [re.split(r":| -?\d", line)[0].strip() for line in verdicts] == [
        "refitted",
        "as it stands",
        "the share alone",
        "log loss saved by refitting",
    ]
    assert len(eval(numbers)) == len(fitting.models(game)[model].numbers(3))
    assert getaway(*command)[1] == out
    assert getaway(*command[:-1], 6)[1] != out


@pytest.mark.parametrize(("game", "model"), [("art-robbery", "appraisal"), ("alcatraz", "appraisal")])
def test_those_who_glance_and_those_who_search_play_to_the_end(
    game: str, model: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "SIMULATIONS", 2)
    chosen, played = fitting.models(game)[model], []
    looks = fitting.watch(load(game, compiled=True), chosen, 3, 9, 1, lambda: played.append(1))
    assert played == [1]
    assert looks.seen.shape == (len(looks.payoffs), chosen.signs)
    assert looks.payoffs.shape[1] == 3
    assert len(looks.seen) > 5


def test_what_can_be_learned_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks after which the first seat always wins: whoever is fitted to them is surprised less."""
    monkeypatch.setattr(fitting, "STEPS", 200)
    model = fitting.models("art-robbery")["evaluation"]
    lots = numpy.random.default_rng(1)
    seen = lots.random((400, model.signs))
    seen[:, 4] = 1.0  # the first seat has the dog, whatever that is worth
    payoffs = numpy.zeros((400, 3))
    payoffs[:, 0] = 1.0
    looks = fitting.Looks(3, seen, payoffs, numpy.arange(400) // 4)
    fitted = fitting.fit(model, looks, 1, lambda: None)
    before, after = (fitting.judge(model, numbers, looks) for numbers in (model.numbers(3), fitted))
    assert after.surprise < before.surprise - 0.1
    assert after.brier < before.brier
    less, error = fitting.gain(model, fitted, looks)
    assert less == pytest.approx(before.surprise - after.surprise)
    assert 0 < error < less
    assert fitting.gain(model, model.numbers(3), looks) == (0.0, 0.0)


def test_the_share_alone_is_what_somebody_knows_who_sees_nothing() -> None:
    model = fitting.models("alcatraz")["evaluation"]
    payoffs = numpy.array([[0.0, 1.0, 1.0], [0.0, 0.0, 0.0]])
    verdict = fitting.blind(model, fitting.Looks(3, numpy.zeros((2, model.signs)), payoffs, numpy.arange(2)))
    assert verdict.surprise == pytest.approx(numpy.log(2))
    assert verdict.brier == pytest.approx(1 / 3 * 2 / 3)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["art-robbery", "--model", "oracle"],
            "art-robbery has no model 'oracle'. Choose one of: evaluation, appraisal.",
        ),
        (["art-robbery", "--games", "0"], "You need at least 1 game, not 0."),
        (["art-robbery", "--players", "9"], "art-robbery is for 2 to 5 players, not 9."),
        (["go"], "Unknown game 'go'"),
    ],
)
def test_what_cannot_be_fitted_is_one_sentence(getaway: Getaway, arguments: list[str], sentence: str) -> None:
    code, out, err = getaway("fit", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_game_without_a_judgement_has_nothing_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    from getaway.kernel.errors import BadInput

    bare = replace(load("art-robbery").game, considerations=None)
    monkeypatch.setattr(fitting, "find", lambda name: bare)
    with pytest.raises(BadInput, match="art-robbery has no judgement to fit"):
        fitting.models("art-robbery")
