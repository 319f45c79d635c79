"""Records: the state of a game, as a slotted object of lists or as one row of a NumPy array.

    class State(Record):
        rng = i64
        mover = i8                     # who decides now
        hands = i8[MAX_PLAYERS, HAND]

`State()` is the plain form, all zero. `State.dtype()` is the same layout for NumPy, so that the bytes
of `State().pack()` are one row of such an array and the other way round.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self, overload

if TYPE_CHECKING:
    import numpy

Told = tuple[int, int, int, int, int]  # to whom, what kind, and three numbers: as `tell` and `whisper` put it

# struct's letter and NumPy's name of each width.
_WIDTHS = {8: ("b", "int8"), 16: ("h", "int16"), 32: ("i", "int32"), 64: ("q", "int64")}


class Field:
    """One named place of a record: a number, a row or a grid of numbers, all of one width."""

    def __init__(self, bits: int, shape: tuple[int, ...] = ()) -> None:
        self.bits = bits
        self.shape = shape
        self.size = 1
        for length in shape:
            self.size *= length


class Row(Field):
    """A field that holds a row of numbers."""

    if TYPE_CHECKING:

        @overload
        def __get__(self, record: None, owner: type) -> Self: ...
        @overload
        def __get__(self, record: object, owner: type) -> list[int]: ...
        def __get__(self, record: object, owner: type) -> Self | list[int]: ...


class Grid(Field):
    """A field that holds rows of numbers."""

    if TYPE_CHECKING:

        @overload
        def __get__(self, record: None, owner: type) -> Self: ...
        @overload
        def __get__(self, record: object, owner: type) -> list[list[int]]: ...
        def __get__(self, record: object, owner: type) -> Self | list[list[int]]: ...


class Number(Field):
    """A field that holds one number; with brackets, a row or a grid of them."""

    @overload
    def __getitem__(self, shape: int) -> Row: ...
    @overload
    def __getitem__(self, shape: tuple[int, int]) -> Grid: ...
    def __getitem__(self, shape: int | tuple[int, int]) -> Row | Grid:
        if isinstance(shape, int):
            return Row(self.bits, (shape,))
        return Grid(self.bits, shape)

    if TYPE_CHECKING:

        @overload
        def __get__(self, record: None, owner: type) -> Self: ...
        @overload
        def __get__(self, record: object, owner: type) -> int: ...
        def __get__(self, record: object, owner: type) -> Self | int: ...
        def __set__(self, record: object, value: int) -> None: ...


i8 = Number(8)
i16 = Number(16)
i32 = Number(32)
i64 = Number(64)


def _copier(fields: dict[str, Field]) -> Callable[[Record, Record], None]:
    """A function that copies these fields, written out: three times as fast as a loop over their names."""
    lines: list[str] = []
    for name, field in fields.items():
        if not field.shape:
            lines.append(f"b.{name} = a.{name}")
        elif len(field.shape) == 1:
            lines.append(f"b.{name} = [*a.{name}]")
        else:
            rows = ", ".join(f"[*rows[{row}]]" for row in range(field.shape[0]))
            lines.append(f"rows = a.{name}; b.{name} = [{rows}]")
    made: dict[str, Callable[[Record, Record], None]] = {}
    exec("def copy_into(a, b):\n    " + "\n    ".join([*lines, "return"]), {}, made)
    return made["copy_into"]


def _lister(fields: dict[str, Field]) -> Callable[[Record], list[int]]:
    """A function that lists all numbers of these fields in order, written out likewise."""
    parts: list[str] = []
    for name, field in fields.items():
        if not field.shape:
            parts.append(f"a.{name}")
        elif len(field.shape) == 1:
            parts.append(f"*a.{name}")
        else:
            parts += [f"*a.{name}[{row}]" for row in range(field.shape[0])]
    made: dict[str, Callable[[Record], list[int]]] = {}
    exec(f"def numbers(a):\n    return [{', '.join(parts)}]", {}, made)
    return made["numbers"]


class RecordType(type):
    """Turns the fields in a record's body into its slots."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, object]) -> RecordType:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        body = {key: value for key, value in body.items() if key not in fields}
        body["fields"] = fields
        body.setdefault("__slots__", tuple(fields))
        # Native alignment, as NumPy's align=True; "0q" pads the end to whole words.
        codes = "".join(f"{field.size}{_WIDTHS[field.bits][0]}" for field in fields.values())
        body["_struct"] = struct.Struct(f"@{codes}0q")
        body["_copy_into"] = _copier(fields)
        body["_numbers"] = _lister(fields)
        return super().__new__(cls, name, bases, body)


class Record(metaclass=RecordType):
    """The plain form of a state. `story` collects what `tell` tells, where somebody listens."""

    __slots__ = ("story",)
    fields: ClassVar[dict[str, Field]]
    _struct: ClassVar[struct.Struct]
    _copy_into: Callable[[Record], None]
    _numbers: Callable[[], list[int]]

    story: list[Told] | None

    def __init__(self) -> None:
        self.story = None
        for name, field in self.fields.items():
            setattr(self, name, _shaped([0] * field.size, field.shape))

    def copy(self) -> Self:
        """The same numbers, apart from the original; nobody listens to a copy."""
        twin = object.__new__(type(self))
        twin.story = None
        self._copy_into(twin)
        return twin

    def pack(self) -> bytes:
        """The bytes of this state: one row of an array of `dtype()`."""
        return self._struct.pack(*self._numbers())

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """The state that `pack` made these bytes of."""
        record = cls()
        numbers = cls._struct.unpack(packed)
        start = 0
        for name, field in cls.fields.items():
            setattr(record, name, _shaped(list(numbers[start : start + field.size]), field.shape))
            start += field.size
        return record

    @classmethod
    def bytes(cls) -> int:
        """How many bytes one state takes."""
        return cls._struct.size

    @classmethod
    def dtype(cls) -> numpy.dtype[numpy.void]:
        """The layout as NumPy knows it; its rows answer to the fields' names."""
        return _dtype(cls)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.differences(other) == []

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def differences(self, other: object) -> list[str]:
        """The names of the fields in which two states of one game differ."""
        return [name for name in self.fields if getattr(self, name) != getattr(other, name)]


@cache
def _dtype(record: type[Record]) -> numpy.dtype[numpy.void]:
    import numpy

    columns = [(name, _WIDTHS[field.bits][1], field.shape) for name, field in record.fields.items()]
    return numpy.dtype((numpy.record, numpy.dtype(columns, align=True)))


def _shaped(numbers: list[int], shape: tuple[int, ...]) -> int | list[int] | list[list[int]]:
    """A number, a row or a grid, as the shape says."""
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    width = shape[1]
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]
