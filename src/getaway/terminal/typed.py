"""What a typed line means: the number or the name of a choice, or a key with what stands behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from getaway.kernel.options import whole_number
from getaway.terminal.keys import ACTIONS

SHORTEST_NAME = 3
HELP = "help"
# A rule's number, a wish, a text, a room may follow these; behind other keys nothing means anything.
WITH_MORE = ("rules", "why", "talk", "info")


@dataclass(frozen=True)
class Typed:
    """A line, as far as it is understood."""

    text: str
    choice: int | None = None  # counted from 0
    action: str = ""  # what a key does
    rest: str = ""  # what stands behind the key


def understand(line: str, labels: Sequence[str]) -> Typed:
    """What a line means where these are the numbered choices."""
    text = line.strip()
    number = whole_number(text)
    if number is not None:
        return Typed(text, choice=number - 1 if 1 <= number <= len(labels) else None)
    if text == "?":
        return Typed(text, action=HELP)
    letter, _, rest = text.partition(" ")
    action = ACTIONS.get(letter.casefold(), "")
    if action and (not rest or action in WITH_MORE):
        return Typed(text, action=action, rest=rest.strip())
    return Typed(text, choice=named(text, labels))


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
