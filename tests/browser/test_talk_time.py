"""AL-12: how long the talk before a vote lasts is set where a table for friends is made."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit


@pytest.mark.parametrize(
    ("label", "seconds"), [("none", 0), ("60 seconds", 60), ("no limit while you’re alone with bots", None)]
)
def test_the_time_to_talk_is_set_for_the_table(visit: Visit, label: str, seconds: int | None) -> None:
    page = visit("/", name="Ann")
    page.get_by_role("article", name="Alcatraz").get_by_role("button", name="Play with friends").click()
    page.get_by_text("More options").click()
    page.get_by_label("Talking time before the vote").select_option(label=label)
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Create table").click()
    assert made.value.status == 201
    asked = made.value.request.post_data_json
    assert asked is not None
    assert asked["talk_seconds"] == seconds
