"""The errors a person meets. Anything else that is raised is a bug and fails loudly."""

from __future__ import annotations

from pathlib import Path

from getaway.kernel.sentence import Sentence


class BadInput(Exception):
    """Something asked for that is not there: names the culprit and what is allowed."""


class BadFile(BadInput):
    """A file that cannot be used: names the file, the place in it and what is wrong."""

    def __init__(self, path: Path | str, wrong: str, line: int | None = None) -> None:
        self.path = Path(path)
        self.line = line
        self.wrong = wrong
        place = f"{path}, line {line}" if line else str(path)
        super().__init__(f"{place}: {wrong}")


class Refusal(BadInput):
    """An action that may not be done: the rule that forbids it and why, in the reader's language."""

    def __init__(self, rule: str, reason: Sentence) -> None:
        self.rule = rule
        self.reason = reason
        super().__init__(f"{reason.message} ({rule})")
