"""What opens over the table: something to read, the reason why not, something to say."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from getaway.terminal.numbered import NotAChoice, Numbered
from getaway.terminal.prompt import Choice

BACK = Binding("escape", "dismiss", show=False)


class Reading(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [BACK, Binding("q,й", "dismiss", show=False)]

    def __init__(self, title: str, close: str, parts: Sequence[RenderableType]) -> None:
        super().__init__()
        self._title = title
        self._close = close
        self._parts = parts

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Label(Text(self._title), classes="title")
            with VerticalScroll(classes="reading"):
                for part in self._parts:
                    yield Static(part)
            yield Static(Text(f"Esc {self._close}"), classes="close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        """A click beside it, or on the last line, closes it."""
        self.dismiss()


class WhyNot(ModalScreen[None]):
    """Everything that cannot be done now, and the rule that forbids it."""

    BINDINGS: ClassVar[list[BindingType]] = [BACK, Binding("down", "list", show=False)]

    def __init__(
        self,
        title: str,
        prompt: str,
        none: str,
        close: str,
        wishes: Sequence[tuple[int, str]],
        ask: Callable[[int], None],
    ) -> None:
        super().__init__()
        self._title = title
        self._prompt = prompt
        self._none = none
        self._close = close
        self._wishes = wishes
        self._found: list[tuple[int, str]] = []
        self._ask = ask

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Label(Text(self._title), classes="title")
            yield Input(placeholder=self._prompt)
            yield OptionList(markup=False)
            with VerticalScroll(classes="answer"):
                yield Static(id="reason")
            yield Static(Text(f"Esc {self._close}"), classes="close")

    def on_mount(self) -> None:
        self._filter("")
        self.query_one(Input).focus()

    def _filter(self, typed: str) -> None:
        self._found = [wish for wish in self._wishes if typed.casefold() in wish[1].casefold()]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(Text(label)) for _, label in self._found])
        if not self._found:
            listed.add_option(Option(Text(self._none), disabled=True))
        else:
            listed.highlighted = 0

    def on_input_changed(self, event: Input.Changed) -> None:
        self._filter(event.value.strip())

    def on_input_submitted(self) -> None:
        """Enter takes the first that fits."""
        if self._found:
            self._ask(self._found[0][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._ask(self._found[event.option_index][0])

    def action_list(self) -> None:
        """From the line that one types in down into the list."""
        self.query_one(OptionList).focus()

    def show(self, reason: str, rule: str) -> None:
        """The answer: the reason, and the rule behind it in full."""
        self.query_one("#reason", Static).update(Text(f"{reason}\n\n{rule}" if rule else reason))


class Talk(ModalScreen[Choice | None]):
    """What one can say: answers to offers, offers, phrases, one's own words."""

    BINDINGS: ClassVar[list[BindingType]] = [BACK, Binding("down", "list", show=False)]

    def __init__(
        self, title: str, prompt: str, close: str, choices: Sequence[Choice], texts: bool, seat: int
    ) -> None:
        super().__init__()
        self._title = title
        self._prompt = prompt
        self._close = close
        self._choices = choices
        self._texts = texts
        self._seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Label(Text(self._title), classes="title")
            if self._texts:
                yield Input(placeholder=self._prompt, max_length=300)
            yield Numbered()
            yield Static(Text(f"Esc {self._close}"), classes="close")

    def on_mount(self) -> None:
        self.query_one(Numbered).offer([choice.label for choice in self._choices])
        self.query_one(Input if self._texts else Numbered).focus()

    def on_key(self, event: events.Key) -> None:
        """Digits choose, where they are not part of a text."""
        listed = self.query_one(Numbered)
        if listed.has_focus and (event.character or "").isdecimal():
            event.stop()
            with contextlib.suppress(NotAChoice):
                chosen = listed.type(str(event.character))
                if chosen is not None:
                    self.dismiss(self._choices[chosen])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(Choice(event.value, "say", {"seat": self._seat, "text": event.value.strip()}))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._choices[event.option_index])

    def action_list(self) -> None:
        """From the line that one types in down into the list."""
        self.query_one(OptionList).focus()
