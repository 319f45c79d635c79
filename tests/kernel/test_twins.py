"""Compiled code is kept under a name for what it is made of: an edit of that gives another, no other edit."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from getaway.kernel import compiled, linking
from getaway.kernel.dialect import mark
from getaway.kernel.twins import Decorator, sources

RULE = "from getaway.kernel.dialect import rule\n{imports}\n@rule\ndef {name}(*given):\n    return 1\n"
# A game in one room, a generic file in another; `view` belongs to the game but not to its rules.
FILES = {
    "vault/rules": RULE.format(
        imports="from vault import luck\nimport vault.lock\nimport vault.rooms.cellar\nfrom lent import loan",
        name="apply",
    ),
    # A room of the same package, reached by relative names too, and a rule that another package lends.
    "vault/rooms/cellar": RULE.format(imports="from . import hatch\nfrom ..stone import wall", name="steps"),
    "vault/rooms/hatch": RULE.format(imports="", name="lift"),
    "vault/stone": RULE.format(imports="", name="wall"),
    "lent/loan": RULE.format(imports="", name="lend"),
    "vault/luck": RULE.format(imports="from vault.dust import grain", name="worth"),
    "vault/dust": RULE.format(imports="", name="grain"),
    "vault/lock": RULE.format(imports="", name="turn"),
    "vault/invariants": RULE.format(imports="", name="violated"),
    "vault/considerations": RULE.format(imports="from vault.taste import savour", name="consider"),
    "vault/whims": RULE.format(imports="from vault.taste import savour", name="consider"),
    "vault/taste": RULE.format(imports="", name="savour"),
    "vault/view": RULE.format(imports="from vault.rules import apply", name="view"),
    "shed/generic": RULE.format(imports="from shed.tool import turn", name="mend"),
    "shed/tool": RULE.format(imports="", name="turn"),
}
RULES, CONSIDERATIONS, GENERIC, PLAYOUT = (
    "vault.rules",
    "vault.considerations",
    "shed.generic",
    linking.PLAYOUT,
)


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, text in FILES.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("GETAWAY_CACHE", str(tmp_path / "cache"))
    __import__("vault.view")
    yield tmp_path
    for name in [
        name
        for name in sys.modules
        if name.partition(".")[0] in ("vault", "shed", "lent") or "@vault" in name
    ]:
        del sys.modules[name]
    linking.kept_in.cache_clear()


@pytest.fixture
def kept(vault: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    return folders(monkeypatch)


def folders(monkeypatch: pytest.MonkeyPatch, considerations: str = CONSIDERATIONS) -> dict[str, str]:
    """Where the code of each file would be kept, by the file."""
    given: list[Path | None] = []

    def decorator(folder: Path | None) -> Decorator:
        given.append(folder)
        return mark

    monkeypatch.setattr(compiled, "decorator", decorator)
    linking.kept_in.cache_clear()
    _, twins = linking.compiled_rules.__wrapped__("vault", RULES, "vault.invariants", considerations)
    found = {}
    for name in (RULES, considerations, PLAYOUT, GENERIC):
        twins._made.pop(name, None)
        given.clear()
        twins.of(name)
        place = given[0]
        assert place is not None
        found[name] = place.name
    return found


def edit(vault: Path, name: str) -> None:
    path = vault / f"{name}.py"
    path.write_text(path.read_text().replace("return 1", "return 2"))


def test_rules_considerations_and_what_uses_them_are_kept_apart(kept: dict[str, str]) -> None:
    assert kept[RULES] == kept[PLAYOUT]
    assert len(set(kept.values())) == 3


def test_what_is_kept_names_its_considerations_so_others_keep_their_own(
    kept: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not set(kept.values()) & set(folders(monkeypatch, "vault.whims").values())


@pytest.mark.parametrize(
    ("edited", "anew"),
    [
        ("vault/rules", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/luck", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/dust", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/lock", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/rooms/cellar", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/rooms/hatch", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/stone", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("lent/loan", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/invariants", {RULES, PLAYOUT, CONSIDERATIONS, GENERIC}),
        ("vault/considerations", {CONSIDERATIONS, GENERIC}),
        ("vault/taste", {CONSIDERATIONS, GENERIC}),
        ("shed/generic", {GENERIC}),
        ("shed/tool", {GENERIC}),
        ("vault/view", set()),
    ],
)
def test_an_edit_makes_anew_what_uses_the_file_and_nothing_else(
    vault: Path, kept: dict[str, str], edited: str, anew: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folders(monkeypatch) == kept
    edit(vault, edited)
    after = folders(monkeypatch)
    assert {name for name in kept if after[name] != kept[name]} == anew


def test_what_other_people_have_written_is_not_looked_into(vault: Path) -> None:
    (vault / "vault" / "dust.py").write_text("import pytest\n")
    found = sources([RULES])
    assert {path.stem for path in found if path.is_relative_to(vault)} >= {"rules", "luck", "dust", "lock"}
    assert Path(pytest.__file__) not in found


def test_of_a_module_in_no_package_the_modules_beside_it_count_and_no_packages(
    vault: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (vault / "lonely.py").write_text(
        RULE.format(imports="import beside\nimport shed.tool\nimport pytest", name="go")
    )
    (vault / "beside.py").write_text("WORTH = 7\n")
    (vault / "shed" / "tool.py").write_text("WORTH = 7\n")
    __import__("lonely")
    found = sources(["lonely"])
    for name in ("lonely", "beside"):
        del sys.modules[name]
    assert {path.name for path in found if path.is_relative_to(vault)} == {"lonely.py", "beside.py"}
