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
from tests.table.test_talk import promise, say
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
        with pytest.raises(BadInput, match=f"There's no step {wrong}"):
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


@pytest.fixture(scope="module")
def bargain() -> GameFile:
    """A game of Alcatraz in which a promise is made, and things are said that are nobody else's business."""
    sitting = at_the_vote(talk_seconds=60)
    say(sitting, 1, statement=promise(sitting, 1, 0))
    say(sitting, 1, text="my secret")
    say(sitting, 1, phrase="hello")
    return written(sitting.finish())


def test_a_file_has_what_was_promised_and_not_what_was_typed(bargain: GameFile) -> None:
    assert [line.entry for line in bargain.said] == [
        log.Said(seat=1, statement=bargain.said[0].entry.statement)  # type: ignore[union-attr]
    ]
    assert b"my secret" not in msgspec.json.encode(bargain)
    *_, table = Replay(bargain, engines).tables()
    assert table.ledger is not None
    assert [promised.status != "open" for promised in table.ledger.shown().promises] == [True]


def test_a_file_without_talk_is_as_it_was_before_there_was_any_in_it(escape: GameFile) -> None:
    assert b'"said"' not in msgspec.json.encode(escape)


def test_what_could_not_be_said_is_found_out(bargain: GameFile) -> None:
    line = bargain.said[0]
    said = line.entry
    assert isinstance(said, log.Said)

    def with_said(entry: log.AnyEntry, n: int = line.n) -> GameFile:
        return changed(bargain, said=[StoredEntry(n, line.at, entry)])

    raid = written(Sitting("art-robbery", 3).start().finish())
    faults = {
        "nothing could be said here": with_said(said, 0),
        "could be said": with_said(log.Returned(seat=0)),
        "be said here": changed(raid, said=[StoredEntry(raid.entries[1].n - 1, 0, said)]),
        "nobody here could": with_said(log.Said(seat=1, text="hello")),
        "nobody here could say": with_said(log.Said(seat=7, statement=said.statement)),
        "wouldn't take": with_said(log.Said(seat=1, statement={"act": "sing"})),
    }
    for message, file in faults.items():
        with pytest.raises(BadInput, match=message):
            Replay(file, engines).verify()


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
        "isn't the one": changed(escape, seed="zz"),
        "version 9": changed(escape, version=9),
        "names 1 players": changed(escape, names=["Ann"]),
        "doesn't begin": changed(escape, entries=escape.entries[1:]),
        "begin with the deal": changed(escape, entries=[]),
        "for 3 to 4 players": changed(escape, players=7),
        "Unknown option": changed(escape, options={"colour": "red"}),
        "Unknown game": changed(escape, game="go"),
        "ends before": changed(escape, entries=escape.entries[:-1]),
        "nobody's asking": with_entry(escape, 1, msgspec.structs.replace(first, seat=other)),
        "rules forbid it": with_entry(escape, 1, msgspec.structs.replace(first, action=77)),
        "asking seat": with_entry(escape, 1, log.Sealed(seat=first.seat, action=first.action)),
        "dealt twice": with_entry(escape, 1, log.Started()),
        "no vote to call": with_entry(escape, 1, log.Called()),
        "can't take that back": with_entry(escape, 1, log.Undone(seat=0)),
        "isn't a step of a game": with_entry(escape, 1, log.Returned(seat=0)),
        "doesn't follow": changed(escape, entries=[escape.entries[0], *escape.entries]),
    }
    for message, file in faults.items():
        with pytest.raises(BadInput, match=message):
            Replay(file, engines).verify()


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        (b"[]", "isn't a game file"),
        (b"{", "isn't a game file"),
        (b'{"format": "x"}', "isn't a game file"),
        (b'{"format": "\xff"}', "isn't a game file"),
        (b'{"format": ' + b"[" * 100_000, "isn't a game file"),
        (b'{"other": ' + b"[" * 100_000, "isn't a game file"),
    ],
)
def test_what_is_no_game_is_named(packed: bytes, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_file(packed)


def test_a_file_of_another_format_is_named(escape: GameFile) -> None:
    with pytest.raises(BadInput, match="'getaway-game-9'"):
        read_file(msgspec.json.encode(changed(escape, format="getaway-game-9")))
