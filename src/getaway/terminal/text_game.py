"""A whole game of one person against bots, in plain lines."""

from __future__ import annotations

import importlib
import shlex
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from getaway import bots
from getaway.bots.explanation import explain
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told
from getaway.kernel.options import Value, whole_number
from getaway.table.chance import number_for
from getaway.terminal.seeds import secret_of
from getaway.words import Words, rule_text, rulebook

YOU = 0
SHORTEST_NAME = 3
BOT_NAMES = ("Bo", "Cleo", "Dan", "Eva")


def named(given: str, labels: Sequence[str]) -> int | None:
    """The one label that was typed, whole or some of its words in a row; two letters name none."""
    wanted = given.casefold().split()
    if len(given) < SHORTEST_NAME or given.isdigit():
        return None
    spelled = [label.casefold().split() for label in labels]
    found = [i for i, label in enumerate(spelled) if wanted == label]
    if not found:
        found = [i for i, label in enumerate(spelled) if _follow(wanted, label)]
    return found[0] if len(found) == 1 else None


def _follow(wanted: list[str], label: list[str]) -> bool:
    """Do these words stand in a label, one after the other?"""
    return any(label[i : i + len(wanted)] == wanted for i in range(len(label) - len(wanted) + 1))


class Left(Exception):
    """The person has left the table."""


@dataclass(frozen=True)
class Sitting:
    """What was asked for when the game was started."""

    name: str
    players: int
    seed: int
    bot: str
    lang: str
    options: Mapping[str, Value]


def play(
    engine: Engine,
    sitting: Sitting,
    console: Console,
    read: Callable[[str], str],
    fast: Callable[[], Engine | None] = lambda: None,
) -> bool:
    """Play to the end, or until the person leaves; says whether it was the end.

    Bots think on the fast engine as soon as there is one.
    """
    return TextGame(engine, sitting, console, read, fast).play()


class TextGame:
    """One person, some bots, one engine."""

    def __init__(
        self,
        engine: Engine,
        sitting: Sitting,
        console: Console,
        read: Callable[[str], str],
        fast: Callable[[], Engine | None] = lambda: None,
    ) -> None:
        self.engine = engine
        self.fast = fast
        self.game = engine.game
        self.sitting = sitting
        self.console = console
        self.read = read
        self.bot = bots.find(sitting.bot)
        self.adviser = bots.find("hard")
        self.words = Words(self.game, sitting.lang, [sitting.name, *BOT_NAMES])
        self.board = importlib.import_module(f"getaway.terminal.{self.game.name.replace('-', '_')}")
        # Chance is that of the same game at a table, entry by entry: made, all seated, started.
        self.secret = secret_of(sitting.seed)
        self.n = sitting.players + 2
        number = number_for(self.secret, self.n)
        self.state = engine.deal(sitting.players, number, options=sitting.options)[0]
        self.is_called = False  # does a vote go on?
        self.told: list[list[Told]] = [[] for _ in range(sitting.players)]

    def play(self) -> bool:
        """Ask the person and the bots in turn until the game is over."""
        self.say(
            "welcome",
            game=self.words.text(self.game.name),
            bots=self.sitting.players - 1,
            seed=str(self.sitting.seed),
        )
        self.say("how-to")
        self.say("table-legend")
        try:
            while self.game.view(self.state, YOU)["result"] is None:
                self.decide()
        except Left:
            self.say("left", command=self.command())
            return False
        for line in self.board.ending(self.game.result(self.state), self.words):
            self.print(line)
        self.say("play-again", command=self.command())
        return True

    def decide(self) -> None:
        """One decision, whoever takes it, and what comes of it."""
        mover = self.state.mover
        is_vote = self.game.council(self.state) is not None
        if is_vote and not self.is_called:
            # At a table the call of a vote is an entry too.
            self.n += 1
        self.is_called = is_vote
        action = self.ask() if mover == YOU else self.bot.choose(self.situation())
        self.n += 1
        self.state.rng = number_for(self.secret, self.n)
        self.engine.act(self.state, mover, action)
        for seat, told in enumerate(self.told):
            told += bots.heard(self.state.story, seat)
        for event in self.game.events(self.state, YOU):
            self.print(f"  {self.words.say(event)}")

    def situation(self) -> bots.Situation:
        """What whoever decides now may know; equal seeds make equal games."""
        seat = self.state.mover
        # One way: a bot that is given a seed must not be able to deal this game again from it.
        seed = number_for(self.secret, self.n, f"bot {seat}")
        return bots.show(self.fast() or self.engine, self.state, seat, seed, self.told[seat])

    def ask(self) -> int:
        """The person's choice."""
        view: Any = self.game.view(self.state, YOU)
        for part in self.board.board(view, YOU, self.words):
            self.console.print(part)
        self.print(self.board.hand(view, YOU, self.words))
        self.console.print(self.board.question(view, self.words), style="bold", markup=False)
        legal: list[int] = [offer["action"] for offer in view["offers"]]
        labels = [self.words.say(self.game.label(self.state, action)) for action in legal]
        for number, text in enumerate(labels, 1):
            self.print(f"  {number}  {text}")
        while True:
            given = self.line()
            chosen = whole_number(given)
            if chosen is not None and 1 <= chosen <= len(legal):
                return legal[chosen - 1]
            meant = named(given, labels)
            if meant is not None:
                return legal[meant]
            self.answer(given, labels, legal)

    def answer(self, given: str, labels: list[str], legal: list[int]) -> None:
        """Help, a refusal, or the way out: whatever was typed instead of a choice."""
        command, *rest = given.casefold().split() or [""]
        if command == "q":
            raise Left
        if command == "h":
            for sentence in explain(self.adviser, self.situation()).sentences:
                self.print(f"  {self.words.say(sentence)}")
        elif command == "r" and not rest:
            with self.console.pager() if self.console.is_terminal else nullcontext():
                self.print(rulebook(self.game, self.words))
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
        actions = range(self.engine.actions)
        meant = named(given, [self.words.say(self.game.label(self.state, action)) for action in actions])
        refusal = None if meant is None else self.game.why_not(self.state, YOU, meant)
        if refusal is None:
            self.say("not-a-choice", given=repr(given), last=last)
        else:
            self.say("refused", reason=refusal.reason, rule=refusal.rule)

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
        parts += ["--name", asked.name]
        for name, value in asked.options.items():
            parts += ["--option", f"{name}={value}"]
        return shlex.join(parts)

    def say(self, message: str, **arguments: Any) -> None:
        """A sentence of the program."""
        self.print(self.words.text(message, **arguments))

    def print(self, text: str) -> None:
        """A line as it is."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=not self.console.is_terminal)
