"""A whole game as an all-knowing observer writes it down, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from getaway.games.art_robbery.rules.edition import Tokens
from getaway.games.art_robbery.rules.state import CARD_NAMES, CARDS, MIDDLE, OVER, State
from getaway.games.art_robbery.shown.notation import (
    action_words,
    hand_names,
    heap_names,
    raids_gone,
    this_raid,
    token_name,
    token_names,
)
from getaway.games.art_robbery.shown.view import result
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Value


def transcript(
    engine: Engine[State, Tokens],
    players: int,
    seed: int,
    options: Mapping[str, Value],
    choose: Callable[[State], int] | None = None,
) -> Iterator[JsonObject]:
    """Play a game from a seed on the plain engine, at random or as chosen, and tell every decision."""
    states = engine.deal(players, seed, options=options)
    s = states[0]
    # The choices are drawn apart from the cards, from a seed that no other game deals from.
    dice = Dice(~seed)
    yield {
        "game": "art-robbery",
        "players": players,
        "seed": seed,
        "edition": edition_words(engine.edition),
        "options": engine.game.read_options(options, players),
        "state": state_words(s),
    }
    while s.phase != OVER:
        seat = s.mover
        legal = engine.legal(states)
        action = legal[below(dice, len(legal))] if choose is None else choose(s)
        line: JsonObject = {
            "seat": seat,
            "legal": [action_words(s, offered) for offered in legal],
            "action": action_words(s, action),
        }
        engine.apply(states, 0, action)
        yield {**line, "state": state_words(s)}
    yield {"result": msgspec.to_builtins(result(s))}


def edition_words(edition: Tokens) -> JsonObject:
    """The tokens of all four raids."""
    raids = [sorted(token_name(v << 4 | dots) for v, dots in raid) for raid in edition.raids]
    return {"name": edition.name, "tokens": raids}


def state_words(s: State) -> JsonObject:
    """The whole state, secrets and all."""
    over = s.phase == OVER
    seats = range(s.players)
    return {
        "raid": s.raid + 1,
        "turn": s.turns,
        "mover": None if over else s.mover,
        "dog": None if s.dog == NOBODY else s.dog,
        "middle": token_names(s, MIDDLE, this_raid(s)),
        "hands": [hand_names(s.hands[seat]) for seat in seats],
        "loot": [[] if over else token_names(s, seat, this_raid(s)) for seat in seats],
        "safe": [token_names(s, seat, raids_gone(s, over)) for seat in seats],
        "draw": {CARD_NAMES[card]: s.draw[card] for card in range(CARDS) if s.draw[card]},
        "discard": heap_names(s.discard),
    }
