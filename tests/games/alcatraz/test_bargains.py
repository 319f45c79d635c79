"""AL-12 for bots: votes promised, offers that wait, words kept, and what a bargain would change."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.bargains import (
    answer,
    ballots,
    imagine,
    joint_vote,
    pending,
    proposals,
    track_record,
)
from getaway.games.alcatraz.clauses import At, Clause, Elected, Give, Guard, NotSteal, Swap, Vote, next_vote
from getaway.games.alcatraz.state import PICK_SEAT, ROOM_NAMES, State
from getaway.games.alcatraz.talk import Statement, read, write
from getaway.games.alcatraz.temptation import chance
from getaway.kernel.game import Ballot, Proposal
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene, together
from tests.games.alcatraz.talking import Talking, meeting


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
    waits = Proposal(number, ANN, (ballot(ANN, DI), ballot(BO, DI)), (Give(ANN, BO, "cash", 1, 3),))
    assert proposals(vote.ledger, state, BO) == [waits]
    # Cy is asked for a vote of another round, Ann has more to do than to vote.
    assert proposals(vote.ledger, state, CY) == [waits._replace(asks=True)]
    assert pending(vote.ledger, state, ANN) == [waits._replace(asks=True)]
    assert pending(vote.ledger, state, BO) == []
    assert proposals(vote.ledger, state, ANN) == proposals(vote.ledger, state, DI) == []
    vote.answer("accept", BO, number)
    assert proposals(vote.ledger, state, BO) == []
    assert pending(vote.ledger, state, BO) == [waits]
    assert proposals(vote.ledger, state, CY) == [waits._replace(asks=True)]
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
    vote.say(read(answer(BO, number, False), state, BO))
    assert vote.open_offers == []
    assert ballots(vote.ledger, state) == []


def record(vote: Talking, seat: int) -> list[tuple[bool, int]]:
    return [(word.kept, word.round) for word in track_record(vote.ledger, seat)]


@rule("AL-12")
def test_a_track_record_tells_what_was_kept_and_broken_and_when(vote: Talking) -> None:
    vote.promise(Vote(ANN, CY, 2), Vote(ANN, BO, 3), NotSteal(ANN, BO, 9), Vote(BO, DI, 2)).vote(
        CY, CY, CY, CY
    )
    assert record(vote, ANN) == [(True, 2)]
    assert record(vote, BO) == [(False, 2)]
    assert record(vote, CY) == []
    vote.next_round(CY)
    assert record(vote, ANN) == [(True, 2), (False, 3)]


@rule("AL-12")
def test_a_track_record_tells_how_tempting_it_was_to_break_a_promise() -> None:
    """Who promised the vote that is best for themselves was not tempted."""
    vote = Talking(Scene(4, turn=DI, elements={ANN: "AB", CY: "C"}).end_turns())
    vote.promise(*(Vote(BO, candidate, 2) for candidate in (ANN, BO, CY, DI))).vote(CY, CY, CY, CY)
    state = vote.scene.state
    tempted = [word.tempted for word in track_record(vote.ledger, BO)]
    stands = [chance(state, BO, candidate) for candidate in (ANN, BO, CY, DI)]
    assert tempted == [max(stands) - stand for stand in stands]
    assert min(tempted) == 0 < max(tempted) < 1


@rule("AL-12")
def test_what_became_void_says_nothing_of_anybody() -> None:
    table = meeting()
    table.promise(NotSteal(BO, ANN, 3), condition=Elected(CY, 2)).next_round(ANN)
    assert table.statuses == ["void"]
    assert track_record(table.ledger, BO) == []


def prison() -> Scene:
    """Ann has a key and cash, Bo three shivs."""
    hold = {ANN: ["key", "cash", "cash"], BO: ["shiv", "shiv", "shiv"], CY: ["tool"]}
    guards = {"chapel": 4, "laundry": 1, "workshop": 0}
    return Scene(where=together("infirmary", ANN, BO, CY), hold=hold, guards=guards)


def imagined(*clauses: Clause) -> tuple[Scene, State]:
    """A prison as if these were kept, and as it was."""
    scene = prison()
    before = scene.state.copy()
    imagine(scene.state, clauses)
    return scene, before


@rule("AL-23")
def test_a_gift_changes_hands() -> None:
    scene, _ = imagined(Give(ANN, CY, "key", 1, 2), Give(ANN, BO, "cash", 2, 2))
    assert scene.things(ANN) == []
    assert scene.things(BO) == ["shiv", "shiv", "shiv", "cash", "cash"]
    assert sorted(scene.things(CY)) == ["key", "tool"]


@rule("AL-2")
@pytest.mark.parametrize(
    "clause", [Give(ANN, BO, "key", 1, 2), Give(CY, ANN, "medicine", 1, 2), Swap(ANN, BO, "gun", "key", 2)]
)
def test_what_nobody_has_or_has_space_for_changes_nothing(clause: Clause) -> None:
    scene, before = imagined(clause)
    assert scene.state == before


@rule("AL-23")
def test_a_swap_goes_both_ways() -> None:
    scene, _ = imagined(Swap(ANN, CY, "key", "tool", 2))
    assert scene.things(ANN) == ["tool", "cash", "cash"]
    assert scene.things(CY) == ["key"]


def test_whoever_will_be_there_is_there() -> None:
    scene, _ = imagined(At(BO, "chapel", 2))
    assert ROOM_NAMES[scene.state.where[BO]] == "chapel"
    assert ROOM_NAMES[scene.state.where[ANN]] == "infirmary"


@rule("AL-16")
@pytest.mark.parametrize(
    ("origin", "target", "moves"),
    [("laundry", "workshop", True), ("workshop", "laundry", False), ("laundry", "chapel", False)],
)
def test_a_guard_goes_where_there_is_room(origin: str, target: str, moves: bool) -> None:
    scene, before = imagined(Guard(BO, origin, target, 2))
    changed = [scene.state.guards[r] - before.guards[r] for r in map(ROOM_NAMES.index, (origin, target))]
    assert changed == ([-1, 1] if moves else [0, 0])


def test_what_does_not_change_the_board_changes_nothing() -> None:
    scene, before = imagined(Vote(ANN, BO, 2), NotSteal(BO, ANN, 3))
    assert scene.state == before
