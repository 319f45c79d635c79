"""Games between bots that do not look ahead, hundreds side by side on the compiled engine.

They are the games that `arena.play` plays, decision by decision, and written down: only quicker.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter

from getaway.bots.heuristic import Heuristic, settle
from getaway.bots.ladder import NEARSIGHTED, THOUGHTLESS
from getaway.bots.situation import HONEST
from getaway.bots.weights import weights
from getaway.games import find
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.game import remember_nothing
from getaway.kernel.state import States
from getaway.lab.arena import Course, Match, Played, bot_seed, bucket, deal_seed, engines
from getaway.lab.seating import Pairing, Seating

AT_ONCE = 256  # games side by side: enough that a call into compiled code costs nothing, and few megabytes
LOCKSTEP = "getaway.lab.lockstep"


def are_quick(match: Match, seating: Seating) -> bool:
    """Can these bots be asked in whole rows?"""
    if not match.kept or match.talk or match.habits:
        return False
    names = set(seating.bots)
    if not names <= set(NEARSIGHTED):
        return False
    game = find(match.game)
    rules = importlib.import_module(game.rules)
    told_apart = game.recall is remember_nothing or hasattr(rules, "remind")
    if names != {THOUGHTLESS}:
        sealed = game.considerations and importlib.import_module(game.considerations).SEALED != NOBODY
        told_apart = told_apart and game.deals is None and not sealed
    return told_apart and engines(match.game, match.edition)[1].compiled


@cache
def manner(level: str) -> Heuristic | None:
    """How a level weighs; None: it does not."""
    bot = NEARSIGHTED[level](HONEST)
    return bot if isinstance(bot, Heuristic) else None


def play_together(match: Match, pairings: Sequence[Pairing]) -> list[Played]:
    """Play some games to their ends."""
    import numpy

    _, engine = engines(match.game, match.edition)
    rules = engine.generic(LOCKSTEP)
    factors = int(rules.FACTORS)
    weight = weights(engine.game, match.players) if factors else ()
    shaking = {level: found.shaking(engine.game) for level in NEARSIGHTED if (found := manner(level))}
    courses = [Course() for _ in pairings]
    played = [
        Played(one, times={name: Counter() for name in one.seats}, course=course)
        for one, course in zip(pairings, courses, strict=True)
    ]
    dealt = engine.blank(len(pairings))
    for i, pairing in enumerate(pairings):
        seed = deal_seed(match, pairing.deal)
        dealt[i] = engine.deal(match.players, seed, options=match.options)[0]
    states, work = numpy.asarray(dealt), numpy.asarray(engine.blank(len(pairings)))
    options = numpy.zeros((len(states), engine.actions), numpy.int64)
    counts = numpy.zeros(len(states), numpy.int64)
    seen = numpy.zeros((len(states), len(engine.observation_names)), numpy.int8)
    tables = numpy.zeros((len(states), engine.actions * factors))
    left = list(range(len(pairings)))
    while left:
        begun = perf_counter()
        games = len(left)
        rules.look_all(states, options[:games], counts[:games], seen[:games])
        movers = states["mover"].tolist()
        bots = [pairings[number].seats[mover] for number, mover in zip(left, movers, strict=True)]
        if factors:
            remembers = numpy.array([(found := manner(bot)) is not None and found.remembers for bot in bots])
            weighed = remembers.astype(numpy.int64), options[:games], counts[:games], tables[:games]
            rules.weigh_all(states, work[:games], *weighed)
        known, shown = states.tobytes(), seen[:games].tobytes()
        width, size = seen.shape[1], engine.state_bytes
        actions = numpy.zeros(games, numpy.int64)
        for i, (number, mover, bot, count) in enumerate(
            zip(left, movers, bots, counts[:games].tolist(), strict=True)
        ):
            one = played[number]
            legal = options[i, :count].tolist()
            if count > 1:
                drawn = dice(match, one, mover)
                if manner(bot) is None:
                    action = legal[below(drawn(), count)]
                else:
                    table = tables[i, : count * factors].tolist()
                    action = settle(scored(legal, table, weight), drawn, shaking[bot])
            else:
                action = legal[0]
            actions[i] = action
            written = known[i * size : (i + 1) * size], shown[i * width : (i + 1) * width]
            courses[number].add(mover, action, *written)
            one.decisions += 1
        rules.act_all(states, actions)
        took = (perf_counter() - begun) / games
        for i, count in enumerate(counts[:games].tolist()):
            played[left[i]].seconds += took
            if count > 1:
                played[left[i]].times[bots[i]][bucket(took)] += 1
        over = states["phase"] == engine.rules.OVER
        if over.any():
            for i in over.nonzero()[0].tolist():
                end(engine, states[i : i + 1], played[left[i]])
            # Byte by byte: NumPy leaves what lies between and behind fields as it was in memory.
            whole = states.view(numpy.uint8).reshape(games, engine.state_bytes)
            states = whole[~over].reshape(-1).view(states.dtype)
            left = [number for number, ended in zip(left, over.tolist(), strict=True) if not ended]
    return played


def dice(match: Match, played: Played, seat: int) -> Callable[[], Dice]:
    """The dice of the bot that decides now, thrown only if it needs them."""
    return lambda: Dice(bot_seed(match, played.pairing, played.decisions, seat))


def scored(legal: list[int], table: list[float], weight: tuple[float, ...]) -> dict[int, float]:
    """How much speaks for each of some actions, summed up as `Heuristic` does it."""
    width = len(weight)
    starts = range(0, len(table), width)
    return {
        action: sum([w * speaks for w, speaks in zip(weight, table[start : start + width], strict=True)])
        for action, start in zip(legal, starts, strict=True)
    }


def end(engine: Engine, states: States, played: Played) -> None:
    """Write down how a game has ended."""
    played.payoffs = tuple(engine.payoff(states))
    played.round = None if engine.game.round_of is None else engine.game.round_of(engine.plain(states))
