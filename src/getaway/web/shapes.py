"""What HTTP requests and replies look like, as types; OpenAPI is made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from getaway.kernel.sentence import Sentence
from getaway.kernel.talk import Draft
from getaway.kernel.view import View
from getaway.learn.shapes import LessonMove
from getaway.review.shapes import Point, Review, Verdict
from getaway.table.chairs import ChairKind
from getaway.table.entries import MOST_TALK_SECONDS, TALK_SECONDS, Clock
from getaway.table.outcomes import Outcome
from getaway.words import LANGUAGES

Name = Annotated[str, Meta(min_length=1, max_length=24, description="Printable, up to 24 characters.")]
if TYPE_CHECKING:
    Language = str
else:
    Language = Annotated[Literal[tuple(LANGUAGES)], Meta(title="Language")]
KeptLanguage = Annotated[str, Meta(title="Language", extra_json_schema={"enum": list(LANGUAGES)})]
Token = Annotated[str, Meta(max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=14 * 86_400)]


class AboutMe(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest is called and reads."""

    name: Name
    language: Language = "en"


class GuestReply(msgspec.Struct):
    """A guest, to themselves."""

    name: str
    language: KeptLanguage


MOST_ENDPOINT = 1000


class PushKey(msgspec.Struct):
    """The public key of this server, as `applicationServerKey` wants it."""

    key: str


