"""A language model at a table of this machine, in a game that was saved too."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.kernel.errors import BadFile, BadInput
from getaway.places.saved import resume
from getaway.terminal.commands import local_game
from tests.bots.models.fake_endpoint import endpoint
from tests.terminal.screen import local


def test_a_person_may_play_against_a_model_and_go_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with endpoint() as fake:
        for name, value in {**fake.environment, "GETAWAY_MODEL_FOLDER": str(tmp_path)}.items():
            monkeypatch.setenv(name, value)
        wanted = local_game("art-robbery", 2, "model:wise", "Ann", "en", "1", None, None, None)
        assert wanted.bot == "model:wise"
        place = local("art-robbery", bot="model:wise")
        place._saved.close()
        table, saved, _ = resume(place._saved.path)
        saved.close()
        assert table.chairs[1].bot == "model:wise"
        monkeypatch.delenv("GETAWAY_MODEL_URL")
        with pytest.raises(BadFile, match="A language model needs an endpoint"):
            resume(place._saved.path)
        with pytest.raises(BadInput, match="A language model needs an endpoint"):
            local("art-robbery", bot="model:wise")


def test_other_names_with_a_colon_are_still_for_the_arena() -> None:
    with pytest.raises(BadInput, match="play in the arena"):
        local_game("art-robbery", 2, "os:system", "Ann", "en", "1", None, None, None)
