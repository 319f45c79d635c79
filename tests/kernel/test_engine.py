"""Loading: compiled code is kept, never stale, and not needed."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Iterable
from pathlib import Path

import numpy
import pytest

from getaway import load
from getaway.games.art_robbery.game import GAME
from getaway.kernel import cache, compiler_here, contract, linking
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import load as load_game
from getaway.kernel.errors import BadInput
from tests.kernel.coin import Coin

NO_LLVM = "import sys; sys.modules['llvmlite'] = None\n"


@pytest.fixture
def coin(tmp_path: Path) -> Coin:
    return Coin(tmp_path)


def kept(coin: Coin) -> list[Path]:
    return sorted(coin.cache.rglob("*.code"))


def test_compiled_rules_are_kept_for_the_next_run(coin: Coin) -> None:
    assert coin.play()[0] == "7 True"
    files = {path: path.stat().st_mtime_ns for path in kept(coin)}
    assert files
    assert coin.play()[0] == "7 True"
    assert {path: path.stat().st_mtime_ns for path in kept(coin)} == files


def test_an_edited_rule_is_never_run_stale(coin: Coin) -> None:
    assert coin.play()[0] == "7 True"
    coin.edit(8)
    assert coin.play()[0] == "8 True"
    coin.edit(7)
    assert coin.play()[0] == "7 True"


DATA = """
from pathlib import Path
import numpy
from getaway.kernel.dialect import rule

WEIGHTS = tuple(numpy.load(Path(__file__).with_name("net.npz"))["weights"].tolist())

@rule
def worth(won):
    return int(WEIGHTS[won])
