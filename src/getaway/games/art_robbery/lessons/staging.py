"""Sets up the table of a lesson: the exact deal that its file describes, as `getaway.learn.contract` asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from getaway.games.art_robbery.rules.invariants import BROKEN, violated
from getaway.games.art_robbery.rules.state import (
    BOSS,
    BOX,
    CARD_NAMES,
    CARDS,
    MIDDLE,
    PLACES,
    State,
    dots,
    value,
)
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import Json
from getaway.kernel.sentence import Sentence


class Deal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table in the middle of a raid. What nobody has of this raid hangs on the wall."""

    hands: list[list[str]]  # five cards of each seat
    raid: int = 1
    mover: int = 0
    dog: int = NOBODY
    loot: list[list[str]] = []  # tokens of this raid, by seat
    safe: list[list[list[str]]] = []  # by seat, raid by raid; what is named by nobody is in the box
    stacks: str = "secret"


def stage(engine: Engine[State], players: int, deal: Mapping[str, Json]) -> State:
    """The state that a lesson begins with; every invariant of the rules holds in it."""
    wanted = msgspec.convert(deal, Deal)
    options: dict[str, str | int] = {"first": wanted.mover, "stacks": wanted.stacks}
    s: State = engine.deal(players, 0, options=options)[0]
    s.raid = wanted.raid - 1
    s.turn = s.mover = wanted.mover
    s.dog = wanted.dog
    for token in range(s.raid * PLACES):
        s.owner[token] = BOX
    first = s.raid * PLACES
    for token in range(first, first + PLACES):
        s.owner[token] = MIDDLE
    values = [value(s, token) for token in range(first, first + PLACES)]
    s.first_of[:] = [first + sum(one < worth for one in values) for worth in range(BOSS + 2)]
    for seat, raids in enumerate(wanted.safe):
        for raid, names in enumerate(raids):
            _hand_out(s, seat, raid, names, BOX)
            s.safe[seat] += len(names)
    for seat, names in enumerate(wanted.loot):
        _hand_out(s, seat, s.raid, names, MIDDLE)
    s.middle = sum(owner == MIDDLE for owner in s.owner)
    s.hands[:players] = [[_card(card) for card in hand] for hand in wanted.hands]
    held = [card for hand in s.hands[:players] for card in hand]
    s.draw = [s.deck[card] - held.count(card) for card in range(CARDS)]
    s.renewed = list(s.draw)
    s.fresh = [0] * len(s.fresh)
    s.pile = sum(s.draw)
    if violated(s):
        raise BadInput(f"This deal is not possible: {BROKEN[violated(s)]}.")
    return s


def _card(called: str) -> int:
    if called not in CARD_NAMES:
        raise BadInput(f"Unknown card {called!r}. Choose one of: {', '.join(CARD_NAMES)}.")
    return CARD_NAMES.index(called)


def _hand_out(s: State, seat: int, raid: int, names: Sequence[str], lies: int) -> None:
    """Give a seat tokens of a raid that are still where `lies` says."""
    for name in names:
        free = [token for token in range(raid * PLACES, (raid + 1) * PLACES) if s.owner[token] == lies]
        found = [token for token in free if _name_of(s, token) == name]
        if not found:
            raise BadInput(f"Raid {raid + 1} has no {name!r} left to hand out.")
        s.owner[found[0]] = seat


def _name_of(s: State, token: int) -> str:
    worth = "boss" if value(s, token) == BOSS else str(value(s, token))
    return f"{worth}+{dots(s, token)}" if dots(s, token) else worth


def name(engine: Engine, action: int) -> str:
    """An action as lessons write it."""
    return engine.action_names[action]


def brings(before: State, after: State, wish: Mapping[str, str]) -> bool:
    """Did chance bring what a lesson wishes for? `draw` is the card that is drawn."""
    drawn = [card for card in range(CARDS) if after.draw[card] < before.draw[card]]
    return drawn == [_card(wish["draw"])]


def pointers(s: State, question: str) -> list[tuple[str, Sentence, bool]]:
    """All that can be pointed at, and what of it is right: no lesson of this game asks for that."""
    raise BadInput(f"Nobody can point at {question!r} in this game.")
