"""What requests and replies about one's own games and ratings look like."""

from __future__ import annotations

from typing import Literal

import msgspec

from getaway.kernel.json_value import JsonObject
from getaway.table.chairs import ChairKind
from getaway.web.shapes import KeptLanguage, TableReply

RulesOf = Literal["now", "older", "gone"]


class MyGame(msgspec.Struct):
    """A game of mine: its table, my seats there, and when it ended or last moved on."""

    card: TableReply
    seats: list[int]
    at: int
    rules: RulesOf  # older: it can be looked at, not judged; gone: not even that
    chances: list[float] | None  # mine to win, step by step, once somebody has had it judged


class MyGames(msgspec.Struct):
    """My games: all that run, and a page of those that are over, the newest first."""

    running: list[MyGame]
    over: list[MyGame]
    more: int | None  # how many to skip for the next page


class Written(msgspec.Struct):
    """What somebody wrote at a table, and when."""

    at: int
    text: str


class ExportedGame(msgspec.Struct):
    """A game in a guest's own file: `file` is what `getaway replay` plays."""

    game: MyGame
    said: list[Written]
    file: JsonObject | None


class Export(msgspec.Struct):
    """All that is kept of a guest."""

    format: str
    version: str
    made_at: int
    name: str
    language: KeptLanguage
    games: list[ExportedGame]
    lessons: list[str]


class Deleted(msgspec.Struct):
    """A guest is gone: from so many tables, of which so many still run."""

    tables: int
    running: int


class RatingReply(msgspec.Struct):
    """How well somebody plays a game; null until enough games were counted."""

    game: str
    against: Literal["bots", "people"]
    games: int
    rating: int | None
    spread: int | None  # two times of three the truth is within it


class Anchor(msgspec.Struct):
    """What a level of bots was measured at."""

    game: str
    level: str
    rating: int


class RatingsReply(msgspec.Struct):
    """My ratings, and what I want of them."""

    counted: bool
    shown: bool  # to others
    silent_below: int  # games
    ratings: list[RatingReply]
    anchors: list[Anchor]


class RatingWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether my games count, and whether others may see my ratings."""

    counted: bool
    shown: bool = False


class PlayerReply(msgspec.Struct):
    """Somebody at a table; ratings are null unless they want others to see them."""

    name: str
    kind: ChairKind
    bot: str | None
    ratings: list[RatingReply] | None
    anchors: list[Anchor]
