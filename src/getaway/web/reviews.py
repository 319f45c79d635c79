"""Reviews of finished games: judged once, when somebody asks, while no table needs the bots' processes."""

from __future__ import annotations

import asyncio
import base64
from typing import TYPE_CHECKING

import msgspec

from getaway.kernel.sentence import Sentence
from getaway.review.shapes import Judged, Review
from getaway.review.summary import points_so_far
from getaway.store.reviews import Reviews as Kept
from getaway.table.refusals import NotNow
from getaway.web.archive_worker import About, Question
from getaway.web.logs import alias, note
from getaway.web.messages import encode
from getaway.web.shapes import ReviewReply, ReviewState

if TYPE_CHECKING:
    from getaway.web.hub import Hub

SEED = 1  # of every review: the same game is always judged alike
PLAIN = 0.02  # of the deals where the rules are not compiled: as much slower as that are they
MOST_WAITING = 50
_review = msgspec.json.Decoder(Review).decode
_piece = msgspec.json.Decoder(Judged).decode


class Judgement:
    """The review of one game while it is made."""

    def __init__(self, table: str, about: About, pieces: list[Judged]) -> None:
        self.table = table
        self.about = about
        self.pieces = pieces
        self.state: ReviewState = "waiting"
        self.began: float | None = None  # when the judge began, or went on
        self.had = len(pieces)  # then
        self.task: asyncio.Task[None] | None = None

    @property
    def step(self) -> int:
        """The last step that is judged."""
        return self.pieces[-1].last if self.pieces else 0

    def seconds_left(self, now: float) -> int | None:
        """About how long it takes yet; None until that can be said."""
        done = len(self.pieces) - self.had
        if self.began is None or done < 1:
            return None
        return round((now - self.began) / done * (self.about.pieces - len(self.pieces)))

    def reply(self, now: float) -> ReviewReply:
        """How far it is, and what is known."""
        stopped = self.state == "stopped"
        return ReviewReply(
            state=self.state,
            step=self.step,
            steps=self.about.steps,
            seconds_left=self.seconds_left(now) if self.state == "judging" else None,
            trouble=Sentence("review-stopped", {"step": self.step}) if stopped else None,
            points=points_so_far(self.pieces),
            verdicts=[verdict for piece in self.pieces for verdict in piece.verdicts],
            review=None,
        )


class Reviews:
    """The reviews of one server. One game is judged at a time; the others wait in line."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept = Kept(hub.database)
        self._current: dict[str, Judgement] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._turn = asyncio.Semaphore(1)
        self.part = 1.0  # of the usual deals

    async def show(self, table: str) -> ReviewReply:
        """How far the review of a game is; nothing is begun."""
        found = self._current.get(table)
        if found is not None:
            return found.reply(self._hub.loop.time())
        about = await self._about(table)
        whole = await self._kept.review(table)
        if whole is not None:
            return _done(about, _review(whole))
        pieces = [_piece(piece) for piece in await self._kept.pieces(table)]
        reply = Judgement(table, about, pieces).reply(0.0)
        return msgspec.structs.replace(reply, state="none")

    async def ask_for(self, table: str) -> ReviewReply:
        """The review of a game; if there is none it is begun, or gone on with."""
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                found = self._current.get(table)
                if found is None or found.state == "stopped":
                    await self._begin(table)
        finally:
            if not lock.locked():
                self._opening.pop(table, None)
        return await self.show(table)

    async def whole(self, table: str) -> bytes:
        """The finished review as one file."""
        await self._about(table)
        found = await self._kept.review(table)
        if found is None:
            raise NotNow("review-not-ready")
        return found.encode()

    async def finished(self, table: str) -> str | None:
        """The review of a game as JSON, if it is finished. It is not asked whether the game may be judged."""
        return await self._kept.review(table)

    async def stop(self) -> None:
        """Leave off; what is judged is kept."""
        tasks = [found.task for found in self._current.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _about(self, table: str) -> About:
        """Refuses a game that runs, is not there, or was played by older rules."""
        return msgspec.json.decode(await self._hub.archive.ask(Question(table, "about")), type=About)

    async def _begin(self, table: str) -> None:
        about = await self._about(table)
        if await self._kept.review(table) is not None:
            self._current.pop(table, None)
            return
        if sum(found.state != "stopped" for found in self._current.values()) >= MOST_WAITING:
            raise NotNow("review-too-many")
        pieces = [_piece(piece) for piece in await self._kept.pieces(table)]
        found = self._current[table] = Judgement(table, about, pieces)
        found.task = self._hub.loop.create_task(self._judge(found), name="review")

    async def _judge(self, found: Judgement) -> None:
        try:
            # Until the compiled rules are there the judge would be far too slow.
            await self._hub.pool.warmed()
            async with self._turn:
                found.state, found.began = "judging", self._hub.loop.time()
                while len(found.pieces) < found.about.pieces:
                    await self._judge_next(found)
                await self._finish(found)
            self._current.pop(found.table, None)
        except Exception as error:
            # Whatever it is, those who wait are told, and what is judged stays.
            found.state = "stopped"
            note("review stopped", error=error, table=alias(found.table))

    async def _judge_next(self, found: Judgement) -> None:
        hub, about, number = self._hub, found.about, len(found.pieces)
        parcel = await hub.archive.ask(Question(found.table, "parcel", number))
        compiled = hub.pool.compiled
        answer = await hub.pool.judge(
            {
                "game": about.game,
                "edition": about.edition,
                "compiled": compiled,
                "number": number,
                "parcel": base64.b64encode(parcel).decode(),
                "seed": SEED,
                "part": self.part if compiled else self.part * PLAIN,
            }
        )
        if "piece" not in answer:
            raise JudgeStopped(answer.get("error", "no answer"))
        await self._kept.keep_piece(found.table, number, answer["piece"])
        found.pieces.append(_piece(answer["piece"]))

    async def _finish(self, found: Judgement) -> None:
        pieces = [encode(piece).decode() for piece in found.pieces]
        packed = await self._hub.archive.ask(Question(found.table, "review", pieces=pieces, step=SEED))
        line = [[round(chance, 4) for chance in point.open] for point in _review(packed).points]
        await self._kept.keep_review(found.table, packed.decode(), encode(line).decode())


class JudgeStopped(Exception):
    """The judge gave no answer."""


def _done(about: About, review: Review) -> ReviewReply:
    return ReviewReply(
        state="done",
        step=about.steps,
        steps=about.steps,
        seconds_left=None,
        trouble=None,
        points=review.points,
        verdicts=review.verdicts,
        review=review,
    )
