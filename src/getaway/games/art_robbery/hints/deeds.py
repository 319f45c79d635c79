"""A choice as a whole deed: which token a card brings, and from where, as far as there is no choice left."""

from __future__ import annotations

from getaway.games.art_robbery.rules.state import CHOOSE_TOKEN, PLAY, PLAY_CARD, State
from getaway.games.art_robbery.shown.notation import token_name
from getaway.games.art_robbery.shown.outlook import ways
from getaway.games.art_robbery.shown.story import card_sentence, token_sentence
from getaway.kernel.sentence import Seat, Sentence


def deed(s: State, action: int) -> Sentence | None:
    """What a choice brings; None: its label says all that is sure."""
    if s.phase not in (PLAY_CARD, CHOOSE_TOKEN):
        return None
    found = ways(s, action)
    # Whoever is guarded may give the dog instead.
    if len(found) != 1 or found[0].guarded:
        return None
    way = found[0]
    token = next((token for token in s.tokens if token_name(token) == way.takes), None)
    if token is None:
        return None
    named = {"token": token_sentence(token, "a-token")}
    if s.phase == PLAY_CARD:
        named["card"] = card_sentence(action - PLAY, "a-card")
        taken, robbed = "deed-play-take", "deed-play-rob"
    else:
        taken, robbed = "deed-take", "deed-steal"
    if way.source is None:
        return Sentence(taken, named)
    return Sentence(robbed, {"who": Seat(way.source), **named})
