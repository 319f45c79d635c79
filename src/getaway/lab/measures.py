"""All that docs/bots.md says of the ladder, as a list of small arenas, and what each of them has found.

What was found stands in a file, a line of JSON for each; whoever goes on plays only what is missing in it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from getaway import bots
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadFile
from getaway.lab import backends, best_response, print_report
from getaway.lab.arena import Match, Played
from getaway.lab.backends import Where
from getaway.lab.control_bots import CONTROL_BOTS, TALKERS
from getaway.lab.seating import seat
from getaway.lab.standings import Report, report

STEP, TABLE, CONTROL, RESPONSE = "step", "table", "control", "response"
KINDS = (STEP, TABLE, CONTROL, RESPONSE)
PLAIN = "silver"  # the sides of a board on which everything is measured; tables on all of them
Clock = Callable[[], float]


@dataclass(frozen=True)
class Measure:
    """One arena: a bot alone among others, or a table of one level."""

    kind: str
    game: str
    players: int
    one: str
    others: str
    sides: str = ""
    talk: bool = False

    @property
    def table(self) -> list[str]:
        """Who sits there."""
        return [self.one, *[self.others] * (self.players - 1)]


@dataclass(frozen=True)
class Found:
    """What an arena has found; shares of 0 … 1 as (share, low, high)."""

    measure: Measure
    seed: int
    games: int
    wins: tuple[float, float, float]
    lost: tuple[float, float, float]
    others_win: tuple[float, float, float]
    others_lose: tuple[float, float, float]
    escaped: tuple[float, float, float]  # how often somebody won
    several_winners: bool
    habits: dict[str, tuple[float, float, float]] = field(default_factory=dict)  # a game and seat

    @property
    def equal(self) -> float:
        """What would be an equal share: of wins, or where several win, of being the one who loses."""
        return self.escaped[0] / self.measure.players

    @property
    def below(self) -> bool:
        """Is the one clearly worse off than an equal share?"""
        return self.lost[1] > self.equal if self.several_winners else self.wins[2] < self.equal


def plan(games: Sequence[str] = ()) -> Iterator[Measure]:
    """Everything, the ladder first."""
    known = [name for name in games or REGISTRY if find(name).considerations is not None]
    for kind in KINDS:
        for name in known:
            for players in find(name).players:
                yield from of_kind(kind, name, players)


def of_kind(kind: str, name: str, players: int) -> Iterator[Measure]:
    """What is measured of one kind, for one game and number of players."""
    levels = bots.levels(find(name))
    sides = _sides(name)
    plain = PLAIN if PLAIN in sides else ""
    if kind == STEP:
        for below, level in pairwise(levels):
            yield Measure(kind, name, players, level, below, plain)
    elif kind == TABLE and find(name).deals is not None:
        for side in sides:
            for level in levels:
                yield Measure(kind, name, players, level, level, side)
    elif kind == CONTROL:
        for level in levels:
            for rival in CONTROL_BOTS[name]:
                yield Measure(kind, name, players, level, rival, plain, rival in TALKERS)
    elif kind == RESPONSE:
        for level in levels[1:]:
            yield Measure(kind, name, players, best_response.PREFIX + level, level, plain)


def _sides(name: str) -> list[str]:
    """The sides that a game's board can lie on, that on which all is measured first."""
    for option in find(name).options:
        if option.name == "sides":
            words = list(getattr(option, "words", ()))
            return sorted(words, key=lambda word: word != PLAIN)
    return [""]


def play(
    measure: Measure, seed: int, games: int, seconds: float, where: Where, clock: Clock = perf_counter
) -> Found:
    """Play an arena: so many games, or whole deals for so many seconds, whatever comes first."""
    options = {"sides": measure.sides} if measure.sides else {}
    habits = measure.kind == TABLE
    match = Match(measure.game, measure.players, seed, options, talk=measure.talk, habits=habits)
    sat = seat(find(measure.game), measure.table, measure.players, games, seed)
    backends.prepare(match, sat)
    until = clock() + seconds
    played: list[Played] = []
    spread = backends.spread(match, sat, where)
    for one in spread:
        played.append(one)
        if len(played) % measure.players == 0 and clock() >= until:
            break
    spread.close()
    return found_in(measure, seed, report(match, sat, played, 1.0))


def found_in(measure: Measure, seed: int, made: Report) -> Found:
    """What a report of the arena says, as it is kept."""
    mine = next(row for row in made["bots"] if row["bot"] == measure.one)
    rest = next(row for row in made["bots"] if row["bot"] == measure.others)
    nobody = _three(made["nobody_won"])
    return Found(
        measure,
        seed,
        made["games"],
        _three(mine),
        _three(mine["lost"]),
        _three(rest),
        _three(rest["lost"]),
        (1 - nobody[0], 1 - nobody[2], 1 - nobody[1]),
        bool(made["several_winners"]),
        {kind: (row["mean"], row["low"], row["high"]) for kind, row in mine["habits"].items()},
    )


def _three(row: Report) -> tuple[float, float, float]:
    return row["share"], row["low"], row["high"]


def read(path: Path) -> list[Found]:
    """What was found so far; nothing, if there is no file yet."""
    if not path.exists():
        return []
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
            shares = {
                key: tuple(row[key]) for key in ("wins", "lost", "others_win", "others_lose", "escaped")
            }
            habits = {kind: tuple(three) for kind, three in row["habits"].items()}
            found.append(Found(**{**row, **shares, "habits": habits, "measure": Measure(**row["measure"])}))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadFile(path, f"line {number} isn't a measurement: {error}.") from None
    return found


def add(path: Path, found: Found) -> list[Found]:
    """Write one more down, in the place of the same with fewer games; all that is in the file then."""
    before = read(path)
    rest = [one for one in before if one.measure != found.measure]
    if len(rest) < len(before):
        print_report.write(path, "".join(_line(one) for one in (*rest, found)))
    else:
        with path.open("a", encoding="utf-8") as file:
            file.write(_line(found))
    return [*rest, found]


def _line(found: Found) -> str:
    return json.dumps(asdict(found), ensure_ascii=False) + "\n"
