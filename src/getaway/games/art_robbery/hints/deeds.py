"""A choice as a whole deed: which token a card brings, and from where, as far as there is no choice left."""

from __future__ import annotations

from getaway.games.art_robbery.rules.rules import first_match, last_match
from getaway.games.art_robbery.rules.state import (
    CHOOSE_TOKEN,
    DOG,
    MIDDLE,
    PLACES,
    PLAY,
    PLAY_CARD,
    ROB,
    TAKE,
    THIEF,
    State,
)
from getaway.games.art_robbery.shown.story import card_sentence, token_sentence
from getaway.kernel.sentence import Seat, Sentence


def deed(s: State, action: int) -> Sentence | None:
    """What a choice brings; None: its label says all that is sure."""
    if s.phase == CHOOSE_TOKEN and TAKE <= action < ROB:
        return _gain(s, s.raid * PLACES + action - TAKE, "deed-take", "deed-steal", {})
    card = action - PLAY
    if s.phase != PLAY_CARD or card in (DOG, THIEF):
        return None
    tokens = range(first_match(s, card), last_match(s, card))
    # AR-12: what lies in the middle comes before what could be stolen.
    found = [token for token in tokens if s.owner[token] == MIDDLE]
    found = found or [token for token in tokens if s.owner[token] < s.players and s.owner[token] != s.mover]
    if len({(s.tokens[token], s.owner[token]) for token in found}) != 1:
        return None
    named = {"card": card_sentence(card, "a-card")}
    return _gain(s, found[0], "deed-play-take", "deed-play-rob", named)


def _gain(s: State, token: int, take: str, rob: str, more: dict[str, Sentence]) -> Sentence:
    owner = s.owner[token]
    named = {"token": token_sentence(s.tokens[token], "a-token"), **more}
    return Sentence(take, named) if owner == MIDDLE else Sentence(rob, {"who": Seat(owner), **named})
