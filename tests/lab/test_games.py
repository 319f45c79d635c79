"""Games as data: what an arena writes is what was played, can be read back, and plays again."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.games import find, load
from getaway.kernel.errors import BadFile, BadInput
from getaway.lab import arena, backends, games, quick_games
from getaway.lab.arena import Match, Played
from getaway.lab.backends import Where
from getaway.lab.games import Record
from getaway.lab.seating import seat
from tests.conftest import Getaway

NEARSIGHTED = ["random", "beginner", "easy", "medium"]
THREE = ["random", "easy", "medium"]  # a table of them
ARENA = ("arena", "art-robbery", *THREE, "--games", 6, "--seed", 4, "--workers", 1)


def kept(match: Match, names: list[str], games: int) -> list[Played]:
    """The games of an arena, in order."""
    seating = seat(find(match.game), names, match.players, games, match.seed)
    backends.prepare(match, seating)
    return list(backends.spread(match, seating, Where(1)))


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *(
            ("art-robbery", players, {"stacks": stacks, "stealing": "may"})
            for players in (2, 3, 5)
            for stacks in ("secret", "own", "open")
        ),
        ("alcatraz", 3, {}),
        ("alcatraz", 4, {}),
    ],
)
def test_games_side_by_side_are_those_that_are_played_one_by_one(
    game: str, players: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game, players, 4, options, kept=True)  # with offers that were refused in it
    together = kept(match, NEARSIGHTED, 2 * players)
    monkeypatch.setattr(quick_games, "AT_ONCE", 1)
    alone = kept(match, NEARSIGHTED, 2 * players)
    for one, other in zip(together, alone, strict=True):
        assert (one.pairing, one.payoffs, one.decisions) == (other.pairing, other.payoffs, other.decisions)
        assert one.course == other.course
        assert {name: sum(times.values()) for name, times in one.times.items()} == {
            name: sum(times.values()) for name, times in other.times.items()
        }


def test_only_bots_that_do_not_look_ahead_are_asked_in_rows() -> None:
    def quick(names: list[str], game: str = "art-robbery", talk: bool = False, kept: bool = True) -> bool:
        match = Match(game, 3, 1, talk=talk, kept=kept)
        return quick_games.are_quick(match, seat(find(game), names, 3, 1, 1))

    assert quick(["random", "beginner", "easy", "medium"])
    assert quick(["random"], "alcatraz")
    assert not quick(["random", "hard"])
    assert quick(["random", "easy", "medium"], "alcatraz")
    assert not quick(["medium/spiteful"], "alcatraz")
    assert not quick(["medium"], kept=False)
    assert not quick(["random"], "alcatraz", talk=True)


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
@pytest.mark.parametrize(
    ("game", "bots"), [("art-robbery", THREE), ("alcatraz", ["medium", "random", "hard@2"])]
)
def test_what_an_arena_writes_is_read_back_and_plays_again(
    game: str, bots: list[str], kind: str, getaway: Getaway, tmp_path: Path
) -> None:
    path = tmp_path / f"games.{kind}"
    ways = ("--games", 3, "--seed", 4, "--workers", 1, "--games-out", path, "--json")
    code, out, err = getaway("arena", game, *bots, *ways)
    assert (code, err) == (0, "")
    records = list(games.read(path))
    assert len(records) == json.loads(out)["games"] == 3
    engine = load(game, compiled=True)
    for number, record in enumerate(records):
        assert (record.number, record.game, record.players) == (number, game, 3)
        assert sorted(record.bots) == sorted(bots)
        games.replay(record)
        states, seen = record.table(engine)
        assert states["mover"].tolist() == record.seats
        assert seen.shape == (len(record.actions), len(engine.observation_names))
        assert (seen == engine.batch.observe(states, states["mover"])).all()
        engine.batch.apply(states, record.actions)
    code, out, _ = getaway("replay", path)
    assert (code, out) == (0, f"{path}: every line holds. Games: 3.\n")


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game that was kept."""
    match = Match("art-robbery", 2, 4, kept=True)
    played = kept(match, ["random"], 1)[0]
    return games.record_of(match, load("art-robbery"), played)


FORGERIES: dict[str, tuple[Callable[[Record], Any], str]] = {
    "action": (lambda r: r.actions.__setitem__(0, 25), r"Action 25 .* is not legal"),
    "seat": (lambda r: r.seats.__setitem__(3, 1 - r.seats[3]), "decision 3: by the rules the seat differs"),
    "state": (lambda r: r.states.__setitem__(3, r.states[2]), "decision 3: by the rules the state differs"),
    "observation": (lambda r: r.observations.__setitem__(3, b""), "decision 3: .* the observation differs"),
    "payoffs": (lambda r: r.payoffs.reverse(), "the payoffs differ"),
    "edition": (lambda r: setattr(r, "edition", "mine"), "the edition 'mine'; this is .* 'standard'"),
    "version": (lambda r: setattr(r, "version", 99), "by version 99 of art-robbery"),
}


