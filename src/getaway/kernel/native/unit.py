"""Puts a rule and everything that it calls together: one text for LLVM."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

from getaway.kernel.errors import BadFile
from getaway.kernel.native.body import Body, Widened
from getaway.kernel.native.kinds import (
    BOOL,
    DOUBLE,
    INT,
    NOTHING,
    REAL,
    WHOLE,
    Kind,
    Value,
    known,
    real_text,
    shape_of,
    table,
)
from getaway.kernel.native.reckoning import NotInDialect, cast
from getaway.kernel.native.statements import RETURNED, Statements

DECLARED = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare double @llvm.exp.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.sqrt.f64(double)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
"""


class Text:
    """The text of a rule: read from the file that its module was made of."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.name = function.__name__
        self.scope: dict[str, Any] = function.__globals__
        self.path = Path(function.__code__.co_filename)

    @property
    def tree(self) -> ast.FunctionDef:
        """The rule as Python reads it."""
        if "__rules__" not in self.scope:
            text = self.scope.get("__text__") or self.path.read_bytes()
            parts = ast.parse(text).body
            self.scope["__rules__"] = {part.name: part for part in parts if isinstance(part, ast.FunctionDef)}
        found: ast.FunctionDef = self.scope["__rules__"][self.name]
        return found

    def bound(self, given: list[Value], named: dict[str, Value]) -> list[Value]:
        """A value for each thing that the rule takes."""
        code = self.function.__code__
        names = code.co_varnames[: code.co_argcount]
        defaults = self.function.__defaults__ or ()
        values = dict(zip(names[len(names) - len(defaults) :], map(known, defaults), strict=True))
        values |= dict(zip(names, given, strict=False)) | named
        if len(given) > len(names) or set(values) != set(names):
            raise NotInDialect(f"{self.name} takes {', '.join(names)}")
        return [values[name] for name in names]

    def kinds(self, given: Sequence[Kind]) -> tuple[Kind, ...]:
        """The kinds that the rule is compiled for: so few that it need not be compiled twice."""
        hints = self.function.__annotations__
        names = self.function.__code__.co_varnames
        found = []
        for name, kind in zip(names, given, strict=False):
            if kind in (BOOL, INT):
                kind = REAL if hints.get(name) in (float, "float") else INT
            found.append(kind)
        return tuple(found)


@dataclass(frozen=True)
class Function:
    """A rule for one set of kinds."""

    name: str
    given: tuple[Kind, ...]
    returns: Kind

    @property
    def code(self) -> str:
        """The LLVM type of what it returns."""
        return self.returns.parts[0] if self.returns.parts else "void"

    @property
    def parameters(self) -> str:
        """What it takes, as %p0, %p1, …"""
        codes = [code for kind in self.given for code in kind.parts]
        return ", ".join(f"{code} %p{n}" for n, code in enumerate(codes))


class Unit:
    """Functions that are compiled together; in safe ones no index leaves its table."""

    def __init__(self, safe: bool) -> None:
        self.safe = safe
        self._functions: dict[tuple[Text, tuple[Kind, ...]], Function] = {}
        self._writing: list[Text] = []
        self._constants: dict[tuple[str, tuple[str, ...]], str] = {}
        self._lines: list[str] = []
        self._numbers = itertools.count()

    def is_rule(self, named: object) -> bool:
        """Is this a rule that can be called?"""
        return isinstance(getattr(named, "text", None), Text)

    def call(self, body: Body, rule: Any, given: list[Value], named: dict[str, Value]) -> Value:
        """Call another rule, which is written if need be."""
        values = rule.text.bound(given, named)
        function = self.function(rule.text, [value.kind for value in values])
        parts = []
        for value, kind in zip(values, function.given, strict=True):
            cast_value = cast(body, value, kind)
            parts += [f"{code} {part}" for code, part in zip(kind.parts, cast_value.parts, strict=True)]
        call = f"call {function.code} @{function.name}({', '.join(parts)})"
        if function.returns == NOTHING:
            body.do(call)
            return Value(NOTHING, ())
        return Value(function.returns, (body.get(call),))

    def function(self, text: Text, given: Sequence[Kind]) -> Function:
        """A rule for these kinds, written once."""
        kinds = text.kinds(given)
        found = self._functions.get((text, kinds))
        if found is None:
            if text in self._writing:
                chain = " → ".join(one.name for one in [*self._writing, text])
                raise NotInDialect(f"a rule cannot call itself: {chain}")
            self._writing.append(text)
            found = self._functions[text, kinds] = self._written(text, kinds)
            self._writing.pop()
        return found

    def _written(self, text: Text, given: tuple[Kind, ...]) -> Function:
        name = f'"{text.name}.{next(self._numbers)}"'
        kinds: dict[str, Kind] = {}
        while True:
            writer = Statements(self, text.scope, kinds)
            try:
                names = [part.arg for part in text.tree.args.args]
                writer.write(text.tree, list(zip(names, given, strict=True)))
                break
            except Widened:
                continue
            except NotInDialect as wrong:
                raise BadFile(text.path, f"{text.name}: {wrong}.", writer.line or text.tree.lineno) from None
        function = Function(name, given, kinds.get(RETURNED, NOTHING))
        self._lines += [f"define internal {function.code} @{name}({function.parameters}) nounwind {{"]
        self._lines += [*writer.body.lines(), "}", ""]
        return function

    def constant(self, numbers: tuple[Any, ...]) -> Value:
        """A tuple that a file names, laid down once."""
        shape = shape_of(numbers)
        if not shape or 0 in shape:
            raise NotInDialect("a tuple of rules has rows of one length, and not none")
        flat = list(_flat(numbers))
        if not all(isinstance(one, bool | int | float) for one in flat):
            raise NotInDialect("a tuple of rules holds numbers")
        element = DOUBLE if any(isinstance(one, float) for one in flat) else WHOLE
        texts = tuple(real_text(float(one)) if element is DOUBLE else str(int(one)) for one in flat)
        name = self._constants.setdefault((element.code, texts), f"@constant.{len(self._constants)}")
        return Value(table(element, len(shape)), (name, *map(str, shape)))

    def lines(self) -> Iterator[str]:
        """The text for LLVM."""
        yield DECLARED
        for (code, texts), name in self._constants.items():
            numbers = ", ".join(f"{code} {text}" for text in texts)
            yield f"{name} = internal constant [{len(texts)} x {code}] [{numbers}]"
        yield from self._lines


def _flat(nested: Any) -> Iterator[Any]:
    if isinstance(nested, tuple):
        for one in nested:
            yield from _flat(one)
    else:
        yield nested
