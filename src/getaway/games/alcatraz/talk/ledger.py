"""The public ledger of what prisoners have promised each other (AL-12), and of who kept it.

It is fed with every statement and every decision, knows nothing that a spectator does not know, and comes out
the same whenever the same is fed to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from msgspec import UNSET

from getaway.games.alcatraz.rules.state import ELECTED, State
from getaway.games.alcatraz.talk import grammar, shapes
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.refusing import no
from getaway.games.alcatraz.talk.saying import seats_sentence
from getaway.games.alcatraz.talk.statement import Statement, read, reason, sentences, write, write_offer
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, OPEN, VOID, Facts, Promise, holds, judge
from getaway.kernel.game import Heard
from getaway.kernel.record import Told
from getaway.kernel.sentence import Seat, Sentence, counted
from getaway.kernel.talk import Composition, MayAccuse, MayAnswer, OfferWords, PromiseWords

MOST_OFFERS = 8  # of one seat that wait for an answer
MOST_ENDINGS = 8  # offers that are told of after they were answered


class Offer(NamedTuple):
    """A statement that waits for a yes: an offer, a counter-offer or a request."""

    number: int
    statement: Statement
    accepted: tuple[int, ...] = ()  # of those it is addressed to


class Ending(NamedTuple):
    """An offer that waits no longer."""

    offer: Offer
    outcome: str  # one of OUTCOMES
    answer: Statement  # that ended it
    round: int


@dataclass
class Ledger:
    """What was said, what is promised, what became of it."""

    said: int = 0  # how many statements; the next one gets this number
    statements: tuple[Offer, ...] = ()
    endings: tuple[Ending, ...] = ()  # of this round and the last one
    promises: tuple[Promise, ...] = ()
    players: int = 0  # at the table, as soon as something was said
    closed: bool = False  # the game is over
    refused: tuple[Statement, ...] = ()  # offers to which somebody said no
    accused: tuple[tuple[int, int], ...] = ()  # who has called which promise broken

    def copy(self) -> Ledger:
        """The same ledger to go on with elsewhere."""
        return replace(self)

    def hear(self, said: object, state: State, seat: int) -> Heard:
        """Take in what a seat says, from JSON, or raise the refusal that says why it means nothing now."""
        statement = read(said, state, seat)
        return Heard(self.say(seat, statement, state), write(statement), sentences(statement))

    def compose(self, draft: object, state: State, seat: int) -> Composition:
        """What a seat may say, beginning with a draft."""
        return grammar.compose(draft, self, state, seat)

    def say(self, seat: int, statement: Statement, state: State) -> int:
        """Take a statement in and number it, or raise the refusal that says why it means nothing now."""
        assert seat == statement.seat
        number = self.said
        if statement.act == "accuse":
            self.accused += ((seat, self._promise_of_another(statement)),)
        elif statement.act == "accept":
            self._accept(statement, state)
        elif statement.act in ("reject", "withdraw"):
            answered = self._answered(statement)
            if statement.act == "reject":
                self.refused += (answered.statement,)
            self._end(answered, "refused" if statement.act == "reject" else "withdrawn", statement, state)
        elif statement.is_promise:
            if any(self._stands(statement, clause) for clause in statement.give):
                raise no("no-talk-again")
            self._make(statement, statement.give, number, state)
        else:
            # A counter-offer takes the place of what it answers.
            countered = self._answered(statement) if statement.act == "counter" else None
            if self.has_many_offers(seat):
                raise no("no-talk-many", most=MOST_OFFERS)
            if countered is not None:
                self.refused += (countered.statement,)
                self._end(countered, "countered", statement, state)
            self.statements += (Offer(number, statement),)
        self.said += 1
        self.players = state.players
        return number

    def see(self, before: State, after: State, told: Iterable[Told]) -> None:
        """After a decision: the states around it and what was told; only what all were told counts."""
        if not self.promises and not self.statements and not self.endings:
            return
        facts = Facts(before, after, told)
        self.closed = facts.ends_game
        self.promises = tuple(judge(p, facts) if p.status == OPEN else p for p in self.promises)
        self.statements = tuple(o for o in self.statements if not _has_lapsed(o.statement, facts))
        if facts.ends_round:
            self.endings = tuple(ending for ending in self.endings if ending.round >= facts.round)

    def shown(self) -> shapes.LedgerView:
        """The ledger for a reader in another program."""
        return shapes.LedgerView(
            offers=[self._standing(offer) for offer in self.statements],
            settled=[_settled(ending) for ending in self.endings],
            promises=[self._promised(promise) for promise in self.promises],
        )

    def _standing(self, offer: Offer) -> shapes.Standing:
        may = MayAnswer(
            accept=self.may_answer("accept", offer),
            reject=self.may_answer("reject", offer),
            counter=self.may_answer("counter", offer),
            withdraw=self.may_answer("withdraw", offer),
        )
        return shapes.Standing(
            number=offer.number,
            accepted=list(offer.accepted),
            statement=write_offer(offer.statement),
            words=_offer_words(offer.statement),
            may=may,
        )

    def _promised(self, promise: Promise) -> shapes.Promised:
        return shapes.Promised(
            number=promise.number,
            who=promise.who,
            to=list(promise.to),
            clause=promise.clause.shown(),
            condition=UNSET if promise.condition is None else promise.condition.shown(),
            made_in_round=promise.made_in_round,
            status=promise.status,
            settled_in_round=promise.settled_in_round,
            ref=promise.ref,
            words=_promise_words(promise),
            may=MayAccuse(accuse=self.may_accuse(promise)),
        )

    def may_answer(self, act: str, offer: Offer) -> list[int]:
        """The seats that may answer an open offer so."""
        to = offer.statement.to
        if act == "withdraw":
            return [offer.statement.seat]
        if act == "accept":
            return [seat for seat in to if seat not in offer.accepted]
        if act == "counter":
            return [seat for seat in to if not self.has_many_offers(seat)]
        return list(to)

    def may_accuse(self, promise: Promise) -> list[int]:
        """The seats that may call a promise broken, rightly or not."""
        return [] if self.closed else [seat for seat in range(self.players) if seat != promise.who]

    def has_many_offers(self, seat: int) -> bool:
        """Do as many offers of a seat wait for an answer as may?"""
        return sum(offer.statement.seat == seat for offer in self.statements) >= MOST_OFFERS

    def _answered(self, statement: Statement) -> Offer:
        """The open offer that a statement answers; only some may answer it so."""
        for offer in self.statements:
            if offer.number == statement.ref:
                if statement.act == "withdraw":
                    if offer.statement.seat != statement.seat:
                        raise no("no-talk-not-yours")
                elif statement.seat not in offer.statement.to:
                    raise no("no-talk-not-to-you")
                elif statement.act == "counter" and offer.statement.seat not in statement.to:
                    raise no("no-talk-counter", who=Seat(offer.statement.seat))
                return offer
        raise no("no-talk-ref", ref=_number(statement.ref))

    def _accept(self, statement: Statement, state: State) -> None:
        offer = self._answered(statement)
        if statement.seat in offer.accepted:
            raise no("no-talk-accepted")
        offer = offer._replace(accepted=(*offer.accepted, statement.seat))
        if len(offer.accepted) < len(offer.statement.to):
            # A deal of several stands when all of them have said yes.
            self.statements = tuple(offer if o.number == offer.number else o for o in self.statements)
            return
        self._end(offer, "agreed", statement, state)
        agreed = offer.statement
        self._make(agreed, (*agreed.give, *agreed.get), offer.number, state)

    def _end(self, offer: Offer, outcome: str, answer: Statement, state: State) -> None:
        self.statements = tuple(o for o in self.statements if o.number != offer.number)
        self.endings = (*self.endings, Ending(offer, outcome, answer, state.round))[-MOST_ENDINGS:]

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

    def _promise_of_another(self, statement: Statement) -> int:
        for promise in self.promises:
            if promise.number == statement.ref:
                if promise.who == statement.seat:
                    raise no("no-yourself")
                return promise.number
        raise no("no-talk-promise", ref=_number(statement.ref))


def _has_lapsed(statement: Statement, facts: Facts) -> bool:
    """Is it too late for a yes?"""
    if facts.ends_game or (facts.ends_round and (statement.expires or 0) <= facts.round):
        return True
    tasks = [task for part in statement.parts if (task := part.task_named) is not None]
    if any(facts.doer_of(task) is not None or facts.is_gone(task) for task in tasks):
        return True
    return facts.count(ELECTED) > 0 and facts.round in [part.vote_round for part in statement.parts]


MESSAGES = {
    OPEN: "promise-open",
    KEPT: "promise-kept",
    BROKEN: "promise-broken",
    VOID: "promise-void",
}


def _settled(ending: Ending) -> shapes.Settled:
    offer, answer = ending.offer, ending.answer
    return shapes.Settled(
        number=offer.number,
        accepted=list(offer.accepted),
        statement=write_offer(offer.statement),
        words=_offer_words(offer.statement),
        outcome=ending.outcome,
        by=answer.seat,
        why=None if answer.why is None else reason(answer.why),
    )


@lru_cache(maxsize=4096)
def _promise_words(promise: Promise) -> PromiseWords:
    # Most promises stay as they are from entry to entry.
    return PromiseWords(
        heading=promise_heading(promise),
        clause=promise.clause.sentence(promise.who),
        condition=None if promise.condition is None else promise.condition.sentence(),
    )


@lru_cache(maxsize=4096)
def _offer_words(said: Statement) -> OfferWords:
    return OfferWords(
        heading=offer_heading(said),
        give=[clause.sentence() for clause in said.give],
        get=[clause.sentence() for clause in said.get],
        condition=None if said.condition is None else said.condition.sentence(),
    )


def promise_heading(promise: Promise) -> Sentence:
    """Who has promised something to whom, and what became of it."""
    return Sentence(MESSAGES[promise.status], {"who": Seat(promise.who), "to": seats_sentence(promise.to)})


def offer_heading(said: Statement) -> Sentence:
    """Who offers something to whom, or asks for it."""
    message = "offer-stands" if said.give else "request-stands"
    return Sentence(message, {"who": Seat(said.seat), "to": seats_sentence(said.to)})


def _number(ref: int | None) -> str:
    """What a statement or a promise that an answer names is called in a sentence."""
    assert ref is not None, "whoever answers says to what"
    return str(counted(ref))
