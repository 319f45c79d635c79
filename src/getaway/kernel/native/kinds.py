"""What a value of a compiled rule can be.

Whole numbers are 64 bits wide wherever they are reckoned with; only fields and rows keep them narrower.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy

    Dtype: TypeAlias = numpy.dtype[numpy.void]


@dataclass(frozen=True)
class Kind:
    """What a value is: `name` for people, `parts` the LLVM types that it is made of."""

    name: str
    parts: tuple[str, ...]


NOTHING = Kind("nothing", ())
BOOL = Kind("a yes or no", ("i1",))
INT = Kind("a whole number", ("i64",))
REAL = Kind("a real number", ("double",))

# Each of these can become the next.
SCALARS = (BOOL, INT, REAL)


@dataclass(frozen=True)
class Element:
    """A number as it lies in memory."""

    code: str  # LLVM's name
    size: int
    kind: Kind = INT
    extend: str = "sext"  # how a narrow one becomes a wide one


ELEMENTS = {
    "bool": Element("i8", 1, INT, "zext"),
    "int8": Element("i8", 1),
    "uint8": Element("i8", 1, INT, "zext"),
    "int16": Element("i16", 2),
    "int32": Element("i32", 4),
    "int64": Element("i64", 8),
    "float32": Element("float", 4, REAL),
    "float64": Element("double", 8, REAL),
}
LONGEST = 2**63  # no whole number is as long as this
WHOLE = ELEMENTS["int64"]
FLAG = ELEMENTS["int8"]
DOUBLE = ELEMENTS["float64"]


@dataclass(frozen=True)
class Field:
    """One place of a record."""

    offset: int
    element: Element
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Layout:
    """How a record lies in memory."""

    size: int
    fields: tuple[tuple[str, Field], ...]

    def field(self, name: str) -> Field | None:
        return dict(self.fields).get(name)


@dataclass(frozen=True)
class Table(Kind):
    """Numbers in a row, a grid and so on: where they begin, and how many there are each way."""

    element: Element
    depth: int


@dataclass(frozen=True)
class OneRecord(Kind):
    """A record: where it begins."""

    layout: Layout


@dataclass(frozen=True)
class Records(Kind):
    """A row of records: where it begins and how many there are."""

    layout: Layout


def table(element: Element, depth: int = 1) -> Table:
    """Rows (1), grids (2) of numbers."""
    return Table(f"a table of {element.code} ({depth})", ("ptr", *["i64"] * depth), element, depth)


def one_record(layout: Layout) -> OneRecord:
    """A record of this layout."""
    return OneRecord("a record", ("ptr",), layout)


def records(layout: Layout) -> Records:
    """Records of this layout."""
    return Records("records", ("ptr", "i64"), layout)


@dataclass(frozen=True)
class Value:
    """What an expression has come to: its kind, the names of its parts, and the number if it is known."""

    kind: Kind
    parts: tuple[str, ...]
    number: int | float | None = None

    @property
    def text(self) -> str:
        """The only part of a number."""
        return self.parts[0]


def wider(one: Kind, other: Kind) -> Kind | None:
    """The kind that both can become, if there is one."""
    if one == other:
        return one
    if one in SCALARS and other in SCALARS:
        return max(one, other, key=SCALARS.index)
    return None


def layout_of(dtype: Dtype) -> Layout:
    """The layout that NumPy knows by this dtype."""
    fields = []
    assert dtype.fields is not None, "a record has fields"
    for name in dtype.names or ():
        of, offset = dtype.fields[name][:2]
        fields.append((name, Field(offset, ELEMENTS[of.base.name], of.shape)))
    return Layout(dtype.itemsize, tuple(fields))


_layouts: dict[Dtype, Layout] = {}


def kind_of_argument(given: Any) -> Kind | None:
    """The kind of what Python hands to a rule; None if rules cannot take it."""
    import numpy

    if isinstance(given, int | numpy.integer | numpy.bool):
        return INT if -LONGEST <= int(given) < LONGEST else None
    if isinstance(given, float | numpy.floating):
        return REAL
    if isinstance(given, numpy.ndarray):
        if not given.flags.c_contiguous:
            return None
        if given.dtype.names is not None:
            return records(_layout(given.dtype)) if given.ndim == 1 else None
        element = ELEMENTS.get(given.dtype.name) if given.dtype.isnative else None
        return None if element is None or not 1 <= given.ndim <= 3 else table(element, given.ndim)
    if isinstance(given, numpy.void) and given.dtype.names is not None:
        return one_record(_layout(given.dtype))
    return None


def _layout(dtype: Dtype) -> Layout:
    if dtype not in _layouts:
        _layouts[dtype] = layout_of(dtype)
    return _layouts[dtype]


def known(number: bool | int | float) -> Value:
    """A number that is known when the rule is compiled."""
    if isinstance(number, bool):
        return Value(BOOL, (str(number).lower(),), number)
    if isinstance(number, int):
        return Value(INT, (str(number),), number)
    return Value(REAL, (real_text(number),), number)


def real_text(number: float) -> str:
    """A real number as LLVM reads it: by its bits."""
    import struct

    return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"


def shape_of(nested: Sequence[Any]) -> tuple[int, ...] | None:
    """How many numbers a tuple of tuples holds each way; None if its rows differ."""
    if not isinstance(nested, tuple):
        return ()
    below = {shape_of(one) for one in nested}
    if len(below) != 1:
        return None
    (inner,) = below
    return None if inner is None else (len(nested), *inner)
