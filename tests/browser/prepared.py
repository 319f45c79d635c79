"""A table of Alcatraz in the middle of a scene, for pages to look at and play on.

The table is real: its rules, its log, its ledger of promises, its reports. Only the line to it is short:
what a page sends over its socket is answered here, in the test.
"""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from getaway.games import load
from getaway.kernel.errors import Refusal
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.report import Report
from getaway.table.table import Table
from tests.browser.looking import STANDSTILL
from tests.games.alcatraz.scene import Scene

NO_CLOCK = log.Clock()
NAMES = ("Ann", "Bo", "Cy", "Kira")


class PreparedTable:
    """One table; the guests are `guest-0`, `guest-1`, and so on, a seat each."""

    def __init__(
        self,
        scene: Scene,
        names: tuple[str, ...] = NAMES,
        talks: bool = True,
        clock: log.Clock = NO_CLOCK,
    ) -> None:
        self.table = Table("staged", lambda game, edition: load(game))
        players = scene.state.players
        self._enter(
            log.Created(
                by="guest-0",
                game="alcatraz",
                version=1,
                players=players,
                options={},
                seed="00" * 16,
                talk_seconds=120 if talks else 0,
                clock=clock,
            )
        )
        for seat in range(players):
            self._enter(log.Sat(by=f"guest-{seat}", seat=seat, name=names[seat], guest=f"guest-{seat}"))
        self._enter(log.Started(by="guest-0"))
        play = self.table.play
        assert play is not None
        play.state = scene.state.copy()
        play._put_question()
        for chair in self.table.chairs:
            chair.asks += 1
        self.report = Report(self.table)
        self.lines: list[tuple[WebSocketRoute, int | None, int]] = []
        self.heard: list[dict[str, Any]] = []  # what pages have sent, pings aside

    def _enter(self, entry: log.AnyEntry) -> int:
        self.table.read(self.table.n + 1, int(time.time() * 1000), entry)
        scene = self.table.scene
        looking = {seat for _, seat, _ in getattr(self, "lines", [])}
        # Whoever has no page here is waited for by nobody.
        for seat in range(len(self.table.chairs)) if scene is not None else ():
            if seat not in looking and scene is not None and seat not in scene.seen:
                self._enter(log.Seen(seat=seat, scene=scene.n))
        return self.table.n

    def open(self, page: Page, seat: int | None) -> Page:
        """Let a page look at the table from a seat, or as a spectator."""
        card = {**self._about(seat), "phase": "play"}
        card["chairs"] = [{"name": chair.name, "kind": chair.kind} for chair in self.table.chairs]
        page.route("**/api/tables/staged", lambda route: route.fulfill(json=card))
        page.add_init_script(STANDSTILL)
        page.route_web_socket("**/api/tables/staged/socket", lambda line: self._join(line, seat))
        page.goto("/t/staged")
        page.locator(".alc").wait_for()
        return page

    def _about(self, seat: int | None) -> dict[str, Any]:
        """What a welcome says to whoever has a seat."""
        now = int(time.time() * 1000)
        welcome = self.report.welcome("", "", [], now=now, ping_seconds=2.5, dead_seconds=9)
        said: dict[str, Any] = msgspec.to_builtins(welcome)
        return {**said, "creator": seat == 0, "seats": [] if seat is None else [seat]}

    def _join(self, line: WebSocketRoute, seat: int | None) -> None:
        line.on_message(lambda text: self._hear(line, seat, json.loads(text)))

    def _hear(self, line: WebSocketRoute, seat: int | None, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ping":
            line.send(json.dumps({"type": "pong", "id": message["id"]}))
            return
        if kind == "pace":
            line.send(json.dumps({"type": "accepted", "id": message["id"], "n": self.table.n}))
            return
        self.heard.append(message)
        if kind == "hello":
            line.send(json.dumps({**self._about(seat), "id": message["id"]}))
            here = list(range(len(self.table.chairs)))
            line.send(json.dumps({"type": "presence", "seats": here, "away": []}))
            self.lines.append((line, seat, 0))
            self._show()
        elif kind == "why_not":
            assert seat is not None
            refusals = msgspec.to_builtins(self.report.refusals(seat))
            line.send(json.dumps({"type": "why_not", "id": message["id"], "refusals": refusals}))
        elif kind == "compose":
            assert seat is not None
            composed = self.report.composed(message["id"], seat, message["draft"])
            line.send(json.dumps(msgspec.to_builtins(composed)))
        else:
            self._take(line, f"guest-{seat}", message)

    def _take(self, line: WebSocketRoute, guest: str, message: dict[str, Any]) -> None:
        table, id, kind = self.table, message["id"], message["type"]
        seat = message.get("seat")
        entry: log.AnyEntry
        try:
            if kind == "act":
                entry = requests.act(table, guest, seat, message["ask"], message["action"], id)
            elif kind == "undo":
                entry = requests.undo(table, guest, seat, id)
            elif kind == "seen":
                entry = requests.see(table, guest, seat, message["scene"], id)
            elif kind == "call":
                entry = requests.call(table, guest, seat, id)
            else:
                said: dict[str, Any] = {
                    name: message[name] for name in ("phrase", "text", "statement") if name in message
                }
                entry = requests.say(table, guest, seat, int(time.time() * 1000), id=id, **said)
        except (NotNow, Refusal) as error:
            reason, rule = requests.reason_of(error)
            line.send(json.dumps({"type": "refused", "id": id, "reason": reason.json(), "rule": rule}))
            return
        n = self._enter(entry)
        play = table.play
        assert play is not None
        if play.is_over and not table.ended:
            self._enter(log.Ended())
        line.send(json.dumps({"type": "accepted", "id": id, "n": n}))
        self._show()

    def say(self, seat: int, **statement: Any) -> None:
        """Somebody says something in the game's own language."""
        entry = requests.say(self.table, f"guest-{seat}", seat, int(time.time() * 1000), statement=statement)
        self._enter(entry)
        self._show()

    def do(self, seat: int, name: str) -> None:
        """Somebody else decides."""
        play = self.table.play
        assert play is not None
        names = play.engine.action_names
        action = next(action for action in play.legal(seat) if names[action] == name)
        ask = self.table.chairs[seat].asks
        self._enter(requests.act(self.table, f"guest-{seat}", seat, ask, action))
        self._show()

    def call(self) -> None:
        """The vote begins."""
        self._enter(log.Called())
        self._show()

    def _show(self) -> None:
        for i, (line, seat, since) in enumerate(self.lines):
            own = [] if seat is None else [seat]
            line.send(self.report.view(seat, own, since).decode())
            self.lines[i] = (line, seat, self.table.n)
