"""Lessons in lines: the same files as in the browser, played by the same rules. What lies in the light of the
torch there has an arrow beside its number here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.text import Text

from getaway.boards import load_board
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput, Refusal
from getaway.kernel.view import View
from getaway.learn.lesson import LEARNER, Lesson, all_lessons, lessons_of
from getaway.learn.run import OffThePath, show
from getaway.learn.shapes import (
    LessonAct,
    LessonFrame,
    LessonGo,
    LessonMove,
    LessonPoint,
    LessonShown,
    LessonStep,
)
from getaway.places.reading import read_shown, said
from getaway.places.telling import lines_of
from getaway.store.folder import data_folder, make_folder
from getaway.table.shapes import Shown
from getaway.table_bots.engines import plain_engine
from getaway.terminal.printing import Paper
from getaway.words import Words, rule_text

KEPT = "lessons.json"
LIT = "➜"
ReadLine = Callable[[], str | None]  # the next line; None: there are no more


class Kept(msgspec.Struct):
    """Where somebody is in a lesson."""

    moves: list[LessonMove]
    done: bool = False


class Progress:
    """What was learnt on this machine."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / KEPT
        try:
            self._kept = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Kept])
        except FileNotFoundError:
            self._kept = {}
        except (OSError, msgspec.DecodeError) as error:
            raise BadInput(
                f"{self._path} can't be read: {error}. Move it out of the way to start over."
            ) from None

    def of(self, lesson: Lesson) -> Kept:
        """Where somebody is in a lesson."""
        return self._kept.get(f"{lesson.game}/{lesson.id}", Kept([]))

    def keep(self, lesson: Lesson, moves: list[LessonMove], done: bool) -> None:
        """Write down where somebody is; what was learnt once stays learnt."""
        self._kept[f"{lesson.game}/{lesson.id}"] = Kept(moves, done or self.of(lesson).done)
        make_folder(self._path.parent)
        self._path.write_bytes(msgspec.json.encode(self._kept))


def find_lessons(named: str | None) -> list[Lesson]:
    """All lessons, those of a game, or the one that is named, if only by the beginning of its name."""
    if named is None:
        return all_lessons()
    if named in REGISTRY:
        return list(lessons_of(named))
    found = [lesson for lesson in all_lessons() if lesson.id.startswith(named)]
    if len(found) != 1:
        known = ", ".join([*REGISTRY, *(lesson.id for lesson in all_lessons())])
        raise BadInput(f"There's no lesson {named!r}. Choose one of: {known}.")
    return found


def list_lessons(lang: str, paper: Paper) -> None:
    """What can be learnt, and what was."""
    progress = Progress(data_folder())
    lessons = all_lessons()
    words = {name: Words(find(name), lang) for name in {lesson.game for lesson in lessons}}
    paper.print(words[lessons[0].game].text("learn-list"))
    for lesson in lessons:
        said = words[lesson.game]
        minutes = said.text("learn-minutes", minutes=lesson.minutes)
        state = said.text("learn-learnt") if progress.of(lesson).done else minutes
        about = f"{said.text(lesson.title)}: {said.text(f'{lesson.title}.about')} ({state})"
        paper.print(f"  {lesson.id:<18} {about}", fold=False)


def next_lesson(lessons: list[Lesson]) -> Lesson:
    """The first that is not learnt yet; if all are, the first."""
    progress = Progress(data_folder())
    return next((lesson for lesson in lessons if not progress.of(lesson).done), lessons[0])


