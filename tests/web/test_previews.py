"""A link that is posted somewhere says what it leads to, with a picture, and no more than all may know."""

from __future__ import annotations

import html
import io
import re
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from getaway.review.shapes import Review
from getaway.table.entries import Clock
from getaway.table.outcomes import Outcome
from getaway.web import preview_png
from getaway.web.preview_png import Commission, draw, png
from getaway.web.preview_scene import LETTERS, Row, Scene, Wanted, house, point_at, scene_of, verdict_at
from getaway.web.preview_svg import drawing, fitted, width_of
from getaway.web.previews import about_of, title_of
from getaway.web.shapes import ChairReply, TableReply
from getaway.words import LANGUAGES
from tests.review.games import reviewed
from tests.web.inside import Inside, inside
from tests.web.serving import table_with
from tests.web.test_reviews import at_rest, finished, judge_here

NAMES = ("Ondřej", "Жанна", '<b>&"Bo')


def card(game: str = "art-robbery", phase: str = "over", *, public: bool = False) -> TableReply:
    over = Outcome(at=0, payoffs=[0.0, 1.0, 0.0], endings=[])
    return TableReply(
        table="kiwi",
        game=game,
        players=3,
        options={},
        edition="standard",
        clock=Clock(),
        public=public,
        phase=phase,  # type: ignore[arg-type]
        chairs=[ChairReply(name, "person") for name in NAMES],
        outcome=over if phase == "over" else None,
    )


def get(server: Inside, path: str, **headers: str) -> tuple[int, bytes]:
    request = urllib.request.Request(server.url + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as reply:
            return reply.status, reply.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


def tags(server: Inside, path: str, **headers: str) -> dict[str, str]:
    status, page = get(server, path, **headers)
    assert status == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page.decode())
    return {name: html.unescape(content) for name, content in found}


def picture(server: Inside, address: str) -> bytes:
    assert address.startswith(server.url)
    status, packed = get(server, address.removeprefix(server.url))
    assert status == 200
    image = Image.open(io.BytesIO(packed))
    assert (image.format, image.size) == ("PNG", (1200, 630))
    return packed


