"""The table of Art Robbery on the screen."""

from __future__ import annotations

from rich.text import Text

from getaway.boards.panel import MOVER, Panel, across, padded, seat_style, widths
from getaway.games.art_robbery.rules.state import CARD_NAMES, State
from getaway.games.art_robbery.shown.shapes import View
from getaway.games.art_robbery.shown.story import card_sentence
from getaway.games.art_robbery.terminal import text as text_board
from getaway.games.art_robbery.terminal.text import ending, outcome, question, short
from getaway.words import Words

__all__ = ["ending", "imagined", "outcome", "panel", "question", "status", "subjects", "text_board"]

# The raids by colour; the words name them too.
RAIDS = ("#e8c547", "#6fbf73", "#6fa8dc", "#e57368")


def status(view: View, words: Words) -> str:
    """The line above the board."""
    raid = words.text("raid", number=view.raid)
    draw, discard = words.text("table-draw"), words.text("table-discard")
    return f"{raid} · {draw} {view.draw} · {discard} {len(view.discard)}"


def panel(view: View, viewer: int, words: Words, width: int, height: int) -> Panel:
    """The middle, the players, one's own hand."""
    drawn = Panel()
    offered = {(one.kind, one.card or one.token): one.action for one in view.choices}
    raid = RAIDS[(view.raid - 1) % len(RAIDS)]
    line = Text(f"{words.text('table-middle')}: ", style="bold")
    tokens: list[tuple[str, str, int | None]] = [
        (f"[{short([token], words)}]", raid, offered.get(("take", token))) for token in view.middle
    ]
    across(tokens or [("–", "", None)], 0, drawn, _plain(line), width)
    dog = view.dog
    where = words.text("table-in-middle") if dog is None else words.names[dog]
    drawn.lines.append(Text.assemble((f"{words.text('table-dog')}: ", "bold"), where))
    drawn.lines.append(Text(""))
    drawn.lines += _players(view, viewer, words, width)
    if 0 <= viewer < len(view.seats):
        drawn.lines.append(Text(""))
        hand = Text(f"{words.text('table-hand')}: ", style="bold")
        cards: list[tuple[str, str, int | None]] = [
            (f"[{_card(card, words)}]", "bold", offered.get(("play", card)))
            for card in view.seats[viewer].hand or []
        ]
        across(cards or [("–", "", None)], len(drawn.lines), drawn, _plain(hand), width)
    return drawn


def _plain(heading: Text) -> Text:
    """A heading whose style does not run on."""
    return Text.assemble((heading.plain, heading.style))


def _card(card: str, words: Words) -> str:
    return words.say(card_sentence(CARD_NAMES.index(card)))


def _players(view: View, viewer: int, words: Words, width: int) -> list[Text]:
    """Everybody's cards and loot."""
    rows = [["", *(words.text(f"table-{heading}") for heading in ("cards", "loot", "stack"))]]
    for number, seat in enumerate(view.seats):
        name = words.names[number] if number != viewer else words.text("you", name=words.names[number])
        loot = "  ".join(f"[{short([token], words)}]" for token in seat.loot)
        stack = str(seat.stack) + (f": {short(seat.safe, words)}" if seat.safe else "")
        marker = MOVER if number == view.mover else " "
        rows.append([f"{marker} {name}", str(seat.cards), loot, stack])
    wide = widths(rows)
    wide[0] = min(wide[0], max(width // 3, 8))
    lines = []
    for number, row in enumerate(rows):
        text = "  ".join(padded(cell, wide[i]) for i, cell in enumerate(row)).rstrip()
        line = Text(text, style="dim" if number == 0 else "", no_wrap=True, overflow="ellipsis")
        if number:
            line.stylize(seat_style(number - 1), 0, wide[0])
            line.highlight_regex(r"\[[^]]*\]", RAIDS[(view.raid - 1) % len(RAIDS)])
            if number - 1 == view.mover:
                line.stylize("bold", 0, wide[0])
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def subjects(view: View, words: Words) -> dict[str, str]:
    """Nothing on this table hides more than it shows."""
    return {}


def imagined(state: State, view: View) -> State:
    """A dealt state in which actions are called as in this view: tokens go by the raid."""
    state.raid = view.raid - 1
    return state
