"""What is asked in lines beside the question of the game: what to say, why not, a statement step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from getaway.terminal.bargain import labels
from getaway.terminal.player import Player
from getaway.terminal.prompt import Choice

BACK = "0"


@dataclass(frozen=True)
class Menu:
    """A numbered question; 0 goes back."""

    question: str
    labels: Sequence[str]
    back: str  # what going back is called
    choose: Callable[[int], Menu | None]  # counted from 0; None: it is done
    go_back: Callable[[], Menu | None] = lambda: None
    narrow: Callable[[str], Menu | None] | None = None  # by a part of what one looks for


def choices(player: Player, title: str, found: Sequence[Choice]) -> Menu:
    """Choices beside those of the game."""

    def choose(number: int) -> None:
        player.take(found[number])

    names = [choice.label for choice in found]
    return Menu(player.words.text(title), names, player.words.text("app-close"), choose)


class WhyNot:
    """Everything that cannot be done now; the one that is chosen is asked for."""

    def __init__(self, player: Player, ask: Callable[[int], None]) -> None:
        self._player = player
        self._ask = ask
        self._wishes = player.wishes()

    def open(self, part: str) -> Menu | None:
        """Those that a part fits; where it fits one alone that one is asked for."""
        words = self._player.words
        found = [wish for wish in self._wishes if part.casefold() in wish[1].casefold()]
        whole = [wish for wish in found if wish[1].casefold() == part.casefold()]
        if whole or len(found) == 1:
            self._ask((whole or found)[0][0])
            return None
        if not found:
            self._player.warn(words.text("app-why-unknown" if self._wishes else "app-why-foreign"))
            return None

        def choose(number: int) -> None:
            self._ask(found[number][0])

        names, back = [label for _, label in found], words.text("app-close")
        return Menu(words.text("app-why-ask"), names, back, choose, narrow=self.open)


def statement(player: Player) -> Menu | None:
    """What is asked about the statement that is built; nothing while the table thinks about it."""
    composing, words = player.composing, player.words
    if composing is None or not composing.is_asking:
        return None

    def choose(number: int) -> Menu | None:
        composing.choose(number)
        return statement(player)

    def go_back() -> Menu | None:
        if not composing.go_back():
            player.composing = None
        return statement(player)

    wrong = composing.wrong and f"! {composing.wrong}"
    question = "\n".join(filter(None, (composing.said, wrong, composing.step.question)))
    return Menu(question, labels(composing.step.options), words.text("app-back"), choose, go_back)
