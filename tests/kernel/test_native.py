"""The compiler: the dialect is calculated as Python does it; anything else is refused with its line."""

from __future__ import annotations

import ctypes
import importlib
import pickle
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest

from getaway.kernel import compiled, dialect
from getaway.kernel.errors import BadFile
from getaway.kernel.native import entrance, machine
from getaway.kernel.native.kinds import INT
from getaway.kernel.native.rule import Rule, runs_long
from getaway.kernel.native.statements import LAST_ROUND
from getaway.kernel.twins import Twins, fresh_code
from tests.kernel import dialect_samples as plain
from tests.kernel.dialect_samples import Sample

NUMBERS = [-9, -3, -1, 0, 1, 2, 3, 5, 8, 40]


def twin_of(name: str) -> Any:
    return Twins("@native", fresh_code, lambda _: compiled.decorator(None), compiled.WORDS).of(name)


@pytest.fixture(scope="module")
def native() -> Any:
    return twin_of(plain.__name__)


def states(count: int = 2) -> tuple[list[Sample], Any]:
    """The same states for both engines."""
    made = [Sample() for _ in range(count)]
    for i, state in enumerate(made):
        state.wide, state.small = 1000 + i, 3
        state.row[:] = [1, 2, 3, 4]
        state.grid[0][:] = [5, 6, 7]
    return made, numpy.concatenate([compiled.copies(Sample.dtype(), one.pack(), 1) for one in made])


@pytest.mark.parametrize("a", NUMBERS)
@pytest.mark.parametrize("b", NUMBERS)
def test_whole_numbers_are_calculated_as_python_does(native: Any, a: int, b: int) -> None:
    assert native.arithmetic(a, b) == plain.arithmetic(a, b)
    if b != 0:
        assert native.division(a, b) == plain.division(a, b)
    for x in (-2.5, 0.0, 3.0, 3.5):
        assert native.comparing(a, b, x) == plain.comparing(a, b, x)
        assert native.choosing(a, b, x) == plain.choosing(a, b, x)


def test_to_divide_by_nothing_ends_nothing(native: Any) -> None:
    assert native.division(40, 0) == 40 * 1000 + 0 + 5 + 0 + 5 + 40 % -7


@pytest.mark.parametrize("a", [-2.5, -1.0, 0.0, 0.3, 7.0])
def test_real_numbers_are_calculated_as_python_does(native: Any, a: float) -> None:
    for b in NUMBERS:
        assert native.real(a, b) == pytest.approx(plain.real(a, b), rel=1e-15)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 5, 9, 12])
def test_loops_and_returns_go_as_in_python(native: Any, n: int) -> None:
    assert native.loops(n) == plain.loops(n)
    assert native.halting(n) == plain.halting(n)
    assert native.nothing_then(n) is None
    assert native.made_again(n) == plain.made_again(n)


@pytest.mark.parametrize("a", [1, 3])
def test_rules_call_rules_and_nobody_listens(native: Any, a: int) -> None:
    here, there = states()
    assert native.calls(there, 0, a) == plain.calls(here, 0, a)


def test_fields_rows_and_grids_of_states_are_read_and_written(native: Any) -> None:
    here, there = states()
    assert native.fields(there, 0) == plain.fields(here, 0)
    assert [Sample.unpack(one.tobytes()) for one in there] == here


@pytest.mark.parametrize("n", [2, 3])
def test_rows_of_ones_own_and_tuples_hold_numbers(native: Any, n: int) -> None:
    assert native.tables(n) == plain.tables(n)


def test_words_without_a_branch_mean_what_the_plain_ones_do() -> None:
    for n in range(7):
        assert compiled.kind_of([3, 0, 4], n) == dialect.kind_of([3, 0, 4], n)
    for unmark in (compiled.unmark, dialect.unmark):
        marks, found = [0, 1, 1, 0], [0] * 5
        assert (unmark(marks, found), found[:2], marks) == (2, [1, 2], [0, 0, 0, 0])


def test_tables_of_numpy_are_taken_in_every_width(native: Any) -> None:
    def given() -> list[Any]:
        whole = numpy.arange(6, dtype="int16").reshape(2, 3)
        fine = numpy.linspace(0, 1, 6, dtype="float32").reshape(2, 3)
        return [whole, fine, numpy.zeros((2, 3), bool), numpy.zeros(2, "uint8"), numpy.zeros(1)]

    here, there = given(), given()
    with numpy.errstate(over="ignore"):
        here[3] = [0, 0]
        expected = plain.grids(*here)
    assert native.grids(*there) is bool(expected)
    assert there[4] == pytest.approx(here[4])
    assert (there[2] == here[2]).all()
    assert there[3].tolist() == [one % 256 for one in here[3]]