@pytest.mark.parametrize("part", FORGERIES)
def test_a_forged_game_does_not_play_again(part: str, record: Record) -> None:
    forge, said = FORGERIES[part]
    copied: Record = msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=Record)
    forge(copied)
    with pytest.raises(BadInput, match=said):
        games.replay(copied, compiled=False)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"[]\n", "line 1: isn't a game of an arena"),
        (b'{"games_format":1}\n', "line 1: isn't a game of an arena"),
        (b"{", "line 1: isn't a game of an arena"),
    ],
)
def test_a_line_that_is_no_game_is_named(text: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    path.write_bytes(text)
    with pytest.raises(BadFile, match=said):
        list(games.read(path))


def test_what_does_not_fit_together_or_is_of_another_time_is_named(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    line = json.loads(games.as_line(record))
    path.write_text(json.dumps(line | {"seats": [0]}))
    with pytest.raises(BadFile, match="doesn't have as many seats as actions, states and observations"):
        list(games.read(path))
    path.write_text(json.dumps(line | {"games_format": 2}))
    with pytest.raises(BadFile, match="is written in format 2; this program reads 1"):
        list(games.read(path))


def test_a_file_of_games_ends_in_one_of_two_ways(getaway: Getaway, tmp_path: Path) -> None:
    code, _, err = getaway(*ARENA, "--games-out", tmp_path / "games.csv")
    assert code == 2
    assert err.endswith("games.csv: a file of games ends in .jsonl or .parquet.\n")
    with pytest.raises(BadFile, match="can't be read: no such file"):
        list(games.read(tmp_path / "none.jsonl"))
    (tmp_path / "no.parquet").write_bytes(b"PAR0")
    with pytest.raises(BadFile, match="isn't a file of games"):
        list(games.read(tmp_path / "no.parquet"))


def test_an_arena_that_fails_leaves_no_file_of_games(
    getaway: Getaway, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise BadInput(backends.DIED)

    monkeypatch.setattr(backends, "play_batch", die)
    code, _, err = getaway(*ARENA, "--games-out", tmp_path / "games.jsonl")
    assert (code, err) == (2, f"getaway: {backends.DIED}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_either_way_it_reports_and_keeps_the_games_so_far(
    number: signal.Signals, code: int, getaway: Getaway, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, asked = arena.play, []

    def play_two(match: Match, batch: list[Any]) -> list[Played]:
        asked.append(batch)
        if len(asked) == 3:
            signal.raise_signal(number)
        return [play(match, pairing) for pairing in batch]

    monkeypatch.setattr(quick_games, "AT_ONCE", 1)
    monkeypatch.setattr(backends, "play_batch", play_two)
    path = tmp_path / "games.jsonl"
    before = signal.getsignal(signal.SIGTERM)
    ended, out, err = getaway(*ARENA, "--games-out", path, "--json")
    assert ended == code
    assert json.loads(out)["interrupted"]
    assert err == f"getaway: interrupted after 2 of 6 games; {path} has the games so far.\n"
    assert [record.number for record in games.read(path)] == [0, 1]
    assert signal.getsignal(signal.SIGTERM) is before


def test_the_suite_writes_no_games(getaway: Getaway, tmp_path: Path) -> None:
    code, _, err = getaway("arena", "art-robbery", "--suite", "--games-out", tmp_path / "g.jsonl")
    assert (code, err) == (2, "getaway: --suite writes no games: leave out --games-out.\n")


@pytest.mark.parametrize(
    ("game", "bots"),
    [("art-robbery", ["medium"]), ("art-robbery", ["expert@4", "easy", "random"]), ("alcatraz", ["hard@2"])],
)
def test_a_transcript_of_bots_names_them_and_holds(
    game: str, bots: list[str], getaway: Getaway, tmp_path: Path
) -> None:
    chosen = [part for bot in bots for part in ("--bot", bot)]
    command = ("transcript", game, "--players", 3, "--seed", 5, *chosen)
    code, out, err = getaway(*command)
    assert (code, err) == (0, "")
    header, *lines = map(json.loads, out.splitlines())
    assert header["bots"] == (bots * 3 if len(bots) == 1 else bots)
    assert getaway(*command)[1] == out
    _, random, _ = getaway(*command[:6])
    assert json.loads(random.splitlines()[0]) | {"bots": header["bots"]} == header
    assert list(map(json.loads, random.splitlines()[1:])) != lines
    path = tmp_path / "bots.jsonl"
    path.write_text(out)
    code, out, err = getaway("replay", path, "--seed", 5)
    assert (code, err, out) == (0, "", f"{path}: every line holds. Games: 1.\n")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["easy", "hard"], "With 3 seats, name 3 bots or one for all, not 2."),
        (["genius"], "Unknown bot 'genius'"),
        (["mine:Bot"], "A transcript only takes our own bots, so not mine:Bot"),
    ],
)
def test_a_transcript_refuses_what_cannot_play(bots: list[str], said: str, getaway: Getaway) -> None:
    chosen = [part for bot in bots for part in ("--bot", bot)]
    code, _, err = getaway("transcript", "art-robbery", "--players", 3, *chosen)
    assert code == 2
    assert said in err
