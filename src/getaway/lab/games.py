"""Games as data: what `getaway arena --games-out FILE` has written, read back and played again.

from getaway.lab import games

for record in games.read("games.jsonl"):
    games.replay(record)
    print(record.bots, record.payoffs, len(record.actions))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.options import Value
from getaway.lab.arena import Course, Match, Played, deal_seed

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

FORMAT = 1
LINES, COLUMNS = ".jsonl", ".parquet"
BEGINNING = b'{"games_format":'  # of a line
NO_ARROW = "Parquet needs pyarrow: pip install 'getaway[parquet]'."


class Record(msgspec.Struct):
    """One game: what it was dealt from, who sat where, every decision, and what each seat has won.

    Before decision i seat seats[i] saw observations[i], a byte for each number, in states[i], packed; it
    chose actions[i].
    """

    games_format: int  # of the file
    game: str
    version: int  # of its rules
    number: int  # in its arena
    deal: int
    rotation: int
    seed: int  # what `Engine.deal` takes
    players: int
    options: dict[str, Value]
    edition: str  # its name
    bots: list[str]  # by seat
    payoffs: list[float]  # by seat
    seats: list[int]
    actions: list[int]
    states: list[bytes]
    observations: list[bytes]

    def table(self, engine: Engine) -> tuple[NDArray[numpy.void], NDArray[numpy.int8]]:
        """The states as records that the compiled engine takes, and the observations, a row for each
        decision."""
        import numpy

        dtype = type(engine.plain(engine.deal(self.players, 0))).dtype()
        states = numpy.frombuffer(b"".join(self.states), dtype).copy()
        seen = numpy.frombuffer(b"".join(self.observations), numpy.int8)
        return states, seen.reshape(len(self.observations), -1).copy()


class Line(msgspec.Struct):
    """A record as a line of JSON has it."""

    games_format: int  # of the file
    game: str
    version: int
    number: int
    deal: int
    rotation: int
    seed: int
    players: int
    options: dict[str, Value]
    edition: str
    bots: list[str]
    payoffs: list[float]
    seats: list[int]
    actions: list[int]
    states: list[str]  # in hexadecimal digits
    observations: list[list[int]]


def record_of(match: Match, engine: Engine, played: Played) -> Record:
    """A game that was played and kept."""
    course = played.course or Course()
    return Record(
        games_format=FORMAT,
        game=match.game,
        version=engine.game.version,
        number=played.pairing.number,
        deal=played.pairing.deal,
        rotation=played.pairing.rotation,
        seed=deal_seed(match, played.pairing.deal),
        players=match.players,
        options=engine.game.read_options(match.options, match.players),
        edition=engine.edition.name,
        bots=list(played.pairing.seats),
        payoffs=list(played.payoffs),
        seats=course.seats,
        actions=course.actions,
        states=course.states,
        observations=course.observations,
    )


def as_line(record: Record) -> bytes:
    """A record as a line of JSON."""
    fields = {name: getattr(record, name) for name in Line.__struct_fields__}
    fields["states"] = [state.hex() for state in record.states]
    fields["observations"] = [list(seen) for seen in record.observations]
    return msgspec.json.encode(fields) + b"\n"


def read(path: Path | str) -> Iterator[Record]:
    """The games in a file, one after the other."""
    path = Path(path)
    try:
        yield from {LINES: _lines, COLUMNS: _columns}[kind_of(path)](path)
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None


def kind_of(path: Path) -> str:
    """How games lie in a file, by the end of its name."""
    if path.suffix not in (LINES, COLUMNS):
        raise BadFile(path, f"a file of games ends in {LINES} or {COLUMNS}.")
    return path.suffix


def _lines(path: Path) -> Iterator[Record]:
    decoder = msgspec.json.Decoder(Line)
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            try:
                line = decoder.decode(text)
                fields = {name: getattr(line, name) for name in Line.__struct_fields__}
                fields["states"] = [bytes.fromhex(state) for state in line.states]
                fields["observations"] = [bytes(seen) for seen in line.observations]
            except (msgspec.DecodeError, ValueError) as error:
                raise BadFile(path, f"isn't a game of an arena: {error}.", number) from None
            yield _checked(path, Record(**fields), number)


def _columns(path: Path) -> Iterator[Record]:
    try:
        from pyarrow import ArrowException, parquet
    except ModuleNotFoundError:
        raise BadInput(NO_ARROW) from None
    number = 0
    try:
        with parquet.ParquetFile(path) as file:
            # A few at a time: as Python's own numbers observations take a lot of room.
            for batch in file.iter_batches(batch_size=16):
                for row in batch.to_pylist():
                    number += 1
                    row["options"] = msgspec.json.decode(row["options"])
                    row["observations"] = [bytes(seen) for seen in row["observations"]]
                    yield _checked(path, msgspec.convert(row, Record), number)
    except (ArrowException, KeyError, TypeError, msgspec.ValidationError) as error:
        raise BadFile(path, f"isn't a file of games: {error}.") from None


def _checked(path: Path, record: Record, number: int) -> Record:
    if record.games_format != FORMAT:
        raise BadFile(
            path, f"is written in format {record.games_format}; this program reads {FORMAT}.", number
        )
    lengths = {len(part) for part in (record.seats, record.actions, record.states, record.observations)}
    if len(lengths) != 1:
        raise BadFile(path, "doesn't have as many seats as actions, states and observations.", number)
    return record


def replay(record: Record, edition: Path | str | None = None, compiled: bool = True) -> None:
    """Deal a game again, do its actions and compare every state, observation and payoff; `BadInput` says
    where it is another game."""
    engine = load(record.game, edition=edition, compiled=compiled)
    if (record.version, record.edition) != (engine.game.version, engine.edition.name):
        raise BadInput(
            f"Game {record.number} was played by version {record.version} of {record.game} with the "
            f"edition {record.edition!r}; this is version {engine.game.version} with "
            f"{engine.edition.name!r}."
        )
    _replay(engine, record)


def _replay(engine: Engine, record: Record) -> None:
    states = engine.deal(record.players, record.seed, options=record.options)
    decisions = zip(record.seats, record.actions, record.states, record.observations, strict=True)
    for number, (seat, action, state, seen) in enumerate(decisions):
        here: Mapping[str, bool] = {
            "seat": int(states[0].mover) == seat,
            "state": engine.plain(states).pack() == state,
            "observation": bytes(engine.observe(states, 0, seat)) == seen,
        }
        wrong = [name for name, holds in here.items() if not holds]
        if wrong:
            raise BadInput(
                f"Game {record.number}, decision {number}: by the rules the {wrong[0]} differs from "
                "the one in the file."
            )
        engine.apply(states, 0, action)
    if engine.payoff(states) != record.payoffs:
        raise BadInput(f"Game {record.number}: by the rules the payoffs differ from those in the file.")
