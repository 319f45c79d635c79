"""The coach speaks to who plays alone with bots, and to nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from getaway.table import requests
from tests.table.scene import Sitting, guest


def shown(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(sitting.report.view(seat, [] if seat is None else [seat], None))
    return message


def alone(game: str) -> Sitting:
    sitting = Sitting(game, 3)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    for seat in (1, 2):
        sitting.put(requests.seat_bot(sitting.table, guest(0), "Bot", seat, "medium"))
    sitting.put(requests.start(sitting.table, guest(0)))
    return sitting


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_who_plays_alone_with_bots_is_given_tips(game: str) -> None:
    sitting = alone(game)
    tips = shown(sitting, 0)["tips"]
    assert all(tip["id"].startswith("tip-") for tip in tips)
    assert "tips" not in shown(sitting, None), "whoever looks on is not coached"


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_with_other_people_there_is_no_coach(game: str) -> None:
    sitting = Sitting(game, 3).start()
    for seat in range(3):
        assert "tips" not in shown(sitting, seat)


def test_in_the_lobby_there_is_no_coach() -> None:
    sitting = Sitting("art-robbery", 3)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    assert "tips" not in shown(sitting, 0)
