"""Asks the process that plays finished games again, one question after the other."""

from __future__ import annotations

import asyncio
import sys

import msgspec
from litestar.exceptions import NotFoundException

from getaway.kernel.errors import BadInput
from getaway.table.refusals import NotNow
from getaway.web.archive_worker import Answer, Question
from getaway.web.logs import note
from getaway.web.messages import encode

MOST_WAITING = 64
ANSWER_SECONDS = 60.0  # until the process is taken to hang
_read = msgspec.json.Decoder(Answer).decode


class Archive:
    """The finished games of one server's database."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None  # and may not be gone yet
        self._turn = asyncio.Lock()
        self._waiting = 0

    @property
    def process(self) -> asyncio.subprocess.Process | None:
        """The process, once it was needed."""
        return self._process

    async def ask(self, question: Question) -> bytes:
        """What the process says, as JSON; or the refusal."""
        if self._waiting >= MOST_WAITING:
            raise NotNow("table-try-again")
        self._waiting += 1
        try:
            async with self._turn:
                answer, packed = await self._answer(question)
        finally:
            self._waiting -= 1
        if answer.status == 404:
            raise NotFoundException("there is no such table")
        if answer.status == 409:
            raise NotNow(answer.text)
        if answer.status == 400:
            raise BadInput(answer.text)
        if answer.status == 500:
            note("game cannot be played again", why=answer.text)
            raise NotNow("table-try-again")
        return packed

    async def _answer(self, question: Question) -> tuple[Answer, bytes]:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                try:
                    return await self._exchange(question)
                except (ConnectionError, asyncio.IncompleteReadError):
                    # It has died, perhaps long ago: ask a new one.
                    self._kill()
                    return await self._exchange(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            self._kill()
            return Answer(500, 0, f"{type(error).__name__}: {error}"), b""
        except asyncio.CancelledError:
            # Its answer is not read to the end, so nobody else may read on.
            self._kill()
            raise

    async def _exchange(self, question: Question) -> tuple[Answer, bytes]:
        process = self._process
        if process is None:
            process = self._process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode(question) + b"\n")
        await process.stdin.drain()
        answer = _read(await process.stdout.readuntil())
        return answer, await process.stdout.readexactly(answer.bytes)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "getaway.web.archive_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl-C is for whoever started it, also while it imports what it needs.
            start_new_session=True,
        )
        assert process.stdin is not None
        # By the pipe: what stands on a command line everybody on the machine can read.
        process.stdin.write(f"{self._database}\n".encode())
        return process

    def _kill(self) -> None:
        """The next question starts a new process."""
        process, self._process = self._process, None
        if process is not None:
            self._killed = process
            if process.returncode is None:
                process.kill()

    def forget(self) -> None:
        """Keep nothing of what was read so far: a log was changed."""
        self._kill()

    async def stop(self) -> None:
        """End the process."""
        self._kill()
        if self._killed is not None:
            await self._killed.wait()
