"""A finished game is judged once, piece by piece, and whoever may see its replay may see what was found."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.games import load
from getaway.review.course import course_of
from getaway.review.shapes import Judged
from getaway.review.summary import review_of
from getaway.store.schema import LOG, REVIEW_PIECES, REVIEWS
from getaway.table.replay import Replay, read_file
from getaway.table_bots.questions import Answer, Judging
from getaway.table_bots.worker import answer_to
from getaway.web.reviews import SEED
from tests.web.inside import Inside, inside
from tests.web.serving import table_with
from tests.web.test_http import play

LITTLE = 0.01  # of the deals


def finished(server: Inside, game: str = "art-robbery", players: int = 2) -> tuple[Caller, str]:
    """Somebody who has the link, and the link."""
    callers = [server.guest(name) for name in ("Ann", "Bo", "Cy")[:players]]
    table = table_with(callers, game, talk_seconds=0)
    asyncio.run(play(callers, table))
    return server.guest("Zoe"), table


def judge_here(server: Inside, fails: int | None = None, *, there: int = 0) -> list[int]:
    """Let the judge think in this process, and fail at one piece; which pieces it was asked for."""
    asked: list[int] = []
    in_the_pool = server.hub.pool.judge

    async def judge(question: Judging) -> Answer:
        asked.append(question["number"])
        if question["number"] < there:
            return await in_the_pool(question)
        return (
            {"error": "tired"}
            if question["number"] == fails
            else answer_to({**question, "part": 0.001, "compiled": True})
        )

    vars(server.hub.pool)["judge"] = judge
    return asked


def at_rest(server: Inside, zoe: Caller, table: str) -> dict[str, Any]:
    """What is shown when nobody judges any more."""

    async def waiting() -> None:
        found = server.hub.reviews._current.get(table)
        if found is not None and found.task is not None:
            await asyncio.wait({found.task})

    asyncio.run_coroutine_threadsafe(waiting(), server.hub.loop).result()
    found: dict[str, Any] = zoe.must("GET", f"/api/tables/{table}/review")
    return found


def rows(server: Inside, query: sa.Select[Any]) -> list[Any]:
    work = server.hub.database.run(lambda connection: list(connection.execute(query)))
    return asyncio.run_coroutine_threadsafe(work, server.hub.loop).result()


def test_a_review_is_judged_in_the_pool_and_is_what_the_pieces_make(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        server.hub.reviews.part = LITTLE
        judge_here(server, there=2)
        zoe, table = finished(server)
        address = f"/api/tables/{table}/review"
        before = zoe.must("GET", address)
        assert (before["state"], before["points"], before["review"]) == ("none", [], None)
        assert zoe.ask("GET", f"{address}/file")[1]["reason"]["id"] == "review-not-ready"
        begun = zoe.must("POST", address)
        assert begun["state"] in ("waiting", "judging", "done")
        found = at_rest(server, zoe, table)
        assert (found["state"], found["step"]) == ("done", found["steps"])
        file = read_file(json.dumps(zoe.must("GET", f"/api/tables/{table}/replay")).encode())
        course = course_of(Replay(file, lambda game, edition: load(game)))
        kept = [
            row[0] for row in rows(server, sa.select(REVIEW_PIECES.c.piece).order_by(REVIEW_PIECES.c.number))
        ]
        whole = review_of(course, [msgspec.json.decode(piece, type=Judged) for piece in kept], SEED)
        assert found["review"] == msgspec.to_builtins(whole)
        assert zoe.must("GET", f"{address}/file") == found["review"]
        (line,) = rows(server, sa.select(REVIEWS.c.line))
        assert [len(chances) for chances in json.loads(line[0])] == [2] * len(whole.points)
        # Asked for again nothing is judged again.
        assert zoe.must("POST", address) == found
        assert server.errors() == []


def test_the_list_of_my_games_has_the_line_of_my_chances_once_a_game_is_judged(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = (server.guest(name) for name in ("Ann", "Bo"))
        table = table_with([ann, bo], "art-robbery")
        asyncio.run(play([ann, bo], table))
        assert [game["chances"] for game in bo.must("GET", "/api/guest/games")["over"]] == [None]
        judge_here(server)
        bo.must("POST", f"/api/tables/{table}/review")
        points = at_rest(server, bo, table)["review"]["points"]
        (game,) = bo.must("GET", "/api/guest/games")["over"]
        assert game["seats"] == [1]
        assert game["chances"] == [round(point["open"][1], 4) for point in points]


def test_whoever_is_deleted_is_somebody_in_the_review_too(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = (server.guest(name) for name in ("Ann", "Bo"))
        table = table_with([ann, bo], "art-robbery")
        asyncio.run(play([ann, bo], table))
        judge_here(server)
        bo.must("POST", f"/api/tables/{table}/review")
        before = at_rest(server, bo, table)["review"]
        assert before["names"] == ["Ann", "Bo"]
        ann.must("DELETE", "/api/guest")
        after = bo.must("GET", f"/api/tables/{table}/review")["review"]
        assert after["names"] == [seat["name"] for seat in after["seats"]] == ["", "Bo"]
        assert "Ann" not in json.dumps(bo.must("GET", f"/api/tables/{table}/review/file"))
        assert after["points"] == before["points"]


def test_a_game_that_runs_or_is_not_there_is_not_judged(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        for method, path in (("GET", "review"), ("POST", "review"), ("GET", "review/file")):
            status, said = ann.ask(method, f"/api/tables/{table}/{path}")
            assert (status, said["reason"]["id"]) == (409, "table-not-over")
            assert ann.ask(method, f"/api/tables/nobody/{path}")[0] == 404
        assert rows(server, sa.select(REVIEW_PIECES.c.piece)) == []


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 2), ("alcatraz", 3)])
def test_what_was_judged_stays_when_the_judge_stops_or_the_server_does(
    game: str, players: int, tmp_path: Path
) -> None:
    with inside(tmp_path) as server:
        asked = judge_here(server, fails=3)
        zoe, table = finished(server, game, players)
        zoe.must("POST", f"/api/tables/{table}/review")
        found = at_rest(server, zoe, table)
        assert found["state"] == "stopped"
        assert found["trouble"] == {"id": "review-stopped", "arguments": {"step": found["step"]}}
        assert [point["step"] for point in found["points"]][-1] == found["step"]
        assert asked == [0, 1, 2, 3]
        asked = judge_here(server, fails=5)
        zoe.must("POST", f"/api/tables/{table}/review")
        assert at_rest(server, zoe, table)["state"] == "stopped"
        assert asked == [3, 4, 5]
    with inside(tmp_path) as server:
        asked = judge_here(server)
        zoe = server.guest("Zoe")
        assert zoe.must("GET", f"/api/tables/{table}/review")["state"] == "none"
        zoe.must("POST", f"/api/tables/{table}/review")
        found = at_rest(server, zoe, table)
        assert found["state"] == "done"
        assert asked[0] == 5
        assert asked == list(range(5, asked[-1] + 1))
        for seat in found["review"]["seats"]:
            share = seat["share"]
            assert share["result"] - share["equal"] == share["own"] + share["others"] + share["cards"]


def test_a_game_of_older_rules_is_refused_in_words(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        zoe, table = finished(server)
        older = (
            sa.update(LOG)
            .where(LOG.c.n == 1)
            .values(entry=sa.func.replace(LOG.c.entry, '"version":', '"version":0,"once":'))
        )
        work = server.hub.database.write(lambda connection: connection.execute(older))
        asyncio.run_coroutine_threadsafe(work, server.hub.loop).result()
        for method in ("GET", "POST"):
            status, said = zoe.ask(method, f"/api/tables/{table}/review")
            assert (status, said["reason"]["id"]) == (409, "review-old-rules")
        assert rows(server, sa.select(REVIEW_PIECES.c.piece)) == []
