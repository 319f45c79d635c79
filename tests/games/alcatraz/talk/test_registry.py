"""A new clause is one file, and its words."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.clauses import CLAUSES
from getaway.games.alcatraz.talk.conditions import CONDITIONS
from getaway.games.alcatraz.talk.ledger import Ledger
from getaway.games.alcatraz.talk.registry import parts_in
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO
from tests.games.alcatraz.statements import STATE

WAVE = """
from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.gaps import RoundGap, SeatGap
from getaway.kernel.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Wave(Clause):
    name: ClassVar[str] = "wave"
    rank: ClassVar[int] = 15
    gaps: ClassVar = (SeatGap("to", other=True), RoundGap("round"))

    to: int
    round: int

    @classmethod
    def words(cls, said):
        return Sentence("clause-wave", {**said.doer(), **said.other("to"), "round": said.put("round")})

    @property
    def deadline(self):
        return self.round

    def judge(self, promise, facts):
        return promise
"""


@pytest.fixture
def wave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Clause]:
    """A file with a clause of its own, in a folder of clauses."""
    folder = tmp_path / "gestures"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "wave.py").write_text(WAVE)
    monkeypatch.syspath_prepend(str(tmp_path))
    return parts_in("gestures", [str(folder)], Clause)["wave"]  # type: ignore[type-abstract]


@rule("AL-12")
def test_a_new_clause_is_offered_read_and_judged_without_another_line(
    wave: type[Clause], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLAUSES, wave.name, wave)
    ledger = Ledger()
    give, _ = ledger.compose({"to": [BO]}, STATE, ANN).add
    assert {"clause": "wave"} in [option.value for option in give.options]
    composed = ledger.compose({"to": [BO], "give": [{"clause": "wave", "to": BO}]}, STATE, ANN)
    assert composed.statement is not None
    waved = {"clause": "wave", "who": ANN, "to": BO, "round": STATE.round}
    assert composed.statement["give"] == [waved]
    ledger.hear(composed.statement, STATE, ANN)
    (promise,) = ledger.shown().promises
    assert msgspec.to_builtins(promise.clause) == waved
    assert promise.words.clause.message == "clause-wave"


def test_clauses_and_conditions_stand_in_an_order_of_their_own() -> None:
    assert list(CLAUSES)[:3] == ["vote", "not_vote", "give"]
    assert list(CONDITIONS) == ["elected", "done", "has"]
    for found in (CLAUSES, CONDITIONS):
        ranks = [part.rank for part in found.values()]
        assert ranks == sorted(set(ranks))


def test_a_name_is_the_name_of_its_file() -> None:
    for found in (CLAUSES, CONDITIONS):
        assert [part.__module__.rpartition(".")[2] for part in found.values()] == list(found)
