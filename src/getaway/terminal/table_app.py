"""What is seen of a table: a board, a question with numbered answers, the log, and the keys at the foot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from getaway.boards.panel import headline, lobby
from getaway.places.place import Place
from getaway.terminal.bargaining import Bargain
from getaway.terminal.keys import INTERRUPTED, KEYS, LABELS
from getaway.terminal.look import CROWDED, GALLERY, LEAST, PLAIN, BoardView, KeysBar, Story
from getaway.terminal.numbered import Numbered
from getaway.terminal.player import Player
from getaway.terminal.screens import WhyNot


class TableApp(App[str]):
    """One place at one table. Its result is what to do next: `again`, or nothing."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"
    # Before whatever has the focus: a line that one types in would copy.
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, place: Place, lang: str) -> None:
        # NO_COLOR asks for no colour at all, which only the terminal's own colours can do.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.player = Player(place, lang, self)
        self.words = self.player.words
        self.story = Story()
        self.has_left = False
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
        self.title = self.words.text(self.player.place.game.name)
        self.choices.focus()
        self.player.note(self.words.text("app-how-to"), "dim")
        if self.words.has("table-legend"):
            self.player.note(self.words.text("table-legend"), "dim")
        if not self.is_headless:
            # On a screen Ctrl-C is a key; as a signal it comes from elsewhere.
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self.interrupt)
        await self.player.open()
        self.set_interval(1.0, self.tick)

    async def on_unmount(self) -> None:
        """However the screen came to its end."""
        self.has_left = True
        await self.player.place.close()

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

    def interrupt(self) -> None:
        """Ctrl-C ends a program in a terminal, this one too."""
        self.has_left = True
        self.exit(None, INTERRUPTED)

    async def action_quit(self) -> None:
        self.leave()

    def action_interrupt(self) -> None:
        self.interrupt()

    # What the table does.

    def build(self) -> None:
        """Show what is asked about the statement that is built."""
        composing = self.player.composing
        assert composing is not None
        if isinstance(self.screen, Bargain):
            self.screen.draw()
        else:
            self.push_screen(Bargain(composing, self.words), self._stop_building)

    def _stop_building(self, _: None) -> None:
        self.player.composing = None

    def start(self, work: Coroutine[object, None, None]) -> None:
        """Do something beside the drawing."""
        self.run_worker(work)

    def tell(self, line: Text) -> None:
        """One line more of the log."""
        self.story.tell(line)

    def be_accepted(self) -> None:
        """A statement that is made need not be built any longer."""
        self._close_what_is_built()

    def _close_what_is_built(self) -> None:
        if isinstance(self.screen, Bargain) and self.player.composing is None:
            self.screen.dismiss()

    def be_refused(self, reason: str, rule: str) -> bool:
        """Where one asked why not, the answer stands there."""
        self._close_what_is_built()
        if isinstance(self.screen, WhyNot):
            self.screen.show(reason, rule)
            return True
        return False

    def be_advised(self, choice: int | None) -> None:
        """The cursor goes to the choice."""
        if choice is not None:
            self.choices.highlighted = choice

    # What is shown.

    def show(self) -> None:
        """Board and status, as wide as the window is."""
        width, height = self.size
        small = width < LEAST[0] or height < LEAST[1]
        self.screen_stack[0].set_class(small, "too-small")
        words = self.words
        if small:
            said = words.text("app-small", wide=width, tall=height)
            self.screen_stack[0].query_one("#small", Static).update(Text(said))
        player = self.player
        view = player.board_view
        status = words.text(player.place.game.name)
        if view is not None:
            status = player.board.status(view, words)
            panel = player.board.panel(view, player.viewer, words, width, height)
            self.screen_stack[0].query_one("#board", BoardView).draw(panel)
            self.screen_stack[0].query_one("#below").set_class(len(panel.lines) > height - CROWDED, "tight")
        elif player.view is not None:
            self.screen_stack[0].query_one("#board", BoardView).draw(lobby(player.place.about, words.names))
        sign = f"⧗ {words.text('app-warming')}" if player.place.is_warming else ""
        self.screen_stack[0].query_one("#status", Static).update(headline(status, sign, width - 2))

    def ask(self) -> None:
        """The question and its numbered answers."""
        self.show_question(self.player.question)
        self.choices.offer([choice.label for choice in self.player.prompt.choices])
        self.draw_keys()

    def show_question(self, text: str) -> None:
        """What is asked, and what of a number has been typed."""
        self.screen_stack[0].query_one("#question", Static).update(Text(text))

    def draw_keys(self) -> None:
        """The keys at the foot; those that would do nothing now are grey."""
        keys = []
        for letters, action in KEYS:
            usable = self.player.can(action)
            if usable is not False:
                keys.append((action, letters[0], self.words.text(LABELS[action]), usable is True))
        self.screen_stack[0].query_one(KeysBar).draw(keys)

    def tick(self) -> None:
        """Once a second: time that runs out, bots that get warm."""
        if not self.is_drawn:
            return
        if not self.choices.typed:
            self.show_question(self.player.question)
        self.show()

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Everything again, for another size."""
        if not self.is_drawn:
            return
        self.show()
        self.story.wrap_anew()
