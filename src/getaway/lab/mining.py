"""Mines puzzles: games of strong bots are looked through for moments in which one move is clearly best.

A moment is kept if the best move's lead before the next is at least a mistake's size, surely; if rules of
thumb would choose another; if a second judge prefers it to that one too; and if all of it is so again in ten
times as many deals, which had no say before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from getaway import bots
from getaway.bots.heuristic import Heuristic
from getaway.bots.situation import Situation
from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.lab.bot_games import play
from getaway.review.analysis import check_game
from getaway.review.course import Council, Course, Decision
from getaway.review.grading import GRADES, SURE
from getaway.review.judge import Judge, Plan, difference, expert, mean, medium, seed_for
from getaway.review.plans import situation_of
from getaway.review.puzzles import Puzzle
from getaway.review.reasons import reasons_for

LEAST_CHOICES = 3
LEAST_CHANCE = 0.15  # of the best move: who is lost anyway needs no advice
MOST_A_GAME = 2
MISTAKE = GRADES[1][1]


@dataclass(frozen=True)
class Deals:
    """In how many deals moves are compared."""

    glance: int = 60  # all of them
    kept: int = 6  # of which so many go on
    look: int = 400
    check: int = 4000  # ten times as many, and others

    @property
    def seen(self) -> int:
        """So many had a say before the check."""
        return self.glance + self.look


USUAL = Deals()


@dataclass(frozen=True)
class Found:
    """The best move, and what was measured."""

    best: int
    chances: dict[int, float]
    lead: float
    error: float

    def is_clear(self, players: int) -> bool:
        """Is the next best worse by a mistake, for sure?"""
        return self.lead - SURE * self.error >= MISTAKE / players


def compare(judge: Judge, situation: Situation, actions: Sequence[int], first: int, last: int) -> Found:
    """What comes of some moves in the same deals."""
    plans: list[Plan] = [(action,) for action in actions]
    tried = judge.as_known(situation, plans, first, last, expert(judge.engine))
    values = {action: tried.of(place, situation.seat) for place, action in enumerate(actions)}
    order = sorted(actions, key=lambda action: -mean(values[action]))
    lead, error = difference(values[order[0]], values[order[1]])
    return Found(order[0], {action: mean(values[action]) for action in order}, lead, error)


def look_at(judge: Judge, situation: Situation, deals: Deals) -> tuple[Found, int] | None:
    """The best move of a moment that is worth a puzzle, and the one that comes to mind."""
    legal, players = situation.legal, situation.hidden.players
    if len(legal) < LEAST_CHOICES:
        return None
    tempting = Heuristic().choose(situation)
    first = compare(judge, situation, legal, 0, deals.glance)
    if first.best == tempting or first.chances[first.best] < LEAST_CHANCE:
        return None
    kept = list(dict.fromkeys([*list(first.chances)[: deals.kept], tempting]))
    found = compare(judge, situation, kept, deals.glance, deals.seen)
    if found.best == tempting or not found.is_clear(players):
        return None
    # The rest was left out after a glance; what is checked is checked against what is left.
    checked = compare(judge, situation, kept, deals.seen, deals.seen + deals.check)
    if checked.best != found.best or not checked.is_clear(players):
        return None
    if not agrees(judge, situation, checked.best, tempting, deals):
        return None
    return checked, tempting


def agrees(judge: Judge, situation: Situation, best: int, tempting: int, deals: Deals) -> bool:
    """Does the second judge prefer the best move too, surely?"""
    tried = judge.as_known(situation, [(best,), (tempting,)], 0, deals.check, medium(judge.engine))
    gap, error = difference(tried.of(0, situation.seat), tried.of(1, situation.seat))
    return gap > SURE * error


def mine(
    game: str, players: Sequence[int], names: Sequence[str], seed: int, games: int, deals: Deals = USUAL
) -> Iterator[Puzzle]:
    """The puzzles in some games between bots, of each number of players in turn. Same seed, same puzzles."""
    plain, fast = load(game), load(game, compiled=True)
    check_game(fast)
    judge = Judge(fast)
    minds = [bots.find(name, clock=False) for name in names]
    for number in range(games):
        own = seed_for(seed, "puzzles", game, number)
        seated = players[number % len(players)]
        seats = [minds[(seat + number) % len(minds)] for seat in range(seated)]
        yield from in_game(judge, play(plain, fast, seated, seats, own), own, deals)


def in_game(judge: Judge, course: Course, seed: int, deals: Deals) -> Iterator[Puzzle]:
    """The puzzles in one game."""
    state, plain = course.deal.state.copy(), course.engine
    done: list[int] = []
    found = 0

    def do(action: int) -> None:
        plain.game.apply(state, action)
        done.append(action)

    for decisions in turns_of(course):
        asked = decisions[0].moment.state
        # A course leaves out where nothing was left to choose.
        while state.pack() != asked.pack():
            (only,) = plain.legal([state])
            do(only)
        for decision in decisions if len(decisions) == 1 else ():
            situation = situation_of(judge.engine, decision.moment, decision.seat, seed_for(seed, len(done)))
            answer = look_at(judge, situation, deals) if found < MOST_A_GAME else None
            if answer is not None:
                found += 1
                yield puzzle_of(course, decision, situation, done, seed, answer, deals)
        for decision in decisions:
            do(decision.action)


def turns_of(course: Course) -> Iterator[Sequence[Decision]]:
    """What was decided, one after the other; of a vote all ballots at once."""
    for unit in course.units:
        if isinstance(unit, Council):
            yield unit.ballots
        else:
            for decision in unit.decisions:
                yield (decision,)


def puzzle_of(
    course: Course,
    decision: Decision,
    situation: Situation,
    done: Sequence[int],
    seed: int,
    answer: tuple[Found, int],
    deals: Deals,
) -> Puzzle:
    """What is written down."""
    found, tempting = answer
    engine: Engine = course.engine
    name = f"{engine.game.name} {seed} {len(done)}"
    return Puzzle(
        id=hashlib.sha256(name.encode()).hexdigest()[:10],
        game=engine.game.name,
        version=course.version,
        players=course.players,
        options=engine.game.read_options({}, course.players),
        seed=seed,
        actions=list(done),
        seat=decision.seat,
        best=found.best,
        tempting=tempting,
        chances={action: round(chance, 4) for action, chance in found.chances.items()},
        error=round(found.error, 5),
        deals=deals.check,
        reasons=reasons_for(situation, found.best, tempting),
    )