class LessonLines:
    """One lesson, in lines."""

    def __init__(self, lesson: Lesson, lang: str, paper: Paper, read: ReadLine, echo: bool) -> None:
        game = find(lesson.game)
        self.lesson = lesson
        self._names = [name.strip() for name in Words(game, lang).text("learn-names").split(",")]
        self.words = Words(game, lang, self._names)
        self.words.reader = LEARNER
        self._board = load_board(game).text_board
        self._paper = paper
        self._read = read
        self._echo = echo
        self._progress = Progress(data_folder())
        self._told = (0, 0)  # the scene, and the last entry of it that was told

    def play(self) -> None:
        """From where it was left to its end, or until somebody leaves."""
        say = self.words.text
        self._paper.print(Text(f"\n{say(self.lesson.title)}. {say('learn-scripted')}", style="bold"))
        shown = self._open()
        self._tell(shown)
        while shown.step is not None:
            move = self._ask(shown.frames[-1] if shown.back is None else shown.back, shown.step)
            if move is None:
                return
            try:
                shown = self._show(shown.moves, move)
            except Refusal as refusal:
                self._paper.print(f"{self.words.say(refusal.reason)} {rule_text(self.words, refusal.rule)}")
                continue
            self._tell(shown)
            self._progress.keep(self.lesson, shown.moves if shown.step else [], shown.step is None)
        self._paper.print(say("learn-finished", title=say(self.lesson.title)))

    def _show(self, moves: list[LessonMove], move: LessonMove | None) -> LessonShown:
        return show(self.lesson, plain_engine, self._names, moves, move)

    def _open(self) -> LessonShown:
        kept = self._progress.of(self.lesson).moves
        try:
            return self._show(kept, None)
        except (OffThePath, Refusal):
            self._paper.print(self.words.text("learn-failed"))
            return self._show([], None)

    def _tell(self, shown: LessonShown) -> None:
        """What happened, what the guide says of it, and the table as it is."""
        for frame in shown.frames:
            self._tell_events(frame)
        last = shown.frames[-1] if shown.frames else None
        if shown.answer is not None:
            # What was played out is seen before it is taken back.
            result = None if last is None else self._view(last).result
            for line in [] if result is None else self._board.ending(result, self.words):
                self._paper.print(line)
            self._say(shown.answer)
            last = shown.back
            self._told = (last.scene if last else 0, self._shown(last).n if last else 0)
        if last is not None:
            self._draw(last)

    def _tell_events(self, frame: LessonFrame) -> None:
        shown = self._shown(frame)
        scene, n = self._told
        since = n if scene == frame.scene else 0
        for event in shown.events:
            if event.n > since:
                for line in lines_of(event, self.words):
                    self._paper.print(line)
        self._told = (frame.scene, shown.n)

    def _draw(self, frame: LessonFrame) -> None:
        view = self._view(frame)
        if view.result is not None:
            for line in self._board.ending(view.result, self.words):
                self._paper.print(line)
            return
        for part in self._board.board(view, LEARNER, self.words):
            self._paper.print(part)
        if hand := self._board.hand(view, LEARNER, self.words):
            self._paper.print(hand)

    def _say(self, message: str) -> None:
        told = self.words.text("learn-says", what=self.words.text(message))
        self._paper.print(Text(f"\n{told}", style="bold"))

    def _ask(self, frame: LessonFrame, step: LessonStep) -> LessonMove | None:
        """What the learner does; None: they go on later."""
        say = self.words.text
        self._say(step.say)
        if step.offer:
            offer = " ".join(map(self.words.say, step.offer))
            self._paper.print(f"  {say('learn-quote', what=offer)}")
        if step.kind != "go":
            self._paper.print(Text(say("learn-asks", what=say(f"{step.say}.do")), style="bold"))
        choices = self._choices(frame, step)
        for number, (label, move) in enumerate(choices, start=1):
            mark = LIT if step.kind == "do" and move == step.right else " "
            self._paper.print(f"{mark}{number:>3}  {label}")
        while True:
            self._paper.ask(f"{say('learn-prompt' if choices else 'learn-prompt-on')} > ")
            line = self._read()
            if line is None:
                return None
            self._paper.answered(line if self._echo else None)
            typed = line.strip().casefold()
            if typed == "q":
                return None
            if typed == "r":
                for rule in step.teaches:
                    self._paper.print(rule_text(self.words, rule))
            elif typed == "s" or (not choices and not typed):
                return step.right
            elif typed.isdecimal() and 0 < int(typed) <= len(choices):
                return choices[int(typed) - 1][1]
            else:
                self._paper.print(say("learn-not-so", typed=line.strip()[:40]))

    def _choices(self, frame: LessonFrame, step: LessonStep) -> list[tuple[str, LessonMove]]:
        if step.kind == "point":
            return [(self.words.say(one.label), LessonPoint(at=one.at)) for one in step.pointers]
        if step.kind != "do" or isinstance(step.right, LessonGo):
            return []
        return [
            (said(one.label, self.words), LessonAct(action=one.action)) for one in self._view(frame).choices
        ]

    def _shown(self, frame: LessonFrame) -> Shown:
        """The table as doors read it."""
        return read_shown(find(self.lesson.game), msgspec.json.decode(msgspec.json.encode(frame.shown)))

    def _view(self, frame: LessonFrame) -> View:
        """The board as doors read it."""
        view = self._shown(frame).view
        assert isinstance(view, View)
        return view
