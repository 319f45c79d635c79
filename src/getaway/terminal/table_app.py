"""What is seen of a table: a board, a question with numbered answers, the log, and the keys at the foot."""

from __future__ import annotations

import os
import time
from typing import Any

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from getaway.kernel.dialect import NOBODY
from getaway.line.reading import sentence_of
from getaway.terminal.bargaining import Bargain
from getaway.terminal.boards import load_board
from getaway.terminal.boards.panel import headline, lobby
from getaway.terminal.look import CROWDED, GALLERY, KEYS, LABELS, LEAST, PLAIN, BoardView, KeysBar, Story
from getaway.terminal.numbered import Numbered
from getaway.terminal.place import Message, Place
from getaway.terminal.prompt import Prompt, Standing, prompt_for
from getaway.terminal.screens import WhyNot
from getaway.terminal.telling import lines_of
from getaway.words import Words, rule_text


class TableApp(App[str]):
    """One place at one table. Its result is what to do next: `again`, or nothing."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"

    def __init__(self, place: Place, lang: str) -> None:
        # NO_COLOR asks for no colour at all, which only the terminal's own colours can do.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.place = place
        self.words = Words(place.game, lang)
        self.board = load_board(place.game.name)
        self.view: Message | None = None
        self.standing = Standing()
        self.prompt = Prompt("")
        self.story = Story()
        self.has_left = False
        self.is_end_told = False
        self.clock_ahead = 0.0  # of the server's clock, in seconds
        for keys, action in KEYS:
            self.bind(keys, action, show=False)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield BoardView()
        with Horizontal(id="below"):
            with Vertical(id="prompt"):
                yield Static(id="question")
                yield Numbered("choices")
            yield self.story
        yield Static(id="small")
        yield KeysBar()

    async def on_mount(self) -> None:
        theme = PLAIN if self.no_color else GALLERY
        self.register_theme(theme)
        self.theme = theme.name
        self.title = self.words.text(self.place.game.name)
        self.choices.focus()
        self.note(self.words.text("app-how-to"), "dim")
        self.note(self.words.text("table-legend"), "dim")
        await self.place.open(self.receive)
        self.set_interval(1.0, self.tick)

    async def on_unmount(self) -> None:
        """However the screen came to its end."""
        self.has_left = True
        await self.place.close()

    @property
    def choices(self) -> Numbered:
        """The answers to the question, whatever is open over them."""
        return self.screen_stack[0].query_one("#choices", Numbered)

    @property
    def is_drawn(self) -> bool:
        """Is there a screen? While it is taken down the table and the clock may still have news."""
        return not self.has_left and bool(self.screen_stack) and bool(self.screen_stack[0].query(BoardView))

    def leave(self, result: str | None = None) -> None:
        """Go; what comes from the table now is not looked at any more."""
        self.has_left = True
        self.exit(result)

    async def action_quit(self) -> None:
        self.leave()

    def action_help_quit(self) -> None:
        """Ctrl-C ends a program in a terminal, this one too."""
        self.leave()

    # What comes from the table.

    def receive(self, message: Message) -> None:
        """One message of the table."""
        kind = message["type"]
        if not self.is_drawn:
            return
        if kind == "view":
            self.look(message)
        elif kind == "refused":
            self.be_refused(message)
        elif kind == "hint":
            self.be_advised(message)
        elif kind == "welcome":
            self.standing.is_creator = message["creator"]
            self.standing.muted = set(message["muted"])
            self.clock_ahead = message["now"] / 1000 - time.time()
        elif kind == "accepted":
            if isinstance(self.screen, Bargain):
                self.screen.dismiss()
        elif kind == "line":
            self.note(f"! {self.words.text('app-whole' if message['whole'] else 'app-broken')}", "bold")
        elif kind == "cut":
            self.note(f"! {self.words.text('app-cut')}", "bold")
        elif kind == "unsaved":
            self.note(f"! {self.words.text('app-unsaved', why=message['why'])}", "bold")
        elif kind == "unkept":
            self.note(f"! {self.words.text('app-not-kept', wrong=message['wrong'])}", "bold")
        elif kind == "saved":
            self.note(f"! {self.words.text('app-saved-again')}", "bold")
        elif kind == "trouble":
            self.note(f"! {message['text']}", "bold")

    def look(self, view: Message) -> None:
        """A new view: it replaces the one before."""
        self.view = view
        self.words.names = [chair["name"] or "…" for chair in view["table"]["chairs"]]
        for event in view["events"]:
            self.hear(event)
        self.tell_the_end(view["view"])
        self.ask_anew()
        self.draw()

    def tell_the_end(self, view: Message | None) -> None:
        """The reckoning, step by step, once."""
        if view is not None and view["result"] is not None and not self.is_end_told:
            self.is_end_told = True
            for line in self.board.ending(view["result"], self.words):
                self.note(line, "bold")

    def hear(self, event: dict[str, Any]) -> None:
        """Something that was told, or said."""
        for line in lines_of(event, self.words):
            self.story.tell(line)

    def be_refused(self, message: Message) -> None:
        """The reason, and the rule behind it, where one asked for it."""
        reason = self.words.say(sentence_of(message["reason"]))
        rule = message["rule"]
        shown = reason if rule is None else self.words.text("refused", reason=reason, rule=rule)
        self.standing.answered = None
        if isinstance(self.screen, WhyNot):
            text = "" if rule is None else rule_text(self.words, rule).replace("**", "")
            self.screen.show(shown, text)
        elif isinstance(self.screen, Bargain):
            self.screen.be_refused(shown)
        else:
            self.note(f"! {shown}", "bold")
        self.ask_anew()

    def be_advised(self, message: Message) -> None:
        """A hint: why, in the log, and the cursor on the choice."""
        for told in message["sentences"] or [
            {"id": "explain-choice", "arguments": {"action": message["label"]}}
        ]:
            self.note(f"? {self.words.say(sentence_of(told))}", "bold")
        for number, choice in enumerate(self.prompt.choices):
            if choice.type == "act" and choice.fields["action"] == message["action"]:
                self.choices.highlighted = number

    def note(self, text: str, style: str = "") -> None:
        """A line of the log."""
        self.story.tell(Text(text, style=style))

    # What is shown.

    def draw(self) -> None:
        """Board and status, as wide as the window is."""
        width, height = self.size
        small = width < LEAST[0] or height < LEAST[1]
        self.screen_stack[0].set_class(small, "too-small")
        words = self.words
        if small:
            said = words.text("app-small", wide=width, tall=height)
            self.screen_stack[0].query_one("#small", Static).update(Text(said))
        view = None if self.view is None else self.view["view"]
        status = words.text(self.place.game.name)
        if view is not None:
            status = self.board.status(view, words)
            assert self.view is not None
            seat = self.view["seat"]
            if len(self.view["table"]["asked"]) != 1:
                # Where several decide at once, or nobody does, nobody is pointed at.
                view = {**view, "mover": None}
            panel = self.board.panel(view, NOBODY if seat is None else seat, words, width, height)
            self.screen_stack[0].query_one("#board", BoardView).draw(panel)
            self.screen_stack[0].query_one("#below").set_class(len(panel.lines) > height - CROWDED, "tight")
        elif self.view is not None:
            self.screen_stack[0].query_one("#board", BoardView).draw(lobby(self.place.about, words.names))
        sign = f"⧗ {words.text('app-warming')}" if self.place.is_warming else ""
        self.screen_stack[0].query_one("#status", Static).update(headline(status, sign, width - 2))

    def ask_anew(self) -> None:
        """The question and its numbered answers."""
        if self.view is None:
            return
        self.prompt = prompt_for(self.view, self.standing, self.place, self.words, self.board)
        self.show_question(self.prompt.question)
        self.choices.offer([choice.label for choice in self.prompt.choices])
        self.draw_keys()

    def show_question(self, text: str) -> None:
        """What is asked, and what of a number has been typed."""
        self.screen_stack[0].query_one("#question", Static).update(Text(text))

    def draw_keys(self) -> None:
        """The keys at the foot; those that would do nothing now are grey."""
        keys = []
        for letters, action in KEYS:
            usable = self.check_action(action, ())
            if usable is not False:
                keys.append((action, letters[0], self.words.text(LABELS[action]), usable is True))
        self.screen_stack[0].query_one(KeysBar).draw(keys)

    def tick(self) -> None:
        """Once a second: time that runs out, bots that get warm."""
        view = self.view
        if not self.is_drawn:
            return
        if view is not None and view["table"]["deadline"] is not None:
            left = view["table"]["deadline"] / 1000 - time.time() - self.clock_ahead
            self.standing.seconds_left = max(0, round(left))
            if not self.choices.typed:
                question = prompt_for(view, self.standing, self.place, self.words, self.board).question
                self.show_question(question)
        else:
            self.standing.seconds_left = None
        self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Everything again, for another size."""
        if not self.is_drawn:
            return
        self.draw()
        self.story.wrap_anew()
