"""Ratings over HTTP: silent at first, for oneself alone, the same after a restart and if counted again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from getaway.client.caller import Caller
from getaway.store.database import connect
from getaway.store.ratings import Ratings
from getaway.web.mailbox import now_ms
from getaway.web.settling import settle
from tests.browser.people import finish
from tests.web.inside import Inside, inside
from tests.web.serving import table_with

LATER = 60_000


def play(guest: Caller, games: int) -> str:
    table = ""
    for _ in range(games):
        table = table_with([guest], "art-robbery", bots={"1": "random"})
        finish([guest], table)
    return table


def count(house: Inside) -> None:
    """Count what has ended, as the clock does some seconds later."""
    work = settle(house.hub.ratings, now_ms() + LATER)
    asyncio.run_coroutine_threadsafe(work, house.hub.loop).result()


def ratings_of(guest: Caller) -> dict[str, Any]:
    found: dict[str, Any] = guest.must("GET", "/api/guest/ratings")
    return found


def test_ratings_are_silent_then_quiet_and_last(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        ann = house.guest("Ann")
        play(ann, 4)
        ann.must("GET", "/api/guest/games")
        count(house)
        (one,) = ratings_of(ann)["ratings"]
        assert one == {
            "game": "art-robbery",
            "against": "bots",
            "games": 4,
            "rating": None,
            "spread": None,
        }
        table = play(ann, 1)
        ann.must("GET", "/api/guest/games")
        count(house)
        (one,) = ratings_of(ann)["ratings"]
        assert one["games"] == 5
        assert 0 < one["spread"] < 292
        # Nobody else sees them, until Ann says so.
        bo = house.guest("Bo")
        assert ratings_of(bo)["ratings"] == []
        assert bo.must("GET", f"/api/tables/{table}/seats/0/player")["ratings"] is None
        ann.must("PUT", "/api/guest/ratings", {"counted": True, "shown": True})
        shown = bo.must("GET", f"/api/tables/{table}/seats/0/player")
        assert (shown["name"], shown["ratings"]) == ("Ann", [one])
        assert bo.must("GET", f"/api/tables/{table}/seats/1/player")["ratings"] is None
        assert bo.ask("GET", f"/api/tables/{table}/seats/5/player")[0] == 404
    with inside(tmp_path) as house:
        again = Caller(house.url)
        again.cookie = ann.cookie
        assert ratings_of(again)["ratings"] == [one]
        # Counted again from the logs, it is the same.
        asyncio.run_coroutine_threadsafe(house.hub.ratings.begin_anew(), house.hub.loop).result()
        assert ratings_of(again)["ratings"] == []
        count(house)
        assert ratings_of(again)["ratings"] == [one]
        off = again.must("PUT", "/api/guest/ratings", {"counted": False})
        assert (off["counted"], off["shown"], off["ratings"]) == (False, False, [])


def test_a_deleted_guest_leaves_no_rating(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        ann = house.guest("Ann")
        play(ann, 1)
        ann.must("GET", "/api/guest/games")
        count(house)
        assert len(ratings_of(ann)["ratings"]) == 1
        guest = ann.cookie.partition("=")[2].partition(".")[0]
        ann.must("DELETE", "/api/guest")
        found = house.hub.ratings.of(guest)
        assert asyncio.run_coroutine_threadsafe(found, house.hub.loop).result() == []


def test_what_was_closed_counts_for_nobody(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        ann = house.guest("Ann")
        table = ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 3})["table"]
        ann.must("DELETE", f"/api/tables/{table}")
        count(house)
        assert ratings_of(ann)["ratings"] == []
        waiting = Ratings(connect(house.hub.settings.database)).waiting(now_ms() + LATER, 10)
        assert asyncio.run(waiting) == []
