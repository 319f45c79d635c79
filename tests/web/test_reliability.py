"""A small form of every figure in docs/reliability.md, and the commands that give them."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from getaway.games import REGISTRY, find
from getaway.kernel.dialect import NOBODY
from getaway.table.report import Report
from getaway.web import bench_kills, bench_secrets, bench_sockets, bench_votes
from getaway.web.bench_games import game_by_lot, table_of
from getaway.web.bench_votes import told_apart
from tests.conftest import Getaway
from tests.web.serving import served


def figures(getaway: Getaway, *command: object) -> list[dict[str, Any]]:
    code, out, _ = getaway("bench", *command, "--json")
    assert code == 0
    rows: list[dict[str, Any]] = json.loads(out)
    return rows


def test_a_busy_server_is_killed_and_nothing_is_lost_or_there_twice(getaway: Getaway) -> None:
    [row] = figures(getaway, "kills", "--kills", 2, "--tables", 3)
    assert (row["kills"], row["lost"], row["twice"]) == (2, 0, 0)
    assert row["acknowledged"] >= 3 * bench_kills.LEAST_MOVES


def test_a_move_that_was_lost_or_written_twice_would_be_counted(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = bench_kills._Server.entries

    def wrong(server: bench_kills._Server) -> list[tuple[str, str]]:
        found = entries(server)
        moves = [number for number, (_, entry) in enumerate(found) if '"move ' in entry]
        return [found[moves[0]], *(entry for number, entry in enumerate(found) if number != moves[1])]

    monkeypatch.setattr(bench_kills._Server, "entries", wrong)
    [row] = figures(getaway, "kills", "--kills", 1, "--tables", 1)
    assert (row["lost"], row["twice"]) == (1, 1)


def test_hostile_messages_are_answered_and_change_nothing(getaway: Getaway) -> None:
    rows = figures(getaway, "hostile", "--messages", 200)
    assert [row["game"] for row in rows] == list(REGISTRY)
    for row in rows:
        assert (row["answered"], row["changed_the_game"]) == (200, 0)
        assert row["refused"] > 100


def test_bad_sockets_are_cut_and_whoever_plays_plays_on(getaway: Getaway) -> None:
    idle, slow, *frames = figures(getaway, "sockets", "--sockets", 20, "--seconds", 0.5)
    assert (idle["sockets"], slow["sockets"], slow["cut"]) == (20, 1, 1)
    assert {row["trouble"] for row in frames} == set(bench_sockets.HOSTILE_FRAMES)
    for row in frames:
        assert row["sockets"] == row["cut"] >= 1
        assert row["moves_beside"] >= bench_sockets.LEAST_MOVES


def test_pairs_of_secrets_look_the_same_to_who_may_not_know_them(getaway: Getaway) -> None:
    rows = figures(getaway, "secrets", "--pairs", 15)
    assert {row["what"] for row in rows} == {"views and refusals", "sealed votes on the wire"}
    for row in rows:
        assert row["pairs"] >= 15
        assert row["different"] == 0
        # How well times tell secrets apart is measured, not asserted.
        assert 0.0 <= row["told_apart_by_time"] <= 1.0


def test_a_vote_that_others_could_see_would_be_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_votes, "_told", lambda view: view)
    with served(tmp_path) as server:
        votes = bench_votes.compare_votes(server.url, "alcatraz", 3)
    assert votes.different == votes.pairs == 3


def test_two_rows_of_times_are_told_apart_as_often_as_one_is_larger() -> None:
    assert told_apart([2.0, 3.0], [1.0, 1.0]) == 1.0
    assert told_apart([1.0, 3.0], [2.0]) == 0.5
    assert told_apart([1.0], [1.0]) == 0.5
    assert told_apart([], []) == 0.5


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_secret_that_was_sent_would_be_seen(game: str) -> None:
    """To somebody who may know it, the same change is visible."""
    lot, seen = random.Random(1), 0
    for seed in range(10):
        stored = game_by_lot(game, find(game).players[0], 20, seed)
        here, there = table_of(stored), table_of(stored)
        bench_secrets.change_unseen(there, NOBODY, lot)
        views = [Report(table).view(0, [0], 0) for table in (here, there)]
        seen += views[0] != views[1]
    assert seen > 0


def test_sealed_ballots_are_among_the_secrets() -> None:
    """Alcatraz: somebody has voted, and the votes are not open yet."""
    changed, lot = 0, random.Random(1)
    for seed in range(40):
        table = table_of(game_by_lot("alcatraz", 3, lot.randrange(100), seed))
        changed += bench_secrets.change_unseen(table, NOBODY, lot)
    assert changed > 0


def test_a_server_with_stored_games_is_back_and_so_are_they(getaway: Getaway) -> None:
    [row] = figures(getaway, "recovery", "--games", 300)
    assert row["games"] == 300
    assert row["entries"] > 300 * 20


def test_every_command_of_the_page_exists(root: Path, getaway: Getaway) -> None:
    page = (root / "docs" / "reliability.md").read_text()
    named = set(re.findall(r"`getaway bench (\w+)", page))
    assert named >= {"kills", "hostile", "secrets", "server", "sockets", "recovery"}
    for name in named:
        assert getaway("bench", name, "--help")[0] == 0
