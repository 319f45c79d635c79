"""The way into compiled code from Python: a function as CPython calls its own built-in ones.

It takes numbers and NumPy arrays apart, lets go of the global lock if the rule runs long, and makes a number
of what comes back. What it was not compiled for it hands on to `self`, a Python function.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from getaway.kernel.native.kinds import INT, NOTHING, REAL, Kind, Table
from getaway.kernel.native.unit import Function

ENTRANCE = "getaway_entrance"
# Addresses of this run: NumPy's type of arrays, None, and the dtypes of what is given.
KNOWN = "getaway_known"

# Where an object keeps its type, and where what comes after its head begins.
HEAD = object.__basicsize__
TYPE = HEAD - 8
DATA, DEPTH, LENGTHS, DTYPE, FLAGS = HEAD, HEAD + 8, HEAD + 16, HEAD + 40, HEAD + 48
# Of an array that rules can take: contiguous, and it may be written to.
TAKEN = 0x0001 | 0x0400

DECLARED = """
declare i64 @PyLong_AsLongLong(ptr)
declare double @PyFloat_AsDouble(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare ptr @PyFloat_FromDouble(double)
declare ptr @PyBool_FromLong(i64)
declare ptr @PyErr_Occurred()
declare void @PyErr_Clear()
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @Py_IncRef(ptr)
"""
SYMBOLS = tuple(line.partition("@")[2].partition("(")[0] for line in DECLARED.split("\n") if line)


class Lines:
    """The lines of an entrance."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._count = 0

    def get(self, line: str) -> str:
        self._count += 1
        self.lines.append(f"  %e{self._count} = {line}")
        return f"%e{self._count}"

    def at(self, base: str, offset: int, code: str) -> str:
        """What lies so many bytes behind a place."""
        place = self.get(f"getelementptr i8, ptr {base}, i64 {offset}")
        return self.get(f"load {code}, ptr {place}")

    def unless(self, condition: str, where: str) -> None:
        """Go elsewhere, unless something holds."""
        self._count += 1
        self.lines.append(f"  br i1 {condition}, label %on{self._count}, label %{where}")
        self.lines.append(f"on{self._count}:")


def entrance(function: Function, long: bool) -> str:
    """The text of the entrance to a function."""
    out = Lines()
    count = len(function.given)
    out.lines += [f"define ptr @{ENTRANCE}(ptr %self, ptr %args, i64 %n) nounwind {{", "start:"]
    out.unless(out.get(f"icmp eq i64 %n, {count}"), "other")
    parts: list[str] = []
    objects = [out.at("%args", 8 * n, "ptr") for n in range(count)]
    # Arrays first: a number is made by asking the object, which could run other code.
    held: dict[int, list[str]] = {}
    for n, kind in enumerate(function.given):
        if kind not in (INT, REAL):
            # A single record comes as a row of one.
            held[n] = _array(out, objects[n], kind, n)[: len(kind.parts)]
    for n, kind in enumerate(function.given):
        texts = held.get(n) or [_number(out, objects[n], kind)]
        parts += [f"{code} {text}" for code, text in zip(kind.parts, texts, strict=True)]
    lock = out.get("call ptr @PyEval_SaveThread()") if long else ""
    call = f"call {function.code} @{function.name}({', '.join(parts)})"
    answer = "" if function.returns == NOTHING else out.get(call)
    if not answer:
        out.lines.append(f"  {call}")
    if long:
        out.lines.append(f"  call void @PyEval_RestoreThread(ptr {lock})")
    out.lines += [f"  ret ptr {_returned(out, function, answer)}"]
    handed_on = "call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n, ptr null)"
    # What is no number is not for this entrance either; whoever looks next has a name for it.
    out.lines += ["wrong:", "  call void @PyErr_Clear()", "  br label %other"]
    out.lines += ["other:", f"  %o = {handed_on}", "  ret ptr %o", "}"]
    known = f"@{KNOWN} = global [{count + 2} x ptr] zeroinitializer"
    return "\n".join([DECLARED, known, *out.lines])


def _array(out: Lines, given: str, kind: Kind, n: int) -> list[str]:
    """The parts of an array."""
    arrays = out.at(f"@{KNOWN}", 0, "ptr")
    out.unless(out.get(f"icmp eq ptr {out.at(given, TYPE, 'ptr')}, {arrays}"), "other")
    dtype = out.at(f"@{KNOWN}", 8 * (n + 2), "ptr")
    out.unless(out.get(f"icmp eq ptr {out.at(given, DTYPE, 'ptr')}, {dtype}"), "other")
    depth = kind.depth if isinstance(kind, Table) else 1
    out.unless(out.get(f"icmp eq i32 {out.at(given, DEPTH, 'i32')}, {depth}"), "other")
    flags = out.get(f"and i32 {out.at(given, FLAGS, 'i32')}, {TAKEN}")
    out.unless(out.get(f"icmp eq i32 {flags}, {TAKEN}"), "other")
    lengths = out.at(given, LENGTHS, "ptr")
    return [out.at(given, DATA, "ptr"), *(out.at(lengths, 8 * k, "i64") for k in range(depth))]


def _number(out: Lines, given: str, kind: Kind) -> str:
    """A number; Python has raised an error if it is none."""
    if kind == INT:
        number = out.get(f"call i64 @PyLong_AsLongLong(ptr {given})")
        doubtful = out.get(f"icmp eq i64 {number}, -1")
    else:
        number = out.get(f"call double @PyFloat_AsDouble(ptr {given})")
        doubtful = out.get(f"fcmp oeq double {number}, -1.0")
    raised = out.get("call ptr @PyErr_Occurred()")
    wrong = out.get(f"icmp ne ptr {raised}, null")
    out.unless(out.get(f"xor i1 {out.get(f'and i1 {doubtful}, {wrong}')}, true"), "wrong")
    return number


def _returned(out: Lines, function: Function, answer: str) -> str:
    """What Python gets."""
    if function.returns == NOTHING:
        nothing = out.at(f"@{KNOWN}", 8, "ptr")
        out.lines.append(f"  call void @Py_IncRef(ptr {nothing})")
        return nothing
    if function.returns == INT:
        return out.get(f"call ptr @PyLong_FromLongLong(i64 {answer})")
    if function.returns == REAL:
        return out.get(f"call ptr @PyFloat_FromDouble(double {answer})")
    wide = out.get(f"zext i1 {answer} to i64")
    return out.get(f"call ptr @PyBool_FromLong(i64 {wide})")


class _Method(ctypes.Structure):
    """CPython's PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("call", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


FAST_CALL = 0x0080
_kept: list[object] = []  # what is compared with by its address stays for good


def built_in(name: str, address: int, known: int, dtypes: Sequence[object], otherwise: object) -> Any:
    """The Python function at an address; `known` is where it looks up what it compares with."""
    import numpy

    objects: list[object] = [numpy.ndarray, None, *dtypes]
    places = (ctypes.c_void_p * len(objects)).from_address(known)
    for n, one in enumerate(objects):
        places[n] = id(one)
    method = _Method(name.encode(), address, FAST_CALL, None)
    _kept.append(objects)
    # CPython keeps the address of a method and looks there until its last function is gone, which is after
    # all modules are cleared away: nobody ever drops this reference.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(method))
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype = ctypes.py_object
    make.argtypes = (ctypes.c_void_p, ctypes.py_object, ctypes.py_object)
    return make(ctypes.addressof(method), otherwise, None)
