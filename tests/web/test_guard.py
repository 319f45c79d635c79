"""Foreign pages, foreign names, floods: refused before anything else looks at them."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.web.serving import Served, served, table_with


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("guard")) as running:
        yield running


ORIGINS = [
    ("http://evil.example", 403),
    ("null", 403),
    ("https://127.0.0.1.evil.example", 403),
    ("http://127.0.0.1:1", 403),
    ("file://", 403),
    ("http://[", 403),
    ("", 403),
]


@pytest.mark.parametrize(("origin", "status"), ORIGINS)
async def test_a_foreign_page_opens_no_socket(server: Served, origin: str, status: int) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers={"Cookie": ann.cookie, "Origin": origin}, proxy=None)
    assert refused.value.response.status_code == status


async def test_our_own_page_opens_a_socket(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    headers = {"Cookie": ann.cookie, "Origin": f"http://127.0.0.1:{server.port}"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        await socket.send('{"type": "hello", "id": "1"}')
        assert '"type":"welcome"' in str(await socket.recv())


@pytest.mark.parametrize(("origin", "status"), ORIGINS)
def test_a_foreign_page_changes_nothing(server: Served, origin: str, status: int) -> None:
    ann = server.guest("Ann")
    body = {"name": "Mallory"}
    assert ann.ask("PUT", "/api/guest", body, Origin=origin)[0] == status
    assert ann.must("GET", "/api/guest")["name"] == "Ann"


def test_a_browser_that_says_cross_site_is_believed(server: Served) -> None:
    ann = server.guest("Ann")
    headers = {"Sec-Fetch-Site": "cross-site"}
    assert ann.ask("PUT", "/api/guest", {"name": "Mallory"}, **headers)[0] == 403
    headers = {"Sec-Fetch-Site": "same-origin", "Origin": server.url}
    assert ann.ask("PUT", "/api/guest", {"name": "Anna"}, **headers)[0] == 200


def test_a_form_of_a_foreign_page_is_not_json(server: Served) -> None:
    ann = server.guest("Ann")
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert ann.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2}, **kind)[0] == 415


def test_a_name_that_is_not_ours_is_not_answered(server: Served) -> None:
    assert server.guest("Ann").ask("GET", "/api/tables", Host="evil.example")[0] == 421


def test_every_reply_carries_the_usual_headers(server: Served) -> None:
    import urllib.request

    with urllib.request.urlopen(f"{server.url}/") as reply:
        headers = {name.lower(): value for name, value in reply.headers.items()}
    assert "default-src 'self'" in headers["content-security-policy"]
    policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split(";"))
    for kind in ("script", "style", "connect", "font", "manifest", "worker"):
        assert policy[f"{kind}-src"] == "'self'", "our own files, and nothing that is written into a page"
    assert policy["img-src"] == "'self' data:"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_a_body_that_is_too_long_is_refused(server: Served) -> None:
    ann = server.guest("Ann")
    status, reply = ann.ask("PUT", "/api/guest", {"name": "A" * 100_000})
    assert status == 413
    _, described = ann.ask("GET", "/schema/openapi.json")
    declared = described["paths"]["/api/guest"]["put"]["responses"]["413"]
    shape = declared["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    assert set(reply) == set(described["components"]["schemas"][shape]["required"])


def test_a_flood_of_requests_is_stopped(tmp_path: Path) -> None:
    with served(tmp_path, requests_a_minute=20.0) as server:
        ann = server.guest("Ann")
        statuses = {ann.ask("GET", "/api/games")[0] for _ in range(40)}
    assert statuses == {200, 429}


def test_what_can_be_fetched_has_a_head_and_what_is_private_is_kept_by_no_cache(server: Served) -> None:
    for path, caching in (("/", None), ("/healthz", None), ("/api/games", "no-store")):
        for method in ("GET", "HEAD"):
            request = urllib.request.Request(server.url + path, method=method)
            with urllib.request.urlopen(request) as reply:
                assert reply.status == 200
                assert (reply.read() == b"") == (method == "HEAD")
                if path != "/":
                    assert reply.headers["Cache-Control"] == caching
