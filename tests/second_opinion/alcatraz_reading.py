"""What the second opinion on Alcatraz reads, and how it disagrees."""

import json
from collections.abc import Container
from typing import Any

FORMAT = "transcript format"
ENCODER = json.JSONEncoder(sort_keys=True)

Action = dict[str, Any]


class Disagreement(Exception):
    """Names the line, the rule, what was expected and what was found."""


def text(value: object) -> str:
    """One spelling for equal JSON; unlike ==, it tells 1 from true and from 1.0."""
    return ENCODER.encode(value)


def insist(holds: bool, rule: str, expected: str, found: object) -> None:
    if not holds:
        raise Disagreement(f"{rule}: expected {expected}, found {text(found)}")


def fields(action: Action, *names: str) -> None:
    insist({*action} == {*names}, FORMAT, f"the fields {text(sorted(names))}", action)


def one_of(value: Any, choice: Container[str], what: str) -> str:
    insist(isinstance(value, str) and value in choice, FORMAT, what, value)
    return str(value)


def things_in(value: Any, choice: tuple[str, ...]) -> list[str]:
    insist(isinstance(value, list), FORMAT, "a list of items", value)
    return [one_of(thing, choice, "items") for thing in value]


def number(value: Any, least: int, most: float, what: str) -> int:
    insist(type(value) is int and least <= value <= most, FORMAT, what, value)
    return int(value)
