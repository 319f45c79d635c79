"""A lesson as its file says it, and where lessons are found."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.game import Game
from getaway.kernel.json_value import JsonObject
from getaway.kernel.toml import read_toml

LEARNER = 0  # the learner's seat in every lesson
WISHES = ("draw", "guard", "room")

Kind = Literal["do", "point", "say", "go"]  # what a learner is asked for


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson's file: a key that it does not know is a slip of the pen."""


class PlayOut(Part, frozen=True):
    """A tempting move that is played to its end, and then taken back."""

    do: list[str]
    then: list[tuple[int, str]]  # what others do next: their seat and their action
    say: str


class Step(Part, frozen=True):
    """One step: with an id the learner's, without one what others do."""

    id: str = ""
    seat: int = LEARNER
    shows: str = ""  # what a reader of the file should picture
    say: str = ""  # what the guide says; with `.do` and `.other` where something is asked for
    anchor: list[str] = []  # what is to be done, in the light of the torch
    look: list[str] = []  # what is to be looked at, likewise
    do: list[str] = []
    accept: list[list[str]] = []  # other ways that are as right
    point: str = ""
    speak: JsonObject | None = None  # a statement
    answer: str = ""  # to the last offer
    call: bool = False  # ends the talk
    votes: list[int] = []  # of the other seats, in their order
    refused: str = ""  # what the rules must refuse here
    play_out: PlayOut | None = None
    expect: JsonObject = {}  # what the state must be
    expect_result: JsonObject = {}
    draw: str = ""  # what chance is to bring
    guard: str = ""
    room: str = ""
    teaches: list[str] = []

    @property
    def wish(self) -> dict[str, str]:
        """What chance is to bring with the last action of the step."""
        return {name: getattr(self, name) for name in WISHES if getattr(self, name)}

    @property
    def ways(self) -> list[list[str]]:
        """The ways to do what is asked for; the first one is shown to who does not find it."""
        return [self.do, *(way for way in self.accept if way != self.do)]

    @property
    def kind(self) -> Kind:
        """What the learner is asked for."""
        if self.do:
            return "do"
        if self.point:
            return "point"
        return "go" if self.speak is None else "say"

    @property
    def is_learners(self) -> bool:
        """Is the learner asked for something?"""
        return bool(self.id)


class Scene(Part, frozen=True):
    """A table, and what happens at it."""

    id: str
    players: int
    deal: JsonObject
    step: list[Step]


class Lesson(Part, frozen=True):
    """One file."""

    id: str
    game: str
    minutes: int
    scene: list[Scene]
    reward: str = ""  # a letter of the plan
    next: str = ""  # "coach": after it a real game is offered

    @property
    def title(self) -> str:
        """The message with its title; `.about` says what it is about."""
        return f"learn-{self.id}"

    @property
    def steps(self) -> list[Step]:
        """The learner's steps, in order."""
        return [step for scene in self.scene for step in scene.step if step.is_learners]


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file."""
    try:
        return msgspec.convert(read_toml(path), Lesson)
    except msgspec.ValidationError as error:
        raise BadFile(path, f"{str(error).rstrip('.')}.") from None


@cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their files; none for a game that brings none."""
    game: Game = find(name)
    if game.lessons is None:
        return ()
    return tuple(read_lesson(path) for path in sorted((game.folder / "lessons").glob("*.toml")))


def all_lessons() -> list[Lesson]:
    """The lessons of all games."""
    return [lesson for name in REGISTRY for lesson in lessons_of(name)]


def find_lesson(game: str, id: str) -> Lesson:
    """A lesson of a game by its id."""
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons_of(game)) or "none"
    raise BadInput(f"There's no lesson {id[:40]!r} of {game}. Choose one of: {known}.")
