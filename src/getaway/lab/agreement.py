"""How well the marks of reviews agree if a game is judged with other seeds, and what a review costs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from getaway.games import load
from getaway.kernel.errors import BadInput
from getaway.lab.bot_games import courses
from getaway.review import judge
from getaway.review.analysis import analyse
from getaway.review.grading import rank
from getaway.review.judge import Effort
from getaway.review.shapes import Verdict

SEEDS = 3  # that are compared


@dataclass
class Agreement:
    """How far marks agree when the same game is judged with several seeds."""

    marks: int = 0  # decisions that have one by any of the seeds
    within: int = 0  # of these, all within one grade
    same: int = 0
    decisions: int = 0
    games: int = 0
    seconds: list[float] = field(default_factory=list)  # of processor time, for each review

    def add(self, judged: Sequence[Sequence[Verdict]]) -> None:
        """The same game, by several seeds."""
        self.games += 1
        for verdicts in zip(*judged, strict=True):
            self.decisions += 1
            ranks = [rank(verdict.grade) for verdict in verdicts]
            if any(ranks):
                self.marks += 1
                self.within += max(ranks) - min(ranks) <= 1
                self.same += max(ranks) == min(ranks)


def agree(
    game: str,
    players: int,
    games: int,
    levels: Sequence[str],
    seed: int,
    effort: Effort,
    clock: Callable[[], float] = time.process_time,
) -> Iterator[Agreement]:
    """Review games between bots with several seeds; after each game, how well all marks so far agree."""
    found = Agreement()
    fast = load(game, compiled=True)
    for course in courses(game, players, games, levels, seed):
        judged = []
        for other in range(SEEDS):
            begun = clock()
            pieces = list(analyse(course, fast, seed + other, effort))
            found.seconds.append(clock() - begun)
            judged.append([verdict for piece in pieces for verdict in piece.verdicts])
        found.add(judged)
        yield found


def print_agreement(game: str, players: int | None, games: int, levels: Sequence[str], seed: int) -> None:
    """A line for each number of players, written anew after each game."""
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    for count in [players] if players is not None else list(load(game).game.players):
        for found in agree(game, count, games, levels, seed, judge.USUAL):
            print(line(game, count, found), flush=True)


def line(game: str, players: int, found: Agreement) -> str:
    """What was found, in words."""
    share = found.within / max(1, found.marks)
    times = sorted(found.seconds)
    return (
        f"{game}, {players} players, {found.games} games: of {found.decisions} decisions {found.marks} are "
        f"marked by any of {SEEDS} seeds; {found.within} of these ({share:.0%}) within one grade, "
        f"{found.same} alike. Processor time of a review {times[len(times) // 2]:.1f} s, "
        f"at most {times[-1]:.1f} s."
    )
