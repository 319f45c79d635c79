"""Cuts the typefaces of the page out of Fontsource's packages: python scripts/fonts.py FOLDER

FOLDER holds the unpacked npm packages `bitter` and `fira-sans` of @fontsource, under these names.
Needs fonttools and brotli, which nothing else here does. Only letters of our five languages are kept.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FONTS = Path(__file__).resolve().parent.parent / "ui" / "src" / "fonts"
FACES = (("bitter", 700), ("fira-sans", 400), ("fira-sans", 700))
LETTERS = {
    "latin": "20-7E,A0-FF,2013,2014,2018-201A,201C-201E,2022,2026,202F,2039,203A,2190-2193,2212,2264,2265",
    "latin-ext": "10C-10F,11A,11B,147,148,158-161,164,165,16E,16F,17D,17E,2192,2212,2264,2265",
    "cyrillic": "401,410-44F,451,2116",
}


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


if __name__ == "__main__":
    for face, weight in FACES:
        for part in LETTERS:
            cut(Path(sys.argv[1]), face, weight, part)
