"""Language models at tables: only those that the host offers, asked in processes of their own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from getaway.client.caller import Caller
from tests.bots.models.fake_endpoint import Answer, Body, FakeEndpoint, endpoint, is_talk, legal, sensible
from tests.web.inside import Inside, inside


@contextmanager
def house(
    folder: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[[Body], Answer] = sensible, **more: str
) -> Iterator[tuple[Inside, FakeEndpoint]]:
    """A server whose host offers the model wise."""
    with endpoint(answer) as fake:
        given = {**fake.environment, "GETAWAY_MODEL_FOLDER": str(folder / "models"), **more}
        for name, value in {"GETAWAY_MODELS": "wise", **given}.items():
            monkeypatch.setenv(name, value)
        with inside(folder) as server:
            yield server, fake


def new_table(ann: Caller, bot: str, **more: Any) -> tuple[int, Any]:
    wanted = {"game": "art-robbery", "players": 2, "bots": {"1": bot}, **more}
    return ann.ask("POST", "/api/tables", wanted)


async def first_entry_of_the_bot(ann: Caller, table: str) -> dict[str, Any]:
    """What is told of the bot's first decision; whoever begins."""
    ann.must("POST", f"/api/tables/{table}/start")
    line = await ann.sit_at(table)
    view = await line.until("view")
    while True:
        for entry in view["events"]:
            told = [said for said in entry.get("told", ()) if not said["id"].startswith("table-")]
            if any(said["arguments"].get("who") == {"seat": 1} for said in told):
                await line.close()
                return dict(entry)
        if "0" in view["asks"] and view["view"]["choices"]:
            choice = view["view"]["choices"][0]
            await line.send("act", seat=0, ask=view["asks"]["0"], action=choice["action"])
        view = await line.until("view")


async def test_a_model_that_the_host_offers_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, monkeypatch) as (server, fake):
        ann = server.guest("Ann")
        games = ann.must("GET", "/api/games")["games"]
        assert all(game["bots"][-1] == "model:wise" for game in games)
        status, made = new_table(ann, "model:wise")
        assert status == 201
        entry = await first_entry_of_the_bot(ann, made["table"])
        assert "decided" not in entry
        assert fake.asked[0]["model"] == "wise"
        assert all(not is_talk(body) for body in fake.asked)
    (line, *_) = (tmp_path / "models" / "wise.jsonl").read_text().splitlines()
    assert json.loads(line)["seat"] == 1


async def test_where_a_model_fails_the_log_says_that_another_bot_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, monkeypatch, lambda body: "no idea") as (server, _):
        ann = server.guest("Ann")
        _, made = new_table(ann, "model:wise")
        entry = await first_entry_of_the_bot(ann, made["table"])
        assert entry["decided"] == "stand-in"
        assert server.hub.pool.replaced > 0
        assert not server.hub.tables[made["table"]].bot_status.now.short


async def test_no_guest_asks_for_a_model_that_the_host_does_not_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, monkeypatch) as (server, fake):
        ann = server.guest("Ann")
        for bot in ("model:dear", "model:", "model:wise@9", "model:wise,dear"):
            status, reply = new_table(ann, bot)
            assert (status, "Unknown bot" in reply["detail"]) == (400, True)
        # Nobody who is away is replaced by what costs money.
        status, reply = new_table(ann, "random", stand_in="model:wise")
        assert (status, "Unknown bot" in reply["detail"]) == (400, True)
        status, made = ann.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2})
        status, reply = ann.ask("POST", f"/api/tables/{made['table']}/seats/1", {"bot": "model:dear"})
        assert status == 400
        assert fake.asked == []


async def test_without_an_endpoint_no_model_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GETAWAY_MODEL_URL", raising=False)
    monkeypatch.setenv("GETAWAY_MODELS", "wise")
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        games = ann.must("GET", "/api/games")["games"]
        assert all("model:wise" not in game["bots"] for game in games)
        assert new_table(ann, "model:wise")[0] == 400


async def test_a_model_talks_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first vote it is asked what it says, and says it to all."""

    def chatty(body: Body) -> Answer:
        if not is_talk(body):
            return json.dumps({"choice": legal(body)[-1]})
        seat = int(body["messages"][0]["content"].partition("You are Player ")[2][0])
        told = body["messages"][1]["content"]
        now = int(told.rpartition("Round ")[2].split()[0])
        clause = {"clause": "vote", "who": seat, "candidate": 0, "round": now}
        return json.dumps({"statements": [{"act": "offer", "to": [0], "give": [clause]}]})

    with house(tmp_path, monkeypatch, chatty) as (server, _):
        ann = server.guest("Ann")
        bots = {"1": "model:wise", "2": "random"}
        made = ann.must("POST", "/api/tables", {"game": "alcatraz", "players": 3, "bots": bots})
        ann.must("POST", f"/api/tables/{made['table']}/start")
        line = await ann.sit_at(made["table"])
        view = await line.until("view")
        while not (view["table"]["ledger"]["promises"]):
            if "0" in view["asks"] and view["view"]["choices"] and view["table"]["phase"] == "play":
                choice = view["view"]["choices"][-1]
                await line.send("act", seat=0, ask=view["asks"]["0"], action=choice["action"])
            view = await line.until("view")
        promise = view["table"]["ledger"]["promises"][0]
        assert (promise["who"], promise["clause"]["clause"]) == (1, "vote")
        await line.close()
