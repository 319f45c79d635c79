"""What is said and promised has the shape that other programs are told."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from getaway.games.alcatraz.talk.clauses import CLAUSES
from getaway.games.alcatraz.talk.conditions import CONDITIONS
from getaway.games.alcatraz.talk.shapes import ANSWERS, Answer, LedgerView, Offer
from getaway.games.alcatraz.talk.shaping import shape_of
from getaway.games.alcatraz.talk.statement import Statement, write
from getaway.kernel.talk import Composition
from tests.citing import rule
from tests.games.alcatraz.composing import moments
from tests.games.alcatraz.statements import statements


@rule("AL-12")
@given(statements())
def test_a_statement_is_written_in_its_shape_and_nothing_is_lost(statement: Statement) -> None:
    said = write(statement)
    shape = Answer if statement.act in ANSWERS else Offer
    assert msgspec.to_builtins(msgspec.convert(said, shape, strict=True)) == said


@rule("AL-12")
@pytest.mark.parametrize("players", [3, 4])
def test_a_ledger_and_what_can_be_said_have_their_shapes(players: int) -> None:
    promised = 0
    for moment in moments(players):
        shown = moment.ledger.shown()
        assert msgspec.json.decode(msgspec.json.encode(shown), type=LedgerView) is not None
        promised += len(shown.promises)
        for seat in range(players):
            composed = moment.compose(seat, {"give": [{"clause": "give"}], "get": [{"clause": "vote"}]})
            assert msgspec.to_builtins(msgspec.convert(composed, Composition, strict=True)) == composed
    assert promised > 0


def test_every_gap_of_a_clause_is_a_field_of_its_shape() -> None:
    for kind in (*CLAUSES.values(), *CONDITIONS.values()):
        shape = shape_of(kind)
        assert {gap.name for gap in kind.all_gaps()} == set(shape.__struct_fields__)
        assert (shape.__struct_config__.tag_field, shape.__struct_config__.tag) == (kind.key, kind.name)
