"""An endpoint is asked in time, again if it stumbles, and never for more than the budget."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from getaway.bots.models.endpoint import TRIES, Endpoint, Reply
from getaway.bots.models.failures import BROKE, LATE, REFUSED, UNREACHABLE, UNREADABLE, ModelFailed
from getaway.bots.models.purse import Purse
from getaway.bots.models.settings import ModelSettings, is_offered, offered, read_settings
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from tests.bots.models.fake_endpoint import KEY, Answer, Body, FakeEndpoint, endpoint

SCHEMA: JsonObject = {"type": "object"}
QUESTION = [{"role": "user", "content": "What do you do?"}]


class Clock:
    """Time passes only while somebody pauses."""

    def __init__(self) -> None:
        self.now = 0.0
        self.pauses: list[float] = []

    def __call__(self) -> float:
        return self.now

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds


class Caller:
    """Somebody who asks an endpoint, on a clock of the tests."""

    def __init__(self, fake: FakeEndpoint, folder: Path, **changed: str) -> None:
        given = {**fake.environment, "GETAWAY_MODEL_FOLDER": str(folder), **changed}
        self.settings = read_settings(given)
        self.clock = Clock()
        self.usage: Counter[str] = Counter()
        self.endpoint = Endpoint(self.settings, "wise", self.usage, clock=self.clock, pause=self.clock.pause)

    def ask(self) -> Reply:
        return self.endpoint.chat(QUESTION, SCHEMA, self.endpoint.deadline())

    def fail(self) -> ModelFailed:
        with pytest.raises(ModelFailed) as failed:
            self.ask()
        return failed.value


def in_turn(*answers: Answer) -> Callable[[Body], Answer]:
    """One answer after the other."""
    left = list(answers)
    return lambda body: left.pop(0)


def test_an_answer_comes_with_what_it_took(tmp_path: Path) -> None:
    with endpoint(lambda body: "well") as fake:
        caller = Caller(fake, tmp_path, GETAWAY_MODEL_PRICE="2/10")
        assert caller.ask() == Reply("well", 1000, 10)
        assert fake.asked[0]["model"] == "wise"
        assert fake.asked[0]["messages"] == QUESTION
        assert fake.asked[0]["response_format"]["json_schema"]["schema"] == SCHEMA
        assert fake.keys == [f"Bearer {KEY}"]
        assert caller.usage == {"requests": 1, "tokens read": 1000, "tokens written": 10}
        assert Purse(tmp_path, 1).spent == pytest.approx(0.0021)


def test_a_stumble_is_tried_again_after_longer_and_longer_pauses(tmp_path: Path) -> None:
    stumbles: list[Answer] = [(503, "busy", {}), (429, "slowly", {}), (500, "oh", {})]
    with endpoint(in_turn(*stumbles, "well")) as fake:
        caller = Caller(fake, tmp_path)
        assert caller.ask().text == "well"
        assert caller.clock.pauses == [0.5, 1.0, 2.0]
        assert caller.usage["retries"] == 3


def test_an_endpoint_that_asks_for_patience_gets_it(tmp_path: Path) -> None:
    with endpoint(in_turn((429, "slowly", {"Retry-After": "7"}), "well")) as fake:
        caller = Caller(fake, tmp_path)
        assert caller.ask().text == "well"
        assert caller.clock.pauses == [7.0]


def test_there_are_only_so_many_tries(tmp_path: Path) -> None:
    with endpoint(lambda body: (503, "busy", {})) as fake:
        failed = Caller(fake, tmp_path).fail()
        assert failed.reason == UNREACHABLE
        assert "503 busy" in str(failed)
        assert len(fake.asked) == TRIES


def test_nobody_waits_longer_than_the_time_of_a_decision(tmp_path: Path) -> None:
    with endpoint(lambda body: (503, "busy", {})) as fake:
        caller = Caller(fake, tmp_path, GETAWAY_MODEL_SECONDS="2")
        assert caller.fail().reason == UNREACHABLE
        assert caller.clock.now <= 2
        assert Caller(fake, tmp_path, GETAWAY_MODEL_SECONDS="0").fail().reason == LATE


def test_what_is_refused_is_not_tried_again(tmp_path: Path) -> None:
    with endpoint(lambda body: (401, "no such key", {})) as fake:
        failed = Caller(fake, tmp_path).fail()
        assert (failed.reason, len(fake.asked)) == (REFUSED, 1)
        assert KEY not in str(failed)


def test_the_key_follows_nobody_elsewhere(tmp_path: Path) -> None:
    with endpoint(lambda body: "stolen") as thief, endpoint() as fake:
        fake.answer = lambda body: (302, "", {"Location": thief.url})
        assert Caller(fake, tmp_path).fail().reason == REFUSED
        assert thief.keys == []


def test_an_endpoint_without_schemas_is_asked_without_one(tmp_path: Path) -> None:
    def old(body: Body) -> Answer:
        return (400, "what is response_format?", {}) if "response_format" in body else "well"

    with endpoint(old) as fake:
        caller = Caller(fake, tmp_path)
        assert caller.ask().text == "well"
        fake.asked.clear()
        assert caller.ask().text == "well"
        assert len(fake.asked) == 1


def test_an_endpoint_may_call_the_limit_of_an_answer_otherwise(tmp_path: Path) -> None:
    def new(body: Body) -> Answer:
        return (400, "max_tokens is not supported", {}) if "max_tokens" in body else "well"

    with endpoint(new) as fake:
        assert Caller(fake, tmp_path, GETAWAY_MODEL_TOKENS="77").ask().text == "well"
        assert fake.asked[-1]["max_completion_tokens"] == 77
        assert "response_format" in fake.asked[-1]


def test_a_reply_that_is_none_is_unreadable(tmp_path: Path) -> None:
    with endpoint(lambda body: (200, "", {})) as fake:
        fake.usage = {"prompt_tokens": "many"}  # type: ignore[dict-item]
        assert Caller(fake, tmp_path).fail().reason == UNREADABLE


def test_a_reply_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    with endpoint(lambda body: "word " * (1 << 20)) as fake:
        failed = Caller(fake, tmp_path).fail()
        assert (failed.reason, "too long" in str(failed)) == (UNREADABLE, True)


def test_where_nobody_listens_it_is_unreachable(tmp_path: Path) -> None:
    with endpoint() as fake:
        pass
    assert Caller(fake, tmp_path).fail().reason == UNREACHABLE


def test_nobody_spends_more_than_the_budget(tmp_path: Path) -> None:
    with endpoint(lambda body: "well") as fake:
        fake.usage = {"prompt_tokens": 100, "completion_tokens": 400}
        priced = {"GETAWAY_MODEL_PRICE": "0/1000", "GETAWAY_MODEL_TOKENS": "500", "GETAWAY_MODEL_BUDGET": "1"}
        caller = Caller(fake, tmp_path, **priced)
        caller.ask()
        # 0.4 are spent; with at most 0.5 more it fits once.
        Caller(fake, tmp_path, **priced).ask()
        assert caller.fail().reason == BROKE
        assert len(fake.asked) == 2
        assert Purse(tmp_path, 1).spent == pytest.approx(0.8)


def test_what_failed_costs_nothing(tmp_path: Path) -> None:
    with endpoint(lambda body: (401, "no", {})) as fake:
        Caller(fake, tmp_path, GETAWAY_MODEL_PRICE="1/1").fail()
    assert Purse(tmp_path, 1).spent == 0


def test_an_endpoint_that_does_not_count_is_counted_dearly(tmp_path: Path) -> None:
    with endpoint(lambda body: "well " * 100) as fake:
        fake.usage = None
        reply = Caller(fake, tmp_path).ask()
        assert reply.tokens_out >= 100
        assert reply.tokens_in > 0


def test_a_purse_that_cannot_be_read_is_no_free_ride(tmp_path: Path) -> None:
    (tmp_path / "spent.json").write_text("nothing")
    with pytest.raises(BadInput, match="doesn't say what was spent"):
        Purse(tmp_path, 1).take(0.1)


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({}, "GETAWAY_MODEL_URL"),
        ({"GETAWAY_MODEL_URL": "example.org"}, "has to be the address of an endpoint"),
        ({"GETAWAY_MODEL_URL": "http://example.org/v1", "GETAWAY_MODEL_KEY": "k"}, "https://"),
        ({"GETAWAY_MODEL_URL": "https://example.org/v1"}, "GETAWAY_MODEL_PRICE"),
        ({"GETAWAY_MODEL_URL": "http://127.0.0.1/v1", "GETAWAY_MODEL_PRICE": "3"}, "two prices"),
        ({"GETAWAY_MODEL_URL": "http://127.0.0.1/v1", "GETAWAY_MODEL_BUDGET": "nan"}, "has to be 0 or more"),
        ({"GETAWAY_MODEL_URL": "http://127.0.0.1/v1", "GETAWAY_MODEL_SECONDS": "-1"}, "has to be 0 or more"),
    ],
)
def test_settings_that_make_no_sense_are_refused(given: dict[str, str], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        read_settings(given)


def test_an_endpoint_is_named_with_or_without_its_last_part() -> None:
    for url in ("http://127.0.0.1/v1", "http://127.0.0.1/v1/", "http://127.0.0.1/v1/chat/completions"):
        assert read_settings({"GETAWAY_MODEL_URL": url}).url == "http://127.0.0.1/v1/chat/completions"


def test_a_key_is_not_shown() -> None:
    assert KEY not in repr(ModelSettings("http://127.0.0.1", key=KEY))


def test_guests_have_only_the_models_that_the_host_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GETAWAY_MODEL_URL", raising=False)
    monkeypatch.setenv("GETAWAY_MODELS", "wise, wiser")
    assert offered() == ()
    monkeypatch.setenv("GETAWAY_MODEL_URL", "http://127.0.0.1/v1")
    assert offered() == ("model:wise", "model:wiser")
    assert is_offered("model:wise")
    assert not is_offered("model:dear")
    assert not is_offered("wise")
    monkeypatch.delenv("GETAWAY_MODELS")
    assert not is_offered("model:wise")


def test_json_is_written_for_all_languages(tmp_path: Path) -> None:
    from getaway.bots.models.purse import note

    note(tmp_path, "../of/somebody", {"said": "бес"})
    (path,) = tmp_path.iterdir()
    assert path.name == "_of_somebody.jsonl"
    assert json.loads(path.read_text()) == {"said": "бес"}
