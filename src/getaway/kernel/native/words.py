"""The functions that rules may call and that are not rules: words of the dialect, and a few of Python's."""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Callable
from typing import Any

from getaway.kernel import dialect
from getaway.kernel.native.body import Body
from getaway.kernel.native.kinds import (
    DOUBLE,
    FLAG,
    INT,
    NOTHING,
    REAL,
    WHOLE,
    Element,
    Records,
    Table,
    Value,
    known,
    table,
)
from getaway.kernel.native.reckoning import (
    NotInDialect,
    cast,
    cut,
    negative,
    scalar,
    truth,
    utmost,
    whole,
)

# Rows of more bytes than this are not kept on the stack.
ON_THE_STACK = 1 << 16

Word = Callable[[Body, list[Value]], Value]


def silence(body: Body, given: list[Value]) -> Value:
    """Nobody listens to a compiled game."""
    return Value(NOTHING, ())


def zeros(element: Element) -> Word:
    """A row of zeros of a length."""

    def word(body: Body, given: list[Value]) -> Value:
        length = whole(body, given[0])
        size = int(length.number or 0) * element.size
        if length.number is not None and size <= ON_THE_STACK:
            place = body.room(size)
            body.do(f"call void @llvm.memset.p0.i64(ptr align 16 {place}, i8 0, i64 {size}, i1 false)")
        else:
            slot = body.slot("ptr")
            body.borrowed.append(slot)
            before = body.get(f"load ptr, ptr {slot}")
            body.do(f"call void @free(ptr {before})")
            place = body.get(f"call ptr @calloc(i64 {length.text}, i64 {element.size})")
            body.do(f"store ptr {place}, ptr {slot}")
        return Value(table(element), (place, length.text))

    return word


def copy_state(body: Body, given: list[Value]) -> Value:
    """Put a copy of one record in the place of another."""
    states, i, into, j = given
    if not isinstance(states.kind, Records) or states.kind != into.kind:
        raise NotInDialect("copy_state copies from records into records of the same kind")
    source, target = record_at(body, states, i), record_at(body, into, j)
    size = states.kind.layout.size
    body.do(f"call void @llvm.memmove.p0.p0.i64(ptr {target}, ptr {source}, i64 {size}, i1 false)")
    return Value(NOTHING, ())


def record_at(body: Body, states: Value, i: Value) -> str:
    """Where a record of a row begins."""
    assert isinstance(states.kind, Records)
    place = index(body, whole(body, i), states.parts[1])
    return body.get(f"getelementptr [{states.kind.layout.size} x i8], ptr {states.text}, i64 {place}")


def index(body: Body, i: Value, length: str) -> str:
    """Where an index points. It counts from the start; in safe code one that leaves the table is 0."""
    if i.number is not None and i.number < 0:
        raise NotInDialect(f"an index counts from the start, not {i.number}")
    if not body.safe or (i.number is not None and length.isdigit() and i.number < int(length)):
        return i.text
    inside = body.get(f"icmp ult i64 {i.text}, {length}")
    return body.get(f"select i1 {inside}, i64 {i.text}, i64 0")


def length(body: Body, given: list[Value]) -> Value:
    """`len`."""
    if not isinstance(given[0].kind, Table | Records):
        raise NotInDialect(f"{given[0].kind.name} has no length")
    text = given[0].parts[1]
    return known(int(text)) if text.isdigit() else Value(INT, (text,))


def absolute(body: Body, given: list[Value]) -> Value:
    """`abs`."""
    value = scalar(given[0])
    return utmost(body, ast.Gt(), [value, negative(body, value)])


def of_reals(name: str) -> Word:
    """A function of LLVM's over real numbers."""

    def word(body: Body, given: list[Value]) -> Value:
        value = cast(body, scalar(given[0]), REAL)
        return Value(REAL, (body.get(f"call double @llvm.{name}.f64(double {value.text})"),))

    return word


WORDS: dict[Any, Word] = {
    dialect.tell: silence,
    dialect.whisper: silence,
    dialect.numbers: zeros(WHOLE),
    dialect.reals: zeros(DOUBLE),
    dialect.flags: zeros(FLAG),
    dialect.copy_state: copy_state,
    builtins.len: length,
    builtins.abs: absolute,
    builtins.min: lambda body, given: utmost(body, ast.Lt(), given),
    builtins.max: lambda body, given: utmost(body, ast.Gt(), given),
    builtins.int: lambda body, given: cut(body, given[0]),
    builtins.float: lambda body, given: cast(body, scalar(given[0]), REAL),
    builtins.bool: lambda body, given: truth(body, given[0]),
    math.exp: of_reals("exp"),
    math.log: of_reals("log"),
    math.sqrt: of_reals("sqrt"),
}
