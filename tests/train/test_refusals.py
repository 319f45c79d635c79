"""What getaway train cannot do, in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from getaway.kernel.errors import BadInput
from getaway.train.checkpoint import FILE, read_checkpoint


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--resume",), "There's no training in run to resume."),
        (("--players", "9"), "players"),
        (("--players", "two"), "--players takes one or more numbers, separated by commas, not 'two'."),
        (("--players", "3,3"), "--players takes one or more numbers, separated by commas, not '3,3'."),
        (("--steps", "0"), "The number of steps has to be at least 1, not 0."),
        (("--hidden", "8,8,8,8,8"), "A network has 1 to 4 hidden layers, not 5."),
        (("--hidden", "5000"), "A hidden layer has 1 to 1024 numbers, not 5000."),
        (("--games", "2"), "You need at least 4 games at once, not 2."),
        (("--evaluation-games", "0"), "You need at least 1 game, not 0."),
        (("--backend", "abacus"), "Unknown backend 'abacus'. Choose one of: here, ray."),
        (("--workers", "2"), "More than one worker needs --backend ray."),
        (("--workers", "0"), "The number of workers has to be at least 1, not 0."),
        (("--backend", "ray", "--workers", "500"), "1024 games at once aren't enough for 500 workers."),
        (("--folder", "full"), "full isn't empty. Name another --folder, or continue there with --resume."),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_what_cannot_be_done_is_a_sentence(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from getaway.cli import main

    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "a").touch()
    folder = () if "--folder" in words else ("--folder", "run")
    monkeypatch.setattr(sys, "argv", ["getaway", "train", "art-robbery", *folder, *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_a_spoilt_checkpoint_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no checkpoint")
    with pytest.raises(BadInput, match="this isn't a checkpoint of a training, or it's damaged"):
        read_checkpoint(tmp_path)
