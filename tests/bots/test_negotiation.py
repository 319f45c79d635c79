"""Talk before a vote: promises kept or broken, trust, offers that bring both something (AL-12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from getaway.bots import negotiation
from getaway.bots.gains import Bids, Gains
from getaway.bots.heuristic import Heuristic
from getaway.bots.negotiation import (
    NAIVE,
    USUAL,
    best_offer,
    faithful,
    speak,
    trust,
    vote,
)
from getaway.bots.search import Search
from getaway.bots.situation import HONEST, Persona
from getaway.bots.trial import Budget
from getaway.games.alcatraz.deals.drafts import drafts
from getaway.games.alcatraz.rules.state import PICK_SEAT
from getaway.games.alcatraz.talk.statement import Statement, read
from getaway.kernel.chance import Dice, below
from tests.bots.bargaining import (
    AGAINST_BO,
    ENGINE,
    FRIENDS,
    SPLIT,
    Worth,
    accepts,
    electorate,
    offer,
    seen,
    with_record,
)
from tests.bots.moments import moments
from tests.bots.talking import talk_through
from tests.citing import rule
from tests.games.alcatraz.parts import Elected, Give, NotSteal, Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together
from tests.games.alcatraz.talking import Talking, public

BETRAYER = Persona(betrays=True)


@pytest.fixture
def table() -> Talking:
    """Three are to vote in round 2."""
    return Talking(Scene(turn=CY).end_turns())


@rule("AL-12")
@pytest.mark.parametrize("worth", [SPLIT, AGAINST_BO, FRIENDS])
def test_the_honest_vote_as_promised_whatever_it_costs(table: Talking, worth: Worth) -> None:
    table.promise(Vote(BO, BO, 2))
    for seed in range(10):
        situation = seen(table, BO, seed)
        assert vote(situation, electorate(situation, worth), HONEST) == PICK_SEAT + BO


@rule("AL-12")
def test_a_betrayer_breaks_a_promise_when_that_pays(table: Talking) -> None:
    table.promise(Vote(BO, BO, 2))
    broken = {vote(s, electorate(s, SPLIT), BETRAYER) for s in (seen(table, BO, seed) for seed in range(10))}
    assert PICK_SEAT + BO not in broken


@rule("AL-12")
def test_a_betrayer_keeps_a_promise_that_costs_nothing(table: Talking) -> None:
    """Both others elect Bo anyway."""
    table.promise(Vote(BO, BO, 2))
    for seed in range(10):
        situation = seen(table, BO, seed)
        assert vote(situation, electorate(situation, AGAINST_BO), BETRAYER) == PICK_SEAT + BO


@pytest.mark.parametrize("make", [lambda p: Heuristic(persona=p), lambda p: Search(Budget(30), persona=p)])
@pytest.mark.parametrize(
    ("persona", "worth", "keeps"),
    [(HONEST, SPLIT, True), (BETRAYER, SPLIT, False), (BETRAYER, AGAINST_BO, True)],
)
def test_every_bot_that_weighs_keeps_its_word_as_its_persona_says(
    table: Talking, make: Any, persona: Persona, worth: Worth, keeps: bool
) -> None:
    table.promise(Vote(BO, BO, 2)).do("choose seat 1")
    situation = seen(table, BO)
    bot = make(persona)
    bot.electorate = lambda situation: electorate(situation, worth)
    # One that breaks its word may still come to the same ballot by itself.
    if isinstance(bot, Heuristic):
        assert bot.breaks(situation, {}, [PICK_SEAT + BO]) != keeps
    if keeps:
        assert bot.choose(situation) == PICK_SEAT + BO


def test_who_has_promised_nothing_votes_by_lot_and_mostly_for_the_better(table: Talking) -> None:
    votes = [vote(s, electorate(s, FRIENDS), HONEST) for s in (seen(table, ANN, seed) for seed in range(60))]
    for other in (BO, CY):
        assert votes.count(PICK_SEAT + ANN) < votes.count(PICK_SEAT + other)


def test_only_ones_own_promises_for_this_vote_bind(table: Talking) -> None:
    ballots = [PICK_SEAT + ANN, PICK_SEAT + BO, PICK_SEAT + CY]
    assert faithful(seen(table, BO)) == ballots
    table.promise(Vote(CY, ANN, 2), Vote(BO, CY, 3), NotSteal(BO, ANN, 3))
    assert faithful(seen(table, BO)) == ballots
    assert faithful(seen(table, CY)) == [PICK_SEAT + ANN]
    assert faithful(replace(seen(table, CY), ledger=None)) == ballots


@rule("AL-12")
def test_trust_falls_with_promises_broken_and_rises_with_promises_kept() -> None:
    records = [trust(seen(with_record(kept, broken), ANN), CY) for kept, broken in [(3, 0), (1, 0), (0, 0)]]
    assert records == sorted(records, reverse=True)
    assert records[-1] == pytest.approx(2 / 3)
    worse = [trust(seen(with_record(0, broken), ANN), CY) for broken in range(4)]
    assert worse == sorted(worse, reverse=True)
    assert 0 < worse[-1] < USUAL.suspicious < worse[0]
    # One that is broken weighs more than one that is kept.
    assert trust(seen(with_record(1, 1), ANN), CY) < records[-1]


def test_trust_is_in_whoever_made_the_promise() -> None:
    table = with_record(0, 3)
    assert trust(seen(table, ANN), BO) == pytest.approx(2 / 3)
    assert trust(seen(table, BO), CY) == trust(seen(table, ANN), CY)


@pytest.mark.parametrize(("kept", "broken"), [(3, 0), (0, 3)])
def test_what_was_kept_and_broken_fades(kept: int, broken: int) -> None:
    table = with_record(kept, broken)
    far = [abs(trust(seen(table, ANN, round=now), CY) - 2 / 3) for now in (3, 5, 9, 13)]
    assert far == sorted(far, reverse=True)
    assert 0 < far[-1] < far[0]


def test_what_is_void_or_open_says_nothing_of_anybody(table: Talking) -> None:
    table.promise(NotSteal(CY, ANN, 9))
    table.promise(NotSteal(CY, BO, 4), condition=Elected(BO, 2)).vote(ANN, ANN, ANN)
    assert table.statuses == ["open", "void"]
    assert trust(seen(table, ANN), CY) == pytest.approx(2 / 3)


def test_others_are_believed_as_far_as_they_are_trusted() -> None:
    table = with_record(0, 2)
    table.promise(Vote(CY, BO, 3), Vote(BO, ANN, 3), Vote(ANN, ANN, 3))
    situation = seen(table, ANN)
    assert negotiation.believed(situation) == {
        (CY, PICK_SEAT + BO): trust(situation, CY),
        (BO, PICK_SEAT): pytest.approx(2 / 3),
    }


def test_of_two_promises_for_one_vote_the_first_is_believed(table: Talking) -> None:
    table.promise(Vote(CY, BO, 2), Vote(CY, ANN, 2))
    assert set(negotiation.believed(seen(table, ANN))) == {(CY, PICK_SEAT + BO)}


def any_worth(seed: int) -> Worth:
    """Whatever the candidates may be worth, mostly not very different."""
    dice = Dice(seed)
    return {c: tuple(0.3 + below(dice, 100) / 500 for _ in range(3)) for c in range(3)}


@rule("AL-12")
def test_an_offer_brings_both_something_and_can_be_read(table: Talking) -> None:
    made = 0
    for seed in range(60):
        situation = seen(table, seed % 3)
        found = electorate(situation, any_worth(seed))
        said = best_offer(Gains(situation, found, {}))
        if said is None:
            continue
        made += 1
        statement = read(said, public(table.scene.state), situation.seat)
        (own,), (wish,), (other,) = statement.give, statement.get, statement.to
        assert isinstance(own, Vote)
        assert isinstance(wish, Vote)
        assert own.candidate == wish.candidate
        agreed = {(situation.seat, PICK_SEAT + own.candidate): 1.0, (other, PICK_SEAT + own.candidate): 2 / 3}
        before, after = found.prospects({}), found.prospects(agreed)
        assert after[situation.seat] > before[situation.seat] + USUAL.margin
        assert after[other] > before[other] + USUAL.margin
    assert made > 10


def test_there_is_no_offer_where_only_one_would_gain(table: Talking) -> None:
    """Whatever Ann likes, the others do not."""
    situation = seen(table, ANN)
    against = {ANN: (0.0, 1.0, 1.0), BO: (1.0, 0.0, 0.0), CY: (0.9, 0.0, 0.0)}
    assert best_offer(Gains(situation, electorate(situation, against), {})) is None


def test_an_offer_is_accepted_by_its_gain(table: Talking) -> None:
    offer(table, ANN, CY, BO)
    assert accepts(table, CY, FRIENDS) == [True]
    offer(table, BO, CY, CY)
    # To be elected oneself is no bargain.
    assert accepts(table, CY, FRIENDS) == [True, False]


def test_two_offers_for_one_vote_are_not_both_accepted(table: Talking) -> None:
    offer(table, ANN, CY, BO)
    offer(table, BO, CY, ANN)
    assert sum(accepts(table, CY, FRIENDS)) == 1
    table.promise(Vote(CY, BO, 2))
    assert accepts(table, CY, FRIENDS) == [False, False]
    assert accepts(table, CY, FRIENDS, NAIVE) == [False, False]


@rule("AL-12")
def test_nobody_promises_two_ballots_while_an_offer_is_open(table: Talking) -> None:
    situation = seen(table, ANN)
    (said,) = speak(situation, electorate(situation, FRIENDS))
    table.say(read(said, table.scene.state, ANN))
    # The same is not offered twice, and nothing else is agreed to as long as the other may say yes.
    situation = seen(table, ANN)
    assert speak(situation, electorate(situation, FRIENDS)) == []
    offered = msgspec.to_builtins(said)["give"][0]["candidate"]
    for candidate in (BO, CY):
        partner = CY if candidate == BO else BO
        table.say(
            Statement(
                *("offer", partner, (ANN,), (Vote(partner, candidate, 2),), (Vote(ANN, candidate, 2),)),
                expires=2,
            )
        )
    assert accepts(table, ANN, FRIENDS) == [candidate == offered for candidate in (BO, CY)]


@rule("AL-12")
def test_nobody_careful_deals_with_those_who_break_their_word() -> None:
    table = with_record(0, 3)
    table.say(Statement("offer", CY, (ANN,), (Vote(CY, BO, 3),), (Vote(ANN, BO, 3),), expires=3))
    assert accepts(table, ANN, FRIENDS) == [False]
    # The naive do not reckon.
    assert accepts(table, ANN, FRIENDS, NAIVE) == [True]
    assert accepts(table, ANN, {**FRIENDS, BO: (-1.0, 0.0, 0.0)}, NAIVE) == [False]


@rule("AL-12")
def test_nothing_is_offered_to_those_who_break_their_word() -> None:
    """Ann does not mind who is elected, so Bo has only Cy to deal with."""
    worth = {ANN: (0.5, 0.5, 0.5), BO: (0.5, 0.0, 0.5), CY: (0.5, 0.5, 0.0)}
    offers = []
    for broken in range(3):
        situation = seen(with_record(0, broken), BO)
        offers.append(best_offer(Gains(situation, electorate(situation, worth), {})))
        assert (trust(situation, CY) < USUAL.suspicious) == (offers[-1] is None)
    assert offers[0] is not None
    assert offers[0]["to"] == [CY]
    assert offers[2] is None


@pytest.mark.parametrize(
    ("bot", "answer"),
    [(Heuristic(remembers=False), "accept"), (Heuristic(), "reject"), (Search(Budget(30)), "reject")],
)
def test_an_easy_bot_is_naive_and_better_ones_are_careful(bot: Heuristic | Search, answer: str) -> None:
    table = with_record(0, 3)
    table.say(Statement("offer", CY, (ANN,), (Vote(CY, BO, 3),), (Vote(ANN, BO, 3),), expires=3))
    situation = seen(table, ANN)
    bot.electorate = lambda situation: electorate(situation, FRIENDS)  # type: ignore[method-assign]
    assert bot.speak(situation)[0]["act"] == answer


def why(table: Talking, seat: int, worth: Worth) -> list[str | None]:
    """Why a seat says no to what it was offered."""
    situation = seen(table, seat)
    said = speak(situation, electorate(situation, worth))
    return [read(one, table.scene.state, seat).why for one in said if one["act"] == "reject"]


# Everybody is the same to everybody: no vote brings anything.
EQUAL = dict.fromkeys((ANN, BO, CY), (0.3, 0.3, 0.3))


def test_a_no_says_what_hinders_or_costs_most() -> None:
    table = Talking(Scene(turn=CY).end_turns())
    offer(table, CY, ANN, BO)
    assert why(table, ANN, EQUAL) == ["nothing"]
    assert why(table, ANN, {**EQUAL, BO: (0.0, 0.3, 0.6)}) == ["vote"]
    distrusted = with_record(0, 3)
    distrusted.say(Statement("offer", CY, (ANN,), (Vote(CY, BO, 3),), (Vote(ANN, BO, 3),), expires=3))
    assert why(distrusted, ANN, FRIENDS) == ["trust"]


def test_a_no_says_that_the_vote_is_promised_or_something_else_agreed() -> None:
    table = Talking(Scene(turn=CY).end_turns())
    table.say(Statement("offer", ANN, (BO,), (Vote(ANN, CY, 2),)))
    offer(table, CY, ANN, BO)
    assert why(table, ANN, FRIENDS) == ["promised"]
    table = Talking(Scene(turn=CY).end_turns())
    offer(table, CY, ANN, BO)
    offer(table, BO, ANN, CY)
    assert why(table, ANN, {**EQUAL, BO: (0.9, 0.0, 0.6), CY: (0.9, 0.6, 0.0)}) == ["other"]


def test_a_no_says_what_could_not_be_kept_or_costs_too_much() -> None:
    table = Talking(Scene(turn=CY, hold={ANN: ["key"]}).end_turns())
    for thing in ("jacket", "key"):
        table.say(
            Statement("offer", CY, (ANN,), (Vote(CY, BO, 2),), (Give(ANN, CY, thing, 1, 3),), expires=2)
        )
    assert why(table, ANN, EQUAL) == ["keep", "deed"]


@rule("AL-12")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "names",
    [
        ("medium", "hard", "easy", "medium/betrayer"),
        ("hard", "hard/betrayer", "medium"),
        ("easy", "easy", "expert"),
    ],
)
def test_whole_games_with_talk_break_no_honest_promise(names: tuple[str, ...], seed: int) -> None:

    game = talk_through(names, seed)
    assert game.state.phase == ENGINE.rules.OVER
    broken = {promise.who for promise in game.ledger.promises if promise.status == "broken"}
    assert all("betrayer" in names[seat] for seat in broken)


def test_bots_strike_deals() -> None:
    games = (talk_through(("medium",) * 3, seed) for seed in range(10))
    assert any(promise.status == "kept" for game in games for promise in game.ledger.promises)


def test_what_a_bot_says_is_understood_at_any_vote() -> None:
    for moment in moments("alcatraz", 4, 9):
        if moment.state.phase == ENGINE.generic("getaway.bots.ballots").SEALED and moment.state.mover == 0:
            for seat in range(4):
                for said in Heuristic().speak(moment.seen(ENGINE, 1, seat)):
                    statement = read(said, public(moment.state), seat)
                    assert statement.act in ("offer", "counter", "accept", "reject", "accuse")


@rule("AL-12")
def test_an_offer_that_is_not_wanted_is_answered_with_a_better_one(table: Talking) -> None:
    """Ann wants Cy to vote for Cy; Cy would rather have both vote for Bo, which suits Ann too."""
    number = offer(table, ANN, CY, CY)
    situation = seen(table, CY)
    (said,) = speak(situation, electorate(situation, FRIENDS))
    statement = read(said, table.scene.state, CY)
    assert (statement.act, statement.ref, statement.to) == ("counter", number, (ANN,))
    table.say(statement)
    assert table.open_offers == [number + 1]


@rule("AL-12")
def test_an_offer_to_somebody_alone_is_made_to_nobody_else(table: Talking) -> None:
    situation = seen(table, CY)
    gains = Gains(situation, electorate(situation, FRIENDS), {})
    to_ann = best_offer(gains, USUAL, {ANN})
    assert to_ann is not None
    assert to_ann["to"] == [ANN]
    assert best_offer(gains, USUAL, set()) is None


@rule("AL-12")
def test_a_betrayer_does_not_count_what_it_would_have_to_give(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the honest a gift costs something; for a betrayer the same offer is worth the vote alone."""
    table = meeting_before_a_vote()
    situation = seen(table, BO)
    gains = Gains(situation, electorate(situation, SPLIT), {})
    sold = [draft for draft in drafts(table.ledger, table.scene.state, BO) if draft.own and draft.ballots]
    monkeypatch.setattr(gains, "of_deeds", lambda clauses: (0.0, -0.3 * len(clauses), 0.0))
    sure = dict.fromkeys(range(3), 1.0)
    for draft in sold:
        honest, free = Bids(gains, sure).gain(draft, -1.0), Bids(gains, sure, free=True).gain(draft, -1.0)
        assert free[0] > honest[0]
        assert free[1] == honest[1]
    assert sold


def meeting_before_a_vote() -> Talking:
    """Three are to vote in round 2; all are in one room, and Bo has a key."""
    scene = Scene(turn=CY, where=together("laundry", ANN, BO, CY), hold={BO: ["key"]}, guards={"laundry": 0})
    return Talking(scene.end_turns())
