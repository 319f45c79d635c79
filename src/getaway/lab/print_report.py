"""An arena's report for people: a table and a few sentences."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from getaway.kernel.errors import BadFile
from getaway.kernel.sentence import counted
from getaway.lab.standings import Report


def show(report: Report, console: Console) -> None:
    """Print a report as a person reads it."""
    games, players = report["games"], report["players"]
    console.print(
        f"{report['game']}, {players} players, {report['format']}: {games} game{'s' * (games != 1)}, "
        f"{report['deals']} deal{'s' * (report['deals'] != 1)} in all seats, seed {report['seed']}",
        highlight=False,
        markup=False,
    )
    if not games:
        return
    console.print(table(report))
    console.print(by_seat(report))
    if report["habits"]:
        console.print(by_habit({row["bot"]: row["habits"] for row in report["bots"]}))
    for line in sentences(report):
        console.print(line, highlight=False, markup=False)


def table(report: Report) -> Table:
    """A row for each bot."""
    refused = any(row["refused"] for row in report["bots"])
    # Shares with their intervals in one cell: all of it fits into 80 columns.
    heads = ["wins, %", "rating", "median", "p99"]
    heads += ["lost, %"] if report["several_winners"] else []
    heads += ["refused"] if refused else []
    rows = []
    for row, times in zip(report["bots"], report["times"]["bots"], strict=True):
        rating = "–" if row["rating"] is None else f"{row['rating']:.1f}"
        cells = [row["bot"], with_interval(row), rating]
        cells += [milliseconds(times["median_ms"]), milliseconds(times["p99_ms"])]
        cells += [with_interval(row["lost"])] if report["several_winners"] else []
        cells += [f"{row['refused']:,}"] if refused else []
        rows.append(cells)
    return laid_out(heads, rows)


def by_seat(report: Report) -> Table:
    """How often each bot wins in each seat."""
    rows = [[row["bot"], *(by_hundred(seat) for seat in row["seats"])] for row in report["bots"]]
    return laid_out([f"seat {counted(seat)}, %" for seat in range(report["players"])], rows)


def by_habit(found: dict[str, dict[str, dict[str, float]]]) -> Table:
    """What each bot does in a game for each seat it takes, with its interval: a row for each thing."""
    kinds = list(dict.fromkeys(kind for habits in found.values() for kind in habits))
    nothing = {"mean": 0.0, "low": 0.0, "high": 0.0}
    rows = []
    for kind in kinds:
        amounts = [habits.get(kind, nothing) for habits in found.values()]
        cells = [f"{one['mean']:.2f} ({one['low']:.2f}–{one['high']:.2f})" for one in amounts]
        rows.append([kind.replace("-", " "), *cells])
    return laid_out(list(found), rows, "a game and seat")


def laid_out(heads: Sequence[str], rows: Sequence[Sequence[str]], first: str = "bot") -> Table:
    """Names to the left, numbers to the right."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False)
    made.add_column(first, overflow="fold")
    for head in heads:
        made.add_column(head, justify="right")
    for row in rows:
        # A bot's name is whatever its author typed, not markup.
        made.add_row(*(Text(cell) for cell in row))
    return made


def sentences(report: Report) -> list[str]:
    """What the table has no room for."""
    lines = []
    fair = percent(1 / report["players"])
    if report["format"] == "one against a field" and report["players"] > 2:
        lines.append(
            f"Wins are those of one such bot at a table of the other; {fair} would be an equal share."
        )
    none = report["nobody_won"]
    if none["share"] or report["several_winners"]:
        somebody = {"low": 1 - none["high"], "high": 1 - none["low"]}
        lines.append(
            f"Somebody won in {percent(1 - none['share'])} ({between(somebody)}) of the games, "
            f"nobody in {percent(none['share'])} ({between(none)})."
        )
    if (rounds := report["won_in_round"]) is not None:
        lines.append(
            f"Games that somebody won ended in round {rounds['median']} (median), "
            f"eight of ten in rounds {rounds['low']} to {rounds['high']}."
        )
    if any(row["refused"] for row in report["bots"]):
        for row in report["bots"]:
            reasons = ", ".join(f"{count:,} {reason}" for reason, count in row["refusals"].items())
            if reasons:
                lines.append(
                    f"{row['bot']}: {row['refused']:,} refused ({reasons}); "
                    f"{report['replaced_by']} took them."
                )
    for row in report["bots"]:
        if row["promises"]:
            became = ", ".join(f"{count:,} {status}" for status, count in row["promises"].items())
            lines.append(f"{row['bot']}: promises {became}{word_kept(row['kept'])}.")
    for row in report["bots"]:
        lines += model_lines(row)
    if report["clock"]:
        lines.append("The bots thought by the clock: another run may turn out differently.")
    times = report["times"]
    lines.append(
        f"{times['games_per_s']} games a second, {report['decisions_per_game']:.1f} decisions a game."
    )
    return lines


def word_kept(kept: Report) -> str:
    """How often a bot kept its word, where it was put to the test."""
    return (
        "" if kept["share"] is None else f"; it kept its word in {percent(kept['share'])} ({between(kept)})"
    )


def model_lines(row: Report) -> list[str]:
    """What a language model took, and where one can read what it said."""
    used = row["model"]
    if used is None:
        return []
    silent = f" Failed and said nothing: {used['silent']:,}." if "silent" in used else ""
    return [
        f"{row['bot']}: requests {used.get('requests', 0):,}, retries {used.get('retries', 0):,}, "
        f"tokens read {used.get('tokens read', 0):,}, tokens written {used.get('tokens written', 0):,}, "
        f"cost {used['cost']:.4f}.{silent}",
        f"What it saw and said is in {used['transcripts']}. The same seed gives it the same deals, "
        "not the same games.",
    ]


def with_interval(row: Report) -> str:
    return "–" if row["share"] is None else f"{row['share'] * 100:.1f} ({between(row)})"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share * 100:.1f} %"


def between(row: Report) -> str:
    return "–" if row["low"] is None else f"{row['low'] * 100:.1f}–{row['high'] * 100:.1f}"


def by_hundred(row: Report) -> str:
    if row["share"] is None:
        return "–"
    return f"{row['share'] * 100:.0f} ({row['low'] * 100:.0f}–{row['high'] * 100:.0f})"


def milliseconds(number: float) -> str:
    return f"{number:.1f} ms" if number < 10 else f"{number:,.0f} ms"


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written in the end, before hours are spent."""
    if path.exists() and not path.is_file():
        raise BadFile(path, "isn't a file that can be written.")
    try:
        handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadFile(path, f"can't be written: {(error.strerror or str(error)).lower()}.") from None
    os.close(handle)
    Path(name).unlink()


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path = path.resolve()
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadFile(path, f"can't be written: {(error.strerror or str(error)).lower()}.") from None
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        unfinished.chmod(0o644)
        unfinished.replace(path)
    except OSError as error:
        raise BadFile(path, f"can't be written: {(error.strerror or str(error)).lower()}.") from None
    finally:
        unfinished.unlink(missing_ok=True)


def as_text(report: Report) -> str:
    """A report as it is printed and written."""
    return json.dumps(report, ensure_ascii=False)
