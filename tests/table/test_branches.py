"""What if: a finished game is left at one of its steps, and goes on at another, complete table."""

from __future__ import annotations

import random

import msgspec
import pytest

from getaway.games import load
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.errors import BadInput
from getaway.review.course import course_of
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.branches import Fork, entries_for, fork_of
from getaway.table.proof import proof_of
from getaway.table.refusals import NotNow
from getaway.table.replay import Film, GameFile, Replay, Stored, file_of, view_at
from getaway.table.table import Table
from tests.table.scene import NAMES, SEED, Sitting, engines, guest
from tests.table.test_replay import written
from tests.table.test_talk import promise, say
from tests.table.test_undo import walk

OTHER = "ffeeddccbbaa99887766554433221100"


class Gone(Sitting):
    """A table that left another; its seats are all its maker's, who plays on by lot."""

    def __init__(self, fork: Fork, seed: str = OTHER) -> None:
        self.table = Table("there", engines)
        self.stored: list[Stored] = []
        self.at = 2_000_000
        made = msgspec.structs.replace(fork.made, seed=seed, by=guest(0))
        seated = [
            log.Sat(seat=seat, name=NAMES[seat], guest=guest(seat)) for seat in range(fork.made.players)
        ]
        for entry in entries_for(fork, made, seated):
            self.put(entry)


def fork_at(file: GameFile, step: int, seat: int) -> Fork:
    return fork_of(Replay(file, engines), "origin", step, seat)


@pytest.fixture(scope="module")
def robbery() -> GameFile:
    return written(Sitting("art-robbery", 3, fair=True).start().finish(3))


@pytest.fixture(scope="module")
def escape() -> GameFile:
    """With a promise, an action and a ballot that were taken back."""
    sitting = Sitting("alcatraz", 3, talk_seconds=60).start()
    seat = walk(sitting)
    sitting.put(requests.undo(sitting.table, guest(seat), None))
    while not sitting.play.talking:
        sitting.step(random.Random(5))
    say(sitting, 1, statement=promise(sitting, 1, 0))
    sitting.put(requests.call(sitting.table, guest(sitting.play.caller or 0), None))
    voter = sitting.play.asked[0]
    sitting.act(voter, sitting.play.legal(voter)[0])
    sitting.put(requests.undo(sitting.table, guest(voter), None))
    return written(sitting.finish(7))


@pytest.mark.parametrize("game", ["robbery", "escape"])
@pytest.mark.unmeasured
def test_every_step_from_every_seat_can_be_gone_on_with(game: str, request: pytest.FixtureRequest) -> None:
    file: GameFile = request.getfixturevalue(game)
    for step in range(0, len(file.entries) - 1, 3):
        for seat in range(file.players):
            gone = Gone(fork_at(file, step, seat)).finish(step)
            found = written(gone)
            assert Replay(found, engines).verify() == len(found.entries) - 1
            assert gone.again().play is not None


@pytest.mark.parametrize("game", ["robbery", "escape"])
def test_the_seat_sees_at_the_step_what_it_saw_then(game: str, request: pytest.FixtureRequest) -> None:
    file: GameFile = request.getfixturevalue(game)
    tables = enumerate(Replay(file, engines).tables())
    then = [[view_at(table, seat) for seat in range(file.players)] for _, table in tables]
    for step in range(0, len(then) - 1, 5):
        for seat in range(file.players):
            gone = Gone(fork_at(file, step, seat))
            assert gone.play.view(seat) == then[step][seat]


def test_what_the_seat_could_not_know_is_dealt_anew(robbery: GameFile) -> None:
    hands = set()
    for seed in range(8):
        gone = Gone(fork_at(robbery, 9, 0), f"{seed:032x}")
        assert gone.play.told(0)
        assert {one[0] for one in gone.play.told(1)} <= {EVERYBODY}
        hands.add(repr(gone.play.view(1).seats[1]))
    assert len(hands) > 1


def test_the_chance_of_the_old_course_stays_and_then_comes_from_the_tables_own_seed(
    robbery: GameFile,
) -> None:
    was = proof_of(Replay(robbery, engines))
    gone = Gone(fork_at(robbery, 20, 1))
    now = gone.play.changes
    found = proof_of(Replay(written(gone.finish()), engines))
    assert [draw.number for draw in found.draws[: now + 1]] == [draw.number for draw in was.draws[: now + 1]]
    assert found.draws[now + 1].number != was.draws[now + 1].number
    assert found.seed == OTHER
    assert (found.left, was.left) == (now + 1, 0)


