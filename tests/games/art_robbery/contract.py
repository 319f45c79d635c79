"""What the contract tests ask of Art Robbery alone."""

from __future__ import annotations

from typing import Any

from getaway.games.art_robbery.rules import state
from getaway.games.art_robbery.rules.knowledge import knows_stack
from getaway.kernel.chance import Dice, below
from tests.games.forging import shuffled

# Fields in which two hidden states may differ and be observed alike, and why that is no loss.
SAID_OTHERWISE = {
    "turns": "counts the turns, and no rule asks for it",
    "middle": "is the number of tokens seen in the middle",
    "first_of": "is where the values seen begin",
    "turn": "means nothing when the game is over",
    "mover": "means nothing when the game is over",
    "token": "means something only while the owner of the dog is asked",
    "fresh": "is told by kind of card; which of two equal cards it is does not matter",
    "hands": "is told by kind of card: a hand has no order",
}
FORGED = ("hands", "draw", "owner")  # what forging changes


def forge(s: Any, seat: int, dice: Dice) -> None:
    """Deal others' hands and the pile anew, and exchange what lies in stacks that the seat may not see."""
    others = [other for other in range(s.players) if other != seat]
    places = [(o, i) for o in others for i, card in enumerate(s.hands[o]) if card != state.NO_CARD]
    cards = [s.hands[o][i] for o, i in places]
    cards += [card for card in range(state.CARDS) for _ in range(s.draw[card])]
    cards = shuffled(cards, dice)
    for o, i in places:
        s.hands[o][i] = cards.pop()
    s.draw = [cards.count(card) for card in range(state.CARDS)]
    for other in others:
        s.fresh[other] ^= below(dice, 32)
    gone = range(s.raid * state.PLACES)
    secret = [t for t in gone if s.owner[t] < state.MAX_PLAYERS and not knows_stack(s, seat, s.owner[t])]
    for token, owner in zip(secret, shuffled([s.owner[t] for t in secret], dice), strict=True):
        s.owner[token] = owner
