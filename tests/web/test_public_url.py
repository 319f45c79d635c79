"""A server behind a proxy goes by the address that people use: names, origins, cookies, files and sockets."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from getaway.places.remote import table_in
from getaway.web import page as built
from getaway.web.public_url import PublicUrl, read_public_url
from tests.web.serving import Served, served

PUBLIC = "https://games.example.org"
ROOT = "/play/here"
HOSTS = ("games.example.org", "127.0.0.1", "localhost", "::1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    public = read_public_url(PUBLIC + ROOT)
    with served(tmp_path_factory.mktemp("public"), public=public, hosts=HOSTS) as running:
        yield running


def fetch(
    server: Served, path: str, method: str = "GET", body: object = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """One request as a proxy passes it on."""
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    kind = {} if body is None else {"Content-Type": "application/json"}
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, None if body is None else json.dumps(body), {**kind, **given})
    reply = line.getresponse()
    found = reply.status, {name.lower(): value for name, value in reply.getheaders()}, reply.read()
    line.close()
    return found


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("https://games.example.org", PublicUrl(PUBLIC, "games.example.org", "")),
        ("https://Games.Example.org:443/", PublicUrl(PUBLIC, "games.example.org", "")),
        ("https://games.example.org/a/b/", PublicUrl(PUBLIC, "games.example.org", "/a/b")),
        ("http://10.0.0.7:8080", PublicUrl("http://10.0.0.7:8080", "10.0.0.7", "")),
        ("http://[::1]:80/x", PublicUrl("http://[::1]", "::1", "/x")),
    ],
)
def test_an_address_is_read_as_browsers_write_it(text: str, read: PublicUrl) -> None:
    assert read_public_url(text) == read


@pytest.mark.parametrize(
    "text",
    [
        *(
            "games.example.org",
            "ftp://games.example.org",
            "https://",
            "https://a b",
            "https://a/?x",
            "https://a/#x",
        ),
        *(
            "https://me@a",
            "https://a:99999",
            "https://a/..",
            "https://a/x/../y",
            "https://a/%2e",
            "https://[x",
        ),
        *('https://a/"><script>', "https://a//b"),
    ],
)
def test_what_is_no_public_address_is_said(text: str) -> None:
    with pytest.raises(BadInput, match="A public address looks like"):
        read_public_url(text)


def test_the_page_and_all_its_files_are_under_the_path(server: Served) -> None:
    if not (built.FOLDER / "index.html").exists():
        pytest.fail("the page has not been built: scripts/setup page does it")
    for path in ("/", "/t/some-table", "/learn"):
        status, _, body = fetch(server, ROOT + path, Host="games.example.org")
        assert status == 200
        named = re.findall(r'(?:src|href)="([^"]+)"', body.decode())
        assert len(named) > 5
        assert [file for file in named if not file.startswith(f"{ROOT}/")] == []
        assert f'<meta name="getaway-root" content="{ROOT}"' in body.decode()
    for file in named:
        assert fetch(server, file, Host="games.example.org")[0] == 200, file
    manifest = json.loads(fetch(server, f"{ROOT}/manifest.webmanifest")[2])
    assert {manifest[name] for name in ("id", "start_url", "scope")} == {f"{ROOT}/"}
    for icon in manifest["icons"]:
        assert fetch(server, icon["src"])[0] == 200


def test_what_is_not_under_the_path_is_sent_there_or_not_found(server: Served) -> None:
    for path in ("/", ROOT):
        status, headers, _ = fetch(server, path)
        assert (status, headers["location"]) == (307, f"{ROOT}/")
    status, _, body = fetch(server, "/api/games")
    assert status == 404
    assert f"under {ROOT}/" in json.loads(body)["detail"]
    # Whoever looks after the server asks beside the proxy.
    assert fetch(server, "/healthz")[0] == fetch(server, f"{ROOT}/healthz")[0] == 200


def test_cookies_are_for_the_path_and_for_tls(server: Served) -> None:
    path, origin = f"{ROOT}/api/guest", {"Host": "games.example.org", "Origin": PUBLIC}
    status, headers, _ = fetch(server, path, "PUT", {"name": "Ann"}, **origin)
    assert status == 200
    cookie = {part.strip() for part in headers["set-cookie"].split(";")}
    assert {f"Path={ROOT}", "Secure", "HttpOnly"} <= cookie


@pytest.mark.parametrize("host", ["games.example.org", "127.0.0.1:8000"])
@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (PUBLIC, 200),
        ("http://games.example.org", 403),
        ("https://games.example.org:8443", 403),
        ("null", 403),
    ],
)
def test_the_public_origin_is_our_own_whether_the_proxy_passes_the_name_on_or_not(
    server: Served, host: str, origin: str, status: int
) -> None:
    body = {"name": "Ann"}
    assert fetch(server, f"{ROOT}/api/guest", "PUT", body, Host=host, Origin=origin)[0] == status


def test_another_name_is_still_refused(server: Served) -> None:
    assert fetch(server, f"{ROOT}/api/games", Host="evil.example")[0] == 421


async def test_a_socket_opens_under_the_path_for_our_own_page_alone(server: Served) -> None:
    ann = Caller(f"{server.url}{ROOT}/")
    ann.introduce("Ann")
    table = ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})["table"]
    line = await ann.sit_at(table)
    assert (await line.until("welcome"))["table"] == table
    await line.close()
    address = f"ws://127.0.0.1:{server.port}{ROOT}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Origin": PUBLIC}, proxy=None):
        pass
    for wrong, headers in (
        (address, {"Origin": "http://games.example.org"}),
        (address.replace(ROOT, ""), {"Origin": PUBLIC}),
    ):
        with pytest.raises(InvalidStatus):
            await connect(wrong, additional_headers=headers, proxy=None)


def test_without_a_path_a_server_is_at_the_root_and_believes_the_scheme(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with served(tmp_path_factory.mktemp("plain")) as server:
        body = {"name": "Ann"}
        for origin, status in ((server.url, 200), (server.url.replace("http", "https"), 403)):
            assert fetch(server, "/api/guest", "PUT", body, Origin=origin)[0] == status
        assert b'href="/icons/' in fetch(server, "/t/a-table")[2]
        # A proxy on this machine tells how people came.
        tls = {"X_Forwarded_Proto": "https", "Origin": server.url.replace("http", "https")}
        status, headers, _ = fetch(server, "/api/guest", "PUT", body, **tls)
        assert (status, "Secure" in headers["set-cookie"]) == (200, True)


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://a.example/t/kiwi", "http://a.example", "kiwi"),
        ("https://a.example/games/t/kiwi/", "https://a.example/games", "kiwi"),
        ("https://a.example/games", "https://a.example/games", ""),
        ("a.example:8000/", "http://a.example:8000", ""),
        ("http://a.example/g/kiwi", "http://a.example", "kiwi"),
    ],
)
def test_a_link_names_a_server_under_a_path_and_a_table(link: str, server: str, table: str) -> None:
    assert Caller(link).address == server
    assert table_in(link if "//" in link else f"http://{link}") == table
    assert table_in("kiwi") == "kiwi"


def test_the_numbers_are_for_the_host_alone(server: Served, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert fetch(server, "/metrics")[0] == 200
    assert fetch(server, "/metrics", Host="games.example.org")[0] == 403
    assert fetch(server, f"{ROOT}/metrics", Host="games.example.org", X_Forwarded_For="192.0.2.7")[0] == 403
    assert fetch(server, "/metrics", X_Forwarded_For="127.0.0.1")[0] == 403
    assert fetch(server, "/metrics", Authorization="Bearer ", X_Real_IP="192.0.2.7")[0] == 403
    token = "a token of the tests"
    with served(tmp_path_factory.mktemp("token"), metrics_token=token, hosts=()) as other:
        from_elsewhere = {"Host": "games.example.org", "X_Forwarded_For": "192.0.2.7"}
        assert fetch(other, "/metrics", Authorization=f"Bearer {token}", **from_elsewhere)[0] == 200
        assert fetch(other, "/metrics", Authorization="Bearer no", **from_elsewhere)[0] == 403
