"""Words: five languages that say the same things."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Seat, Sentence
from getaway.words import LANGUAGES, Words, catalogues, language, rule_text, rulebook
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


def test_a_missing_argument_is_a_bug_and_fails_loudly() -> None:
    with pytest.raises(Exception, match="who"):
        Words(find("art-robbery"), "en").text("draws")


@pytest.mark.parametrize(
    ("names", "said"), [([], ""), (["Ann"], "Ann"), (["Ann", "Bo", "Cy"], "Ann, Bo and Cy")]
)
def test_names_in_a_row(names: list[str], said: str) -> None:
    assert Words(find("art-robbery"), "en").listed(names) == said


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
    with pytest.raises(BadInput, match="There is no language 'fr'; there is en, de, es, cs, ru"):
        language("fr")
