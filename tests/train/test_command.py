"""getaway train from a terminal: it ends, goes on after a kill, and says what is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from getaway.bots.network import read_network
from getaway.kernel.errors import BadInput
from getaway.train import backends
from getaway.train.checkpoint import Progress, progress_in, read_checkpoint
from getaway.train.collecting import LEAGUE, probe
from getaway.train.curves import read_curve
from getaway.train.learner import Learner
from getaway.train.model import Inputs, exported
from getaway.train.run import NETWORK, News, Where, train
from getaway.train.settings import Settings
from tests.contract.tables import engine_of

TINY = ("--players", "2", "--games", "16", "--hidden", "8", "--seed", "3", "--evaluation-games", "4")
UPDATE = 16 * 64  # decisions


def getaway(*words: str, folder: Path, before: str = "") -> subprocess.Popen[str]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", f"import sys\n{before}\nfrom getaway.cli import main\nmain()", *words],
        cwd=folder,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_training_that_was_killed_goes_on(tmp_path: Path) -> None:
    """It is killed as soon as it has said that the second of six updates is done."""
    asked = ("train", "art-robbery", *TINY, "--folder", "run", "--evaluate-every", "1")
    began = getaway(*asked, "--steps", str(6 * UPDATE), folder=tmp_path)
    assert began.stderr is not None
    for _ in range(2):
        assert "steps" in began.stderr.readline()
    began.send_signal(signal.SIGKILL)
    began.communicate()
    folder = tmp_path / "run"
    done = [line.steps for line in read_curve(folder)]
    assert done[:2] == [UPDATE, 2 * UPDATE]
    # What was half written is no line.
    with (folder / "curve.jsonl").open("a") as file:
        file.write('{"steps": 9')
    again = getaway("train", "art-robbery", "--resume", "--folder", "run", folder=tmp_path)
    said, _ = again.communicate()
    assert again.returncode == 0
    assert said == f"run/{NETWORK}: the network is ready to play as net:run/{NETWORK}.\n"
    lines = read_curve(folder)
    assert [line.steps for line in lines] == [n * UPDATE for n in range(1, 7)]
    assert {one.rival for one in lines[-1].results} == {
        "medium",
        "thief",
        "hoarder",
        "denier",
        "greedy",
    }
    network = read_network(folder / NETWORK)
    assert network.head.steps == 6 * UPDATE
    assert network.head.made_by.startswith("getaway train art-robbery --players 2 --steps 6144 --seed 3")
    assert "<svg" in (folder / "curve.svg").read_text()
    kept = read_checkpoint(folder)
    assert kept is not None
    assert progress_in(kept).updates == 6


def weights_of(folder: Path, **other: Any) -> Any:
    told: list[News] = []
    folder.mkdir()
    given: dict[str, Any] = {
        "players": (2,),
        "steps": 2 * UPDATE,
        "games": 16,
        "hidden": (8,),
        "evaluation_games": 4,
    }
    settings = Settings("art-robbery", **given | other)
    network = train(folder, settings, Where(), "", told.append)
    assert [news.last for news in told] == [False, True]
    assert told[-1].results
    return network.weights


def test_equal_seeds_learn_alike(tmp_path: Path) -> None:
    first, again, other = (
        weights_of(tmp_path / name, seed=seed) for name, seed in (("a", 1), ("b", 1), ("c", 2))
    )
    assert first == again
    assert first != other


def test_a_copy_of_itself_joins_the_league_from_time_to_time(tmp_path: Path) -> None:
    weights_of(tmp_path / "a", past_every=UPDATE)
    kept = read_checkpoint(tmp_path / "a")
    assert kept is not None
    assert progress_in(kept).joined == 3
    progress = Progress(Inputs((), ()))
    for number in range(40):
        progress.join({"number": number})  # type: ignore[dict-item]
    numbers: list[Any] = [one["number"] for one in progress.past]
    assert len(numbers) == LEAGUE
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == 39


def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    done = getaway("train", "art-robbery", folder=tmp_path, before="sys.modules['torch'] = None")
    _, wrong = done.communicate()
    assert done.returncode == 2
    assert wrong == "getaway: This needs PyTorch, which isn't installed: pip install 'getaway[train]'.\n"
    assert list(tmp_path.iterdir()) == []


class FakeRay(SimpleNamespace):
    """Ray's way to call an actor, without Ray: what is said to it is done at once, and noted."""

    def __init__(self) -> None:
        self.said: list[str] = []
        super().__init__()

    def is_initialized(self) -> bool:
        return False

    def init(self, **how: Any) -> None:
        self.said.append(f"init {how['num_cpus']}")

    def remote(self, **how: Any) -> Callable[[Any], Any]:
        def made(kind: Any) -> Any:
            def remote(*given: Any) -> Any:
                actor = kind(*given)

                def later(name: str) -> Any:
                    return SimpleNamespace(remote=getattr(actor, name))

                return SimpleNamespace(collect=later("collect"), set_past=later("set_past"), actor=actor)

            return SimpleNamespace(remote=remote)

        return made

    def put(self, given: Any) -> Any:
        return given

    def get(self, given: Any) -> Any:
        return given

    def kill(self, actor: Any) -> None:
        self.said.append("kill")

    def shutdown(self) -> None:
        self.said.append("shutdown")


def test_actors_of_ray_share_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    settings = Settings("art-robbery", (2,), games=17, length=8, hidden=(8,))
    inputs = probe(settings)
    learner, engine = Learner(settings, inputs, 26), engine_of("art-robbery", compiled=True)
    past = [exported(learner.model, engine, settings, 0)]
    opened = backends.open_backend("ray", 2, None, settings, inputs, 1, past)
    opened.set_past(2 * past)
    batch = opened.collect(learner.weights(), 5)
    assert batch.decisions == 17 * 8
    opened.close()
    assert fake.said == ["init 2", "kill", "kill", "shutdown"]
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(
        BadInput, match=r"This needs Ray, which isn't installed: pip install 'getaway\[ray\]'\."
    ):
        backends.open_backend("ray", 1, None, settings, inputs, 1, past)


def test_the_curve_is_one_json_a_line(tmp_path: Path) -> None:
    weights_of(tmp_path / "a")
    lines = (tmp_path / "a" / "curve.jsonl").read_text().splitlines()
    assert [json.loads(line)["steps"] for line in lines] == [UPDATE, 2 * UPDATE]
