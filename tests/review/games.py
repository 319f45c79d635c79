"""Finished games to be reviewed, and a judge that takes no time."""

from __future__ import annotations

import random
from functools import cache

from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.review.analysis import analyse
from getaway.review.course import Course, course_of
from getaway.review.judge import Effort
from getaway.review.shapes import Judged, Review
from getaway.review.summary import review_of
from getaway.table import requests
from getaway.table.replay import GameFile, Replay, file_of
from tests.table.scene import Sitting, engines, guest
from tests.table.test_talk import promise
from tests.table.test_undo import walk

QUICK = Effort(first=2, rest=2, kept=2, measure=4, more=4, second=2, open=3, turns=1, widest=2)


def fast(game: str) -> Engine:
    return load(game, compiled=True)


@cache
def raid() -> GameFile:
    """A game of Art Robbery for three, by lot."""
    sitting = Sitting("art-robbery", 3).start().finish(3)
    return file_of(sitting.table, sitting.stored)


@cache
def escape() -> GameFile:
    """A game of Alcatraz for three: a step and a ballot are taken back, one promise is kept, one broken."""
    sitting = Sitting("alcatraz", 3, talk_seconds=60).start()
    seat = walk(sitting)
    sitting.put(requests.undo(sitting.table, guest(seat), None))
    lot = random.Random(4)
    while not sitting.play.talking:
        sitting.step(lot)
    caller = sitting.play.caller
    assert caller is not None
    liar, keeper = (caller + 1) % 3, (caller + 2) % 3
    for seat in (liar, keeper):
        said = promise(sitting, seat, caller)
        sitting.put(requests.say(sitting.table, guest(seat), None, sitting.at, statement=said))
    sitting.put(requests.call(sitting.table, guest(caller), None))
    sitting.act(keeper, sitting.play.legal(keeper)[liar])
    sitting.put(requests.undo(sitting.table, guest(keeper), None))
    for seat, candidate in ((keeper, caller), (liar, liar), (caller, caller)):
        sitting.act(seat, sitting.play.legal(seat)[candidate])
    sitting.finish(7)
    return file_of(sitting.table, sitting.stored)


@cache
def course(file: str) -> Course:
    return course_of(Replay({"raid": raid, "escape": escape}[file](), engines))


@cache
def pieces(file: str, seed: int = 1) -> tuple[Judged, ...]:
    """A whole game, judged in haste."""
    found = course(file)
    return tuple(analyse(found, fast(found.engine.game.name), seed, QUICK))


def reviewed(file: str, seed: int = 1) -> Review:
    return review_of(course(file), pieces(file, seed), seed)
