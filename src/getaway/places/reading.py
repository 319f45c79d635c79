"""What comes from a table, as the protocol's own structs (docs/protocol.md)."""

from __future__ import annotations

import msgspec

from getaway.boards import read_view
from getaway.client.message import Message
from getaway.kernel.game import Game
from getaway.kernel.sentence import Seat, Sentence, restored
from getaway.kernel.talk import Composition, LedgerView, Standing
from getaway.table.shapes import Shown
from getaway.words import Words


def read_shown(game: Game, message: Message) -> Shown:
    """A view of the table, with the board in the game's own struct."""
    board = None if message["view"] is None else read_view(game, message["view"])
    shown = msgspec.convert({**message, "view": None}, Shown, str_keys=True)
    return msgspec.structs.replace(shown, view=board)


def read_composition(message: Message) -> Composition:
    """What may be said, beginning with a draft."""
    return msgspec.convert(message, Composition)


def ledger_of(shown: Shown) -> LedgerView | None:
    """What is promised at the table, where talk has a meaning."""
    ledger = shown.table.ledger
    return ledger if isinstance(ledger, LedgerView) else None


def speaker_of(offer: Standing) -> Seat:
    """Whose offer it is."""
    assert isinstance(offer.statement, dict)
    speaker = offer.statement["from"]
    assert isinstance(speaker, int)
    return Seat(speaker)


def said(sentence: Sentence, words: Words) -> str:
    """A sentence that another program wrote."""
    return words.say(restored(sentence))
