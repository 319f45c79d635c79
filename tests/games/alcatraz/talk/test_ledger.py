"""AL-12: the ledger: offers and answers, and the end of the game."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from getaway.deals import REASONS
from getaway.games import find
from getaway.games.alcatraz.rules.state import STEALS, State
from getaway.games.alcatraz.talk.ledger import MOST_ENDINGS, MOST_OFFERS, Ledger, promise_heading
from getaway.games.alcatraz.talk.statement import Statement, read, sentences, write
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.errors import Refusal
from getaway.words import Words
from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Done,
    Elected,
    Give,
    Has,
    Let,
    NotFrameUp,
    NotSteal,
    NotVote,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, is_over
from tests.games.alcatraz.statements import promises
from tests.games.alcatraz.talking import GIVE_KEY, Talking, meeting, plot, public

HEADED = [
    ("en", "Ann offers you:", "Ann offers Bo:"),
    ("es", "Oferta de Ann para ti:", "Oferta de Ann para Bo:"),
    ("ru", "Ann предлагает вам:", "Ann предлагает игроку Bo:"),
]


def deal(**more: object) -> Statement:
    """Ann's offer to Bo: a key for his vote."""
    said = {"give": (Give(ANN, BO, "key", 1, 2),), "get": (Vote(BO, CY, 2),), "expires": 2, **more}
    return Statement("offer", ANN, **{"to": (BO,), **said})  # type: ignore[arg-type]


def refused(table: Talking, statement: Statement) -> str:
    """The message of the refusal; the ledger is as before."""
    before = table.ledger.copy()
    with pytest.raises(Refusal) as refusal:
        table.say(statement)
    assert refusal.value.rule == "AL-12"
    assert table.ledger == before
    return refusal.value.reason.message


@rule("AL-12")
@pytest.mark.parametrize(("lang", "yours", "his"), HEADED)
def test_an_offer_is_headed_by_whom_it_is_for(lang: str, yours: str, his: str) -> None:
    table = meeting()
    table.say(deal())
    heading = table.ledger.shown().offers[0].words.heading
    for reader, said in ((BO, yours), (CY, his)):
        assert Words(find("alcatraz"), lang, ["Ann", "Bo", "Cy"], reader).say(heading) == said


@rule("AL-12")
def test_an_offer_that_is_accepted_binds_both_sides() -> None:
    table = meeting()
    offer = table.say(deal())
    assert table.open_offers == [offer]
    assert table.statuses == []
    table.answer("accept", BO, offer)
    assert table.open_offers == []
    first, second = table.ledger.promises
    assert (first.number, first.who, first.to, first.ref) == (0, ANN, (BO,), offer)
    assert (second.number, second.who, second.to, second.clause) == (1, BO, (ANN,), Vote(BO, CY, 2))
    assert first.made_in_round == 1
    assert table.next_round(CY).statuses == ["open", "kept"]


@rule("AL-12")
def test_a_deal_of_three_stands_when_all_have_agreed() -> None:
    table = meeting()
    offer = table.say(deal(to=(BO, CY), get=(Vote(BO, CY, 2), Vote(CY, CY, 2))))
    other = table.say(deal())
    table.answer("accept", CY, offer)
    assert table.open_offers == [offer, other]
    assert refused(table, Statement("accept", CY, ref=offer)) == "no-talk-accepted"
    table.answer("accept", BO, offer)
    assert [promise.to for promise in table.ledger.promises] == [(BO, CY), (ANN,), (ANN,)]


@rule("AL-12")
def test_a_promise_needs_no_yes() -> None:
    table = meeting().promise(NotSteal(ANN, BO, 3))
    assert table.statuses == ["open"]
    assert table.open_offers == []
    again = Statement("offer", ANN, (BO, CY), (NotSteal(ANN, BO, 3),))
    assert refused(table, again) == "no-talk-again"
    table.say(Statement("offer", ANN, (BO,), (NotSteal(ANN, BO, 3),)))
    assert table.statuses == ["open", "open"]


