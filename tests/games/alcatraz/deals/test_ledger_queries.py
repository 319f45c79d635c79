"""AL-12 for bots: votes promised, offers that wait, words kept, and what a bargain would change."""

from __future__ import annotations

import pytest

from getaway.deals import Ballot, Proposal
from getaway.games.alcatraz.deals.ledger_queries import (
    answer,
    ballots,
    own_word,
    pending,
    proposals,
    track_record,
)
from getaway.games.alcatraz.mind.evaluation import nearness
from getaway.games.alcatraz.mind.temptation import chance
from getaway.games.alcatraz.rules.rounds import next_vote
from getaway.games.alcatraz.rules.state import PICK_SEAT, ROOM_NAMES
from getaway.games.alcatraz.talk.statement import Statement, read, write
from tests.citing import rule
from tests.games.alcatraz.parts import (
    Clause,
    Condition,
    Done,
    Elected,
    Give,
    Has,
    NotSteal,
    NotVote,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene
from tests.games.alcatraz.talking import Talking, joint_vote, meeting


@pytest.fixture
def vote() -> Talking:
    """Four players are to vote in round 2."""
    return Talking(Scene(4, turn=DI).end_turns())


def ballot(voter: int, candidate: int) -> Ballot:
    return Ballot(voter, PICK_SEAT + candidate)


@rule("AL-12")
def test_votes_promised_for_this_vote_are_ballots(vote: Talking) -> None:
    vote.promise(Vote(ANN, CY, 2), Vote(BO, DI, 2), Vote(CY, ANN, 3), NotSteal(DI, ANN, 3))
    assert ballots(vote.ledger, vote.scene.state) == [ballot(ANN, CY), ballot(BO, DI)]


@rule("AL-12")
def test_in_the_turns_the_next_vote_is_the_one_to_come() -> None:
    table = meeting().promise(Vote(BO, CY, 2))
    assert next_vote(table.scene.state) == 2
    assert ballots(table.ledger, table.scene.state) == [ballot(BO, CY)]


@rule("AL-13")
def test_a_promise_of_a_vote_gone_by_is_no_ballot(vote: Talking) -> None:
    vote.promise(Vote(ANN, CY, 2), Vote(BO, DI, 2), Vote(CY, ANN, 3)).vote(CY, CY, CY, CY)
    assert vote.statuses == ["kept", "broken", "open"]
    assert ballots(vote.ledger, vote.scene.state) == [ballot(CY, ANN)]


@rule("AL-12")
def test_a_promise_that_became_void_is_no_ballot(vote: Talking) -> None:
    vote.promise(Vote(BO, CY, 3), condition=Elected(CY, 2)).vote(ANN, ANN, ANN, ANN)
    assert vote.statuses == ["void"]
    assert next_vote(vote.scene.state) == 3
    assert ballots(vote.ledger, vote.scene.state) == []


@rule("AL-12")
def test_an_offer_waits_for_those_it_is_made_to(vote: Talking) -> None:
    give = (Vote(ANN, DI, 2), Give(ANN, BO, "cash", 1, 3))
    number = vote.say(Statement("offer", ANN, (BO, CY), give, (Vote(BO, DI, 2), Vote(CY, DI, 3))))
    state = vote.scene.state
    gift = (Give(ANN, BO, "cash", 1, 3),)
    cast = (ballot(ANN, DI), ballot(BO, DI))
    waits = Proposal(number, ANN, cast, (ballot(CY, DI),), others=gift, delay=1)
    assert proposals(vote.ledger, state, BO) == proposals(vote.ledger, state, CY) == [waits]
    # Ann has promised what she does not have.
    assert pending(vote.ledger, state, ANN) == [waits._replace(own=gift, others=(), can_keep=False, delay=0)]
    assert pending(vote.ledger, state, BO) == []
    assert proposals(vote.ledger, state, ANN) == proposals(vote.ledger, state, DI) == []
    vote.answer("accept", BO, number)
    assert proposals(vote.ledger, state, BO) == []
    assert pending(vote.ledger, state, BO) == [waits]
    assert proposals(vote.ledger, state, CY) == [waits]
    vote.answer("reject", CY, number)
    assert proposals(vote.ledger, state, CY) == []


@rule("AL-12", "AL-13")
@pytest.mark.parametrize("candidate", [ANN, BO, CY, DI])
def test_a_joint_vote_is_an_offer_that_both_keep_by_voting_alike(vote: Talking, candidate: int) -> None:
    state = vote.scene.state
    said = read(joint_vote(state, ANN, BO, PICK_SEAT + candidate), state, ANN)
    assert said == Statement(
        "offer", ANN, (BO,), (Vote(ANN, candidate, 2),), (Vote(BO, candidate, 2),), expires=2
    )
    number = vote.say(said)
    said = read(answer(BO, number, True), state, BO)
    assert said == Statement("accept", BO, ref=number)
    vote.say(said)
    assert ballots(vote.ledger, state) == [ballot(ANN, candidate), ballot(BO, candidate)]
    vote.vote(candidate, candidate, ANN, ANN)
    assert vote.statuses == ["kept", "kept"]


def test_a_no_closes_an_offer(vote: Talking) -> None:
    state = vote.scene.state
    number = vote.say(read(joint_vote(state, ANN, BO, PICK_SEAT), state, ANN))
    assert answer(BO, number, False) == write(Statement("reject", BO, ref=number))
    assert answer(BO, number, False, "keep") == write(Statement("reject", BO, ref=number, why="keep"))
    assert answer(BO, number, True, "keep") == write(Statement("accept", BO, ref=number))
    vote.say(read(answer(BO, number, False), state, BO))
    assert vote.open_offers == []
    assert ballots(vote.ledger, state) == []


def record(vote: Talking, seat: int) -> list[tuple[bool, int]]:
    return [(word.kept, word.age) for word in track_record(vote.ledger, vote.scene.state, seat)]


@rule("AL-12")
def test_a_track_record_tells_what_was_kept_and_broken_and_when(vote: Talking) -> None:
    vote.promise(Vote(ANN, CY, 2), Vote(ANN, BO, 3), NotSteal(ANN, BO, 9), Vote(BO, DI, 2)).vote(
        CY, CY, CY, CY
    )
    assert record(vote, ANN) == [(True, 0)]
    assert record(vote, BO) == [(False, 0)]
    assert record(vote, CY) == []
    vote.next_round(CY)
    assert record(vote, ANN) == [(True, 1), (False, 0)]


@rule("AL-12")
def test_a_track_record_tells_how_tempting_it_was_to_break_a_promise() -> None:
    """Who promised the vote that is best for themselves was not tempted."""
    vote = Talking(Scene(4, turn=DI, elements={ANN: "AB", CY: "C"}).end_turns())
    vote.promise(*(Vote(BO, candidate, 2) for candidate in (ANN, BO, CY, DI))).vote(CY, CY, CY, CY)
    state = vote.scene.state
    tempted = [word.tempted for word in track_record(vote.ledger, state, BO)]
    stands = [chance(state, BO, candidate) for candidate in (ANN, BO, CY, DI)]
    assert tempted == [max(stands) - stand for stand in stands]
    assert min(tempted) == 0 < max(tempted) < 1


@rule("AL-12")
def test_what_became_void_says_nothing_of_anybody() -> None:
    table = meeting()
    table.promise(NotSteal(BO, ANN, 3), condition=Elected(CY, 2)).next_round(ANN)
    assert table.statuses == ["void"]
    assert track_record(table.ledger, table.scene.state, BO) == []


def asked(vote: Talking, seat: int, *get: Clause, condition: Condition | None = None) -> Proposal[Clause]:
    """What an offer of Ann's looks like to the one whom it is made to."""
    vote.say(Statement("offer", ANN, (seat,), (NotSteal(ANN, seat, 3),), get, condition, expires=2))
    return proposals(vote.ledger, vote.scene.state, seat)[-1]


@rule("AL-12", "AL-13")
def test_promises_of_votes_say_which_ballots_are_cast_and_which_are_not(vote: Talking) -> None:
    seen = asked(vote, BO, NotVote(BO, ANN, 2, 3), Vote(BO, CY, 4), NotVote(BO, DI, 2, 9))
    spared = ballot(BO, ANN)._replace(cast=False)
    never = ballot(BO, DI)._replace(cast=False)
    assert seen.ballots == (spared, never)
    # Nobody looks further ahead than a few votes.
    assert seen.later == (spared, ballot(BO, CY), never, never, never)
    assert seen.own == ()
    assert seen.others == (NotSteal(ANN, BO, 3),)
    assert seen.can_keep


@rule("AL-12")
def test_two_promises_of_which_one_would_be_broken_cannot_be_kept(vote: Talking) -> None:
    assert asked(vote, BO, Vote(BO, CY, 2)).can_keep
    vote.promise(NotVote(BO, CY, 2, 4))
    assert not asked(vote, BO, Vote(BO, CY, 2)).can_keep
    # What is only offered binds as well, once the other says yes.
    assert own_word(vote.ledger, CY) == ()
    vote.say(Statement("offer", CY, (DI,), (Vote(CY, BO, 2),), (Vote(DI, BO, 2),), expires=2))
    assert own_word(vote.ledger, CY) == (Vote(CY, BO, 2),)
    assert own_word(vote.ledger, DI) == ()
    assert not asked(vote, CY, Vote(CY, ANN, 2)).can_keep
    assert asked(vote, CY, Vote(CY, BO, 2)).can_keep


@rule("AL-12")
def test_a_condition_is_as_likely_as_the_board_tells() -> None:
    scene = Scene(4, turn=DI, tasks={"chapel": "A1"}, hold={CY: ["tool"]}).end_turns()
    vote = Talking(scene)
    state = scene.state
    done = asked(vote, BO, NotSteal(BO, ANN, 3), condition=Done("A"))
    assert done.likely == nearness(state, ROOM_NAMES.index("chapel"))
    assert 0 < done.likely < 1
    assert done.can_keep
    has = asked(vote, BO, NotSteal(BO, ANN, 3), condition=Has(CY, "tool"))
    assert (has.likely, has.can_keep) == (1.0, True)
    elected = asked(vote, BO, NotSteal(BO, ANN, 3), condition=Elected(CY, 2))
    assert (elected.likely, elected.elects, elected.can_keep) == (1.0, PICK_SEAT + CY, True)
    for unknown in (Has(CY, "key"), Elected(CY, 3)):
        assert not asked(vote, BO, NotSteal(BO, ANN, 3), condition=unknown).can_keep


@rule("AL-12")
@pytest.mark.parametrize("condition", [Done("A"), Elected(CY, 2), Has(CY, "key")])
def test_nobody_gives_a_ballot_for_what_may_come_to_nothing(condition: Condition) -> None:
    vote = Talking(Scene(4, turn=DI, tasks={"chapel": "A1"}, hold={CY: ["tool"]}).end_turns())
    assert not asked(vote, BO, Vote(BO, DI, 2), condition=condition).can_keep
    assert asked(vote, BO, Vote(BO, DI, 2), condition=Has(CY, "tool")).can_keep
