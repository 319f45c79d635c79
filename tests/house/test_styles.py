"""How a component looks is written in it, and reaches nothing that it did not make or lay out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.walking import written

SHEETS = {"tokens.css", "style.css", "shell/fields.css", "home/list.css"}  # of the page, for all of it


def reaching_out(component: str) -> list[str]:
    """Selectors of a component that begin with nothing of its own, and names for the whole page."""
    styles = "".join(re.findall(r"<style[^>]*>(.*?)</style>", component, re.DOTALL))
    found: list[str] = []
    inside: list[bool] = []  # for every brace that is open: does a selector of the component stand before it?
    for before, brace in re.findall(r"([^{};]*)([{};])", re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)):
        opener = " ".join(before.split())
        if brace == "}":
            inside.pop()
        elif brace == "{":
            if opener.startswith("@keyframes -global-"):
                found.append(opener)
            elif not opener.startswith("@") and not any(inside):
                found += [one for one in re.split(r",\s*", opener) if one.startswith(":global")]
            inside.append(not opener.startswith("@") or opener.startswith("@keyframes"))
    return found


def test_the_page_has_few_style_sheets_and_no_component_adds_one(root: Path) -> None:
    source = root / "ui" / "src"
    sheets = {path.relative_to(source).as_posix() for path in written(root, ".css") if source in path.parents}
    assert sheets == SHEETS


def test_no_style_of_a_game_reaches_out_of_its_component(root: Path) -> None:
    games = root / "ui" / "src" / "games"
    components = [path for path in written(root, ".svelte") if games in path.parents]
    assert components
    assert {str(path): out for path in components if (out := reaching_out(path.read_text()))} == {}


@pytest.mark.parametrize(
    ("style", "out"),
    [
        (".x :global(svg) { width: 1px; }", []),
        (".x:has(:global(.y)) { width: 1px; }", []),
        (".x { color: red; :global(b) { width: 1px; } }", []),
        (":global(.x) { width: 1px; }", [":global(.x)"]),
        (".x, :global(.y) .z { width: 1px; }", [":global(.y) .z"]),
        ("@media (max-width: 9px) { .x { color: red; } :global(p) { width: 1px; } }", [":global(p)"]),
        ("@keyframes turn { to { rotate: 1deg; } } /* a; b */ :global { p { width: 1px; } }", [":global"]),
        ("@keyframes -global-turn { to { rotate: 1deg; } }", ["@keyframes -global-turn"]),
    ],
)
def test_what_reaches_out_is_found(style: str, out: list[str]) -> None:
    assert reaching_out(f"<p>:global</p>\n<style>\n{style}\n</style>\n") == out
