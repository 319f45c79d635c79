"""Transcripts of games between bots of any level: every decision with the whole state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from getaway import bots
from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Told
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Value
from getaway.kernel.state import GameState
from getaway.lab import house_bots
from getaway.lab.arena import do, one_way
from getaway.lab.external_bots import is_external


def seated(engine: Engine, names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: one for all, or as many as there are players."""
    engine.game.check_players(players)
    if len(names) not in (1, players):
        raise BadInput(f"With {players} seats, name {players} bots or one for all, not {len(names)}.")
    for name in names:
        if is_external(name):
            raise BadInput(f"A transcript only takes our own bots, so not {name}. The arena takes it.")
        bots.check_level(engine.game, name)
        house_bots.find(engine.game.name, name)
    return tuple(names) * (players if len(names) == 1 else 1)


def transcript(
    engine: Engine, names: Sequence[str], seed: int, options: Mapping[str, Value], edition: str | None = None
) -> Iterator[JsonObject]:
    """The lines of a game in which each seat has a bot; the header names them."""
    choose = chooser(engine, names, seed, edition)
    lines = engine.game.transcript(engine, len(names), seed, options, choose)
    header = next(lines)
    yield {**header, "bots": list(names)}
    yield from lines


def chooser(
    engine: Engine, names: Sequence[str], seed: int, edition: str | None = None
) -> Callable[[GameState], int]:
    """Who decides in a game, state by state; each bot knows what its seat may know and was told."""
    sitting = [house_bots.find(engine.game.name, name, clock=False) for name in names]
    told: list[list[Told]] = [[] for _ in names]
    fast = load(engine.game.name, edition=edition, compiled=True)
    decisions = 0

    def choose(state: GameState) -> int:
        nonlocal decisions
        seat = state.mover
        drawn = one_way("transcript", seed, decisions, seat)
        action = sitting[seat].choose(bots.show(fast, state, seat, drawn, tuple(told[seat])))
        # What this will tell, and to whom: played ahead on a copy, whose chance is that of the game.
        ahead = state.copy()
        do(engine, ahead, action)
        for other, heard in enumerate(told):
            heard += bots.heard(ahead.story, other)
        decisions += 1
        return action

    return choose
