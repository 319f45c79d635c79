"""The public ledger of what prisoners have promised each other (AL-12), and of who kept it.

It is fed with every statement and every decision, knows nothing that a spectator does not know, and comes out
the same whenever the same is fed to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from getaway.games.alcatraz.clauses import (
    Clause,
    Elected,
    NotVote,
    Vote,
    clause_sentence,
    condition_sentence,
    task_named,
    write_clause,
    write_condition,
)
from getaway.games.alcatraz.judging import BROKEN, KEPT, OPEN, VOID, Facts, Promise, holds, judge
from getaway.games.alcatraz.state import ELECTED, State
from getaway.games.alcatraz.story import Told
from getaway.games.alcatraz.talk import Statement, seats_sentence, write
from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Seat, Sentence

MOST_OFFERS = 8  # of one seat that wait for an answer

__all__ = ["BROKEN", "KEPT", "OPEN", "VOID", "Ledger", "Offer", "Promise", "sentences", "write_promise"]


class Offer(NamedTuple):
    """A statement that waits for a yes: an offer, a counter-offer or a request."""

    number: int
    statement: Statement
    accepted: tuple[int, ...] = ()  # of those it is addressed to


@dataclass
class Ledger:
    """What was said, what is promised, what became of it."""

    said: int = 0  # how many statements; the next one gets this number
    statements: tuple[Offer, ...] = ()
    promises: tuple[Promise, ...] = ()

    def copy(self) -> Ledger:
        """The same ledger to go on with elsewhere."""
        return replace(self)

    def say(self, seat: int, statement: Statement, state: State) -> int:
        """Take a statement in and number it, or raise the refusal that says why it means nothing now."""
        assert seat == statement.seat
        number = self.said
        if statement.act == "accuse":
            self._promise_of_another(statement)
        elif statement.act == "accept":
            self._accept(statement, state)
        elif statement.act in ("reject", "withdraw"):
            self._close(self._answered(statement))
        elif statement.is_promise:
            if any(self._stands(statement, clause) for clause in statement.give):
                raise _no("no-talk-again")
            self._make(statement, statement.give, number, state)
        else:
            # A counter-offer takes the place of what it answers.
            answered = self._answered(statement) if statement.act == "counter" else None
            if sum(offer.statement.seat == seat for offer in self.statements) >= MOST_OFFERS:
                raise _no("no-talk-many", most=MOST_OFFERS)
            if answered is not None:
                self._close(answered)
            self.statements += (Offer(number, statement),)
        self.said += 1
        return number

    def see(self, before: State, after: State, told: Iterable[Told]) -> None:
        """After a decision: the states around it and what was told; only what all were told counts."""
        if not self.promises and not self.statements:
            return
        facts = Facts(before, after, told)
        self.promises = tuple(judge(p, facts) if p.status == OPEN else p for p in self.promises)
        self.statements = tuple(o for o in self.statements if not _has_lapsed(o.statement, facts))

    def json(self) -> dict[str, Any]:
        """The ledger for a reader in another program."""
        offers = [
            {"number": offer.number, "accepted": list(offer.accepted), "statement": write(offer.statement)}
            for offer in self.statements
        ]
        return {"offers": offers, "promises": [write_promise(promise) for promise in self.promises]}

    def _answered(self, statement: Statement) -> Offer:
        """The open offer that a statement answers; only some may answer it so."""
        for offer in self.statements:
            if offer.number == statement.ref:
                if statement.act == "withdraw":
                    if offer.statement.seat != statement.seat:
                        raise _no("no-talk-not-yours")
                elif statement.seat not in offer.statement.to:
                    raise _no("no-talk-not-to-you")
                elif statement.act == "counter" and offer.statement.seat not in statement.to:
                    raise _no("no-talk-counter", who=Seat(offer.statement.seat))
                return offer
        raise _no("no-talk-ref", ref=str(statement.ref))

    def _accept(self, statement: Statement, state: State) -> None:
        offer = self._answered(statement)
        if statement.seat in offer.accepted:
            raise _no("no-talk-accepted")
        offer = offer._replace(accepted=(*offer.accepted, statement.seat))
        if len(offer.accepted) < len(offer.statement.to):
            # A deal of several stands when all of them have said yes.
            self.statements = tuple(offer if o.number == offer.number else o for o in self.statements)
            return
        self._close(offer)
        agreed = offer.statement
        self._make(agreed, (*agreed.give, *agreed.get), offer.number, state)

    def _close(self, offer: Offer) -> None:
        self.statements = tuple(o for o in self.statements if o.number != offer.number)

    def _make(self, agreed: Statement, clauses: tuple[Clause, ...], ref: int, state: State) -> None:
        for clause in clauses:
            to = agreed.to if clause.who == agreed.seat else (agreed.seat,)
            number = len(self.promises)
            promise = Promise(number, clause.who, to, clause, agreed.condition, state.round, ref)
            self.promises += (promise._replace(is_due=holds(agreed.condition, state)),)

    def _stands(self, said: Statement, clause: Clause) -> bool:
        """Is this very promise open already?"""
        made = (said.to, clause, said.condition)
        return any(p.status == OPEN and (p.to, p.clause, p.condition) == made for p in self.promises)

    def _promise_of_another(self, statement: Statement) -> None:
        for promise in self.promises:
            if promise.number == statement.ref:
                if promise.who == statement.seat:
                    raise _no("no-yourself")
                return
        raise _no("no-talk-promise", ref=str(statement.ref))


def _has_lapsed(statement: Statement, facts: Facts) -> bool:
    """Is it too late for a yes?"""
    if facts.ends_game or (facts.ends_round and (statement.expires or 0) <= facts.round):
        return True
    parts = (*statement.give, *statement.get, statement.condition)
    tasks = [task for part in parts if (task := task_named(part)) is not None]
    if any(facts.doer_of(task) is not None or facts.is_gone(task) for task in tasks):
        return True
    voted = [part.round for part in parts if isinstance(part, Vote | NotVote | Elected)]
    return facts.count(ELECTED) > 0 and facts.round in voted


def _no(message: str, **arguments: int | str | Seat) -> Refusal:
    return Refusal("AL-12", Sentence(message, arguments))


MESSAGES = {
    OPEN: "promise-open",
    KEPT: "promise-kept",
    BROKEN: "promise-broken",
    VOID: "promise-void",
}


def sentences(promise: Promise) -> list[Sentence]:
    """A promise and what became of it, in the words of whoever made it."""
    said: dict[str, Seat | Sentence] = {
        "who": Seat(promise.who),
        "to": seats_sentence(promise.to),
        "clause": clause_sentence(promise.clause, promise.who),
    }
    listed = [Sentence(MESSAGES[promise.status], said)]
    if promise.condition is not None:
        listed.append(condition_sentence(promise.condition))
    return listed


def write_promise(promise: Promise) -> dict[str, Any]:
    """A promise as JSON."""
    written = {
        "number": promise.number,
        "who": promise.who,
        "to": list(promise.to),
        "clause": write_clause(promise.clause),
        "made_in_round": promise.made_in_round,
        "status": promise.status,
        "settled_in_round": promise.settled_in_round,
        "ref": promise.ref,
    }
    return written if promise.condition is None else {**written, "if": write_condition(promise.condition)}
