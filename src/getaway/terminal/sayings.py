"""What one can say at a table by choosing it: answers, offers, phrases, and whom not to hear."""

from __future__ import annotations

from getaway.kernel.sentence import Seat, counted, restored
from getaway.places.reading import ledger_of, speaker_of
from getaway.table.phrases import PHRASES
from getaway.table.shapes import Shown
from getaway.terminal.prompt import Choice, Standing, answers
from getaway.words import Words


def _replies(view: Shown, seat: int, words: Words) -> list[Choice]:
    """Other answers than yes and no: another offer instead, one's own taken back, a reproach."""
    ledger = ledger_of(view)
    assert ledger is not None
    found = []
    for offer in ledger.offers:
        number, who = offer.number, speaker_of(offer)
        if seat in offer.may.withdraw:
            label = words.text("say-withdraw", number=str(counted(number)))
            found.append(_statement(label, seat, "withdraw", number))
        if seat in offer.may.counter:
            label = words.text("say-counter", number=str(counted(number)), who=who)
            found.append(Choice(label, "build", {"draft": {"ref": number}}))
    for promise in ledger.promises:
        if seat in promise.may.accuse:
            number, clause = promise.number, restored(promise.words.clause)
            label = words.text(
                "say-accuse", who=Seat(promise.who), number=str(counted(number)), clause=clause
            )
            found.append(_statement(label, seat, "accuse", number))
    return found


def _statement(label: str, seat: int, act: str, ref: int) -> Choice:
    return Choice(label, "say", {"seat": seat, "statement": {"act": act, "ref": ref}})


def sayings(view: Shown, standing: Standing, words: Words, people: bool) -> list[Choice]:
    """All that one can say by choosing it; where people listen phrases too, and whom not to hear."""
    seat = view.seat
    assert seat is not None
    choices = answers(view, seat, words)
    if ledger_of(view) is not None:
        choices.append(Choice(words.text("say-build"), "build", {"draft": {}}))
        choices += _replies(view, seat, words)
    if not people:
        return choices
    for phrase in PHRASES:
        choices.append(Choice(words.text(f"phrase-{phrase}"), "say", {"seat": seat, "phrase": phrase}))
    for other, chair in enumerate(view.table.chairs):
        if chair.kind in ("person", "stand-in") and other != seat:
            hears = other not in standing.muted
            label = words.text("app-mute" if hears else "app-unmute", who=Seat(other))
            choices.append(Choice(label, "mute", {"seat": other, "on": hears}))
    return choices
