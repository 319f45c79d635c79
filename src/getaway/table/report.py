"""What a viewer is sent of a table: everything starts from a hidden state and what that seat was told."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told
from getaway.kernel.reasons import Tip, hints_of
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import View
from getaway.table.chance import commitment
from getaway.table.coaching import is_coached, wanted_by
from getaway.table.items import Item
from getaway.table.shapes import (
    PROTOCOL,
    ChairShown,
    Composed,
    Entry,
    Fair,
    Left,
    PublicTable,
    RefusedDeed,
    Shown,
    Welcome,
)
from getaway.table.table import Table

encode = msgspec.json.Encoder().encode
MOST_EVENTS = 200  # entries told in one message; older ones are in the replay

T = TypeVar("T")


def encoded(value: T) -> T:
    """The same, encoded already: it may stand wherever the value may, and is written as it is."""
    return cast(T, msgspec.Raw(encode(value)))


class Report:
    """Writes the messages about one table. What several viewers see alike is written once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shared_n = -1
        self._shared: PublicTable
        self._moment = -1
        self._boards: dict[int, View] = {}  # of this moment, by viewer

    def welcome(
        self, id: str, guest: str, muted: list[int], *, now: int, ping_seconds: float, dead_seconds: float
    ) -> Welcome:
        """The answer to a hello."""
        table, made = self.table, self.table.made
        return Welcome(
            id=id,
            protocol=PROTOCOL,
            n=table.n,
            now=now,
            ping_seconds=ping_seconds,
            dead_seconds=dead_seconds,
            seats=table.seats_of(guest),
            muted=muted,
            creator=table.is_host(guest),
            table=table.name,
            game=made.game,
            version=made.version,
            players=made.players,
            options=made.options,
            edition=made.edition_name,
            public=made.public,
            clock=made.clock,
            talk_seconds=made.talk_seconds,
            grace=made.grace,
            commitment=commitment(made.seed),
        )

    def shared(self) -> PublicTable:
        """What everybody at the table may know of it, the board aside."""
        if self._shared_n != self.table.n:
            self._shared_n = self.table.n
            self._shared = encoded(self._public())
        return self._shared

    def _chair(self, seat: int) -> ChairShown:
        chair = self.table.chairs[seat]
        # Who plays several seats on one device does so for all to see.
        beside = [other for other in self.table.seats_of(chair.guest) if other != seat]
        return ChairShown(name=chair.name, kind=chair.kind, bot=chair.bot or None, beside=beside or UNSET)

    def _public(self) -> PublicTable:
        table, play, left = self.table, self.table.play, self.table.made.branch
        return PublicTable(
            phase=table.phase,
            chairs=[self._chair(seat) for seat in range(len(table.chairs))],
            host=table.host if table.phase == "lobby" else None,
            asked=[] if play is None else list(play.asked),
            voted=[] if play is None else sorted(play.ballots),
            caller=play.caller if play is not None and play.talking else None,
            deadline=table.deadline,
            paused=table.paused_at is not None,
            wants_pause=sorted(table.wants_pause),
            wants_coach=wanted_by(table) or UNSET,
            seed=table.made.seed if table.ended else None,
            rematch=table.rematch or None,
            rematch_by=table.rematch_by,
            scene=table.scene,
            fair=self._fair() if table.made.fair and (play is None or table.ended) else UNSET,
            branch=UNSET if left is None else Left(table=left.table, step=left.step, seat=left.seat),
            ledger=UNSET if table.ledger is None else table.ledger.shown(),
        )

    def _fair(self) -> Fair:
        numbers = self.table.numbers
        return Fair(
            opening=self.table.play is None and numbers.asked_at is not None,
            seals=[seal or None for seal in numbers.seals],
            numbers=[number or None for number in numbers.opened],
        )

    def view(
        self, seat: int | None, own: Iterable[int], since: int | None, muted: Collection[str] = ()
    ) -> bytes:
        """The whole table as a seat, or a spectator, sees it now, and what was told after entry `since`.

        `own` are the seats of the same guest; texts of guests who are muted are left out.
        """
        table, play = self.table, self.table.play
        viewer = NOBODY if seat is None else seat
        events = self.events(viewer, since or 0, muted)
        return encode(
            Shown(
                n=table.n,
                seat=seat,
                asks={}
                if play is None
                else {mine: table.chairs[mine].asks for mine in own if mine in play.asked},
                table=self.shared(),
                view=self._board(viewer),
                ballot=None if play is None or seat is None else play.ballots.get(seat),
                undo=play is not None and seat is not None and play.may_undo(seat),
                events=events,
                cut=True if len(events) >= MOST_EVENTS else UNSET,
                tips=self._tips(seat),
            )
        )

    def _tips(self, seat: int | None) -> list[Tip] | UnsetType:
        """What a newcomer in a seat should know now, where there is a coach."""
        table, play = self.table, self.table.play
        hints = None if play is None else hints_of(play.game)
        if seat is None or play is None or hints is None or table.ended:
            return UNSET
        if not is_coached(table, seat):
            return UNSET
        return hints.tips(play.hidden(seat), seat)

    def _board(self, viewer: int) -> View | None:
        """The game as a viewer sees it."""
        play = self.table.play
        if play is None:
            return None
        if self._moment != play.moment:
            self._moment = play.moment
            self._boards = {}
        if viewer not in self._boards:
            self._boards[viewer] = encoded(play.view(viewer))
        return self._boards[viewer]

    def refusals(self, seat: int) -> list[RefusedDeed]:
        """What a seat that is asked may not do, though it could be pointed at, and why."""
        assert self.table.play is not None
        return [
            RefusedDeed(deed=deed, reason=refusal.reason, rule=refusal.rule)
            for deed, refusal in self.table.play.refusals(seat)
        ]

    def composed(self, id: str, seat: int, draft: object) -> Composed:
        """What a seat may say, beginning with a draft."""
        table, play = self.table, self.table.play
        assert play is not None
        assert table.ledger is not None
        found = table.ledger.compose(draft, play.hidden(seat), seat)
        return Composed(id=id, n=table.n, seat=seat, **msgspec.structs.asdict(found))

    def events(self, viewer: int, since: int, muted: Collection[str] = ()) -> list[Entry]:
        """What a viewer was told after an entry, oldest first."""
        found: list[Entry] = []
        for item in reversed(self.table.items):
            if item.n <= since or len(found) >= MOST_EVENTS:
                break
            if item.talk is None:
                decided = UNSET if item.decided is None else item.decided
                found.append(Entry(n=item.n, told=self._told(item, viewer), decided=decided))
            elif item.guest not in muted or item.talk.text is UNSET:
                found.append(Entry(n=item.n, talk=item.talk))
        found.reverse()
        return found

    def _told(self, item: Item, viewer: int) -> list[Sentence]:
        if item.sentence is not None:
            return [item.sentence]
        assert item.story is not None
        play = self.table.play
        assert play is not None
        # A sentence is the same for whoever hears it, so it is written once for all tables of an edition.
        written = _written(play.engine)
        told = play.game.heard(item.story, viewer)
        for new in [one for one in told if one not in written]:
            written[new] = encoded(play.game.sentence(play.state, new))
        return [written[one] for one in told]


@lru_cache(maxsize=64)
def _written(engine: Engine) -> dict[Told, Sentence]:
    """The sentences of a game with an edition that have been written so far; there are some thousands."""
    return {}
