"""The compiled rules get ready beside the game: nobody waits for them."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from itertools import chain
from pathlib import Path

from getaway.bots.warming import warm_up
from getaway.games import load
from getaway.kernel.engine import Engine


class Warmth:
    """Compiles in a process of its own, then loads what was compiled in a thread of ours."""

    def __init__(self, game: str, edition: Path | None) -> None:
        self._game = game
        self._edition = edition
        self._engine: Engine | None = None
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-m", "getaway", "warm-up", game]
        self._process = subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=quiet, preexec_fn=lambda: os.nice(10)
        )
        self._thread = threading.Thread(target=self._load, daemon=True)
        self._thread.start()

    def _load(self) -> None:
        if self._process.wait() != 0:
            return
        engine = load(self._game, edition=self._edition, compiled=True)
        if engine.compiled:
            for _ in chain(engine.warm_up(), warm_up(engine)):
                pass
            self._engine = engine

    def engine(self) -> Engine | None:
        """The compiled engine as soon as it is ready."""
        return self._engine

    def stop(self) -> None:
        """The game is over: what is not compiled by now is not needed."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
