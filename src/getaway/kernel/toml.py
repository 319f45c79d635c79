"""Reads an edition's TOML file; whatever is wrong becomes a `BadFile` that names the place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from getaway.kernel.errors import BadFile


def read_toml(path: Path) -> dict[str, object]:
    """The file as a table."""
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise BadFile(path, "isn't text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        wrong = re.sub(r" \(at .*\)$", "", str(error))
        raise BadFile(path, f"isn't TOML: {wrong}.", int(place[1]) if place else None) from None


def check_keys(path: Path, where: str, table: dict[str, object], known: tuple[str, ...]) -> None:
    """Refuse a key that the table does not know: most often a slip of the pen."""
    for key in table:
        if key not in known:
            raise BadFile(path, f"{where} has the key {key!r}; it knows {', '.join(known)}.")


def new_edition(standard: Path, game: str, path: Path) -> str:
    """The text of an edition to type one's own cards into: standard or small, named like its file."""
    _, _, rest = standard.read_text(encoding="utf-8").partition(f'name = "{standard.stem}"\n')
    name = path.stem.replace("\\", "").replace('"', "") or "mine"
    return (
        f"# An edition of {game}. Type in what is printed in your box; what stands after a # is a note.\n"
        "# docs/editions.md shows where each number stands on a card. Then:\n"
        f"#   getaway edition check {path.name}\n"
        f"#   getaway play {game} --edition {path.name}\n"
        f'\nname = "{"own" if name == "standard" else name}"\n{rest}'
    )
