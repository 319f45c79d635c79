"""The screen, and what a person does at it."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.widgets import OptionList

from getaway.boards import Detailed
from getaway.terminal.look import BoardView, KeysBar
from getaway.terminal.numbered import NotAChoice
from getaway.terminal.prompt import Choice
from getaway.terminal.screens import Reading, Talk, WhyNot
from getaway.terminal.table_app import TableApp
from getaway.words import rulebook


class GetawayApp(TableApp):
    """One person at one table."""

    def on_key(self, event: events.Key) -> None:
        """Digits choose; a number that could become a longer one waits for the next digit or Enter."""
        if len(self.screen_stack) > 1 or not (event.character or "").isdecimal():
            return
        event.stop()
        if not self.player.prompt.choices:
            return
        try:
            chosen = self.choices.type(str(event.character))
        except NotAChoice as wrong:
            last = len(self.player.prompt.choices)
            self.player.warn(self.words.text("not-a-choice", given=repr(wrong.typed)[1:-1], last=last))
            return
        if chosen is None:
            self.show_question(f"{self.player.question}  {self.choices.typed}…")
        else:
            self.choose(chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self.choices and self.choices.still_offers(event.option):
            self.choose(event.option_index)

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """A click on the board."""
        spot, player = event.spot, self.player
        for number, choice in enumerate(player.prompt.choices):
            if choice.type == "act" and choice.fields["action"] == spot.action:
                self.choose(number)
                return
        if spot.about is not None and player.game_view is not None:
            assert isinstance(player.board, Detailed)
            title, details = player.board.details(player.game_view, spot.about, self.words)
            self.push_screen(Reading(title, self.words.text("app-close"), [Text("\n\n".join(details))]))

    def on_keys_bar_pressed(self, event: KeysBar.Pressed) -> None:
        """A click on a key at the foot."""
        if self.check_action(event.action, ()):
            self.run_worker(self.run_action(event.action))

    def choose(self, number: int) -> None:
        """Take one of the numbered answers."""
        self.choices.typed = ""
        if number < len(self.player.prompt.choices):
            self.player.take(self.player.prompt.choices[number])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing now are grey; those that never do anything here are not shown."""
        return self.player.can(action)

    def action_hint(self) -> None:
        self.player.hint()

    def action_undo(self) -> None:
        self.player.undo()

    def action_why(self) -> None:
        """Everything that the game knows and does not allow now."""
        words, wishes = self.words, self.player.wishes()
        none = words.text("app-why-unknown" if wishes else "app-why-foreign")
        self.push_screen(
            WhyNot(
                words.text("app-why"),
                words.text("app-why-ask"),
                none,
                words.text("app-close"),
                wishes,
                self.player.ask_why_not,
            )
        )

    def action_talk(self) -> None:
        """Answers, offers, phrases, and at a server one's own words."""
        self.open_choices("app-talk", self.player.sayings(), self.player.hears_people)

    def action_pause(self) -> None:
        """A pause for all, if they want it too, or a bot in one's place."""
        self.open_choices("app-pause", self.player.breaks(), texts=False)

    def open_choices(self, title: str, choices: list[Choice], texts: bool) -> None:
        """Choices beside those of the game."""
        text, seat = self.words.text, self.player.viewer
        talk = Talk(text(title), text("app-say"), text("app-close"), choices, texts, seat)
        self.push_screen(talk, lambda said: None if said is None else self.player.take(said))

    def action_info(self) -> None:
        """The whole board in words."""
        about, parts = self.player.details()
        self.push_screen(Reading(about, self.words.text("app-close"), parts))

    def action_rules(self) -> None:
        """The rulebook in our own words."""
        text = Markdown(rulebook(self.player.place.game, self.words))
        self.push_screen(Reading(self.words.text("app-rules"), self.words.text("app-close"), [text]))

    def action_leave(self) -> None:
        """Nothing is lost, so nobody is asked whether they are sure."""
        self.leave()
