"""Whole random games of Art Robbery with what each seat is told, and what a seat makes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from getaway.bots import heard
from getaway.games.art_robbery.rules.edition import Tokens
from getaway.games.art_robbery.rules.memory import recall
from getaway.games.art_robbery.rules.state import OVER, PLACES, State
from getaway.kernel.chance import Dice, below
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told
from tests.games.art_robbery.scene import ENGINE


def random_game(
    players: int, seed: int, engine: Engine[State, Tokens] = ENGINE, **options: str | int
) -> Iterator[tuple[State, list[list[Told]]]]:
    """The state before each decision, and all that each seat was told until then."""
    states = engine.deal(players, seed, options=options)
    state = states[0]
    told: list[list[Told]] = [[] for _ in range(players)]
    dice = Dice(seed)
    while state.phase != OVER:
        yield state, told
        legal = engine.legal(states)
        engine.act(state, state.mover, legal[below(dice, len(legal))])
        for seat in range(players):
            told[seat] += heard(state.story, seat)


def hidden(state: State, seat: int) -> State:
    """What a seat may see."""
    copy = state.copy()
    ENGINE.game.hide(copy, seat)
    return copy


def remembered(state: State, seat: int, told: list[Told]) -> State:
    """What a seat may see, and what it has heard."""
    copy = hidden(state, seat)
    recall(copy, told)
    return copy


def stacks(state: State) -> Counter[tuple[int, int, int]]:
    """Where the tokens of raids gone by are; two that look alike are alike."""
    gone = range(state.raid * PLACES)
    return Counter((token // PLACES, state.tokens[token], state.owner[token]) for token in gone)
