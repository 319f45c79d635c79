"""Networks at tables: those in the folder that the host names, and no other file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.networks import a_network
from tests.web.inside import inside
from tests.web.test_models import first_entry_of_the_bot, new_table


async def test_a_network_that_the_host_offers_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "networks"
    folder.mkdir()
    path = a_network(folder / "night-owl.net")
    monkeypatch.setenv("GETAWAY_NETWORKS", str(folder))
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        games = {game["name"]: game["bots"] for game in ann.must("GET", "/api/games")["games"]}
        assert games["art-robbery"][-1] == "net:night-owl"
        assert "net:night-owl" not in games["alcatraz"]
        assert new_table(ann, f"net:{path}")[0] == 400
        status, made = new_table(ann, "net:night-owl")
        assert status == 201
        entry = await first_entry_of_the_bot(ann, made["table"])
        assert "decided" not in entry
