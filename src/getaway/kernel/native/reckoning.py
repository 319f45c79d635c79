"""Arithmetic as Python does it: `//` and `%` round down, a whole number becomes a real one where it must."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any

from getaway.kernel.native.body import Body
from getaway.kernel.native.kinds import (
    BOOL,
    INT,
    NOTHING,
    REAL,
    SCALARS,
    Kind,
    Value,
    known,
    real_text,
    wider,
)


class NotInDialect(Exception):
    """Something that compiled rules do not understand; the writer adds the file and the line."""


BITS = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
WHOLE = {ast.Add: "add nsw", ast.Sub: "sub nsw", ast.Mult: "mul nsw", ast.LShift: "shl", ast.RShift: "ashr"}
REALS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
FOLDED: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
COMPARED: dict[type[ast.cmpop], tuple[str, str, Callable[[Any, Any], bool]]] = {
    ast.Eq: ("eq", "oeq", operator.eq),
    ast.NotEq: ("ne", "une", operator.ne),
    ast.Lt: ("slt", "olt", operator.lt),
    ast.LtE: ("sle", "ole", operator.le),
    ast.Gt: ("sgt", "ogt", operator.gt),
    ast.GtE: ("sge", "oge", operator.ge),
}


def scalar(value: Value) -> Value:
    """The value, if it is a number."""
    if value.kind not in SCALARS:
        raise NotInDialect(f"a number is needed here, not {value.kind.name}")
    return value


def cast(body: Body, value: Value, kind: Kind) -> Value:
    """The value as another kind that it can become."""
    if value.kind == kind:
        return value
    if value.number is not None and wider(value.kind, kind) == kind:
        return known(float(value.number) if kind == REAL else int(value.number))
    if (value.kind, kind) == (BOOL, INT):
        return Value(INT, (body.get(f"zext i1 {value.text} to i64"),))
    if (value.kind, kind) == (BOOL, REAL):
        return Value(REAL, (body.get(f"uitofp i1 {value.text} to double"),))
    if (value.kind, kind) == (INT, REAL):
        return Value(REAL, (body.get(f"sitofp i64 {value.text} to double"),))
    raise NotInDialect(f"{value.kind.name} cannot become {kind.name}")


def whole(body: Body, value: Value) -> Value:
    """A whole number; a real one is refused."""
    return cast(body, scalar(value), INT)


def cut(body: Body, value: Value) -> Value:
    """`int(x)`: what is behind the point is dropped."""
    if scalar(value).kind != REAL:
        return cast(body, value, INT)
    return Value(INT, (body.get(f"fptosi double {value.text} to i64"),))


def truth(body: Body, value: Value) -> Value:
    """`bool(x)`."""
    if scalar(value).kind == BOOL:
        return value
    if value.number is not None:
        return known(bool(value.number))
    if value.kind == INT:
        return Value(BOOL, (body.get(f"icmp ne i64 {value.text}, 0"),))
    return Value(BOOL, (body.get(f"fcmp une double {value.text}, {real_text(0.0)}"),))


def calculate(body: Body, sign: ast.operator, a: Value, b: Value) -> Value:
    """`a sign b`."""
    kind = type(sign)
    scalar(a)
    scalar(b)
    if kind is ast.Pow:
        return power(body, a, b)
    if a.number is not None and b.number is not None and kind in FOLDED:
        return known(FOLDED[kind](a.number, b.number))
    if kind in BITS:
        if a.kind == b.kind == BOOL:
            return Value(BOOL, (body.get(f"{BITS[kind]} i1 {a.text}, {b.text}"),))
        a, b = whole(body, a), whole(body, b)
        return Value(INT, (body.get(f"{BITS[kind]} i64 {a.text}, {b.text}"),))
    if kind is ast.Div or REAL in (a.kind, b.kind):
        if kind not in REALS:
            raise NotInDialect(f"there is no {kind.__name__} of real numbers in compiled rules")
        a, b = cast(body, a, REAL), cast(body, b, REAL)
        return Value(REAL, (body.get(f"{REALS[kind]} double {a.text}, {b.text}"),))
    a, b = whole(body, a), whole(body, b)
    if kind in WHOLE:
        return Value(INT, (body.get(f"{WHOLE[kind]} i64 {a.text}, {b.text}"),))
    if kind in (ast.FloorDiv, ast.Mod):
        return divided(body, a, b, kind is ast.Mod)
    raise NotInDialect(f"there is no {kind.__name__} in compiled rules")


def divided(body: Body, a: Value, b: Value, rest: bool) -> Value:
    """`a // b` or `a % b`, rounded down. Nothing can be raised here, so to divide by 0 is to divide by 1."""
    if isinstance(b.number, int) and b.number > 0 and b.number & (b.number - 1) == 0:
        if rest:
            return Value(INT, (body.get(f"and i64 {a.text}, {b.number - 1}"),))
        return Value(INT, (body.get(f"ashr i64 {a.text}, {b.number.bit_length() - 1}"),))
    by = b.text
    if not b.number:
        none = body.get(f"icmp eq i64 {b.text}, 0")
        by = body.get(f"select i1 {none}, i64 1, i64 {b.text}")
    remainder = body.get(f"srem i64 {a.text}, {by}")
    inexact = body.get(f"icmp ne i64 {remainder}, 0")
    signs = body.get(f"xor i64 {remainder}, {by}")
    apart = body.get(f"icmp slt i64 {signs}, 0")
    down = body.get(f"and i1 {inexact}, {apart}")
    if rest:
        more = body.get(f"select i1 {down}, i64 {by}, i64 0")
        return Value(INT, (body.get(f"add i64 {remainder}, {more}"),))
    quotient = body.get(f"sdiv i64 {a.text}, {by}")
    less = body.get(f"sext i1 {down} to i64")
    return Value(INT, (body.get(f"add i64 {quotient}, {less}"),))


def power(body: Body, a: Value, b: Value) -> Value:
    """`a ** b` for a small whole b that is known."""
    if not isinstance(b.number, int) or not 1 <= b.number <= 8:
        raise NotInDialect("a power is a known whole number from 1 to 8")
    product = a
    for _ in range(b.number - 1):
        product = calculate(body, ast.Mult(), product, a)
    return product


def compare(body: Body, sign: ast.cmpop, a: Value, b: Value) -> Value:
    """`a sign b` for numbers."""
    if type(sign) not in COMPARED:
        raise NotInDialect(f"there is no {type(sign).__name__} in compiled rules")
    whole_code, real_code, folded = COMPARED[type(sign)]
    scalar(a)
    scalar(b)
    if a.number is not None and b.number is not None:
        return known(folded(a.number, b.number))
    if REAL in (a.kind, b.kind):
        a, b = cast(body, a, REAL), cast(body, b, REAL)
        return Value(BOOL, (body.get(f"fcmp {real_code} double {a.text}, {b.text}"),))
    a, b = whole(body, a), whole(body, b)
    return Value(BOOL, (body.get(f"icmp {whole_code} i64 {a.text}, {b.text}"),))


def negative(body: Body, a: Value) -> Value:
    """`-a`."""
    number = scalar(a).number
    if number is not None:
        return known(-number)
    if a.kind == REAL:
        return Value(REAL, (body.get(f"fneg double {a.text}"),))
    return Value(INT, (body.get(f"sub nsw i64 0, {whole(body, a).text}"),))


def inverted(body: Body, a: Value) -> Value:
    """`~a`."""
    return calculate(body, ast.BitXor(), whole(body, a), known(-1))


def denied(body: Body, a: Value) -> Value:
    """`not a`."""
    asked = truth(body, a)
    if asked.number is not None:
        return known(not asked.number)
    return Value(BOOL, (body.get(f"xor i1 {asked.text}, true"),))


def utmost(body: Body, sign: ast.cmpop, values: list[Value]) -> Value:
    """`min` (Lt) or `max` (Gt): the first of equals, as Python has it."""
    best = scalar(values[0])
    for other in values[1:]:
        kind = max(best.kind, scalar(other).kind, INT, key=SCALARS.index)
        best, other = cast(body, best, kind), cast(body, other, kind)
        better = compare(body, sign, other, best)
        if better.number is not None:
            best = other if better.number else best
            continue
        code = kind.parts[0]
        picked = body.get(f"select i1 {better.text}, {code} {other.text}, {code} {best.text}")
        best = Value(kind, (picked,))
    return best


def worth(value: Value) -> Value:
    """The value, unless a rule that returns nothing was asked for one."""
    if value.kind == NOTHING:
        raise NotInDialect("this rule returns nothing, so it has no value")
    return value
