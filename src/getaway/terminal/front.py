"""What draws a place: a screen, or lines of text."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Protocol

from rich.text import Text


class Front(Protocol):
    """What draws a place."""

    @property
    def is_drawn(self) -> bool:
        """Is anybody there to be told? While a front is taken down the table may still have news."""

    def start(self, work: Coroutine[object, None, None]) -> None:
        """Do something beside the drawing."""

    def tell(self, line: Text) -> None:
        """One line more of the log."""

    def show(self) -> None:
        """The table is new."""

    def ask(self) -> None:
        """The question is new, or is put again."""

    def be_accepted(self) -> None:
        """What was sent is done."""

    def be_refused(self, reason: str, rule: str) -> bool:
        """Show a refusal where it was asked for, with the whole rule; False: the log is the place."""

    def be_advised(self, choice: int | None) -> None:
        """A hint has named a choice."""

    def build(self) -> None:
        """A statement is built, and what is asked about it is new."""

    def leave(self, result: str | None = None) -> None:
        """Go; the result says what is wanted next."""
