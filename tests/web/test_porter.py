"""Connections that say nothing are cut, and a full house still has room for those who play."""

from __future__ import annotations

import http.client
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from getaway.client.caller import Caller
from getaway.web import porter as porter_module
from getaway.web.porter import Porter, files_at_most
from tests.web.inside import Inside, inside
from tests.web.serving import Served, served, table_with


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Line:
    cut = False

    def abort(self) -> None:
        self.cut = True


def arrived(porter: Porter, *ports: int) -> list[Line]:
    lines = [Line() for _ in ports]
    for port, line in zip(ports, lines, strict=True):
        porter.arrive(("192.0.2.1", port), line)
    return lines


def test_who_waits_for_too_long_is_cut_and_who_is_served_is_not() -> None:
    clock = Clock()
    porter = Porter(10, 2, request_seconds=10.0, answer_seconds=60.0, clock=clock)
    silent, served, kept, late = arrived(porter, 1, 2, 3, 4)
    porter.serve(("192.0.2.1", 2))
    porter.keep(("192.0.2.1", 3))
    clock.now = 5.0
    porter.wait(("192.0.2.1", 4))
    clock.now = 10.0
    porter.sweep()
    assert [line.cut for line in (silent, served, kept, late)] == [True, False, False, False]
    clock.now = 15.0
    porter.sweep()
    assert late.cut
    clock.now = 60.0
    porter.sweep()
    assert (served.cut, kept.cut, porter.open, porter.cut) == (True, False, 1, 3)
    porter.leave(("192.0.2.1", 3))
    # What is said of somebody who is gone changes nothing.
    porter.wait(("192.0.2.1", 3))
    porter.serve(("192.0.2.1", 3))
    assert porter.open == 0


def test_without_room_whoever_waits_longest_goes_and_else_the_newcomer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted: list[str] = []
    monkeypatch.setattr(porter_module, "note", lambda event, **_: noted.append(event))
    clock = Clock()
    porter = Porter(3, 1, request_seconds=10.0, answer_seconds=60.0, clock=clock)
    first, second, third = arrived(porter, 1, 2, 3)
    assert porter.is_crowded
    porter.serve(("192.0.2.1", 1))
    [fourth] = arrived(porter, 4)
    assert (first.cut, second.cut, third.cut, fourth.cut) == (False, True, False, False)
    for port in (3, 4):
        porter.keep(("192.0.2.1", port))
    for number in range(3):
        clock.now = 30.0 * number
        [turned_away] = arrived(porter, 5)
        assert turned_away.cut
    assert porter.turned_away == 3
    # A flood of newcomers is no flood in the log.
    assert noted == ["full: newcomers are turned away"] * 2


def test_a_server_asks_for_all_the_files_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    assert files_at_most() == 4096
    assert asked == [(4096, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert files_at_most() > 10**6
    assert len(asked) == 1


PUT = b"PUT /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
HALVES = {
    "silence": b"",
    "half a line": b"GET /healthz HT",
    "half of the headers": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long:",
    "half a body": PUT + b'Content-Length: 90\r\n\r\n{"name',
    "half a body in pieces": PUT + b'Transfer-Encoding: chunked\r\n\r\n6\r\n{"name\r\n',
    "half of the second request": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
    "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("impatient"), request_seconds=0.0) as server:
        yield server


@pytest.mark.parametrize("half", HALVES)
def test_a_connection_without_a_whole_request_is_closed(impatient: Served, half: str) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port)) as line:
        line.sendall(HALVES[half])
        # Until it is closed: a test that waits in vain is ended by pytest.
        try:
            while line.recv(4096):
                pass
        except ConnectionResetError:
            pass


def fill(server: Inside, lines: list[socket.socket], count: int) -> None:
    """Open silent connections until there are as many, and the server has heard of all."""
    port = int(server.url.rpartition(":")[2])
    while len(lines) < count:
        lines.append(socket.create_connection(("127.0.0.1", port)))
    while server.hub.porter.open + server.hub.porter.cut < count:
        server.within(lambda: None)


async def test_a_crowded_house_lets_in_those_who_play_and_says_so_to_the_others(tmp_path: Path) -> None:
    with inside(tmp_path, connections=40) as server:
        ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
        table = table_with([ann, bo], "art-robbery")
        lines: list[socket.socket] = []
        fill(server, lines, 31)
        status, reply = cy.ask("GET", "/api/games")
        assert (status, "full at the moment" in reply["detail"]) == (503, True)
        with pytest.raises(InvalidStatus):
            await cy.sit_at(table)
        assert ann.ask("GET", "/api/games")[0] == 200
        assert Caller(server.url).ask("GET", "/healthz")[0] == 200
        line = await ann.sit_at(table)
        await line.until("view")
        # Also when the server knows of their table only from the database.
        server.within(lambda: server.hub.forget(server.hub.tables[table]))
        assert bo.ask("GET", "/api/games")[0] == 200
        # At the very bound the silent ones go, one for each newcomer.
        fill(server, lines, 60)
        assert server.hub.porter.open <= 40
        assert bo.ask("GET", "/api/games")[0] == 200
        assert server.hub.porter.turned_away >= 2
        assert "full: newcomers are turned away" in [one["event"] for one in server.lines]
        for silent in lines:
            silent.close()


def test_a_kept_connection_serves_one_request_after_the_other(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        line = http.client.HTTPConnection("127.0.0.1", server.port)
        for _ in range(5):
            line.request("GET", "/healthz")
            assert line.getresponse().read()
        line.close()
