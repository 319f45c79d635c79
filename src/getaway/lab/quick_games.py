"""Games between bots that do not look ahead, a hundred side by side on the compiled engine.

They are the games that `arena.play` plays, decision by decision, and written down: only quicker. Compiled
rules tell no story: where bots remember what they were told, the plain engine plays along and tells it.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from operator import mul
from time import perf_counter

from getaway import bots
from getaway.bots import negotiation
from getaway.bots.heuristic import Heuristic, settle
from getaway.bots.ladder import NEARSIGHTED
from getaway.bots.situation import HONEST
from getaway.bots.weights import weights
from getaway.games import find
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told, remember_nothing
from getaway.kernel.state import GameState, States
from getaway.lab.arena import Course, Match, Played, bot_seed, bucket, deal_seed, do, engines
from getaway.lab.seating import Pairing, Seating

AT_ONCE = 128  # games side by side: enough that a call into compiled code costs little, and few megabytes
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
    return told_apart and engines(match.game, match.edition)[1].compiled


@cache
def manner(level: str) -> Heuristic | None:
    """How a level weighs; None: it does not."""
    bot = NEARSIGHTED[level](HONEST)
    return bot if isinstance(bot, Heuristic) else None


def play_together(match: Match, pairings: Sequence[Pairing]) -> list[Played]:
    """Play some games to their ends."""
    import numpy

    plain, engine = engines(match.game, match.edition)
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
    tables: list[Table] | None = [] if factors and must_hear(pairings, plain, rules.SEALED) else None
    for i, pairing in enumerate(pairings):
        deal = match.players, deal_seed(match, pairing.deal)
        dealt[i] = engine.deal(*deal, options=match.options)[0]
        if tables is not None:
            tables.append(Table(plain, plain.deal(*deal, options=match.options)[0]))
    states, work = numpy.asarray(dealt), numpy.asarray(engine.blank(len(pairings)))
    options = numpy.zeros((len(states), engine.actions), numpy.int64)
    counts = numpy.zeros(len(states), numpy.int64)
    seen = numpy.zeros((len(states), len(engine.observation_names)), numpy.int8)
    weighed = numpy.zeros((len(states), engine.actions * factors))
    left = list(range(len(pairings)))
    while left:
        begun = perf_counter()
        games = len(left)
        rules.look_all(states, options[:games], counts[:games], seen[:games])
        movers = states["mover"].tolist()
        asks = [pairings[number].seats[mover] for number, mover in zip(left, movers, strict=True)]
        if factors:
            remembers = numpy.array([(found := manner(bot)) is not None and found.remembers for bot in asks])
            asked = remembers.astype(numpy.int64), options[:games], counts[:games], weighed[:games]
            rules.weigh_all(states, work[:games], *asked)
        known, shown = states.tobytes(), seen[:games].tobytes()
        width, size = seen.shape[1], engine.state_bytes
        actions = numpy.zeros(games, numpy.int64)
        for i, (number, mover, bot, count) in enumerate(
            zip(left, movers, asks, counts[:games].tolist(), strict=True)
        ):
            one = played[number]
            legal = options[i, :count].tolist()
            table = None if tables is None else tables[number]
            if count > 1:
                seed = bot_seed(match, one.pairing, one.decisions, mover)
                found = manner(bot)
                if found is None:
                    action = legal[below(Dice(seed), count)]
                elif table is not None and found.remembers and table.state.phase == rules.SEALED:
                    action = found.choose(table.shown_to(mover, engine, seed))
                else:
                    scores = scored(legal, weighed[i, : count * factors].tolist(), weight)
                    if table is not None:
                        kept = negotiation.not_refused(plain.game, table.told[mover], mover, legal)
                        scores = {action: scores[action] for action in kept}
                    action = settle(scores, partial(Dice, seed), shaking[bot])
            else:
                action = legal[0]
            if table is not None:
                table.act(action)
            actions[i] = action
            written = known[i * size : (i + 1) * size], shown[i * width : (i + 1) * width]
            courses[number].add(mover, action, *written)
            one.decisions += 1
        rules.act_all(states, actions)
        took = (perf_counter() - begun) / games
        for i, count in enumerate(counts[:games].tolist()):
            played[left[i]].seconds += took
            if count > 1:
                played[left[i]].times[asks[i]][bucket(took)] += 1
        over = states["phase"] == engine.rules.OVER
        if over.any():
            for i in over.nonzero()[0].tolist():
                end(engine, states[i : i + 1], played[left[i]])
            # Byte by byte: NumPy leaves what lies between and behind fields as it was in memory.
            whole = states.view(numpy.uint8).reshape(games, engine.state_bytes)
            states = whole[~over].reshape(-1).view(states.dtype)
            left = [number for number, ended in zip(left, over.tolist(), strict=True) if not ended]
    return played


class Table:
    """A game on the plain engine, and what each seat was told in it."""

    def __init__(self, plain: Engine, state: GameState) -> None:
        self.plain = plain
        self.state = state
        self.told: list[list[Told]] = [[] for _ in range(state.players)]

    def act(self, action: int) -> None:
        """Do a legal action, and let everybody hear of it."""
        do(self.plain, self.state, action)
        if self.state.story:
            for seat, heard in enumerate(self.told):
                heard += bots.heard(self.state.story, seat)

    def shown_to(self, seat: int, engine: Engine, seed: int) -> bots.Situation:
        """What a seat knows, for a bot that thinks on another engine."""
        return bots.show(engine, self.state, seat, seed, self.told[seat])


def must_hear(pairings: Sequence[Pairing], plain: Engine, sealed: int) -> bool:
    """Do bots have to know what they were told: do they weigh, and are offers refused or votes secret?"""
    weigh = any(manner(bot) for pairing in pairings for bot in pairing.seats)
    return weigh and (plain.game.deals is not None or sealed != NOBODY)


def scored(legal: list[int], table: list[float], weight: tuple[float, ...]) -> dict[int, float]:
    """How much speaks for each of some actions, summed up as `Heuristic` does it."""
    width = len(weight)
    starts = range(0, len(table), width)
    return {
        action: sum(map(mul, weight, table[start : start + width]))
        for action, start in zip(legal, starts, strict=True)
    }


def end(engine: Engine, states: States, played: Played) -> None:
    """Write down how a game has ended."""
    played.payoffs = tuple(engine.payoff(states))
    played.round = None if engine.game.round_of is None else engine.game.round_of(engine.plain(states))
