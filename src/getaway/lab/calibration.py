"""How well a review's chances come true: held against the ends of many games between bots.

Chances of one game hang together. So of each game a few moments are judged, and intervals count games, not
chances.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import msgspec

from getaway.games import load
from getaway.kernel.errors import BadFile, BadInput
from getaway.lab.bot_games import check_seats, course_between, seated
from getaway.review import judge
from getaway.review.analysis import judge_piece, piece_of
from getaway.review.course import Course
from getaway.review.judge import Effort, Judge, seed_for
from getaway.review.shapes import Judged

BINS = 10
MOMENTS = 12  # that are judged of each game
WIDE = 1.96  # standard errors on either side of an interval


@dataclass
class Reliability:
    """Of all chances that were said to be about so much, how many came true."""

    said: list[float] = field(default_factory=lambda: [0.0] * BINS)
    won: list[float] = field(default_factory=lambda: [0.0] * BINS)
    count: list[int] = field(default_factory=lambda: [0] * BINS)
    squares: float = 0.0

    def add(self, chance: float, won: float) -> None:
        """One chance, and what came of it."""
        place = min(BINS - 1, int(chance * BINS))
        self.said[place] += chance
        self.won[place] += won
        self.count[place] += 1
        self.squares += (chance - won) ** 2

    def join(self, other: Reliability) -> None:
        """Count the chances of another game too."""
        for place in range(BINS):
            self.said[place] += other.said[place]
            self.won[place] += other.won[place]
            self.count[place] += other.count[place]
        self.squares += other.squares

    @property
    def brier(self) -> float:
        """The mean square that a chance was off."""
        return self.squares / max(1, sum(self.count))

    @property
    def always(self) -> float:
        """The same for who always says how many win on average."""
        mean = sum(self.won) / max(1, sum(self.count))
        return mean * (1 - mean)

    @property
    def off(self) -> float:
        """By how much the chances of a bin are off, in the mean over all chances."""
        gaps = (abs(said - won) for said, won in zip(self.said, self.won, strict=True))
        return sum(gaps) / max(1, sum(self.count))


@dataclass
class Counted:
    """The chances of one game, and what came of them. A line of the file that is kept."""

    game: str
    version: int
    players: int
    number: int
    seed: int
    part: float
    levels: list[str]  # of which the players were chosen
    bots: list[str]  # who played
    open: Reliability = field(default_factory=Reliability)
    knew: Reliability = field(default_factory=Reliability)


@dataclass(frozen=True)
class Row:
    """The chances of a bin: how many, what was said, what came, and within which bounds that is known."""

    count: int
    said: float
    won: float
    error: float

    @property
    def low(self) -> float:
        return max(0.0, self.won - WIDE * self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.won + WIDE * self.error)


def together(games: Sequence[Reliability]) -> Reliability:
    """The chances of all these games."""
    found = Reliability()
    for one in games:
        found.join(one)
    return found


def rows(games: Sequence[Reliability]) -> list[Row]:
    """The bins that have anything in them; each game counts as one, however many chances it brings."""
    whole = together(games)
    found = []
    for place in range(BINS):
        count = whole.count[place]
        if not count:
            continue
        won = whole.won[place] / count
        spread = sum((one.won[place] - won * one.count[place]) ** 2 for one in games)
        found.append(Row(count, whole.said[place] / count, won, sqrt(spread) / count))
    return found


def judged_in(course: Course, seed: int, effort: Effort) -> Iterator[Judged]:
    """Some moments of a game, judged."""
    fast = load(course.engine.game.name, compiled=True)
    everything = range(len(course.units) + 1)
    chosen = random.Random(seed).sample(everything, min(MOMENTS, len(everything)))
    found = Judge(fast)
    for number in sorted(chosen):
        yield judge_piece(found, number, piece_of(course, number), seed, effort)


def count_chances(game: Counted, course: Course, pieces: Iterator[Judged]) -> None:
    """Hold what is said of a game against its end."""
    for piece in pieces:
        for seat, won in enumerate(course.payoffs):
            game.open.add(piece.before[seat], won)
        for seat, chance in piece.knew.items():
            game.knew.add(chance, course.payoffs[seat])


@dataclass(frozen=True)
class Plan:
    """Which games are looked at, and how closely."""

    game: str
    levels: tuple[str, ...]
    seed: int
    part: float  # of the usual deals

    def of(self, players: int, number: int) -> Counted:
        """A game that nothing is counted of yet."""
        names = seated(self.levels, players, number)
        version = load(self.game).game.version
        kinds = list(self.levels)
        return Counted(self.game, version, players, number, self.seed, self.part, kinds, names)

    def play(self, players: int, number: int) -> Counted:
        """Play a game and count its chances."""
        found = self.of(players, number)
        own = seed_for(self.seed, "game", players, number)
        course = course_between(self.game, players, found.bots, own)
        effort = judge.USUAL.scaled(self.part).unexplained()
        count_chances(found, course, judged_in(course, own, effort))
        return found

    def takes(self, kept: Counted) -> bool:
        """Is this one of these games?"""
        wanted = self.of(kept.players, kept.number)
        return (kept.game, kept.version, kept.seed, kept.part, kept.levels) == (
            *(wanted.game, wanted.version, wanted.seed, wanted.part),
            wanted.levels,
        )


def read(path: Path) -> list[Counted]:
    """What a file has kept; nothing, if it is not there yet."""
    decoder = msgspec.json.Decoder(Counted)
    found = []
    try:
        for number, line in enumerate(path.read_bytes().splitlines(), 1):
            try:
                found.append(decoder.decode(line))
            except msgspec.DecodeError as error:
                raise BadFile(path, f"is no game that was calibrated with: {error}.", number) from None
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None
    return found


def calibrate(plan: Plan, players: Sequence[int], games: int, kept: Path | None = None) -> list[Counted]:
    """So many games of each number of players in turn; those in the file are not played again."""
    for count in players:
        check_seats(plan.game, count)
    found = [one for one in read(kept) if plan.takes(one)] if kept is not None else []
    known = {(one.players, one.number) for one in found}
    for number in range(games):
        for count in players:
            if (count, number) in known:
                continue
            found.append(plan.play(count, number))
            if kept is not None:
                add(kept, found[-1])
    return [one for one in found if one.players in players]


def add(path: Path, one: Counted) -> None:
    """Keep a game: whoever breaks off loses no more than the one that is being played."""
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
    except OSError as error:
        raise BadFile(path, f"can't be written: {(error.strerror or str(error)).lower()}.") from None


def print_calibration(
    plan: Plan, players: int | None, games: int, kept: Path | None, picture: Path | None, *, as_json: bool
) -> None:
    """A table for each number of players; and all that the file has kept, as a picture."""
    if games < 0 or (games == 0 and kept is None):
        raise BadInput(f"You need at least 1 game, not {games}.")
    if not 0 < plan.part <= 10:
        raise BadInput(f"A fraction of the usual deals is more than 0 and at most 10, not {plan.part}.")
    counts = [players] if players is not None else list(load(plan.game).game.players)
    found = calibrate(plan, counts, games, kept)
    for count in counts:
        mine = [one for one in found if one.players == count]
        if as_json:
            line = {"players": count, "games": len(mine), "found": table(mine)}
            sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
            sys.stdout.buffer.flush()
        else:
            print_table(plan.game, count, mine)
    if picture is not None:
        from getaway.lab import reliability_picture

        everything = read(kept) if kept is not None else found
        reliability_picture.write(picture, everything)


def table(games: Sequence[Counted]) -> dict[str, dict[str, object]]:
    """What was found, for programs."""
    made: dict[str, dict[str, object]] = {}
    for name, one in (("open", [game.open for game in games]), ("knew", [game.knew for game in games])):
        whole = together(one)
        made[name] = {
            "chances": sum(whole.count),
            "brier": whole.brier,
            "always": whole.always,
            "off": whole.off,
            "rows": rows(one),
        }
    return made


def print_table(game: str, players: int, games: Sequence[Counted]) -> None:
    """What was found, for people."""
    print(f"{game}, {players} players, {len(games)} games:", flush=True)
    both = (
        ("all hands open", [one.open for one in games]),
        ("as each seat knew", [one.knew for one in games]),
    )
    for name, one in both:
        whole = together(one)
        print(
            f"  {name}: {sum(whole.count)} chances, Brier score {whole.brier:.4f} "
            f"(always the mean: {whole.always:.4f}), off by {whole.off:.3f}"
        )
        for row in rows(one):
            bounds = f"({row.low:.0%}–{row.high:.0%})"
            print(f"    said {row.said:6.1%}   won {row.won:6.1%}   {bounds}   of {row.count}")
