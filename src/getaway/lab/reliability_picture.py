"""What was said and what came as a picture: a panel for each game and number of players."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from getaway.kernel.errors import BadFile
from getaway.lab.calibration import BINS, Counted, Row, rows, together

SIDE, LEFT, HEAD, FOOT, BARS = 250, 62, 66, 66, 40  # of a panel; the bars stand below its square
COLUMNS = 2
WIDTH, HEIGHT = LEFT + SIDE + 28, HEAD + SIDE + BARS + FOOT
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1d2433 } .small { font-size: 12px; fill: #4a556b }
.title { font-weight: 600; font-size: 16px } .paper { fill: #fbfaf6 } .grid { stroke: #c9cdd6 }
.true { stroke: #4a556b; stroke-dasharray: 6 4 } .open { fill: #22558c; stroke: #22558c }
.knew { fill: none; stroke: #a5402d } .bar { fill: #b9c8da } path { fill: none }
@media (prefers-color-scheme: dark) {
 text { fill: #e9ecf3 } .small { fill: #b5bdcc } .paper { fill: #171b24 } .grid { stroke: #3b4354 }
 .true { stroke: #b5bdcc } .open { fill: #8fc0ff; stroke: #8fc0ff } .knew { stroke: #ff9d86 }
 .bar { fill: #3d5471 }
}
"""


def write(path: Path, games: Sequence[Counted]) -> None:
    """Draw all games into a file."""
    try:
        path.write_text(picture(games), encoding="utf-8")
    except OSError as error:
        raise BadFile(path, f"can't be written: {(error.strerror or str(error)).lower()}.") from None


def picture(games: Sequence[Counted]) -> str:
    """What was said and what came in all these games."""
    names = list(dict.fromkeys(one.game for one in games))
    keys = sorted({(one.game, one.players) for one in games}, key=lambda key: (names.index(key[0]), key[1]))
    parts = []
    for place, key in enumerate(keys):
        mine = [one for one in games if (one.game, one.players) == key]
        parts.append(_panel(mine, WIDTH * (place % COLUMNS), HEIGHT * (place // COLUMNS)))
    width, height = WIDTH * min(COLUMNS, max(1, len(keys))), HEIGHT * -(-max(1, len(keys)) // COLUMNS)
    said = "How well the chances of reviews come true"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="{said}">\n'
        f"<title>{said}</title>\n<style>{STYLE}</style>\n"
        f'<rect class="paper" width="{width}" height="{height}" rx="14"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _panel(games: Sequence[Counted], left: int, top: int) -> str:
    """One game with one number of players."""
    first = games[0]
    name = first.game.replace("-", " ").title()
    opened, knew = [one.open for one in games], [one.knew for one in games]
    x, y = left + LEFT, top + HEAD
    lines = [
        f'<text class="title" x="{left + 20}" y="{top + 28}">{escape(name)}, {first.players} players</text>',
        f'<text class="small" x="{left + 20}" y="{top + 48}">{len(games)} games · Brier '
        f"{together(opened).brier:.3f} open, {together(knew).brier:.3f} known</text>",
    ]
    for tick in range(0, 101, 25):
        along = SIDE * tick / 100
        lines.append(
            f'<path class="grid" d="M{x + along:.0f} {y}v{SIDE}M{x} {y + SIDE - along:.0f}h{SIDE}"/>'
        )
        lines.append(
            f'<text class="small" text-anchor="middle" x="{x + along:.0f}" y="{y + SIDE + 16}">{tick}</text>'
        )
        lines.append(
            f'<text class="small" text-anchor="end" x="{x - 8}" y="{y + SIDE - along + 4:.0f}">{tick}</text>'
        )
    lines.append(f'<path class="true" d="M{x} {y + SIDE}L{x + SIDE} {y}"/>')
    lines += [_mark(row, x, y, "open") for row in rows(opened)]
    lines += [_mark(row, x, y, "knew") for row in rows(knew)]
    lines += _bars(together(opened).count, x, y + SIDE + 22)
    foot = top + HEAD + SIDE + BARS
    lines.append(
        f'<text class="small" x="{left + 20}" y="{foot + 40}">'
        "across: said, %; up: won, % · dot: all hands open</text>"
    )
    lines.append(
        f'<text class="small" x="{left + 20}" y="{foot + 56}">'
        "square: as each seat knew · bars: how often said</text>"
    )
    return "\n".join(lines)


def _mark(row: Row, x: int, y: int, kind: str) -> str:
    """What came of a bin, with its interval."""
    # Those of both kinds stand side by side.
    across = x + SIDE * row.said + (-2 if kind == "open" else 2)
    up, low, high = (y + SIDE * (1 - share) for share in (row.won, row.low, row.high))
    line = f'<path class="{kind}" stroke-width="1.5" d="M{across:.1f} {low:.1f}V{high:.1f}"/>'
    if kind == "open":
        return f'{line}<circle class="{kind}" cx="{across:.1f}" cy="{up:.1f}" r="4"/>'
    return (
        f'{line}<rect class="{kind}" stroke-width="2" x="{across - 4:.1f}" y="{up - 4:.1f}" '
        'width="8" height="8"/>'
    )


def _bars(counts: Sequence[int], x: int, y: int) -> list[str]:
    """How often each chance was said."""
    most, width = max(1, *counts), SIDE / BINS
    return [
        f'<rect class="bar" x="{x + width * place + 1:.1f}" y="{y + (BARS - 12) * (1 - count / most):.1f}" '
        f'width="{width - 2:.1f}" height="{(BARS - 12) * count / most:.1f}"/>'
        for place, count in enumerate(counts)
    ]
