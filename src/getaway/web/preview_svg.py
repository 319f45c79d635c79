"""The picture of a link as SVG: 1200 x 630, on paper, with our own heads and letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from getaway.web.preview_scene import Line, Mark, Row, Scene, drawable

WIDTH, HEIGHT = 1200, 630
WALL, SHADE, PAPER, EDGE, INK, QUIET = "#e7ddcc", "#c9a77c", "#fffaf1", "#d9ccb6", "#1c1a2e", "#534d63"
ALARM, GOOD, ACCENT, GOLD = "#a3211b", "#1d6a43", "#5434b4", "#f4bd3a"
SEATS = ("#5b4bb5", "#1d7a7f", "#a25a23", "#a8336f", "#4f5f7d")
TITLE, TEXT = "Bitter", "Fira Sans"
HEADS = (
    "M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6Z",
    "M10 12H90V92H10Z",
    "M50 2 98 92H2Z",
    "M50 2 98 50 50 98 2 50Z",
    "M28 8H72L96 50 72 92H28L4 50Z",
)
MASKS = ("", "", "translate(14 22) scale(.72)", "translate(8 8) scale(.84)", "")
MASK = (
    '<path d="M14 44C30 36 70 36 86 44 88 64 68 68 58 58 53 54 47 54 42 58 32 68 12 64 14 44Z" '
    'fill="#1a182b"/><ellipse cx="33" cy="50" rx="8" ry="6.5" fill="#fffdf7"/>'
    '<ellipse cx="67" cy="50" rx="8" ry="6.5" fill="#fffdf7"/>'
    '<circle cx="35" cy="50" r="3.5" fill="#1a182b"/><circle cx="69" cy="50" r="3.5" fill="#1a182b"/>'
)
LOGO = (
    '<rect width="40" height="40" rx="9" fill="#1c1a2e"/>'
    '<path d="M8 34 19 10H33L40 31V31A9 9 0 0 1 31 40H9Z" fill="#f4bd3a" opacity=".28"/>'
    '<path d="M12 33V17A8 8 0 0 1 28 17V33Z" fill="#f4bd3a"/>'
    '<path d="M20 13C16 13 15 17 16 19L13 33H27L24 19C25 17 24 13 20 13Z" fill="#1c1a2e"/>'
)
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
# How wide letters are, in parts of the size of the type: enough for either typeface.
NARROW, WIDE = "iljtfrI.,:;!|'’()[]· ", "mwMWQO@%&—шщюжфыЖШЩЮФЫМ"
LEFT, RIGHT, TOP, FLOOR = 80, 1120, 168, 476  # of what lies below the head of the paper
CHART = 668  # how wide the chart is


def drawing(scene: Scene) -> str:
    """The whole picture."""
    body = _house(scene) if scene.is_house else _table(scene)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{WALL}"/>'
        f'<path d="M0 560H{WIDTH}V{HEIGHT}H0Z" fill="{SHADE}"/>'
        f'<rect x="36" y="44" width="1128" height="554" rx="18" fill="#3c2814" opacity=".22"/>'
        f'<rect x="36" y="36" width="1128" height="554" rx="18" fill="{PAPER}"/>{body}</svg>'
    )


def width_of(text: str, size: float) -> float:
    """About how wide a text is, rather too wide than too narrow."""
    parts = (0.33 if letter in NARROW else 0.9 if letter in WIDE else 0.58 for letter in text)
    return size * sum(parts)


def fitted(text: str, size: float, room: float) -> str:
    """A text, or as much of it as there is room for."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _text(
    x: float,
    y: float,
    said: str,
    size: float,
    room: float,
    *,
    face: str = TEXT,
    bold: bool = False,
    fill: str = INK,
    anchor: str = "start",
) -> str:
    weight = 700 if bold or face == TITLE else 400
    shown = escape(fitted(drawable(said), size, room))
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{face}" font-weight="{weight}" font-size="{size:g}" '
        f'fill="{fill}" text-anchor="{anchor}">{shown}</text>'
    )


def _head(seat: int, x: float, y: float, size: float) -> str:
    """The head of a seat, from its upper left corner."""
    shape = seat % len(HEADS)
    mask = f'<g transform="{MASKS[shape]}">{MASK}</g>' if MASKS[shape] else MASK
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 100:g})">'
        f'<path d="{HEADS[shape]}" fill="{SEATS[shape]}"/>{mask}</g>'
    )


def _house(scene: Scene) -> str:
    """The house, if there is nothing to tell of a table: who might sit there keeps the light off."""
    heads = "".join(_head(seat, 600 - 2.5 * 96 + seat * 96 + 8, 456, 80) for seat in range(5))
    return (
        f'<g transform="translate(510 84) scale(4.5)">{LOGO}</g>'
        + _text(600, 350, scene.title, 76, 1000, face=TITLE, anchor="middle")
        + _text(600, 408, scene.about, 32, 1000, fill=QUIET, anchor="middle")
        + heads
    )


def _table(scene: Scene) -> str:
    about = min(430.0, width_of(scene.about, 28) + 16)
    room = RIGHT - LEFT - 78 - 24 - about
    # A long title is set smaller, before anything of it is left out.
    size = max(32.0, min(46.0, 46 * room / width_of(scene.title, 46)))
    parts = [
        f'<g transform="translate({LEFT} 68) scale(1.45)">{LOGO}</g>',
        _text(LEFT + 78, 113, scene.title, size, room, face=TITLE),
        _text(RIGHT, 111, scene.about, 28, about, fill=QUIET, anchor="end"),
        f'<path d="M{LEFT} 144H{RIGHT}" stroke="{EDGE}" stroke-width="2"/>',
    ]
    if scene.line is None:
        parts += _rows(scene.rows)
    else:
        parts += [*_chart(scene.line, scene.rows), *_legend(scene.rows), _foot(scene)]
    return "".join(parts)


