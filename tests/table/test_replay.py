"""A finished game is one file: checked entry by entry, shown from any seat."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from getaway.kernel.errors import BadInput
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.replay import (
    Film,
    GameFile,
    Replay,
    StoredEntry,
    file_of,
    open_view_at,
    read_file,
    told,
    view_at,
)
from tests.table.scene import Sitting, engines, guest
from tests.table.test_decisions import at_the_vote
from tests.table.test_undo import walk


def written(sitting: Sitting) -> GameFile:
    return read_file(msgspec.json.encode(file_of(sitting.table, sitting.stored)))


@pytest.fixture(scope="module")
def escape() -> GameFile:
    """A whole game of Alcatraz with an undo, a ballot taken back and talk."""
    sitting = Sitting("alcatraz", 3, talk_seconds=60).start()
    seat = walk(sitting)
    sitting.put(requests.undo(sitting.table, guest(seat), None, id="secret id"))
    return written(sitting.finish(7))


def test_a_game_holds_when_it_is_played_again(escape: GameFile) -> None:
    replay = Replay(escape, engines)
    assert replay.verify() == replay.steps == len(escape.entries) - 1
    assert written(Sitting("art-robbery", 5).start().finish()).game == "art-robbery"


def test_a_file_tells_nobodys_identity(escape: GameFile) -> None:
    packed = msgspec.json.encode(escape)
    assert b"guest-" not in packed
    assert b"secret id" not in packed


def test_any_step_is_seen_as_a_seat_saw_it() -> None:
    sitting = at_the_vote()
    n = sitting.table.n
    views = [view_at(sitting.table, seat) for seat in (None, 0, 1, 2)]
    sitting.finish()
    replay = Replay(written(sitting), engines)
    film = Film(replay)
    step = next(i for i, line in enumerate(replay.file.entries) if line.n == n)
    film.at(replay.steps)
    at = film.at(step)
    assert [view_at(at, seat) for seat in (None, 0, 1, 2)] == views
    assert [sentence.message for sentence in told(film.at(0), 0)] == ["table-starts"]
    for wrong in (9999, -1):
        with pytest.raises(BadInput, match=f"There is no step {wrong}"):
            film.at(wrong)


def test_a_film_shows_every_step_as_it_was(escape: GameFile) -> None:
    replay, seats = Replay(escape, engines), (None, 0, 1, 2)
    film = Film(replay)
    played = [[(view_at(table, seat), told(table, seat)) for seat in seats] for table in replay.tables()]
    shown = [[(view_at(table, seat), told(table, seat)) for seat in seats] for table in film.tables()]
    assert shown == played
    # Backwards as well: nothing of a later step is left.
    back = [film.at(step) for step in (replay.steps, 3)][-1]
    assert [(view_at(back, seat), told(back, seat)) for seat in seats] == played[3]
    assert 100 * len(played) < film.size < 10_000 * len(played)


@pytest.mark.parametrize(("game", "hand"), [("art-robbery", "hand"), ("alcatraz", "cards")])
def test_after_the_end_all_hands_can_be_seen_at_once(game: str, hand: str) -> None:
    replay = Replay(written(Sitting(game, 3).start().finish()), engines)
    at = Film(replay).at(replay.steps // 2)
    shown = open_view_at(at)
    for seat in range(3):
        assert shown.seats[seat] == view_at(at, seat).seats[seat]
        assert getattr(shown.seats[seat], hand) is not None
        assert getattr(view_at(at, None).seats[seat], hand) is None
    # Nothing else is more open than it was to everybody.
    everybody = view_at(at, None)
    assert msgspec.structs.replace(shown, seats=everybody.seats) == everybody


def test_what_a_step_told_is_told_again(escape: GameFile) -> None:
    replay = Replay(escape, engines)
    messages = [sentence.message for table in replay.tables() for sentence in told(table, None)]
    assert {"votes", "elected", "table-takes-back", "table-calls-vote"} <= set(messages)
    sealed = next(i for i, line in enumerate(escape.entries) if isinstance(line.entry, log.Sealed))
    film = Film(replay)
    assert told(film.at(sealed), 0) == []
    made = film.at(0)
    made.items.clear()
    assert told(made, None) == []


def changed(file: GameFile, **fields: Any) -> GameFile:
    return msgspec.structs.replace(file, **fields)


def with_entry(file: GameFile, step: int, entry: log.AnyEntry) -> GameFile:
    lines = list(file.entries)
    lines[step] = StoredEntry(lines[step].n, lines[step].at, entry)
    return changed(file, entries=lines)


def test_a_file_that_was_tampered_with_is_found_out(escape: GameFile) -> None:
    first = escape.entries[1].entry
    assert isinstance(first, log.Acted)
    other = (first.seat + 1) % 3
    faults = {
        "promised": changed(escape, seed="0" * 32),
        "is not the one": changed(escape, seed="zz"),
        "version 9": changed(escape, version=9),
        "names 1 players": changed(escape, names=["Ann"]),
        "does not begin": changed(escape, entries=escape.entries[1:]),
        "begin with the deal": changed(escape, entries=[]),
        "for 3 to 4 players": changed(escape, players=7),
        "no option": changed(escape, options={"colour": "red"}),
        "no game": changed(escape, game="go"),
        "ends before": changed(escape, entries=escape.entries[:-1]),
        "is not asked that": with_entry(escape, 1, msgspec.structs.replace(first, seat=other)),
        "rules forbid it": with_entry(escape, 1, msgspec.structs.replace(first, action=77)),
        "not asked": with_entry(escape, 1, log.Sealed(seat=first.seat, action=first.action)),
        "dealt twice": with_entry(escape, 1, log.Started()),
        "no vote to call": with_entry(escape, 1, log.Called()),
        "cannot take that back": with_entry(escape, 1, log.Undone(seat=0)),
        "no step of a game": with_entry(escape, 1, log.Returned(seat=0)),
        "does not follow": changed(escape, entries=[escape.entries[0], *escape.entries]),
    }
    for message, file in faults.items():
        with pytest.raises(BadInput, match=message):
            Replay(file, engines).verify()


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        (b"[]", "is not the file of a game"),
        (b"{", "is not the file"),
        (b'{"format": "x"}', "is not the file"),
        (b'{"format": "\xff"}', "is not the file"),
        (b'{"format": ' + b"[" * 100_000, "is not the file"),
        (b'{"other": ' + b"[" * 100_000, "is not the file"),
    ],
)
def test_what_is_no_game_is_named(packed: bytes, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_file(packed)


def test_a_file_of_another_format_is_named(escape: GameFile) -> None:
    with pytest.raises(BadInput, match="'getaway-game-9'"):
        read_file(msgspec.json.encode(changed(escape, format="getaway-game-9")))
