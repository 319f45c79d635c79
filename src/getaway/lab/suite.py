"""Every level against every bot kept out of all tuning: one of the level at a table of such a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from getaway import bots
from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.lab.arena import Match, Played
from getaway.lab.control_bots import CONTROL_BOTS, TALKERS
from getaway.lab.seating import Seating, seat
from getaway.lab.standings import Report, report

Play = Callable[[Match, Seating], Sequence[Played]]


@dataclass(frozen=True)
class Bout:
    """One level alone among bots of one kind."""

    level: str
    rival: str
    match: Match
    seating: Seating


def bouts(match: Match, levels: Sequence[str], games: int) -> list[Bout]:
    """All that is to be played, level by level."""
    rivals = CONTROL_BOTS.get(match.game, {})
    if not rivals:
        raise BadInput(f"There are no control bots for {match.game}.")
    found = []
    for level in levels or bots.levels(find(match.game)):
        for rival in rivals:
            table = [level, *[rival] * (match.players - 1)]
            # With two players it is one against a field anyway.
            seating = seat(find(match.game), table, match.players, games, match.seed)
            found.append(Bout(level, rival, replace(match, talk=rival in TALKERS), seating))
    return found


def row(bout: Bout, played: Sequence[Played]) -> Report:
    """What a bout says: the level's share of wins, how often it alone lost, and its equal share of both."""
    found = report(bout.match, bout.seating, played, 1.0)
    mine = next(one for one in found["bots"] if one["bot"] == bout.level)
    somebody = 1 - found["nobody_won"]["share"]
    made = {
        "level": bout.level,
        "rival": bout.rival,
        "players": bout.match.players,
        "games": found["games"],
        "wins": {key: mine[key] for key in ("share", "low", "high")},
        "lost": mine["lost"],
        "equal": somebody / bout.match.players,
        "several_winners": bool(found["several_winners"]),
    }
    return {**made, "below": is_below(made)}


def is_below(made: Report) -> bool:
    """Is the level clearly worse off than its equal share? Where all but one win: is it left more often?"""
    if made["several_winners"]:
        return bool(made["lost"]["low"] > made["equal"])
    return bool(made["wins"]["high"] < made["equal"])


def run(match: Match, levels: Sequence[str], games: int, play: Play) -> Iterable[Report]:
    """Play all bouts, one row after the other."""
    for bout in bouts(match, levels, games):
        yield row(bout, play(bout.match, bout.seating))


def table(rows: Sequence[Report]) -> str:
    """The rows as the table in docs/bots.md, all figures in hundredths with their 95 % intervals."""
    lines = [
        "| players | level | among | games | wins, % | alone loses, % | equal share, % | clearly below |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in rows:
        cells = [
            *(str(one["players"]), f"`{one['level']}`", f"`{one['rival']}`", str(one["games"])),
            *(_share(one["wins"]), _share(one["lost"]), f"{100 * one['equal']:.1f}"),
            "yes" if one["below"] else "no",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _share(found: Report) -> str:
    return f"{100 * found['share']:.1f} ({100 * found['low']:.1f}–{100 * found['high']:.1f})"
