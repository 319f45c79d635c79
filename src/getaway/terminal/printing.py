"""Paper: what is printed stays printed. One line after the other, and a prompt that waits for its answer."""

from __future__ import annotations

import io
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text


class Paper:
    """The standard output, or wherever the lines go."""

    def __init__(self, file: TextIO, width: int | None = None) -> None:
        self._file = file
        # Laid out beside the file: what goes wrong with that is for us to say.
        self._page = io.StringIO()
        self._console = Console(
            file=self._page, force_terminal=file.isatty(), width=width, markup=False, highlight=False
        )
        self._prompt = ""  # behind which the answer is awaited
        self._trouble: OSError | None = None

    def print(self, part: RenderableType, *, fold: bool = True) -> None:
        """A line, or several; what is too long for a terminal is folded between words, for a file it is not.

        What people copy, such as a command, is not to be folded.
        """
        if self._prompt:
            self._write("\n")
            self._prompt = ""
        stays_whole = isinstance(part, str | Text) and not (fold and self._console.is_terminal)
        self._console.print(part, soft_wrap=stays_whole)
        self._write(self._page.getvalue())
        self._page.seek(0)
        self._page.truncate()

    def ask(self, prompt: str) -> None:
        """A prompt; one that stands there is not put again."""
        if not self._prompt:
            self._prompt = prompt
            self._write(prompt)

    def answered(self, echo: str | None) -> None:
        """Somebody has typed an answer; what no terminal has shown yet is shown, as if one had."""
        if echo is not None:
            shown = "".join(c if c.isprintable() else "?" for c in echo.strip())
            self._write(f"{shown}\n" if self._prompt else f"> {shown}\n")
        self._prompt = ""

    def _write(self, text: str) -> None:
        """Whatever goes wrong is said in its time: the table that tells us something must not stumble."""
        if self._trouble is not None:
            return
        try:
            self._file.write(text)
            self._file.flush()
        except OSError as error:
            self._trouble = error

    def check(self) -> None:
        """Raise what went wrong."""
        if self._trouble is not None:
            raise self._trouble