def _rows(rows: Sequence[Row]) -> list[str]:
    """Who sits there, one below the other, over the whole width."""
    high = min(96.0, 400 / max(1, len(rows)))
    top = TOP + (400 - high * len(rows)) / 2
    found = []
    for place, row in enumerate(rows):
        middle = top + high * (place + 0.5)
        found.append(_head(row.seat, LEFT, middle - 32, 64))
        ink = QUIET if row.is_free else INK
        found.append(_text(LEFT + 88, middle + 13, row.name, 38, 500, bold=not row.is_free, fill=ink))
        if row.ending:
            colour = GOOD if row.has_won else INK
            found.append(_text(690, middle - 2, row.ending, 30, 430, bold=True, fill=colour))
            found.append(_text(690, middle + 28, row.reason, 24, 430, fill=QUIET))
    return found


def _legend(rows: Sequence[Row]) -> list[str]:
    """Who sits there, beside the chart."""
    left = LEFT + CHART + 48
    high = min(72.0, (FLOOR - TOP) / max(1, len(rows)))
    found = []
    for place, row in enumerate(rows):
        middle = TOP + high * (place + 0.5)
        if row.is_mine:
            found.append(
                f'<rect x="{left - 14}" y="{middle - high / 2 + 2:.1f}" width="{RIGHT - left + 22}" '
                f'height="{high - 4:.1f}" rx="10" fill="#e5dcfb"/>'
            )
        found.append(_head(row.seat, left, middle - 23, 46))
        found.append(_text(left + 60, middle + 1, row.name, 25, 178, bold=True))
        found.append(_text(left + 60, middle + 24, row.ending, 20, 178, fill=GOOD if row.has_won else QUIET))
        found.append(_text(RIGHT, middle + 12, f"{row.chance} %", 29, 100, face=TITLE, anchor="end"))
    return found


def _chart(line: Line, rows: Sequence[Row]) -> list[str]:
    """Everybody's chances, step by step."""
    left, right = LEFT + 44, LEFT + CHART

    def across(step: int) -> float:
        return left + (right - left) * step / max(1, line.steps)

    def up(chance: float) -> float:
        return FLOOR - (FLOOR - TOP) * chance

    parts = []
    for part in (0, 25, 50, 75, 100):
        y = up(part / 100)
        parts.append(f'<path d="M{left} {y:.1f}H{right}" stroke="{EDGE}" stroke-width="1.5"/>')
        parts.append(_text(left - 12, y + 7, str(part), 20, 40, fill=QUIET, anchor="end"))
    equal = up(line.equal)
    parts.append(
        f'<path d="M{left} {equal:.1f}H{right}" stroke="{QUIET}" stroke-width="2" stroke-dasharray="7 6"/>'
    )
    mine = [row.seat for row in rows if row.is_mine]
    for seat in sorted((row.seat for row in rows), key=lambda seat: seat in mine):
        way = _way(line, seat, across, up)
        thick = 7 if seat in mine else 4
        parts.append(
            f'<path d="{way}" fill="none" stroke="{SEATS[seat % len(SEATS)]}" stroke-width="{thick}" '
            'stroke-linejoin="round"/>'
        )
    now = across(line.step)
    parts.append(f'<path d="M{now:.1f} {TOP - 8}V{FLOOR + 8}" stroke="{ACCENT}" stroke-width="4"/>')
    parts += [
        _sign(mark, line, across(mark.step), up) for mark in sorted(line.marks, key=lambda m: m.is_here)
    ]
    return parts


def _way(line: Line, seat: int, across: Callable[[int], float], up: Callable[[float], float]) -> str:
    """A seat's line; in stairs where it moves only with what the seat does."""
    parts = []
    for number, (step, chances) in enumerate(line.points):
        x, y = across(step), up(chances[seat])
        if number == 0:
            parts.append(f"M{x:.1f} {y:.1f}")
        else:
            parts.append(f"H{x:.1f}V{y:.1f}" if line.is_in_stairs else f"L{x:.1f} {y:.1f}")
    return "".join(parts)


def _sign(mark: Mark, line: Line, x: float, up: Callable[[float], float]) -> str:
    """A mistake on its seat's line, after what was done."""
    chances = next(chances for step, chances in reversed(line.points) if step <= mark.step)
    y, size = max(TOP + 4.0, up(chances[mark.seat]) - 24), 19 if mark.is_here else 14
    return _badge(mark.grade, x, y, size)


def _badge(grade: str, x: float, y: float, size: float) -> str:
    filled = grade == "blunder"
    fill, ink = (ALARM, PAPER) if filled else (PAPER, ALARM if grade == "mistake" else QUIET)
    dashes = ' stroke-dasharray="4 3"' if grade == "inaccuracy" else ""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" fill="{fill}" stroke="{PAPER if filled else ink}" '
        f'stroke-width="2.5"{dashes}/>'
        + _text(x, y + size * 0.42, SIGNS[grade], size * 1.15, 100, bold=True, fill=ink, anchor="middle")
    )


def _foot(scene: Scene) -> str:
    """What was done, and what would have been better; or what the lines mean."""
    move = scene.move
    if move is None:
        return _text(LEFT, 544, scene.caption, 24, RIGHT - LEFT, fill=QUIET)
    badge, left = "", LEFT
    if move.grade is not None:
        badge, left = _badge(move.grade, LEFT + 22, 534, 22), LEFT + 62
    said = _text(left, 534 if move.better else 544, move.text, 26, RIGHT - left, bold=True)
    better = _text(left, 567, move.better, 24, RIGHT - left, fill=GOOD) if move.better else ""
    return badge + said + better
