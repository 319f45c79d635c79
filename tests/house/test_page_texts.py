"""No text for people stands in a component of the page: all words come from the catalogues."""

from __future__ import annotations

import re
from pathlib import Path

UI = Path(__file__).parent.parent.parent / "ui"
COMPONENTS = sorted((UI / "src").rglob("*.svelte"))
SPOKEN = re.compile(r"""\b(?:aria-label|aria-description|aria-valuetext|alt|title|placeholder)="([^"{]*)\"""")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def without_expressions(markup: str) -> str:
    """The markup with everything between braces taken out, however deep they stand."""
    kept, depth = [], 0
    for letter in markup:
        if letter == "{":
            depth += 1
        elif letter == "}":
            depth = max(0, depth - 1)
        elif depth == 0:
            kept.append(letter)
    return "".join(kept)


def texts(source: str) -> list[str]:
    """What a component says without asking a catalogue."""
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.DOTALL)
    markup = re.sub(r"<!--.*?-->", "", markup, flags=re.DOTALL)
    spoken = SPOKEN.findall(markup)
    # Arrow functions in attributes have a > of their own: expressions go first.
    shown = re.sub(r"<[^>]*>", "\n", without_expressions(markup))
    return [line.strip() for line in [*spoken, *shown.splitlines()] if LETTERS.search(line)]


def test_a_component_says_nothing_by_itself() -> None:
    assert len(COMPONENTS) > 50
    said = {path.name: texts(path.read_text(encoding="utf-8")) for path in COMPONENTS}
    assert {name: lines for name, lines in said.items() if lines} == {}


def test_a_text_in_a_component_would_be_found() -> None:
    assert texts('<p class="x">Hello <b>{name}</b></p>') == ["Hello"]
    assert texts('<button aria-label="Close" onclick={() => go(a > b)}>{text("ui-x")}</button>') == ["Close"]
    assert texts("<script>const greeting = 'Hello there';</script><style>p { color: red }</style>") == []


def test_every_link_of_the_page_is_placed_under_the_path_of_the_house() -> None:
    """`at("/…")` (ui/src/address.ts): a server may be under a path of its host."""
    bare = re.compile(r"""(href|src)(="/|: ?["'`]/|=\{["'`]/)|location\.origin""")
    found = [
        f"{path.relative_to(UI)}: {line.strip()}"
        for path in sorted((UI / "src").rglob("*"))
        if path.suffix in (".svelte", ".ts") and path.name != "address.ts" and ".test." not in path.name
        for line in path.read_text(encoding="utf-8").splitlines()
        if bare.search(line)
    ]
    assert found == []
    assert bare.search('<a href="/learn">')
    assert bare.search('{ href: "/" }')
