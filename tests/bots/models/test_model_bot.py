"""A language model in a seat: strict answers, typed statements, nothing hidden in what it is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from getaway import bots
from getaway.bots.models.failures import ILLEGAL, UNREADABLE, ModelFailed
from getaway.bots.models.model_bot import ModelBot
from getaway.bots.situation import Situation
from getaway.games import REGISTRY, load
from getaway.kernel.errors import BadInput
from tests.bots.models.fake_endpoint import (
    KEY,
    Answer,
    Body,
    FakeEndpoint,
    endpoint,
    is_talk,
    legal,
    sensible,
)


@contextmanager
def model(
    folder: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[[Body], Answer] = sensible
) -> Iterator[tuple[ModelBot, FakeEndpoint]]:
    """A bot that asks an endpoint of the tests."""
    with endpoint(answer) as fake:
        for name, value in {**fake.environment, "GETAWAY_MODEL_FOLDER": str(folder)}.items():
            monkeypatch.setenv(name, value)
        bot = bots.find("model:wise")
        assert isinstance(bot, ModelBot)
        yield bot, fake


def at_start(game: str, *, talk: bool = False, seed: int = 7) -> Situation:
    """The first decision of a game."""
    engine = load(game)
    state = engine.deal(4, seed)[0]
    ledger = engine.game.talk() if talk and engine.game.talk else None
    return bots.show(engine, state, state.mover, 1, (), ledger)


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_model_chooses_what_is_legal(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with model(tmp_path, monkeypatch) as (bot, fake):
        situation = at_start(game)
        assert bot.choose(situation) == situation.legal[-1]
        (body,) = fake.asked
        assert legal(body) == situation.legal
        assert body["messages"][0]["role"] == "system"
        for action in situation.legal:
            assert f"\n{action}: " in body["messages"][1]["content"]


@pytest.mark.parametrize("game", list(REGISTRY))
def test_what_a_model_is_told_is_made_of_what_its_seat_may_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two deals that look alike to the seat give the same question."""
    engine = load(game)
    with model(tmp_path, monkeypatch) as (bot, fake):
        situation = at_start(game, talk=True)
        bot.choose(situation)
        for seed in (1, 2):
            states = engine.spread(situation.hidden)
            engine.determinize(states, 0, situation.seat, seed)
            other = engine.plain(states)
            bot.choose(bots.show(engine, other, situation.seat, 1, (), situation.ledger))
        assert fake.asked[0] == fake.asked[1] == fake.asked[2]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("I take the first", UNREADABLE),
        ('{"choice": "0"}', UNREADABLE),
        ('{"choice": true}', UNREADABLE),
        ('{"choice": 0.5}', UNREADABLE),
        ('{"choice": 0, "also": 1}', UNREADABLE),
        ('Sure: {"choice": 0}', UNREADABLE),
        ('{"choice": 0} {"choice": 1}', UNREADABLE),
        ('{"choice": 9999}', ILLEGAL),
        ("", UNREADABLE),
    ],
)
def test_what_is_not_exactly_an_answer_is_none(
    said: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model(tmp_path, monkeypatch, lambda body: said) as (bot, fake):
        with pytest.raises(ModelFailed) as failed:
            bot.choose(at_start("art-robbery"))
        assert failed.value.reason == reason
        assert len(fake.asked) == 2, "it has a second chance"
        assert "cannot be taken" in fake.asked[1]["messages"][-1]["content"]
        assert bot.usage["second chances"] == 1


def test_an_answer_may_stand_in_a_block_of_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    situation = at_start("art-robbery")
    said = f'```json\n{{"thought": "why not", "choice": {situation.legal[1]}}}\n```\n'
    with model(tmp_path, monkeypatch, lambda body: said) as (bot, _):
        assert bot.choose(situation) == situation.legal[1]


def test_a_second_chance_can_be_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(body: Body) -> Answer:
        return "hm" if len(body["messages"]) == 2 else sensible(body)

    with model(tmp_path, monkeypatch, stumbles) as (bot, _):
        situation = at_start("art-robbery")
        assert bot.choose(situation) == situation.legal[-1]


def test_a_model_says_typed_statements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    promise = {"act": "offer", "to": [1], "give": [{"clause": "vote", "who": 0, "candidate": 2, "round": 2}]}

    def talks(body: Body) -> Answer:
        assert is_talk(body)
        return json.dumps({"thought": "a lie", "statements": [promise]})

    with model(tmp_path, monkeypatch, talks) as (bot, fake):
        situation = at_start("alcatraz", talk=True)
        assert situation.seat == 0
        assert bot.speak(situation) == [promise]
        told = fake.asked[0]["messages"][1]["content"]
        assert '"clause": "vote"' in told
        assert '"candidate": 0 or 1 or 2 or 3' in told
        assert situation.ledger is not None
        assert situation.ledger.said == 0, "the table hears it, not the bot's own copy"


def test_a_statement_that_the_game_refuses_is_not_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = json.dumps({"thought": "", "statements": [{"act": "accept", "ref": 3}]})
    with model(tmp_path, monkeypatch, lambda body: said) as (bot, fake):
        with pytest.raises(ModelFailed) as failed:
            bot.speak(at_start("alcatraz", talk=True))
        assert failed.value.reason == ILLEGAL
        assert len(fake.asked) == 2
        many = json.dumps({"statements": [{}] * 4})
        fake.answer = lambda body: many
        with pytest.raises(ModelFailed, match="more than 3"):
            bot.speak(at_start("alcatraz", talk=True))


def test_where_there_is_no_talk_nothing_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with model(tmp_path, monkeypatch) as (bot, fake):
        assert bot.speak(at_start("art-robbery")) == []
        assert fake.asked == []


def test_all_that_was_asked_and_said_is_written_down_without_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model(tmp_path, monkeypatch) as (bot, fake):
        bot.choose(at_start("art-robbery"))
        fake.answer = lambda body: (401, "no", {})
        with pytest.raises(ModelFailed):
            bot.choose(at_start("art-robbery"))
    text = (tmp_path / "wise.jsonl").read_text()
    first, second = map(json.loads, text.splitlines())
    assert json.loads(first["said"])["thought"] == "the last"
    assert (first["game"], first["seat"], first["tokens"]) == ("art-robbery", 0, [1000, 10])
    assert second["failed"] == "refused: 401 no"
    assert KEY not in text


def test_an_endpoint_that_cannot_answer_is_found_out_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model(tmp_path, monkeypatch) as (bot, fake):
        bot.check()
        fake.answer = lambda body: (404, "no such model", {})
        with pytest.raises(BadInput, match="The model wise can't play: refused: 404 no such model"):
            bot.check()


def test_a_model_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match="comes the name of a model"):
        bots.find("model:")
    monkeypatch.delenv("GETAWAY_MODEL_URL", raising=False)
    with pytest.raises(BadInput, match="GETAWAY_MODEL_URL"):
        bots.find("model:wise")
