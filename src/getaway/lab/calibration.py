"""How well a review's chances come true, and how well its marks agree when it is made with other seeds."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from getaway import bots
from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Told
from getaway.kernel.state import GameState
from getaway.review import judge
from getaway.review.analysis import analyse, check_game
from getaway.review.course import Council, Course, Decision, Moment, units_of
from getaway.review.grading import rank
from getaway.review.judge import Effort, seed_for
from getaway.review.shapes import Judged, Verdict

BINS = 10
SEEDS = 3  # that are compared


def play(plain: Engine, fast: Engine, players: int, minds: Sequence[bots.Bot], seed: int) -> Course:
    """A game between bots, as it would be read from its file."""
    state = plain.deal(players, seed)[0]
    stories: list[Sequence[Told]] = []
    decisions: list[Decision | Council] = []
    deal = moment = Moment(state.copy(), (), None)

    def choose(seat: int) -> int:
        seen = moment.state.copy()
        seen.mover = seat
        own = seed_for(seed, "bot", len(decisions), seat)
        return minds[seat].choose(bots.show(fast, seen, seat, own, moment.told(seat)))

    while state.phase != plain.rules.OVER:
        step = len(decisions) + 1
        caller = plain.game.council(state)
        voters = range(players) if caller is not None else (state.mover,)
        made = [Decision(step, seat, choose(seat), moment) for seat in voters]
        decisions.append(made[0] if caller is None else Council(tuple(made), step, caller, moment))
        act(plain, state, [one.action for one in made])
        stories.append(state.story or ())
        moment = Moment(state.copy(), tuple(stories), None)
    return Course(
        engine=plain,
        version=plain.game.version,
        edition="",
        names=tuple(f"{seat}" for seat in range(players)),
        steps=len(decisions),
        deal=deal,
        units=tuple(units_of(plain, decisions)),
        payoffs=tuple(float(won) for won in plain.payoff([state])),
        promises=(),
        tracks=(),
    )


def act(plain: Engine, state: GameState, actions: Sequence[int]) -> None:
    """Do what was decided, with its story told."""
    state.story = []
    for action in actions:
        plain.game.apply(state, action)


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

    @property
    def brier(self) -> float:
        """The mean square that a chance was off."""
        return self.squares / max(1, sum(self.count))

    @property
    def off(self) -> float:
        """By how much the chances of a bin are off, in the mean over all chances."""
        gaps = (abs(said - won) for said, won in zip(self.said, self.won, strict=True))
        return sum(gaps) / max(1, sum(self.count))

    def rows(self) -> Iterator[tuple[int, float, float]]:
        """For each bin with anything in it: how many, what was said, what came."""
        for said, won, count in zip(self.said, self.won, self.count, strict=True):
            if count:
                yield count, said / count, won / count


@dataclass
class Calibration:
    """What a review said of some games, with all hands open and by what each seat knew."""

    open: Reliability = field(default_factory=Reliability)
    knew: Reliability = field(default_factory=Reliability)
    games: int = 0

    def add(self, course: Course, pieces: Sequence[Judged]) -> None:
        """A game and its review."""
        self.games += 1
        for piece in pieces:
            for seat, won in enumerate(course.payoffs):
                self.open.add(piece.before[seat], won)
            for seat, chance in piece.knew.items():
                self.knew.add(chance, course.payoffs[seat])


@dataclass
class Agreement:
    """How far marks agree when the same game is judged with several seeds."""

    marks: int = 0  # decisions that have one by any of the seeds
    within: int = 0  # of these, all within one grade
    same: int = 0
    decisions: int = 0

    def add(self, judged: Sequence[Sequence[Verdict]]) -> None:
        """The same game, by several seeds."""
        for verdicts in zip(*judged, strict=True):
            self.decisions += 1
            ranks = [rank(verdict.grade) for verdict in verdicts]
            if any(ranks):
                self.marks += 1
                self.within += max(ranks) - min(ranks) <= 1
                self.same += max(ranks) == min(ranks)


def courses(game: str, players: int, games: int, levels: Sequence[str], seed: int) -> Iterator[Course]:
    """Games between these bots, who change seats from game to game."""
    plain, fast = load(game), load(game, compiled=True)
    plain.game.check_players(players)
    check_game(plain)
    for number in range(games):
        minds = [bots.find(levels[(number + seat) % len(levels)], clock=False) for seat in range(players)]
        yield play(plain, fast, players, minds, seed_for(seed, "game", number))


def calibrate(
    game: str, players: int, games: int, levels: Sequence[str], seed: int, part: float
) -> Calibration:
    """Review games between bots with a part of the usual deals, and see what came true."""
    found, effort = Calibration(), judge.USUAL.scaled(part)
    fast = load(game, compiled=True)
    for course in courses(game, players, games, levels, seed):
        found.add(course, list(analyse(course, fast, seed, effort)))
    return found


def agree(game: str, players: int, games: int, levels: Sequence[str], seed: int, effort: Effort) -> Agreement:
    """Review games between bots with several seeds, and see whether their marks agree."""
    found = Agreement()
    fast = load(game, compiled=True)
    for course in courses(game, players, games, levels, seed):
        judged = [list(analyse(course, fast, seed + other, effort)) for other in range(SEEDS)]
        found.add([[verdict for piece in pieces for verdict in piece.verdicts] for pieces in judged])
    return found


def print_calibration(
    game: str,
    players: int | None,
    games: int,
    levels: Sequence[str],
    seed: int,
    part: float,
    *,
    as_json: bool,
) -> None:
    """A table for each number of players."""
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    if not 0 < part <= 10:
        raise BadInput(f"A fraction of the usual deals is more than 0 and at most 10, not {part}.")
    for count in [players] if players is not None else list(load(game).game.players):
        found = calibrate(game, count, games, levels, seed, part)
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode({"players": count, "found": found}) + b"\n")
            sys.stdout.buffer.flush()
            continue
        print(f"{game}, {count} players, {games} games:", flush=True)
        for name, one in (("all hands open", found.open), ("as each seat knew", found.knew)):
            print(f"  {name}: {sum(one.count)} chances, Brier score {one.brier:.4f}, off by {one.off:.3f}")
            for number, said, won in one.rows():
                print(f"    said {said:6.1%}   won {won:6.1%}   of {number}")


def print_agreement(game: str, players: int | None, games: int, levels: Sequence[str], seed: int) -> None:
    """A line for each number of players."""
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    for count in [players] if players is not None else list(load(game).game.players):
        found = agree(game, count, games, levels, seed, judge.USUAL)
        share = found.within / max(1, found.marks)
        print(
            f"{game}, {count} players, {games} games: of {found.decisions} decisions {found.marks} are "
            f"marked by any of {SEEDS} seeds; {found.within} of these ({share:.0%}) within one grade, "
            f"{found.same} alike."
        )
