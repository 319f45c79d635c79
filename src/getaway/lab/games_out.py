"""Writes the games of an arena into a file, game by game, while others are played."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Protocol

import msgspec

from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile, BadInput
from getaway.lab import games
from getaway.lab.arena import Match, Played, engines
from getaway.lab.games import COLUMNS, NO_ARROW, Record

TOGETHER = 256  # games in one part of a Parquet file


class Writer(Protocol):
    """Puts games into a file."""

    def put(self, record: Record) -> None:
        """One more game."""

    def close(self) -> None:
        """There are no more."""


class Lines:
    """A line of JSON for each game."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def put(self, record: Record) -> None:
        self.file.write(games.as_line(record))

    def close(self) -> None:
        self.file.flush()


class Columns:
    """A Parquet file with a row for each game."""

    def __init__(self, file: IO[bytes], engine: Engine) -> None:
        import pyarrow
        from pyarrow import parquet

        self.arrow = pyarrow
        self.width = len(engine.observation_names)
        self.bytes = engine.state_bytes
        number, words = pyarrow.int64(), pyarrow.string()
        numbers = pyarrow.list_(number)
        whole = dict.fromkeys(
            ("games_format", "version", "number", "deal", "rotation", "seed", "players"), number
        )
        kinds = {
            **whole,
            **dict.fromkeys(("game", "options", "edition"), words),
            "bots": pyarrow.list_(words),
            "payoffs": pyarrow.list_(pyarrow.float64()),
            "seats": numbers,
            "actions": numbers,
            "states": pyarrow.list_(pyarrow.binary(self.bytes)),
            "observations": pyarrow.list_(pyarrow.list_(pyarrow.int8(), self.width)),
        }
        self.schema = pyarrow.schema([(name, kinds[name]) for name in Record.__struct_fields__])
        self.writer = parquet.ParquetWriter(file, self.schema, compression="zstd")
        self.waiting: list[Record] = []

    def put(self, record: Record) -> None:
        self.waiting.append(record)
        if len(self.waiting) == TOGETHER:
            self._write()

    def _write(self) -> None:
        arrow, waiting = self.arrow, self.waiting
        starts = [0]
        for record in waiting:
            starts.append(starts[-1] + len(record.actions))
        states = b"".join(state for record in waiting for state in record.states)
        seen = b"".join(one for record in waiting for one in record.observations)
        decisions = starts[-1]
        numbers = arrow.Array.from_buffers(
            arrow.int8(), decisions * self.width, [None, arrow.py_buffer(seen)]
        )
        made = {
            "options": [msgspec.json.encode(record.options).decode() for record in waiting],
            "states": arrow.ListArray.from_arrays(
                starts,
                arrow.Array.from_buffers(
                    arrow.binary(self.bytes), decisions, [None, arrow.py_buffer(states)]
                ),
            ),
            "observations": arrow.ListArray.from_arrays(
                starts, arrow.FixedSizeListArray.from_arrays(numbers, self.width)
            ),
        }
        columns = []
        for field in self.schema:
            values = made.get(field.name, [getattr(record, field.name) for record in waiting])
            columns.append(arrow.array(values, field.type) if isinstance(values, list) else values)
        self.writer.write_table(arrow.Table.from_arrays(columns, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        if self.waiting:
            self._write()
        self.writer.close()


class GamesOut:
    """A file of games that is being written."""

    def __init__(self, match: Match, engine: Engine, writer: Writer) -> None:
        self._match, self._engine, self._writer = match, engine, writer
        self.games = 0

    def take(self, played: Played) -> None:
        """Write a game down; it need not be kept any longer."""
        self._writer.put(games.record_of(self._match, self._engine, played))
        played.course = None
        self.games += 1


def check(path: Path) -> None:
    """Refuse what could not be written, before any game is played."""
    if games.kind_of(path) == COLUMNS:
        try:
            import pyarrow  # noqa: F401
        except ModuleNotFoundError:
            raise BadInput(NO_ARROW) from None


@contextmanager
def writing(path: Path, match: Match) -> Iterator[GamesOut]:
    """Write games to a file beside its place, and put it there in the end: also after an interruption, with
    the games that were played; not after an error."""
    path = path.resolve()
    plain, _ = engines(match.game, match.edition)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise _unwritable(path, error) from None
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            writer: Writer = Columns(file, plain) if path.suffix == COLUMNS else Lines(file)
            yield GamesOut(match, plain, writer)
            writer.close()
        unfinished.chmod(0o644)
        unfinished.replace(path)
    except OSError as error:
        raise _unwritable(path, error) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _unwritable(path: Path, error: OSError) -> BadFile:
    return BadFile(path, f"can't be written: {(error.strerror or str(error)).lower()}.")
