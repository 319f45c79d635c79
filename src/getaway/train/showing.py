"""What a training shows while it runs: a live table at a terminal, else a line from time to time."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.live import Live
from rich.table import Table

from getaway.train.run import News
from getaway.train.settings import Settings

SHOWN = 8  # measurements
SECONDS = 30  # between two lines


class Showing:
    """The course of a training, for whoever watches."""

    def __init__(self, settings: Settings, console: Console | None = None) -> None:
        self.settings = settings
        self._console = console or Console(file=sys.stderr)
        self._measured: list[News] = []
        self._steps: list[int] = []
        self._told = -float(SECONDS)
        self._live = Live(console=self._console, auto_refresh=False) if self._console.is_terminal else None

    def __enter__(self) -> Showing:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live is not None:
            self._live.stop()

    def tell(self, news: News) -> None:
        """An update is done."""
        if news.results:
            self._measured.append(news)
            self._steps.append(news.progress.steps)
        if self._live is not None:
            self._live.update(self.table(news), refresh=True)
        elif news.results or time.monotonic() - self._told >= SECONDS:
            self._told = time.monotonic()
            self._console.print(self.line(news), highlight=False, soft_wrap=True)

    def line(self, news: News) -> str:
        """An update in one line."""
        share = 100 * news.progress.steps / self.settings.steps
        parts = [
            f"{news.progress.steps:,} steps ({share:.1f} %)",
            f"{news.pace:,.0f} a second",
            f"entropy {news.learned.entropy:.3f}",
            f"foreseen {100 * news.learned.explained:.0f} %",
        ]
        parts += [
            f"{one.rival}, {one.players}: {100 * one.share:.1f} ± {200 * one.error:.1f} %"
            for one in news.results
        ]
        return " · ".join(parts)

    def table(self, news: News) -> Table:
        """All that was measured, and how fast it goes."""
        made = Table(title=self.line(News(news.progress, news.learned, news.pace)), title_justify="left")
        made.add_column("steps", justify="right")
        shown = self._measured[-SHOWN:]
        for one in shown[-1].results if shown else ():
            made.add_column(f"{one.rival}, {one.players}", justify="right")
        for steps, measured in zip(self._steps[-SHOWN:], shown, strict=True):
            shares = [f"{100 * one.share:.1f} ± {200 * one.error:.1f}" for one in measured.results]
            made.add_row(f"{steps:,}", *shares)
        return made
