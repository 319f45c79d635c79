"""A place in plain lines, without a cursor: through a pipe, on a dumb terminal, for whoever likes it so.

Lines of a program wait: none is read before the one ahead of it is answered and the bots are done, so that
the same lines to the same seed print the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence

from rich.text import Text

from getaway.boards import Detailed
from getaway.kernel.sentence import Argument
from getaway.places.place import Place
from getaway.terminal.keys import ACTIONS, KEYS, LABELS
from getaway.terminal.menus import BACK, Menu, WhyNot, choices, statement
from getaway.terminal.player import Player
from getaway.terminal.printing import Paper
from getaway.terminal.typed import HELP, Typed, named, understand
from getaway.terminal.typing_in import Source
from getaway.words import rule_text, rulebook

LONGEST_SHOWN = 40  # letters of something that is no choice


class LinePlay:
    """One person at one place, in lines."""

    def __init__(self, place: Place, lang: str, source: Source, paper: Paper) -> None:
        self.player = Player(place, lang, self)
        self.words = self.player.words
        self.result: str | None = None  # what is wanted next
        self._source = source
        self._paper = paper
        self._menu: Menu | None = None
        self._wonders = False  # is it on its way why something may not be done?
        self._asked: object = None  # the question that stands there
        self._drawn: object = None  # the question that the board was shown for
        self._has_left = False
        self._news = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()

    async def play(self) -> str | None:
        """Until the person leaves; says what is wanted next."""
        tasks: list[asyncio.Task[object]] = []
        try:
            self._greet()
            await self.player.open()
            self._news.set()
            await self._go_on(tasks)
        finally:
            self._has_left = True
            for task in (*tasks, *self._work):
                task.cancel()
            await self.player.place.close()
        return self.result

    async def _go_on(self, tasks: list[asyncio.Task[object]]) -> None:
        """Read, wait for what comes of it, ask again."""
        line: tuple[str | None] | None = None  # read, and not obeyed yet
        reading: asyncio.Task[str | None] | None = None
        settling: asyncio.Task[None] | None = None
        while not self._has_left:
            is_at_rest = settling is None and not self._news.is_set()
            if line is not None and self._is_time_for(line[0], is_at_rest):
                (given,), line = line, None
                self._obey(given)
                self._news.set()
                continue
            if line is None and reading is None:
                reading = asyncio.create_task(self._source.line(self.player))
            if settling is None and not is_at_rest:
                self._news.clear()
                settling = asyncio.create_task(self._settle())
            hearing = None if settling is not None else asyncio.create_task(self._news.wait())
            tasks[:] = [task for task in (reading, settling, hearing) if task is not None]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if hearing is not None:
                hearing.cancel()
            if settling is not None and settling.done():
                settling.result()
                settling = None
                if not self._news.is_set():
                    self._ask()
            if reading is not None and reading.done():
                line, reading = (reading.result(),), None
            self._paper.check()

    async def _settle(self) -> None:
        """Until all that was asked for is done."""
        while self._work:
            await asyncio.gather(*self._work)
        await self.player.place.settle()

    def _is_time_for(self, line: str | None, is_at_rest: bool) -> bool:
        """A person is answered at once; lines of a program wait for the question that they answer."""
        if not self._source.is_patient:
            return True
        if not is_at_rest:
            return False
        if line is None or self._menu is not None or self.player.prompt.choices:
            return True
        action = ACTIONS.get((line.split() or [""])[0].casefold(), "")
        if self.player.view is None:
            return action == "leave"
        return bool(action) and action not in ("hint", "why")

    # What the table does.

    @property
    def is_drawn(self) -> bool:
        """Is anybody there to be told?"""
        return not self._has_left

    def start(self, work: Coroutine[object, None, None]) -> None:
        """Do something beside the reading."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        self._news.set()

    def tell(self, line: Text) -> None:
        """One line more of what happens."""
        self._paper.print(Text("  ").append_text(line))
        self._news.set()

    def show(self) -> None:
        """The board is shown with the next question."""
        self._news.set()

    def ask(self) -> None:
        """The question is put when all is at rest."""
        self._news.set()

    def be_accepted(self) -> None:
        """What one wondered about can be done after all."""
        self._wonders = False

    def be_refused(self, reason: str, rule: str) -> bool:
        """With the whole rule, if one asked why not."""
        wonders, self._wonders = self._wonders, False
        if wonders:
            self.player.warn(reason)
            if rule:
                self.player.note(rule)
        return wonders

    def be_advised(self, choice: int | None) -> None:
        """The hint names the choice, and what is named can be typed."""

    def build(self) -> None:
        """Ask what is asked about the statement that is built, once the table has told it."""
        self._menu = statement(self.player)
        self._news.set()

    def leave(self, result: str | None = None) -> None:
        """Go; what comes from the table now is not told any more."""
        self._has_left = True
        self.result = result
        self._news.set()

    # What the person does.

    def _obey(self, given: str | None) -> None:
        """Do what a line says; no line says that there are no more."""
        if given is None:
            if not self.player.is_over:
                self._say("no-more-input")
            self.leave()
            return
        self._paper.answered(given if self._source.is_patient else None)
        menu = self._menu
        labels = [choice.label for choice in self.player.prompt.choices] if menu is None else menu.labels
        typed = understand(given, labels)
        if typed.choice is not None and not self.is_asked_already:
            # Typed ahead: nobody answers a question that they have not seen.
            self.player.warn(self.words.text("app-not-now", what=typed.text))
        elif not typed.text:
            self._asked = None
            self._drawn = None if menu is None else self._drawn
        elif typed.action:
            self._menu = self.player.composing = None
            self._press(typed)
        elif menu is not None:
            self._answer(menu, typed)
        elif self._is_past_numbers and typed.text.isdigit():
            self.leave()
        elif typed.choice is not None:
            self.player.take(self.player.prompt.choices[typed.choice])
        elif not labels:
            self.player.warn(self.player.question or self.words.text("app-not-now", what=typed.text))
        else:
            self._wish(typed.text, len(labels))

    @property
    def _is_past_numbers(self) -> bool:
        """Numbers of a program that are left over begin no other game; a choice by its name does."""
        return self.player.is_over and self._source.is_patient

    def _answer(self, menu: Menu, typed: Typed) -> None:
        """What was typed under a question beside that of the game."""
        if typed.text == BACK:
            self._menu = menu.go_back()
        elif typed.choice is not None:
            self._menu = None
            # What is chosen may open a question of its own.
            self._menu = menu.choose(typed.choice) or self._menu
        elif menu.narrow is not None and not typed.text.isdigit():
            self._menu = menu.narrow(typed.text)
        else:
            self._refuse(typed.text, len(menu.labels))

    def _wish(self, text: str, last: int) -> None:
        """The rule that forbids what was typed, if it is an action of the game at all."""
        wishes = self.player.wishes() if self.player.is_asked else []
        meant = named(text, [label for _, label in wishes])
        if meant is None:
            self._refuse(text, last)
        else:
            self._wonder(wishes[meant][0])

    def _wonder(self, action: int) -> None:
        self._wonders = True
        self.player.ask_why_not(action)

    def _refuse(self, text: str, last: int) -> None:
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
        self.player.warn(self.words.text("not-a-choice", given=repr(shown)[1:-1], last=last))

    def _press(self, typed: Typed) -> None:
        """What a key does, with what stands behind it."""
        action, player = typed.action, self.player
        if action == HELP:
            self._tell_keys()
        elif action == "leave":
            self.leave()
        elif action == "rules":
            self._show_rules(typed.rest)
        elif not player.can(action):
            self._tell_why_no_key(action)
        elif action == "hint":
            player.hint()
        elif action == "undo":
            player.undo()
        elif action == "why":
            self._menu = WhyNot(player, self._wonder).open(typed.rest)
        elif action == "talk" and typed.rest and player.hears_people:
            player.say(text=typed.rest)
        elif action == "talk":
            self._menu = choices(player, "app-talk", player.sayings())
        elif action == "pause":
            self._menu = choices(player, "app-pause", player.breaks())
        else:
            self._show_details(typed.rest)

    def _tell_why_no_key(self, action: str) -> None:
        if action == "hint":
            said = self.words.text("table-no-hint" if self.player.has(action) else "table-no-adviser")
        elif action == "undo":
            said = self.words.text("table-cannot-undo")
        else:
            said = self.words.text("app-not-now", what=self.words.text(LABELS[action]))
        self.player.warn(said)

    def _show_rules(self, asked: str) -> None:
        """All of them, or one by its number with or without the letters."""
        game = self.player.place.game
        if not asked:
            self._paper.print(rulebook(game, self.words))
            return
        numbers = [rule for _, rules in game.rulebook for rule in rules]
        letters = numbers[0].partition("-")[0]
        number = f"{letters}-{asked}" if asked.isdigit() else asked.upper()
        if number in numbers:
            self._paper.print(rule_text(self.words, number))
        else:
            self._say("no-such-rule", rule=asked, example=numbers[0])

    def _show_details(self, asked: str) -> None:
        """The whole board, or all about one thing on it."""
        player = self.player
        subjects = player.board.subjects(player.dealt, self.words)
        meant = named(asked, list(subjects))
        if meant is not None:
            about = list(subjects.values())[meant]
            assert isinstance(player.board, Detailed)
            _, lines = player.board.details(player.dealt, about, self.words)
            for line in lines:
                self._paper.print(line)
            return
        about, parts = player.details()
        for part in (*parts, about):
            self._paper.print(part)

    # What is printed.

    def _say(self, message: str, **arguments: Argument) -> None:
        """A sentence of the program."""
        self._paper.print(self.words.text(message, **arguments))

    def _greet(self) -> None:
        self._paper.print(self.player.place.greeting(self.words))
        self._tell_keys()
        if self.words.has("table-legend"):
            self._say("table-legend")
        if self.player.place.is_warming:
            self._paper.print(f"⧗ {self.words.text('app-warming')}")

    def _tell_keys(self) -> None:
        """How to answer, and which letters do what: those that the screen has at its foot."""
        self._say("how-to")
        found = [(letters[0], LABELS[action]) for letters, action in KEYS if self.player.has(action)]
        self._paper.print(" · ".join(f"{letter} {self.words.text(label)}" for letter, label in found))

    def _ask(self) -> None:
        """Put the question, if it does not stand there already."""
        if self._menu is not None:
            if not self.is_asked_already:
                self._asked = self._menu
                self._list(self._menu.question, self._menu.labels)
                self._paper.print(f"  {BACK}  {self._menu.back}")
            self._paper.ask(f"{self.words.text('choice')}: ")
            return
        player = self.player
        if player.view is None:
            return
        labels = [choice.label for choice in player.prompt.choices]
        if not self.is_asked_already and self._is_worth_telling:
            self._asked = self._question
            self._draw()
            # The end was told step by step.
            self._list("" if player.is_end_told else player.question, labels)
        if labels:
            self._paper.ask(f"{self.words.text('choice')}: ")

    @property
    def _question(self) -> object:
        """What tells the present question from others; not the seconds that are left for it."""
        player = self.player
        labels = tuple(choice.label for choice in player.prompt.choices)
        return self._menu or (player.phase, player.question_asked, player.prompt.question, labels)

    @property
    def is_asked_already(self) -> bool:
        """Does the present question stand there?"""
        return self._asked == self._question

    @property
    def _is_worth_telling(self) -> bool:
        """Bots that think are not worth a line, and whoever looks on reads what happens."""
        player = self.player
        if player.prompt.choices or player.is_over:
            return True
        return player.waits_for_people if player.seat is not None else self._asked is None

    def _draw(self) -> None:
        """The board, once for each decision and each talk, and when one comes or asks for it."""
        player, board = self.player, self.player.board.text_board
        drawn = (player.phase, player.question_asked)
        is_new = player.is_asked or player.phase == "talk" or self._drawn is None
        if player.board_view is None or player.is_over or not is_new or drawn == self._drawn:
            return
        self._drawn = drawn
        for part in board.board(player.board_view, player.viewer, self.words):
            self._paper.print(part)
        if player.seat is not None and (hand := board.hand(player.board_view, player.seat, self.words)):
            self._paper.print(hand)

    def _list(self, question: str, labels: Sequence[str]) -> None:
        if question:
            self._paper.print(Text(question, style="bold"))
        for number, label in enumerate(labels, 1):
            self._paper.print(f"  {'·' if self._is_past_numbers else number}  {label}")
