"""What a viewer is sent of a table: everything starts from a hidden state and what that seat was told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told
from getaway.table.chance import commitment
from getaway.table.table import Item, Table

encode = msgspec.json.Encoder().encode
MOST_EVENTS = 200  # entries told in one message; older ones are in the replay


class Report:
    """Writes the messages about one table. What is the same for all is written once an entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shared_n = -1
        self._shared = msgspec.Raw(b"")

    def about(self) -> dict[str, Any]:
        """What does not change after the table was made."""
        made = self.table.made
        return {
            "table": self.table.name,
            "game": made.game,
            "version": made.version,
            "players": made.players,
            "options": made.options,
            "edition": made.edition_name,
            "public": made.public,
            "clock": made.clock,
            "talk_seconds": made.talk_seconds,
            "grace": made.grace,
            "commitment": commitment(made.seed),
        }

    def shared(self) -> msgspec.Raw:
        """What everybody at the table may know of it, the board aside."""
        table = self.table
        if self._shared_n != table.n:
            self._shared_n = table.n
            self._shared = msgspec.Raw(encode(self._public()))
        return self._shared

    def _public(self) -> dict[str, Any]:
        table, play = self.table, self.table.play
        public: dict[str, Any] = {
            "phase": table.phase,
            "chairs": [
                {"name": chair.name, "kind": chair.kind, "bot": chair.bot or None} for chair in table.chairs
            ],
            "host": table.host if table.phase == "lobby" else None,
            "asked": [] if play is None else list(play.asked),
            "voted": [] if play is None else sorted(play.ballots),
            "caller": play.caller if play is not None and play.talking else None,
            "deadline": table.deadline,
            "paused": table.paused_at is not None,
            "wants_pause": sorted(table.wants_pause),
            "seed": table.made.seed if table.ended else None,
            "rematch": table.rematch or None,
        }
        if table.ledger is not None:
            public["ledger"] = table.ledger.json()
        return public

    def view(
        self,
        seat: int | None,
        own: Iterable[int],
        since: int | None,
        labels: bool,
        muted: Collection[str] = (),
    ) -> bytes:
        """The whole table as a seat, or a spectator, sees it now, and what was told after entry `since`.

        `own` are the seats of the same guest; texts of guests who are muted are left out.
        """
        table, play = self.table, self.table.play
        viewer = NOBODY if seat is None else seat
        message: dict[str, Any] = {
            "type": "view",
            "n": table.n,
            "seat": seat,
            "asks": {},
            "table": self.shared(),
            "view": None,
            "ballot": None,
            "undo": False,
            "events": self.events(viewer, since or 0, muted),
        }
        if len(message["events"]) >= MOST_EVENTS:
            message["cut"] = True
        if play is not None:
            message["asks"] = {mine: table.chairs[mine].asks for mine in own if mine in play.asked}
            message["view"] = play.game.view(play.as_asked(viewer), viewer)
            if seat is not None:
                message["ballot"] = play.ballots.get(seat)
                message["undo"] = play.can_undo(seat)
                if labels and seat in play.asked:
                    message["labels"] = self.labels(seat)
        return encode(message)

    def labels(self, seat: int) -> list[dict[str, Any]]:
        """What a seat may do, as its player reads it."""
        play = self.table.play
        assert play is not None
        hidden = play.hidden(seat)
        return [{"action": action, **play.game.label(hidden, action).json()} for action in play.legal(seat)]

    def missed(self, seat: int) -> list[dict[str, Any]]:
        """What a seat that is asked may not do, though it could be pointed at, and why."""
        assert self.table.play is not None
        return [
            {
                "action": action,
                "label": label.json(),
                "reason": refusal.reason.json(),
                "rule": refusal.rule,
            }
            for action, label, refusal in self.table.play.missed(seat)
        ]

    def events(self, viewer: int, since: int, muted: Collection[str] = ()) -> list[dict[str, Any]]:
        """What a viewer was told after an entry, oldest first."""
        found: list[dict[str, Any]] = []
        for item in reversed(self.table.items):
            if item.n <= since or len(found) >= MOST_EVENTS:
                break
            if item.talk is None:
                found.append({"n": item.n, "told": self._told(item, viewer)})
            elif item.guest not in muted or "text" not in item.talk:
                found.append({"n": item.n, "talk": item.talk})
        found.reverse()
        return found

    def _told(self, item: Item, viewer: int) -> Sequence[Any]:
        if item.sentence is not None:
            return [item.sentence.json()]
        assert item.story is not None
        play = self.table.play
        assert play is not None
        # A sentence is the same for whoever hears it, so it is written once for all tables of an edition.
        written = _written(play.engine)
        told = play.game.heard(item.story, viewer)
        for new in [one for one in told if one not in written]:
            written[new] = msgspec.Raw(encode(play.game.sentence(play.state, new).json()))
        return [written[one] for one in told]


@lru_cache(maxsize=64)
def _written(engine: Engine) -> dict[Told, msgspec.Raw]:
    """The sentences of a game with an edition that have been written so far; there are some thousands."""
    return {}
