"""A game of another package: it is installed for these tests, here and in the processes they start."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway.games import REGISTRY
from tests.web import serving

SITE = Path(__file__).parent / "site"
NAME = "closed-fists"


def install(patch: pytest.MonkeyPatch, site: Path) -> None:
    """Put the packages of a folder where Python looks for packages."""
    patch.syspath_prepend(str(site))
    path = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    patch.setenv("PYTHONPATH", os.pathsep.join(path))
    REGISTRY.forget()


def uninstall(patch: pytest.MonkeyPatch, *packages: str) -> None:
    """As if they had never been there."""
    patch.undo()
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]
    REGISTRY.forget()


def serve_spawned(*how: Any) -> None:
    """A server in a new process: nothing was run there in advance."""
    serving.READY = True
    serving.serve_in_child(*how)


@pytest.fixture(autouse=True, scope="package")
def installed() -> Iterator[None]:
    """The third game is there."""
    patch = pytest.MonkeyPatch()
    install(patch, SITE)
    # A server of these tests gets the environment as it is now, not as it was when the first one was started.
    patch.setattr(serving, "SPAWNED", multiprocessing.get_context("spawn"))
    patch.setattr(serving, "serve_in_child", serve_spawned)
    yield
    uninstall(patch, "closed_fists")
