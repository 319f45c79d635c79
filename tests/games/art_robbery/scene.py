"""Scenes of Art Robbery: a table as a test describes it, and what a test asks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from getaway.games.art_robbery.game import GAME
from getaway.games.art_robbery.rules.state import (
    BOX,
    CARD_NAMES,
    CARDS,
    DECK,
    HAND,
    MIDDLE,
    NO_CARD,
    PLACES,
    State,
)
from getaway.games.art_robbery.shown.notation import action_words
from getaway.games.art_robbery.shown.shapes import Result
from getaway.games.art_robbery.shown.transcript import state_words
from getaway.games.art_robbery.shown.view import result
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import load

ANN, BO, CY, DI, ED = range(5)
ENGINE = load(GAME)


class Scene:
    """A game in the middle of a raid.

    `loot` gives each seat its tokens of this raid; what nobody has lies in the middle, unless `middle`
    says which of it does: the rest is in the box. Hands are filled up with whatever is left.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        raid: int = 1,
        mover: int = ANN,
        dog: int = NOBODY,
        loot: Mapping[int, Sequence[str]] | None = None,
        middle: Sequence[str] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        pile: Sequence[str] | None = None,
        engine: Any = ENGINE,
        **options: str | int,
    ) -> None:
        self.engine = engine
        self.state: State = engine.deal(players, 1, options={**options, "first": mover})[0]
        s = self.state
        while s.raid < raid - 1:
            self._skip_raid()
        s.turn = s.mover = mover
        s.dog = dog
        free = list(range(s.raid * PLACES, (s.raid + 1) * PLACES))
        for seat, tokens in (loot or {}).items():
            for name in tokens:
                token = next(t for t in free if self.name_of(t) == name)
                free.remove(token)
                s.owner[token] = seat
        left = list(middle) if middle is not None else [self.name_of(token) for token in free]
        for token in free:
            name = self.name_of(token)
            s.owner[token] = MIDDLE if name in left else BOX
            if name in left:
                left.remove(name)
        assert not left, f"the raid has no {left}"
        s.middle = sum(owner == MIDDLE for owner in s.owner)
        self._deal(hands or {}, pile)

    def _skip_raid(self) -> None:
        s = self.state
        for token in range(s.raid * PLACES, (s.raid + 1) * PLACES):
            s.owner[token] = BOX
        s.raid += 1
        for token in range(s.raid * PLACES, (s.raid + 1) * PLACES):
            s.owner[token] = MIDDLE
        first = s.raid * PLACES
        values = [code >> 4 for code in s.tokens[first : first + PLACES]]
        s.first_of[:] = [first + sum(v < worth for v in values) for worth in range(8)]

    def _deal(self, hands: Mapping[int, Sequence[str]], pile: Sequence[str] | None) -> None:
        s = self.state
        heap = list(DECK)
        for seat in range(s.players):
            cards = [CARD_NAMES.index(card) for card in hands.get(seat, ())]
            s.hands[seat] = cards
            for card in cards:
                heap[card] -= 1
        drawn = [0] * CARDS
        for name in pile or ():
            drawn[CARD_NAMES.index(name)] += 1
            heap[CARD_NAMES.index(name)] -= 1
        for seat in range(s.players):
            while len(s.hands[seat]) < HAND:
                card = max(range(CARDS), key=lambda kind: heap[kind])
                heap[card] -= 1
                s.hands[seat].append(card)
        assert min(heap) >= 0, "there are not so many cards"
        s.draw, s.discard = (heap, [0] * CARDS) if pile is None else (drawn, heap)
        # Nobody's cards are from the pile that is there now.
        s.fresh = [0] * len(s.fresh)
        s.renewed = [s.draw[card] + s.discard[card] for card in range(CARDS)]
        s.pile = sum(s.draw)

    def name_of(self, token: int) -> str:
        value, dots = self.state.tokens[token] >> 4, self.state.tokens[token] & 15
        return ("boss" if value == 6 else str(value)) + (f"+{dots}" if dots else "")

    def offers(self) -> list[dict[str, Any]]:
        """What the mover may do, in the words of the transcript."""
        legal = self.engine.legal([self.state])
        return [action_words(self.state, action) for action in legal]

    def do(self, **words: object) -> Scene:
        """Do one of the offers: do(play="3"), do(victim=BO), do(give="dog")."""
        legal = self.engine.legal([self.state])
        named = {str(action_words(self.state, action)): action for action in legal}
        self.engine.act(self.state, self.state.mover, named[str(words)])
        return self

    def now(self, key: str) -> Any:
        """A part of the state, in the words of the transcript."""
        return state_words(self.state)[key]

    def told(self, viewer: int) -> list[str]:
        """The messages a viewer got since the last decision."""
        return [sentence.message for sentence in self.engine.game.events(self.state, viewer)]


def end_state(*safe: Sequence[str]) -> State:
    """A game that is over, in which each seat has these tokens, whatever raid they are of."""
    s: State = ENGINE.deal(len(safe), 1)[0]
    s.phase, s.mover, s.raid = 4, NOBODY, 3
    s.owner = [BOX] * len(s.owner)
    token = 0
    for seat, tokens in enumerate(safe):
        for name in tokens:
            value, _, dots = name.partition("+")
            s.tokens[token] = (6 if value == "boss" else int(value)) << 4 | int(dots or 0)
            s.owner[token] = seat
            token += 1
    return s


def ended(*safe: Sequence[str]) -> Result:
    """The result of a game in which each seat has these tokens at the end."""
    return result(end_state(*safe))


def cards_of(scene: Scene, seat: int) -> int:
    """How many cards a seat holds."""
    return sum(card != NO_CARD for card in scene.state.hands[seat])
