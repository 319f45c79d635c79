"""The tools, called by the SDK's own client: whole games, and nothing that a seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.games import REGISTRY
from getaway.mcp import seats as room
from tests.bots.models.fake_endpoint import endpoint
from tests.mcp.model import Refused, model


@pytest.mark.parametrize("game", list(REGISTRY))
async def test_a_model_plays_a_whole_game(game: str) -> None:
    async with model() as one:
        await one.start(game)
        await one.until("over")
        assert "The game is over." in one.text
        assert one.local.table.ended


@pytest.mark.parametrize("game", list(REGISTRY))
async def test_a_model_is_told_what_its_seat_may_know_and_no_more(game: str) -> None:
    async with model() as one:
        await one.start(game)
        for _ in range(6):
            await one.step()
            await one.call("wait", seconds=600)
            play = one.local.table.play
            assert play is not None
            hidden = play.hidden(0)
            sent = await one.call("look_json")
            known = json.loads(msgspec.json.encode(play.game.view(hidden, 0)))
            if sent["table"]["phase"] == "talk":
                # What can be voted for is no choice yet.
                known["choices"] = []
            assert sent["view"] == known
            assert sent["table"]["seed"] is None
            secret = one.local.table.made.seed
            assert secret not in one.text
            await one.call("look")
            assert secret not in one.text
            assert secret not in json.dumps(one.last)


async def test_every_choice_has_its_action_its_name_and_words() -> None:
    async with model() as one:
        await one.start("art-robbery")
        told = await one.call("wait", seconds=600)
        found = (await one.call("choices"))["choices"]
        assert found == told["choices"]
        play = one.local.table.play
        assert play is not None
        assert [choice["action"] for choice in found] == play.legal(0)
        assert {"action": 0, "name": "play 0", "label": "play a 0"} in found


async def test_a_wait_ends_when_the_others_have_decided_and_not_before() -> None:
    async with model() as one:
        await one.start("art-robbery")
        while one.last["is_your_turn"]:
            await one.call("act", action=one.last["choices"][0]["action"])
        assert (await one.call("wait", seconds=0))["is_called"] is False
        assert "Waiting for" in one.text
        told = await one.call("wait", seconds=600)
        assert told["is_called"] is True
        assert told["is_your_turn"] is True
        assert "Since you last looked:" in one.text


async def test_what_has_happened_is_told_once() -> None:
    async with model() as one:
        await one.start("art-robbery")
        await one.call("wait", seconds=600)
        assert one.last["news"]
        assert (await one.call("look"))["news"] == []


async def test_what_is_forbidden_is_refused_with_its_rule_and_changes_nothing() -> None:
    async with model() as one:
        await one.start("art-robbery")
        told = await one.call("wait", seconds=600)
        allowed = {choice["action"] for choice in told["choices"]}
        play = one.local.table.play
        assert play is not None
        before = one.local.table.n
        forbidden = next(a for a in range(play.engine.actions) if a not in allowed)
        with pytest.raises(Refused, match=r"AR-\d+"):
            await one.call("act", action=forbidden)
        assert one.local.table.n == before
        await one.call("act", action=min(allowed))


async def test_whoever_is_not_asked_cannot_act() -> None:
    async with model() as one:
        await one.start("art-robbery")
        await one.until("over")
        with pytest.raises(Refused, match="Nobody’s asking you"):
            await one.call("act", action=0)


async def test_a_promise_is_composed_said_and_kept_in_the_ledger() -> None:
    async with model() as one:
        await one.start("alcatraz")
        await one.until("talk")
        await one.call("ledger")
        assert "Nothing has been offered" in one.text
        begun = await one.call("compose")
        clauses = [option["value"]["clause"] for option in begun["add"][0]["options"]]
        assert "vote" in clauses
        draft: dict[str, Any] = {"to": [1], "give": [{"clause": "vote", "candidate": 2}]}
        composed = await one.call("compose", draft=draft)
        assert "You can say this now" in one.text
        await one.call("say", statement=composed["statement"])
        ledger = await one.call("ledger")
        (promise,) = ledger["promises"]
        assert (promise["who"], promise["to"], promise["status"]) == (0, [1], "open")
        assert promise["clause"]["clause"] == "vote"
        await one.call("look")
        assert "Model" in one.text


async def test_a_statement_that_means_nothing_is_refused_in_words() -> None:
    async with model("de") as one:
        await one.start("alcatraz")
        await one.until("talk")
        with pytest.raises(Refused, match="Angebot"):
            await one.call("say", statement={"act": "accept", "ref": 7})
        with pytest.raises(Refused, match="immer nur eins"):
            await one.call("say")


async def test_where_nothing_is_promised_there_is_no_ledger() -> None:
    async with model() as one:
        await one.start("art-robbery")
        assert await one.call("ledger") == {"offers": [], "promises": []}
        assert "no offers and no promises" in one.text
        with pytest.raises(Refused, match="no offers and no promises"):
            await one.call("compose")


async def test_only_the_key_opens_a_seat() -> None:
    async with model() as one:
        await one.start("art-robbery")
        for key in ("", "0", one.seat[:-1]):
            with pytest.raises(Refused, match="no such seat"):
                await one.call("look", seat=key)
        await one.call("leave_table")
        with pytest.raises(Refused, match="no such seat"):
            await one.call("look")


async def test_only_so_many_sit_at_once_and_those_who_are_idle_make_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(room, "MOST_SEATS", 1)
    async with model(clock=lambda: now[0]) as one:
        await one.start("art-robbery")
        first, one.seat = one.seat, ""
        with pytest.raises(Refused, match="All 1 seats are taken"):
            await one.start("art-robbery")
        now[0] = room.IDLE_SECONDS + 1
        await one.start("art-robbery")
        with pytest.raises(Refused, match="no such seat"):
            await one.call("look", seat=first)


async def test_no_name_of_a_bot_loads_a_module() -> None:
    async with model() as one:
        with pytest.raises(Refused, match="play in the arena"):
            await one.start("art-robbery", bots="antigravity:Bot")
        with pytest.raises(Refused, match="Unknown bot 'strong'"):
            await one.start("art-robbery", bots="strong")
        with pytest.raises(Refused, match="needs bots"):
            await one.start("art-robbery", bots="")


async def test_a_game_that_was_left_is_saved() -> None:
    from getaway.places.saved import newest, resume

    async with model() as one:
        await one.start("art-robbery")
        await one.step()
        await one.call("leave_table")
    table, saved, _ = resume(newest("art-robbery"))
    saved.close()
    assert table.play is not None


async def test_a_model_sits_in_another_seat_only_if_it_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with endpoint() as fake:
        for name, value in {**fake.environment, "GETAWAY_MODEL_FOLDER": str(tmp_path / "models")}.items():
            monkeypatch.setenv(name, value)
        async with model() as one:
            with pytest.raises(Refused, match="model:wise isn't offered here"):
                await one.start("art-robbery", bots="model:wise")
            assert fake.asked == []
            monkeypatch.setenv("GETAWAY_MODELS", "wise")
            await one.start("art-robbery", bots="model:wise", players=2)
            for _ in range(3):
                await one.step()
            await one.call("wait", seconds=600)
            assert {body["model"] for body in fake.asked} == {"wise"}
