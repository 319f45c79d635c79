"""AL-12: the grammar of talk. All that it offers is taken, and nothing is taken that it does not offer."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from getaway.games import find
from getaway.games.alcatraz.rules.state import EFFECT_NAMES, OVER, ROOM_NAMES, THING_NAMES, VOTE
from getaway.games.alcatraz.talk.grammar import compose
from getaway.games.alcatraz.talk.ledger import MOST_OFFERS, Ledger
from getaway.games.alcatraz.talk.statement import MOST_CLAUSES, Statement
from getaway.kernel.sentence import argument_of, sentence_of
from getaway.words import LANGUAGES, Words
from tests.citing import rule
from tests.games.alcatraz.composing import (
    Json,
    Moment,
    check,
    filled,
    is_whole,
    moments,
    put,
    slots,
    stroll,
    written,
)
from tests.games.alcatraz.parts import CLAUSES, CONDITIONS, NotSteal
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene
from tests.games.alcatraz.statements import STATE, statements

NAMES = ["Ann", "Bo", "Cy", "Di"]
WORDS = {lang: Words(find("alcatraz"), lang, NAMES) for lang in LANGUAGES}


@rule("AL-12")
@pytest.mark.parametrize("players", [3, 4])
def test_every_clause_on_either_side_with_anything_in_any_gap_is_taken(players: int) -> None:
    """Every opening, and in each of its gaps all that fits there, while the others hold anything at all."""
    tried = 0
    for number, moment in enumerate(moments(players)):
        lot, seat = random.Random(number), number % players
        start = moment.compose(seat, {"to": [o for o in range(players) if o != seat][: 1 + number % 2]})
        for slot in start["add"]:
            for opening in slot["options"]:
                begun = moment.compose(seat, put(start["draft"], slot["path"], opening["value"]))
                (line,) = begun["lines"]
                for gap in line["gaps"]:
                    for option in gap["options"]:
                        tried += 1
                        chosen = moment.compose(seat, put(begun["draft"], gap["path"], option["value"]))
                        (now,) = (one for one in chosen["lines"][0]["gaps"] if one["name"] == gap["name"])
                        assert now["value"] == option["value"]
                        whole = filled(moment, seat, chosen, lot)
                        assert is_whole(whole)
                        check(moment, seat, whole)
    assert tried > 2000


@rule("AL-12")
@pytest.mark.parametrize("players", [3, 4])
def test_wherever_one_wanders_in_the_grammar_the_table_takes_it(players: int) -> None:
    """With several clauses, conditions, rounds to lapse in, answers to offers; put in in any order."""
    seen: set[str] = set()
    for number, moment in enumerate(moments(players)):
        for seat in range(players):
            lot = random.Random(10 * number + seat)
            ledger = moment.ledger
            refs = [o.number for o in ledger.statements if seat in ledger.may_answer("counter", o)]
            for composed in stroll(moment, seat, lot, {"ref": refs[0]} if refs else {}, 14):
                check(moment, seat, composed)
                draft = composed["draft"]
                seen |= {draft.get("if", {}).get("condition", ""), *draft}
                seen |= {clause["clause"] for clause in draft["give"] + draft["get"]}
            whole = filled(moment, seat, composed, lot)
            check(moment, seat, whole)
            for option in whole["expires"]["gaps"][0]["options"] if whole["expires"] else ():
                later = moment.compose(seat, put(whole["draft"], ["expires"], option["value"]))
                check(moment, seat, later)
                seen |= set(later["statement"] or ())
    assert seen >= {*CLAUSES, *CONDITIONS, "ref", "expires", "to", "if"}


@rule("AL-12")
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_ready_to_be_said_is_taken(players: int) -> None:
    ready = 0
    for moment in moments(players):
        for seat in range(players):
            composed = moment.compose(seat)
            ready += len(composed["ready"])
            for said in composed["ready"]:
                assert moment.takes(said["statement"], seat)
            assert bool(composed["ready"]) <= (moment.state.phase == VOTE)
    assert ready


@rule("AL-12")
@pytest.mark.parametrize("players", [3, 4])
def test_who_may_answer_an_offer_or_call_a_promise_broken_is_said_by_the_ledger(players: int) -> None:
    """For every offer and promise, every act and every seat: it is taken just where the ledger says so."""
    for state, ledger in moments(players):
        moment = Moment(state, ledger.copy())
        if state.phase != OVER:
            ask_around(moment)
        ledger_read = written(moment.ledger.shown())
        assert (moment.state.phase == OVER) == (ledger_read["offers"] == [])
        for offer in ledger_read["offers"]:
            for act in ("accept", "reject", "withdraw"):
                for seat in range(players):
                    taken = moment.takes({"act": act, "ref": offer["number"]}, seat)
                    assert taken == (seat in offer["may"][act])
            for seat in range(players):
                draft = moment.compose(seat, {"ref": offer["number"]})["draft"]
                assert ("ref" in draft) == (seat in offer["may"]["counter"])
        for promise in ledger_read["promises"]:
            for seat in range(players):
                taken = moment.takes({"act": "accuse", "ref": promise["number"]}, seat)
                assert taken == (seat in promise["may"]["accuse"])


def ask_around(moment: Moment) -> None:
    """Ann asks two to come somewhere, one has said yes; Bo promises something."""
    state, ledger = moment.state, moment.ledger
    wish = {"clause": "at", "who": BO, "room": "chapel", "round": state.round}
    number = ledger.hear({"act": "ask", "to": [BO, CY], "get": [wish]}, state, ANN).number
    ledger.hear({"act": "accept", "ref": number}, state, BO)
    mine = {"clause": "not_steal", "who": BO, "victim": ANN, "until": state.round}
    if moment.takes({"act": "offer", "to": [ANN], "give": [mine]}, BO):
        ledger.hear({"act": "offer", "to": [ANN], "give": [mine]}, state, BO)


def offers_it(moment: Moment, seat: int, said: Json) -> bool:
    """Can a statement be reached in the grammar? It is put in as a draft, and comes out as it is."""
    composed = moment.compose(seat, said)
    if composed["statement"] is None:
        return False
    for line in composed["lines"]:
        for gap in line["gaps"]:
            if gap["value"] not in [option["value"] for option in gap["options"]]:
                return False
    # As JSON: to Python True is 1.
    meant = {**said, "from": seat}
    return json.dumps(composed["statement"], sort_keys=True) == json.dumps(meant, sort_keys=True)


@rule("AL-12")
@settings(max_examples=300)
@given(statements(), st.data())
def test_the_grammar_offers_just_what_is_taken(statement: Statement, data: st.DataObject) -> None:
    """Any statement with anything at all in one of its places is offered if, and only if, it is taken."""
    moment = Moment(STATE, Ledger())
    if statement.act not in ("offer", "ask"):
        return
    said: Json = {
        "act": statement.act,
        "to": sorted(statement.to),
        **(
            {"give": [written(clause.shown()) for clause in statement.give]}
            if statement.act == "offer"
            else {}
        ),
        "get": [written(clause.shown()) for clause in statement.get],
    }
    if statement.condition is not None:
        said["if"] = written(statement.condition.shown())
    listed = [part for side in ("give", "get") for part in said.get(side, [])]
    part = data.draw(st.sampled_from([*listed, *([said["if"]] if "if" in said else [])]))
    names = [name for name in part if name not in ("clause", "condition", "who")]
    words = st.sampled_from([*ROOM_NAMES, *THING_NAMES, *EFFECT_NAMES, *"ABCDEF"])
    name = data.draw(st.sampled_from(names))
    part[name] = data.draw(st.just(part[name]) | words | st.integers(-1, 15) | st.booleans())
    assert offers_it(moment, statement.seat, said) == moment.takes(said, statement.seat)


@rule("AL-12")
@pytest.mark.parametrize(
    ("clause", "gap", "missing"),
    [
        ({"clause": "swap", "thing": "key"}, "wanted", "key"),
        ({"clause": "guard", "origin": "chapel"}, "target", "chapel"),
        ({"clause": "not_frame_up", "card": "gather_guards"}, "to", BO),
        ({"clause": "give", "thing": "gun"}, "count", 2),
        ({"clause": "not_vote", "round": 6}, "until", 5),
        ({"clause": "give"}, "to", ANN),
        ({"clause": "let"}, "task", "C"),
        ({"clause": "bring"}, "item", "cash"),
    ],
    ids=lambda value: value["clause"] if isinstance(value, dict) else str(value),
)
def test_what_would_be_refused_is_not_offered(clause: Json, gap: str, missing: object) -> None:
    composed = Moment(STATE, Ledger()).compose(ANN, {"to": [BO], "give": [clause]})
    (found,) = (one for one in composed["lines"][0]["gaps"] if one["name"] == gap)
    offered = [option["value"] for option in found["options"]]
    assert offered
    assert missing not in offered


@rule("AL-12")
def test_four_clauses_fit_on_each_side_and_no_more() -> None:
    sides = {side: [{"clause": "at", "room": room} for room in ROOM_NAMES[:5]] for side in ("give", "get")}
    composed = Moment(STATE, Ledger()).compose(ANN, {"to": [BO], **sides})
    assert [len(composed["draft"][side]) for side in sides] == [MOST_CLAUSES, MOST_CLAUSES]
    assert [slot["options"] for slot in composed["add"]] == [[], []]
    assert composed["statement"] is not None


@rule("AL-12")
def test_the_same_thing_is_not_offered_twice() -> None:
    clause = {"clause": "at", "room": "chapel", "round": 5}
    composed = Moment(STATE, Ledger()).compose(
        ANN, {"to": [BO], "give": [clause, {**clause, "room": "laundry"}]}
    )
    (room, _) = composed["lines"][1]["gaps"]
    offered = [option["value"] for option in room["options"]]
    assert "chapel" not in offered
    assert "laundry" in offered
    again = Moment(STATE, Ledger()).compose(ANN, {"to": [BO], "give": [clause, clause]})
    assert (again["statement"], again["wrong"]["id"]) == (None, "no-talk-same")


@rule("AL-12")
def test_with_eight_open_offers_nothing_more_is_asked_for() -> None:
    ledger, now = Ledger(), STATE.round
    for number in range(MOST_OFFERS):
        wish = {"clause": "at", "who": BO, "room": ROOM_NAMES[number], "round": now}
        ledger.hear({"act": "ask", "to": [BO], "get": [wish]}, STATE, ANN)
    full = Moment(STATE, ledger)
    composed = full.compose(ANN, {"to": [BO], "get": [{"clause": "at", "room": "laundry"}]})
    give, get = composed["add"]
    assert (composed["lines"], get["options"], composed["ready"]) == ([], [], [])
    assert give["options"]
    assert full.compose(CY)["ready"]


@rule("AL-12")
def test_whoever_is_not_addressed_by_name_is_whom_it_is_about() -> None:
    moment = Moment(STATE, Ledger())
    assert moment.compose(ANN)["to"]["value"] == [BO, CY, DI]
    give = [{"clause": "give", "to": CY}]
    assert moment.compose(ANN, {"give": give})["to"]["value"] == [CY]
    get = [{"clause": "at", "who": DI}]
    assert moment.compose(ANN, {"give": give, "get": get})["to"]["value"] == [CY, DI]
    asked = moment.compose(ANN, {"give": give, "get": [{"clause": "at", "room": "chapel"}]})
    assert (asked["to"]["value"], asked["draft"]["get"][0]["who"]) == ([CY], CY)
    assert moment.compose(ANN, {"to": [BO], "give": give, "get": get})["to"]["value"] == [BO]
    groups = [option["value"] for option in moment.compose(ANN)["to"]["options"]]
    assert groups == [[BO], [CY], [DI], [BO, CY], [BO, DI], [CY, DI], [BO, CY, DI]]


@rule("AL-12")
def test_whoever_asks_several_has_to_say_who_does_it() -> None:
    moment = Moment(STATE, Ledger())
    several = moment.compose(ANN, {"to": [BO, CY], "get": [{"clause": "at", "room": "chapel"}]})
    who = several["lines"][0]["gaps"][0]
    assert (who["name"], who["empty"], [one["value"] for one in who["options"]]) == ("who", True, [BO, CY])
    one = moment.compose(ANN, {"to": [BO], "get": [{"clause": "at", "room": "chapel"}]})
    assert [gap["name"] for gap in one["lines"][0]["gaps"]] == ["room", "round"]
    assert one["statement"]["get"][0]["who"] == BO


@rule("AL-12")
def test_an_answer_goes_to_whoever_made_the_offer_and_to_more_if_one_likes() -> None:
    ledger = Ledger()
    wish = {"clause": "at", "who": ANN, "room": "chapel", "round": STATE.round}
    ledger.hear({"act": "ask", "to": [ANN], "get": [wish]}, STATE, CY)
    composed = Moment(STATE, ledger).compose(ANN, {"ref": 0, "to": [BO]})
    assert composed["draft"]["to"] == [BO, CY]
    assert all(CY in option["value"] for option in composed["to"]["options"])
    assert composed["heading"]["id"] == "talk-counter"
    # Nobody else was asked, and what stands no longer is not answered.
    assert "ref" not in Moment(STATE, ledger).compose(BO, {"ref": 0})["draft"]
    ledger.hear({"act": "withdraw", "ref": 0}, STATE, CY)
    assert "ref" not in Moment(STATE, ledger).compose(ANN, {"ref": 0})["draft"]


@rule("AL-12", "AL-34")
def test_when_the_game_is_over_nothing_is_said() -> None:
    over = STATE.copy()
    over.phase = OVER
    composed = Moment(over, Ledger()).compose(
        ANN, {"to": [BO], "give": [{"clause": "vote", "candidate": CY}]}
    )
    assert (composed["lines"], composed["statement"], composed["ready"]) == ([], None, [])
    assert [slot["options"] for slot in (*composed["add"], composed["conditions"])] == [[], [], []]


@rule("AL-12")
@pytest.mark.parametrize("players", [3, 4])
def test_all_that_is_offered_has_words_in_every_language(players: int) -> None:
    """Labels and questions, sentences with gaps; and no two answers to one question sound alike."""
    for number, moment in enumerate(moments(players)):
        lot, seat = random.Random(number), number % players
        for composed in stroll(moment, seat, lot, {}, 10):
            for words in WORDS.values():
                lines = [*composed["lines"], *([composed["expires"]] if composed["expires"] else [])]
                said = [composed["heading"], *(line["sentence"] for line in lines)]
                said += composed["sentences"] + [slot["question"] for slot in slots(composed)]
                assert all(words.say(sentence_of(one)) for one in said)
                for slot in slots(composed):
                    labels = [words.shown(argument_of(option["label"])) for option in slot["options"]]
                    assert len(set(labels)) == len(labels)


@rule("AL-12")
@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("side", ["give", "get"])
def test_each_gap_of_a_clause_has_its_place_in_the_words_or_is_named_beside_them(
    side: str, lang: str
) -> None:
    """What is empty is shown as …, and once it is filled the words are those in which it is said."""
    moment, words = Moment(STATE, Ledger()), WORDS[lang]
    for name in CLAUSES:
        composed = moment.compose(ANN, {"to": [BO], side: [{"clause": name}]})
        (line,) = composed["lines"]
        empty = [gap["name"] for gap in line["gaps"] if gap["empty"]]
        assert words.say(sentence_of(line["sentence"])).count("…") == len(empty), line


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(
                [
                    "to",
                    "give",
                    "get",
                    "if",
                    "ref",
                    "expires",
                    "clause",
                    "condition",
                    "who",
                    "round",
                    "card",
                    "thing",
                ]
            ),
            inner | st.sampled_from([*CLAUSES, *CONDITIONS]),
            max_size=5,
        )
    ),
    max_leaves=20,
)


@rule("AL-12")
@settings(max_examples=300)
@given(any_json, st.integers(0, 3))
def test_any_json_is_a_draft(draft: Any, seat: int) -> None:
    moment = Moment(STATE, Ledger())
    check(moment, seat, moment.compose(seat, draft))


@rule("AL-12")
def test_the_grammar_knows_no_more_than_a_spectator() -> None:
    """Two states that differ only in what is hidden from all allow the same to be said."""
    scene = Scene(4, round=3, turn=DI, tasks={"chapel": "A1"}).end_turns()
    ledger = Ledger()
    ledger.say(BO, Statement("offer", BO, (ANN,), (NotSteal(BO, ANN, 5),)), scene.state)
    moment, other = Moment(scene.state, ledger), Moment(scene.state.copy(), ledger)
    other.state.rng += 1
    for seat in range(4):
        draft = {"give": [{"clause": "not_frame_up"}]}
        assert moment.compose(seat, draft) == other.compose(seat, draft)
        assert written(compose(draft, ledger, scene.state, seat)) == moment.compose(seat, draft)