def test_a_state_can_be_given_alone_as_a_row_and_out_of_a_pickle(native: Any) -> None:
    here, there = states()
    assert native.one_state(there[1], 5) == plain.one_state(here[1], 5) == 1006
    assert there[1].wide == 1006
    assert native.fields(pickle.loads(pickle.dumps(states()[1])), 0) == plain.fields(states()[0], 0)
    assert native.fields(states()[1].view(numpy.recarray), 0) == plain.fields(states()[0], 0)
    assert native.twice(numpy.int8(4)) == native.twice(4) == 8
    assert native.twice(True) == 2
    assert native.halved(3) == 1.5


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("x",), "twice cannot take str as x"),
        ((None,), "twice cannot take NoneType as x"),
        ((1, 2), "twice takes 1 values, not 2"),
        ((numpy.zeros((2, 2, 2, 2)),), "twice cannot take ndarray as x"),
        ((numpy.zeros(4)[::2],), "twice cannot take ndarray"),
        ((numpy.array(["a"]),), "twice cannot take ndarray"),
        ((numpy.zeros(2, ">i8"),), "twice cannot take ndarray"),
        ((numpy.zeros((2, 2), Sample.dtype()),), "twice cannot take ndarray"),
    ],
)
def test_what_a_rule_cannot_take_is_said_by_name(native: Any, given: tuple[Any, ...], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        native.twice(*given)


def test_a_number_that_is_too_long_is_refused(native: Any) -> None:
    for number in (2**63, -(2**63) - 1, numpy.uint64(2**63)):
        with pytest.raises(TypeError, match="twice cannot take"):
            native.twice(number)
    assert native.twice(-1) == -2
    assert native.halved(-1.0) == -0.5
    assert native.twice(numpy.True_) == 2


def test_an_array_that_cannot_be_written_to_is_refused(native: Any) -> None:
    _, there = states()
    there.flags.writeable = False
    with pytest.raises(TypeError, match="can be written to"):
        native.fields(there, 0)


def test_safe_code_stays_inside_whatever_it_is_given(native: Any) -> None:
    _, there = states(3)
    before = there.copy()
    row = numpy.zeros(4, "int8")
    for column in (5, 99, -1, 2**40):
        assert native.reach.safe(there, 1, column, row) == 9 + 5 + plain.PRIMES[0] + plain.PRIMES[4]
        assert native.reach.safe(there, 99, column, row) > 0
    assert (there[2:] == before[2:]).all()
    assert row.tolist() == [9, 0, 0, 0]
    assert native.reach.safe is native.reach.safe
    assert native.reach.safe(there, 1, 2, row) == native.reach(there, 1, 2, row)


def test_safe_code_leaves_a_loop_that_never_ends(native: Any) -> None:
    assert native.endless.safe(1) == LAST_ROUND
    assert native.endless.safe(0) == 0


def test_rules_say_what_they_are(native: Any) -> None:
    assert repr(native.twice) == f"<compiled rule {plain.__name__}@native.twice>"
    assert "define internal i64" in native.loops.assembly((INT,))


def test_rules_that_call_others_in_a_loop_let_other_threads_run(native: Any) -> None:
    assert runs_long(native.tables.text.tree) is False
    assert runs_long(twin_of("getaway.kernel.playout").play_random.text.tree) is True
    here: list[int] = []
    threads = [threading.Thread(target=lambda: here.append(native.loops(12))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert here == [plain.loops(12)] * 4


HEAD = """from getaway.kernel.dialect import copy_state, numbers, rule
import math
TEXT = "text"
ROWS = ((1, 2), (3,))
MIXED = (1, "x")
NONE = ()

@rule
def nothing(x):
    pass

@rule
def number(x):
    return 1

@rule
def wrong(x, row, states):
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("return 'x'", "'x' is no number"),
        ("return TEXT", "TEXT is neither a number nor a tuple of numbers"),
        ("return missing", "there is no missing"),
        ("return y + 1; y = 2", "there is no y"),
        ("return [x]", r"do not understand \[x\]"),
        ("import os", "do not understand import os"),
        ("x = row", "x is a whole number and cannot become a table"),
        ("return x.wide", "x is a whole number, so it has no wide"),
        ("return states[0].nobody", "the state has no field nobody"),
        ("return x[0]", "x is a whole number, so it has no items"),
        ("return row[1.5]", "a real number cannot become a whole number"),
        ("return row[-1]", "an index counts from the start, not -1"),
        ("return row + 1", "a number is needed here, not a table"),
        ("return x % 1.5", "there is no Mod of real numbers"),
        ("return x @ x", "there is no MatMult"),
        ("return x ** x", "a power is a known whole number"),
        ("return x is x", "there is no Is in compiled rules"),
        ("return x in row", "`in` takes a tuple that is written out"),
        ("return (row if x else states)", "values of different kinds"),
        ("return math.exp(x)", "import the name"),
        ("return print(x)", "print is no rule"),
        ("return TEXT(x)", "TEXT is no rule"),
        ("return nothing(x)", "a number is needed here, not nothing"),
        ("y = nothing(x)", "this rule returns nothing"),
        ("return number()", "number takes x"),
        ("return number(x, x)", "number takes x"),
        ("return wrong(x, row, states)", "a rule cannot call itself: wrong → wrong"),
        ("return len(x)", "a whole number has no length"),
        ("copy_state(row, 0, row, 0)", "copy_state copies from records"),
        ("return row", "a number is needed here, not a table"),
        ("return ROWS[0][0]", "rows of one length"),
        ("return NONE[0]", "rows of one length"),
        ("return MIXED[0]", "a tuple of rules holds numbers"),
        ("a = b = 1", "one name for each value"),
        ("a, b = row", "as many values as names"),
        ("a, b = 1, 2, 3", "as many values as names"),
        ("states[0] = 1", "states is records, so it has no items"),
        ("states[0].row = 1", "is a row: put its numbers one by one"),
        ("states[0].wide = 1.5", "a real number cannot become a whole number"),
        ("[x] = [1]", r"do not understand \[1\]"),
        ("[x] = 1", r"nothing can be put into \[x\]"),
        ("for a in row: pass", r"a loop runs over range\(…\)"),
        ("for a in range(0, 9, x): pass", "the step of a range is a known number"),
        ("while x:\n        pass\n    else:\n        pass", "a loop has no else"),
    ],
)
def test_what_the_dialect_does_not_have_is_refused_with_its_line(
    line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "outside.py"
    path.write_text(f"{HEAD}    {line}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    rules = twin_of("outside")
    del sys.modules["outside"]
    with pytest.raises(BadFile, match=said) as refused:
        rules.wrong(1, numpy.zeros(3, "int64"), states()[1])
    assert refused.value.path == path
    assert refused.value.line == HEAD.count("\n") + 1


def test_a_rule_without_a_module_of_its_own_is_read_from_its_file() -> None:
    twice: Any = plain.twice
    assert Rule(twice, None)(21) == 42


def test_code_is_kept_in_a_file_and_a_spoilt_file_is_made_anew(tmp_path: Path) -> None:
    twice: Any = plain.twice
    assert Rule(twice, tmp_path)(21) == 42
    (path,) = tmp_path.iterdir()
    made = path.stat().st_mtime_ns
    assert Rule(twice, tmp_path)(21) == 42
    assert path.stat().st_mtime_ns == made
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.warns(UserWarning, match="is spoilt: compiling again"):
        assert Rule(twice, tmp_path)(21) == 42
    assert Rule(twice, tmp_path)(21) == 42


def test_a_folder_that_was_cleared_away_is_made_again_and_one_that_cannot_be_is_said(tmp_path: Path) -> None:
    twice: Any = plain.twice
    assert Rule(twice, tmp_path / "gone" / "deeper")(21) == 42
    assert len(list((tmp_path / "gone" / "deeper").iterdir())) == 1
    (tmp_path / "file").write_text("")
    with pytest.warns(UserWarning, match="cannot be written .* compiled again next time"):
        assert Rule(twice, tmp_path / "file" / "folder")(21) == 42


def test_code_is_made_for_this_processor() -> None:
    assert len(machine.processor().split()) == 3


ANNOTATED = """from getaway.kernel.dialect import rule

@rule
def f(x):
    y: int
    z: int = x
    return +z

@rule
def g(x):
    while x > 0:
        x -= 1
        if x == 3:
            return 1.5
    return 2
    x = 7

@rule
def k(x):
    if x:
        return 2
    return 0.5

@rule
def h(x):
    if x:
        return x > 1
"""


def test_annotated_names_need_no_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "annotated.py").write_text(ANNOTATED)
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    rules: ModuleType = twin_of("annotated")
    assert rules.f(3) == 3
    assert (rules.g(5), rules.g(1)) == (1.5, 2.0)
    assert (rules.k(1), rules.k(0)) == (2.0, 0.5)
    assert (rules.h(2), rules.h(1), rules.h(0)) == (True, False, False)


def test_a_function_outlives_what_a_module_keeps_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # At its end Python clears modules away, and looks at functions once more after that.
    name = "outlives_everything_that_is_kept"
    known = ctypes.create_string_buffer(16)
    kept: list[object] = []
    monkeypatch.setattr(entrance, "_kept", kept)
    made = [entrance.built_in(name, 0, ctypes.addressof(known), (), None) for _ in range(200)]
    kept.clear()
    scraps = [entrance._Method(b"something else", 0, 0, None) for _ in range(2000)]
    assert {one.__name__ for one in made} == {name}
    assert len(scraps) == 2000