class PushKeys(msgspec.Struct):
    """The keys by which a browser reads what it is told, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushSubscription(msgspec.Struct):
    """What a browser gives as JSON when it subscribes."""

    endpoint: Annotated[str, Meta(max_length=MOST_ENDPOINT)]
    keys: PushKeys


class LinkReply(msgspec.Struct):
    """A token that makes another device the same guest; good once, within a quarter of an hour."""

    token: str
    seconds: int


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """That token."""

    token: Annotated[str, Meta(max_length=200)]


class Person(msgspec.Struct):
    """Somebody whom a device can be: how many games they have, and how many of them are not over."""

    name: str
    games: int
    running: int


class LinkedReply(msgspec.Struct):
    """Whom a link would make this device, and who it is: null if it is nobody yet."""

    linked: Person
    here: Person | None
    same: bool  # are both the same guest?


class OtherReply(msgspec.Struct):
    """Whom this device was before; the handle changes back."""

    handle: str
    person: Person


class ClockChoice(msgspec.Struct, forbid_unknown_fields=True):
    """How long a decision may take; 0 seconds: the usual for the kind."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: Seconds = 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=9)]
    options: Annotated[dict[str, str | int], Meta(max_length=20)] = {}
    edition: Annotated[str, Meta(max_length=80)] = "standard"
    bots: Annotated[dict[str, str], Meta(max_length=9, description="Levels by seat: {'1': 'random'}.")] = {}
    clock: ClockChoice = msgspec.field(default_factory=ClockChoice)
    public: bool = False
    # Null: without end, for one person alone with bots.
    talk_seconds: Annotated[int, Meta(ge=0, le=MOST_TALK_SECONDS)] | None = TALK_SECONDS
    grace: Annotated[int, Meta(ge=0, le=86_400, description="0: no bot ever sits in.")] = 60
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    # Chosen by the client, new for every table that it wants: whoever asks again with it gets the same table.
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Takes a seat: oneself, with a token if it was handed over; or, as the creator, a bot."""

    token: Token = ""
    name: Annotated[
        str, Meta(max_length=24, description="Of this seat alone: for those who pass a device on.")
    ] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    # For somebody who plays on the same device: without it one guest has one seat at a public table.
    beside: bool = False


class Sealing(msgspec.Struct, forbid_unknown_fields=True):
    """Fixes the number that a seat adds to the chance."""

    seal: Annotated[str, Meta(max_length=64, description="SHA-256 of its 16 bytes, hexadecimal.")]


class Telling(msgspec.Struct, forbid_unknown_fields=True):
    """Tells that number."""

    number: Annotated[str, Meta(max_length=32, description="16 random bytes, hexadecimal.")]


class ChairReply(msgspec.Struct):
    """Who sits in a chair."""

    name: str
    kind: ChairKind


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """What if: to play on from a step of a finished game, in one of its seats, against bots."""

    step: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=63)]
    # Of the seats that people had; others keep theirs. Empty: the usual one.
    bots: Annotated[str, Meta(max_length=40)] = ""
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None  # as for a new table


class BranchReply(msgspec.Struct):
    """The game that a table left, and where."""

    table: str
    step: int
    seat: int


class TableReply(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    players: int
    options: dict[str, str | int]
    edition: str
    clock: Clock
    public: bool
    phase: Literal["lobby", "play", "over"]
    chairs: list[ChairReply]
    outcome: Outcome | None = None  # once it is over; null also for games of before it was noted
    branch: BranchReply | None = None  # of a what-if: the game that it left
    rematch_by: int | None = None  # of a lobby that is a rematch: the seat that wants to play again


class Entered(msgspec.Struct):
    """What was asked for is in the log."""

    table: str
    n: int


class OfferReply(msgspec.Struct):
    """A token with which somebody else can take the seat."""

    token: str


class OptionReply(msgspec.Struct):
    """An option of a game: a choice among words, or a number up to a most."""

    name: str
    default: str | int
    words: list[str] | UnsetType = UNSET
    most: int | UnsetType = UNSET
    books: dict[str, str] = {}  # what printed rulebooks say instead of the default, by language


class LessonCard(msgspec.Struct):
    """A lesson in a list; `title` is a message, and so is its `.about`."""

    game: str
    lesson: str
    title: str
    minutes: int
    steps: int
    reward: str  # a part of the plan, or a message
    next: str  # `coach`: after it a real game is offered


class GameReply(msgspec.Struct):
    """A game that can be played here."""

    name: str
    version: int
    players: list[int]
    options: list[OptionReply]
    editions: list[str]
    talks: bool  # is there a time to talk before a vote?
    bots: list[str]  # which levels play it
    usual_bot: str
    board: str | None  # where the board lies that its own package brings, if the page has none
    poster: str | None  # likewise its drawing
    lessons: list[LessonCard]
    puzzles: int  # how many there are: one a day, then from the first again


class GamesReply(msgspec.Struct):
    """What can be played here, against whom, and what can be said."""

    games: list[GameReply]
    bots: list[str]
    phrases: list[str]
    languages: list[KeptLanguage]


class Section(msgspec.Struct):
    """A section of the rules: its heading and the numbers of its rules."""

    heading: str
    rules: list[str]


class AppendixEntry(msgspec.Struct):
    """What a thing of the game does: its name as a sentence, and the message that tells it."""

    title: Sentence
    text: str


class Appendix(msgspec.Struct):
    """A section that is no rule: rooms, cards."""

    heading: str
    entries: list[AppendixEntry]


class RulesReply(msgspec.Struct):
    """The rules of a game as message ids; the words are in its catalogues."""

    sections: list[Section]
    appendix: list[Appendix]
    in_short: list[list[str]]  # a turn in steps, `turn-1` and on: the rules behind each; `goal` is what wins


class StepTold(msgspec.Struct):
    """What a step told a seat, and the number of its entry."""

    n: int
    told: list[Sentence]


class StoryReply(msgspec.Struct):
    """A finished game: who played, and what every step told a seat."""

    game: str
    players: int
    names: list[str]
    options: dict[str, str | int]
    steps: list[StepTold]


ReviewState = Literal["none", "waiting", "judging", "stopped", "done"]


class ReviewReply(msgspec.Struct):
    """How far the review of a finished game is, and what is known of it; `review` once it is done."""

    state: ReviewState
    step: int  # the last one that is judged
    steps: int
    seconds_left: int | None
    trouble: Sentence | None  # why the judge has stopped
    points: list[Point]
    verdicts: list[Verdict]
    review: Review | None


class StepReply(msgspec.Struct):
    """A moment of a finished game, seen from a seat."""

    step: int
    steps: int
    n: int
    seat: int | None
    view: View
    events: list[Sentence]


# More moves than any lesson has.
LessonMoves = Annotated[list[LessonMove], Meta(max_length=60)]
LessonNames = Annotated[list[Name], Meta(min_length=1, max_length=9)]


class LessonAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The moves that count, and one that is tried; who sits at the table, the learner first."""

    names: LessonNames
    moves: LessonMoves = []
    move: LessonMove | None = None


class LessonCompose(msgspec.Struct, forbid_unknown_fields=True):
    """The moves that count, and a draft of what is to be said."""

    names: LessonNames
    draft: Draft
    moves: LessonMoves = []


class LessonKept(msgspec.Struct, forbid_unknown_fields=True):
    """Where a learner is in a lesson."""

    moves: LessonMoves
    done: bool = False


class LessonProgress(msgspec.Struct):
    """Where a guest is in a lesson, and whether it was learnt once."""

    game: str
    lesson: str
    done: bool
    moves: list[LessonMove]


class HealthReply(msgspec.Struct):
    """That the server is there."""

    status: str
    version: str
    compiled: bool
