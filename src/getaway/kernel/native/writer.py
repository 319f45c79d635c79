"""Reads the expressions of a rule and writes what they come to."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Protocol

from getaway.kernel.native.body import Block, Body, Widened
from getaway.kernel.native.kinds import (
    INT,
    Element,
    Kind,
    OneRecord,
    Records,
    Table,
    Value,
    known,
    one_record,
    table,
    wider,
)
from getaway.kernel.native.reckoning import (
    NotInDialect,
    calculate,
    cast,
    compare,
    denied,
    inverted,
    negative,
    truth,
    whole,
    worth,
)
from getaway.kernel.native.words import WORDS, index, record_at


class Surroundings(Protocol):
    """What a function needs of the unit that it is written for."""

    @property
    def safe(self) -> bool:
        """Is every index looked at before it is used?"""

    def constant(self, numbers: tuple[Any, ...]) -> Value:
        """A tuple that a file names, laid down once."""

    def is_rule(self, named: object) -> bool:
        """Is this a rule that can be called?"""

    def call(self, body: Body, rule: Any, given: list[Value], named: dict[str, Value]) -> Value:
        """Call another rule, which is written if need be."""


class Expressions:
    """Everything that has a value. `kinds` outlives an attempt to write the function; the rest does not."""

    def __init__(self, unit: Surroundings, scope: dict[str, Any], kinds: dict[str, Kind]) -> None:
        self.unit = unit
        self.scope = scope
        self.kinds = kinds
        self.body = Body(unit.safe)
        self.names: dict[str, list[str]] = {}

    def read(self, node: ast.expr) -> Value:
        """What an expression comes to."""
        found = self.READERS.get(type(node))
        if found is None:
            raise NotInDialect(f"compiled rules do not understand {ast.unparse(node)}")
        return found(self, node)

    def number(self, node: ast.expr) -> Value:
        """A whole number, such as an index."""
        return whole(self.body, self.read(node))

    # Names

    def read_constant(self, node: ast.Constant) -> Value:
        if not isinstance(node.value, bool | int | float):
            raise NotInDialect(f"{node.value!r} is no number")
        return known(node.value)

    def read_name(self, node: ast.Name) -> Value:
        if node.id in self.names:
            return self.body.kept(self.kinds[node.id], self.names[node.id])
        found = self.named(node.id)
        if isinstance(found, bool | int | float):
            return known(found)
        if isinstance(found, tuple):
            return self.unit.constant(found)
        raise NotInDialect(f"{node.id} is neither a number nor a tuple of numbers")

    def named(self, name: str) -> Any:
        """What a name stands for in the rule's file."""
        if name in self.scope:
            return self.scope[name]
        if hasattr(builtins, name):
            return getattr(builtins, name)
        raise NotInDialect(f"there is no {name}")

    def assign(self, name: str, value: Value) -> None:
        """Let a name stand for a value."""
        kind = self.kinds.setdefault(name, worth(value).kind)
        both = wider(kind, value.kind)
        if both is None:
            raise NotInDialect(f"{name} is {kind.name} and cannot become {value.kind.name}")
        if both != kind:
            self.kinds[name] = both
            raise Widened
        if name not in self.names:
            self.names[name] = [self.body.slot(code) for code in kind.parts]
        self.body.keep(cast(self.body, value, kind), self.names[name])

    # Places in memory

    def read_attribute(self, node: ast.Attribute) -> Value:
        return self.load(*self.field(node))

    def field(self, node: ast.Attribute) -> tuple[str, Element, tuple[str, ...]]:
        """Where a field is, what numbers it holds and how many each way."""
        record = self.read(node.value)
        if not isinstance(record.kind, OneRecord):
            raise NotInDialect(f"{ast.unparse(node.value)} is {record.kind.name}, so it has no {node.attr}")
        field = record.kind.layout.field(node.attr)
        if field is None:
            raise NotInDialect(f"the state has no field {node.attr}")
        place = self.body.get(f"getelementptr i8, ptr {record.text}, i64 {field.offset}")
        return place, field.element, tuple(str(length) for length in field.shape)

    def read_subscript(self, node: ast.Subscript) -> Value:
        held = self.read(node.value)
        if isinstance(held.kind, Records):
            place = record_at(self.body, held, self.number(node.slice))
            return Value(one_record(held.kind.layout), (place,))
        return self.load(*self.item(held, node))

    def item(self, held: Value, node: ast.Subscript) -> tuple[str, Element, tuple[str, ...]]:
        """Where an item of a table is, what numbers it holds and how many each way."""
        if not isinstance(held.kind, Table):
            raise NotInDialect(f"{ast.unparse(node.value)} is {held.kind.name}, so it has no items")
        first, lengths = held.parts[1], held.parts[2:]
        place = index(self.body, self.number(node.slice), first)
        for length in lengths:
            place = self.body.get(f"mul nsw i64 {place}, {length}")
        element = held.kind.element
        return self.body.get(f"getelementptr {element.code}, ptr {held.text}, i64 {place}"), element, lengths

    def load(self, place: str, element: Element, lengths: tuple[str, ...]) -> Value:
        """The number in a place, or the table that begins there."""
        if lengths:
            return Value(table(element, len(lengths)), (place, *lengths))
        raw = self.body.get(f"load {element.code}, ptr {place}, align 1")
        if element.code == "float":
            raw = self.body.get(f"fpext float {raw} to double")
        elif element.kind == INT and element.size < 8:
            raw = self.body.get(f"{element.extend} {element.code} {raw} to i64")
        return Value(element.kind, (raw,))

    def store(self, place: str, element: Element, value: Value) -> None:
        """Put a number in a place."""
        raw = cast(self.body, worth(value), element.kind).text
        if element.code == "float":
            raw = self.body.get(f"fptrunc double {raw} to float")
        elif element.kind == INT and element.size < 8:
            raw = self.body.get(f"trunc i64 {raw} to {element.code}")
        self.body.do(f"store {element.code} {raw}, ptr {place}, align 1")

    # Calculating

    def read_binary(self, node: ast.BinOp) -> Value:
        return calculate(self.body, node.op, self.read(node.left), self.read(node.right))

    def read_unary(self, node: ast.UnaryOp) -> Value:
        value = self.read(node.operand)
        if isinstance(node.op, ast.USub):
            return negative(self.body, value)
        if isinstance(node.op, ast.Invert):
            return inverted(self.body, value)
        if isinstance(node.op, ast.Not):
            return denied(self.body, value)
        return value

    def read_compare(self, node: ast.Compare) -> Value:
        """Also `a < b < c` and `a in (b, c)`; what need not be read is not read."""
        left = self.read(node.left)

        def step(sign: ast.cmpop, right: ast.expr) -> Value:
            nonlocal left
            if isinstance(sign, ast.In | ast.NotIn):
                return self.among(sign, left, right)
            before, left = left, self.read(right)
            return compare(self.body, sign, before, left)

        steps = zip(node.ops, node.comparators, strict=True)
        return self.joined([partial(step, sign, right) for sign, right in steps], stop_at=False)

    def among(self, sign: ast.In | ast.NotIn, value: Value, these: ast.expr) -> Value:
        if not isinstance(these, ast.Tuple):
            raise NotInDialect(f"`in` takes a tuple that is written out, not {ast.unparse(these)}")
        found = known(False)
        for one in these.elts:
            found = calculate(
                self.body, ast.BitOr(), found, compare(self.body, ast.Eq(), value, self.read(one))
            )
        found = truth(self.body, found)
        return denied(self.body, found) if isinstance(sign, ast.NotIn) else found

    def read_either(self, node: ast.BoolOp) -> Value:
        steps = [partial(self.read, part) for part in node.values]
        return self.joined(steps, stop_at=isinstance(node.op, ast.Or))

    def joined(self, steps: Sequence[Callable[[], Value]], stop_at: bool) -> Value:
        """The first value that is as true as `stop_at` says, or the last: `and` and `or` of Python."""
        after = self.body.block()
        found: list[tuple[Value, Block]] = []
        for step in steps[:-1]:
            value = worth(step())
            asked = truth(self.body, value)
            if asked.number is not None:
                if bool(asked.number) == stop_at:
                    return self.meet([*found, (value, self.body.here)], after)
                continue
            found.append((value, self.body.here))
            more = self.body.block()
            ways = (after, more) if stop_at else (more, after)
            self.body.branch(asked.text, *ways)
            self.body.place(more)
        value = worth(steps[-1]())
        return self.meet([*found, (value, self.body.here)], after)

    def read_choice(self, node: ast.IfExp) -> Value:
        """`x if y else z`."""
        asked = truth(self.body, self.read(node.test))
        if asked.number is not None:
            return self.read(node.body if asked.number else node.orelse)
        yes, no, after = self.body.block(), self.body.block(), self.body.block()
        self.body.branch(asked.text, yes, no)
        found = []
        for block, part in ((yes, node.body), (no, node.orelse)):
            self.body.place(block)
            found.append((worth(self.read(part)), self.body.here))
        return self.meet(found, after)

    def meet(self, found: list[tuple[Value, Block]], after: Block) -> Value:
        """Go on after several ways, each with a value of its own: the kind is what all can become."""
        if len(found) == 1:
            return found[0][0]
        kind: Kind | None = found[0][0].kind
        for value, _ in found[1:]:
            kind = None if kind is None else wider(kind, value.kind)
        if kind is None:
            raise NotInDialect("the ways of this choice have values of different kinds")
        ways: list[tuple[Value, Block]] = []
        for value, block in found:
            # What makes it the common kind comes before the jump that ends its way.
            self.body.here = block
            jump = block.lines.pop() if block.closed else None
            ways.append((cast(self.body, value, kind), block))
            if jump is not None:
                block.lines.append(jump)
            else:
                self.body.jump(after)
        self.body.place(after)
        parts = []
        for n, code in enumerate(kind.parts):
            sources = ", ".join(f"[ {value.parts[n]}, %{block.label} ]" for value, block in ways)
            parts.append(self.body.get(f"phi {code} {sources}"))
        return Value(kind, tuple(parts))

    def read_call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name):
            raise NotInDialect(f"import the name, so that it can be called alone: {ast.unparse(node.func)}")
        called = self.named(node.func.id)
        given = [worth(self.read(part)) for part in node.args]
        named = {str(part.arg): worth(self.read(part.value)) for part in node.keywords}
        if self.unit.is_rule(called):
            return self.unit.call(self.body, called, given, named)
        word = WORDS.get(called) if callable(called) else None
        if word is None:
            raise NotInDialect(f"{node.func.id} is no rule, and compiled rules do not know it")
        return word(self.body, [*given, *named.values()])

    READERS: ClassVar[dict[type[ast.expr], Callable[[Any, Any], Value]]] = {
        ast.Constant: read_constant,
        ast.Name: read_name,
        ast.Attribute: read_attribute,
        ast.Subscript: read_subscript,
        ast.BinOp: read_binary,
        ast.UnaryOp: read_unary,
        ast.Compare: read_compare,
        ast.BoolOp: read_either,
        ast.IfExp: read_choice,
        ast.Call: read_call,
    }
