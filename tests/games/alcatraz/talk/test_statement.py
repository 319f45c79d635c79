"""AL-12: what prisoners say to each other, as typed statements: JSON in, JSON out, five languages."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from getaway.games import find
from getaway.games.alcatraz.rules.state import ROOM_NAMES, THING_NAMES
from getaway.games.alcatraz.talk.ledger import MESSAGES, Ledger
from getaway.games.alcatraz.talk.statement import ACTS, KEYS, Statement, read, sentences, write
from getaway.games.alcatraz.talk.verdicts import Promise
from getaway.kernel.errors import Refusal
from getaway.words import LANGUAGES, Words
from tests.citing import rule
from tests.games.alcatraz.parts import (
    CLAUSES,
    CONDITIONS,
    At,
    Bring,
    Clause,
    Give,
    Guard,
    Has,
    Let,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene
from tests.games.alcatraz.statements import STATE, seats, statements
from tests.games.alcatraz.talking import Talking, public

NAMES = ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.unmeasured
@rule("AL-12")
@settings(max_examples=150)
@given(statements())
def test_what_is_written_is_read_as_it_was_meant(statement: Statement) -> None:
    assert read(write(statement), STATE, statement.seat) == statement
    assert read(write(statement), public(STATE), statement.seat) == statement


@rule("AL-12")
@settings(max_examples=60)
@given(statements())
def test_everything_is_said_in_every_language(statement: Statement) -> None:
    spoken = set()
    for lang in LANGUAGES:
        words = Words(find("alcatraz"), lang, NAMES)
        text = " ".join(words.say(sentence) for sentence in sentences(statement))
        assert "  " not in text
        assert " ." not in text
        spoken.add(text)
    assert len(spoken) == len(LANGUAGES)


SAMPLES: list[Clause] = [
    Vote(ANN, BO, 4),
    NotVote(ANN, BO, 4, 4),
    NotVote(ANN, BO, 4, 6),
    Give(ANN, BO, "key", 1, 5),
    Swap(ANN, BO, "key", "cash", 5),
    At(ANN, "chapel", 5),
    Bring(ANN, "shiv", "laundry", 5),
    Let(ANN, BO, "A", 5),
    NotSteal(ANN, BO, 5),
    NotFrameUp(ANN, 5),
    NotFrameUp(ANN, 5, "take", BO),
    Guard(ANN, "chapel", "laundry", 5),
]


@rule("AL-12")
@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_ledger_is_told_in_every_language(lang: str) -> None:
    words = Words(find("alcatraz"), lang, NAMES)
    told = set()
    for clause in SAMPLES:
        for status in MESSAGES:
            for to, condition in (((BO,), None), ((BO, CY, DI), Has(BO, "shiv"))):
                promise = Promise(0, ANN, to, clause, condition, 1, 0, status)
                (shown,) = Ledger(promises=(promise,)).shown().promises
                said = [shown.words.heading, shown.words.clause, shown.words.condition]
                told.add(" ".join(words.say(one) for one in said if one is not None))
    assert len(told) == len(SAMPLES) * len(MESSAGES) * 2


@rule("AL-12")
@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("clause", SAMPLES, ids=repr)
def test_a_clause_sounds_different_from_me_from_you_and_from_others(clause: Clause, lang: str) -> None:
    words = Words(find("alcatraz"), lang, NAMES)
    pairs = [(ANN, BO), (BO, ANN), (None, None)]
    said = {words.say(clause.sentence(speaker, hearer)) for speaker, hearer in pairs}
    assert len(said) == 3


@rule("AL-12")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "My offer to Bo: In round 5 I’ll be in the Workshop. In return: You’ll vote for me in round 4.",
        ),
        (
            "de",
            "Ich biete Bo an: In Runde 5 bin ich in der Werkstatt. Dafür: Du stimmst in Runde 4 für mich.",
        ),
        (
            "es",
            "Mi oferta para Bo: En la ronda 5 estaré en el taller. A cambio: En la ronda 4 votarás por mí.",
        ),
        ("cs", "Moje nabídka hráči Bo: V kole 5 budu v dílně. Za to: V kole 4 budeš hlasovat pro mě."),
        (
            "ru",
            "Моё предложение игроку Bo: В раунде 5 я буду в мастерской. "
            "Взамен: В раунде 4 ты проголосуешь за меня.",
        ),
    ],
)
def test_an_offer_reads_like_speech(lang: str, said: str) -> None:
    offer = Statement("offer", ANN, (BO,), (At(ANN, "workshop", 5),), (Vote(BO, ANN, 4),))
    words = Words(find("alcatraz"), lang, NAMES)
    assert " ".join(words.say(sentence) for sentence in sentences(offer)) == said


@rule("AL-12")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "2 shivs"), ("de", "2 Klingen"), ("es", "2 pinchos"), ("cs", "2 kudly"), ("ru", "2 заточки")],
)
def test_several_things_have_their_forms(lang: str, said: str) -> None:
    words = Words(find("alcatraz"), lang, NAMES)
    assert said in words.say(Give(ANN, BO, "shiv", 2, 5).sentence(ANN, BO))


def offer(**changes: Any) -> dict[str, Any]:
    """Ann offers Bo a key for his vote; with other parts, or without those that are None."""
    said = {
        "act": "offer",
        "to": [BO],
        "give": [{"clause": "give", "who": ANN, "to": BO, "thing": "key", "count": 1, "by": 5}],
        "get": [{"clause": "vote", "who": BO, "candidate": CY, "round": 4}],
        **changes,
    }
    return {key: value for key, value in said.items() if value is not None}


def promise(clause: str, **values: Any) -> dict[str, Any]:
    """Ann promises Bo something."""
    return {"act": "offer", "to": [BO], "give": [{"clause": clause, "who": ANN, **values}]}


@rule("AL-12")
def test_what_is_left_out_has_a_plain_meaning() -> None:
    statement = read(offer(), STATE, ANN)
    # An offer is open until its round ends.
    assert (statement.seat, statement.expires, statement.condition) == (ANN, 4, None)
    assert write(statement) == offer(**{"from": ANN, "expires": 4})
    assert read(offer(expires=4, **{"if": None}), STATE, ANN) == statement
    bare = read(promise("not_frame_up", until=5, card=None), STATE, ANN)
    assert bare.give == (NotFrameUp(ANN, 5),)
    assert bare.expires is None


GIVE = {"clause": "give", "who": ANN, "to": BO, "thing": "key", "count": 1, "by": 5}
WISH = {"clause": "vote", "who": BO, "candidate": CY, "round": 4}


@rule("AL-12")
@pytest.mark.parametrize(
    ("said", "message", "part"),
    [
        ("hello", "no-talk-form", "statement"),
        ({}, "no-talk-form", "act"),
        ({"act": ["offer"]}, "no-talk-form", "act"),
        ({"act": "threaten"}, "no-talk-form", "act"),
        ({"act": "accept"}, "no-talk-form", "ref"),
        ({"act": "accept", "ref": -1}, "no-talk-form", "ref"),
        ({"act": "accept", "ref": True}, "no-talk-form", "ref"),
        ({"act": "accept", "ref": 1, "to": [BO]}, "no-talk-form", "statement"),
        ({"act": "accept", "ref": 1, "from": BO}, "no-talk-form", "from"),
        (offer(to=None), "no-talk-form", "to"),
        (offer(to=[]), "no-talk-form", "to"),
        (offer(to=[4]), "no-talk-form", "to"),
        (offer(to=[ANN]), "no-yourself", None),
        (offer(to=[BO, BO]), "no-talk-same", None),
        (offer(give=[]), "no-talk-form", "give"),
        (offer(give=[GIVE] * 5), "no-talk-form", "give"),
        (offer(give=[GIVE, GIVE]), "no-talk-same", None),
        (offer(give=[{}]), "no-talk-form", "give.0.clause"),
        (offer(give=[7]), "no-talk-form", "give.0"),
        (offer(give=[{**GIVE, "extra": 1}]), "no-talk-form", "give.0"),
        (offer(give=[{**GIVE, "who": BO, "to": ANN}]), "no-talk-own", None),
        (offer(get=[{**WISH, "who": CY}]), "no-talk-theirs", None),
        (offer(act="ask"), "no-talk-form", "statement"),
        (offer(act="ask", give=None, get=[]), "no-talk-form", "get"),
        (offer(act="counter"), "no-talk-form", "ref"),
        (offer(act="counter", ref=1, get=None), "no-talk-form", "get"),
        (offer(expires=3), "no-talk-round", "expires"),
        (offer(expires=5), "no-talk-round", "expires"),
        (offer(expires="4"), "no-talk-round", "expires"),
        (offer(get=None, expires=4), "no-talk-too-late", "expires"),
        (offer(get=[{"clause": "not_vote", "who": BO, "candidate": CY, "round": 4, "until": 6}], expires=5),
         "no-talk-round", "expires"),
        (offer(get=[{"clause": "not_steal", "who": BO, "victim": CY, "until": 6}], expires=5,
               **{"if": {"condition": "elected", "candidate": BO, "round": 4}}), "no-talk-round", "expires"),
        (offer(**{"if": {"condition": "rain"}}), "no-talk-form", "if.condition"),
        (offer(**{"if": {"condition": "done", "task": "C"}}), "no-talk-task", None),
        (offer(**{"if": {"condition": "elected", "candidate": BO, "round": 3}}), "no-talk-round", "if.round"),
        (promise("vote", candidate=BO, round=3), "no-talk-round", "give.0.round"),
        (promise("vote", candidate=BO, round=14), "no-talk-round", "give.0.round"),
        (promise("not_vote", candidate=BO, round=5, until=4), "no-talk-round", "give.0.until"),
        (promise("give", to=ANN, thing="key", count=1, by=4), "no-yourself", None),
        (promise("give", to=BO, thing="spoon", count=1, by=4), "no-talk-form", "give.0.thing"),
        (promise("give", to=BO, thing="key", count=4, by=4), "no-talk-form", "give.0.count"),
        (promise("give", to=BO, thing="gun", count=2, by=4), "no-talk-form", "give.0.count"),
        (promise("swap", to=BO, thing="key", wanted="key", by=4), "no-talk-same", None),
        (promise("at", room="roof", round=4), "no-talk-form", "give.0.room"),
        (promise("bring", item="cash", room="chapel", round=4), "no-talk-form", "give.0.item"),
        (promise("let", to=BO, task="C", until=4), "no-talk-task", None),
        (promise("let", to=BO, task="AB", until=4), "no-talk-form", "give.0.task"),
        (promise("not_steal", victim=ANN, until=4), "no-yourself", None),
        (promise("not_frame_up", until=4, card="joker"), "no-talk-form", "give.0.card"),
        (promise("not_frame_up", until=4, card="move_task", to=BO), "no-talk-card", None),
        (promise("not_frame_up", until=4, to=ANN), "no-yourself", None),
        (promise("guard", origin="chapel", target="chapel", by=4), "no-talk-same", None),
    ],
)  # fmt: skip
def test_what_means_nothing_is_refused_with_its_place(said: Any, message: str, part: str | None) -> None:
    with pytest.raises(Refusal) as refusal:
        read(said, STATE, ANN)
    assert refusal.value.rule == "AL-12"
    assert refusal.value.reason.message == message
    assert refusal.value.reason.arguments.get("part") == part
    for lang in LANGUAGES:
        Words(find("alcatraz"), lang, NAMES).say(refusal.value.reason)


@rule("AL-12", "AL-13")
def test_a_vote_that_was_opened_cannot_be_promised_any_more() -> None:
    scene = Scene(3, round=4)
    with pytest.raises(Refusal, match="no-talk-round"):
        read(promise("vote", candidate=BO, round=4), scene.state, ANN)
    assert read(promise("vote", candidate=BO, round=5), scene.state, ANN)
    with pytest.raises(Refusal, match="no-talk-too-late"):
        read(promise("vote", candidate=BO, round=13), Scene(3, round=13).state, ANN)


@rule("AL-12")
def test_after_the_end_nothing_is_promised() -> None:
    over = Scene(3, round=13).end_turns(3).state
    with pytest.raises(Refusal, match="no-game-over"):
        read(offer(), over, ANN)


words_of_json = st.sampled_from(
    [*ACTS, *CLAUSES, *CONDITIONS, *THING_NAMES, *ROOM_NAMES, "A", "clause", "condition"]
)
keys_of_json = st.sampled_from(
    [*{key for keys in KEYS.values() for key in keys}, "clause", "condition", "who", "round", "thing", "by"]
)
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | words_of_json,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys_of_json | st.text(), inner, max_size=6),
    max_leaves=12,
)


@st.composite
def spoilt(draw: st.DrawFn) -> Any:
    """A good statement with some places in it overwritten."""
    said = write(draw(statements()))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = said
        while isinstance(place, dict | list) and place:
            key = draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
            if draw(st.booleans()) or not isinstance(place[key], dict | list):
                place[key] = draw(any_json)
                break
            place = place[key]
    return said


@pytest.mark.unmeasured
@rule("AL-12")
@settings(max_examples=400)
@given(any_json | spoilt(), seats)
def test_whatever_comes_is_understood_or_refused(said: Any, seat: int) -> None:
    try:
        statement = read(said, STATE, seat)
    except Refusal as refusal:
        Words(find("alcatraz"), "en", NAMES).say(refusal.reason)
    else:
        assert read(write(statement), STATE, seat) == statement


@rule("AL-12")
def test_only_games_in_which_talk_counts_have_it() -> None:
    assert find("art-robbery").talk is None
    talk = find("alcatraz").talk
    assert talk is not None
    ledger = talk()
    heard = ledger.hear(offer(), STATE, ANN)
    assert (heard.number, heard.statement["act"], heard.sentences[0].message) == (0, "offer", "talk-offer")
    ledger.hear(promise("not_steal", victim=BO, until=5), STATE, ANN)
    assert ledger.shown().promises[0].words.heading.message == "promise-open"


@rule("AL-12")
@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "I’ll vote for myself in round 4.", "Ann will vote for themselves in round 4."),
        ("de", "Ich stimme in Runde 4 für mich.", "Ann stimmt in Runde 4 für sich selbst."),
        ("es", "En la ronda 4 votaré por mí.", "En la ronda 4 Ann se dará su propio voto."),
        ("cs", "V kole 4 budu hlasovat pro sebe.", "V kole 4 bude Ann hlasovat pro sebe."),
        ("ru", "В раунде 4 я проголосую за себя.", "В раунде 4 Ann проголосует за себя."),
    ],
)
def test_a_vote_for_oneself_has_one_wording_for_all_doors(lang: str, mine: str, theirs: str) -> None:
    """What the log tells, what waits for an answer and what is promised come from the same place."""
    words, table = Words(find("alcatraz"), lang, NAMES), Talking(Scene(3, round=3, turn=CY).end_turns())
    said = {"clause": "vote", "who": ANN, "candidate": ANN, "round": 4}
    wish = {"clause": "vote", "who": BO, "candidate": ANN, "round": 4}
    told = table.ledger.hear({"act": "offer", "to": [BO], "give": [said]}, table.scene.state, ANN)
    table.ledger.hear({"act": "offer", "to": [BO], "give": [said], "get": [wish]}, table.scene.state, ANN)
    shown = table.ledger.shown()
    assert words.say(told.sentences[1]) == mine
    assert words.say(shown.promises[0].words.clause) == mine
    assert words.say(shown.offers[0].words.give[0]) == theirs


@rule("AL-12")
def test_nobody_speaks_for_another_seat() -> None:
    table = Talking(Scene(3))
    with pytest.raises(AssertionError):
        table.ledger.say(BO, Statement("accept", ANN, ref=0), table.scene.state)


@rule("AL-12")
def test_every_word_of_the_language_is_documented(root: Path) -> None:
    page = (root / "docs" / "alcatraz.md").read_text()
    assert [word for word in (*ACTS, *CLAUSES, *CONDITIONS) if f"`{word}`" not in page] == []
    for kind in CLAUSES.values():
        assert [field.name for field in fields(kind) if field.name not in page] == []
