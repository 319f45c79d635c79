"""AL-12 for bots: what one could offer another before a vote, and keep."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.deals import Draft
from getaway.games.alcatraz.deals.drafts import MOST_DRAFTS, drafts
from getaway.games.alcatraz.deals.ledger_queries import proposals
from getaway.games.alcatraz.rules.state import PICK_SEAT
from getaway.games.alcatraz.talk.ledger import MOST_OFFERS
from getaway.games.alcatraz.talk.statement import Statement, read
from tests.citing import rule
from tests.games.alcatraz.parts import Clause, Give, NotSteal, NotVote, Swap, Vote
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene
from tests.games.alcatraz.talking import Talking

WHERE = {ANN: "chapel", BO: "radio_room", CY: "wardens_office", DI: "guard_room"}
HOLD = {ANN: ["key", "shiv", "cash"], BO: ["key", "tool"], CY: ["jacket"]}


def table(players: int = 4, **more: Any) -> Talking:
    """All are to vote in round 2."""
    scene: dict[str, Any] = {"where": WHERE, "hold": HOLD, "turn": players - 1, **more}
    return Talking(Scene(players, **scene).end_turns())


def offers(talking: Talking, seat: int = ANN) -> list[tuple[Draft[Clause], Statement]]:
    state = talking.scene.state
    found = drafts(talking.ledger, state, seat)
    return [(draft, read(draft.said, state, seat)) for draft in found]


def given(talking: Talking, to: int) -> set[Clause]:
    """What Ann could offer to somebody for a vote, or in a swap."""
    return {said.give[0] for _, said in offers(talking) if said.to == (to,)}


@rule("AL-12")
def test_every_draft_is_understood_and_looks_to_the_other_as_it_was_meant() -> None:
    talking = table()
    for draft, said in offers(talking):
        assert (said.act, said.seat, said.to, said.expires) == ("offer", ANN, (draft.to,), 2)
        told = Talking(talking.scene)
        number = told.say(said)
        (seen,) = proposals(told.ledger, talking.scene.state, draft.to)
        assert (seen.number, seen.seat, seen.ballots) == (number, ANN, draft.ballots)
        assert (seen.own, seen.others, seen.later) == (draft.others, draft.own, ())


@rule("AL-12", "AL-13")
def test_joint_votes_come_first_and_are_for_anybody() -> None:
    joint = [said for _, said in offers(table()) if isinstance(said.give[0], Vote)]
    assert joint == [said for _, said in offers(table())[: len(joint)]]
    expected = {(other, candidate) for other in (BO, CY, DI) for candidate in range(4)}
    assert {(said.to[0], c.candidate) for said in joint for c in said.get if isinstance(c, Vote)} == expected


@rule("AL-12", "AL-23")
def test_things_are_offered_to_whom_they_can_be_handed_over_in_time() -> None:
    """With two points a turn Cy is two turns away; Di is one, and has nothing to swap or to be robbed of."""
    things = ("key", "shiv", "cash")
    swaps = {Swap(ANN, BO, t, w, 3) for t in things for w in ("key", "tool") if t != w}
    gifts = {Give(ANN, BO, thing, 1, 3) for thing in things}
    votes = {Vote(ANN, candidate, 2) for candidate in range(4)}
    assert given(table(), BO) == votes | swaps | gifts | {NotSteal(ANN, BO, 4), NotVote(ANN, BO, 2, 2)}
    assert Give(ANN, CY, "key", 1, 4) in given(table(), CY)
    assert given(table(), DI) == votes | {Give(ANN, DI, thing, 1, 3) for thing in things} | {
        NotVote(ANN, DI, 2, 2)
    }
    # At the end of the game nobody comes so far any more.
    late = table(round=12)
    assert not any(isinstance(clause, Give | Swap) for clause in given(late, CY))
    assert Give(ANN, BO, "key", 1, 13) in given(late, BO)


@rule("AL-12")
def test_what_is_wished_for_is_the_others_vote_for_a_third() -> None:
    for _, said in offers(table()):
        if not isinstance(said.give[0], Vote | Swap):
            (wish,) = said.get
            assert isinstance(wish, Vote)
            assert wish.candidate not in (ANN, said.to[0])


@rule("AL-12")
def test_what_is_promised_is_not_offered() -> None:
    talking = table().promise(Give(ANN, CY, "key", 1, 5), Vote(ANN, BO, 2))
    for _, said in offers(talking):
        (own,) = said.give
        assert not (isinstance(own, Give | Swap) and own.thing == "key")
        assert own == Vote(ANN, BO, 2) or not isinstance(own, Vote)
        assert own != NotVote(ANN, BO, 2, 2)


@rule("AL-12")
def test_nothing_is_drafted_that_would_be_refused_as_too_much() -> None:
    talking = table(3)
    for _ in range(MOST_OFFERS):
        assert offers(talking)
        talking.say(Statement("offer", ANN, (BO,), (Vote(ANN, CY, 2),), (Vote(BO, CY, 2),), expires=2))
    assert offers(talking) == []


@pytest.mark.parametrize("players", [3, 4])
def test_there_are_never_too_many_drafts(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = {ANN: ["key", "shiv", "jacket", "cash"]}
    hold |= {other: ["medicine", "tool", "key", "cash"] for other in range(1, players)}
    hold[BO][2:3] = ["gun"]
    talking = table(players, hold=hold)
    found = offers(talking)
    assert 40 < len(found) <= MOST_DRAFTS
    monkeypatch.setattr("getaway.games.alcatraz.deals.drafts.MOST_DRAFTS", 7)
    assert [draft for draft, _ in offers(talking)] == [draft for draft, _ in found][:7]


def test_a_ballot_is_told_from_one_that_is_not_cast() -> None:
    (spared,) = [d for d, said in offers(table(3)) if said.give == (NotVote(ANN, BO, 2, 2),)]
    assert [(b.voter, b.action, b.cast) for b in spared.ballots] == [
        (ANN, PICK_SEAT + BO, False),
        (BO, PICK_SEAT + CY, True),
    ]
