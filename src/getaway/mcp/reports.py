"""What a language model is told of its table: in words, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from getaway.boards import load_board
from getaway.boards.written import table_in_words
from getaway.games import load
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import counted
from getaway.kernel.talk import Composition
from getaway.mcp.sitting import Sitting
from getaway.places.reading import ledger_of, said
from getaway.places.telling import promise_lines
from getaway.words import Words


def choices(sitting: Sitting) -> list[JsonObject]:
    """What may be decided now: the action to send, its name in no language, and what it does in words."""
    view = sitting.shown.view
    if sitting.ask is None or view is None:
        return []
    names = load(sitting.place.game.name).action_names
    return [
        {"action": one.action, "name": names[one.action], "label": sitting.label(number)}
        for number, one in enumerate(view.choices)
    ]


def standing(sitting: Sitting) -> JsonObject:
    """Where the game is, in short."""
    table = sitting.shown.table
    return {
        "phase": table.phase,
        "your_seat": sitting.seat,
        "is_your_turn": sitting.ask is not None,
        "waits_for": [sitting.name_of(seat) for seat in table.asked if seat != sitting.seat],
        "players": [
            {"seat": seat, "name": chair.name, "kind": chair.kind, "bot": chair.bot}
            for seat, chair in enumerate(table.chairs)
        ],
    }


def in_words(sitting: Sitting, news: list[str]) -> str:
    """What has happened, the table, and what is to be done."""
    return "\n".join(_lines(sitting, news))


def _lines(sitting: Sitting, news: list[str]) -> Iterator[str]:
    words, shown = sitting.words, sitting.shown
    table = shown.table
    if news:
        yield words.text("model-since")
        yield from (f"- {line}" for line in news)
        yield ""
    seats = [
        f"{seat} {words.text('you', name=chair.name) if seat == sitting.seat else chair.name}"
        for seat, chair in enumerate(table.chairs)
        if chair.kind != "empty"
    ]
    yield words.text("model-seats", seats=", ".join(seats))
    if shown.view is not None:
        # Where several decide at once, or nobody does, nobody is pointed at.
        one = len(table.asked) == 1
        view = shown.view if one else msgspec.structs.replace(shown.view, mover=None)
        yield table_in_words(sitting.place.game, view, sitting.seat, words)
        yield from (line.plain for line in promise_lines(shown, words))
        yield ""
    yield from _what_to_do(sitting)


def _what_to_do(sitting: Sitting) -> Iterator[str]:
    words, shown = sitting.words, sitting.shown
    phase, view = shown.table.phase, shown.view
    if phase == "lobby":
        empty = sum(chair.kind == "empty" for chair in shown.table.chairs)
        yield words.text("model-lobby", empty=empty)
    elif phase == "over":
        board = load_board(sitting.place.game)
        yield words.text("table-is-over")
        if view is not None and view.result is not None:
            yield from board.outcome(view.result, words)
    elif phase == "talk":
        yield words.text("model-talk")
    elif sitting.ask is None:
        waits = [sitting.name_of(seat) for seat in shown.table.asked if seat != sitting.seat]
        yield words.text("model-waits", who=words.listed(waits)) if waits else words.text("model-answered")
    else:
        assert view is not None
        yield load_board(sitting.place.game).question(view, words)
        yield words.text("model-choices")
        yield from (f"- {one['action']}: {one['label']} [{one['name']}]" for one in choices(sitting))


def ledger(sitting: Sitting) -> tuple[str, JsonObject]:
    """What is offered and promised, and what became of it."""
    words = sitting.words
    found = ledger_of(sitting.shown)
    if found is None:
        return words.text("model-no-talk"), {"offers": [], "promises": []}
    lines = []
    for offer in found.offers:
        parts = [offer.words.heading, *offer.words.give, *offer.words.get]
        parts += [] if offer.words.condition is None else [offer.words.condition]
        told = " ".join(said(part, words) for part in parts)
        ways = [
            way
            for way in ("accept", "reject", "counter", "withdraw")
            if sitting.seat in getattr(offer.may, way)
        ]
        lines.append(f"({counted(offer.number)}) {told} [ref {offer.number}: {', '.join(ways) or '–'}]")
    lines += [line.plain for line in promise_lines(sitting.shown, words)]
    written: JsonObject = msgspec.to_builtins(found)
    return "\n".join(lines) or words.text("model-nothing-promised"), written


def composition(told: Composition, words: Words) -> str:
    """What may be said: the gaps of a draft, what fits each of them, and what may be added."""
    lines = []
    if told.statement is not None:
        lines.append(words.text("model-can-say", said=" ".join(said(one, words) for one in told.sentences)))
    if told.wrong is not None:
        lines.append(said(told.wrong, words))
    for line in told.lines:
        lines.append(f"{_path(line.path)}: {said(line.sentence, words)}")
        for gap in line.gaps:
            fitting = ", ".join(str(msgspec.json.encode(one.value), "utf-8") for one in gap.options)
            mark = "!" if gap.empty else ""
            lines.append(f"  {_path(gap.path)}{mark} = {fitting}")
    for opening in told.add:
        fitting = ", ".join(str(msgspec.json.encode(one.value), "utf-8") for one in opening.options)
        lines.append(f"{_path(opening.path)} += {fitting}")
    for ready in told.ready:
        statement = str(msgspec.json.encode(ready.statement), "utf-8")
        lines.append(f"{said(ready.label, words)}: {statement}")
    return "\n".join(lines)


def _path(path: list[str | int]) -> str:
    return ".".join(map(str, path))
