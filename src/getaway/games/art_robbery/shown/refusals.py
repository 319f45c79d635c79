"""Why an action may not be done. `legal` decides; this only finds the rule that explains it."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.art_robbery.rules.rules import first_match, last_match, legal
from getaway.games.art_robbery.rules.state import (
    ABSENT,
    ACTIONS,
    BOSS,
    CARDS,
    CHOOSE_GIFT,
    CHOOSE_TOKEN,
    CHOOSE_VICTIM,
    MIDDLE,
    NOTHING,
    OVER,
    PLACES,
    PLAY,
    PLAY_CARD,
    ROB,
    TAKE,
    THIEF,
    State,
    value,
)
from getaway.games.art_robbery.shown.story import card_sentence, token_sentence
from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Seat, Sentence, counted


def why_not(s: State, seat: int, action: int) -> Refusal | None:
    """The rule that forbids a seat an action now; None if it is legal."""
    if s.phase == OVER:
        return Refusal("AR-23", Sentence("no-game-over"))
    if seat != s.mover:
        return Refusal("AR-8", Sentence("no-not-yours", {"mover": Seat(s.mover)}))
    if not 0 <= action < ACTIONS:
        return Refusal("AR-8", Sentence("no-such-action", {"action": action}))
    mask = [0] * ACTIONS
    legal(s, mask)
    return None if mask[action] else _reason(s, action)


def refusals(s: State) -> list[tuple[int, Refusal]]:
    """What the mover can point at and may not do now, each with the rule that forbids it."""
    mask = [0] * ACTIONS
    legal(s, mask)
    return [(action, _reason(s, action)) for action in _in_sight(s) if not mask[action]]


def _in_sight(s: State) -> Iterator[int]:
    """The cards, the tokens of this raid that are not one's own, the others; and to take nothing."""
    for card in range(CARDS):
        if s.phase == PLAY_CARD or card in s.hands[s.mover]:
            yield PLAY + card
    for place in range(PLACES):
        if s.owner[s.raid * PLACES + place] in (MIDDLE, *_others(s)):
            yield TAKE + place
    for seat in _others(s):
        yield ROB + seat
    if s.phase != PLAY_CARD:
        yield NOTHING


def _others(s: State) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.mover]


def _reason(s: State, action: int) -> Refusal:
    if action < TAKE:
        return _not_this_card(s, action - PLAY)
    if s.phase == PLAY_CARD:
        return Refusal("AR-8", Sentence("no-play-first"))
    if action < ROB:
        return _not_this_token(s, s.raid * PLACES + action - TAKE)
    if action < NOTHING:
        return _not_this_victim(s, action - ROB)
    if action == NOTHING:
        return _not_nothing(s)
    return Refusal("AR-17", Sentence("no-not-robbed"))


def _not_this_card(s: State, card: int) -> Refusal:
    if s.phase == PLAY_CARD:
        return Refusal("AR-8", Sentence("no-not-in-hand", {"card": card_sentence(card)}))
    if s.phase == CHOOSE_GIFT:
        return Refusal("AR-17", Sentence("no-answer-first", {"thief": Seat(s.turn)}))
    return Refusal("AR-8", Sentence("no-one-card", {"card": card_sentence(s.card)}))


def _not_this_token(s: State, token: int) -> Refusal:
    if s.tokens[token] == ABSENT:
        return Refusal("AR-2", Sentence("no-such-token"))
    named = {"token": token_sentence(s.tokens[token], "a-token")}
    if s.phase == CHOOSE_GIFT:
        return Refusal("AR-17", Sentence("no-token-or-dog"))
    if s.phase == CHOOSE_VICTIM:
        return Refusal("AR-12", Sentence("no-victim-first"))
    if not first_match(s, s.card) <= token < last_match(s, s.card):
        rule = "AR-13" if value(s, token) == BOSS else "AR-11"
        return Refusal(rule, Sentence("no-other-value", {**named, "card": card_sentence(s.card)}))
    matches = range(first_match(s, s.card), last_match(s, s.card))
    if any(s.owner[other] == s.source and s.tokens[other] == s.tokens[token] for other in matches):
        return Refusal("AR-11", Sentence("no-same-token", {"token": token_sentence(s.tokens[token])}))
    if s.source != MIDDLE:
        return Refusal("AR-12", Sentence("no-not-with", {**named, "victim": Seat(s.source)}))
    rule = "AR-15" if s.card == THIEF else "AR-12"
    named = {"token": token_sentence(s.tokens[token])}
    return Refusal(rule, Sentence("no-not-in-middle", named))


def _not_this_victim(s: State, victim: int) -> Refusal:
    if s.phase == CHOOSE_GIFT:
        return Refusal("AR-17", Sentence("no-token-or-dog"))
    if s.phase == CHOOSE_TOKEN and s.card == THIEF:
        return Refusal("AR-15", Sentence("no-thief-robs"))
    if s.phase == CHOOSE_TOKEN and s.source == MIDDLE:
        return Refusal("AR-12", Sentence("no-lies-in-middle", {"card": card_sentence(s.card)}))
    if s.phase == CHOOSE_TOKEN:
        return Refusal("AR-12", Sentence("no-victim-chosen", {"victim": Seat(s.source)}))
    if victim >= s.players:
        return Refusal("AR-12", Sentence("no-such-seat", {"seat": counted(victim)}))
    if victim == s.turn:
        return Refusal("AR-12", Sentence("no-yourself"))
    return Refusal(
        "AR-12", Sentence("no-victim-has-none", {"victim": Seat(victim), "card": card_sentence(s.card)})
    )


def _not_nothing(s: State) -> Refusal:
    if s.phase == CHOOSE_GIFT:
        return Refusal("AR-17", Sentence("no-token-or-dog"))
    if s.phase == CHOOSE_VICTIM:
        return Refusal("AR-12", Sentence("no-must-steal"))
    if s.source != MIDDLE:
        return Refusal("AR-12", Sentence("no-victim-chosen", {"victim": Seat(s.source)}))
    if s.card == THIEF:
        return Refusal("AR-15", Sentence("no-thief-must-take"))
    return Refusal("AR-11", Sentence("no-must-take"))
