"""What the rules told while an action ran, and what can be done next, as sentences to a viewer."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.art_robbery.state import (
    BOSS,
    BOSS_KEPT,
    BOSS_LOST,
    CARD_NAMES,
    DECLINES,
    DRAWS,
    ENDS,
    FETCHES_DOG,
    GIVE_DOG,
    GIVE_TOKEN,
    GIVES_DOG,
    NO_CARD,
    NOTHING,
    NOTHING_TAKEN,
    PLACES,
    PLAY,
    PLAYS,
    RAID_BEGINS,
    RAID_ENDS,
    RENEWS,
    ROB,
    ROBS,
    STALLS,
    STEALS,
    TAKE,
    TAKES,
    State,
)
from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.sentence import Seat, Sentence


def card_sentence(card: int, message: str = "card") -> Sentence:
    """A card by its name, or as what somebody plays: `a-card`."""
    return Sentence(message, {"card": CARD_NAMES[card]})


def token_sentence(code: int, message: str = "token") -> Sentence:
    """A token by its value and its alibis, or as what somebody takes: `a-token`."""
    value = "boss" if code >> 4 == BOSS else str(code >> 4)
    return Sentence(message, {"value": value, "alibis": code & 15})


def events(s: State, viewer: int) -> list[Sentence]:
    """What the viewer was told since the last decision."""
    return [sentence(s, told) for told in heard(s.story or (), viewer)]


def heard(story: Sequence[tuple[int, ...]], viewer: int) -> list[tuple[int, ...]]:
    """What of a story is for the ears of a viewer."""
    return [told for told in story if told[0] in (EVERYBODY, viewer) and not _is_told_better(told, viewer)]


def _is_told_better(told: tuple[int, ...], viewer: int) -> bool:
    """Whoever draws a card is told which, and need not hear that a card was drawn."""
    audience, kind, who, *_ = told
    return kind == DRAWS and audience == EVERYBODY and who == viewer


def sentence(s: State, told: tuple[int, ...]) -> Sentence:
    """One thing that was told; of the state only the printed tokens count."""
    _, kind, a, b, c = told
    who = {"who": Seat(a)}
    if kind == PLAYS:
        return Sentence("plays", {**who, "card": card_sentence(b, "a-card")})
    if kind == TAKES:
        return Sentence("takes", {**who, "token": token_sentence(b, "a-token")})
    if kind in (ROBS, STEALS):
        message = "robs" if kind == ROBS else "steals"
        return Sentence(message, {**who, "victim": Seat(b), "token": token_sentence(c, "a-token")})
    if kind == GIVES_DOG:
        return Sentence("gives-dog", {**who, "thief": Seat(b), "token": token_sentence(c, "a-token")})
    if kind == FETCHES_DOG and b == NOBODY:
        return Sentence("fetches-dog", who)
    if kind == FETCHES_DOG:
        return Sentence("fetches-dog-from", {**who, "owner": Seat(b)})
    if kind == DRAWS and b != NO_CARD:
        return Sentence("draws-card", {**who, "card": card_sentence(b, "a-card")})
    if kind == RENEWS:
        return Sentence("renews", {"cards": a})
    if kind in (RAID_BEGINS, RAID_ENDS, STALLS):
        message = {RAID_BEGINS: "raid-begins", RAID_ENDS: "raid-ends", STALLS: "stalls"}[kind]
        return Sentence(message, {"raid": Sentence("raid", {"number": a + 1})})
    if kind == ENDS:
        return Sentence("ends")
    messages = {
        NOTHING_TAKEN: "takes-nothing",
        DECLINES: "declines",
        DRAWS: "draws",
        BOSS_KEPT: "boss-kept",
        BOSS_LOST: "boss-lost",
    }
    return Sentence(messages[kind], who)


def label(s: State, action: int) -> Sentence:
    """An action as the mover reads it among the choices."""
    if action < TAKE:
        return Sentence("do-play", {"card": card_sentence(action - PLAY, "a-card")})
    if action < ROB:
        token = s.tokens[s.raid * PLACES + action - TAKE]
        return Sentence("do-take", {"token": token_sentence(token, "a-token")})
    if action < NOTHING:
        return Sentence("do-rob", {"victim": Seat(action - ROB)})
    if action == GIVE_TOKEN:
        robbed_of = token_sentence(s.tokens[s.token]) if s.token != NOBODY else "…"
        return Sentence("do-give-token", {"token": robbed_of})
    return Sentence({NOTHING: "do-nothing", GIVE_DOG: "do-give-dog"}[action])
