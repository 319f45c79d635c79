"""Judges a vote: a ballot loses only what it could have changed, given how the others voted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from getaway.bots import negotiation
from getaway.bots.situation import Situation
from getaway.bots.votes import Electorate
from getaway.kernel.sentence import Sentence
from getaway.review.course import Council, Decision
from getaway.review.grading import grade_of
from getaway.review.judge import Effort, Judge, difference, expert, mean
from getaway.review.judging import better_one, is_disputed
from getaway.review.plans import situation_of
from getaway.review.shapes import Better, Judged, Verdict


@dataclass(frozen=True)
class Election:
    """Whom a ballot of one seat elects, as the others have voted."""

    by_ballot: Mapping[int, int]
    done: int  # the ballot that was cast

    @property
    def elected(self) -> int:
        """Who was elected."""
        return self.by_ballot[self.done]


def judge_council(judge: Judge, number: int, council: Council, seed: int, effort: Effort) -> Judged:
    """What is to be said of a vote, and of each ballot."""
    state = council.moment.state
    players = state.players
    caller = situation_of(judge.engine, council.moment, council.caller, seed)
    options = caller.legal
    opened = judge.in_the_open(state, council.caller, seed, [(a,) for a in options], effort.open)
    worth = {action: tuple(opened.means(c, players)) for c, action in enumerate(options)}
    electorate = Electorate(caller, worth)
    elections = [election_of(electorate, council, ballot.seat) for ballot in council.ballots]
    found = [
        judge_ballot(
            judge, situation_of(judge.engine, council.moment, ballot.seat, seed), ballot, election, effort
        )
        for ballot, election in zip(council.ballots, elections, strict=True)
    ]
    after = worth[elections[0].elected]
    own = []
    for ballot, election, (verdict, _) in zip(council.ballots, elections, found, strict=True):
        best = election.by_ballot[verdict.better.action] if verdict.better is not None else election.elected
        own.append(after[ballot.seat] - worth[best][ballot.seat])
    return Judged(
        number=number,
        last=council.last,
        before=list(electorate.prospects({})),
        after=list(after),
        own=own,
        knew={verdict.seat: chance for verdict, chance in found},
        verdicts=[verdict for verdict, _ in found],
    )


def election_of(electorate: Electorate, council: Council, seat: int) -> Election:
    """Whom each ballot of a seat would elect."""
    cast = {(ballot.seat, ballot.action): 1.0 for ballot in council.ballots if ballot.seat != seat}
    options = list(electorate.worth)
    none = {(ballot.seat, action): 0.0 for ballot in council.ballots for action in options}
    by_ballot = {}
    for action in options:
        likely = electorate.elected_by({**none, **cast, (seat, action): 1.0})
        by_ballot[action] = max(likely, key=lambda one: likely[one])
    return Election(by_ballot, council.ballots[seat].action)


def judge_ballot(
    judge: Judge, situation: Situation, ballot: Decision, election: Election, effort: Effort
) -> tuple[Verdict, float]:
    """What is said of a ballot, and the seat's chance after the vote, by what it could know."""
    me = situation.seat
    outcomes = list(dict.fromkeys(election.by_ballot.values()))
    plans = [(action,) for action in outcomes]
    half = effort.first + effort.rest
    ahead = expert(judge.engine)
    chosen = judge.as_known(situation, plans, 0, half, ahead)
    kept = negotiation.faithful(situation)
    open_to = [a for a in election.by_ballot if ballot.action not in kept or a in kept]
    hopes = {action: chosen.mean(outcomes.index(election.by_ballot[action]), me) for action in open_to}
    # What was cast wins a tie: another ballot that elects the same is no better.
    best = max(hopes, key=lambda action: (hopes[action], action == ballot.action))
    worst = min(hopes, key=lambda action: hopes[action])
    measured = judge.as_known(situation, plans, half, half + effort.measure + effort.more, ahead)

    def after(action: int) -> list[float]:
        return measured.of(outcomes.index(election.by_ballot[action]), me)

    lost, error = difference(after(best), after(ballot.action))
    grade = grade_of(lost, error, situation.hidden.players)
    disputed = False
    if grade is not None:
        elects = election.by_ballot
        disputed = is_disputed(judge, situation, (elects[best],), (elects[ballot.action],), effort)
    game = judge.engine.game
    verdict = Verdict(
        kind="ballot",
        step=ballot.step,
        last=ballot.step,
        seat=me,
        label=ballot_for(game.label(situation.hidden, ballot.action)),
        chance=mean(after(ballot.action)),
        best=mean(after(best)),
        worst=mean(after(worst)),
        lost=lost,
        error=error,
        deals=effort.measure + effort.more,
        grade=None if disputed else grade,
        only=False,
        disputed=disputed,
        better=None if best == ballot.action else better_ballot(situation, ballot, best, effort),
    )
    return verdict, verdict.chance


def better_ballot(situation: Situation, ballot: Decision, best: int, effort: Effort) -> Better:
    """The better ballot in words, with its reasons."""
    found = better_one(situation, ballot.step, best, ballot.action, effort)
    return replace(found, label=ballot_for(found.label))


def ballot_for(candidate: Sentence) -> Sentence:
    """A ballot where nothing else says that there was a vote: the label of one is a name."""
    return Sentence("ballot-for", {"vote": candidate})
