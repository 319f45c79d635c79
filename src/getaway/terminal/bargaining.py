"""The screen on which a statement is built: what it says so far, one question, numbered answers."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, Static

from getaway.terminal.bargain import labels
from getaway.terminal.composing import Composing
from getaway.terminal.numbered import NotAChoice, Numbered
from getaway.words import Words


class Bargain(ModalScreen[None]):
    """Asks one thing after the other. Esc goes back by one, from the first question back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,backspace", "back", show=False)]

    def __init__(self, composing: Composing, words: Words) -> None:
        super().__init__()
        self.composing = composing
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Label(Text(self._words.text("app-talk")), classes="title")
            yield Static(id="said")
            yield Static(id="wrong")
            yield Static(id="asked", classes="title")
            yield Numbered("answers")
            yield Static(Text(f"Esc {self._words.text('app-back')}"), classes="close")

    def on_mount(self) -> None:
        self.query_one(Numbered).focus()
        self._draw()

    def draw(self) -> None:
        """The question as it is now; a screen that is not up yet shows it when it is."""
        if self.is_mounted:
            self._draw()

    def _draw(self, wrong: str = "") -> None:
        wrong = wrong or self.composing.wrong
        self.query_one("#said", Static).update(Text(self.composing.said))
        self.query_one("#wrong", Static).update(Text(f"! {wrong}" if wrong else "", style="bold"))
        self.query_one("#asked", Static).update(Text(self.composing.step.question))
        self.query_one(Numbered).offer(labels(self.composing.step.options))

    def on_key(self, event: events.Key) -> None:
        if not (event.character or "").isdecimal():
            return
        event.stop()
        answers = self.query_one(Numbered)
        try:
            chosen = answers.type(str(event.character))
        except NotAChoice as wrong:
            last = len(self.composing.step.options)
            self._draw(self._words.text("not-a-choice", given=repr(wrong.typed)[1:-1], last=last))
            return
        if chosen is not None:
            self._choose(chosen)
        else:
            question = self.composing.step.question
            self.query_one("#asked", Static).update(Text(f"{question}  {answers.typed}…"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.query_one(Numbered).still_offers(event.option):
            self._choose(event.option_index)

    def _choose(self, number: int) -> None:
        self.composing.choose(number)
        if self.composing.is_asking:
            self._draw()

    def action_back(self) -> None:
        """One step back."""
        if self.composing.go_back():
            self._draw()
        else:
            self.dismiss()
