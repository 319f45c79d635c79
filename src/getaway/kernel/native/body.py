"""The lines of one compiled function while it is written."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.kernel.native.kinds import Kind, Value


class Block:
    """Lines that run one after the other, up to a jump."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.lines: list[str] = []
        self.closed = False


class Widened(Exception):
    """A name turned out to be of a wider kind than thought so far: the function is written again."""


class Body:
    """Collects blocks. Names live in memory; LLVM moves them to registers."""

    def __init__(self, safe: bool) -> None:
        self.safe = safe  # is every index looked at before it is used?
        self._count = 0
        self.slots: list[str] = []
        self.borrowed: list[str] = []  # slots of memory that is given back at the end
        self.blocks: list[Block] = []
        self.here = Block("start")
        self.place(self.here)

    def fresh(self, stem: str = "%t") -> str:
        """A name that nothing has."""
        self._count += 1
        return f"{stem}{self._count}"

    def block(self) -> Block:
        """A block to jump to, placed later."""
        return Block(self.fresh("b"))

    def place(self, block: Block) -> None:
        """From now on lines go here."""
        self.blocks.append(block)
        self.here = block

    def do(self, line: str) -> None:
        """Add a line that has no value."""
        self.here.lines.append(line)

    def get(self, line: str) -> str:
        """Add a line and return the name of its value."""
        name = self.fresh()
        self.here.lines.append(f"{name} = {line}")
        return name

    def jump(self, block: Block) -> None:
        """Go on elsewhere, if this place is reached."""
        if not self.here.closed:
            self.do(f"br label %{block.label}")
            self.here.closed = True

    def branch(self, condition: str, yes: Block, no: Block) -> None:
        """Go on in one of two places."""
        self.do(f"br i1 {condition}, label %{yes.label}, label %{no.label}")
        self.here.closed = True

    def slot(self, code: str) -> str:
        """Memory for one value of an LLVM type, all zero at the start."""
        name = self.fresh("%s")
        self.slots.append(f"{name} = alloca {code}")
        self.slots.append(f"store {code} zeroinitializer, ptr {name}")
        return name

    def room(self, bytes_needed: int) -> str:
        """Memory of its own for a row, as long as the function runs."""
        name = self.fresh("%s")
        self.slots.append(f"{name} = alloca i8, i64 {bytes_needed}, align 16")
        return name

    def keep(self, value: Value, slots: list[str]) -> None:
        """Put a value into slots."""
        for code, part, slot in zip(value.kind.parts, value.parts, slots, strict=True):
            self.do(f"store {code} {part}, ptr {slot}")

    def kept(self, kind: Kind, slots: list[str]) -> Value:
        """Read a value from slots."""
        parts = (f"load {code}, ptr {slot}" for code, slot in zip(kind.parts, slots, strict=True))
        return Value(kind, tuple(self.get(part) for part in parts))

    def lines(self) -> Iterator[str]:
        """The whole function."""
        for i, block in enumerate(self.blocks):
            yield f"{block.label}:"
            if i == 0:
                yield from (f"  {line}" for line in self.slots)
            yield from (f"  {line}" for line in block.lines)
