"""The screen, and what a person does at it."""

from __future__ import annotations

from typing import Any

from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.widgets import OptionList

from getaway.kernel.dialect import NOBODY
from getaway.terminal.bargain import Draft, answer_to
from getaway.terminal.bargaining import Bargain
from getaway.terminal.look import BoardView, KeysBar
from getaway.terminal.numbered import NotAChoice
from getaway.terminal.place import Message
from getaway.terminal.prompt import Choice, breaks, forbidden
from getaway.terminal.sayings import sayings
from getaway.terminal.screens import Reading, Talk, WhyNot
from getaway.terminal.table_app import TableApp
from getaway.terminal.telling import promise_lines
from getaway.words import rulebook


class GetawayApp(TableApp):
    """One person at one table."""

    def on_key(self, event: events.Key) -> None:
        """Digits choose; a number that could become a longer one waits for the next digit or Enter."""
        if len(self.screen_stack) > 1 or not (event.character or "").isdecimal():
            return
        event.stop()
        if not self.prompt.choices:
            return
        try:
            chosen = self.choices.type(str(event.character))
        except NotAChoice as wrong:
            last = len(self.prompt.choices)
            said = self.words.text("not-a-choice", given=repr(wrong.typed), last=last)
            self.note(f"! {said}", "bold")
            return
        if chosen is None:
            self.show_question(f"{self.prompt.question}  {self.choices.typed}…")
        else:
            self.choose(chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self.choices and self.choices.still_offers(event.option):
            self.choose(event.option_index)

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """A click on the board."""
        spot, view = event.spot, self.view
        for number, choice in enumerate(self.prompt.choices):
            if choice.type == "act" and choice.fields["action"] == spot.action:
                self.choose(number)
                return
        if spot.room is not None and view is not None:
            details = self.board.room_details(view["view"], spot.room, self.words)
            room = self.words.text("room", room=spot.room)
            self.push_screen(Reading(room, self.words.text("app-close"), [Text("\n\n".join(details))]))

    def on_keys_bar_pressed(self, event: KeysBar.Pressed) -> None:
        """A click on a key at the foot."""
        if self.check_action(event.action, ()):
            self.run_worker(self.run_action(event.action))

    def choose(self, number: int) -> None:
        """Take one of the numbered answers."""
        self.choices.typed = ""
        if number < len(self.prompt.choices):
            self.take(self.prompt.choices[number])

    def take(self, choice: Choice) -> None:
        """Do what an answer stands for."""
        if choice.type == "leave":
            self.leave()
        elif choice.type == "again":
            self.leave("again")
        elif choice.type == "start":
            self.run_worker(self.place.start())
        elif choice.type == "bot":
            self.run_worker(self.place.seat_bot(choice.fields["seat"]))
        elif choice.type == "rematch":
            self.run_worker(self.follow())
        elif choice.type == "build":
            self.build(choice.fields.get("offer"))
        else:
            if choice.type == "act":
                self.standing.answered = (choice.fields["seat"], choice.fields["ask"])
                self.ask_anew()
            elif choice.type == "mute":
                self.standing.muted ^= {choice.fields["seat"]}
                self.note(f"· {choice.label}", "dim")
            self.send(choice.type, **choice.fields)

    async def follow(self) -> None:
        """Go on at the table of the next game, if there is one."""
        if await self.place.follow():
            self.leave("again")

    def build(self, offer: Message | None) -> None:
        """Build a statement; in answer to an offer, if one is given."""
        assert self.view is not None
        seat = self.view["seat"]
        draft = Draft(seat) if offer is None else answer_to(offer, seat)
        self.push_screen(
            Bargain(
                draft,
                self.words,
                lambda: (self.view or {})["view"],
                lambda statement: self.send("say", seat=seat, statement=statement),
            )
        )

    def send(self, type: str, **fields: Any) -> None:
        """Send something to the table."""
        self.run_worker(self.place.send(type, **fields))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing now are grey; those that never do anything here are not shown."""
        view = self.view
        playing = view is not None and view["table"]["phase"] in ("talk", "play") and view["seat"] is not None
        if action in ("hint", "why"):
            return True if self.is_asked else None
        if action == "undo":
            return True if view is not None and view["undo"] else None
        if action == "talk":
            if view is None or not playing or not self.place.can_talk:
                return False
            return True if sayings(view, self.standing, self.words, not self.place.can_repeat) else None
        if action == "pause":
            return playing and not self.place.can_repeat
        if action == "info":
            return view is not None and view["view"] is not None
        return True

    @property
    def is_asked(self) -> bool:
        """Is it a decision of the game that is asked for?"""
        return any(choice.type == "act" for choice in self.prompt.choices)

    def action_hint(self) -> None:
        asked = self.prompt.choices[0].fields
        self.note(f"? {self.words.text('app-hinting')}", "dim")
        self.send("hint", seat=asked["seat"], ask=asked["ask"])

    def action_undo(self) -> None:
        assert self.view is not None
        self.standing.answered = None
        self.send("undo", seat=self.view["seat"])

    def action_why(self) -> None:
        """Everything that the game knows and does not allow now."""
        assert self.view is not None
        words = self.words
        asked = self.prompt.choices[0].fields
        wishes = forbidden(self.place.wishes(self.view["view"]), self.prompt, words)
        none = words.text("app-why-unknown" if wishes else "app-why-foreign")
        self.push_screen(
            WhyNot(
                words.text("app-why"),
                words.text("app-why-ask"),
                none,
                words.text("app-close"),
                wishes,
                lambda action: self.send("act", seat=asked["seat"], ask=asked["ask"], action=action),
            )
        )

    def action_talk(self) -> None:
        """Answers, offers, phrases, and at a server one's own words."""
        view = self.view
        assert view is not None
        words, people = self.words, not self.place.can_repeat
        self.open_choices("app-talk", sayings(view, self.standing, words, people), people)

    def action_pause(self) -> None:
        """A pause for all, if they want it too, or a bot in one's place."""
        assert self.view is not None
        self.open_choices("app-pause", breaks(self.view, self.words), texts=False)

    def open_choices(self, title: str, choices: list[Choice], texts: bool) -> None:
        """Choices beside those of the game."""
        assert self.view is not None
        text, seat = self.words.text, self.view["seat"]
        talk = Talk(text(title), text("app-say"), text("app-close"), choices, texts, seat)
        self.push_screen(talk, lambda said: None if said is None else self.take(said))

    def action_info(self) -> None:
        """The whole board in words."""
        assert self.view is not None
        seat = self.view["seat"]
        viewer = NOBODY if seat is None else seat
        parts = list(self.board.text_board.board(self.view["view"], viewer, self.words))
        parts += promise_lines(self.view, self.words)
        about = self.place.about
        if self.place.can_repeat:
            about = self.words.text("app-seed", seed=about)
        self.push_screen(Reading(about, self.words.text("app-close"), parts))

    def action_rules(self) -> None:
        """The rulebook in our own words."""
        text = Markdown(rulebook(self.place.game, self.words))
        self.push_screen(Reading(self.words.text("app-rules"), self.words.text("app-close"), [text]))

    def action_leave(self) -> None:
        """Nothing is lost, so nobody is asked whether they are sure."""
        self.leave()
