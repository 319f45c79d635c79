"""Cards, tokens and actions as programs write them: the words of the transcript format."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from getaway.games.art_robbery.rules.state import (
    ABSENT,
    BOSS,
    CARD_NAMES,
    GIVE_DOG,
    GIVE_TOKEN,
    NO_CARD,
    NOTHING,
    PLACES,
    PLAY,
    ROB,
    TAKE,
    TOKENS,
    UNKNOWN,
    State,
)
from getaway.kernel.json_value import JsonObject

Action = JsonObject
ANSWERS: dict[int, Action] = {
    NOTHING: {"take": "nothing"},
    GIVE_TOKEN: {"give": "token"},
    GIVE_DOG: {"give": "dog"},
}


@cache
def token_name(code: int) -> str:
    """A token: `3`, `0+2`, `boss`."""
    value, dots = code >> 4, code & 15
    name = "boss" if value == BOSS else str(value)
    return f"{name}+{dots}" if dots else name


def piles(owners: Sequence[int], codes: Sequence[int]) -> list[list[str]]:
    """The names of tokens by who has them, or where else they are; each pile sorted."""
    found: list[list[str]] = [[] for _ in range(UNKNOWN + 1)]
    for owner, code in zip(owners, codes, strict=True):
        if code != ABSENT:
            found[owner].append(token_name(code))
    for pile in found:
        pile.sort()
    return found


def token_names(s: State, owner: int, tokens: range) -> list[str]:
    """Those of some tokens that are with an owner, sorted."""
    return sorted(token_name(s.tokens[token]) for token in tokens if s.owner[token] == owner)


def this_raid(s: State) -> range:
    """The nine tokens of the raid that goes on."""
    return range(s.raid * PLACES, (s.raid + 1) * PLACES)


def raids_gone(s: State, over: bool) -> range:
    """The tokens of the raids gone by; when the game is over, of all."""
    return range(TOKENS if over else s.raid * PLACES)


def hand_names(hand: Sequence[int]) -> list[str]:
    """The cards of a hand, sorted."""
    return [CARD_NAMES[card] for card in sorted(hand) if card != NO_CARD]


def heap_names(heap: Sequence[int]) -> list[str]:
    """The cards of a heap that counts them by kind, sorted."""
    return _heap_names(tuple(heap))


@lru_cache(maxsize=1024)
def _heap_names(heap: tuple[int, ...]) -> list[str]:
    # All who look on see the same pile: whoever reads it must leave it so.
    return [name for name, count in zip(CARD_NAMES, heap, strict=True) for _ in range(count)]


def action_words(s: State, action: int) -> Action:
    """An action, as the state in which it is offered names it."""
    if action < TAKE:
        return {"play": CARD_NAMES[action - PLAY]}
    if action < ROB:
        return {"token": token_name(s.tokens[s.raid * PLACES + action - TAKE])}
    if action < NOTHING:
        return {"victim": action - ROB}
    return dict(ANSWERS[action])
