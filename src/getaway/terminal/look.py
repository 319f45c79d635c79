"""How the screen looks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.theme import Theme
from textual.widgets import RichLog, Static

from getaway.boards.panel import Panel, Spot

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
# Without colour what is chosen is bold and underlined.
PLAIN = Theme(
    name="plain",
    ansi=True,
    primary="ansi_default",
    accent="ansi_default",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    variables={
        "ansi-background": "ansi_default",
        "ansi-foreground": "ansi_default",
        "block-cursor-text-style": "bold underline",
        "block-cursor-blurred-text-style": "bold underline",
        "input-cursor-text-style": "reverse",
    },
)


class BoardView(Static):
    """The board; a click on a place of it means that place."""

    class Pointed(Message):
        """A place was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self) -> None:
        super().__init__(id="board")
        self.panel = Panel()

    def draw(self, panel: Panel) -> None:
        """Show a board."""
        self.panel = panel
        self.update(Text("\n").join(panel.lines))

    def on_click(self, event: events.Click) -> None:
        """Say which place was meant."""
        spot = self.panel.spot_at(event.x, event.y)
        if spot is not None:
            self.post_message(self.Pointed(spot))


class Story(RichLog):
    """The log: all that was told."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=1)
        self.told: list[Text] = []

    def tell(self, line: Text) -> None:
        """One thing more."""
        self.told.append(line)
        self.write(line)

    def wrap_anew(self) -> None:
        """All of it again, for another width."""
        self.clear()
        for line in self.told:
            self.write(line)


class KeysBar(Static):
    """The keys at the foot, to be pressed or clicked."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._places: list[tuple[int, int, str]] = []

    def draw(self, keys: Sequence[tuple[str, str, str, bool]]) -> None:
        """Show these: the action, its letter, what it is called, and whether it does anything now."""
        line = Text()
        self._places = []
        wide = sum(len(letter) + 1 + len(label) + 2 for _, letter, label, _ in keys)
        # In the longest language there is one space between them on the smallest screen.
        gap = "  " if wide - 2 <= LEAST[0] else " "
        for action, letter, label, usable in keys:
            start = len(line)
            line.append(letter, "bold reverse" if usable else "dim")
            line.append(f" {label}{gap}", "" if usable else "dim")
            self._places.append((start, len(line), action))
        self.update(line)

    def on_click(self, event: events.Click) -> None:
        """Do what the key would do."""
        for start, end, action in self._places:
            if start <= event.x < end:
                self.post_message(self.Pressed(action))
