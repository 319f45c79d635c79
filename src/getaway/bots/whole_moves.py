"""A whole move: an action and what the same seat chooses next in it, as far as that can be known now."""

from __future__ import annotations

from collections.abc import Callable

from getaway.bots.situation import Situation
from getaway.kernel.reasons import hints_of

GUESSES = 4  # deals in which the next question has to be the same
LONGEST = 6  # choices in a move that are foretold

Choose = Callable[[Situation], int]


def next_question(situation: Situation, action: int) -> Situation | None:
    """What the seat is asked next in the same move; None if the move is over, or if that depends on what is
    hidden: then it is not the same question in every guessed deal."""
    engine = situation.engine
    hints = hints_of(engine.game)
    if hints is None:
        return None
    asked: dict[bytes, Situation] = {}
    for guess in range(GUESSES):
        states = engine.spread(situation.remembered)
        engine.unchecked.determinize(states, 0, situation.seat, situation.seed + guess)
        engine.unchecked.apply(states, 0, action)
        after = engine.plain(states)
        if after.mover != situation.seat or after.phase in hints.BEGINS or not engine.legal(states):
            return None
        engine.game.hide(after, situation.seat)
        after.story = None
        told = situation.told
        asked[after.pack()] = Situation(engine, after, situation.seat, situation.seed, told, situation.ledger)
    return next(iter(asked.values())) if len(asked) == 1 else None


def rest_of_move(situation: Situation, action: int, choose: Choose) -> list[tuple[Situation, int]]:
    """The choices that follow in the same move, each with its question."""
    found: list[tuple[Situation, int]] = []
    asked = next_question(situation, action)
    while asked is not None and len(found) < LONGEST:
        choice = choose(asked)
        found.append((asked, choice))
        asked = next_question(asked, choice)
    return found