"""


def test_numbers_that_are_read_from_another_file_are_never_run_stale(coin: Coin) -> None:
    (coin.folder / "coin" / "luck.py").write_text(DATA)
    for weights, worth in (([7.0, 7.0], 7), ([8.0, 8.0], 8), ([7.0, 7.0], 7)):
        numpy.savez(coin.folder / "coin" / "net.npz", weights=weights)
        assert coin.play()[0] == f"{worth} True"


@pytest.mark.parametrize("left", [0, 20, 400])
def test_a_spoilt_file_is_said_and_compiled_again(coin: Coin, left: int) -> None:
    assert coin.play()[0] == "7 True"
    for path in kept(coin):
        path.write_bytes(path.read_bytes()[:left])
    printed, said = coin.play()
    assert printed == "7 True"
    assert "is spoilt" in said
    assert coin.play() == ("7 True", "")


def test_a_cache_that_cannot_be_written_is_said_and_done_without(coin: Coin) -> None:
    coin.cache.write_text("a file where the folder should be")
    printed, said = coin.play()
    assert printed == "7 True"
    assert said.count("can't be written") == 1


def test_without_llvm_the_plain_engine_plays_and_says_so_once(coin: Coin) -> None:
    printed, said = coin.play(f"{NO_LLVM}import warnings; warnings.simplefilter('always')\n")
    assert printed == "7 False"
    assert said.count("llvmlite isn't installed") == 1


def test_the_plain_engine_needs_neither_numpy_nor_llvm() -> None:
    code = (
        "import sys; sys.modules['llvmlite'] = sys.modules['numpy'] = None\n"
        "from getaway import load\n"
        "engine = load('art-robbery')\n"
        "states = engine.deal(3, 1, 2)\n"
        "print(engine.play_random(states, 0, 2) > 100, engine.payoff(states) != [])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]


def test_in_one_process_it_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    monkeypatch.setattr(compiler_here, "_said_plain_only", False)
    with pytest.warns(compiler_here.PlainOnly, match="forty times slower"):
        assert not load("art-robbery", compiled=True).compiled
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not load("art-robbery", compiled=True).compiled


def test_only_so_many_folders_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GETAWAY_CACHE", str(tmp_path))
    source = tmp_path / "rules.py"
    foreign = tmp_path / "thesis"
    foreign.mkdir()
    os.utime(foreign, (0, 0))
    folders = []
    for number in range(cache.KEPT + 3):
        source.write_text(f"{number}")
        folder = cache.folder("game", [source])
        assert folder is not None
        os.utime(folder, (number, number))
        folders.append(folder)
    assert sum(folder.exists() for folder in folders) <= cache.KEPT + 1
    assert folders[-1].exists()
    assert foreign.exists(), "what others keep there is theirs"
    assert not folders[0].exists()


def test_another_compiler_or_an_edited_kernel_is_another_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = tmp_path / "rules.py"
    source.write_text("")
    names = {cache.digest([source])}
    monkeypatch.setattr(cache, "version", lambda package: f"9.9 of {package}")
    names.add(cache.digest([source]))
    monkeypatch.setattr(sys, "version", "9.9")
    names.add(cache.digest([source]))
    names.add(cache.digest([source], "another name"))
    assert len(names) == 4
    hashed: list[Path] = []

    def folder(_: str, sources: Iterable[Path], called: str) -> Path:
        hashed.extend(sources)
        return tmp_path

    monkeypatch.setattr(cache, "folder", folder)
    linking.kept_in.cache_clear()
    linking.kept_in("art-robbery", frozenset({source}))
    linking.kept_in.cache_clear()
    compiler = Path(cache.__file__).parent / "native"
    assert {Path(cache.__file__), source, *compiler.glob("*.py")} <= set(hashed)


@pytest.mark.parametrize(
    ("platform", "environment", "ending"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/getaway/compiled"),
        ("linux", {}, ".cache/getaway/compiled"),
        ("darwin", {}, "Library/Caches/getaway/compiled"),
        ("win32", {"LOCALAPPDATA": "/appdata"}, "/appdata/getaway/compiled"),
        ("linux", {"GETAWAY_CACHE": "/mine"}, "/mine"),
    ],
)
def test_the_cache_lies_where_the_system_keeps_caches(
    platform: str, environment: dict[str, str], ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GETAWAY_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert cache.root().as_posix().endswith(ending)


def test_a_room_that_cannot_keep_anything_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("GETAWAY_CACHE", str(blocked))
    linking.kept_in.cache_clear()
    with pytest.warns(UserWarning, match="can't be written"):
        assert linking.kept_in("art-robbery", frozenset()) is None
    linking.kept_in.cache_clear()


def test_a_generic_file_has_to_be_loaded_for_a_game() -> None:
    functions = [getattr(contract, name) for name in contract.NAMES if name.islower()]
    assert len(functions) == 17
    for function in functions:
        with pytest.raises(TypeError, match="load it for a game"):
            function(*[None] * function.__code__.co_argcount)


@pytest.mark.parametrize("compiled", [False, True])
def test_warming_up_names_every_step(compiled: bool) -> None:
    steps = list(load("art-robbery", compiled=compiled).warm_up())
    assert [left for _, left in steps] == list(range(len(steps), 0, -1))
    assert {"deal", "apply", "play_random"} <= {name for name, _ in steps}


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"Unknown game 'go'\. Choose one of: art-robbery, alcatraz"):
        load("go")


@pytest.mark.parametrize("compiled", [False, True])
def test_a_plain_copy_stands_apart(compiled: bool) -> None:
    loaded = load("art-robbery", compiled=compiled)
    states = loaded.deal(3, 4, 2)
    copy = loaded.plain(states, 1)
    loaded.play_random(states, 0, 2)
    assert copy == load("art-robbery").deal(3, 5)[0]


def test_a_broken_invariant_stops_checked_play() -> None:
    loaded = load_game(GAME)
    states = loaded.deal(3, 1, 4)
    states[2].discard[0] += 1
    assert loaded._play.first_violating(states, 0, 4) == 2
    assert loaded._play.first_violating(states, 0, 2) == NOBODY
    assert loaded.play_checked(states, 0, 4) == -3
    over = loaded.deal(3, 1, 1)
    loaded.play_random(over, 0, 1)
    over[0].safe[0] += 1
    assert loaded.play_checked(over, 0, 1) == -1


def test_a_game_without_an_end_stops_at_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = load("art-robbery")
    monkeypatch.setattr(loaded._play, "LIMIT", 10)
    states = loaded.deal(3, 1, 1)
    assert loaded.play_random(states, 0, 1) == 10
    assert loaded.play_checked(loaded.deal(3, 1, 1), 0, 1) == -1
