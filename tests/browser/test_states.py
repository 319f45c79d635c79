"""No state of any page has anything that axe finds, or sticks out of its window; and none is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.looking import UI, overflow, violations
from tests.browser.screens import SCREENS
from tests.browser.states import STATES
from tests.browser.test_art_robbery import OVERLAPPING
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.web.serving import Served

# In which of the tests that look with axe each page and each dialog is: a screen, a state here, or a file.
LOOKED_AT = {
    "ChanceDialog": "fair shuffle",
    "DeleteDialog": "delete me",
    "FriendsDialog": "friends",
    "HandOverDialog": "hand-over",
    "KeysDialog": "keys",
    "LearnPage": "test_lessons.py",
    "LeaveDialog": "leave",
    "LessonPage": "test_lessons.py",
    "MovePage": "move",
    "MyGamesPage": "my games",
    "NameDialog": "name",
    "PlayersDialog": "players",
    "PuzzlePage": "puzzle",
    "ReplayPage": "replay",
    "ReviewPage": "test_review.py",
    "RulesDialog": "rules",
    "SettingsDialog": "settings",
    "TablePage": "lobby",
    "TryDialog": "test_review.py",
}


@pytest.mark.parametrize("state", list(STATES))
def test_it_fits_and_everybody_can_use_it(visit: Visit, server: Served, state: str) -> None:
    page = visit(BLANK)
    STATES[state](page, server)
    wrong: list[str] = []
    # What is not a colour is the same by day and by night.
    for size, theme in ((PHONE, "light"), (DESK, "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found = [*overflow(page), *violations(page, colours=theme == "dark")]
        # Open hands lie on nobody's name.
        found += page.evaluate(OVERLAPPING) if state == "replay, all hands open" else []
        wrong += [f"{theme}, {size['width']}: {line}" for line in found]
    assert wrong == []


def test_no_page_and_no_dialog_is_left_out() -> None:
    known = {path.stem for end in ("Page", "Dialog") for path in (UI / "src").rglob(f"?*{end}.svelte")}
    assert known == LOOKED_AT.keys()
    for place in LOOKED_AT.values():
        if place.endswith(".py"):
            text = (Path(__file__).parent / place).read_text(encoding="utf-8")
            assert "violations(" in text, place
        else:
            assert place in SCREENS | STATES, place
