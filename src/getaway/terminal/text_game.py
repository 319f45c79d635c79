"""A whole game of one person against bots, in plain lines."""

from __future__ import annotations

import importlib
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from getaway import bots
from getaway.kernel.chance import SEEDS
from getaway.kernel.engine import Engine
from getaway.kernel.options import Value
from getaway.words import Words, rule_text, rulebook

YOU = 0


class Left(Exception):
    """The person has left the table."""


@dataclass(frozen=True)
class Sitting:
    """What was asked for when the game was started."""

    players: int
    seed: int
    bot: str
    lang: str
    options: Mapping[str, Value]


def play(engine: Engine, sitting: Sitting, console: Console, read: Callable[[str], str]) -> bool:
    """Play to the end, or until the person leaves; says whether it was the end."""
    return TextGame(engine, sitting, console, read).play()


class TextGame:
    """One person, some bots, one engine."""

    def __init__(
        self, engine: Engine, sitting: Sitting, console: Console, read: Callable[[str], str]
    ) -> None:
        self.engine = engine
        self.game = engine.game
        self.sitting = sitting
        self.console = console
        self.read = read
        self.bot = bots.find(sitting.bot)
        plain = Words(self.game, sitting.lang)
        others = [plain.text("bot-name", number=i) for i in range(1, sitting.players)]
        self.words = Words(self.game, sitting.lang, [plain.text("you"), *others])
        self.board = importlib.import_module(f"getaway.terminal.{self.game.name.replace('-', '_')}")
        self.state = engine.deal(sitting.players, sitting.seed, options=sitting.options)[0]
        self.decisions = 0

    def play(self) -> bool:
        """Ask the person and the bots in turn until the game is over."""
        self.say(
            "welcome",
            game=self.words.text(self.game.name),
            bots=self.sitting.players - 1,
            seed=str(self.sitting.seed),
        )
        self.say("how-to")
        try:
            while self.game.view(self.state, YOU)["result"] is None:
                self.decide()
        except Left:
            self.say("left", command=self.command())
            return False
        for line in self.board.ending(self.game.result(self.state), self.words):
            self.console.print(line, markup=False, highlight=False)
        self.say("play-again", command=self.command())
        return True

    def decide(self) -> None:
        """One decision, whoever takes it, and what comes of it."""
        mover = self.state.mover
        action = self.ask() if mover == YOU else self.think()
        self.engine.act(self.state, mover, action)
        self.decisions += 1
        for event in self.game.events(self.state, YOU):
            self.console.print(f"  {self.words.say(event)}", markup=False, highlight=False)

    def think(self) -> int:
        """What the bots would do here; equal seeds make equal games."""
        seed = (self.sitting.seed * 1_000 + self.decisions) % SEEDS
        return bots.choose(self.bot, self.engine, self.state, seed)

    def ask(self) -> int:
        """The person's choice."""
        view: Any = self.game.view(self.state, YOU)
        for part in self.board.board(view, self.words):
            self.console.print(part)
        self.print(self.board.hand(view, YOU, self.words))
        self.console.print(self.board.question(view, self.words), style="bold", markup=False)
        legal: list[int] = [offer["action"] for offer in view["offers"]]
        labels = [self.words.say(self.game.label(self.state, action)) for action in legal]
        for number, text in enumerate(labels, 1):
            self.print(f"  {number}  {text}")
        while True:
            given = self.line()
            if given.isascii() and given.isdigit() and 1 <= int(given) <= len(legal):
                return legal[int(given) - 1]
            exact = [i for i, text in enumerate(labels) if text.casefold() == given.casefold()]
            if exact:
                return legal[exact[0]]
            self.answer(given, labels, legal)

    def answer(self, given: str, labels: list[str], legal: list[int]) -> None:
        """Help, a refusal, or the way out: whatever was typed instead of a choice."""
        command, *rest = given.casefold().split() or [""]
        if command == "q":
            raise Left
        if command == "h":
            self.say("hint", choice=labels[legal.index(self.think())])
        elif command == "r" and not rest:
            with self.console.pager():
                self.console.print(rulebook(self.game, self.words), markup=False)
        elif command == "r":
            self.show_rule(rest[0])
        else:
            self.refuse(given, len(labels))

    def show_rule(self, asked: str) -> None:
        """One rule, by its number with or without the letters."""
        numbers = [rule for _, rules in self.game.rulebook for rule in rules]
        letters = numbers[0].partition("-")[0]
        number = f"{letters}-{asked}" if asked.isdigit() else asked.upper()
        if number in numbers:
            self.print(rule_text(self.words, number))
        else:
            self.say("no-such-rule", rule=asked, example=numbers[0])

    def refuse(self, given: str, last: int) -> None:
        """Say which rule forbids what was typed, if it is an action of the game at all."""
        for action in range(self.engine.actions):
            text = self.words.say(self.game.label(self.state, action))
            if given and text.casefold() == given.casefold():
                refusal = self.game.why_not(self.state, YOU, action)
                assert refusal is not None
                self.say("refused", reason=refusal.reason, rule=refusal.rule)
                return
        self.say("not-a-choice", given=repr(given), last=last)

    def line(self) -> str:
        """What the person types; the end of the input is leaving."""
        try:
            return self.read(f"{self.words.text('choice')}: ").strip()
        except EOFError:
            self.print("")
            self.say("no-more-input")
            raise Left from None

    def command(self) -> str:
        """The command that deals this game again."""
        asked = self.sitting
        parts = ["getaway", "play", self.game.name, "--players", str(asked.players)]
        parts += ["--seed", str(asked.seed), "--bots", asked.bot, "--lang", asked.lang]
        for name, value in asked.options.items():
            parts += ["--option", f"{name}={value}"]
        return shlex.join(parts)

    def say(self, message: str, **arguments: Any) -> None:
        """A sentence of the program."""
        self.print(self.words.text(message, **arguments))

    def print(self, text: str) -> None:
        """A line as it is."""
        self.console.print(text, markup=False, highlight=False)
