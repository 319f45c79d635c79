"""Words: five languages that say the same things."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.games import REGISTRY, find
from getaway.games.alcatraz.talk.saying import seats_sentence
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Argument, Seat, Sentence, in_a_row
from getaway.words import LANGUAGES, Words, bot_names, catalogues, language, rule_text, rulebook, said
from getaway.words.lists import enumerated
from tests.words.shapes import shape

FOLDERS = sorted({folder for name in REGISTRY for folder in catalogues(find(name))})
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, lang: str) -> None:
    assert shape(folder / f"{lang}.ftl") == shape(folder / "en.ftl")


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", list(REGISTRY))
def test_no_rule_is_left_in_english(name: str, lang: str) -> None:
    game = find(name)
    english, other = Words(game, "en"), Words(game, lang)
    for _, rules in game.rulebook:
        for number in rules:
            assert rule_text(english, number) != rule_text(other, number)


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("name", list(REGISTRY))
def test_the_rulebook_has_every_rule_in_order(name: str, lang: str) -> None:
    game = find(name)
    text = rulebook(game, Words(game, lang))
    numbers = [number for _, rules in game.rulebook for number in rules]
    places = [text.index(f"**{number} ") for number in numbers]
    assert places == sorted(places)
    assert all(f"`{option.name}`" in text for option in game.options)


@pytest.mark.parametrize(
    ("lang", "alibis", "said"),
    [
        ("en", 1, "3 (1 alibi)"),
        ("en", 2, "3 (2 alibis)"),
        ("en", 0, "3"),
        ("de", 2, "3 (2 Alibis)"),
        ("es", 1, "3 (1 coartada)"),
        ("ru", 5, "3 (5 алиби)"),
    ],
)
def test_numbers_have_their_forms(lang: str, alibis: int, said: str) -> None:
    token = Sentence("token", {"value": "3", "alibis": alibis})
    assert Words(find("art-robbery"), lang).say(token) == said


@pytest.mark.parametrize(("cards", "said"), [(1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (21, "21 карта")])
def test_russian_counts_as_russian_does(cards: int, said: str) -> None:
    assert said in Words(find("art-robbery"), "ru").text("renews", cards=cards)


def test_sentences_stand_inside_sentences_and_seats_have_names() -> None:
    words = Words(find("art-robbery"), "en", ["Ann", "Bo"])
    token = Sentence("a-token", {"value": "4", "alibis": 0})
    steals = Sentence("steals", {"who": Seat(1), "victim": Seat(0), "token": token})
    assert words.say(steals) == "Bo steals a 4 from Ann."
    assert steals.json() == {
        "id": "steals",
        "arguments": {
            "who": {"seat": 1},
            "victim": {"seat": 0},
            "token": {"id": "a-token", "arguments": {"value": "4", "alibis": 0}},
        },
    }


@pytest.mark.parametrize(
    ("lang", "mine", "theirs", "others"),
    [
        ("en", "You steal a 4 from Bo.", "Bo steals a 4 from you.", "Bo steals a 4 from Cy."),
        ("de", "Du stiehlst Bo eine 4.", "Bo stiehlt dir eine 4.", "Bo stiehlt Cy eine 4."),
        ("es", "Le robas un 4 a Bo.", "Bo te roba un 4.", "Bo le roba un 4 a Cy."),
        ("cs", "Kradeš hráči Bo žeton 4.", "Bo ti krade žeton 4.", "Bo krade hráči Cy žeton 4."),
        (
            "ru",
            "Вы крадёте у игрока Bo жетон 4.",
            "Bo крадёт у вас жетон 4.",
            "Bo крадёт у игрока Cy жетон 4.",
        ),
    ],
)
def test_the_reader_is_you(lang: str, mine: str, theirs: str, others: str) -> None:
    words = Words(find("art-robbery"), lang, ["Ann", "Bo", "Cy"], reader=0)
    token = Sentence("a-token", {"value": "4", "alibis": 0})

    def steals(who: int, victim: int) -> str:
        return words.say(Sentence("steals", {"who": Seat(who), "victim": Seat(victim), "token": token}))

    assert (steals(0, 1), steals(1, 0), steals(1, 2)) == (mine, theirs, others)


def test_a_list_with_the_reader_has_the_others_too() -> None:
    words = Words(find("art-robbery"), "en", ["Ann", "Bo", "Cy"], reader=0)
    assert words.text("end-shared", **words.people("who", [0, 1, 2])) == "You share the win with Bo and Cy."
    assert words.text("end-shared", **words.people("who", [1, 2])) == "Bo and Cy share the win."


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "My promise to you and Bo:", "My promise to you, Bo and Cy:"),
        ("de", "Ich verspreche dir und Bo:", "Ich verspreche dir, Bo und Cy:"),
        ("es", "Mi promesa para ti y para Bo:", "Mi promesa para ti, Bo y Cy:"),
        ("cs", "Můj slib tobě a hráči Bo:", "Můj slib tobě a hráčům Bo a Cy:"),
        ("ru", "Моё обещание вам и игроку Bo:", "Моё обещание вам и игрокам Bo и Cy:"),
    ],
)
def test_whoever_is_spoken_to_with_others_is_you(lang: str, one: str, two: str) -> None:
    words = Words(find("alcatraz"), lang, ["Ann", "Bo", "Cy", "Di"], reader=0)
    said = [
        words.say(Sentence("talk-promise", {"to": seats_sentence(to)})) for to in ((1, 0), (0, 1, 2), (1, 2))
    ]
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in said[:2]] == [one, two]
    assert all(name in said[2] for name in ("Bo", "Cy"))


@pytest.mark.parametrize(
    ("lang", "does", "suffers"),
    [
        ("en", "You’ll vote for Bo in round 3.", "Bo will vote for you in round 3."),
        ("de", "Du stimmst in Runde 3 für Bo.", "Bo stimmt in Runde 3 für dich."),
    ],
)
def test_a_clause_about_the_reader_is_said_to_them(lang: str, does: str, suffers: str) -> None:
    words = Words(find("alcatraz"), lang, ["Ann", "Bo", "Cy"], reader=0)

    def vote(person: str, who: int, other: int) -> str:
        roles: dict[str, Argument] = {"person": person, "role": "other", "round": 3}
        told = words.say(Sentence("clause-vote", {**roles, "who": Seat(who), "other": Seat(other)}))
        return told.replace("\N{NO-BREAK SPACE}", " ")

    assert (vote("other", 0, 1), vote("other", 1, 0)) == (does, suffers)
    # Whoever speaks of themselves speaks to somebody else.
    assert "Ann" in vote("i", 1, 0)
    assert vote("other", 1, 2) not in (does, suffers)


@pytest.mark.parametrize("name", list(REGISTRY))
@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_event_about_a_seat_knows_you(name: str, lang: str) -> None:
    """What is told begins with whoever does it, so that a reader hears of themselves as "you"."""
    told = shape(find(name).folder / "words" / f"{lang}.ftl")
    text = (find(name).folder / "words" / "en.ftl").read_text(encoding="utf-8")
    part = text.partition("## Events")[2].partition("## What is asked")[0]
    events = [line.partition(" = ")[0] for line in part.splitlines() if line[:1].isalpha()]
    about = [event for event in events if told[event][1] & {"who", "victim", "owner"}]
    assert len(about) > 15
    assert [event for event in about if not any(one.endswith("-is") for one in told[event][1])] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A guard walks from the Laundry to the Exercise yard."),
        ("de", "Eine Wache geht aus der Wäscherei auf den Gefängnishof."),
        ("es", "Un guardia pasa de la lavandería al patio."),
        ("cs", "Dozorce přechází z prádelny na vycházkový dvůr."),
        ("ru", "Вертухай переходит из прачечной на плац."),
    ],
)
def test_rooms_have_their_prepositions_and_cases(lang: str, said: str) -> None:
    walks = Sentence(
        "guard-goes",
        {
            "origin": Sentence("from-room", {"room": "laundry"}),
            "target": Sentence("to-room", {"room": "exercise_yard"}),
        },
    )
    assert Words(find("alcatraz"), lang).say(walks) == said


def test_a_missing_argument_is_a_bug_and_fails_loudly() -> None:
    with pytest.raises(Exception, match="who"):
        Words(find("art-robbery"), "en").text("draws")


@pytest.mark.parametrize(
    ("names", "said"), [([], ""), (["Ann"], "Ann"), (["Ann", "Bo", "Cy"], "Ann, Bo and Cy")]
)
def test_names_in_a_row(names: list[str], said: str) -> None:
    words = Words(find("art-robbery"), "en", ["Ann", "Bo", "Cy"])
    assert words.listed(names) == said
    assert words.say(in_a_row([Seat(["Ann", "Bo", "Cy"].index(name)) for name in names])) == said


@pytest.mark.parametrize(
    ("last", "both", "either"),
    [
        ("Inés", "Ana e Inés", "Ana o Inés"),
        ("Hierro", "Ana y Hierro", "Ana o Hierro"),
        ("Óscar", "Ana y Óscar", "Ana u Óscar"),
        ("Bo", "Ana y Bo", "Ana o Bo"),
    ],
)
def test_spanish_lists_go_by_ear(last: str, both: str, either: str) -> None:
    assert (enumerated(["Ana", last], "es"), enumerated(["Ana", last], "es", "or")) == (both, either)


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("message", ["bot-names", "page-description"])
def test_what_is_looked_up_alone_is_what_the_whole_catalogue_says(lang: str, message: str) -> None:
    assert said(message, lang) == Words(None, lang).text(message)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_bots_have_enough_names_in_every_language(lang: str) -> None:
    names = bot_names(lang)
    assert len(names) == len(set(names)) == 5
    assert all(len(name) < 10 for name in names)


@pytest.mark.parametrize(
    ("system", "spoken"), [("de_DE.UTF-8", "de"), ("fr_FR", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_is_that_of_the_system(
    system: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", system)
    assert language(None) == spoken
    assert language("cs") == "cs"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match=r"Unknown language 'fr'\. Choose one of: en, de, es, cs, ru"):
        language("fr")
