"""How the screen looks, and which key does what."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.theme import Theme
from textual.widgets import Static

from getaway.terminal.boards.panel import Panel, Spot

LEAST = (80, 24)
CROWDED = 10  # lines that the question and the log want
GALLERY = Theme(
    name="gallery",
    primary="#8d80d8",
    accent="#ffe08a",
    foreground="#f7f0e1",
    background="#181a33",
    surface="#262a4b",
    panel="#343863",
    error="#ffa596",
    success="#8fdcab",
    warning="#e8c547",
    dark=True,
)
# The letter of the action, and what the same key writes under a Russian layout.
KEYS = (
    ("h,р", "hint"),
    ("u,г", "undo"),
    ("w,ц", "why"),
    ("t,е", "talk"),
    ("i,ш", "info"),
    ("r,к", "rules"),
    ("q,й,ctrl+c", "leave"),
)
LABELS = {
    "hint": "app-hint",
    "undo": "app-undo",
    "why": "app-why",
    "talk": "app-talk",
    "info": "app-info",
    "rules": "app-rules",
    "leave": "app-quit",
}


class BoardView(Static):
    """The board; a click on a place of it means that place."""

    def __init__(self, point_at: Callable[[Spot], None]) -> None:
        super().__init__(id="board")
        self.panel = Panel()
        self._point_at = point_at

    def draw(self, panel: Panel) -> None:
        """Show a board."""
        self.panel = panel
        self.update(Text("\n").join(panel.lines))

    def on_click(self, event: events.Click) -> None:
        """Say which place was meant."""
        spot = self.panel.spot_at(event.x, event.y)
        if spot is not None:
            self._point_at(spot)
