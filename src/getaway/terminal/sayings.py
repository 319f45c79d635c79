"""What one can say at a table by choosing it: answers, offers, phrases, and whom not to hear."""

from __future__ import annotations

from getaway.games.alcatraz.clauses import clause_sentence
from getaway.games.alcatraz.judging import KEPT
from getaway.kernel.sentence import Seat
from getaway.table.phrases import PHRASES
from getaway.terminal.bargain import promises
from getaway.terminal.place import Message
from getaway.terminal.prompt import Choice, Standing, answers
from getaway.words import Words


def joint_votes(view: Message, seat: int, words: Words) -> list[Choice]:
    """Offers that one can make before a vote: you and I for the same prisoner (AL-12)."""
    if view["table"]["phase"] != "talk" or "ledger" not in view["table"]:
        return []
    round, seats = view["view"]["round"], range(len(view["table"]["chairs"]))
    found = []
    for other in seats:
        for candidate in seats if other != seat else ():
            give, get = (
                {"clause": "vote", "who": who, "candidate": candidate, "round": round}
                for who in (seat, other)
            )
            statement = {"act": "offer", "to": [other], "give": [give], "get": [get]}
            label = words.text("app-joint", who=Seat(other), candidate=Seat(candidate))
            found.append(Choice(label, "say", {"seat": seat, "statement": statement}))
    return found


def _replies(view: Message, seat: int, words: Words) -> list[Choice]:
    """Other answers than yes and no: another offer instead, one's own taken back, a reproach."""
    ledger = view["table"]["ledger"]
    found = []
    for offer in ledger["offers"]:
        number, said = str(offer["number"]), offer["statement"]
        if said["from"] == seat:
            label = words.text("say-withdraw", number=number)
            found.append(_statement(label, seat, "withdraw", offer["number"]))
        elif seat in said["to"]:
            label = words.text("say-counter", number=number, who=Seat(said["from"]))
            found.append(Choice(label, "build", {"offer": offer}))
    for promise in promises(ledger):
        if promise.who != seat and promise.status != KEPT:
            clause = clause_sentence(promise.clause, promise.who)
            number = str(promise.number)
            label = words.text("say-accuse", who=Seat(promise.who), number=number, clause=clause)
            found.append(_statement(label, seat, "accuse", promise.number))
    return found


def _statement(label: str, seat: int, act: str, ref: int) -> Choice:
    return Choice(label, "say", {"seat": seat, "statement": {"act": act, "ref": ref}})


def sayings(view: Message, standing: Standing, words: Words, people: bool) -> list[Choice]:
    """All that one can say by choosing it; where people listen phrases too, and whom not to hear."""
    seat = view["seat"]
    choices = answers(view, seat, words)
    if "ledger" in view["table"]:
        choices.append(Choice(words.text("say-build"), "build"))
        choices += [*_replies(view, seat, words), *joint_votes(view, seat, words)]
    if not people:
        return choices
    for phrase in PHRASES:
        choices.append(Choice(words.text(f"phrase-{phrase}"), "say", {"seat": seat, "phrase": phrase}))
    for other, chair in enumerate(view["table"]["chairs"]):
        if chair["kind"] in ("person", "stand-in") and other != seat:
            hears = other not in standing.muted
            label = words.text("app-mute" if hears else "app-unmute", who=Seat(other))
            choices.append(Choice(label, "mute", {"seat": other, "on": hears}))
    return choices
