"""What a table tells its viewers: the messages of docs/protocol.md that a server sends, as types."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from getaway.kernel.reasons import Tip
from getaway.kernel.sentence import Sentence
from getaway.kernel.talk import Composition, LedgerView, Statement
from getaway.kernel.view import Deed, View
from getaway.table.chairs import ChairKind
from getaway.table.entries import Clock

PROTOCOL = 2

Decider = Literal["clock", "stand-in"]
Phase = Literal["lobby", "talk", "play", "over"]


class Piece(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A part of a message: like all here a tree, so that Python's collector need not look at it."""


class ChairShown(Piece, frozen=True, kw_only=True, gc=False):
    """Who sits in a chair."""

    name: str
    kind: ChairKind
    bot: str | None
    beside: list[int] | UnsetType = UNSET  # seats of others who play on the same device


class Scene(Piece, frozen=True, kw_only=True, gc=False):
    """Told in peace: bots and clocks wait until all persons here have seen it, or time is up."""

    n: int  # the entry that told it
    until: int  # in the server's milliseconds
    seen: list[int]


class Fair(Piece, frozen=True, kw_only=True, gc=False):
    """The numbers that the seats add to the chance of the game; null where there is none."""

    opening: bool  # the deal waits: whoever has sealed a number tells it now
    seals: list[str | None]  # by seat: SHA-256 of its number
    numbers: list[str | None]  # by seat, once they are told


class Left(Piece, frozen=True, kw_only=True, gc=False):
    """The finished game that a table has left, where, and from which seat: what if?"""

    table: str
    step: int
    seat: int


class PublicTable(Piece, frozen=True, kw_only=True, gc=False):
    """What everybody may know of a table, the board aside."""

    phase: Phase
    chairs: list[ChairShown]
    host: int | None  # before the start, the seat whose owner may start
    asked: list[int]
    voted: list[int]
    caller: int | None  # who may call the vote, in the talk before it
    deadline: int | None  # in the server's milliseconds
    paused: bool
    wants_pause: list[int]
    wants_coach: list[int] | UnsetType = UNSET  # where some do; he comes when all persons want him
    seed: str | None  # when the game is over
    rematch: str | None
    rematch_by: int | None  # the seat that wants to play again
    scene: Scene | None  # what everybody should have seen before the game goes on
    fair: Fair | UnsetType = UNSET  # before the deal and after the end, where the seats add numbers
    branch: Left | UnsetType = UNSET  # of a what-if
    ledger: LedgerView | UnsetType = UNSET  # of a game in which talk has a meaning; each has its own


class Talk(Piece, frozen=True, kw_only=True, gc=False):
    """What somebody said: one of a phrase, a text, or a statement with its number and its words."""

    seat: int
    name: str
    phrase: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    number: int | UnsetType = UNSET  # of the statement in the ledger
    statement: Statement | UnsetType = UNSET
    sentences: list[Sentence] | UnsetType = UNSET


class Entry(Piece, frozen=True, kw_only=True, gc=False):
    """One entry of the log, as a viewer was told it: what happened, or what somebody said."""

    n: int
    told: list[Sentence] | UnsetType = UNSET
    talk: Talk | UnsetType = UNSET
    decided: Decider | UnsetType = UNSET  # who decided in a player's place


class RefusedDeed(Piece, frozen=True, kw_only=True, gc=False):
    """An action that is not possible now, and why not."""

    deed: Deed
    reason: Sentence
    rule: str


class Told(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """Every message of a server says what it is."""


class Welcome(Told, frozen=True, kw_only=True, gc=False, tag="welcome"):
    """Answers a hello: what does not change after the table was made, and who the guest is here."""

    id: str
    protocol: int
    n: int
    now: int  # the server's clock, in milliseconds
    ping_seconds: float
    dead_seconds: float
    seats: list[int]  # the guest's own
    muted: list[int]  # whose texts the guest does not get
    creator: bool
    table: str
    game: str
    version: int
    players: int
    options: dict[str, str | int]
    edition: str
    public: bool
    clock: Clock
    talk_seconds: int | None  # AL-12; null: without end, for one person alone with bots
    grace: int
    commitment: str  # the hash of the secret seed


class Shown(Told, frozen=True, kw_only=True, gc=False, tag="view"):
    """The whole table as a seat, or a spectator, sees it."""

    n: int
    seat: int | None
    asks: dict[int, int]  # by seat of the guest: the number of the question put to it
    table: PublicTable
    view: View | None  # None before the deal; each game has its own
    ballot: int | None  # one's own in a vote that goes on
    undo: bool
    events: list[Entry]
    cut: bool | UnsetType = UNSET  # there were more events than are told
    # Of the coach, who is there for one person alone with bots and where all want him.
    tips: list[Tip] | UnsetType = UNSET


class Accepted(Told, frozen=True, kw_only=True, gc=False, tag="accepted"):
    """It is in the log as entry n."""

    id: str
    n: int


class Refused(Told, frozen=True, kw_only=True, gc=False, tag="refused"):
    """It is not, and why; with the rule, if a rule forbids it."""

    id: str | None  # None: the message had none that could be read
    reason: Sentence
    rule: str | None


class Hint(Told, frozen=True, kw_only=True, gc=False, tag="hint"):
    """What a strong bot would do, and why."""

    id: str
    seat: int
    action: int
    label: Sentence
    sentences: list[Sentence]
    # By action, as far as is known: how much of the chance to win it loses against the best, in hundredths.
    losses: dict[int, int]


class WhyNot(Told, frozen=True, kw_only=True, gc=False, tag="why_not"):
    """What could be pointed at in a decision and may not be done."""

    id: str
    seat: int
    ask: int
    refusals: list[RefusedDeed]


class Composed(Composition, frozen=True, kw_only=True, gc=False, tag_field="type", tag="composed"):
    """What a seat may say, beginning with a draft; nothing of it is said yet."""

    id: str
    n: int
    seat: int


class Pong(Told, frozen=True, kw_only=True, gc=False, tag="pong"):
    """Answers a ping."""

    id: str


class Away(Piece, frozen=True, kw_only=True, gc=False):
    """A player who is not here, and when a bot takes over, in the server's milliseconds; None: never."""

    seat: int
    bot_at: int | None


class Present(Told, frozen=True, kw_only=True, gc=False, tag="presence"):
    """The seats whose owners are here, and those whose owners are not."""

    seats: list[int]
    away: list[Away]


class Thinking(Told, frozen=True, kw_only=True, gc=False, tag="bots"):
    """How the bots of the table think at the moment."""

    short: bool  # are they short of time, because many think at once?
    plain: bool  # do those that look ahead think on the slow engine?


class Bye(Told, frozen=True, kw_only=True, gc=False, tag="bye"):
    """The socket closes after this."""

    reason: str


AnyTold = Welcome | Shown | Accepted | Refused | Hint | WhyNot | Composed | Pong | Present | Thinking | Bye
