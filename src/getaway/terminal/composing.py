"""A statement in the making: what is asked about it, what the table has against it, and the way back.

What may be said comes from the table: every answer goes there as a draft, and the next question comes back.
"""

from __future__ import annotations

from collections.abc import Callable

from getaway.kernel.json_value import JsonObject
from getaway.kernel.talk import Composition
from getaway.places.reading import said
from getaway.terminal.bargain import Asking, Step, step, summary
from getaway.words import Words


class Composing:
    """One question after the other. Whoever draws it shows `step`, `said` and `wrong`."""

    def __init__(
        self,
        draft: JsonObject,
        words: Words,
        draw_up: Callable[[JsonObject], None],
        say: Callable[[JsonObject], None],
    ) -> None:
        self._words = words
        self._draw_up = draw_up  # ask the table what can be said, beginning with a draft
        self._say = say
        self._begun = draft
        self._steps: list[tuple[Composition, Asking]] = []
        self._next: Asking | None = None  # what is asked about once the table has answered a choice
        self._unanswered = 0  # drafts; only the answer to the last of them counts
        self._refusal = ""
        self.is_sent = False  # is the statement made, and not taken yet?

    # What is shown.

    @property
    def step(self) -> Step:
        """What is asked now; nothing before the table has answered."""
        return step(*self._steps[-1], self._words) if self._steps else Step("", ())

    @property
    def said(self) -> str:
        """What is put together so far."""
        return summary(self._steps[-1][0], self._words) if self._steps else ""

    @property
    def wrong(self) -> str:
        """Why it cannot be said as it is; empty: it can, or something is missing."""
        wrong = self._steps[-1][0].wrong if self._steps else None
        return self._refusal or ("" if wrong is None else said(wrong, self._words))

    @property
    def is_asking(self) -> bool:
        """Is there a question to answer? While the table thinks about the last answer there is none."""
        return bool(self._steps) and self._next is None and not self.is_sent

    @property
    def awaits_answer(self) -> bool:
        """Is it the table's turn?"""
        return self.is_sent or self._unanswered > 0

    # What comes from the table.

    def be_told(self, told: Composition) -> bool:
        """What can be said with a draft; says whether anything is new about it."""
        self._unanswered = max(0, self._unanswered - 1)
        if self._unanswered:
            return False
        if self._next is not None:
            self._steps.append((told, self._next))
            self._next = None
        elif self._steps and self._steps[-1][0] != told:
            # The game has gone on meanwhile.
            self._steps[-1] = (told, self._steps[-1][1])
        else:
            return False
        return True

    def be_refused(self, reason: str) -> bool:
        """It stays as it was built, to be said otherwise; says whether there is anything to stay."""
        if not self.is_sent:
            self._unanswered = max(0, self._unanswered - 1)
        self.is_sent, self._next, self._refusal = False, None, reason
        return bool(self._steps)

    def renew(self) -> None:
        """The game has gone on: what can be said may be something else."""
        if self.is_asking:
            self._ask(self._steps[-1][0].draft)

    # What the person does.

    def start(self) -> None:
        """Ask the first question."""
        self._next = Asking()
        self._ask(self._begun)

    def choose(self, number: int) -> None:
        """Take one of the answers, counted from 0."""
        if not self.is_asking:
            # Keys may be faster than the table.
            return
        chosen = self.step.options[number]
        self._refusal = ""
        if chosen.statement is not None:
            self.is_sent = True
            self._say(chosen.statement)
        elif chosen.draft is None:
            self._steps.append((self._steps[-1][0], chosen.asking))
        else:
            self._next = chosen.asking
            self._ask(chosen.draft)

    def go_back(self) -> bool:
        """One step back; says whether there was one."""
        self._refusal = ""
        if self._next is not None:
            # The last answer is not worked in yet: it is the step to take back.
            self._next = None
        elif self._steps:
            self._steps.pop()
        self.renew()
        return bool(self._steps)

    def _ask(self, draft: JsonObject) -> None:
        self._unanswered += 1
        self._draw_up(draft)
