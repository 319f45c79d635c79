"""Cuts the typefaces of the page out of Fontsource's packages: python scripts/fonts.py FOLDER

FOLDER holds the unpacked npm packages `bitter` and `fira-sans` of @fontsource, under these names.
Needs fonttools and brotli, which nothing else here does. Only letters of our five languages are kept.

The server draws pictures with the same typefaces: each in one file, with more letters for names.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
FONTS = HOUSE / "ui" / "src" / "fonts"
OF_SERVER = HOUSE / "src" / "getaway" / "web" / "fonts"
FACES = (("bitter", 700), ("fira-sans", 400), ("fira-sans", 700))
LETTERS = {
    "latin": "20-7E,A0-FF,2013,2014,2018-201A,201C-201E,2022,2026,202F,2039,203A,2190-2193,2212,2264,2265",
    "latin-ext": "10C-10F,11A,11B,147,148,158-161,164,165,16E,16F,17D,17E,2192,2212,2264,2265",
    "cyrillic": "401,410-44F,451,2116",
}

DRAWN = "20-17F,218-21B,2013,2014,2018-201A,201C-201E,2022,2026,202F,2039,203A,2190-2193,2212,400-45F,2116"


def cut(folder: Path, face: str, weight: int, part: str) -> None:
    """One face, one weight, one alphabet."""
    letters = ",".join(f"U+{letter}" for letter in LETTERS[part].split(","))
    command = [
        *("pyftsubset", str(folder / face / "files" / f"{face}-{part}-{weight}-normal.woff2")),
        *(f"--unicodes={letters}", "--flavor=woff2", "--no-hinting", "--desubroutinize"),
        "--layout-features=kern,liga,lnum,mark,mkmk,locl,ccmp",
        f"--output-file={FONTS / f'{face}-{part}-{weight}.woff2'}",
    ]
    subprocess.run(command, check=True)


def join(folder: Path, face: str, weight: int) -> None:
    """One face, one weight, all alphabets, for the server."""
    letters = ",".join(f"U+{letter}" for letter in DRAWN.split(","))
    with tempfile.TemporaryDirectory() as name:
        parts = []
        for part in LETTERS:
            parts.append(str(Path(name) / f"{part}.ttf"))
            command = [
                *("pyftsubset", str(folder / face / "files" / f"{face}-{part}-{weight}-normal.woff2")),
                *(f"--unicodes={letters}", "--no-hinting", "--layout-features=kern,mark,mkmk,ccmp"),
                f"--output-file={parts[-1]}",
            ]
            subprocess.run(command, check=True)
        kept = OF_SERVER / f"{face}-{weight}.ttf"
        subprocess.run(["pyftmerge", f"--output-file={kept}", *parts], check=True)
    call(kept, face.replace("-", " ").title())


def call(file: Path, family: str) -> None:
    """Give a file the name of its family: one cut out of a variable file is called by its thinnest face."""
    from fontTools.ttLib import TTFont

    font = TTFont(file)
    font["name"].setName(family, 1, 3, 1, 0x409)
    font.save(file)


if __name__ == "__main__":
    for face, weight in FACES:
        for part in LETTERS:
            cut(Path(sys.argv[1]), face, weight, part)
        join(Path(sys.argv[1]), face, weight)
