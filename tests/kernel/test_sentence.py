"""Sentences cross to another program and come back."""

from __future__ import annotations

import json

import msgspec

from getaway.kernel.sentence import Blank, Seat, Sentence, argument_of, counted, restored, sentence_of


def test_a_sentence_is_read_back_as_it_was_written() -> None:
    card = Sentence("card", {"card": "boss"})
    said = Sentence("plays", {"who": Seat(2), "card": card, "left": 3})
    written = said.json()
    assert written == {
        "id": "plays",
        "arguments": {"who": {"seat": 2}, "card": {"id": "card", "arguments": {"card": "boss"}}, "left": 3},
    }
    assert sentence_of(json.loads(json.dumps(written))) == said


def test_a_sentence_without_arguments_is_read_too() -> None:
    assert sentence_of(Sentence("ends").json()) == Sentence("ends")


def test_a_gap_is_read_back_empty_or_filled() -> None:
    for shown in (None, 3, Seat(1), Sentence("thing", {"thing": "key"})):
        said = Sentence("clause-give", {"things": Blank("thing", shown)})
        assert sentence_of(json.loads(json.dumps(said.json()))) == said
    assert Sentence("a", {"b": Blank("c", Seat(1))}).json()["arguments"] == {
        "b": {"gap": "c", "shown": {"seat": 1}}
    }


def test_in_a_struct_that_was_read_a_sentence_is_put_back_together() -> None:
    """msgspec reads the arguments of a sentence as JSON: nothing in them says what they are."""
    card = Sentence("card", {"card": "boss"})
    said = Sentence("plays", {"who": Seat(2), "card": card, "what": Blank("thing", card)})
    read = msgspec.json.decode(msgspec.json.encode(said), type=Sentence)
    assert read != said
    assert restored(read) == argument_of(read) == said


def test_people_count_seats_from_one() -> None:
    assert [counted(seat) for seat in (0, 3)] == [1, 4]
