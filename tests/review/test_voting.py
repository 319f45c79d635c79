"""A ballot loses only what it could have changed."""

from __future__ import annotations

from getaway.bots.votes import Electorate
from getaway.review.course import Council
from getaway.review.plans import others, situation_of
from getaway.review.summary import vote_of
from getaway.review.voting import election_of
from getaway.words import Words
from tests.review.games import course, fast, pieces


def councils() -> list[Council]:
    return [unit for unit in course("escape").units if isinstance(unit, Council)]


def electorate(council: Council) -> Electorate:
    situation = situation_of(fast("alcatraz"), council.moment, council.caller, 1)
    return Electorate(situation, dict.fromkeys(situation.legal, (0.0, 0.0, 0.0)))


def test_whom_a_ballot_elects_depends_on_the_others() -> None:
    council = councils()[0]
    caller, liar, keeper = council.caller, (council.caller + 1) % 3, (council.caller + 2) % 3
    found = [election_of(electorate(council), council, seat) for seat in range(3)]
    assert {election.elected for election in found} == {council.ballots[caller].action}
    # Two others have voted for the caller: whatever the liar votes changes nothing.
    assert len(set(found[liar].by_ballot.values())) == 1
    assert len(set(found[keeper].by_ballot.values())) > 1


def test_a_ballot_that_could_change_nothing_has_lost_nothing() -> None:
    council = councils()[0]
    liar = (council.caller + 1) % 3
    judged = next(piece for piece in pieces("escape") if piece.last == council.last)
    verdict = next(verdict for verdict in judged.verdicts if verdict.seat == liar)
    assert (verdict.kind, verdict.lost, verdict.better) == ("ballot", 0.0, None)
    assert judged.own[liar] == 0.0


def test_a_ballot_is_told_as_one_also_where_nothing_else_says_so() -> None:
    ballots = [
        verdict for piece in pieces("escape") for verdict in piece.verdicts if verdict.kind == "ballot"
    ]
    assert {ballot.label.message for ballot in ballots} == {"ballot-for"}
    others = [ballot.better.label for ballot in ballots if ballot.better is not None]
    assert {label.message for label in others} == {"ballot-for"}
    words = Words(course("escape").engine.game, "en", ["Ann", "Bo", "Cy"])
    assert words.say(others[0]) in ("vote for Ann", "vote for Bo", "vote for Cy")


def test_a_vote_says_who_broke_their_word() -> None:
    council = councils()[0]
    vote = vote_of(course("escape"), council)
    assert [ballot.seat for ballot in vote.ballots if ballot.broke] == [(council.caller + 1) % 3]
    assert vote.elected == council.ballots[council.caller].action
    assert vote.round == 2


def test_nobody_is_told_to_break_their_word() -> None:
    council = councils()[0]
    liar, keeper = (council.caller + 1) % 3, (council.caller + 2) % 3
    kept = situation_of(fast("alcatraz"), council.moment, keeper, 1)
    assert others(kept, council.ballots[keeper].action, 9, whole=False) == []
    broken = situation_of(fast("alcatraz"), council.moment, liar, 1)
    assert len(others(broken, council.ballots[liar].action, 9, whole=False)) == 2
