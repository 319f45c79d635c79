"""Reads the statements of a rule and writes the function that they are."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from getaway.kernel.native.body import Block, Widened
from getaway.kernel.native.kinds import INT, NOTHING, SCALARS, Element, Kind, Value, known
from getaway.kernel.native.reckoning import (
    NotInDialect,
    calculate,
    cast,
    compare,
    scalar,
    truth,
    whole,
    worth,
)
from getaway.kernel.native.writer import Expressions, Surroundings

# Safe code leaves a `while` after so many rounds: more than any game needs, and soon over.
LAST_ROUND = 1 << 17
RETURNED = "return"  # no name in a rule can be called so


class Statements(Expressions):
    """One rule for one set of kinds."""

    def __init__(self, unit: Surroundings, scope: dict[str, Any], kinds: dict[str, Kind]) -> None:
        super().__init__(unit, scope, kinds)
        self.line = 0
        self.loops: list[tuple[Block, Block]] = []  # where `continue` and `break` go
        self.after = self.body.block()
        self.answer: list[str] | None = None

    def write(self, tree: ast.FunctionDef, given: Sequence[tuple[str, Kind]]) -> None:
        """Write the function; what is given comes in %p0, %p1, …"""
        count = 0
        for name, kind in given:
            parts = tuple(f"%p{count + n}" for n in range(len(kind.parts)))
            count += len(parts)
            self.assign(name, Value(kind, parts))
        self.run(tree.body)
        self.body.jump(self.after)
        self.body.place(self.after)
        for slot in self.body.borrowed:
            taken = self.body.get(f"load ptr, ptr {slot}")
            self.body.do(f"call void @free(ptr {taken})")
        kind = self.kinds.get(RETURNED, NOTHING)
        if kind == NOTHING:
            self.body.do("ret void")
        else:
            assert self.answer is not None
            self.body.do(f"ret {kind.parts[0]} {self.body.kept(kind, self.answer).text}")

    def run(self, statements: Sequence[ast.stmt]) -> None:
        """Write one statement after the other; what comes after a jump is never reached."""
        for node in statements:
            if self.body.here.closed:
                return
            self.line = node.lineno
            found = self.RUNNERS.get(type(node))
            if found is None:
                raise NotInDialect(f"compiled rules do not understand {ast.unparse(node).splitlines()[0]}")
            found(self, node)

    def run_expression(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.read(node.value)

    def run_assign(self, node: ast.Assign) -> None:
        (target,) = node.targets if len(node.targets) == 1 else (None,)
        if target is None:
            raise NotInDialect("one name for each value")
        if isinstance(target, ast.Tuple):
            if not isinstance(node.value, ast.Tuple) or len(node.value.elts) != len(target.elts):
                raise NotInDialect("as many values as names, written out")
            values = [worth(self.read(part)) for part in node.value.elts]
            for one, value in zip(target.elts, values, strict=True):
                self.put(one, value)
        else:
            self.put(target, self.read(node.value))

    def run_annotated(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.put(node.target, self.read(node.value))

    def put(self, target: ast.expr, value: Value) -> None:
        """Put a value where a target says."""
        if isinstance(target, ast.Name):
            self.assign(target.id, value)
        else:
            place, element = self.place(target)
            self.store(place, element, value)

    def place(self, target: ast.expr) -> tuple[str, Element]:
        """Where a number is to be put."""
        if isinstance(target, ast.Attribute):
            place, element, lengths = self.field(target)
        elif isinstance(target, ast.Subscript):
            place, element, lengths = self.item(self.read(target.value), target)
        else:
            raise NotInDialect(f"nothing can be put into {ast.unparse(target)}")
        if lengths:
            raise NotInDialect(f"{ast.unparse(target)} is a row: put its numbers one by one")
        return place, element

    def run_change(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            value = calculate(self.body, node.op, self.read(node.target), self.read(node.value))
            self.assign(node.target.id, value)
        else:
            place, element = self.place(node.target)
            before = self.load(place, element, ())
            self.store(place, element, calculate(self.body, node.op, before, self.read(node.value)))

    def run_if(self, node: ast.If) -> None:
        asked = truth(self.body, self.read(node.test))
        if asked.number is not None:
            self.run(node.body if asked.number else node.orelse)
            return
        yes, no, after = self.body.block(), self.body.block(), self.body.block()
        self.body.branch(asked.text, yes, no if node.orelse else after)
        self.body.place(yes)
        self.run(node.body)
        self.body.jump(after)
        if node.orelse:
            self.body.place(no)
            self.run(node.orelse)
            self.body.jump(after)
        self.body.place(after)

    def run_while(self, node: ast.While) -> None:
        if node.orelse:
            raise NotInDialect("a loop has no else")
        test, inside, after = self.body.block(), self.body.block(), self.body.block()
        rounds = self.body.slot("i64")
        self.body.do(f"store i64 0, ptr {rounds}")
        self.body.jump(test)
        self.body.place(test)
        if self.body.safe:
            self.stop_at_last(rounds, after)
        asked = truth(self.body, self.read(node.test))
        self.body.branch(asked.text, inside, after)
        self.body.place(inside)
        self.loop(node.body, test, after)
        self.body.jump(test)
        self.body.place(after)

    def stop_at_last(self, rounds: str, after: Block) -> None:
        """Leave a loop that goes round and round, as it may in a state that somebody wrote into."""
        onward = self.body.block()
        now = calculate(self.body, ast.Add(), self.body.kept(INT, [rounds]), known(1))
        self.body.keep(now, [rounds])
        asked = compare(self.body, ast.LtE(), now, known(LAST_ROUND))
        self.body.branch(asked.text, onward, after)
        self.body.place(onward)

    def loop(self, statements: Sequence[ast.stmt], onward: Block, after: Block) -> None:
        """Write what is inside a loop."""
        self.loops.append((onward, after))
        self.run(statements)
        self.loops.pop()

    def run_for(self, node: ast.For) -> None:
        if (
            node.orelse
            or not isinstance(node.target, ast.Name)
            or not isinstance(node.iter, ast.Call)
            or not isinstance(node.iter.func, ast.Name)
            or node.iter.func.id != "range"
        ):
            raise NotInDialect("a loop runs over range(…), with one name and no else")
        bounds = [whole(self.body, self.read(part)) for part in node.iter.args]
        first, last, step = [known(0), *bounds, known(1)] if len(bounds) == 1 else [*bounds, known(1)][:3]
        if not step.number:
            raise NotInDialect("the step of a range is a known number, not 0")
        counter = self.body.slot("i64")
        self.body.do(f"store i64 {first.text}, ptr {counter}")
        test, inside, onward, after = (self.body.block() for _ in range(4))
        self.body.jump(test)
        self.body.place(test)
        now = self.body.kept(INT, [counter])
        asked = compare(self.body, ast.Lt() if step.number > 0 else ast.Gt(), now, last)
        self.body.branch(asked.text, inside, after)
        self.body.place(inside)
        self.assign(node.target.id, now)
        self.loop(node.body, onward, after)
        self.body.jump(onward)
        self.body.place(onward)
        now = self.body.kept(INT, [counter])
        self.body.do(f"store i64 {calculate(self.body, ast.Add(), now, step).text}, ptr {counter}")
        self.body.jump(test)
        self.body.place(after)

    def run_continue(self, node: ast.Continue) -> None:
        self.body.jump(self.loops[-1][0])

    def run_break(self, node: ast.Break) -> None:
        self.body.jump(self.loops[-1][1])

    def run_pass(self, node: ast.Pass) -> None:
        """Nothing happens."""

    def run_return(self, node: ast.Return) -> None:
        if node.value is None:
            self.body.jump(self.after)
            return
        value = scalar(self.read(node.value))
        kind = self.kinds.setdefault(RETURNED, value.kind)
        if SCALARS.index(value.kind) > SCALARS.index(kind):
            self.kinds[RETURNED] = value.kind
            raise Widened
        if self.answer is None:
            self.answer = [self.body.slot(code) for code in kind.parts]
        self.body.keep(cast(self.body, value, kind), self.answer)
        self.body.jump(self.after)

    RUNNERS: ClassVar[dict[type[ast.stmt], Callable[[Any, Any], None]]] = {
        ast.Expr: run_expression,
        ast.Assign: run_assign,
        ast.AnnAssign: run_annotated,
        ast.AugAssign: run_change,
        ast.If: run_if,
        ast.While: run_while,
        ast.For: run_for,
        ast.Continue: run_continue,
        ast.Break: run_break,
        ast.Pass: run_pass,
        ast.Return: run_return,
    }
