"""Puts the built page into a wheel. An editable install is built by scripts/setup instead."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds ui/ before the files of a wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        runpy.run_path(str(Path(self.root) / "scripts" / "page.py"))["build"]()
        build_data["artifacts"].append("src/getaway/web/page/*")