def test_what_was_taken_back_is_not_told_again_and_what_was_promised_is(escape: GameFile) -> None:
    assert any(isinstance(line.entry, log.Undone) for line in escape.entries)
    gone = Gone(fork_at(escape, len(escape.entries) - 2, 0))
    assert not any(isinstance(entry, log.Undone) for _, _, entry in gone.stored)
    assert gone.table.ledger is not None
    assert len(gone.table.ledger.shown().promises) == 1
    assert gone.table.spoke_at == {}
    assert len(course_of(Replay(written(gone.finish()), engines)).promises) == 1


def test_nothing_that_was_done_before_can_be_taken_back() -> None:
    sitting = Sitting("alcatraz", 3).start()
    seat = walk(sitting)
    assert sitting.play.can_undo(seat)
    step = len([one for one in sitting.stored if isinstance(one[2], log.Acted)])
    gone = Gone(fork_at(written(sitting.finish()), step, seat))
    assert not gone.play.can_undo(seat)


def test_ballots_that_were_cast_lie_where_they_lay(escape: GameFile) -> None:
    step = next(at for at, line in enumerate(escape.entries) if isinstance(line.entry, log.Called)) + 1
    gone = Gone(fork_at(escape, step, 2))
    assert len(gone.play.ballots) == 1
    assert len(gone.play.asked) == 2


def test_a_game_that_left_another_can_be_left_too(robbery: GameFile) -> None:
    first = written(Gone(fork_at(robbery, 20, 1)).finish())
    second = Gone(fork_at(first, 30, 2), SEED)
    assert second.play.view(2) == view_at(Film(Replay(first, engines)).at(30), 2)
    assert Replay(written(second.finish()), engines).verify() > 30


def test_steps_and_seats_that_there_are_not_are_refused(robbery: GameFile) -> None:
    last = len(robbery.entries) - 1
    with pytest.raises(BadInput, match=rf"There's no step {last + 1}, only 0 to {last}\."):
        fork_at(robbery, last + 1, 0)
    with pytest.raises(BadInput, match=r"There's no seat 4, only 1 to 3\."):
        fork_at(robbery, 0, 3)
    with pytest.raises(NotNow) as refused:
        fork_at(robbery, last, 0)
    assert refused.value.reason.message == "branch-is-over"


def replaced(file: GameFile, at: int, **changed: object) -> GameFile:
    line = file.entries[at]
    other = msgspec.structs.replace(line, entry=msgspec.structs.replace(line.entry, **changed))
    return msgspec.structs.replace(file, entries=[*file.entries[:at], other, *file.entries[at + 1 :]])


def test_a_file_that_lies_about_where_it_left_is_refused(robbery: GameFile) -> None:
    file = written(Gone(fork_at(robbery, 20, 1)).finish())
    assert file.branch is not None

    def lies(**changed: object) -> GameFile:
        assert file.branch is not None
        return msgspec.structs.replace(file, branch=msgspec.structs.replace(file.branch, **changed))

    fork = next(at for at, line in enumerate(file.entries) if isinstance(line.entry, log.Forked))
    cut = msgspec.structs.replace(file, entries=[*file.entries[:fork], *file.entries[fork + 1 :]])
    nobody = replaced(file, fork, seat=9)
    numbered = replaced(file, fork, number="x" * 16)
    both = [*file.entries[: fork + 1], numbered.entries[fork], *file.entries[fork + 1 :]]
    twice = msgspec.structs.replace(
        file, entries=[msgspec.structs.replace(one, n=n) for n, one in enumerate(both, 1)]
    )
    for broken, wrong in (
        (lies(seat=3), "in an impossible way"),
        (lies(chance=["x"]), "in an impossible way"),
        (lies(chance=["f" * 16]), "in an impossible way"),
        (cut, "doesn't say where"),
        (nobody, "can't have left another here"),
        (twice, "this isn't a number for a deal"),
        (lies(seat=0), "at a different point"),
        (lies(chance=file.branch.chance[:-1]), "at a different point"),
    ):
        with pytest.raises(BadInput, match=wrong):
            Replay(broken, engines).verify()


def test_the_games_of_before_had_numbers_by_entry() -> None:
    """At a table that is not fair the number of a change is that of its entry, and stays so."""
    file = written(Sitting("art-robbery", 2).start().finish(4))
    gone = Gone(fork_at(file, 12, 0))
    assert not gone.table.made.fair
    assert Replay(file_of(gone.finish().table, gone.stored), engines).verify() > 12
    assert load("art-robbery").game.name == file.game
