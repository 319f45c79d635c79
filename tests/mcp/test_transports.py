"""The door on standard input and output, over HTTP, and at a real server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from getaway.mcp import commands
from getaway.mcp.seats import Seats
from getaway.mcp.serving import PATH, TOKEN_VARIABLE, app_for, find_token, http_server, listen
from tests.mcp.model import QUIET, Model, Refused, model
from tests.web.serving import Served, served

TOKEN = "a token of the tests"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("mcp")) as running:
        yield running


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_game_is_played_through_standard_input_and_output(mode: str, tmp_path: Path) -> None:
    environment = {**os.environ, "GETAWAY_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "getaway", "mcp", "--lang", "en"]
    started = StdioServerParameters(command=command[0], args=command[1:], env=environment)
    async with Client(started, mode=mode) as client:
        assert client.instructions is not None
        assert "start_table" in client.instructions
        one = Model(client)
        await one.start("art-robbery")
        await one.until("over")


@asynccontextmanager
async def over_http(token: str = "", **settings: Any) -> AsyncIterator[str]:
    """The address of a door that is open to this machine."""
    seats = Seats("en", is_open=True, settings=QUIET, **settings)
    listener = listen("127.0.0.1", 0)
    server = http_server(app_for(seats, "127.0.0.1", token))
    with listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}{PATH}"
        finally:
            server.should_exit = True
            await serving


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_two_models_play_over_http_and_neither_has_the_other_s_seat(mode: str) -> None:
    async with (
        over_http() as url,
        Client(url, mode=mode) as first,
        Client(url, mode=mode) as second,
    ):
        ann, bo = Model(first), Model(second)
        await ann.start("art-robbery", name="Ann")
        await bo.start("alcatraz", name="Bo")
        assert ann.seat != bo.seat
        await ann.step()
        await bo.step()
        assert (await ann.call("look"))["players"][0]["name"] == "Ann"
        assert (await bo.call("look"))["players"][0]["name"] == "Bo"


async def test_nobody_comes_in_without_the_token() -> None:
    async with over_http(TOKEN) as url, httpx2.AsyncClient() as caller:
        for headers in ({}, {"Authorization": "Bearer wrong"}):
            reply = await caller.post(url, json={}, headers=headers)
            assert reply.status_code == 401
        reply = await caller.post(url, json={}, headers={"Authorization": f"Bearer {TOKEN}"})
        assert reply.status_code == 400


async def test_a_page_of_another_site_cannot_call() -> None:
    async with over_http() as url, httpx2.AsyncClient() as caller:
        reply = await caller.post(url, json={}, headers={"Origin": "https://evil.example"})
        assert reply.status_code == 403
        reply = await caller.post(url, json={}, headers={"Host": "evil.example"})
        assert reply.status_code == 421


def test_a_door_that_others_can_reach_needs_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TOKEN_VARIABLE, raising=False)
    assert find_token("127.0.0.1") == ""
    with pytest.raises(BadInput, match=TOKEN_VARIABLE):
        find_token("0.0.0.0")
    monkeypatch.setenv(TOKEN_VARIABLE, "short")
    with pytest.raises(BadInput, match="16 characters"):
        find_token("0.0.0.0")
    monkeypatch.setenv(TOKEN_VARIABLE, TOKEN)
    assert find_token("0.0.0.0") == TOKEN


async def test_a_model_makes_a_table_at_a_server_and_plays_there(server: Served) -> None:
    async with model(server=server.url) as one:
        await one.start("art-robbery", seed=None)
        for _ in range(4):
            await one.step()
        assert one.last["phase"] == "play"


async def test_two_models_meet_at_a_table_of_a_server(server: Served) -> None:
    async with model(server=server.url) as ann, model() as bo:
        await ann.start("alcatraz", bots="", name="Ann", seed=None)
        assert "2 seats are still free" in ann.text
        link = ann.sitting.place.about
        bo.seat = (await bo.call("join_table", link=link, name="Bo"))["seat"]
        with pytest.raises(Refused):
            await ann.call("deal")
        async with model() as cy:
            cy.seat = (await cy.call("join_table", link=link, name="Cy"))["seat"]
            told = await ann.call("deal")
            assert told["phase"] in ("talk", "play")
            assert [player["name"] for player in told["players"]] == ["Ann", "Bo", "Cy"]
            await bo.call("say", phrase="hello")
            with pytest.raises(Refused, match="no free seat"):
                await cy.call("join_table", link=link, name="Dan")


async def test_a_stranger_s_door_sends_nobody_to_addresses_of_their_choice(server: Served) -> None:
    caller = Caller(server.url)
    caller.introduce("Eva")
    async with model(is_open=True, server="http://127.0.0.1:9") as one:
        with pytest.raises(Refused, match=r"only join tables of http://127\.0\.0\.1:9"):
            await one.call("join_table", link=f"{server.url}/tables/x")
    async with model(is_open=True) as one:
        with pytest.raises(Refused, match="only join tables of the server that --server names"):
            await one.call("join_table", link=f"{server.url}/tables/x")
        with pytest.raises(Refused, match="isn't the link"):
            await one.call("join_table", link="file:///etc/passwd")


@pytest.mark.parametrize("module", ["mcp", "uvicorn"])
def test_a_missing_sdk_is_one_sentence(module: str, tmp_path: Path) -> None:
    # A module of the same name that cannot be imported stands for one that is not there.
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nsys.modules[{module!r}] = None\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "getaway", "mcp"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == ("getaway: What lets models play isn't installed: pip install 'getaway[mcp]'.\n")
    assert commands.mcp.__doc__ is not None
