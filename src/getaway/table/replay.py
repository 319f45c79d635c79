"""A finished game as one file, and the file played again: checked entry by entry, shown from any seat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from getaway.games import find
from getaway.kernel.chance import SEEDS
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Sentence, counted
from getaway.kernel.view import View
from getaway.table import entries as log
from getaway.table.chance import (
    NUMBER_BYTES,
    SEAL_BYTES,
    SEED_BYTES,
    commitment,
    is_hex,
    number_of_bot,
    seal_of,
)
from getaway.table.items import Item
from getaway.table.table import Engines, Table

FORMAT = "getaway-game-1"
NUMBER_OF_CHANGE_BYTES = 8
MOVES = (log.Started, log.Acted, log.Sealed, log.Called, log.Undone, log.Forked)


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry with its number and time, without whose message it was."""

    n: int
    at: int
    entry: log.AnyEntry


class GameFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is needed to play a game again, and to judge who kept their word in it."""

    format: str
    game: str
    version: int
    edition: str
    edition_name: str
    players: int
    options: dict[str, str | int]
    names: list[str]
    talk_seconds: int | None
    commitment: str
    seed: str
    entries: list[StoredEntry]
    # By seat, empty where there is none; both lists are empty for games of before, whose seats added nothing.
    seals: list[str] = []
    numbers: list[str] = []
    said: list[StoredEntry] = []  # statements in the game's own language, never what people typed
    branch: log.Branch | None = None  # the game that this one left


Stored = tuple[int, int, log.AnyEntry]


def file_of(table: Table, stored: Sequence[Stored]) -> GameFile:
    """The file of a game that is over."""
    made = table.made
    kept = [(n, at, entry) for n, at, entry in stored if isinstance(entry, MOVES)]
    return GameFile(
        format=FORMAT,
        game=made.game,
        version=made.version,
        edition=made.edition,
        edition_name=made.edition_name,
        players=made.players,
        options=made.options,
        names=[chair.name for chair in table.chairs],
        talk_seconds=made.talk_seconds,
        commitment=commitment(made.seed),
        seed=made.seed,
        entries=[nameless(*one) for one in kept],
        seals=table.numbers.seals if made.fair else [],
        numbers=table.numbers.opened if made.fair else [],
        said=[
            nameless(n, at, entry)
            for n, at, entry in stored
            if isinstance(entry, log.Said) and entry.statement is not None
        ],
        branch=made.branch,
    )


def nameless(n: int, at: int, entry: log.AnyEntry) -> StoredEntry:
    """An entry without whose message it was."""
    return StoredEntry(n, at, msgspec.structs.replace(entry, by="", id=""))


def read_file(packed: bytes) -> GameFile:
    """The file, if it is one."""
    try:
        file = msgspec.json.decode(packed, type=GameFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"isn't a game file: {error}.") from None
    if file.format != FORMAT:
        raise BadInput(f"has the format {file.format!r}; this program reads {FORMAT!r}.")
    return file


class Replay:
    """A game file as a table that can be led to any of its steps. Step 0 is the deal."""

    def __init__(self, file: GameFile, engines: Engines) -> None:
        self.file = file
        self._engines = engines
        game = find(file.game)
        game.check_players(file.players)
        game.read_options(file.options, file.players)
        if game.options_of(file.version, file.options) is None:
            raise BadInput(
                f"was played by version {file.version} of the rules; this program has {game.version}."
            )
        if len(file.names) != file.players:
            raise BadInput(f"names {len(file.names)} players, not {file.players}.")
        if not file.entries or not isinstance(file.entries[0].entry, log.Started):
            raise BadInput("doesn't begin with the deal.")
        if not is_seed(file.seed) or commitment(file.seed) != file.commitment:
            raise BadInput("has a seed that isn't the one its players were promised.")
        _check_numbers(file)
        _check_branch(file)

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.file.entries) - 1

    def tables(self) -> Iterator[Table]:
        """The table after every step, checked: each entry must have been possible."""
        table = Table("replay", self._engines)
        file = self.file
        made = log.Created(
            game=file.game,
            version=file.version,
            players=file.players,
            options=file.options,
            seed=file.seed,
            edition=file.edition,
            edition_name=file.edition_name,
            talk_seconds=file.talk_seconds,
            fair=bool(file.numbers),
            branch=file.branch,
        )
        table.read(0, 0, made)
        if file.numbers:
            table.numbers.seals, table.numbers.opened = list(file.seals), list(file.numbers)
        for chair, name in zip(table.chairs, file.names, strict=True):
            chair.name, chair.guest = name, "?"
        said = deque(file.said)
        for step, line in enumerate(file.entries):
            while said and said[0].n < line.n:
                hear(table, said.popleft())
            wrong = what_is_wrong(table, line)
            if wrong:
                raise BadInput(f"step {step}, entry {line.n}: {wrong}.")
            table.read(line.n, line.at, line.entry)
            yield table

    def check_step(self, step: int) -> None:
        """Refuse a step that there is not, before anything is played."""
        if not 0 <= step <= self.steps:
            raise BadInput(f"There's no step {step}, only 0 to {self.steps}.")

    def verify(self) -> int:
        """Play the whole game; how many steps it had. It has to be over then."""
        table = None
        for table in self.tables():  # noqa: B007 (the last one is looked at)
            pass
        assert table is not None
        assert table.play is not None
        if not table.play.is_over:
            raise BadInput("ends before the game is over.")
        return self.steps


class Moment(NamedTuple):
    """What has to be kept of a step to show it again."""

    n: int
    state: bytes
    asked: tuple[int, ...]
    talking: bool
    told: Item | None


class Film:
    """A game that was played again once, whole and checked: from then on every step of it is at hand."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self._moments: list[Moment] = []
        for table in replay.tables():
            play = table.play
            assert play is not None
            last = table.items[-1]
            told = last if last.n == table.n else None
            self._moments.append(Moment(table.n, play.state.pack(), play.asked, play.talking, told))
            self._table, self._play = table, play

    @property
    def size(self) -> int:
        """How many bytes its states take."""
        return sum(len(moment.state) for moment in self._moments)

    def at(self, step: int) -> Table:
        """The table as it was after a step, for looking at: it is the same one every time."""
        self.replay.check_step(step)
        moment, play, table = self._moments[step], self._play, self._table
        play.state = type(play.state).unpack(moment.state)
        play.asked, play.talking = moment.asked, moment.talking
        table.n = moment.n
        table.items = [] if moment.told is None else [moment.told]
        return table

    def tables(self) -> Iterator[Table]:
        """The table after every step."""
        return map(self.at, range(len(self._moments)))


