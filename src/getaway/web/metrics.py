"""Numbers about a running server, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long things took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        found, below = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """Counted since the start."""

    def __init__(self) -> None:
        self.messages = 0
        self.refused = 0
        self.views = 0
        self.cut = 0
        self.watchdog = 0
        self.decisions = Histogram()  # from a message to its acknowledgement
        self.thoughts = Histogram()  # of bots

    def thought(self, seconds: float, in_time: bool) -> None:
        """A bot has thought, or the watchdog has."""
        self.thoughts.add(seconds)
        self.watchdog += not in_time

    def text(self, loop_stall: Histogram, **gauges: int) -> str:
        """All numbers, a line each."""
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE getaway_{name} gauge", f"getaway_{name} {value}"]
        for name in ("messages", "refused", "views", "cut", "watchdog"):
            lines += [f"# TYPE getaway_{name}_total counter", f"getaway_{name}_total {getattr(self, name)}"]
        for name, histogram in (
            ("decision", self.decisions),
            ("thought", self.thoughts),
            ("loop_stall", loop_stall),
        ):
            lines.append(f"# TYPE getaway_{name}_seconds histogram")
            lines += histogram.lines(f"getaway_{name}_seconds")
        return "\n".join(lines) + "\n"
