"""Starts what the tests start, says so and waits: test_interrupted.py interrupts it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

from tests import watchman
from tests.postgres import Cluster
from tests.web.serving import served


def test_that_is_interrupted(postgres: Cluster, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        # One that hears no Ctrl-C, in a session of its own.
        deaf = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); print(flush=True)\n"
        command = [sys.executable, "-c", f"{deaf}while True: time.sleep(1)"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
        assert process.stdout is not None
        process.stdout.readline()
        pids = (postgres.process.pid, server.process.pid, process.pid)
        Path(os.environ["INTERRUPTED"]).write_text(f"{watchman.folder()}\n{' '.join(map(str, pids))}\n")
        threading.Event().wait()
