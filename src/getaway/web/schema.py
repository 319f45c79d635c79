"""The JSON Schema of all that crosses the wire, made from the types that write and check it.

python -m getaway.web.schema           the messages of both directions
python -m getaway.web.schema http      the requests and replies of HTTP
python -m getaway.web.schema mine      those about one's own games and ratings
python -m getaway.web.schema GAME      what `view` holds at a table of that game, and `ledger`, if it has one
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from types import ModuleType, UnionType
from typing import Any, get_args, get_type_hints

import msgspec

from getaway.games import REGISTRY, find
from getaway.kernel.sentence import Blank, Seat, Sentence
from getaway.kernel.small_game import small_view
from getaway.kernel.talk import Composition, LedgerView
from getaway.kernel.view import Deed, View
from getaway.learn import shapes as lesson_shapes
from getaway.review import shapes as review_shapes
from getaway.table import proof
from getaway.table.shapes import PROTOCOL, AnyTold
from getaway.web import mine_shapes, puzzle_shapes, replies, shapes
from getaway.web.messages import AnyMessage

Schema = dict[str, Any]
UNIONS: dict[str, UnionType] = {"AnyTold": AnyTold, "AnyMessage": AnyMessage}


def of_messages() -> Schema:
    """What goes over a socket, either way."""
    return _of_unions(f"Getaway, protocol {PROTOCOL}", UNIONS)


def of_sent() -> Schema:
    """What a page sends: a part of the messages."""
    return _of_unions("Getaway, what is sent", {"AnyMessage": AnyMessage})


def of_sentences() -> Schema:
    """What is to be put into words at the reader: a part of all the others."""
    return _document("Getaway, sentences", _components([Sentence])[1])


def of_talk() -> Schema:
    """What is said where talk has a meaning: a part of the messages."""
    return _document("Getaway, talk", _components([LedgerView, Composition])[1])


def of_lessons() -> Schema:
    """What is asked for and replied about lessons: a part of HTTP."""
    return _of_modules(lesson_shapes)


def of_reviews() -> Schema:
    """What is replied about the review of a game: a part of HTTP."""
    return _of_modules(review_shapes)


def of_mine() -> Schema:
    """What is asked for and replied about one's own games and ratings: a part of HTTP, with what it needs."""
    return _of_modules(mine_shapes)


def of_http() -> Schema:
    """What is asked for and replied over HTTP; OpenAPI says where."""
    return _of_modules(shapes, puzzle_shapes, replies, lesson_shapes, proof, review_shapes)


def _of_unions(title: str, unions: dict[str, UnionType]) -> Schema:
    found, defs = _components(list(unions.values()))
    return _document(title, {**defs, **dict(zip(unions, found, strict=False))})


def _of_modules(*modules: ModuleType) -> Schema:
    kinds = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    return _document("Getaway, requests and replies", _components(kinds)[1])


def of_game(name: str) -> Schema:
    """What a game shows; `View` is the whole of it, and a deed is also what a refusal is about."""
    return _document(f"Getaway, a view of {name}", _components(_with_deeds(find(name).view_type()))[1])


def of_ledger(name: str) -> Schema | None:
    """What is offered and promised in a game in which talk has a meaning; None in others."""
    ledger_type = find(name).ledger_type
    if ledger_type is None:
        return None
    return _document(f"Getaway, a ledger of {name}", _components([ledger_type()])[1])


def of_table(name: str) -> Schema:
    """All that is a game's own at one of its tables."""
    view, ledger = of_game(name), of_ledger(name)
    return view if ledger is None else _document(f"Getaway, {name}", {**view["$defs"], **ledger["$defs"]})


def of_small_game() -> Schema:
    """What every game shows that `small_game` makes, whatever package it comes from."""
    return _document("Getaway, a view of a small game", _components(_with_deeds(small_view()))[1])


def _with_deeds(view: type[View]) -> list[Any]:
    choice = get_args(get_type_hints(view)["choices"])[0]
    return [view, *(kind for kind in choice.__mro__ if issubclass(kind, Deed) and kind is not Deed)]


def _components(types: list[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    # These stand in no field by their type alone: a sentence names them beside other things.
    return msgspec.json.schema_components([*types, Seat, Blank], ref_template="#/$defs/{name}")


def _document(title: str, defs: dict[str, Schema]) -> Schema:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "$defs": defs}


def main() -> None:
    """Print what is asked for."""
    known: dict[str, Callable[[], Schema]] = {"http": of_http, "mine": of_mine}
    known |= {name: partial(of_table, name) for name in REGISTRY}
    asked = sys.argv[1:]
    if len(asked) > 1 or not set(asked) <= set(known):
        sys.exit(f"usage: python -m getaway.web.schema [{' | '.join(known)}]")
    document = known[asked[0]]() if asked else of_messages()
    print(json.dumps(document, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
