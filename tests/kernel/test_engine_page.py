"""The page `docs/engine.md`: its code runs, and prints what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
BLOCK = re.compile(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```)?", re.DOTALL)


@pytest.mark.unmeasured
def test_the_code_of_the_page_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) >= 6
    scope: dict[str, Any] = {}
    for code, expected in blocks:
        exec(compile(code, str(PAGE), "exec"), scope)
        assert capsys.readouterr().out == expected
