"""Web Push: a push service of the tests' own, and a browser that reads what it is told."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from sqlalchemy import func, select

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from getaway.store.schema import SUBSCRIPTIONS
from getaway.store.subscriptions import MOST_A_GUEST, Subscription
from getaway.web.calls import MOST_WAITING, Call
from getaway.web.public_url import read_public_url
from tests.web.inside import Inside, inside
from tests.web.serving import table_with

SLOW = {"kind": "slow"}
LOCAL = {"push_services": ("127.0.0.1",)}


def plain(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


class Service:
    """A push service: it keeps what it is handed, and answers as it is told."""

    def __init__(self) -> None:
        self.handed: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sealed = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.handed.put((self.path, headers, sealed))
                self.send_response(service.answer)
                if service.answer == 302:
                    self.send_header("location", f"{service.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.server.shutdown()
    found.server.server_close()


class Browser:
    """What a browser does: it makes keys, subscribes, and opens what is sealed for it."""

    def __init__(self, service: Service, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b"-")[:16]
        self.endpoint = f"{service.url}/{name}"

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": plain(point), "auth": plain(self._auth)}}

    def open(self, sealed: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        notice: dict[str, Any] = json.loads(text)
        return notice


def subscribe(guest: Caller, browser: Browser) -> None:
    assert guest.ask("POST", "/api/guest/push", browser.subscription)[0] == 204


def kept(server: Inside) -> int:
    """How many browsers are called."""
    counting = select(func.count()).select_from(SUBSCRIPTIONS)
    reading = server.hub.database.run(lambda connection: connection.scalar(counting))
    found: int | None = asyncio.run_coroutine_threadsafe(reading, server.hub.loop).result()
    return found or 0


async def test_who_is_awaited_is_told_once_and_nothing_of_the_game(tmp_path: Path, service: Service) -> None:
    with inside(tmp_path, **LOCAL) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        ann.must("PUT", "/api/guest", {"name": "Ann", "language": "ru"})
        phone, desk = Browser(service, "phone"), Browser(service, "desk")
        for caller, browser in ((ann, phone), (bo, desk)):
            subscribe(caller, browser)
        table = table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 0})
        path, headers, sealed = service.handed.get()
        assert path == "/phone"
        # All that is said: that it is somebody's turn, where, and in which game.
        assert phone.open(sealed) == {
            "table": table,
            "title": "Ваш ход!",
            "body": "Ограбление музея (Art Robbery)",
        }
        assert headers["content-encoding"] == "aes128gcm"
        key = ann.must("GET", "/api/push")["key"]
        assert f"k={key}" in headers["authorization"]
        assert Vapid.verify(headers["authorization"])
        # Nobody else was called; nor is Ann again while she looks and plays, until it is Bo's turn.
        line = await ann.sit_at(table)
        view = await line.until("view")
        while "0" in view["asks"]:
            action = view["view"]["choices"][0]["action"]
            await line.send("act", ask=view["asks"]["0"], action=action)
            view = await line.until("view")
        path, _, sealed = service.handed.get()
        assert path == "/desk"
        assert desk.open(sealed)["title"] == "Your turn!"
        assert service.handed.empty()
        await line.close()


@pytest.mark.parametrize("gone", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: Service, gone: int) -> None:
    with inside(tmp_path, **LOCAL) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        subscribe(ann, Browser(service, "phone"))
        service.answer = gone
        table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 0})
        service.handed.get()
        while kept(server):
            ann.must("GET", "/api/push")
        assert server.errors() == []


@pytest.mark.parametrize("answer", [302, 500])
def test_a_service_in_trouble_is_noted_and_the_browser_kept(
    tmp_path: Path, service: Service, answer: int
) -> None:
    with inside(tmp_path, **LOCAL) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        subscribe(ann, Browser(service, "phone"))
        service.answer = answer
        table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 0})
        service.handed.get()
        while not {"notice refused", "notice failed"} & {line["event"] for line in server.lines}:
            ann.must("GET", "/api/push")
        # It was sent nowhere else.
        assert service.handed.empty()
        assert kept(server) == 1


def test_the_key_stays_the_same_as_long_as_the_secret_does(tmp_path: Path) -> None:
    keys = []
    for name, secret in (("a", b"one secret of a house"), ("b", b"one secret of a house"), ("c", b"another")):
        (tmp_path / name).mkdir()
        with inside(tmp_path / name, secret=secret) as server:
            keys.append(server.hub.push.key)
    assert keys[0] == keys[1] != keys[2]
    point = urlsafe_b64decode(keys[0] + "=")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def test_a_server_says_who_answers_for_it(tmp_path: Path) -> None:
    with inside(tmp_path, public=read_public_url("https://games.example.org/x")) as server:
        assert server.hub.push._who == "https://games.example.org"
    with inside(tmp_path, public=read_public_url("http://games.example.org")) as server:
        assert server.hub.push._who.startswith("mailto:")


def test_only_services_of_browsers_are_called(tmp_path: Path, service: Service) -> None:
    good = Browser(service, "phone").subscription["keys"]
    with inside(tmp_path) as server:
        check = server.hub.push.check
        check(Subscription("https://fcm.googleapis.com/fcm/send/x", **good))
        check(Subscription("https://updates.push.services.mozilla.com/wpush/v2/x", **good))
        for endpoint in (
            f"{service.url}/phone",
            "http://fcm.googleapis.com/fcm/send/x",
            "https://fcm.googleapis.com.example.org/",
            "https://xpush.apple.com/",
            "https://127.0.0.1/",
            "file:///etc",
        ):
            with pytest.raises(BadInput, match="endpoint"):
                check(Subscription(endpoint, **good))
        for keys, name in (
            ({**good, "p256dh": plain(b"\4" + bytes(64))}, "p256dh"),
            ({**good, "auth": "AAAA"}, "auth"),
        ):
            with pytest.raises(BadInput, match=name):
                check(Subscription("https://fcm.googleapis.com/x", **keys))
        ann = server.guest("Ann")
        assert ann.ask("POST", "/api/guest/push", Browser(service, "phone").subscription)[0] == 400


def test_a_browser_is_of_one_guest_and_of_nobody_when_they_leave(tmp_path: Path, service: Service) -> None:
    with inside(tmp_path, **LOCAL) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        browser = Browser(service, "phone")
        for caller in (ann, bo):
            subscribe(caller, browser)
        assert kept(server) == 1
        # It is Bo's now: Ann cannot take it away.
        address = f"/api/guest/push?endpoint={browser.endpoint}"
        assert ann.ask("DELETE", address)[0] == 204
        assert kept(server) == 1
        assert bo.ask("DELETE", address)[0] == 204
        assert kept(server) == 0
        for n in range(MOST_A_GUEST + 2):
            subscribe(bo, Browser(service, f"device-{n}"))
        assert kept(server) == MOST_A_GUEST
        bo.must("DELETE", "/api/guest")
        assert kept(server) == 0


def test_devices_that_were_signed_out_are_not_called(tmp_path: Path, service: Service) -> None:
    with inside(tmp_path, **LOCAL) as server:
        ann = server.guest("Ann")
        subscribe(ann, Browser(service, "phone"))
        ann.must("POST", "/api/guest/devices/sign-out")
        assert kept(server) == 0


def test_too_many_notices_fill_no_memory(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        call = Call("abc", "/t/abc", "alcatraz", 2, "Bo", None)

        # A guest without a browser costs nothing; more than the queue takes are dropped, and it is said.
        def put_many() -> None:
            for _ in range(MOST_WAITING + 1):
                server.hub.push.put("nobody", call)

        server.within(put_many)
        assert "notice dropped" in {line["event"] for line in server.lines}