def test_a_link_to_a_step_shows_how_the_game_stood_there(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        judge_here(server)
        zoe, table = finished(server)
        replay = tags(server, f"/g/{table}")
        before = picture(server, replay["og:image"])
        zoe.must("POST", f"/api/tables/{table}/review")
        assert at_rest(server, zoe, table)["state"] == "done"
        found = tags(
            server, f"/g/{table}/review?step=9&seat=1&view=knew&try=", **{"Accept-Language": "ru-RU, en"}
        )
        assert found["og:title"] == "Ограбление музея"
        assert found["og:locale"] == "ru"
        assert found["og:url"] == f"{server.url}/g/{table}/review?step=9&seat=1&view=knew"
        assert found["og:image"] == f"{server.url}/api/tables/{table}/picture?step=9&seat=1&view=knew&lang=ru"
        assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
        assert found["twitter:card"] == "summary_large_image"
        here = picture(server, found["og:image"])
        assert here not in (
            before,
            picture(server, f"{server.url}/api/tables/{table}/picture?step=10&seat=1&view=knew&lang=ru"),
        )
        # Named by the link, the language is the same for all who post it.
        assert tags(server, f"/g/{table}/review?lang=cs", **{"Accept-Language": "ru"})["og:locale"] == "cs"
        assert server.errors() == []


def test_what_a_link_says_amiss_goes_no_further(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        _, table = finished(server)
        found = tags(server, f"/g/{table}?step=-1&seat=%22%3E%3Cscript%3E&view=all&lang=%22xx")
        assert found["og:image"] == f"{server.url}/api/tables/{table}/picture?lang=en"
        for wrong in ("step=x", "seat=99", "view=all", "step=-1"):
            assert get(server, f"/api/tables/{table}/picture?{wrong}")[0] == 400
        assert get(server, "/api/tables/nowhere/picture")[0] == 404
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{server.url}/api/picture?seat=99")
        with refused.value as answer:
            assert answer.headers["content-type"] == "application/json"
        assert tags(server, "/g/nowhere")["og:image"] == f"{server.url}/api/picture?lang=en"
        # A step behind the end is the end.
        picture(server, f"{server.url}/api/tables/{table}/picture?step=99999")


@pytest.mark.parametrize("running", [False, True])
def test_a_table_that_is_not_open_to_all_shows_nothing_while_it_is_not_over(
    tmp_path: Path, running: bool
) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        if running:
            table = table_with([ann, bo], "art-robbery")
        else:
            wanted = {"game": "art-robbery", "players": 2, "bots": {}}
            table = ann.must("POST", "/api/tables", wanted)["table"]
        found, nothing = tags(server, f"/t/{table}"), tags(server, "/")
        assert {k: v for k, v in found.items() if k != "og:url"} == {
            k: v for k, v in nothing.items() if k != "og:url"
        }
        home = picture(server, nothing["og:image"])
        assert picture(server, f"{server.url}/api/tables/{table}/picture?step=3&seat=0&lang=en") == home


def test_a_public_table_shows_who_sits_there_and_nothing_else(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        made = ann.must(
            "POST", "/api/tables", {"game": "art-robbery", "players": 2, "bots": {}, "public": True}
        )
        table = made["table"]
        lobby = tags(server, f"/t/{table}")
        assert lobby["og:description"] == "A table is open: come and play"
        empty = picture(server, lobby["og:image"])
        bo.must("POST", f"/api/tables/{table}/seats/1", {})
        taken = picture(server, lobby["og:image"])
        assert taken != empty
        ann.must("POST", f"/api/tables/{table}/start", {})
        running = tags(server, f"/t/{table}?seat=0&step=4")
        assert running["og:description"] == "A game is on: come and watch"
        # Whichever seat or step a link names, there is one picture of a game that runs.
        plain = picture(server, running["og:image"])
        assert plain == picture(server, f"{server.url}/api/tables/{table}/picture?lang=en")


def test_of_a_game_that_runs_a_picture_has_names_and_no_more() -> None:
    found = scene_of(card(phase="play", public=True), reviewed("raid"), Wanted(step=3, seat=0), "en")
    assert found == Scene(title="Art Robbery", about="Game in progress", rows=found.rows)
    assert [row.name for row in found.rows] == list(NAMES)
    assert all(not (row.ending or row.reason or row.chance or row.is_mine) for row in found.rows)
    waiting = card(phase="lobby", public=True)
    waiting.chairs[1] = ChairReply("", "empty")
    lobby = scene_of(waiting, None, Wanted(), "en")
    assert [(row.name, row.is_free) for row in lobby.rows] == [
        (NAMES[0], False),
        ("free seat", True),
        (NAMES[2], False),
    ]
    assert "free seat" in drawing(lobby)
    for hidden in (card(phase="play"), card(phase="lobby"), card("chess", phase="play", public=True)):
        assert scene_of(hidden, reviewed("raid"), Wanted(step=3, seat=0), "de") == house("de")
        assert title_of(None, "de") == "Getaway"


def test_a_name_that_our_letters_cannot_write_gives_way_to_its_seat() -> None:
    named = card()
    named.chairs[0].name, named.chairs[1].name, named.chairs[2].name = "田中", "🦊 Fox\u202e", ""
    found = scene_of(named, None, Wanted(), "de")
    assert [row.name for row in found.rows] == ["Platz 1", "Fox", "jemand"]
    assert "田" not in drawing(found)


def test_our_typefaces_have_all_letters_that_are_drawn() -> None:
    empty = png(Scene(title="x", about="", rows=[Row(0, "")]))
    for letter in "AžŁőşÑЖйёі№−„“Şț":
        assert letter in LETTERS
        assert png(Scene(title="x", about="", rows=[Row(0, letter)])) != empty, letter


def test_a_game_that_was_closed_before_its_end_shows_nothing() -> None:
    closed = card()
    closed.outcome = Outcome(at=0, payoffs=[], endings=[])
    assert scene_of(closed, None, Wanted(), "en").is_house


@pytest.mark.parametrize(("file", "game"), [("raid", "art-robbery"), ("escape", "alcatraz")])
def test_a_step_shows_its_mark_and_what_was_better(file: str, game: str) -> None:
    # As it is kept: what stands in sentences has to be read back.
    review = msgspec.json.decode(msgspec.json.encode(reviewed(file)), type=Review)
    marked = next(verdict for verdict in review.verdicts if verdict.grade is not None and verdict.better)
    found = scene_of(card(game), review, Wanted(step=marked.last, seat=marked.seat), "en")
    assert found.move is not None
    assert found.line is not None
    assert found.move.grade == marked.grade
    assert found.move.better.startswith("Better: ")
    assert [mark.is_here for mark in found.line.marks].count(True) == 1
    assert [row.is_mine for row in found.rows] == [seat == marked.seat for seat in range(3)]
    point = point_at(review.points, marked.last)
    assert [row.chance for row in found.rows] == [round(100 * chance) for chance in point.open]
    knew = scene_of(card(game), review, Wanted(step=marked.last, view="knew"), "en")
    assert [row.chance for row in knew.rows] == [round(100 * chance) for chance in point.knew]
    assert 'stroke="#1c1a2e"' not in drawing(knew)
    assert drawing(knew) != drawing(found)


def test_a_step_without_a_verdict_says_what_the_lines_are() -> None:
    review = reviewed("raid")
    found = scene_of(card(), review, Wanted(step=0), "en")
    assert found.move is None
    assert found.caption in html.unescape(drawing(found))
    assert verdict_at(review.verdicts, 0) is None


def test_a_move_without_fault_is_told_without_a_sign() -> None:
    review = reviewed("raid")
    fine = next(v for v in review.verdicts if v.grade is None and verdict_at(review.verdicts, v.step) is v)
    found = scene_of(card(), review, Wanted(step=fine.step), "en")
    assert found.move is not None
    assert (found.move.grade, found.move.better) == (None, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_drawn_with_our_own_letters(
    lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    scene = scene_of(card("alcatraz"), reviewed("escape"), Wanted(), lang)
    written = png(scene)
    shown = drawing(scene)
    assert html.escape(NAMES[2]) in shown
    assert "<b>" not in shown
    for about in (
        about_of(card(), lang, is_review=True),
        about_of(card(phase="lobby"), lang, is_review=False),
    ):
        assert about
    # Without the files there are no letters at all: none of the machine takes their place.
    monkeypatch.setattr(preview_png, "FONTS", tmp_path)
    assert png(scene) != written


def test_what_does_not_fit_is_cut_and_says_so() -> None:
    assert fitted("Bo", 20, 100) == "Bo"
    cut = fitted("W" * 50, 20, 100)
    assert cut.endswith("…")
    assert width_of(cut, 20) <= 100
    assert fitted("W", 20, 1) == "…"


def test_pictures_are_kept_as_long_as_there_is_room(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        asked: list[str] = []
        archive = server.hub.archive
        ask = archive.ask

        async def count(question):  # type: ignore[no-untyped-def]
            asked.append(question.wanted)
            return await ask(question)

        vars(archive)["ask"] = count
        for lang in ("en", "de", "en", "de"):
            get(server, f"/api/picture?lang={lang}")
        assert asked == ["picture"] * 2
        server.hub.pictures.most = server.hub.pictures.size // 2 + 1000
        get(server, "/api/picture?lang=es")
        assert server.hub.pictures.size <= server.hub.pictures.most
        get(server, "/api/picture?lang=en")
        assert asked == ["picture"] * 4


def test_a_commission_travels_to_another_process_whole() -> None:
    sent = Commission(Wanted(step=5), "ru", card(), None)
    assert draw(sent) == png(scene_of(card(), None, Wanted(step=5), "ru"))
    assert draw(Commission(Wanted(), "en")) == png(house("en"))


def test_the_page_itself_needs_no_database(tmp_path: Path) -> None:
    with inside(tmp_path) as server:

        async def fails(work):  # type: ignore[no-untyped-def]
            raise OSError("the disk is gone")

        vars(server.hub.database)["run"] = fails
        try:
            assert tags(server, "/t/kiwi")["og:title"] == "Getaway"
        finally:
            del vars(server.hub.database)["run"]