@rule("AL-12")
def test_a_request_that_is_granted_binds_whoever_granted_it() -> None:
    table = meeting()
    asked = table.say(Statement("ask", ANN, (BO,), get=(Vote(BO, CY, 2),), expires=1))
    table.answer("accept", BO, asked)
    assert [(promise.who, promise.to) for promise in table.ledger.promises] == [(BO, (ANN,))]


@rule("AL-12")
@pytest.mark.parametrize(("act", "seat"), [("reject", BO), ("withdraw", ANN)])
def test_an_offer_is_closed_by_a_no_or_taken_back(act: str, seat: int) -> None:
    table = meeting()
    offer, other = table.say(deal()), table.say(deal())
    table.answer(act, seat, offer)
    assert table.open_offers == [other]
    assert refused(table, Statement("accept", BO, ref=offer)) == "no-talk-ref"


@rule("AL-12")
def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    table = meeting()
    offer = table.say(deal())
    counter = Statement("counter", BO, (ANN,), (Vote(BO, CY, 2),), (Vote(ANN, CY, 2),), None, 1, offer)
    number = table.say(counter)
    assert table.open_offers == [number]
    table.answer("accept", ANN, number)
    assert [promise.who for promise in table.ledger.promises] == [BO, ANN]


@rule("AL-12")
def test_offers_are_shown_with_how_they_ended_until_the_end_of_the_next_round() -> None:
    table = meeting()
    refused_one, counter_to, taken_back, agreed = (table.say(deal()) for _ in range(4))
    said = read({"act": "reject", "ref": refused_one, "why": "trust"}, table.scene.state, BO)
    assert said == Statement("reject", BO, ref=refused_one, why="trust")
    assert write(said) == {"act": "reject", "from": BO, "ref": refused_one, "why": "trust"}
    assert [sentence.message for sentence in sentences(said)] == ["talk-reject", "talk-why"]
    table.say(said)
    table.say(Statement("counter", BO, (ANN,), (), (Vote(ANN, CY, 2),), None, 1, counter_to))
    table.answer("withdraw", ANN, taken_back)
    table.answer("accept", BO, agreed)
    settled = table.ledger.shown().settled
    assert [(one.number, one.outcome, one.by) for one in settled] == [
        (refused_one, "refused", BO),
        (counter_to, "countered", BO),
        (taken_back, "withdrawn", ANN),
        (agreed, "agreed", BO),
    ]
    assert [one.why and one.why.arguments for one in settled] == [{"why": "trust"}, None, None, None]
    assert settled[3].accepted == [BO]
    table.next_round(CY)
    assert len(table.ledger.shown().settled) == 4
    table.next_round(CY)
    assert table.ledger.shown().settled == []


@rule("AL-12")
def test_a_reason_is_one_of_a_few_and_only_a_no_has_one() -> None:
    state = meeting().scene.state
    for said in ({"act": "reject", "ref": 0, "why": "because"}, {"act": "accept", "ref": 0, "why": "trust"}):
        with pytest.raises(Refusal):
            read(said, state, BO)
    for why in REASONS:
        assert read({"act": "reject", "ref": 0, "why": why}, state, BO).why == why


@rule("AL-12")
def test_only_the_last_endings_are_told_of() -> None:
    table = meeting()
    for _ in range(MOST_ENDINGS + 2):
        table.answer("withdraw", ANN, table.say(deal()))
    assert [one.number for one in table.ledger.shown().settled] == list(range(4, 4 + 2 * MOST_ENDINGS, 2))


@rule("AL-12")
def test_only_those_concerned_answer_an_offer() -> None:
    table = meeting()
    offer = table.say(deal())
    for act in ("accept", "reject"):
        assert refused(table, Statement(act, CY, ref=offer)) == "no-talk-not-to-you"
        assert refused(table, Statement(act, ANN, ref=offer)) == "no-talk-not-to-you"
    assert refused(table, Statement("withdraw", BO, ref=offer)) == "no-talk-not-yours"
    astray = Statement("counter", BO, (CY,), (), (Vote(CY, CY, 2),), None, 1, offer)
    assert refused(table, astray) == "no-talk-counter"
    assert refused(table, Statement("withdraw", ANN, ref=offer + 1)) == "no-talk-ref"


