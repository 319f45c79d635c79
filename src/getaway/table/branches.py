"""What if: a finished game is left at one of its steps, and goes on at another table.

The log of that table is complete by itself. It tells the course of the game again as far as the step, without
what was taken back, then goes its own way with its own chance.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import counted
from getaway.table import entries as log
from getaway.table.refusals import NotNow
from getaway.table.replay import Replay


class Fork(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was up to a step; `made` has neither a seed nor an owner yet."""

    made: log.Created
    names: list[str]
    bots: list[str]  # by seat: who played there at the end, empty for a person
    course: list[log.AnyEntry]  # from the deal on


def fork_of(replay: Replay, table: str, step: int, seat: int, bots: Sequence[str] = ()) -> Fork:
    """The course of a finished game up to a step, to be gone on with from a seat."""
    file = replay.file
    replay.check_step(step)
    if not 0 <= seat < file.players:
        raise BadInput(f"There's no seat {counted(seat)}, only 1 to {file.players}.")
    course: list[log.AnyEntry] = []
    numbers: list[int] = []
    said = [line for line in file.said if line.n < file.entries[step].n]
    for line, now in zip(file.entries[: step + 1], replay.tables(), strict=False):
        assert now.play is not None
        play = now.play
        while said and said[0].n < line.n:
            course.append(said.pop(0).entry)
        if isinstance(line.entry, log.Undone):
            _take_back(course, line.entry.seat)
        elif isinstance(line.entry, log.Forked):
            # Where this game itself had left another: its own seed is not that of the next one.
            number = line.entry.number or f"{play.number_of_fork:016x}"
            course.append(msgspec.structs.replace(line.entry, number=number))
        else:
            course.append(line.entry)
        # Numbers of what was taken back are gone; a change has the one with which it was made in the end.
        del numbers[play.changes + 1 :]
        if len(numbers) == play.changes:
            numbers.append(play.luck(now.n))
    if play.is_over:
        raise NotNow("branch-is-over")
    made = log.Created(
        game=file.game,
        version=file.version,
        players=file.players,
        options=file.options,
        seed="",
        edition=file.edition,
        edition_name=file.edition_name,
        # One person plays, so nobody is held up by a talk without end.
        talk_seconds=0 if file.talk_seconds == 0 else None,
        fair=bool(file.numbers),
        branch=log.Branch(table=table, step=step, seat=seat, chance=[f"{number:016x}" for number in numbers]),
    )
    return Fork(made=made, names=file.names, bots=list(bots) or [""] * file.players, course=course)


def _take_back(course: list[log.AnyEntry], seat: int) -> None:
    """Leave out what a seat had done last: its ballot, or its last action."""
    del course[
        max(
            at
            for at, entry in enumerate(course)
            if isinstance(entry, log.Acted | log.Sealed) and entry.seat == seat
        )
    ]


def entries_for(fork: Fork, made: log.Created, seated: Sequence[log.Sat]) -> list[log.AnyEntry]:
    """The first entries of the table that goes on: who sits there, the course so far, and the fork."""
    assert made.branch is not None
    return [made, *seated, *fork.course, log.Forked(seat=made.branch.seat)]
