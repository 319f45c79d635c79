"""What was measured of the ladder, as the tables of docs/bots.md: each stands between two comments there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from getaway.bots import LEVELS
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadFile
from getaway.lab.best_response import PREFIX
from getaway.lab.measures import CONTROL, PLAIN, RESPONSE, STEP, TABLE, Found

# What an onlooker would wonder at, as the rows of the table of habits say it.
WONDERED = {
    "turns": "turns",
    "offers": "offers",
    "deals": "deals",
    "deals-undone": "deals undone in the same turn",
    "offers-repeated": "refused offers repeated",
    "like-for-like": "like for like",
    "gifts-for-nothing": "gifts for nothing",
    "without-effect": "acts without effect",
    "votes": "votes",
    "votes-for-oneself": "votes for oneself",
}
END = "<!-- end -->"
Three = tuple[float, float, float]
Rows = Sequence[Sequence[str]]


def share(three: Three) -> str:
    """A share in hundredths with its interval."""
    return f"{100 * three[0]:.1f} ({100 * three[1]:.1f}–{100 * three[2]:.1f})"


def amount(three: Three) -> str:
    """So much a game, with its interval; nothing at all is a plain 0."""
    return f"{three[0]:.2f} ({three[1]:.2f}–{three[2]:.2f})" if three[2] > 0 else "0"


def markdown(heads: Sequence[str], rows: Rows) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def by_level(found: Sequence[Found]) -> list[Found]:
    """In the order of the ladder, by number of players."""
    return sorted(
        found, key=lambda one: (one.measure.players, rank(one.measure.one), rank(one.measure.others))
    )


def rank(name: str) -> int:
    """Where on the ladder a bot stands; after it, if it does not."""
    level = name.removeprefix(PREFIX)
    return LEVELS.index(level) if level in LEVELS else len(LEVELS)


def steps(found: Sequence[Found]) -> str:
    """One of each level among the level below."""
    several = any(one.several_winners for one in found)
    heads = ["players", "one", "among", "games"]
    heads += ["escapes", "is left behind", "the others escape", "are left behind"] if several else ["wins"]
    rows = []
    for one in by_level(found):
        cells = [str(one.measure.players), one.measure.one, one.measure.others, str(one.games)]
        cells += [share(one.wins)]
        cells += [share(one.lost), share(one.others_win), share(one.others_lose)] if several else []
        rows.append(cells)
    return markdown(heads, rows)


def tables(found: Sequence[Found]) -> str:
    """How often tables of each level escape, on each side of the board."""
    rows = [
        [str(one.measure.players), one.measure.sides, one.measure.one, str(one.games), share(one.escaped)]
        for one in sorted(by_level(found), key=lambda one: (one.measure.players, one.measure.sides != PLAIN))
    ]
    return markdown(["players", "sides", "table of", "games", "escapes"], rows)


def habits(found: Sequence[Found]) -> str:
    """What an onlooker would wonder at, a game and seat, at the tables on the plain sides."""
    parts = []
    plain = [one for one in by_level(found) if one.measure.sides == PLAIN]
    for players in dict.fromkeys(one.measure.players for one in plain):
        columns = [one for one in plain if one.measure.players == players]
        rows = [["games", *(str(one.games) for one in columns)]]
        for kind, said in WONDERED.items():
            rows.append([said, *(amount(one.habits.get(kind, (0.0, 0.0, 0.0))) for one in columns)])
        parts.append(markdown([f"{players} players", *(one.measure.one for one in columns)], rows))
    return "\n\n".join(parts)


def controls(found: Sequence[Found]) -> str:
    """One of each level among bots that nothing was tuned against."""
    several = any(one.several_winners for one in found)
    heads = ["players", "one", "among", "games", "escapes" if several else "wins"]
    heads += ["is left behind"] * several + ["equal share", "clearly below"]
    rows = []
    for one in by_level(found):
        cells = [str(one.measure.players), one.measure.one, f"`{one.measure.others}`", str(one.games)]
        cells += [share(one.wins), *([share(one.lost)] if several else [])]
        rows.append([*cells, f"{100 * one.equal:.1f}", "yes" if one.below else "no"])
    return markdown(heads, rows)


def responses(found: Sequence[Found]) -> str:
    """What one wins who knows how a level decides."""
    several = any(one.several_winners for one in found)
    heads = ["players", "one who knows", "games", "escapes" if several else "wins"]
    heads += ["is left behind", "they escape", "are left behind"] if several else ["at least above its share"]
    rows = []
    for one in by_level(found):
        cells = [str(one.measure.players), one.measure.others, str(one.games), share(one.wins)]
        if several:
            cells += [share(one.lost), share(one.others_win), share(one.others_lose)]
        else:
            more, least = (100 * (won - one.equal) for won in one.wins[:2])
            cells.append(f"{more:+.1f} (from {least:+.1f})")
        rows.append(cells)
    return markdown(heads, rows)


TABLES: dict[str, tuple[str, Callable[[Sequence[Found]], str]]] = {
    "steps": (STEP, steps),
    "tables": (TABLE, tables),
    "habits": (TABLE, habits),
    "controls": (CONTROL, controls),
    "responses": (RESPONSE, responses),
}


def written(text: str, found: Sequence[Found]) -> str:
    """A text with every table of what was measured in its place, `<!-- steps GAME -->` and so on."""
    for name in REGISTRY:
        if find(name).considerations is None:
            continue
        for word, (kind, table) in TABLES.items():
            rows = [one for one in found if one.measure.kind == kind and one.measure.game == name]
            if not rows:
                continue
            before, place, after = text.partition(f"<!-- {word} {name} -->\n")
            if place:
                text = f"{before}{place}{table(rows)}\n{END}{after.partition(END)[2]}"
    return text


def write(path: Path, found: Sequence[Found]) -> None:
    """Write the tables into a file that has places for them."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None
    path.write_text(written(text, found), encoding="utf-8")
