"""The screen: a board, a question with numbered answers, the log, and the keys at the foot."""

from __future__ import annotations

import importlib
import os
import time
from typing import Any

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from getaway.kernel.dialect import NOBODY
from getaway.line.reading import sentence_of
from getaway.table.phrases import PHRASES
from getaway.terminal.boards import load_board
from getaway.terminal.boards.panel import Spot, between, lobby
from getaway.terminal.look import CROWDED, GALLERY, KEYS, LABELS, LEAST, PLAIN, BoardView, KeysBar
from getaway.terminal.place import Message, Place
from getaway.terminal.prompt import Choice, Prompt, Standing, answers, forbidden, joint_votes, prompt_for
from getaway.terminal.screens import Reading, Talk, WhyNot
from getaway.words import Words, rule_text, rulebook


class GetawayApp(App[str]):
    """One place at one table. Its result is what to do next: `again`, or nothing."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"

    def __init__(self, place: Place, lang: str) -> None:
        # NO_COLOR asks for no colour at all, which only the terminal's own colours can do.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.place = place
        self.words = Words(place.game, lang)
        self.text_board = importlib.import_module(f"getaway.terminal.{place.game.name.replace('-', '_')}")
        self.board = load_board(place.game.name)
        self.view: Message | None = None
        self.standing = Standing()
        self.prompt = Prompt("")
        self.told: list[Text] = []  # the log
        self.spoken: dict[int, str] = {}  # offers by their number, as they were made
        self.typed = ""  # digits of a number that is not complete
        self.has_left = False
        self.clock_ahead = 0.0  # of the server's clock, in seconds
        for keys, action in KEYS:
            self.bind(keys, action, show=False)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield BoardView(self.point_at)
        with Horizontal(id="below"):
            with Vertical(id="prompt"):
                yield Static(id="question")
                yield OptionList(id="choices", markup=False)
            yield RichLog(id="log", wrap=True, min_width=1)
        yield Static(id="small")
        yield KeysBar(self.press_for)

    async def on_mount(self) -> None:
        theme = PLAIN if self.no_color else GALLERY
        self.register_theme(theme)
        self.theme = theme.name
        self.title = self.words.text(self.place.game.name)
        self.screen_stack[0].query_one("#log").can_focus = False
        self.screen_stack[0].query_one("#choices").focus()
        self.note(self.words.text("app-how-to"), "dim")
        self.note(self.words.text("table-legend"), "dim")
        await self.place.open(self.receive)
        self.set_interval(1.0, self.tick)

    async def on_unmount(self) -> None:
        """However the screen came to its end."""
        self.has_left = True
        await self.place.close()

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
            self.clock_ahead = message["now"] / 1000 - time.time()
        elif kind == "line":
            self.note(f"! {self.words.text('app-whole' if message['whole'] else 'app-broken')}", "bold")
        elif kind == "cut":
            self.note(f"! {self.words.text('app-cut')}", "bold")
        elif kind == "trouble":
            self.note(f"! {message['text']}", "bold")

    def look(self, view: Message) -> None:
        """A new view: it replaces the one before."""
        self.view = view
        self.words.names = [chair["name"] or "…" for chair in view["table"]["chairs"]]
        for event in view["events"]:
            self.hear(event)
        self.ask_anew()
        self.draw()

    def hear(self, event: dict[str, Any]) -> None:
        """Something that was told, or said."""
        talk = event.get("talk")
        if talk is None:
            for told in event["told"]:
                self.note(self.words.say(sentence_of(told)))
            return
        if "phrase" in talk:
            said = self.words.text(talk["phrase"])
        elif "text" in talk:
            said = talk["text"]
        else:
            said = " ".join(self.words.say(sentence_of(one)) for one in talk["sentences"])
            self.spoken[talk["number"]] = said
            said = f"({talk['number']}) {said}"
        self.note(f"{self.words.names[talk['seat']]}: {said}", "italic")

    def be_refused(self, message: Message) -> None:
        """The reason, and the rule behind it, where one asked for it."""
        reason = self.words.say(sentence_of(message["reason"]))
        rule = message["rule"]
        shown = reason if rule is None else self.words.text("refused", reason=reason, rule=rule)
        self.standing.answered = None
        if isinstance(self.screen, WhyNot):
            text = "" if rule is None else rule_text(self.words, rule).replace("**", "")
            self.screen.show(shown, text)
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
                self.screen_stack[0].query_one("#choices", OptionList).highlighted = number

    def note(self, text: str, style: str = "") -> None:
        """A line of the log."""
        self.told.append(Text(text, style=style))
        self.screen_stack[0].query_one("#log", RichLog).write(self.told[-1])

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
            seat = self.view["seat"] if self.view is not None else None
            panel = self.board.panel(view, NOBODY if seat is None else seat, words, width, height)
            self.screen_stack[0].query_one("#board", BoardView).draw(panel)
            self.screen_stack[0].query_one("#below").set_class(len(panel.lines) > height - CROWDED, "tight")
        elif self.view is not None:
            self.screen_stack[0].query_one("#board", BoardView).draw(lobby(self.place.about, words.names))
        sign = f"⧗ {words.text('app-warming')}" if self.place.is_warming else ""
        line = between(Text(status), Text(sign), max(width - 2, 1))
        self.screen_stack[0].query_one("#status", Static).update(line)

    def ask_anew(self) -> None:
        """The question and its numbered answers."""
        if self.view is None:
            return
        self.typed = ""
        self.prompt = prompt_for(self.view, self.standing, self.place, self.words, self.board)
        self.screen_stack[0].query_one("#question", Static).update(Text(self.prompt.question))
        listed = self.screen_stack[0].query_one("#choices", OptionList)
        listed.clear_options()
        places = len(str(len(self.prompt.choices)))
        for number, choice in enumerate(self.prompt.choices, 1):
            listed.add_option(Option(Text(f"{number:>{places}}  {choice.label}")))
        if self.prompt.choices:
            listed.highlighted = 0
        self.draw_keys()

    def draw_keys(self) -> None:
        """The keys at the foot; those that would do nothing now are grey."""
        keys = []
        for letters, action in KEYS:
            usable = self.check_action(action, ())
            if usable is not False:
                keys.append((action, letters[0], self.words.text(LABELS[action]), usable is True))
        self.screen_stack[0].query_one(KeysBar).draw(keys)

    def press_for(self, action: str) -> None:
        """A click on a key at the foot."""
        if self.check_action(action, ()):
            self.run_worker(self.run_action(action))

    def tick(self) -> None:
        """Once a second: time that runs out, bots that get warm."""
        view = self.view
        if not self.is_drawn:
            return
        if view is not None and view["table"]["phase"] == "talk" and view["table"]["deadline"] is not None:
            left = view["table"]["deadline"] / 1000 - time.time() - self.clock_ahead
            self.standing.seconds_left = max(0, round(left))
            question = prompt_for(view, self.standing, self.place, self.words, self.board).question
            self.screen_stack[0].query_one("#question", Static).update(Text(question))
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
        log = self.screen_stack[0].query_one("#log", RichLog)
        log.clear()
        for line in self.told:
            log.write(line)

    # What a person does.

    def on_key(self, event: events.Key) -> None:
        """Digits choose; a number that could become a longer one waits for the next digit or Enter."""
        if len(self.screen_stack) > 1 or not (event.character or "").isdecimal():
            return
        event.stop()
        typed = self.typed + str(event.character)
        last = len(self.prompt.choices)
        if not 1 <= int(typed) <= last:
            if last:
                said = self.words.text("not-a-choice", given=repr(typed), last=last)
                self.note(f"! {said}", "bold")
            self.typed = ""
            return
        self.screen_stack[0].query_one("#choices", OptionList).highlighted = int(typed) - 1
        if int(typed) * 10 > last:
            self.choose(int(typed) - 1)
        else:
            self.typed = typed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "choices":
            self.choose(event.option_index)

    def point_at(self, spot: Spot) -> None:
        """A click on the board."""
        view = self.view
        for number, choice in enumerate(self.prompt.choices):
            if choice.type == "act" and choice.fields["action"] == spot.action:
                self.choose(number)
                return
        if spot.room is not None and view is not None:
            details = self.board.room_details(view["view"], spot.room, self.words)
            room = self.words.text("room", room=spot.room)
            self.push_screen(Reading(room, self.words.text("app-close"), [Text("\n\n".join(details))]))

    def choose(self, number: int) -> None:
        """Take one of the numbered answers."""
        self.typed = ""
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
        else:
            if choice.type == "act":
                self.standing.answered = (choice.fields["seat"], choice.fields["ask"])
                self.ask_anew()
            self.send(choice.type, **choice.fields)

    def send(self, type: str, **fields: Any) -> None:
        """Send something to the table."""
        self.run_worker(self.place.send(type, **fields))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing now are grey."""
        view = self.view
        if action in ("hint", "why"):
            return True if self.is_asked else None
        if action == "undo":
            return True if view is not None and view["undo"] else None
        if action == "talk":
            playing = view is not None and view["table"]["phase"] in ("talk", "play")
            return playing and view is not None and view["seat"] is not None and self.place.can_talk
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
        words, seat = self.words, view["seat"]
        choices = [*answers(view, seat, words), *joint_votes(view, seat, words)]
        remote = not self.place.can_repeat
        if remote:
            for phrase in PHRASES:
                said = words.text(f"phrase-{phrase}")
                choices.append(Choice(said, "say", {"seat": seat, "phrase": phrase}))
        talk = Talk(
            words.text("app-talk"), words.text("app-say"), words.text("app-close"), choices, remote, seat
        )
        self.push_screen(talk, lambda said: None if said is None else self.take(said))

    def action_info(self) -> None:
        """The whole board in words."""
        assert self.view is not None
        seat = self.view["seat"]
        viewer = NOBODY if seat is None else seat
        parts = list(self.text_board.board(self.view["view"], viewer, self.words))
        about = (
            self.words.text("app-seed", seed=self.place.about) if self.place.can_repeat else self.place.about
        )
        self.push_screen(Reading(about, self.words.text("app-close"), parts))

    def action_rules(self) -> None:
        """The rulebook in our own words."""
        text = rulebook(self.place.game, self.words)
        self.push_screen(Reading(self.words.text("app-rules"), self.words.text("app-close"), (), text))

    def action_leave(self) -> None:
        """Nothing is lost, so nobody is asked whether they are sure."""
        self.leave()
