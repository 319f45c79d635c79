"""The table of Art Robbery as text, and its question."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from getaway.games.art_robbery.rules.state import BOSS, CARD_NAMES
from getaway.games.art_robbery.shown.shapes import Result, View
from getaway.games.art_robbery.shown.story import card_sentence, token_sentence
from getaway.kernel.sentence import Seat, Sentence
from getaway.words import Words


def board(view: View, viewer: int, words: Words) -> Iterator[Table | Text]:
    """The table, as one viewer sees it."""
    raid = words.text("raid", number=view.raid)
    piles = (
        f"{words.text('table-draw')} {view.draw}",
        f"{words.text('table-discard')} {len(view.discard)}",
    )
    yield Text.assemble("\n", (raid, "bold"), "   ", " · ".join(piles))
    dog = view.dog
    where = words.text("table-in-middle") if dog is None else words.names[dog]
    yield Text.assemble(
        (f"{words.text('table-middle')}: ", "bold"),
        short(view.middle, words),
        (f"   {words.text('table-dog')}: ", "bold"),
        where,
    )
    players = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("", "table-cards", "table-loot", "table-stack"):
        players.add_column(words.text(heading) if heading else "", style="none")
    for number, seat in enumerate(view.seats):
        stack = str(seat.stack)
        if seat.safe:
            stack += f": {short(seat.safe, words)}"
        marker = "> " if number == view.mover else "  "
        loot = short(seat.loot, words)
        name = words.names[number] if number != viewer else words.text("you", name=words.names[number])
        players.add_row(marker + name, str(seat.cards), loot, stack)
    yield players


def short(tokens: list[str], words: Words) -> str:
    """Tokens in few letters: the value and a dot for each alibi."""
    pairs = [token.partition("+")[::2] for token in tokens]
    boss = words.say(token_sentence(BOSS << 4))
    return "  ".join((boss if value == "boss" else value) + "•" * int(dots or 0) for value, dots in pairs)


def question(view: View, words: Words) -> str:
    """What the mover is asked."""
    robbery = view.robbery
    if view.decision == "gift" and robbery is not None and robbery.token is not None:
        token = token_words(robbery.token)
        return words.text("ask-gift", thief=Seat(view.thief), token=token)
    return words.text(f"ask-{view.decision}")


def token_words(token: str) -> Sentence:
    """A token of a view as the object of a sentence."""
    value, _, dots = token.partition("+")
    code = (BOSS if value == "boss" else int(value)) << 4 | int(dots or 0)
    return token_sentence(code, "a-token")


def ending(result: Result, words: Words) -> Iterator[str]:
    """How the game ended, step by step."""
    seats = range(len(result.points))
    for seat in seats:
        yield words.text("end-alibis", who=Seat(seat), alibis=result.alibis[seat])
    for seat in result.arrested:
        yield words.text("end-arrested", who=Seat(seat))
    for seat in seats:
        if gone := result.discarded[seat]:
            worth = sum(5 if token.startswith("boss") else int(token[0]) for token in gone)
            tokens = short(gone, words)
            yield words.text("end-discards", who=Seat(seat), points=worth, tokens=tokens)
    for seat in seats:
        yield words.text("end-points", who=Seat(seat), points=result.points[seat])
    winners = result.winners
    if not winners:
        yield words.text("end-police")
    elif len(winners) == 1:
        yield words.text("end-winner", who=Seat(winners[0]))
    else:
        yield words.text("end-shared", **words.people("who", winners))


def outcome(result: Result, words: Words) -> Iterator[str]:
    """The end in short: who has won, and everybody's points, most first."""
    yield list(ending(result, words))[-1]
    points = result.points
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    yield " · ".join(f"{words.names[seat]} {points[seat]}" for seat in order)


def hand(view: View, seat: int, words: Words) -> str:
    """The viewer's own cards."""
    cards = view.seats[seat].hand or []
    shown = [words.say(card_sentence(CARD_NAMES.index(card))) for card in cards]
    return f"{words.text('table-hand')}: {'  '.join(shown)}"
