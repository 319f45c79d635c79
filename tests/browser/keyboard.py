"""A person who has nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

MOST_STOPS = 150
TOWARDS = """([wanted]) => {
  const here = document.activeElement;
  if (!wanted) return "";
  if (here === wanted) return "Enter";
  const back = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return back && here !== document.body ? "Shift+Tab" : "Tab";
}"""


def reach(button: Locator) -> None:
    """Press a button with the keyboard alone, as soon as it can be pressed."""
    expect(button).to_be_enabled()
    tab_to(button)
    button.page.keyboard.press("Enter")


def tab_to(button: Locator) -> bool:
    """Tab, there or back, until a button has the focus; False: it is gone before."""
    for _ in range(MOST_STOPS):
        way = button.evaluate_all(TOWARDS)
        if way in ("", "Enter"):
            return bool(way)
        button.page.keyboard.press(way)
    raise AssertionError(f"Tab does not lead to {button}.")
