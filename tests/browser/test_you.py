"""Whoever reads is "you": their own name stands only where it says who they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.prison import STATES
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import scenes
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.games.alcatraz.scene import ANN, BO, CY

ALIAS = "Zebulon"
# Where the name stands: in texts, and in what is said of things.
NAMED = """([alias, apart]) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    if (text.data.includes(alias) && !text.parentElement.closest(apart)) found.push(text.data.trim());
  for (const e of document.querySelectorAll("[aria-label], [title]"))
    for (const said of [e.ariaLabel, e.title])
      if (said?.includes(alias) && !e.closest(apart)) found.push(said);
  return found;
}"""
# Beside it they say that this is you.
APART = ".file .name, .file .whole, .slip .name"


def named(page: Page) -> list[str]:
    found: list[str] = page.evaluate(NAMED, [ALIAS, APART])
    return found


@pytest.mark.parametrize("lang", ["en", "de", "es", "cs", "ru"])
def test_in_alcatraz_no_sentence_calls_the_reader_by_a_name(visit: Visit, lang: str) -> None:
    page = visit(BLANK, lang=lang)
    wrong: list[str] = []
    for state, show in STATES.items():
        if state == "waiting":  # seen by a spectator
            continue
        names = ["Ann", "Bo", "Cy", "Kira"]
        names[ANN if state == "answer" else BO] = ALIAS
        page.set_viewport_size(DESK)
        table = show(page, tuple(names))
        # They are said by others to several, and by the reader.
        if state == "talk":
            round_ = {"round": 7, "until": 7}
            vote = {"clause": "not_vote", "who": CY, "candidate": BO, **round_}
            table.say(CY, act="offer", to=[ANN, BO], give=[vote])
            table.say(BO, act="offer", to=[ANN], give=[{**vote, "who": BO, "candidate": CY}])
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            for tab in page.get_by_role("tab").all():
                tab.evaluate("tab => { tab.click(); return new Promise(requestAnimationFrame); }")
                wrong += [f"{state}: {line}" for line in named(page)]
            wrong += [f"{state}: {line}" for line in named(page)]
    assert sorted(set(wrong)) == []


def test_in_art_robbery_no_sentence_calls_the_reader_by_a_name(visit: Visit) -> None:
    table = Stage(visit(BLANK, viewport=PHONE), "art-robbery", [ALIAS, "Bo", "Cy", "Dee"], ANN)
    wrong = [f"{state}: {line}" for state in scenes(table) for line in named(table.page)]
    assert wrong == []


def test_what_one_has_said_oneself_is_headed_you(visit: Visit) -> None:
    stage = Stage(visit(BLANK), "art-robbery", [ALIAS, "Bo", "Cy", "Dee"], ANN)
    for _ in scenes(stage):
        break
    assert stage.last is not None
    stage.n += 1
    said = [{"n": stage.n, "talk": {"seat": ANN, "name": ALIAS, "text": "It was me."}}]
    stage._say({**stage.last, "n": stage.n, "events": said})
    expect(stage.page.locator(".log .said b")).to_have_text("you")
