"""How a table ended, for lists of games."""

from __future__ import annotations

import msgspec

from getaway.games import find
from getaway.kernel.sentence import Seat
from getaway.table import entries as log
from getaway.table.outcomes import Outcome, outcome_of
from getaway.table.replay import file_of
from getaway.words import Words
from tests.table.scene import Sitting


def test_while_a_game_runs_it_has_no_outcome() -> None:
    sitting = Sitting("art-robbery", 3).start()
    assert outcome_of(sitting.table) is None


def test_a_table_that_was_closed_has_no_payoffs() -> None:
    sitting = Sitting("art-robbery", 3)
    sitting.put(log.Ended(closed=True))
    assert outcome_of(sitting.table) == Outcome(at=sitting.at, payoffs=[], endings=[])


def test_a_finished_game_says_who_won_and_when() -> None:
    sitting = Sitting("art-robbery", 3).start()
    sitting.finish()
    ended_at = sitting.at
    sitting.put(log.Followed(table="there"))
    found = outcome_of(sitting.table)
    assert found is not None
    assert found.at == ended_at
    assert len(found.payoffs) == len(found.endings) == 3
    assert {ending.title.message for ending in found.endings} & {"ending-arrested", "ending-won"}


def test_a_game_without_endings_says_who_won() -> None:
    sitting = Sitting("art-robbery", 3).start()
    sitting.finish()
    play = sitting.table.play
    assert play is not None
    play.game = msgspec.structs.replace(play.game, endings=None)
    found = outcome_of(sitting.table)
    assert found is not None
    assert (len(found.payoffs), found.endings) == (3, [])


def test_a_name_that_was_deleted_is_somebody() -> None:
    sitting = Sitting("art-robbery", 2).start()
    sitting.finish()
    file = msgspec.structs.replace(file_of(sitting.table, sitting.stored), names=["", "Bo"])
    words = Words(find("art-robbery"), "de", file.names)
    assert list(words.names) == ["jemand", "Bo"]
    assert words.text("table-sits", who=Seat(0), name="") == "jemand nimmt Platz."
    assert words.text("table-sits", who=Seat(1), name="Bo") == "Bo nimmt Platz."
