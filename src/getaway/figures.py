"""What a bench measures: told row by row as it goes on, then as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

Figure = str | int | float | None
WIDTH = 200  # of a table where there is no terminal to say


def show(measured: Iterable[Mapping[str, Figure]], as_json: bool) -> None:
    """Measure every row and print them; their keys are the columns."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    rows: list[Mapping[str, Figure]] = []
    quiet = Console(stderr=True)
    with quiet.status("measuring …"):
        for row in measured:
            rows.append(row)
            quiet.log(" ".join(f"{key} {value}" for key, value in row.items()))
    if as_json:
        print(json.dumps(rows))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for key, value in rows[0].items():
        is_number = isinstance(value, int | float)
        table.add_column(
            key.replace("_", " "), justify="right" if is_number else "left", min_width=len(str(value)) + 2
        )
    for row in rows:
        table.add_row(*(f"{value:,}" if isinstance(value, int) else str(value) for value in row.values()))
    console = Console()
    # A pipe or a file has no width of its own.
    (console if console.is_terminal else Console(width=WIDTH)).print(table)
