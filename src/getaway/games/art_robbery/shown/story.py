"""What the rules told while an action ran, and what can be done next, as sentences to a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from getaway.games.art_robbery.rules.state import (
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
from getaway.games.art_robbery.shown.notation import token_name
from getaway.games.art_robbery.shown.shapes import Deed
from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.record import Told
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


def heard(story: Sequence[Told], viewer: int) -> list[Told]:
    """What of a story is for the ears of a viewer."""
    return [told for told in story if told[0] in (EVERYBODY, viewer) and not _is_told_better(told, viewer)]


def _is_told_better(told: Told, viewer: int) -> bool:
    """Whoever draws a card is told which, and need not hear that a card was drawn."""
    audience, kind, who, *_ = told
    return kind == DRAWS and audience == EVERYBODY and who == viewer


def sentence(s: State, told: Told) -> Sentence:
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
    return deed(s, action).label


def deed(s: State, action: int) -> Deed:
    """What an action is, in the state in which it is offered."""
    if TAKE <= action < ROB:
        return _deed(action, s.tokens[s.raid * PLACES + action - TAKE])
    if action == GIVE_TOKEN and s.token != NOBODY:
        return _deed(action, s.tokens[s.token])
    return _deed(action, NOBODY)


@cache
def _deed(action: int, code: int) -> Deed:
    """The same by the token that the action is about, if there is one."""
    if action < TAKE:
        card = action - PLAY
        named = Sentence("do-play", {"card": card_sentence(card, "a-card")})
        return Deed(action=action, kind="play", label=named, card=CARD_NAMES[card])
    if action < ROB:
        named = Sentence("do-take", {"token": token_sentence(code, "a-token")})
        return Deed(action=action, kind="take", label=named, token=token_name(code))
    if action < NOTHING:
        victim = action - ROB
        return Deed(
            action=action, kind="rob", label=Sentence("do-rob", {"victim": Seat(victim)}), victim=victim
        )
    if action == NOTHING:
        return Deed(action=action, kind="nothing", label=Sentence("do-nothing"))
    if action == GIVE_DOG:
        return Deed(action=action, kind="give-dog", label=Sentence("do-give-dog"))
    robbed_of = "…" if code == NOBODY else token_sentence(code)
    return Deed(action=action, kind="give-token", label=Sentence("do-give-token", {"token": robbed_of}))