@rule("AL-12")
def test_nobody_fills_the_table_with_offers() -> None:
    table = meeting()
    for _ in range(MOST_OFFERS):
        last = table.say(deal())
    assert refused(table, deal()) == "no-talk-many"
    table.answer("withdraw", ANN, last)
    assert table.say(deal()) == MOST_OFFERS + 1


@rule("AL-12")
def test_anybody_may_accuse_another_of_any_promise() -> None:
    table = meeting().promise(NotSteal(ANN, BO, 3))
    assert table.answer("accuse", CY, 0) == 1
    assert refused(table, Statement("accuse", ANN, ref=0)) == "no-yourself"
    assert refused(table, Statement("accuse", CY, ref=1)) == "no-talk-promise"
    assert table.statuses == ["open"]


@rule("AL-12", "AL-13")
def test_an_offer_lapses_with_its_round_and_with_the_vote_it_is_about() -> None:
    table = meeting()
    until_two = table.say(deal(get=(Vote(BO, CY, 3),)))
    about_vote = table.say(deal())
    on_condition = table.say(deal(get=(NotSteal(BO, ANN, 5),), condition=Elected(CY, 2)))
    until_one = table.say(deal(expires=1))
    assert table.open_offers == [until_two, about_vote, on_condition, until_one]
    table.end_turns(3)
    assert table.open_offers == [until_two, about_vote, on_condition]
    table.vote(CY, CY, CY)
    assert table.open_offers == [until_two]
    assert table.end_turns(3).open_offers == []


@rule("AL-12", "AL-30")
def test_an_offer_about_a_task_lapses_with_it() -> None:
    table = plot(hold={BO: ["key", "shiv"]})
    first = table.say(Statement("ask", BO, (CY,), get=(Let(CY, BO, "A", 3),), expires=3))
    second = table.say(Statement("ask", BO, (CY,), get=(Let(CY, BO, "B", 3),), expires=3))
    third = table.say(Statement("ask", BO, (CY,), (), (NotSteal(CY, BO, 3),), Done("A"), 3))
    assert table.open_offers == [first, second, third]
    table.do("complete the task", "choose seat 1", "choose seat 1")
    assert table.open_offers == [second]


@rule("AL-12")
def test_a_ledger_fed_again_comes_out_the_same() -> None:
    table = meeting(hold={ANN: ["key"], BO: ["tool"]})
    again, early = Ledger(), None
    for step in ("offer", "accept", *GIVE_KEY, "end the turn"):
        before = table.scene.state.copy()
        if step in ("offer", "accept"):
            said = deal() if step == "offer" else Statement("accept", BO, ref=0)
            table.say(said)
            again.say(said.seat, said, before)
        else:
            table.do(step)
            again.see(before, table.scene.state, table.scene.state.story or [])
        if step == "accept":
            early = table.ledger.copy()
    assert again == table.ledger
    assert early is not None
    # An undo goes back to the copy; what came after has not touched it.
    assert [promise.status for promise in early.promises] == ["open", "open"]
    assert table.statuses == ["kept", "open"]


@rule("AL-12")
def test_the_ledger_is_there_for_other_programs() -> None:
    table = meeting()
    table.say(deal(condition=Has(BO, "key")))
    table.promise(NotSteal(ANN, BO, 3))
    table.promise(NotSteal(BO, ANN, 3), condition=Has(BO, "key"))
    written = msgspec.to_builtins(table.ledger.shown())
    assert written["offers"][0]["number"] == 0
    assert written["offers"][0]["accepted"] == []
    assert written["offers"][0]["statement"]["if"] == {"condition": "has", "who": BO, "thing": "key"}
    assert written["promises"][0] == {
        "number": 0,
        "who": ANN,
        "to": [BO, CY],
        "clause": {"clause": "not_steal", "who": ANN, "victim": BO, "until": 3},
        "made_in_round": 1,
        "status": "open",
        "settled_in_round": None,
        "ref": 1,
        "words": {
            "heading": promise_heading(table.ledger.promises[0]).json(),
            "clause": NotSteal(ANN, BO, 3).sentence(ANN).json(),
            "if": None,
        },
        "may": {"accuse": [BO, CY]},
    }
    assert written["promises"][1]["if"] == {"condition": "has", "who": BO, "thing": "key"}


