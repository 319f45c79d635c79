"""AL-12 on one's own machine: the talk before a vote ends after its time, by a clock that the test turns."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from getaway.arguments import read_talk_seconds
from getaway.client.message import Message
from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.places import local as local_room
from getaway.places import saved
from getaway.places.local import LocalTable, next_game, sit_down_again, unhurried
from getaway.words import Words
from tests.citing import rule
from tests.conftest import Getaway
from tests.terminal.screen import local, seated
from tests.terminal.typist import Typist, ones, through_a_pipe


class Watch:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def talking(watch: Watch, seconds: int | None) -> LocalTable:
    """A table where it is time to talk, at this moment of the watch."""
    place = local("alcatraz", steps=40, talk=True, talk_seconds=seconds, now=watch)
    watch.now = place.table.asked_at
    return place


def phase(place: LocalTable) -> str:
    return place.table.phase


@rule("AL-12")
async def test_the_talk_ends_after_its_time_and_the_seconds_are_shown(watch: Watch) -> None:
    place = talking(watch, 60)
    async with seated(place) as person:
        await person.until_seen("Seconds left: 60")
        watch.now += 59_999
        place.tick()
        assert phase(place) == "talk"
        await person.until_seen("Seconds left: 0")
        watch.now += 1
        place.tick()
        assert phase(place) == "play"
        await person.until_told("Enough talk. Time to vote.")
        await person.until_asked()


@rule("AL-12")
async def test_the_clock_is_looked_at_without_being_asked(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_room, "TICK", 0.0)
    place = talking(watch, 60)
    typist = Typist(place)
    await typist.until("Seconds left: 60")
    watch.now += 60_000
    await typist.until("Enough talk. Time to vote.")
    await typist.type("q")
    await typist.leaves()


@rule("AL-12")
async def test_a_talk_without_end_has_none(watch: Watch) -> None:
    place = talking(watch, None)
    async with seated(place) as person:
        await person.until_seen("Time to talk, until the vote is called.")
        watch.now += 10**12
        place.tick()
        assert phase(place) == "talk"


async def test_through_a_pipe_no_clock_runs(watch: Watch) -> None:
    """The same lines have to print the same, however long the machine takes."""
    timed = talking(watch, 60)
    place = LocalTable(
        timed.table, timed._saved, bot_pause=0.0, settings=unhurried("alcatraz", False), now=watch
    )
    watch.now += 10**12
    _, printed = await through_a_pipe(place, ["call the vote", "q"])
    assert "Seconds left" not in printed
    assert "You call the vote." in printed


async def test_a_talk_that_was_left_has_all_its_time_again(
    watch: Watch, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as long_ago:
        long_ago.setattr(saved, "now_ms", lambda: 1_000_000)
        place = talking(watch, 3600)
    place._saved.close(over=False)
    (path,) = (own_folder / "saved").iterdir()
    before = saved.now_ms()
    found = sit_down_again(path)
    told: list[Message] = []
    await found.open(told.append)
    found.tick()
    await found.close()
    assert phase(found) == "talk"
    assert told[-1]["table"]["deadline"] == found.table.deadline
    assert found.table.deadline is not None
    assert found.table.deadline >= before + 3_600_000


@pytest.mark.parametrize(("seconds", "typed"), [(60, "60"), (0, "0"), (None, "endless"), (120, None)])
def test_the_next_game_and_the_same_again_have_the_same_time(seconds: int | None, typed: str | None) -> None:
    place = local("alcatraz", talk_seconds=seconds)
    place._saved.close(over=True)
    assert next_game(place).talk_seconds == seconds
    command = shlex.split(place.command("en"))
    given = command[command.index("--talk-seconds") + 1] if "--talk-seconds" in command else None
    assert given == typed
    assert read_talk_seconds(given, find("alcatraz")) == seconds
    quiet = local("art-robbery", talk_seconds=None)
    quiet._saved.close(over=True)
    assert "--talk-seconds" not in quiet.command("en")


@pytest.mark.parametrize("given", ["3601", "-1", "1.5", "", "none", "9" * 5000])
def test_what_is_no_time_is_one_sentence(given: str) -> None:
    with pytest.raises(BadInput, match=r"--talk-seconds takes 0 to 3600 or endless, not "):
        read_talk_seconds(given, find("alcatraz"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["alcatraz", "--talk-seconds", "soon"], "--talk-seconds takes 0 to 3600 or endless, not 'soon'."),
        (["alcatraz", "--option", "talk_seconds=60"], "not the game: --talk-seconds 60."),
        (["art-robbery", "--talk-seconds", "60"], "Nobody talks before a vote in art-robbery"),
    ],
)
def test_what_cannot_be_set_is_said(arguments: list[str], sentence: str, getaway: Getaway) -> None:
    code, out, err = getaway("play", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err


@rule("AL-12")
async def test_without_talk_the_vote_is_asked_for_at_once() -> None:
    words = Words(find("alcatraz"), "en")
    _, printed = await through_a_pipe(local("alcatraz", talk_seconds=0), ones())
    assert words.text("ask-vote") in printed
    assert words.text("app-talk-time") not in printed
