"""The entries of a table's log. The log is the game: a table is what its entries, read in order, make it."""

from __future__ import annotations

from typing import Literal

import msgspec

from getaway.kernel.json_value import JsonObject

ClockKind = Literal["none", "live", "slow"]
# stand-in: a bot did not decide, and another did in its place.
Cause = Literal["player", "bot", "clock", "stand-in"]
TALK_SECONDS, MOST_TALK_SECONDS = 120, 3600
SCENE_SECONDS = 20  # that bots and clocks wait at most, while people look at what has happened
BRIEF_SECONDS = 5  # the same, for what is read in a line


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a decision may take: no limit, a live game's, or one played over days."""

    kind: ClockKind = "none"
    seconds: int = 0  # for each decision; 0 where there is no limit


class Branch(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table leaves the course of a finished game: its log first tells that course, up to `Forked`."""

    table: str  # the game that it leaves; empty: a file on this machine
    step: int  # of that game's replay
    seat: int  # from which it is gone on with
    chance: list[str]  # of every change up to there, the deal first: its number, 8 bytes in hexadecimal


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    """What every entry may carry: the guest who asked for it, and the id under which they did."""

    by: str = ""
    id: str = ""


class Created(Entry, frozen=True, tag="create"):
    """A table is set up. The seed stays secret until the game is over."""

    game: str
    version: int  # of the rules
    players: int
    options: dict[str, str | int]
    seed: str  # 128 bits, hexadecimal
    edition: str = ""  # the text of an owner's edition file; empty: the standard one
    edition_name: str = "standard"
    public: bool = False
    clock: Clock = Clock()
    # AL-12; 0: the vote is asked for at once, None: one person alone with bots talks without end.
    talk_seconds: int | None = TALK_SECONDS
    grace: int = 60  # seconds that an absent player's seat is kept before a bot sits in
    stand_in: str = "random"  # the bot that sits in
    before: str = ""  # the table this one is the rematch of
    fair: bool = False  # do the seats add numbers to the chance? Logs of before did not
    branch: Branch | None = None  # the game that this table leaves


class Sat(Entry, frozen=True, tag="sit"):
    """A guest, or a bot, takes a seat."""

    seat: int
    name: str
    guest: str = ""
    bot: str = ""


class Left(Entry, frozen=True, tag="leave"):
    """A seat is given up or, before the start, taken away by the creator."""

    seat: int


class Offered(Entry, frozen=True, tag="offer"):
    """A seat may be taken over by whoever knows the token; kept is its digest alone."""

    seat: int
    digest: str


class NumberSealed(Entry, frozen=True, tag="seal"):
    """A seat fixes the number that it will add to the chance, without telling it; or fixes another."""

    seat: int
    seal: str  # SHA-256 of the number, hexadecimal


class DealAsked(Entry, frozen=True, tag="deal"):
    """The game is about to be dealt: the seals stay as they are, and the numbers are told now."""


class NumberOpened(Entry, frozen=True, tag="number"):
    """A seat tells the number that it had sealed."""

    seat: int
    number: str  # 128 bits, hexadecimal


class Started(Entry, frozen=True, tag="start"):
    """The game is dealt."""


class Acted(Entry, frozen=True, tag="action"):
    """A decision in the open."""

    seat: int
    action: int
    cause: Cause = "player"


class Sealed(Entry, frozen=True, tag="ballot"):
    """A secret decision: opened with the last one."""

    seat: int
    action: int
    cause: Cause = "player"


class Called(Entry, frozen=True, tag="call"):
    """The talk is over and the vote begins; without a seat its time was up."""

    seat: int | None = None


class Undone(Entry, frozen=True, tag="undo"):
    """A seat takes its last action, or its ballot, back."""

    seat: int


class Said(Entry, frozen=True, tag="talk"):
    """A phrase by its name, a text, or a statement in the game's own language."""

    seat: int
    phrase: str = ""
    text: str = ""
    statement: JsonObject | None = None


class Clocked(Entry, frozen=True, tag="clock"):
    """A seat wants the clock to stand still, or to go on. It stands while all persons want it to."""

    seat: int
    pause: bool


class Coached(Entry, frozen=True, tag="coach"):
    """A seat wants the coach, or no longer does. He speaks to nobody before all persons want him."""

    seat: int
    on: bool


class BotTook(Entry, frozen=True, tag="bot"):
    """A bot sits in for a player who is gone, or wants to rest."""

    seat: int


class Returned(Entry, frozen=True, tag="return"):
    """The owner takes the seat back."""

    seat: int


class Seen(Entry, frozen=True, tag="seen"):
    """A player has seen what everybody is given time for; `scene` is the entry that told it."""

    seat: int
    scene: int


class Ended(Entry, frozen=True, tag="end"):
    """The game is over; or it was closed before."""

    closed: bool = False


class Forked(Entry, frozen=True, tag="fork"):
    """Up to here the log has told another game; what a seat could not know then is dealt anew."""

    seat: int
    number: str = ""  # of that deal, 8 bytes in hexadecimal; empty: it comes from the seed of this table


class Followed(Entry, frozen=True, tag="rematch"):
    """The same seats play again at another table."""

    table: str


AnyEntry = (
    Created
    | Sat
    | Left
    | Offered
    | NumberSealed
    | DealAsked
    | NumberOpened
    | Started
    | Acted
    | Sealed
    | Called
    | Undone
    | Said
    | Clocked
    | Coached
    | BotTook
    | Returned
    | Seen
    | Ended
    | Forked
    | Followed
)

# Anybody could write these without end, and the log would grow.
ASIDES = (
    *(Sat, Left, Offered, NumberSealed),
    *(Undone, Said, Clocked, Coached, BotTook, Returned),
)

write = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyEntry)


def read(packed: bytes | str) -> AnyEntry:
    """The entry that `write` made these bytes of."""
    entry: AnyEntry = _decoder.decode(packed)
    return entry
