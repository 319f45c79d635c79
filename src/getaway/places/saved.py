"""A local game in a file: a line for each entry of its log, written before it counts.

Whenever the program ends, the game is there up to the last decision. A last line that was cut off in the
middle is as if it had never been written.
"""

from __future__ import annotations

import contextlib
import errno
import os
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec

from getaway import __version__, bots
from getaway.bots.models import is_model
from getaway.bots.network import is_network
from getaway.games import find
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.sentence import counted
from getaway.store.folder import data_folder, make_folder
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.replay import MOVES, StoredEntry, is_seed, what_is_wrong
from getaway.table.table import Table
from getaway.table.wording import clean_name
from getaway.table_bots.engines import plain_engine

FORMAT = "getaway-saved-1"
MOST_KEPT = 20
YOU, GUEST = 0, "you"
NOT_ONE = "isn't a saved game"


class Heading(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    program: str = ""
    seed: int = 0  # as the person knows it


class SavedGame:
    """The file of a game that goes on. What cannot be written now is written with what comes later."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.seed = seed
        self.trouble = ""  # why the last lines are not in the file: full, other; empty: they are
        self._waiting: list[bytes] = []
        try:
            # Without a buffer: what was not written must not come after what is written next.
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            wrong = (error.strerror or str(error)).lower()
            raise BadFile(
                path, f"can't be written: {wrong}. Set GETAWAY_DATA to use another folder."
            ) from None

    def append(self, n: int, at: int, entry: log.AnyEntry) -> None:
        """Write an entry."""
        self.write(msgspec.json.encode(StoredEntry(n, at, entry)))

    def write(self, line: bytes) -> None:
        """Write a line so that it stays, and all that wait before it; else it waits too."""
        self._waiting.append(line + b"\n")
        packed = memoryview(b"".join(self._waiting))
        try:
            whole = os.fstat(self._file.fileno()).st_size
            try:
                while packed:
                    packed = packed[self._file.write(packed) :]
                os.fsync(self._file.fileno())
            except OSError:
                # Half a line in the middle would spoil the file.
                os.ftruncate(self._file.fileno(), whole)
                raise
        except OSError as error:
            self.trouble = "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "other"
            return
        self._waiting = []
        self.trouble = ""

    def close(self, *, over: bool = False) -> None:
        """A game that is over need not be kept; where it cannot be deleted it stays, to be looked at."""
        self._file.close()
        if over:
            with contextlib.suppress(OSError):
                self.path.unlink()


def folder() -> Path:
    """Where saved games are."""
    return data_folder() / "saved"


def begin(game: str, seed: int, entries: Iterable[log.AnyEntry]) -> tuple[Table, SavedGame]:
    """A new game with its first entries, and its file."""
    where = make_folder(folder())
    for old in sorted(where.glob("*.jsonl"))[: -MOST_KEPT + 1]:
        with contextlib.suppress(OSError):
            old.unlink()
    saved = SavedGame(_fresh_path(where, game), seed)
    saved.write(msgspec.json.encode(Heading(FORMAT, __version__, seed)))
    table = Table("local", plain_engine)
    for n, entry in enumerate(entries, 1):
        at = now_ms()
        saved.append(n, at, entry)
        table.read(n, at, entry)
    return table, saved


def _fresh_path(where: Path, game: str) -> Path:
    """Files sort by their time; two begun at the same moment are two."""
    stamp = time.time_ns()
    return where / f"{stamp:020d}-{game}.jsonl"


def now_ms() -> int:
    """The time that entries are written with."""
    return time.time_ns() // 1_000_000


def newest(game: str | None) -> Path:
    """The game that was begun last and is not over."""
    found = sorted(folder().glob(f"*-{game or '*'}.jsonl"))
    if not found:
        if game is None:
            raise BadInput("There's no saved game. Start one with getaway play.")
        raise BadInput(f"There's no saved game of {game}. Start one with getaway play.")
    return found[-1]


def resume(path: Path) -> tuple[Table, SavedGame, bool]:
    """The game as it was left, its file to go on with, and whether the end of the file was cut off."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None
    whole, _, rest = text.rpartition(b"\n")
    table = Table("local", plain_engine)
    seed = 0
    for number, packed in enumerate(whole.split(b"\n") if whole else (), 1):
        try:
            if number == 1:
                seed = _read_heading(packed)
            else:
                _read_entry(table, packed)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadFile(path, f"{NOT_ONE}: {error}.", number) from None
        except BadFile:
            raise
        except BadInput as error:
            raise BadFile(path, str(error), number) from None
    if table.play is None:
        raise BadFile(path, f"{NOT_ONE}: it ends before the game begins.")
    if rest:
        with path.open("r+b") as file:
            file.truncate(len(text) - len(rest))
    return table, SavedGame(path, seed), bool(rest)


def _read_heading(packed: bytes) -> int:
    """The seed that the first line names."""
    heading = msgspec.json.decode(packed, type=Heading)
    if heading.format != FORMAT:
        raise BadInput(
            f"was saved by getaway {heading.program or '(another)'} in format {heading.format!r}; "
            f"this one, {__version__}, reads {FORMAT!r}."
        )
    return heading.seed


def _read_entry(table: Table, packed: bytes) -> None:
    """Read an entry if it could have been written at this point."""
    line = msgspec.json.decode(packed, type=StoredEntry)
    _check(table, line)
    table.read(line.n, line.at, line.entry)


def _check(table: Table, line: StoredEntry) -> None:
    """Raise what is wrong with an entry."""
    entry = line.entry
    if line.n != table.n + 1:
        raise BadInput(f"entry {line.n} doesn't follow entry {table.n}.")
    if not table.chairs:
        _check_made(entry)
    elif table.play is None:
        free = next((seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty"), None)
        if free is None and not isinstance(entry, log.Started):
            raise BadInput(f"{NOT_ONE}: the cards aren't dealt.")
        if free is not None and not (isinstance(entry, log.Sat) and entry.seat == free):
            raise BadInput(f"{NOT_ONE}: nobody sits in seat {counted(free)}.")
        if isinstance(entry, log.Sat):
            _check_sat(entry)
    elif isinstance(entry, log.Said):
        _check_said(table, entry, line.at)
    elif not isinstance(entry, MOVES):
        raise BadInput(f"{NOT_ONE}: {type(entry).__name__} isn't a step of a local game.")
    elif wrong := what_is_wrong(table, line):
        raise BadInput(f"{wrong}.")


def _check_made(entry: log.AnyEntry) -> None:
    if not isinstance(entry, log.Created):
        raise BadInput(f"{NOT_ONE}: it doesn't begin with a table.")
    game = find(entry.game)
    if game.options_of(entry.version, entry.options) is None:
        raise BadInput(
            f"was played by version {entry.version} of the rules; this program has {game.version}, so "
            "it can't be continued."
        )
    if not is_seed(entry.seed):
        raise BadInput(f"{NOT_ONE}: its seed isn't one.")
    game.check_players(entry.players)
    game.read_options(entry.options, entry.players)
    plain_engine(entry.game, entry.edition)


def _check_sat(entry: log.Sat) -> None:
    """The person sits in the first seat, bots of the ladder in the others."""
    clean_name(entry.name)
    if (entry.guest != GUEST) != (entry.seat != YOU) or bool(entry.bot) != (entry.seat != YOU):
        raise BadInput(f"{NOT_ONE}: seat {counted(entry.seat)} is somebody else's.")
    if ":" in entry.bot and not is_model(entry.bot) and not is_network(entry.bot):
        raise BadInput(f"{NOT_ONE}: {entry.bot} isn't a bot of ours.")
    if entry.bot:
        bots.find(entry.bot)


def _check_said(table: Table, entry: log.Said, at: int) -> None:
    if entry.seat not in range(len(table.chairs)):
        raise BadInput(f"there's no seat {counted(entry.seat)}.")
    if entry.seat != YOU:
        requests.say_for(table, entry.seat, entry.statement or {})
        return
    said = {"phrase": entry.phrase, "text": entry.text, "statement": entry.statement}
    requests.say(table, GUEST, entry.seat, at, **said)  # type: ignore[arg-type]
