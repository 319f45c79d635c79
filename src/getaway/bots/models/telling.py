"""What a language model is told before it decides or speaks: what its seat may know, in English words."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from getaway.boards.written import table_in_words
from getaway.bots.situation import Situation
from getaway.kernel.game import Ledger
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.talk import Composition
from getaway.words import Words, rulebook

LANGUAGE = "en"
MOST_NEWS = 40  # sentences of what has happened
MOST_SAID = 3  # statements at a time

HOW_TO_CHOOSE = (
    "Choose exactly one of the legal actions. Answer with one JSON object and nothing else: "
    '{"thought": "at most two sentences", "choice": <the number of the action>}.'
)
HOW_TO_SPEAK = (
    f"Say nothing, or up to {MOST_SAID} statements. Everybody hears them; nothing is binding. Answer with "
    'one JSON object and nothing else: {"thought": "at most two sentences", "statements": [<statement>, …]}. '
    "An empty list says nothing. A statement is one of\n"
    '{"act": "offer", "to": [seats], "give": [clauses of yours], "get": [clauses of theirs]} – with an empty '
    '"get" it is a promise and stands at once;\n'
    '{"act": "ask", "to": [seats], "get": [clauses of theirs]};\n'
    '{"act": "counter", "ref": number of an offer, "to": [its speaker], "give": […], "get": […]};\n'
    '{"act": "accept" or "reject" or "withdraw", "ref": number of an offer};\n'
    '{"act": "accuse", "ref": number of a promise}.'
)


def words_for(situation: Situation) -> Words:
    """Players are called by their seats, as in the fields of statements."""
    names = [f"Player {seat}" for seat in range(situation.hidden.players)]
    return Words(situation.engine.game, LANGUAGE, names, situation.seat)


def brief(situation: Situation) -> str:
    """Who one is, and the rules: the same for all decisions of a game."""
    game = situation.engine.game
    words = Words(game, LANGUAGE)
    return (
        f"You play the board game {words.text(game.name)} and want to win. Players are numbered from 0. "
        f"You are Player {situation.seat}. You know only what you are told here.\n\n{rulebook(game, words)}"
    )


def table(situation: Situation) -> str:
    """What has happened, the table as the seat sees it, and what is promised."""
    game, words = situation.engine.game, words_for(situation)
    told = situation.told[-MOST_NEWS:]
    news = [words.say(game.sentence(situation.hidden, event)) for event in told]
    parts = ["What has happened lately:\n" + "\n".join(f"- {line}" for line in news)] if news else []
    view = game.view(situation.hidden, situation.seat)
    parts.append(table_in_words(game, view, situation.seat, words))
    if situation.ledger is not None:
        parts.append("\n".join(_promises(situation.ledger, words)))
    return "\n\n".join(parts)


def _promises(ledger: Ledger, words: Words) -> Iterator[str]:
    shown = ledger.shown()
    for offer in shown.offers:
        said = [offer.words.heading, *offer.words.give, *offer.words.get]
        said += [] if offer.words.condition is None else [offer.words.condition]
        text = " ".join(words.say(one) for one in said)
        ways = [way for way in ("accept", "reject", "withdraw") if words.reader in getattr(offer.may, way)]
        yield f"Open offer, ref {offer.number}: {text} You may: {', '.join(ways) or 'nothing'}."
    for promise in shown.promises:
        made = [promise.words.heading, promise.words.clause]
        made += [] if promise.words.condition is None else [promise.words.condition]
        yield f"Promise, ref {promise.number}: {' '.join(words.say(one) for one in made)}"


def choices(situation: Situation) -> str:
    """The legal actions by their numbers."""
    game, words, names = situation.engine.game, words_for(situation), situation.engine.action_names
    lines = [
        f"{action}: {words.say(game.label(situation.hidden, action))} [{names[action]}]"
        for action in situation.legal
    ]
    return "Legal actions:\n" + "\n".join(lines)


def phrasebook(ledger: Ledger, situation: Situation) -> str:
    """Which clauses can be said now, and what fits their gaps, as the grammar of the game has it."""
    begun = ledger.compose({}, situation.hidden, situation.seat)
    lines = []
    for opening in begun.add:
        lines.append(f"Clauses for {json.dumps(opening.side)}:")
        for option in opening.options:
            draft: JsonObject = {opening.side: [option.value]}
            lines.append(_clause(ledger.compose(draft, situation.hidden, situation.seat), option.value))
    return "\n".join(lines)


def _clause(told: Composition, begun: Json) -> str:
    """One clause: its fields, with what fits each of them."""
    fields = dict(begun) if isinstance(begun, dict) else {}
    shown = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in fields.items()]
    for line in told.lines[:1]:
        for gap in line.gaps:
            fitting = [msgspec.json.encode(option.value).decode() for option in gap.options]
            shown.append(f"{json.dumps(gap.name)}: {' or '.join(fitting)}")
    return "- {" + ", ".join(shown) + "}"


def choice_schema(legal: list[int]) -> JsonObject:
    """What an answer to a decision has to look like."""
    return _object(choice={"type": "integer", "enum": legal})


def talk_schema() -> JsonObject:
    """What an answer before a vote has to look like; the game itself reads the statements."""
    return _object(statements={"type": "array", "items": {"type": "object"}})


def _object(**fields: Json) -> JsonObject:
    properties: JsonObject = {"thought": {"type": "string"}, **fields}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
