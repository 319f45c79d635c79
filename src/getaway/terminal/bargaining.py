"""The screen on which a statement is built: what it says so far, one question, numbered answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, Static

from getaway.terminal.bargain import Draft, Step, step
from getaway.terminal.numbered import NotAChoice, Numbered
from getaway.terminal.place import Message
from getaway.words import Words


class Bargain(ModalScreen[None]):
    """Asks one thing after the other. Esc goes back by one, from the first question back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,backspace", "back", show=False)]

    def __init__(
        self, draft: Draft, words: Words, view: Callable[[], Message], say: Callable[[dict[str, Any]], None]
    ) -> None:
        super().__init__()
        self._words = words
        self._view = view  # of the game as it is now: it may go on meanwhile
        self._say = say
        self._drafts = [draft]
        self.step = Step("", ())

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Label(Text(self._words.text("app-talk")), classes="title")
            yield Static(id="said")
            yield Static(id="wrong")
            yield Static(id="asked", classes="title")
            yield Numbered("answers")
            yield Static(Text(f"Esc {self._words.text('app-back')}"), classes="close")

    def on_mount(self) -> None:
        self._ask()
        self.query_one(Numbered).focus()

    def _ask(self, wrong: str = "") -> None:
        draft = self._drafts[-1]
        self.step = step(draft, self._view(), self._words)
        said = " ".join(self._words.say(sentence) for sentence in draft.sentences())
        if draft.to and not said:
            to = self._words.listed([self._words.names[seat] for seat in draft.to])
            said = f"{self._words.text('say-to')} {to}"
        self.query_one("#said", Static).update(Text(said))
        self.query_one("#wrong", Static).update(Text(wrong, style="bold"))
        self.query_one("#asked", Static).update(Text(self.step.question))
        self.query_one(Numbered).offer([option.label for option in self.step.options])

    def on_key(self, event: events.Key) -> None:
        if not (event.character or "").isdecimal():
            return
        event.stop()
        try:
            chosen = self.query_one(Numbered).type(str(event.character))
        except NotAChoice as wrong:
            last = len(self.step.options)
            self._ask(f"! {self._words.text('not-a-choice', given=repr(wrong.typed), last=last)}")
            return
        if chosen is not None:
            self._choose(chosen)
        else:
            typed = self.query_one(Numbered).typed
            self.query_one("#asked", Static).update(Text(f"{self.step.question}  {typed}…"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.query_one(Numbered).still_offers(event.option):
            self._choose(event.option_index)

    def _choose(self, number: int) -> None:
        draft = self.step.options[number].draft
        if draft.is_said:
            self._say(draft.statement())
        else:
            self._drafts.append(draft)
            self._ask()

    def be_refused(self, reason: str) -> None:
        """It stays as it is built, to be said otherwise."""
        self._ask(f"! {reason}")

    def action_back(self) -> None:
        """One step back."""
        self._drafts.pop()
        if self._drafts:
            self._ask()
        else:
            self.dismiss()
