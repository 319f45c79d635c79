"""A process that plays finished games again: a question a line comes in, an answer with its length goes out.

To play a long game again takes seconds, in which a server could answer nobody. This process reads the log
itself; the server only passes on what it says.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import warnings
from collections import OrderedDict
from typing import BinaryIO, Literal

import msgspec

from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.review.analysis import check_game, piece_of
from getaway.review.course import Course, course_of
from getaway.review.parcels import packed
from getaway.review.shapes import Judged
from getaway.review.summary import review_of
from getaway.store.database import Database, connect
from getaway.store.queries import Queries
from getaway.table import entries as log
from getaway.table.branches import fork_of
from getaway.table.proof import Proof, proof_of
from getaway.table.refusals import NotNow
from getaway.table.replay import Film, GameFile, Replay, file_of, open_view_at, told, view_at
from getaway.table.table import Table
from getaway.table_bots.engines import plain_engine
from getaway.web.messages import encode
from getaway.web.preview_png import Commission, draw
from getaway.web.shapes import StepReply, StepTold, StoryReply

MOST_BYTES = 48 * 2**20  # of states that are kept
MOST_FILES = 50
MOST_PROOFS = 10
MOST_COURSES = 3
JUDGED = ("about", "parcel", "review")
# What needs the rules of today says why it cannot be had of an older game.
OUTDATED = {**dict.fromkeys(JUDGED, "review-old-rules"), "fork": "branch-old-rules"}
_read_piece = msgspec.json.Decoder(Judged).decode
# Who sat where, without the moves.
SEATING = (
    *(log.Created, log.Sat, log.Left, log.NumberSealed, log.DealAsked, log.NumberOpened),
    *(log.Started, log.Ended),
)


class Question(msgspec.Struct):
    """What a server wants to know of a finished game."""

    table: str
    wanted: Literal["file", "story", "step", "chance", "about", "parcel", "review", "fork", "picture"]
    step: int = 0  # of a parcel its number, of a review its seed
    seat: int | None = None
    all_hands: bool = False
    pieces: list[str] = []  # of a review, as JSON
    picture: Commission | None = None


class About(msgspec.Struct):
    """What is to be judged of a finished game: how many pieces, and by which rules."""

    game: str
    edition: str
    steps: int
    pieces: int


class Answer(msgspec.Struct):
    """How it went; so many bytes follow."""

    status: int
    bytes: int
    text: str = ""  # what is wrong


class Archive:
    """The finished games of one database; those asked for last are at hand."""

    def __init__(self, database: Database) -> None:
        self._queries = Queries(database)
        self._files: OrderedDict[str, GameFile] = OrderedDict()
        self._bots: dict[str, list[str]] = {}  # by seat, of the same games
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._proofs: OrderedDict[str, Proof] = OrderedDict()
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self.played = 0  # games that were played again

    async def answer(self, question: Question) -> tuple[Answer, bytes]:
        """The answer, and what follows it."""
        try:
            packed = await self._find(question)
        except NotNow as error:
            return Answer(409, 0, error.reason.message), b""
        except BadInput as error:
            return Answer(400, 0, str(error)), b""
        if packed is None:
            return Answer(404, 0), b""
        return Answer(200, len(packed)), packed

    async def _find(self, question: Question) -> bytes | None:
        if question.picture is not None:
            return draw(question.picture)
        file = await self._file(question.table, OUTDATED.get(question.wanted, ""))
        if file is None:
            return None
        if question.wanted in JUDGED:
            return self._judged(question, self._course(question.table, file))
        if question.wanted == "file":
            return encode(file)
        if question.wanted == "chance":
            return encode(self._proof(question.table, file))
        seat = question.seat
        if question.wanted == "fork":
            fork = fork_of(Replay(file, plain_engine), question.table, question.step, question.seat or 0)
            return encode(msgspec.structs.replace(fork, bots=self._bots[question.table]))
        if seat is not None and not 0 <= seat < file.players:
            raise BadInput(f"`seat` has to be a number from 0 to {file.players - 1}, not {seat}.")
        viewer = NOBODY if seat is None else seat
        if question.wanted == "story":
            film = self._film(question.table, file)
            steps = [StepTold(at.n, told(at, viewer)) for at in film.tables()]
            return encode(StoryReply(file.game, file.players, file.names, file.options, steps))
        Replay(file, plain_engine).check_step(question.step)
        film = self._film(question.table, file)
        at = film.at(question.step)
        view = open_view_at(at) if question.all_hands else view_at(at, seat)
        return encode(StepReply(question.step, film.replay.steps, at.n, seat, view, told(at, viewer)))

    async def _file(self, name: str, outdated: str = "") -> GameFile | None:
        """The file of a game that is over. While it runs nobody gets more than `hide` gives."""
        if name in self._files:
            self._files.move_to_end(name)
            return self._files[name]
        rows = await self._queries.log(name)
        if not rows:
            return None
        stored = [(n, at, log.read(entry)) for n, at, entry in rows]
        if not any(isinstance(entry, log.Ended) for _, _, entry in stored):
            raise NotNow("table-not-over")
        table = Table(name, plain_engine)
        for n, at, entry in stored:
            if isinstance(entry, SEATING):
                table.read(n, at, entry)
        if table.is_outdated and outdated:
            raise NotNow(outdated)
        if table.is_outdated or table.play is None:
            raise NotNow("table-not-over")
        self._files[name] = file = file_of(table, stored)
        self._bots[name] = [chair.bot for chair in table.chairs]
        while len(self._files) > MOST_FILES:
            del self._bots[self._files.popitem(last=False)[0]]
        return file

    def _proof(self, name: str, file: GameFile) -> Proof:
        if name not in self._proofs:
            self._proofs[name] = proof_of(Replay(file, plain_engine))
            self.played += 1
            while len(self._proofs) > MOST_PROOFS:
                self._proofs.popitem(last=False)
        return self._proofs[name]

    def _course(self, name: str, file: GameFile) -> Course:
        course = self._courses.pop(name, None)
        if course is None:
            course = course_of(Replay(file, plain_engine))
            self.played += 1
        self._courses[name] = course
        while len(self._courses) > MOST_COURSES:
            self._courses.popitem(last=False)
        return course

    @staticmethod
    def _judged(question: Question, course: Course) -> bytes:
        """What a review needs of a game: how much there is to judge, a piece of it, or all put together."""
        if question.wanted == "about":
            check_game(course.engine)
            edition = course.edition
            return encode(About(course.engine.game.name, edition, course.steps, len(course.units) + 1))
        if question.wanted == "parcel":
            return packed(piece_of(course, question.step))
        pieces = [_read_piece(piece) for piece in question.pieces]
        return encode(review_of(course, pieces, question.step))

    def _film(self, name: str, file: GameFile) -> Film:
        film = self._films.pop(name, None)
        if film is None:
            film = Film(Replay(file, plain_engine))
            self.played += 1
        self._films[name] = film
        while len(self._films) > 1 and sum(film.size for film in self._films.values()) > MOST_BYTES:
            self._films.popitem(last=False)
        return film


def main() -> None:
    """Answer until there are no more questions. The first line is the database."""
    # Ctrl-C is for the server, which closes our input then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    warnings.simplefilter("ignore")
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    with asyncio.Runner() as runner:
        runner.run(_answer_all(connect(questions.readline().decode().strip()), questions, answers))


async def _answer_all(database: Database, questions: BinaryIO, answers: BinaryIO) -> None:
    archive, read = Archive(database), msgspec.json.Decoder(Question).decode
    for line in questions:
        try:
            answer, packed = await archive.answer(read(line))
        except Exception as error:  # one unreadable game must not end the process; the server logs it
            answer, packed = Answer(500, 0, f"{type(error).__name__}: {error}"), b""
        try:
            answers.write(encode(answer) + b"\n" + packed)
            answers.flush()
        except BrokenPipeError:
            # Nobody waits for it any more: the server has stopped.
            os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
            break
    await database.stop()


if __name__ == "__main__":
    main()
