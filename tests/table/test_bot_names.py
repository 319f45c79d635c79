"""Which bots a guest may name: levels, and what the host offers; no name of a guest loads a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.table.bot_names import known_bot
from tests.bots.networks import a_network


def test_a_level_and_a_network_of_the_host_may_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("art-robbery")
    a_network(tmp_path / "sly.net")
    assert known_bot(game, "easy") == "easy"
    for name in ("net:sly", f"net:{tmp_path / 'sly.net'}", "module:Class"):
        with pytest.raises(BadInput, match="Unknown bot"):
            known_bot(game, name)
    monkeypatch.setenv("GETAWAY_NETWORKS", str(tmp_path))
    assert known_bot(game, "net:sly") == "net:sly"
    with pytest.raises(BadInput, match="Unknown bot"):
        known_bot(game, f"net:{tmp_path / 'sly.net'}")
