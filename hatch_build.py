"""Puts the built page into a wheel, and lists our games among its entry points.

An editable install gets its page from scripts/setup instead.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds ui/ before the files of a wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        runpy.run_path(str(Path(self.root) / "scripts" / "page.py"))["build"]()
        build_data["artifacts"].append("src/getaway/web/page/*")


class GamesHook(MetadataHookInterface):
    """Every folder in games/ with a game in it is an entry point, as the games of other packages are."""

    def update(self, metadata: dict[str, Any]) -> None:
        folders = sorted(path.parent.name for path in Path(self.root).glob("src/getaway/games/*/game.py"))
        games = {name.replace("_", "-"): f"getaway.games.{name}.game:GAME" for name in folders}
        metadata["entry-points"] = {"getaway.games": games}
