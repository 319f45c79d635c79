"""What was spent, in a file that all processes share: nobody spends more than the budget."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from getaway.bots.models.failures import BROKE, ModelFailed
from getaway.kernel.errors import BadFile, BadInput

FILE = "spent.json"


class Purse:
    """The money of one folder."""

    def __init__(self, folder: Path, budget: float) -> None:
        self._path = folder / FILE
        self._budget = budget
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            wrong = (error.strerror or str(error)).lower()
            raise BadInput(
                f"The folder {folder} can't be created: {wrong}. Set GETAWAY_MODEL_FOLDER to use another one."
            ) from None

    @property
    def spent(self) -> float:
        """How much it is so far."""
        with self._locked() as file:
            return self._read(file)

    def take(self, most: float) -> None:
        """Put so much aside before it is spent. If a process dies with it, it counts as spent."""
        with self._locked() as file:
            spent = self._read(file)
            if spent + most > self._budget:
                raise ModelFailed(BROKE, f"{spent:.4f} of {self._budget:g} are spent")
            self._write(file, spent + most)

    def give_back(self, rest: float) -> None:
        """What was put aside and not spent."""
        with self._locked() as file:
            self._write(file, max(0.0, self._read(file) - rest))

    @contextmanager
    def _locked(self) -> Iterator[IO[str]]:
        with self._path.open("a+", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file

    def _read(self, file: IO[str]) -> float:
        file.seek(0)
        text = file.read()
        try:
            return float(json.loads(text)["spent"]) if text else 0.0
        except (ValueError, TypeError, KeyError):
            raise BadFile(self._path, "doesn't say what was spent.") from None

    def _write(self, file: IO[str], spent: float) -> None:
        file.seek(0)
        file.truncate()
        file.write(json.dumps({"spent": round(spent, 9)}) + "\n")
        file.flush()


def note(folder: Path, name: str, line: dict[str, object]) -> None:
    """Add a line to the transcript of a model."""
    known = "".join(letter if letter.isalnum() or letter in "-._" else "_" for letter in name)
    with (folder / f"{known.lstrip('.') or '_'}.jsonl").open("a", encoding="utf-8") as file:
        # Several processes write to it, one line at a time.
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write(json.dumps(line, ensure_ascii=False) + "\n")