@rule("AL-12")
def test_what_is_whispered_does_not_count() -> None:
    table = meeting().promise(NotSteal(ANN, BO, 3))
    state = table.scene.state
    table.ledger.see(state, state, [(CY, STEALS, ANN, BO, 0)])
    assert table.statuses == ["open"]
    table.ledger.see(state, state, [(EVERYBODY, STEALS, ANN, BO, 0)])
    assert table.statuses == ["broken"]


@rule("AL-12", "AL-36")
def test_when_the_game_ends_what_was_not_to_be_done_was_not_done_and_the_rest_is_void() -> None:
    table = plot(elements={ANN: "", BO: "BCDEF", CY: "BCDEF"}, hold={BO: ["key", "shiv"]})
    table.promise(NotSteal(CY, BO, 5), NotVote(CY, BO, 2, 5), Give(CY, BO, "key", 1, 5), At(CY, "chapel", 2))
    table.promise(NotSteal(CY, ANN, 5), Let(CY, BO, "B", 5), condition=Has(ANN, "gun"))
    table.promise(NotFrameUp(ANN, 5), Let(ANN, BO, "B", 5))
    offer = table.say(Statement("ask", ANN, (BO,), get=(NotSteal(BO, ANN, 5),), expires=5))
    table.do("complete the task", "choose seat 1", "choose seat 1", "end the turn")
    assert is_over(table.scene)
    assert table.statuses == ["kept", "void", "void", "void", "void", "void", "kept", "kept"]
    assert table.open_offers == [] != [offer]
    assert all(promise.settled_in_round == 1 for promise in table.ledger.promises)


@rule("AL-12", "AL-11")
def test_with_the_last_guard_every_time_is_over() -> None:
    table = meeting(
        round=13,
        guards={"laundry": 0, "chapel": 3, "radio_room": 3, "workshop": 3, "infirmary": 3, "cell_block": 2},
    )
    table.promise(Give(ANN, BO, "key", 1, 13), NotSteal(ANN, BO, 13))
    table.end_turns(3)
    assert is_over(table.scene)
    assert table.statuses == ["broken", "kept"]


@pytest.mark.unmeasured
@rule("AL-12")
# A whole game each: a failure is read from its seed, shrinking would take minutes.
@settings(max_examples=5, phases=[Phase.generate])
@given(st.integers(0, 2**62), st.lists(promises(), min_size=60, max_size=60))
def test_no_ledger_depends_on_what_a_spectator_does_not_know(seed: int, said: list[Statement]) -> None:
    engine = ENGINE
    states = engine.deal(4, seed)
    dice = Dice(seed)
    knowing, watching = Ledger(), Ledger()
    while legal := engine.legal(states):
        before = states[0].copy()
        states[0].story = []
        if said and below(dice, 6) == 0:
            statement = said.pop()
            assert _heard(knowing, statement, before) == _heard(watching, statement, public(before))
        engine.apply(states, 0, legal[below(dice, len(legal))])
        story = states[0].story or []
        knowing.see(before, states[0], story)
        heard = [told for told in story if told[0] == EVERYBODY]
        watching.see(public(before), public(states[0]), heard)
        assert knowing == watching
    assert all(promise.status != "open" for promise in knowing.promises)


def _heard(ledger: Ledger, statement: Statement, state: State) -> str:
    try:
        return str(ledger.say(statement.seat, read(write(statement), state, statement.seat), state))
    except Refusal as refusal:
        return str(refusal)
