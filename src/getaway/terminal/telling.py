"""What comes from the table, in words, for the log."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from getaway.kernel.sentence import sentence_of
from getaway.terminal.place import Message
from getaway.words import Words


def lines_of(event: Message, words: Words) -> Iterator[Text]:
    """Something that was told, or said."""
    talk = event.get("talk")
    if talk is None:
        for told in event["told"]:
            yield Text(words.say(sentence_of(told)))
        return
    if "phrase" in talk:
        said = words.text(talk["phrase"])
    elif "text" in talk:
        said = talk["text"]
    else:
        said = " ".join(words.say(sentence_of(one)) for one in talk["sentences"])
        said = f"({talk['number']}) {said}"
    yield Text(f"{words.names[talk['seat']]}: {said}", style="italic")


def promise_lines(view: Message, words: Words) -> Iterator[Text]:
    """What was promised at the table, and what became of it."""
    ledger = view["table"].get("ledger")
    if ledger is None or not ledger["promises"]:
        return
    yield Text(f"\n{words.text('say-promises')}", style="bold")
    for promise in ledger["promises"]:
        told = [promise["words"][part] for part in ("heading", "clause", "if")]
        said = " ".join(words.say(sentence_of(one)) for one in told if one is not None)
        yield Text(f"({promise['number']}) {said}")
