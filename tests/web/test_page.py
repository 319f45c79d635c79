"""The browser app as the server gives it out, and what it asks for beside the tables."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from getaway.client.caller import Caller
from getaway.games import find
from getaway.web import page
from getaway.words import LANGUAGES, said
from tests.web.players import RandomPlayer
from tests.web.scripts import needed
from tests.web.serving import Served, served, table_with

MOST_SCRIPT = 100_000  # bytes, packed, until a board can be played on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("page")) as running:
        yield running


def fetch(server: Served, path: str, **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(server.url + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as reply:
            return reply.status, reply.headers, reply.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/kiwi-lamp",
        "/g/kiwi?step=41&seat=2",
        "/g/kiwi/review",
        "/me",
        "/puzzle/alcatraz",
        "/puzzle/alcatraz/7",
    ],
)
def test_every_address_of_a_person_is_the_page(server: Served, path: str) -> None:
    status, headers, body = fetch(server, path)
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert b'<div id="app"' in body
    # A policy that forbids scripts in the page would forbid them silently.
    assert re.findall(rb"<script(?![^>]*src=)|\son\w+=|<style|\sstyle=", body) == []
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


def test_assets_are_kept_for_ever_and_sent_packed(server: Served) -> None:
    _, _, body = fetch(server, "/")
    scripts = re.findall(rb'src="(/assets/[^"]+)"', body)
    assert scripts
    status, headers, packed = fetch(server, scripts[0].decode(), **{"Accept-Encoding": "gzip, br"})
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"
    _, headers, plain = fetch(server, scripts[0].decode(), **{"Accept-Encoding": "identity"})
    assert headers["content-encoding"] is None
    assert gzip.decompress(packed) == plain


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/..%2Findex.html", "/icons/x.png", "/built-from"]
)
def test_there_are_no_other_files(server: Served, path: str) -> None:
    assert fetch(server, path)[0] == 404


def test_a_person_who_is_lost_is_shown_the_page(server: Served) -> None:
    accept = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/zzz", "/t/a/b", "/g"):
        status, headers, body = fetch(server, path, **accept)
        assert (status, headers["content-type"].split(";")[0]) == (404, "text/html")
        assert b'<div id="app"' in body
    for path, sent in (("/zzz", {}), ("/api/tables/nowhere", accept)):
        status, headers, body = fetch(server, path, **sent)
        assert (status, headers["content-type"].split(";")[0]) == (404, "application/json")
        assert json.loads(body)["status_code"] == 404


def test_it_can_be_installed(server: Served) -> None:
    status, headers, body = fetch(server, "/manifest.webmanifest")
    assert status == 200
    assert headers["content-type"] == "application/manifest+json"
    for icon in re.findall(rb'"src": "([^"]+)"', body):
        assert fetch(server, icon.decode())[0] == 200


@pytest.mark.parametrize(
    ("asked", "lang"), [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, ru;q=0.5", "ru"), ("fr", "en"), ("", "en")]
)
def test_it_is_installed_in_the_language_of_the_browser(server: Served, asked: str, lang: str) -> None:
    _, _, body = fetch(server, "/manifest.webmanifest", **{"accept-language": asked})
    manifest = json.loads(body)
    assert (manifest["lang"], manifest["description"]) == (lang, said("page-description", lang))


def test_without_the_page_it_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    page.files.cache_clear()
    assert page.files() == {}
    assert "scripts/setup page" in page.NOT_BUILT
    page.files.cache_clear()


def test_the_rules_are_listed_by_their_numbers(server: Served) -> None:
    ann = Caller(server.url)
    for name in ("art-robbery", "alcatraz"):
        rules = ann.must("GET", f"/api/games/{name}/rules")
        listed = [(part["heading"], tuple(part["rules"])) for part in rules["sections"]]
        assert listed == [(f"section-{heading}", numbers) for heading, numbers in find(name).rulebook]
        assert len(rules["appendix"]) == len(find(name).appendix)
    assert ann.ask("GET", "/api/games/chess/rules")[0] == 404


def test_who_passes_the_device_on_has_a_name_for_each_seat(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 3})["table"]
    ann.must("POST", f"/api/tables/{table}/seats/1", {"name": " Uncle  Bo "})
    ann.must("POST", f"/api/tables/{table}/seats/2", {})
    chairs = ann.must("GET", f"/api/tables/{table}")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ann", "Uncle Bo", "Ann 2"]
    assert ann.ask("POST", f"/api/tables/{table}/seats/1", {"name": "\u200b"})[0] == 409


async def test_a_finished_game_tells_its_story_to_every_seat(server: Served) -> None:
    guests = [server.guest("Ann"), server.guest("Bo")]
    table = table_with(guests, "art-robbery")
    assert guests[0].ask("GET", f"/api/tables/{table}/story")[0] == 409
    await asyncio.gather(*(RandomPlayer(guest, table, seed).play() for seed, guest in enumerate(guests)))
    story = guests[0].must("GET", f"/api/tables/{table}/story?seat=1")
    public = guests[0].must("GET", f"/api/tables/{table}/story")
    assert story["names"] == ["Ann", "Bo"]
    last = len(story["steps"]) - 1
    step = guests[0].must("GET", f"/api/tables/{table}/replay/{last}?seat=1")
    assert step["steps"] == last
    assert step["events"] == story["steps"][last]["told"]
    # A seat hears which cards it drew, everybody else only that it did.
    assert "draws-card" in str(story)
    assert "draws-card" not in str(public)
    assert guests[0].ask("GET", f"/api/tables/{table}/story?seat=2")[0] == 400


async def test_a_bot_plays_for_who_rests(server: Served) -> None:
    ann = server.guest("Ann")
    table = table_with([ann], "art-robbery", bots={"1": "random"})
    line = await ann.sit_at(table)
    await line.until("view")
    await line.send("rest", seat=0)
    await line.until("accepted")
    view = await line.until("view")
    assert view["table"]["chairs"][0]["kind"] == "stand-in"
    await line.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_little_script_is_needed_until_one_can_play(game: str, lang: str) -> None:
    """Words among it. tests/browser/test_first_move.py plays with these scripts alone."""
    assert 0 < sum(len(page.files()[name].packed or b"") for name in needed(game, lang)) <= MOST_SCRIPT