def is_number(given: str) -> bool:
    """Is this the number of a change?"""
    return is_hex(given, NUMBER_OF_CHANGE_BYTES) and int(given, 16) < SEEDS


def is_seed(given: str) -> bool:
    """Is this the seed of a table, 128 bits in hexadecimal?"""
    return is_hex(given, SEED_BYTES)


def _check_numbers(file: GameFile) -> None:
    """Raise what is wrong with the numbers that the seats added: each is what was sealed before the deal."""
    if not file.numbers and not file.seals:
        return
    if len(file.numbers) != file.players or len(file.seals) != file.players:
        raise BadInput(f"needs a seal and a number, or an empty one, for each of {file.players} seats.")
    for seat, (seal, number) in enumerate(zip(file.seals, file.numbers, strict=True)):
        if (seal and not is_hex(seal, SEAL_BYTES)) or (number and not is_hex(number, NUMBER_BYTES)):
            raise BadInput(f"has a broken seal or number for seat {counted(seat)}.")
        promised = number_of_bot(file.seed, seat) if not seal else number
        if number and (number != promised or (seal and seal_of(number) != seal)):
            raise BadInput(
                f"has a number for seat {counted(seat)} that isn't the one sealed before the deal."
            )


def _check_branch(file: GameFile) -> None:
    """Raise what is wrong with where a game has left another."""
    branch = file.branch
    if branch is None:
        return
    if not 0 <= branch.seat < file.players or not all(map(is_number, branch.chance)):
        raise BadInput("left another game in an impossible way.")
    if sum(isinstance(line.entry, log.Forked) and not line.entry.number for line in file.entries) != 1:
        raise BadInput("doesn't say where it left another game.")


def hear(table: Table, line: StoredEntry) -> None:
    """Take in a statement, if it could be made at this point."""
    entry, play, ledger = line.entry, table.play, table.ledger
    if line.n <= table.n or play is None or ledger is None or not isinstance(entry, log.Said):
        raise BadInput(f"entry {line.n}: nothing could be said here.")
    if entry.statement is None or not 0 <= entry.seat < len(table.chairs):
        raise BadInput(f"entry {line.n}: nobody here could say that.")
    try:
        ledger.copy().hear(entry.statement, play.state, entry.seat)
    except BadInput:
        raise BadInput(f"entry {line.n}: the table wouldn't take that statement.") from None
    table.read(line.n, line.at, entry)


def what_is_wrong(table: Table, line: StoredEntry) -> str:
    """Why an entry could not have been written at this point; empty if it could."""
    entry, play = line.entry, table.play
    if line.n <= table.n:
        return f"it doesn't follow entry {table.n}"
    if isinstance(entry, log.Started):
        return "the game is dealt twice" if play is not None else ""
    assert play is not None
    if isinstance(entry, log.Called):
        return "" if play.talking else "there's no vote to call"
    if isinstance(entry, log.Undone):
        return "" if play.can_undo(entry.seat) else f"seat {counted(entry.seat)} can't take that back"
    if isinstance(entry, log.Forked):
        return _why_not_left(table, entry)
    if not isinstance(entry, log.Acted | log.Sealed):
        return "this isn't a step of a game"
    if entry.seat not in play.asked or isinstance(entry, log.Sealed) != (play.caller is not None):
        return f"nobody's asking seat {counted(entry.seat)} that"
    refusal = play.why_not(entry.seat, entry.action)
    return "" if refusal is None else f"the rules forbid it ({refusal.rule})"


def _why_not_left(table: Table, entry: log.Forked) -> str:
    """Why a game could not have left another at this point; empty if it could.

    Every change up to there has its number from the other game, and none has after it.
    """
    play, branch = table.play, table.made.branch
    assert play is not None
    if branch is None or play.is_over or not 0 <= entry.seat < table.made.players:
        return "the game can't have left another here"
    if entry.number:
        return "" if is_number(entry.number) else "this isn't a number for a deal"
    is_there = len(branch.chance) == play.changes + 1 and entry.seat == branch.seat
    return "" if is_there else "the game left another at a different point"


def told(table: Table, seat: int | None) -> list[Sentence]:
    """What the last step told a seat, or everybody."""
    item = table.items[-1] if table.items else None
    if item is None or item.n != table.n:
        return []
    if item.sentence is not None:
        return [item.sentence]
    assert item.story is not None
    assert table.play is not None
    return table.play.events(item.story, NOBODY if seat is None else seat)


def view_at(table: Table, seat: int | None) -> View:
    """The board after a step as a seat, or a spectator, saw it."""
    assert table.play is not None
    return table.play.view(NOBODY if seat is None else seat)


def open_view_at(table: Table) -> View:
    """The board after a step with all hands open: of every seat, what it saw of itself."""
    seats = [view_at(table, seat).seats[seat] for seat in range(len(table.chairs))]
    return msgspec.structs.replace(view_at(table, None), seats=seats)
