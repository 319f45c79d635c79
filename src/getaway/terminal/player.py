"""One person at one place: what comes from the table, what is asked, what an answer does.

The screen and the plain lines are two drawings of it; whatever they both do, they do here.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
from msgspec import UNSET
from rich.console import RenderableType
from rich.text import Text

from getaway.boards import load_board
from getaway.client.message import Message
from getaway.kernel.dialect import NOBODY
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.sentence import restored, sentence_of
from getaway.kernel.view import View
from getaway.places.place import Place
from getaway.places.reading import read_composition, read_shown
from getaway.places.telling import lines_of, promise_lines
from getaway.table.shapes import Shown
from getaway.terminal.composing import Composing
from getaway.terminal.front import Front
from getaway.terminal.prompt import Choice, Dealt, Prompt, Standing, breaks, forbidden, prompt_for
from getaway.terminal.sayings import sayings
from getaway.words import Words, rule_text


class Player:
    """Whoever sits at a place, or looks on."""

    def __init__(self, place: Place, lang: str, front: Front) -> None:
        self.place = place
        self.front = front
        self.words = Words(place.game, lang)
        self.board = load_board(place.game)
        self.view: Shown | None = None
        self.standing = Standing()
        self.own: list[int] = []  # the seats of whoever is at this screen
        self.prompt = Prompt("")
        self.composing: Composing | None = None  # the statement that is built
        self._change = asyncio.Event()
        self.is_end_told = False
        self._tips_given: set[str] = set()
        self._coached_at: int | None = None  # the question with which the last tip came; 0: a talk

    # What is so.

    @property
    def shown(self) -> Shown:
        """The last view; there is one as soon as anything is asked."""
        assert self.view is not None
        return self.view

    @property
    def phase(self) -> str:
        """How far the table is; empty: not known yet."""
        return "" if self.view is None else self.view.table.phase

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def game_view(self) -> View | None:
        """The board as it may be seen, once it is dealt."""
        return None if self.view is None else self.view.view

    @property
    def dealt(self) -> View:
        """The board; there is one as soon as anything of the game is asked."""
        assert self.game_view is not None
        return self.game_view

    @property
    def board_view(self) -> View | None:
        """The same as it is drawn: where several decide at once, or nobody does, nobody is pointed at."""
        view = self.game_view
        if view is None or len(self.shown.table.asked) == 1:
            return view
        return msgspec.structs.replace(view, mover=None)

    @property
    def seat(self) -> int | None:
        """Where one sits, or looks from; None: one looks on."""
        return None if self.view is None else self.view.seat

    @property
    def viewer(self) -> int:
        """The same as a number for boards."""
        return NOBODY if self.seat is None else self.seat

    @property
    def is_asked(self) -> bool:
        """Is it a decision of the game that is asked for?"""
        return any(choice.type == "act" for choice in self.prompt.choices)

    @property
    def question_asked(self) -> tuple[int, int] | None:
        """Seat and number of the decision that is asked for."""
        for choice in self.prompt.choices:
            if choice.type == "act":
                return choice.number("seat"), choice.number("ask")
        return None

    @property
    def hears_people(self) -> bool:
        """Are there, or could there be, others than bots?"""
        return not self.place.can_repeat

    @property
    def waits_for_people(self) -> bool:
        """Does the game wait for somebody who may take their time?"""
        if self.view is None or self.phase != "play":
            return self.phase == "lobby"
        table = self.view.table
        return any(table.chairs[seat].kind == "person" for seat in table.asked)

    @property
    def question(self) -> str:
        """What is asked, with the seconds that are left for it."""
        if self.view is None:
            return ""
        left = None
        if self.view.table.deadline is not None:
            left = max(0, round((self.view.table.deadline - self.place.now) / 1000))
        standing = replace(self.standing, seconds_left=left)
        return self._prompt(self.view, standing).question

    def _prompt(self, view: Shown, standing: Standing) -> Prompt:
        game = None if self.game_view is None else Dealt(self.board, self.game_view)
        return prompt_for(view, standing, self.place, self.words, game)

    def has(self, action: str) -> bool:
        """Is there a use for a key at this table at all?"""
        has_adviser = self.place.game.considerations is not None
        uses = {"hint": has_adviser, "talk": self.place.can_talk, "pause": self.hears_people}
        return uses.get(action, True)

    def can(self, action: str) -> bool | None:
        """Does a key do anything? None: not now. False: never here."""
        view = self.view
        playing = view is not None and self.phase in ("talk", "play") and self.seat is not None
        if action == "hint" and not self.has(action):
            return False
        if action in ("hint", "why"):
            return True if self.is_asked else None
        if action == "undo":
            return True if view is not None and view.undo else None
        if action in ("talk", "pause") and not (playing and self.has(action)):
            return False
        if action == "talk":
            return True if self.sayings() else None
        if action == "info":
            return self.game_view is not None
        return True

    # What comes from the table.

    async def open(self) -> None:
        """Begin to be told."""
        await self.place.open(self.receive)

    async def changed(self) -> None:
        """Wait for the next message of the table."""
        self._change.clear()
        await self._change.wait()

    def receive(self, message: Message) -> None:
        """One message of the table."""
        self._change.set()
        kind = message["type"]
        if not self.front.is_drawn:
            return
        if kind == "view":
            self._look(read_shown(self.place.game, message))
        elif kind == "refused":
            self._be_refused(message)
        elif kind == "hint":
            self._be_advised(message)
        elif kind == "welcome":
            self.standing.is_creator = message["creator"]
            self.standing.muted = set(message["muted"])
            self.own = message["seats"]
        elif kind == "accepted":
            self._be_accepted()
        elif kind == "composed":
            if self.composing is not None and self.composing.be_told(read_composition(message)):
                self.front.build()
        elif kind == "connection":
            self.warn(self.words.text("app-whole" if message["whole"] else "app-broken"))
        elif kind == "cut":
            self.warn(self.words.text("app-cut"))
        elif kind == "unsaved":
            self.warn(self.words.text("app-unsaved", why=message["why"]))
        elif kind == "unkept":
            self.warn(self.words.text("app-not-kept", wrong=message["wrong"]))
        elif kind == "saved":
            self.warn(self.words.text("app-saved-again"))
        elif kind == "chance":
            self.warn(self.words.text("app-chance-kept" if message["kept"] else "app-chance-broken"))
        elif kind == "trouble":
            self.warn(message["text"])

    def _look(self, view: Shown) -> None:
        """A new view: it replaces the one before."""
        self.view = view
        self.words.names = [chair.name or "…" for chair in view.table.chairs]
        # Where two share the screen, "you" would be either: both have names.
        self.words.reader = self.viewer if len(self.own) < 2 else NOBODY
        for event in view.events:
            for line in lines_of(event, self.words):
                self.front.tell(line)
        self._be_coached(view)
        self._tell_the_end(view.view)
        self.ask_anew()
        self.front.show()
        if self.composing is not None:
            self.composing.renew()

    def _be_coached(self, view: Shown) -> None:
        """What a newcomer should know: one tip a question, one when a talk begins, and each once."""
        talk = 0 if view.table.phase == "talk" else None
        moment = max(view.asks.values(), default=talk)
        if view.tips is UNSET or moment in (None, self._coached_at):
            return
        self._coached_at = moment
        for tip in view.tips:
            if tip.sentence.message not in self._tips_given:
                self._tips_given.add(tip.sentence.message)
                self.note(f"? {self.words.say(restored(tip.sentence))}")
                return

    def _tell_the_end(self, view: View | None) -> None:
        """The reckoning, step by step, once."""
        if view is not None and view.result is not None and not self.is_end_told:
            self.is_end_told = True
            for line in self.board.ending(view.result, self.words):
                self.note(line, "bold")

    def _be_accepted(self) -> None:
        """A statement that is made need not be built any longer."""
        if self.composing is not None and self.composing.is_sent:
            self.composing = None
        self.front.be_accepted()

    def _be_refused(self, message: Message) -> None:
        """The reason, and the rule behind it, where one asked for it."""
        reason, rule = self.words.say(sentence_of(message["reason"])), message["rule"]
        shown = reason if rule is None else self.words.text("refused", reason=reason, rule=rule)
        self.standing.answered = None
        text = "" if rule is None else rule_text(self.words, rule).replace("**", "")
        if self._keeps_statement(shown):
            self.front.build()
        elif not self.front.be_refused(shown, text):
            self.warn(shown)
        self.ask_anew()

    def _keeps_statement(self, reason: str) -> bool:
        """Is it a statement that is refused, and does it stay to be said otherwise?"""
        if self.composing is None or not self.composing.awaits_answer:
            return False
        if not self.composing.be_refused(reason):
            self.composing = None
        return self.composing is not None

    def _be_advised(self, message: Message) -> None:
        """A hint: why, in the log, and which of the choices it is."""
        for told in message["sentences"] or [
            {"id": "explain-choice", "arguments": {"action": message["label"]}}
        ]:
            self.note(f"? {self.words.say(sentence_of(told))}", "bold")
        advised = None
        for number, choice in enumerate(self.prompt.choices):
            if choice.type == "act" and choice.fields["action"] == message["action"]:
                advised = number
        self.front.be_advised(advised)

    def ask_anew(self) -> None:
        """The question and its numbered answers."""
        if self.view is not None:
            self.prompt = self._prompt(self.view, self.standing)
            self.front.ask()

    def note(self, text: str, style: str = "") -> None:
        """A line of the log."""
        self.front.tell(Text(text, style=style))

    def warn(self, text: str) -> None:
        """A line of the log that one has to see."""
        self.note(f"! {text}", "bold")

    # What the person does.

    def take(self, choice: Choice) -> None:
        """Do what an answer stands for."""
        start = self.front.start
        if choice.type == "leave":
            self.front.leave()
        elif choice.type == "again":
            self.front.leave("again")
        elif choice.type == "start":
            start(self.place.start())
        elif choice.type == "bot":
            start(self.place.seat_bot(choice.number("seat")))
        elif choice.type == "rematch":
            start(self._follow())
        elif choice.type == "build":
            draft = choice.fields["draft"]
            assert isinstance(draft, dict)
            self._build(draft)
        else:
            if choice.type == "act":
                self.standing.answered = (choice.number("seat"), choice.number("ask"))
                self.ask_anew()
            elif choice.type == "mute":
                self.standing.muted ^= {choice.number("seat")}
                self.note(f"· {choice.label}", "dim")
            self.send(choice.type, **choice.fields)

    async def _follow(self) -> None:
        """Go on at the table of the next game, if there is one."""
        if await self.place.follow():
            self.front.leave("again")

    def _build(self, draft: JsonObject) -> None:
        """Build a statement; the table says what may be said."""
        self.composing = Composing(
            draft,
            self.words,
            lambda draft: self.send("compose", seat=self.seat, draft=draft),
            lambda statement: self.say(statement=statement),
        )
        self.front.build()
        self.composing.start()

    def send(self, type: str, **fields: Json) -> None:
        """Send something to the table."""
        self.front.start(self.place.send(type, **fields))

    def say(self, **said: Json) -> None:
        """A text, a phrase, or a statement."""
        self.send("say", seat=self.seat, **said)

    def hint(self) -> None:
        """Ask a bot what to do."""
        assert self.question_asked is not None
        seat, ask = self.question_asked
        self.note(f"? {self.words.text('app-hinting')}", "dim")
        self.send("hint", seat=seat, ask=ask)

    def undo(self) -> None:
        """Take the last action back."""
        self.standing.answered = None
        self.send("undo", seat=self.seat)

    def wishes(self) -> list[tuple[int, str]]:
        """Everything that the game knows and does not allow now."""
        return forbidden(self.place.wishes(self.dealt), self.prompt, self.words)

    def ask_why_not(self, action: int) -> None:
        """Ask for what is not allowed: the refusal is the answer."""
        assert self.question_asked is not None
        seat, ask = self.question_asked
        self.send("act", seat=seat, ask=ask, action=action)

    def sayings(self) -> list[Choice]:
        """Answers, offers, phrases, whom not to hear."""
        return sayings(self.shown, self.standing, self.words, self.hears_people)

    def breaks(self) -> list[Choice]:
        """A pause for all, if they want it too, or a bot in one's place."""
        return breaks(self.shown, self.words)

    def details(self) -> tuple[str, list[RenderableType]]:
        """The seed or the link of the table, and the whole board in words."""
        board = self.board.text_board
        parts: list[RenderableType] = list(
            board.board(self.board_view or self.dealt, self.viewer, self.words)
        )
        parts += promise_lines(self.shown, self.words)
        about = self.place.about
        return (self.words.text("app-seed", seed=about) if self.place.can_repeat else about), parts

    def farewell(self) -> str:
        """How to come back, or to play again."""
        return self.place.farewell(self.words, self.is_over)
