"""A table on a stage: a real page whose socket is ours, so that it can be shown any scene of a game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from getaway.games import load
from getaway.kernel.dialect import NOBODY
from getaway.kernel.reasons import hints_of
from tests.browser.looking import STANDSTILL

Message = dict[str, Any]


class Stage:
    """A page at a table of ours; `show` puts a state before it, `sent` is what the page answered."""

    def __init__(self, page: Page, game: str, names: list[str], seat: int | None = 0) -> None:
        self.page = page
        self.game = load(game).game
        self.names = names
        self.seat = seat
        self.n = 0
        self.sent: list[Message] = []
        self.last: Message | None = None
        self._line: WebSocketRoute | None = None
        self.here = list(range(len(names)))
        self.away: list[Message] = []
        self.now = 0  # by the server's clock, in milliseconds
        body = {"game": game, "players": len(names), "public": False}
        page.request.put("/api/guest", data={"name": names[0], "language": "en"})
        table = page.request.post("/api/tables", data=body).json()["table"]
        page.add_init_script(STANDSTILL)
        page.route_web_socket(f"**/api/tables/{table}/socket", self._open)
        self.path = f"/t/{table}"

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: Message) -> None:
        kind, name = message["type"], message["id"]
        if kind == "ping":
            self._say({"type": "pong", "id": name})
            return
        if kind == "pace":
            self._say({"type": "accepted", "id": name, "n": self.n})
            return
        self.sent.append(message)
        if kind == "hello":
            self._say({"type": "welcome", "id": name, "n": self.n, **self._welcome()})
            self._say({"type": "presence", "seats": self.here, "away": self.away})
            if self.last is not None:
                self._say(self.last)

    def heard(self, *kinds: str) -> list[Message]:
        """What the page has sent besides its greeting, as soon as it is as much as these kinds."""
        while len(self.sent) <= len(kinds):
            self.page.wait_for_timeout(5)
        assert [message["type"] for message in self.sent[1:]] == list(kinds)
        return self.sent[1:]

    def _welcome(self) -> Message:
        return {
            "protocol": 1,
            "now": self.now,
            "seats": [] if self.seat is None else [self.seat],
            "creator": True,
            "game": self.game.name,
            "players": len(self.names),
            "options": {},
            "edition": "standard",
            "public": False,
            "clock": {"kind": "none"},
            "talk_seconds": 120,
            "grace": 60,
            "commitment": "00",
        }

    def _say(self, message: Message) -> None:
        assert self._line is not None
        self._line.send(json.dumps(message))

    def show(self, state: Any, *, undo: bool = False, coached: bool = False, **table: Any) -> None:
        """Put a state before the page, with what was told on the way to it."""
        self.n += 1
        viewer = NOBODY if self.seat is None else self.seat
        view = self.game.view(state, viewer)
        asked = [] if view.mover is None else [view.mover]
        mine = self.seat in asked
        chairs = [{"name": name, "kind": "person", "bot": None} for name in self.names]
        self.last = {
            "type": "view",
            "n": self.n,
            "seat": self.seat,
            "asks": {str(self.seat): self.n} if mine else {},
            "table": {
                "phase": "over" if view.mover is None else "play",
                "chairs": chairs,
                "asked": asked,
                "voted": [],
                "caller": None,
                "deadline": None,
                "paused": False,
                "wants_pause": [],
                "seed": None,
                "rematch": None,
                "rematch_by": None,
                "scene": None,
                **table,
            },
            "view": msgspec.to_builtins(view),
            "ballot": None,
            "undo": undo,
            "events": [{"n": self.n, "told": [told.json() for told in self.game.events(state, viewer)]}],
        }
        if coached:
            hints = hints_of(self.game)
            assert hints is not None
            hidden = state.copy()
            self.game.hide(hidden, viewer)
            self.last["tips"] = msgspec.to_builtins(hints.tips(hidden, viewer))
        if self._line is None:
            self.page.goto(self.path)
        else:
            self._say(self.last)

    def tell(self, *told: Message, **more: Any) -> None:
        """Tell what happened, an entry for each, while the state stays as it is."""
        assert self.last is not None
        entries = [{"n": self.n + number, "told": [one], **more} for number, one in enumerate(told, 1)]
        self.n += len(told)
        self.last = {**self.last, "n": self.n, "events": entries}
        self._say(self.last)

    def refuse(self, reason: Message, rule: str) -> None:
        """Answer the last message: no."""
        self._say({"type": "refused", "id": self.sent[-1]["id"], "reason": reason, "rule": rule})

    def advise(
        self, action: int, label: Message, sentences: list[Message], losses: dict[int, int] | None = None
    ) -> None:
        """Answer a question for a hint."""
        self._say(
            {
                "type": "hint",
                "id": self.sent[-1]["id"],
                "action": action,
                "label": label,
                "sentences": sentences,
                "losses": losses or {},
            }
        )
