"""The course of a training: a line for each update in a file, a picture, and TensorBoard if it is there."""

from __future__ import annotations

import importlib.util
from html import escape
from pathlib import Path
from typing import Protocol

import msgspec

from getaway.train.evaluation import Result

FILE, PICTURE, BOARD = "curve.jsonl", "curve.svg", "tensorboard"
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 860, 420, 56, 34, 170, 46
HEADING = "Share won alone at a table of others, in %"
COLOURS = ("#1f6f8b", "#c0504d", "#5b8c3e", "#8a5fa8", "#c58b1b", "#3c6ea8", "#a8487d", "#5f6b6d")


class Line(msgspec.Struct, omit_defaults=True):
    """One update, and what was measured after it."""

    steps: int
    policy: float
    value: float
    entropy: float
    drift: float
    explained: float
    pace: float
    games: int
    results: list[Result] = []


class Board(Protocol):
    """What writes for TensorBoard."""

    def add_scalar(self, name: str, number: float, steps: int) -> object: ...
    def close(self) -> None: ...


class Curves:
    """Written as the run goes on."""

    def __init__(self, folder: Path, steps: int) -> None:
        """Begin, or go on after so many steps: what was written later than the checkpoint is dropped."""
        self.folder = folder
        self.lines = [line for line in read_curve(folder) if line.steps <= steps]
        half = folder / f"{FILE}.half"
        half.write_bytes(b"".join(map(written, self.lines)))
        half.replace(folder / FILE)
        self._board = board(folder)

    def add(self, line: Line) -> None:
        """One more."""
        self.lines.append(line)
        with (self.folder / FILE).open("ab") as file:
            file.write(written(line))
        if self._board is not None:
            for name in ("policy", "value", "entropy", "drift", "explained", "pace", "games"):
                self._board.add_scalar(f"training/{name}", getattr(line, name), line.steps)
            for one in line.results:
                name = f"evaluation/{one.players} players, {one.rival}"
                self._board.add_scalar(name, one.share, line.steps)
        if line.results:
            (self.folder / PICTURE).write_text(picture(self.lines), encoding="utf-8")

    def close(self) -> None:
        """Nothing more comes."""
        if self._board is not None:
            self._board.close()


def board(folder: Path) -> Board | None:
    """What writes for TensorBoard, if it is installed."""
    if importlib.util.find_spec("tensorboard") is None:
        return None
    from torch.utils.tensorboard import SummaryWriter

    writer: Board = SummaryWriter(str(folder / BOARD))
    return writer


def read_curve(folder: Path) -> list[Line]:
    """The lines that were written; one that was cut off in the middle is none."""
    path = folder / FILE
    if not path.exists():
        return []
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    return [msgspec.json.decode(text, type=Line) for text in whole.splitlines()]


def written(line: Line) -> bytes:
    """A line as it stands in the file."""
    return msgspec.json.encode(line) + b"\n"


def picture(lines: list[Line]) -> str:
    """The shares over the steps as an SVG: a line for each kind of rivals and each number of players."""
    series: dict[str, list[tuple[int, float, float]]] = {}
    for line in lines:
        for one in line.results:
            name = f"{one.rival}, {one.players}"
            series.setdefault(name, []).append((line.steps, one.share, one.error))
    last = max((line.steps for line in lines), default=1) or 1
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(steps: float) -> float:
        return LEFT + wide * steps / last

    def y(share: float) -> float:
        return TOP + high * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="12">',
        "<title>What a network wins, by decisions learned from</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f2"/>',
        f'<text x="{LEFT}" y="20" fill="#333" font-size="14">{HEADING}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(f'<path d="M{LEFT} {at:.1f}H{LEFT + wide}" stroke="#ddd6c8"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end" fill="#555">{10 * tenth}</text>'
        )
    for quarter in range(5):
        steps = last * quarter / 4
        parts.append(
            f'<text x="{x(steps):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="#555">'
            f"{steps / 1e6:.1f} M</text>"
        )
    parts.append(
        f'<text x="{LEFT + wide / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle" fill="#555">'
        "decisions learned from</text>"
    )
    for n, (name, points) in enumerate(series.items()):
        colour = COLOURS[n % len(COLOURS)]
        dash = "" if n < len(COLOURS) else ' stroke-dasharray="5 4"'
        course = " ".join(f"{x(steps):.1f},{y(share):.1f}" for steps, share, _ in points)
        parts.append(f'<polyline points="{course}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        steps, share, error = points[-1]
        low, up = y(max(0.0, share - 2 * error)), y(min(1.0, share + 2 * error))
        parts.append(f'<path d="M{x(steps):.1f} {low:.1f}V{up:.1f}" stroke="{colour}"/>')
        at = TOP + 14 + 18 * n
        parts.append(
            f'<path d="M{WIDTH - RIGHT + 14} {at - 4}h18" stroke="{colour}" stroke-width="2"{dash}/>'
        )
        parts.append(
            f'<text x="{WIDTH - RIGHT + 38}" y="{at}" fill="#333">{escape(name)}: {100 * share:.0f}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
