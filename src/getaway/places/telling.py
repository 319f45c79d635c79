"""What comes from the table, in words, for the log."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from rich.text import Text

from getaway.kernel.sentence import counted
from getaway.places.reading import ledger_of, said
from getaway.table.shapes import Entry, Shown
from getaway.words import Words


def lines_of(event: Entry, words: Words) -> Iterator[Text]:
    """Something that was told, or said."""
    talk = event.talk
    if not talk:
        for told in event.told or ():
            yield Text(said(told, words))
        return
    if talk.phrase is not UNSET:
        heard = words.text(talk.phrase)
    elif talk.text is not UNSET:
        heard = talk.text
    else:
        heard = " ".join(said(one, words) for one in talk.sentences or ())
        assert talk.number is not UNSET, "whatever is stated has a number"
        heard = f"({counted(talk.number)}) {heard}"
    yield Text(f"{words.names[talk.seat]}: {heard}", style="italic")


def promise_lines(view: Shown, words: Words) -> Iterator[Text]:
    """What was promised at the table, and what became of it."""
    ledger = ledger_of(view)
    if ledger is None or not ledger.promises:
        return
    yield Text(f"\n{words.text('say-promises')}", style="bold")
    for promise in ledger.promises:
        told = (promise.words.heading, promise.words.clause, promise.words.condition)
        heard = " ".join(said(one, words) for one in told if one is not None)
        yield Text(f"({counted(promise.number)}) {heard}")
