"""The ladder as a picture: every step that was measured, with its interval and where it should lie."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from getaway.lab.measured import by_level
from getaway.lab.measures import STEP, Found

LEFT, WIDE, ROW, HEAD, FOOT = 190, 300, 26, 64, 46  # of a panel
COLUMNS = 2
# One against three of the level below should win 35 to 50 of a hundred games; with other numbers of players
# the like: as much more likely to win than each of the others.
ODDS = (0.35 / 0.65 * 3, 0.5 / 0.5 * 3)
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1d2433 } .small { font-size: 12px; fill: #4a556b }
.title { font-weight: 600; font-size: 16px } .paper { fill: #fbfaf6 } .goal { fill: #dfe9dc }
.grid { stroke: #c9cdd6 } .one { fill: #22558c; stroke: #22558c } .left { fill: #a5402d; stroke: #a5402d }
.rest { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
 text { fill: #e9ecf3 } .small { fill: #b5bdcc } .paper { fill: #171b24 } .goal { fill: #2c3d2f }
 .grid { stroke: #3b4354 } .one { fill: #8fc0ff; stroke: #8fc0ff } .left { fill: #ff9d86; stroke: #ff9d86 }
 .rest { fill: none }
}
"""


def picture(found: Sequence[Found]) -> str:
    """All steps, a panel for each game and number of players."""
    steps = [one for one in by_level(found) if one.measure.kind == STEP]
    games = list(dict.fromkeys(one.measure.game for one in found))
    several = {one.measure.game for one in found if one.several_winners}
    panels = sorted(
        {(one.measure.game, one.measure.players) for one in steps},
        key=lambda panel: (games.index(panel[0]), panel[1]),
    )
    parts, top, row = [], 0, 0
    for place, key in enumerate(panels):
        mine = [one for one in steps if (one.measure.game, one.measure.players) == key]
        if place % COLUMNS == 0:
            top, row = top + row, 0
        row = max(row, HEAD + ROW * len(mine) + FOOT)
        parts.append(_panel(mine, (LEFT + WIDE + 40) * (place % COLUMNS), top, key[0] in several))
    width, height = (LEFT + WIDE + 40) * COLUMNS, top + row
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="Every step of the ladder of bots">\n'
        f"<title>Every step of the ladder of bots</title>\n<style>{STYLE}</style>\n"
        f'<rect class="paper" width="{width}" height="{height}" rx="14"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _panel(found: Sequence[Found], left: int, top: int, several: bool) -> str:
    """The steps of one game and number of players, the lowest first; can several win it?"""
    measure = found[0].measure
    name = measure.game.replace("-", " ").title()
    about = "escapes and is left behind" if several else "wins"
    start, end = left + LEFT, top + HEAD + ROW * len(found)
    lines = [
        f'<text class="title" x="{left + 20}" y="{top + 28}">{escape(name)}, '
        f"{measure.players} players</text>",
        f'<text class="small" x="{left + 20}" y="{top + 46}">one of a level among the level below {about}, %'
        "</text>",
    ]
    if not several:
        low, high = (odds / (odds + measure.players - 1) for odds in ODDS)
        lines.append(
            f'<rect class="goal" x="{start + WIDE * low:.0f}" y="{top + HEAD - 6}" '
            f'width="{WIDE * (high - low):.0f}" height="{end - top - HEAD + 8}"/>'
        )
    for tick in range(0, 101, 25):
        x = start + WIDE * tick / 100
        lines.append(f'<path class="grid" d="M{x:.0f} {top + HEAD - 6}V{end + 2}"/>')
        lines.append(f'<text class="small" text-anchor="middle" x="{x:.0f}" y="{end + 18}">{tick}</text>')
    for place, one in enumerate(found):
        y = top + HEAD + ROW * place + 9
        said = f"{one.measure.one} among {one.measure.others}"
        lines.append(f'<text class="small" text-anchor="end" x="{start - 10}" y="{y + 4}">{said}</text>')
        lines.append(_mark("one", start, y - (4 if several else 0), one.wins))
        if several:
            lines.append(_ring("one", start, y - 4, one.others_win[0]))
            lines.append(_mark("left", start, y + 5, one.lost, square=True))
            lines.append(_ring("left", start, y + 5, one.others_lose[0]))
    if several:
        lines.append(
            f'<text class="small" x="{left + 20}" y="{end + 36}">'
            "round: escapes · square: left behind · hollow: each of the others</text>"
        )
    return "\n".join(lines)


def _mark(kind: str, start: int, y: int, three: tuple[float, float, float], square: bool = False) -> str:
    """A share with its interval."""
    x, low, high = (start + WIDE * value for value in three)
    line = f'<path class="{kind}" stroke-width="2" d="M{low:.1f} {y}H{high:.1f}"/>'
    if square:
        return f'{line}<rect class="{kind}" x="{x - 4:.1f}" y="{y - 4}" width="8" height="8"/>'
    return f'{line}<circle class="{kind}" cx="{x:.1f}" cy="{y}" r="4.5"/>'


def _ring(kind: str, start: int, y: int, value: float) -> str:
    return f'<circle class="{kind} rest" cx="{start + WIDE * value:.1f}" cy="{y}" r="4.5"/>'
