"""A lesson on its way: what the lesson and the moves of its learner make it, so a door keeps only those."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.kernel.errors import BadFile, BadInput
from getaway.learn.lesson import LEARNER, Lesson, Step
from getaway.learn.shapes import (
    LessonAct,
    LessonFrame,
    LessonGo,
    LessonMove,
    LessonPoint,
    LessonSay,
    LessonShown,
    LessonStep,
    Pointer,
)
from getaway.learn.stand import CannotBe, Stand
from getaway.table.table import Engines


class OffThePath(BadInput):
    """A move that nothing at this step asks for, as after a lesson was rewritten."""


class Run:
    """A lesson from its first step to where the learner is."""

    def __init__(self, lesson: Lesson, engines: Engines, names: Sequence[str]) -> None:
        self.lesson = lesson
        self._engines = engines
        self._names = names
        self.moves: list[LessonMove] = []
        self.began = 0  # how many moves there were when the present step began
        self.frames: list[LessonFrame] | None = None  # what happens from now on, if somebody wants to see it
        self._scene = 0
        self._step = 0
        self._passed = 0  # steps of the learner
        self._done: list[str] = []  # actions of the present step
        self._decision: str | None = None  # with which it began
        self.stand = self._set_up()
        self._play_on()

    @property
    def is_done(self) -> bool:
        """Has the learner come to the end?"""
        return self._scene == len(self.lesson.scene)

    @property
    def current(self) -> Step:
        """The step that the learner is at; it may be somebody else's, of which there is something to read."""
        return self.lesson.scene[self._scene].step[self._step]

    def _set_up(self) -> Stand:
        scene = self.lesson.scene[self._scene]
        try:
            return Stand(self.lesson.game, scene, self._engines, self._names)
        except CannotBe as error:
            raise self._broken(str(error)) from error

    def _broken(self, wrong: str) -> BadFile:
        scene = self.lesson.scene[self._scene]
        where = f"scene {scene.id!r}, step {self._step + 1}"
        return BadFile(f"{self.lesson.game} {self.lesson.id}.toml", f"{where}: {wrong}")

    def frame(self) -> LessonFrame:
        """The table as the learner sees it now."""
        return LessonFrame(scene=min(self._scene, len(self.lesson.scene) - 1), shown=self.stand.shown())

    def _snap(self) -> None:
        if self.frames is not None:
            self.frames.append(self.frame())

    def _play_on(self) -> None:
        """Let the others play, up to where the learner is asked for something, or has something to read."""
        self._done = []
        while not self.is_done:
            if self._step == len(self.lesson.scene[self._scene].step):
                self._scene, self._step = self._scene + 1, 0
                if not self.is_done:
                    self.stand = self._set_up()
                    self._snap()
                continue
            try:
                self._check(self.current)
                if not self.current.is_learners:
                    self._perform(self.current)
            except CannotBe as error:
                raise self._broken(str(error)) from error
            if self.current.is_learners or self.current.say:
                self._decision = self.stand.decision(LEARNER)
                break
            self._step += 1
        self.began = len(self.moves)

    def _perform(self, step: Step) -> None:
        """What somebody else does."""
        stand, seat = self.stand, step.seat
        if step.do:
            began = stand.decision(seat)
            for name in step.do[:-1]:
                stand.do(seat, name)
            stand.finish(seat, step.do[-1], began, step.wish)
        elif step.speak is not None:
            stand.say(seat, step.speak)
        elif step.answer:
            stand.answer(seat, step.answer)
        elif step.call:
            stand.call(seat)
        else:
            raise CannotBe("nobody does anything.")
        self._snap()

    def _check(self, step: Step) -> None:
        """What the file says of the table has to be so."""
        if step.refused and not self.stand.is_refused(step.seat, step.refused):
            raise CannotBe(f"{step.refused!r} is not refused.")
        for key, value in step.expect.items():
            found = getattr(self.stand.play.state, key)
            if found != value:
                raise CannotBe(f"{key} is {found}, not {value}.")
        if step.kind == "go":
            self._check_result(step)

    def _check_result(self, step: Step) -> None:
        result = self.stand.engine.game.result(self.stand.play.state)
        for key, value in step.expect_result.items():
            if getattr(result, key) != value:
                raise CannotBe(f"{key} is {getattr(result, key)}, not {value}.")

    def take(self, move: LessonMove) -> str | None:
        """Take a move. None: it leads on; else the message that says why it does not.

        A move that does not lead on has happened at the table all the same: this run is spent.
        """
        if self.is_done:
            raise OffThePath("This lesson is done.")
        step = self.current
        kind = step.kind if step.is_learners else "go"
        try:
            if isinstance(move, LessonAct):
                return self._take_action(step, move)
            if isinstance(move, LessonPoint) and kind == "point":
                return self._take_pointer(step, move)
            if isinstance(move, LessonSay):
                return self._take_statement(step, move)
            if isinstance(move, LessonGo) and kind == "go":
                return self._pass(move)
        except CannotBe as error:
            raise self._broken(str(error)) from error
        raise OffThePath(f"Step {self._passed + 1} asks for something else.")

    def _pass(self, move: LessonMove) -> str | None:
        """The step is done, and nothing is to be said against it."""
        self.moves.append(move)
        self._passed += self.current.is_learners
        self._step += 1
        self._play_on()
        return None

    def _take_action(self, step: Step, move: LessonAct) -> str | None:
        stand = self.stand
        if LEARNER not in stand.play.asked or not step.is_learners or step.kind == "go":
            raise OffThePath("Nobody asks the learner for an action now.")
        refusal = stand.play.why_not(LEARNER, move.action)
        if refusal is not None:
            raise refusal
        name = stand.name(move.action)
        done = [*self._done, name]
        ways = [way for way in step.ways if way[: len(done)] == done] if step.kind == "do" else []
        tempting = step.play_out.do if step.play_out is not None else []
        if done not in ways and (ways or (tempting[: len(done)] == done and tempting != done)):
            stand.do(LEARNER, name)
            self._done = done
            self.moves.append(move)
            self._snap()
            return None
        stand.finish(LEARNER, name, self._decision, step.wish if done in ways else {})
        self._snap()
        if done not in ways:
            return self._play_out(step) if tempting == done else f"{step.say}.other"
        for voter, choice in enumerate(step.votes, start=LEARNER + 1):
            stand.do(voter, f"choose seat {choice}")
        if step.votes:
            self._snap()
        self._check_result(step)
        return self._pass(move)

    def _play_out(self, step: Step) -> str:
        """What comes of a tempting move."""
        assert step.play_out is not None
        for seat, name in step.play_out.then:
            self.stand.finish(seat, name, self.stand.decision(seat), {})
            self._snap()
        return step.play_out.say

    def _take_pointer(self, step: Step, move: LessonPoint) -> str | None:
        right = {at: is_right for at, _, is_right in self.stand.pointers(step.point)}
        if move.at not in right:
            raise OffThePath(f"Unknown target {move.at!r}. Choose one of: {', '.join(right)}.")
        return self._pass(move) if right[move.at] else f"{step.say}.other"

    def _take_statement(self, step: Step, move: LessonSay) -> str | None:
        said, _ = self.stand.meaning(move.statement)
        is_wanted = step.speak is not None and said == self.stand.meaning(step.speak)[0]
        self.stand.hear(move.statement)
        self._snap()
        return self._pass(move) if is_wanted else f"{step.say}.other"

    def step(self) -> LessonStep | None:
        """What the guide says now, and what he waits for."""
        if self.is_done:
            return None
        step = self.current
        kind = step.kind if step.is_learners else "go"
        pointers = self.stand.pointers(step.point) if kind == "point" else []
        return LessonStep(
            id=step.id,
            number=self._passed,
            count=len(self.lesson.steps),
            kind=kind,
            say=step.say,
            anchors=step.anchor,
            looks=step.look,
            teaches=step.teaches,
            pointers=[Pointer(at=at, label=label) for at, label, _ in pointers],
            right=self._right(step),
            offer=self.stand.meaning(step.speak)[1] if kind == "say" and step.speak is not None else [],
        )

    def _right(self, step: Step) -> LessonMove:
        """What leads on."""
        if step.is_learners and step.kind == "do":
            # Who has begun what leads astray is shown the way from the start.
            way = next((way for way in step.ways if way[: len(self._done)] == self._done), None)
            offered = self.stand.offered(LEARNER)
            return LessonGo() if way is None else LessonAct(action=offered[way[len(self._done)]])
        if step.is_learners and step.kind == "point":
            return LessonPoint(at=next(at for at, _, right in self.stand.pointers(step.point) if right))
        if step.is_learners and step.speak is not None:
            return LessonSay(statement=step.speak)
        return LessonGo()


def run(lesson: Lesson, engines: Engines, names: Sequence[str], moves: Sequence[LessonMove]) -> Run:
    """A lesson after moves that lead on."""
    found = Run(lesson, engines, names)
    for move in moves:
        if found.take(move) is not None:
            raise OffThePath("These moves do not lead through this lesson.")
    return found


def show(
    lesson: Lesson,
    engines: Engines,
    names: Sequence[str],
    moves: Sequence[LessonMove],
    move: LessonMove | None = None,
) -> LessonShown:
    """Where a lesson stands after moves that count and one that is tried."""
    now = run(lesson, engines, names, moves)
    if move is None:
        return LessonShown(moves=now.moves, frames=[now.frame()], step=now.step(), answer=None, back=None)
    now.frames = []
    answer = now.take(move)
    if answer is None:
        frames = now.frames or [now.frame()]
        return LessonShown(moves=now.moves, frames=frames, step=now.step(), answer=None, back=None)
    # What was tried is taken back: the step begins anew.
    again = run(lesson, engines, names, moves[: now.began])
    return LessonShown(
        moves=again.moves, frames=now.frames, step=again.step(), answer=answer, back=again.frame()
    )
