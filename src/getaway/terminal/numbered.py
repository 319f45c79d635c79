"""A list of numbered answers: by digits, by arrow keys and Enter, or by the mouse."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option


def _row(number: str, label: str) -> Table:
    """What is too long for a line goes on under its beginning, not under its number."""
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=len(number))
    row.add_column(ratio=1)
    row.add_row(Text(number), Text(label))
    return row


class NotAChoice(LookupError):
    """What was typed is the number of no answer."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Numbered(OptionList):
    """Digits choose; a number that could become a longer one waits for the next digit or Enter."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self.typed = ""  # digits of a number that is not complete

    def offer(self, labels: Sequence[str]) -> None:
        """Show these answers instead."""
        self.typed = ""
        self.clear_options()
        places = len(str(len(labels)))
        self.add_options(
            [Option(_row(f"{number:>{places}}", label)) for number, label in enumerate(labels, 1)]
        )
        if labels:
            self.highlighted = 0

    def type(self, digit: str) -> int | None:
        """The answer that a digit completes, counted from 0; None: there may be another digit to come."""
        typed, last = self.typed + digit, self.option_count
        self.typed = ""
        if not 1 <= int(typed) <= last:
            raise NotAChoice(typed)
        self.highlighted = int(typed) - 1
        if int(typed) * 10 > last:
            return int(typed) - 1
        self.typed = typed
        return None

    def still_offers(self, option: Option) -> bool:
        """Is it among the answers? Keys may be faster than what they call for."""
        return any(one is option for one in self.options)
